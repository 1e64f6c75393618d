"""What a seat may think of the others' roles: a fold over the events that it could see.

Everything done weighs in twice. In public: how well each role fits what a player did
(``belief_clues.py``); this is his reputation, and the deeds of others towards him are read by it.
And in private: facts that only the viewer has, his own role and those he has inspected. Together
with the printed counts of roles they give the odds (``belief_joint.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from motherlode.engine.generators import Rng
from motherlode.games.saboteur import tiles, wire
from motherlode.games.saboteur.agreement import base_terms, expansion_terms
from motherlode.games.saboteur.belief_clues import (
    BY_ROLE,
    DISCARDS,
    HELP,
    HELPED_BY,
    HIT,
    HIT_BY,
    USUAL,
    Clue,
    Standing,
)
from motherlode.games.saboteur.belief_digging import Digging
from motherlode.games.saboteur.belief_joint import Joint
from motherlode.games.saboteur.content import Content
from motherlode.games.saboteur.terms import (
    BLUE_DIGGER,
    GREEN_DIGGER,
    ROLES,
    SABOTEUR,
    Terms,
)
from motherlode.games.saboteur.wire import ROLE_NAMES, TOOL_NAMES, Role, SaboteurEvent

LEAST_FIT: Final = 1e-4  # nobody is ever quite beyond suspicion, or quite convicted, by deeds alone
RIVALS: Final[dict[int | None, tuple[int, ...]]] = {
    BLUE_DIGGER: (GREEN_DIGGER,),
    GREEN_DIGGER: (BLUE_DIGGER,),
}


class Holder:
    """A role card, with a player or put away: what its owner did while he had it, and what it
    is, if the viewer knows."""

    def __init__(self) -> None:
        self.marks = [0.0] * ROLES
        """Per role, the logarithm of how well it fits those deeds."""
        self.repute = [0.0] * ROLES
        """The same as the others may see it: what the viewer did to somebody tells them something
        of him, and the viewer nothing."""
        self.role: int | None = None
        self.seen_by: set[int] = set()

    def mark(self, weights: Sequence[float], degree: float, *, for_viewer: bool) -> None:
        """Take a deed into account, to a degree of 0 to 1, or below 0 for its opposite."""
        self.repute = added(self.repute, weights, degree)
        if for_viewer:
            self.marks = added(self.marks, weights, degree)


def added(marks: Sequence[float], weights: Sequence[float], degree: float) -> list[float]:
    """Marks with so much of the weights added."""
    return [mark + degree * weight for mark, weight in zip(marks, weights, strict=True)]


def fits(marks: Sequence[float]) -> list[float]:
    """How well each role fits, the best 1."""
    best = max(marks)
    return [max(exp(mark - best), LEAST_FIT) for mark in marks]


class Belief:
    """The beliefs of one seat, or with None of a spectator, in a game of Saboteur.

    Hear the events in order, all that the viewer could see. ``expansion``: Saboteur 2. A new
    round forgets everything; the roles shown at its end are certain until then. ``terms``: those
    of the table, if they are at hand; it takes time to make them from the content.
    """

    def __init__(
        self,
        expansion: bool,
        seats: int,
        viewer: int | None,
        content: Content,
        terms: Terms | None = None,
    ) -> None:
        self.expansion = expansion
        self.seats = seats
        self.viewer = viewer
        self.terms = terms or _terms(content, expansion, seats)
        self.pile = [int(count) for count in self.terms.roles]
        self.digging = Digging(self.terms, content)
        self._begin()

    def _begin(self) -> None:
        self.digging.clear()
        self.holders = [Holder() for _ in range(self.seats)]
        self.retired: list[Holder] = []
        self.fronts: list[set[str]] = [set() for _ in range(self.seats)]
        self._odds: list[list[float]] | None = None
        self._joint: Joint | None = None

    # -- what it tells ---------------------------------------------------------------------

    def odds(self, seat: int) -> dict[Role, float]:
        """The probability of each role there is; they sum to 1. What the viewer knows is
        certain."""
        found = self._marginals()[seat]
        return {ROLE_NAMES[role]: found[role] for role in range(ROLES) if self.pile[role]}

    def hostility(self, seat: int) -> float:
        """How likely a seat works against the treasure being dug, or in Saboteur 2 for the
        other team, if the viewer is a digger of a team; 0 to 1."""
        found = self._marginals()[seat]
        own = None if self.viewer is None else self.holders[self.viewer].role
        rivals = sum(found[role] for role in RIVALS.get(own, ()))
        return found[SABOTEUR] + rivals

    def sabotage(self, seat: int) -> float:
        """How likely a seat is a saboteur; 0 to 1."""
        return self._marginals()[seat][SABOTEUR]

    def draw_roles(self, rng: Rng) -> list[Role]:
        """A role for every seat: those known, and the others as likely as they are together."""
        dealt = self._dealing().deal(rng)
        hidden = iter(dealt)
        return [
            ROLE_NAMES[next(hidden) if holder.role is None else holder.role]
            for holder in self.holders
        ]

    def _dealing(self) -> Joint:
        if self._joint is None:
            pile = list(self.pile)
            all_fits: list[float] = []
            for holder in [*self.holders, *self.retired]:
                if holder.role is None:
                    all_fits += fits(holder.marks)
                else:
                    pile[holder.role] -= 1
            self._joint = Joint(tuple(pile), all_fits)
        return self._joint

    def _marginals(self) -> list[list[float]]:
        if self._odds is None:
            found = self._dealing().odds()
            self._odds = []
            at = 0
            for holder in self.holders:
                if holder.role is None:
                    self._odds.append(found[at : at + ROLES])
                    at += ROLES
                else:
                    self._odds.append([float(role == holder.role) for role in range(ROLES)])
        return self._odds

    def reputation(self, seat: int) -> list[float]:
        """The probability of each role by what the seat did before everybody's eyes, as the
        viewer reads it: the others' view of the seat, as far as they know what the viewer knows."""
        repute = fits(self.holders[seat].repute)
        weights = [count * fit for count, fit in zip(self.pile, repute, strict=True)]
        total = sum(weights)
        return [weight / total for weight in weights]

    # -- what it hears ---------------------------------------------------------------------

    def hear(self, event: SaboteurEvent) -> None:
        """Take an event into account."""
        self._odds = self._joint = None
        match event:
            case wire.RoundBegan():
                self._begin()
            case wire.RoleDealt() | wire.RoleShown():
                if event.role is not None:
                    self.holders[event.seat].role = ROLE_NAMES.index(event.role)
                self.holders[event.seat].seen_by.add(event.seat)
            case wire.Placed():
                self._placed(event)
            case wire.GoalTurned():
                self.digging.turn_up(event)
            case wire.RocksFell():
                self._dug(event.seat, self.digging.fall(event, event.seat))
            case wire.Peeked():
                self.clue(event.seat, "map")
                self.digging.peek(event.seat, event.goal)
                if event.card is not None:
                    self.digging.see_goal(event.goal, event.card)
            case wire.ToolBroken():
                self.fronts[event.other].update(self._tools(event.card))
                self._done_to(event.seat, event.other, HIT, HIT_BY, "hit-by-knower")
            case wire.Trapped():
                self.fronts[event.other].add("trap")
                self._done_to(event.seat, event.other, HIT, HIT_BY, "hit-by-knower")
            case wire.ToolRepaired():
                self.fronts[event.other].discard(event.tool)
                self._done_to(event.seat, event.other, HELP, HELPED_BY, "helped-by-knower")
            case wire.Freed():
                self.fronts[event.other].discard("trap")
                self._done_to(event.seat, event.other, HELP, HELPED_BY, "helped-by-knower")
            case wire.Cleared():
                self.fronts[event.seat].discard(event.item)
            case wire.Discarded():
                hindered = bool(self.fronts[event.seat])
                self.clue(event.seat, "hindered-discard" if hindered else DISCARDS[event.count - 1])
            case wire.TheftLaid():
                self.clue(event.seat, "theft")
            case wire.HandsSwapped():
                self.clue(event.seat, "hands")
            case wire.Inspected():
                self.clue(event.seat, "inspect")
                holder = self.holders[event.other]
                holder.seen_by.add(event.seat)
                if event.role is not None:
                    holder.role = ROLE_NAMES.index(event.role)
            case wire.HatsSwapped():
                self.clue(event.seat, "hat-own" if event.seat == event.other else "hat-other")
                self.retired.append(self.holders[event.other])
                self.holders[event.other] = Holder()
            case _:
                pass

    def _tools(self, card: str) -> list[str]:
        bits = self.terms.tools[self.digging.kinds[card]]
        return [name for tool, name in enumerate(TOOL_NAMES) if (bits >> tool) & 1]

    def clue(self, seat: int, clue: Clue, degree: float = 1.0, doer: int | None = None) -> None:
        """Count a clue to the role of a seat, given by itself or by what ``doer`` did to it."""
        by_viewer = doer is not None and doer == self.viewer
        self.holders[seat].mark(BY_ROLE[clue], degree, for_viewer=not by_viewer)

    def _placed(self, event: wire.Placed) -> None:
        self._dug(event.seat, self.digging.lay(event, event.seat))
        shape = self.digging.shape(event.card, event.turned)
        if shape & tiles.CRYSTAL:
            self.clue(event.seat, "crystal")
        if (shape >> tiles.BLUE) & 15:
            self.clue(event.seat, "blue-door")
        if (shape >> tiles.GREEN) & 15:
            self.clue(event.seat, "green-door")

    def _dug(self, seat: int, clues: list[Clue]) -> None:
        """Weigh a deed that is another clue depending on where the treasure lies, for the role
        of who did it and for the treasure."""
        for clue, chance in zip(clues, self.digging.treasure, strict=True):
            self.clue(seat, clue, chance)
        if len(set(clues)) > 1 and seat != self.viewer:
            guess = self.reputation(seat)
            self.digging.weigh(
                [
                    exp(USUAL[clue])
                    * sum(c * exp(w) for c, w in zip(guess, BY_ROLE[clue], strict=True))
                    for clue in clues
                ]
            )

    def _done_to(
        self,
        seat: int,
        other: int,
        deeds: dict[Standing, Clue],
        done_by: dict[Standing, Clue],
        by_knower: Clue,
    ) -> None:
        """Weigh what a seat did to another: by whom he takes the other to be. It also tells
        something of the other."""
        if seat == other:
            return
        knows = seat in self.holders[other].seen_by
        suspicion = self.reputation(seat)[SABOTEUR]
        of_doer = self._standing(seat, False)
        for standing, degree in self._standing(other, knows).items():
            self.clue(seat, deeds[standing], degree)
        if knows:
            self.clue(other, by_knower, 1.0 - 2.0 * suspicion, doer=seat)
        else:
            for standing, degree in of_doer.items():
                self.clue(other, done_by[standing], degree, doer=seat)

    def _standing(self, seat: int, certain: bool) -> dict[Standing, float]:
        """How far a seat is trusted, unclear or suspected: by reputation, or by what the viewer
        knows of the role, where it is ``certain`` to whom it matters."""
        role = self.holders[seat].role
        if certain and role is not None:
            return {"suspected" if role == SABOTEUR else "trusted": 1.0}
        suspicion = self.reputation(seat)[SABOTEUR]
        usual = self.pile[SABOTEUR] / sum(self.pile)
        if suspicion < usual:
            share = suspicion / usual
            return {"trusted": 1.0 - share, "unclear": share}
        share = (suspicion - usual) / (1.0 - usual)
        return {"unclear": 1.0 - share, "suspected": share}


def _terms(content: Content, expansion: bool, seats: int) -> Terms:
    """The terms of a usual game; options change nothing that beliefs rest on."""
    if expansion:
        return expansion_terms(
            content, {"team_win": "any", "theft_from": "paid", "trap_target": "any"}
        )
    return base_terms(content, {"broken_tool_no_gold": False}, seats)
