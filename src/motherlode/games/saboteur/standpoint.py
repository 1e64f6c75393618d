"""One decision as one seat sees it: what it knows, whom it mistrusts, and what its options are
worth. The options are weighed in ``guide_path.py``, in ``guide_cards.py`` with the files that it
names, and in ``guide_hand.py``.

Options are weighed in points: a treasure just dug is worth 100 to those who want it dug.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.approach import CARD, FAR, Approach
from motherlode.games.saboteur.guide_roles import digs, doors_closed_to
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import hand_size
from motherlode.games.saboteur.terms import BLOCKED, GOALS, TREASURE

DUG: Final = 100.0
STRIDE: Final = 0.75  # what a way is worth for each card that it lacks


def promises() -> list[float]:
    """What a way to the treasure promises by the half cards that it lacks."""
    return [DUG * STRIDE ** (cards / CARD) for cards in range(FAR)] + [0.0]


PROMISE: Final = vec[float](promises())
WARY_TURNS: Final = 4.0  # with so many turns to come a good name is worth its full price
SECOND: Final = 0.2  # what the second best way counts, against the best
PACE: Final = 2.0  # turns at the table for each card that the way lacks
DIGGER_CARE: Final = 0.25  # what a good name is worth to those who have nothing to hide
CARE_OF_TEAMS: Final = 0.6  # what it is worth where the diggers' two teams mistrust each other too
TRUST: Final = 1.4
MOST_TRUST: Final = 6.0
DISTRUST: Final = 5.0
DISTRUST_RISES: Final = 0.6


class Standpoint:
    """What a seat looks at when it has to play a card.

    ``enmity``: per seat, how much its success would hurt, -1 to 1. ``suspicions``: per seat, how
    likely everybody takes it for a saboteur. ``chances``: where the treasure lies, per goal, as
    the seat knows; ``guesses``: as everybody may think. ``thorough``: whether to look at each
    option on a board of its own, or at a glance.
    """

    def __init__(
        self,
        position: SaboteurPosition,
        seat: i64,
        approach: Approach,
        probe: Approach,
        enmity: vec[float],
        suspicions: vec[float],
        thorough: bool,
    ) -> None:
        self.position = position
        self.mine = position.mine
        self.terms = position.terms
        self.seat = seat
        self.role = position.role(seat)
        self.digs = digs(self.role)
        self.closed = doors_closed_to(self.role)
        self.approach = approach
        self.probe = probe
        self.enmity = enmity
        self.suspicions = suspicions
        self.thorough = thorough
        self.chances = chances_of(position, position.knows[seat] & 7)
        self.guesses = chances_of(position, 0)
        self.hand = position.hands[seat]
        self.blocked = position.front[seat] & BLOCKED != 0
        approach.survey(self.mine, self.closed)
        self.worth = self.worth_of(approach, self.chances)
        self.public_worth = self.worth_of(approach, self.guesses)
        self.turns = float(hand_size(self.hand)) + float(position.deck_left) / float(position.seats)
        self.care = DIGGER_CARE
        if self.digs < 0.0:
            missing = float(self.nearest()) / float(CARD)
            digging = PACE * missing / float(position.seats)
            left = min(self.turns, digging)
            self.care = (1.0 - suspicions[seat]) * min(1.0, left / WARY_TURNS)
            if self.terms.expansion:
                self.care *= CARE_OF_TEAMS
        self.codes = vec[i64](capacity=64)
        self.scores = vec[float](capacity=64)
        self.marks = vec[float](capacity=64)

    def offer(self, code: i64, score: float, mark: float) -> None:
        """Weigh an option: a packed action, what it is worth, and how much more (or less)
        suspect it makes the seat, as log odds."""
        self.codes = append(self.codes, code)
        self.scores = append(self.scores, score)
        self.marks = append(self.marks, mark)

    def trust(self, change: float) -> float:
        """What it is worth to be seen changing the public worth of the ways to the goals."""
        if change >= 0.0:
            return self.care * min(TRUST * change, MOST_TRUST)
        return -self.care * (DISTRUST - DISTRUST_RISES * change)

    def worth_of(self, approach: Approach, chances: vec[float]) -> float:
        """What the ways to the goals promise, 0 to DUG; a second way is worth something too, if
        there is time to look at it."""
        worth = worth_of(approach.nearest, chances)
        if self.thorough:
            worth += SECOND * (worth_of(approach.second, chances) - worth)
            for place in range(GOALS):
                if approach.nearest[place] == 0:
                    worth += SECOND * chances[place] * (DUG - PROMISE[approach.second[place]])
        return worth

    def nearest(self) -> i64:
        """Half cards missing to the goal that promises most."""
        best = -1.0
        cards: i64 = FAR
        for place in range(GOALS):
            promise = self.chances[place] * PROMISE[self.approach.nearest[place]]
            if promise > best:
                best = promise
                cards = self.approach.nearest[place]
        return cards

    def knows_treasure(self) -> bool:
        """Whether the seat is sure where the treasure lies."""
        for place in range(GOALS):
            if self.chances[place] > 0.99:
                return True
        return False


def chances_of(position: SaboteurPosition, known: i64) -> vec[float]:
    """Where the treasure lies, per goal, for somebody who has seen some (a bit each)."""
    chances = vec[float]([0.0] * GOALS)
    mine = position.mine
    hidden: i64 = 0
    for place in range(GOALS):
        seen = (known >> place) & 1 != 0 or mine.is_up(place)
        if not seen:
            hidden += 1
        elif mine.goal(place) == TREASURE:
            for other in range(GOALS):
                chances[other] = 1.0 if other == place else 0.0
            return chances
    for place in range(GOALS):
        if not (known >> place) & 1 and not mine.is_up(place):
            chances[place] = 1.0 / float(hidden)
    return chances


def worth_of(cards: vec[i64], chances: vec[float]) -> float:
    """What the ways to the goals promise, 0 to DUG, by the half cards missing to each."""
    worth = 0.0
    for place in range(GOALS):
        worth += chances[place] * PROMISE[cards[place]]
    return worth
