"""What a sensible player of a game looks at: what every game tells the bots.

A guide is given positions that were imagined from a view, so whatever it looks at, it cannot
cheat. One guide serves one game and one decision after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.vecs import i64, vec

NO_HORIZON: Final = 100_000  # plies: only games that do not end are as long


class Outlook:
    """How games went on from one prospect: for one seat, over many playouts."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.won = 0.0
        self.squares = 0.0

    def count(self, share: float) -> None:
        """Add a game that brought this share of the win, or this chance of it, 0 to 1."""
        self.games += 1
        self.won += share
        self.squares += share * share

    def chance(self) -> float:
        """The mean share, 0 to 1."""
        return self.won / float(self.games) if self.games else 0.0

    def variance(self) -> float:
        """Of the shares."""
        if not self.games:
            return 0.0
        mean = self.chance()
        return max(self.squares / float(self.games) - mean * mean, 0.0)


def share_of_win(end: Position, seat: i64) -> float:
    """1 for winning a finished game alone, a part of it for winning with others, 0 for losing."""
    if end.rank(seat) > 1:
        return 0.0
    winners: i64 = 0
    for other in range(end.seats):
        if end.rank(other) == 1:
            winners += 1
    return 1.0 / float(winners)


class Study:
    """One decision taken apart into prospects, 0 to ``count`` - 1: what the seat could bring
    about. The search finds out how games go on from each; the study turns that into an action.
    ``horizon``: the most plies of a playout, which is then counted as it stands.
    """

    def __init__(self, count: i64) -> None:
        self.count = count
        self.horizon: i64 = NO_HORIZON

    def bring_about(self, world: Position, prospect: i64) -> None:
        """Change an imagined position of this decision, as the prospect says."""
        raise NotImplementedError

    def is_over(self, world: Position) -> bool:
        """Whether enough of a game has been played out before its end."""
        return False

    def record(self, outlook: Outlook, end: Position, seat: i64) -> None:
        """Count a game played out until nobody decides, :meth:`is_over` or the horizon."""
        outlook.count(share_of_win(end, seat))

    def narrow(self, outlooks: list[Outlook], going_on: i64) -> i64:
        """Which of the prospects going on, as bits, deserve more playouts; at least one."""
        return going_on

    def decide(self, outlooks: list[Outlook]) -> i64:
        """The packed action that is best if games go on like this."""
        raise NotImplementedError


class ActionStudy(Study):
    """Each candidate action is a prospect; the worse half is dropped after every round."""

    def __init__(self, seat: i64, candidates: vec[i64]) -> None:
        Study.__init__(self, len(candidates))
        self.seat = seat
        self.candidates = candidates

    def bring_about(self, world: Position, prospect: i64) -> None:
        world.play(self.seat, self.candidates[prospect])

    def chance(self, outlooks: list[Outlook], prospect: i64) -> float:
        """How good an action has turned out to be."""
        return outlooks[prospect].chance()

    def narrow(self, outlooks: list[Outlook], going_on: i64) -> i64:
        left: i64 = 0
        for prospect in range(self.count):
            left += (going_on >> prospect) & 1
        for _ in range(left // 2):
            worst: i64 = -1
            for prospect in range(self.count):
                if (going_on >> prospect) & 1 and (
                    worst < 0 or self.chance(outlooks, prospect) <= self.chance(outlooks, worst)
                ):
                    worst = prospect
            going_on &= ~(1 << worst)
        return going_on

    def decide(self, outlooks: list[Outlook]) -> i64:
        best: i64 = 0
        for prospect in range(1, self.count):
            better = outlooks[prospect].games > outlooks[best].games
            if outlooks[prospect].games == outlooks[best].games:
                better = self.chance(outlooks, prospect) > self.chance(outlooks, best)
            if better:
                best = prospect
        return self.candidates[best]


MOST_CANDIDATES: Final = 30


class Guide:
    """The knowledge of one game. This one knows nothing and plays at random."""

    def attend(self, game: Any, view: Any, events: Sequence[Any]) -> None:
        """Take in what a seat sees and has seen, before anything is asked about its decision.
        ``game``: whose view and events these are."""

    def imagine(self, game: Any, view: Any, rng: Rng) -> Position:
        """A world in which the seat may be, from the view; a guide that has attended may make
        those likelier that fit what was seen. ``rng`` becomes the world's generator."""
        world: Position = game.imagine(view, rng)
        return world

    def best(self, position: Position, seat: i64, rng: Rng) -> i64:
        """What a strong player does after a moment's thought: ``steady``."""
        return self.quick(position, seat, rng)

    def careless(self, position: Position, seat: i64, rng: Rng) -> i64:
        """What somebody does who learns the game: ``novice``."""
        return self.quick(position, seat, rng)

    def quick(self, position: Position, seat: i64, rng: Rng) -> i64:
        """What a sensible player does at a glance: for playouts, within microseconds."""
        legal = position.legal(seat)
        return legal[rng.below(len(legal))]

    def study(self, position: Position, seat: i64, rng: Rng) -> Study:
        """The prospects of a decision; by default its first actions, MOST_CANDIDATES at most."""
        return ActionStudy(seat, position.legal(seat)[:MOST_CANDIDATES])
