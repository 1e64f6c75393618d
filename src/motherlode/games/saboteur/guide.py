"""What a sensible player of Saboteur and Saboteur 2 looks at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.guide import ActionStudy, Guide, Study
from motherlode.games.saboteur.actions import DECLINE, STEAL
from motherlode.games.saboteur.approach import Approach
from motherlode.games.saboteur.belief import Belief
from motherlode.games.saboteur.guide_cards import weigh_action
from motherlode.games.saboteur.guide_hand import weigh_clearings, weigh_discards
from motherlode.games.saboteur.guide_path import weigh_tunnel
from motherlode.games.saboteur.guide_roles import enmity, likely_enmity
from motherlode.games.saboteur.guide_study import study_of
from motherlode.games.saboteur.mine import Mine
from motherlode.games.saboteur.repute import Repute
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.standpoint import Standpoint
from motherlode.games.saboteur.state import (
    KNOWS_ROLE,
    SHARING,
    STEALING,
    first_card,
    other_kinds,
)
from motherlode.games.saboteur.terms import BLOCKED, GOALS, ROLES, SABOTEUR, TREASURE
from motherlode.games.saboteur.wire import ROLE_NAMES, RoundBegan

SLIPS: Final = 6  # one of so many choices of a novice is made without thinking
GRAIN: Final = 1000
WHIM: Final = 1.5  # points that a glance may be wrong by
NOVICE_WHIM: Final = 5.0


class SaboteurGuide(Guide):
    """Every seat plays its role by what it knows and by what it thinks of the others."""

    def __init__(self) -> None:
        self.approach = Approach()
        self.probe = Approach()
        self.seen: tuple[Any, Any, Sequence[Any]] | None = None
        self.belief: Belief | None = None
        self.repute: Repute | None = None

    def attend(self, game: Any, view: Any, events: Sequence[Any]) -> None:
        self.belief = None
        self.repute = None
        self.seen = (game, view, events)

    def imagine(self, game: Any, view: Any, rng: Rng) -> Position:
        belief = self.believes()
        if belief is None or view.stage != "turns":
            return Guide.imagine(self, game, view, rng)
        world = game.imagine(view, rng, belief.draw_roles(rng))
        assert isinstance(world, SaboteurPosition)
        bury_treasure(world, view, belief, rng)
        return world

    def best(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, SaboteurPosition)
        if position.stage == SHARING or position.stage == STEALING:
            return most_gold(position, seat)
        stand = self.stand(position, seat)
        return stand.codes[best_of(stand, rng, 0.01)]

    def careless(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, SaboteurPosition)
        if not rng.below(SLIPS):
            legal = position.legal(seat)
            return legal[rng.below(len(legal))]
        if position.stage == SHARING or position.stage == STEALING:
            return most_gold(position, seat)
        stand = self.glance(position, seat)
        return stand.codes[best_of(stand, rng, NOVICE_WHIM)]

    def quick(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, SaboteurPosition)
        if position.stage == SHARING or position.stage == STEALING:
            return most_gold(position, seat)
        stand = self.glance(position, seat)
        chosen = best_of(stand, rng, WHIM)
        repute = self.repute
        assert repute is not None
        repute.add(seat, stand.marks[chosen])
        return stand.codes[chosen]

    def study(self, position: Position, seat: i64, rng: Rng) -> Study:
        assert isinstance(position, SaboteurPosition)
        if position.stage == SHARING or position.stage == STEALING:
            return ActionStudy(seat, vec[i64]([most_gold(position, seat)]))
        stand = self.stand(position, seat)
        base = Repute(position.terms, position.seats)
        base.round = position.round
        for other in range(position.seats):
            base.believe(other, stand.suspicions[other])
        playing = Repute(position.terms, position.seats)
        self.repute = playing
        return study_of(stand, base, playing)

    # -- standpoints -----------------------------------------------------------------------

    def stand(self, position: SaboteurPosition, seat: i64) -> Standpoint:
        """The decision of a seat as it sees it after a moment's thought."""
        belief = self.believes()
        if belief is None:
            return self.weigh(position, seat, self.enmities(position, seat), True)
        foes = vec[float](capacity=position.seats)
        suspicions = vec[float](capacity=position.seats)
        for other in range(position.seats):
            foes = append(foes, likely_enmity(position.role(seat), odds_of(belief, other), 0))
            suspicions = append(suspicions, float(belief.reputation(int(other))[SABOTEUR]))
        return weighed(
            Standpoint(position, seat, self.approach, self.probe, foes, suspicions, True)
        )

    def glance(self, position: SaboteurPosition, seat: i64) -> Standpoint:
        """The decision of a seat as it sees it at once, by the repute of the others."""
        return self.weigh(position, seat, self.enmities(position, seat), False)

    def weigh(
        self, position: SaboteurPosition, seat: i64, foes: vec[float], thorough: bool
    ) -> Standpoint:
        repute = self.repute_in(position)
        suspicions = vec[float](capacity=position.seats)
        for other in range(position.seats):
            suspicions = append(suspicions, repute.suspicion(other))
        return weighed(
            Standpoint(position, seat, self.approach, self.probe, foes, suspicions, thorough)
        )

    def enmities(self, position: SaboteurPosition, seat: i64) -> vec[float]:
        """How much the others' success would hurt a seat, by their repute and what it has
        seen of their roles."""
        repute = self.repute_in(position)
        role = position.role(seat)
        foes = vec[float](capacity=position.seats)
        for other in range(position.seats):
            if (position.knows[seat] >> (KNOWS_ROLE + other)) & 1:
                foes = append(foes, enmity(role, position.role(other)))
            else:
                foes = append(foes, repute.enmity(role, other))
        return foes

    def believes(self) -> Belief | None:
        """What the seat believes after all that it has seen; None if it has seen nothing."""
        if self.belief is None and self.seen is not None:
            game, view, events = self.seen
            if events:
                self.belief = believe(game, view, events)
        return self.belief

    # -- repute ----------------------------------------------------------------------------

    def repute_in(self, position: SaboteurPosition) -> Repute:
        """The repute of the seats of a game that is being played out."""
        repute = self.repute
        if repute is None or repute.judged is not position:
            repute = Repute(position.terms, position.seats)
            repute.judged = position
            repute.round = position.round
            self.repute = repute
        elif repute.round != position.round:
            repute.round = position.round
            repute.clear()
        return repute


