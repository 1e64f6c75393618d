"""Sharp's decisions: a few promising options, each played out for a while or to the round's end.

Playouts say little with one voice, and steady's points say something: an option is worth what
both say, the points counting like so many playouts. How many, and what a point is worth, follows
from how far playouts scatter and how far options stray from their points (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.guide import ActionStudy, Outlook
from motherlode.games.saboteur.approach import Approach
from motherlode.games.saboteur.forecast import chance_dug, share_ahead
from motherlode.games.saboteur.repute import Repute
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.standpoint import Standpoint
from motherlode.games.saboteur.state import LOST, OVER, ROLE_HELD, STOLEN, TURNS, WON
from motherlode.games.saboteur.terms import SABOTEUR

MOST_OPTIONS: Final = 8
FARTHEST_BEHIND: Final = 60.0  # points: more makes no difference

GOLD_SPAN: Final = 10.0  # a round so much better than the others' is as good as can be
FORESEEN: Final = 10  # turns that are played out before a forecast is asked

# How many playouts steady's points count like, and what a point is worth: of the chance that the
# treasure is dug; of the gold of the round; of the same where rounds are played out to their end.
FIRM: Final = 20.0
TREASURE_A_POINT: Final = 0.009
GOLD_A_POINT: Final = 0.001
FIRM_TO_THE_END: Final = 250.0
GOLD_A_POINT_TO_THE_END: Final = 0.005


class RoundStudy(ActionStudy):
    """The best options of a turn. ``firm``, ``point``: how many playouts the points count like,
    and what one is worth in the outcome."""

    def __init__(
        self, stand: Standpoint, base: Repute, playing: Repute, firm: float, point: float
    ) -> None:
        options = best_options(stand)
        codes = vec[i64](capacity=len(options))
        for at in range(len(options)):
            codes = append(codes, stand.codes[options[at]])
        ActionStudy.__init__(self, stand.seat, codes)
        self.stand = stand
        self.options = options
        self.base = base
        self.playing = playing
        self.firm = firm
        self.point = point
        self.round = stand.position.round

    def bring_about(self, world: Position, prospect: i64) -> None:
        self.playing.take_over(self.base)
        self.playing.judged = world
        self.playing.add(self.seat, self.stand.marks[self.options[prospect]])
        world.play(self.seat, self.candidates[prospect])

    def chance(self, outlooks: list[Outlook], prospect: i64) -> float:
        """What an option promises: its points, until playouts have a say."""
        outlook = outlooks[prospect]
        behind = self.stand.scores[self.options[prospect]] - self.stand.scores[self.options[0]]
        expected = 0.5 + self.point * max(behind, -FARTHEST_BEHIND)
        won = 0.0
        games = 0.0
        for other in range(self.count):
            won += outlooks[other].won
            games += float(outlooks[other].games)
        if games:
            expected += won / games - 0.5
        return (outlook.won + self.firm * expected) / (float(outlook.games) + self.firm)


class TreasureStudy(RoundStudy):
    """What counts is whether the treasure is dug, as it does for everybody in the base game."""

    def __init__(self, stand: Standpoint, base: Repute, playing: Repute) -> None:
        RoundStudy.__init__(self, stand, base, playing, FIRM, TREASURE_A_POINT)
        self.horizon = FORESEEN
        self.probe = Approach()

    def is_over(self, world: Position) -> bool:
        assert isinstance(world, SaboteurPosition)
        return world.round != self.round or world.stage != TURNS

    def record(self, outlook: Outlook, end: Position, seat: i64) -> None:
        assert isinstance(end, SaboteurPosition)
        if not self.is_over(end):
            dug = chance_dug(end, self.playing, self.probe)
        else:
            dug = 1.0 if was_dug(end, self.round) else 0.0
        outlook.count(dug if self.stand.digs > 0.0 else 1.0 - dug)


class GoldStudy(RoundStudy):
    """What counts is the gold of the round, against that of the others."""

    def is_over(self, world: Position) -> bool:
        assert isinstance(world, SaboteurPosition)
        return world.round != self.round or world.stage == OVER

    def record(self, outlook: Outlook, end: Position, seat: i64) -> None:
        assert isinstance(end, SaboteurPosition)
        outlook.count(share_of_round(end, self.round, seat))


class ForeseenGoldStudy(GoldStudy):
    """The same in Saboteur 2, by a forecast."""

    def __init__(self, stand: Standpoint, base: Repute, playing: Repute) -> None:
        GoldStudy.__init__(self, stand, base, playing, FIRM, GOLD_A_POINT)
        self.horizon = FORESEEN
        self.probe = Approach()

    def record(self, outlook: Outlook, end: Position, seat: i64) -> None:
        assert isinstance(end, SaboteurPosition)
        if end.round == self.round and end.stage == TURNS:
            outlook.count(share_ahead(end, seat, self.playing, self.probe))
        else:
            outlook.count(share_of_round(end, self.round, seat))


def study_of(stand: Standpoint, base: Repute, playing: Repute) -> RoundStudy:
    """The study that fits the game. In Saboteur 2, and where a broken tool gets no gold (R51),
    more counts than the treasure."""
    if stand.terms.expansion:
        return ForeseenGoldStudy(stand, base, playing)
    if stand.terms.broken_gets_nothing:
        return GoldStudy(stand, base, playing, FIRM_TO_THE_END, GOLD_A_POINT_TO_THE_END)
    return TreasureStudy(stand, base, playing)


def share_of_round(end: SaboteurPosition, at: i64, seat: i64) -> float:
    """How far ahead of the mean of the others a seat came in a round that is over: 0.5 for as
    much gold as they, 0 and 1 for GOLD_SPAN / 2 less and more, or farther."""
    others = 0.0
    for other in range(end.seats):
        if other != seat:
            others += float(gold_of(end, at, other))
    ahead = float(gold_of(end, at, seat)) - others / float(end.seats - 1)
    return min(max(0.5 + ahead / GOLD_SPAN, 0.0), 1.0)


def was_dug(end: SaboteurPosition, at: i64) -> bool:
    """Whether the treasure was dug in a round of the base game that is over."""
    for seat in range(end.seats):
        got = end.history[at * end.seats + seat]
        if got & WON:
            return (got >> ROLE_HELD) & 7 != SABOTEUR
    return False


def gold_of(end: SaboteurPosition, at: i64, seat: i64) -> i64:
    """What a seat got in a round, thefts included."""
    got = end.history[at * end.seats + seat]
    return (got & 255) + ((got >> STOLEN) & 255) - ((got >> LOST) & 255)


def best_options(stand: Standpoint) -> vec[i64]:
    """The options that score most, the best first; MOST_OPTIONS at most."""
    options = vec[i64](capacity=MOST_OPTIONS)
    for _ in range(min(MOST_OPTIONS, len(stand.codes))):
        best: i64 = -1
        for at in range(len(stand.codes)):
            if (best < 0 or stand.scores[at] > stand.scores[best]) and not holds(options, at):
                best = at
        options = append(options, best)
    return options


def holds(numbers: vec[i64], number: i64) -> bool:
    """Whether a number is among others."""
    for at in range(len(numbers)):
        if numbers[at] == number:
            return True
    return False