def weighed(stand: Standpoint) -> Standpoint:
    """The standpoint with all options worth a thought; never without any."""
    hand = stand.hand
    while hand:
        kind = first_card(hand) - 1
        hand = other_kinds(hand)
        if kind >= stand.terms.paths:
            weigh_action(stand, kind)
        elif not stand.blocked:
            weigh_tunnel(stand, kind)
    if stand.terms.expansion and stand.position.front[stand.seat] & BLOCKED:
        weigh_clearings(stand)
    weigh_discards(stand)
    return stand


def best_of(stand: Standpoint, rng: Rng, whim: float) -> i64:
    """Which option scores most if each is misjudged by 0 to ``whim`` points."""
    best: i64 = 0
    most = -1.0e9
    for at in range(len(stand.codes)):
        score = stand.scores[at] + whim * float(rng.below(GRAIN)) / float(GRAIN)
        if score > most:
            most = score
            best = at
    return best


def most_gold(position: SaboteurPosition, seat: i64) -> i64:
    """The largest gold card; or a gold from whoever has most."""
    legal = position.legal(seat)
    if position.stage == SHARING:
        return legal[len(legal) - 1]
    best: i64 = -1
    for at in range(len(legal)):
        code = legal[at]
        if code != DECLINE and (
            best < 0 or position.score(code - STEAL) > position.score(legal[best] - STEAL)
        ):
            best = at
    return legal[best] if best >= 0 else DECLINE


def believe(game: Any, view: Any, events: Sequence[Any]) -> Belief:
    """The belief of the seat that has seen these events; only the round in play matters."""
    belief: Belief = game.belief(view)
    for event in this_round(events):
        belief.hear(event)
    return belief


def bury_treasure(world: SaboteurPosition, view: Any, belief: Belief, rng: Rng) -> None:
    """Let the treasure lie where the belief takes it to be, among the goals that the viewer does
    not know."""
    at = float(rng.below(GRAIN)) / float(GRAIN)
    for place in range(GOALS):
        at -= float(belief.digging.treasure[place])
        if at < 0.0:
            if view.goals[place].card is None:
                swap_goals(world.mine, place)
            return


def swap_goals(mine: Mine, place: i64) -> None:
    """Exchange the goal card at a place with the treasure."""
    for other in range(GOALS):
        if mine.goal(other) == TREASURE:
            card = mine.goal(place)
            mine.goals ^= (card ^ TREASURE) << (2 * other)
            mine.goals ^= (card ^ TREASURE) << (2 * place)
            return


def this_round(events: Sequence[Any]) -> Sequence[Any]:
    """The events since the last round began."""
    at = len(events) - 1
    while at > 0 and not isinstance(events[at], RoundBegan):
        at -= 1
    return events[at:]


def odds_of(belief: Belief, seat: i64) -> vec[float]:
    """The odds of the roles of a seat, in the order of terms.py."""
    told = belief.odds(int(seat))
    odds = vec[float](capacity=ROLES)
    for name in ROLE_NAMES:
        odds = append(odds, float(told.get(name, 0.0)))
    return odds
