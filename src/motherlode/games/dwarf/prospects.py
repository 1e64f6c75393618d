"""How a search thinks about a turn of Dig Down Dwarf: by the ways in which it can end.

A turn's end is a prospect: which kinds of gems the dice win. Playouts tell how the game goes on
from each; then the turn is solved exactly for the chance of winning. Ends that no playout looked
at (a gem spent, stolen or promised) are taken for the nearest prospect, so many points better
or worse as steady thinks them: its leads are moved by those points.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.actions import STAR
from motherlode.games.dwarf.appraisal import Appraisal
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.stock import Stock, Worth, stock_of
from motherlode.games.dwarf.terms import GEMS, MOST_DICE
from motherlode.games.dwarf.turn import Depth, Turn
from motherlode.games.guide import MOST_LEAD, Outlook, Study

MOST_SHIFT: Final = 60  # points by which leads are moved at most
BLUR: Final = 0.25  # of a lead's spread: evens out the chance of few playouts
TRUST: Final = 1.0  # points by which steady's appraisal of two prospects may well err
POINT: Final = 0.0005  # what a point counts beside the chance: decides what is won or lost


class TurnStudy(Study):
    """The ends of the turn of the player to move in ``position``."""

    def __init__(self, position: DwarfPosition, weights: vec[float], depth: Depth) -> None:
        self.position = position
        self.weights = weights
        self.depth = depth
        self.wins = vec[i64]()  # per prospect, the kinds of gems won as bits
        turn = Turn(position, Appraisal(position, weights), Depth(0, 0, 0, False))
        there: i64 = 0
        for gem in range(GEMS):
            if position.mine[gem]:
                there |= 1 << gem
        for met in turn.patterns.masks:
            won = met & there
            known = False
            for other in self.wins:
                if other == won:
                    known = True
            if not known:
                self.wins = append(self.wins, won)
        self.there = there
        Study.__init__(self, len(self.wins))

    def bring_about(self, world: Position, prospect: i64) -> None:
        assert isinstance(world, DwarfPosition)
        for gem in range(GEMS):
            if (self.wins[prospect] >> gem) & 1:
                world.take_from_mine(gem, 0)
        world.end_turn()

    def decide(self, outlooks: list[Outlook]) -> i64:
        position = self.position
        worth = ChanceWorth(position, self.weights, self.wins, self.there, outlooks)
        turn = Turn(position, worth, self.depth)
        legal = position.legal(position.seat)
        best = legal[0]
        most = -1e9
        for action in legal:
            value = self.with_star(worth) if action == STAR else turn.value_of(action)
            if value > most:
                best = action
                most = value
        return best

    def with_star(self, worth: ChanceWorth) -> float:
        after = self.position.clone()
        after.stars[after.seat] -= 1
        after.dice_used = MOST_DICE
        less = ChanceWorth(after, self.weights, self.wins, self.there, worth.outlooks)
        less.spent = Appraisal(self.position, self.weights).fixed - less.appraisal.fixed
        return Turn(after, less, self.depth).value()


class ChanceWorth(Worth):
    """The chance of winning from the end of a turn, as playouts have shown it."""

    def __init__(
        self,
        position: DwarfPosition,
        weights: vec[float],
        wins: vec[i64],
        there: i64,
        outlooks: list[Outlook],
    ) -> None:
        self.position = position
        self.appraisal = Appraisal(position, weights)
        self.wins = wins
        self.there = there
        self.outlooks = outlooks
        self.spent = 0.0  # points that this turn has cost before it began
        self.points = vec[float]()  # steady's worth of each prospect
        root = stock_of(position, 0, 0)
        for won in wins:
            self.points = append(self.points, self.appraisal.of(root, won))
        self.chances: list[vec[float]] = []  # per prospect, by points moved
        doubts = doubts_of(outlooks, self.points)
        for prospect in range(len(wins)):
            self.chances.append(moved_chances(outlooks[prospect], doubts[prospect]))

    def of(self, stock: Stock, met: i64) -> float:
        nearest = self.nearest(met & self.there)
        more = self.appraisal.of(stock, met) - self.points[nearest] - self.spent
        place = min(max(more + float(MOST_SHIFT), 0.0), float(2 * MOST_SHIFT) - 0.001)
        below = i64(place)
        part = place - float(below)
        chances = self.chances[nearest]
        return chances[below] * (1.0 - part) + chances[below + 1] * part

    def nearest(self, won: i64) -> i64:
        for prospect in range(len(self.wins)):
            if self.wins[prospect] == won:
                return prospect
        return 0


class Spread:
    """Mean and standard deviation of the leads of an outlook, in points."""

    def __init__(self, outlook: Outlook) -> None:
        self.games = float(outlook.games) if outlook.games else 1.0
        total = 0.0
        squares = 0.0
        for at in range(2 * MOST_LEAD + 1):
            lead = float(at - MOST_LEAD)
            count = float(outlook.leads[at])
            total += count * lead
            squares += count * lead * lead
        self.mean = total / self.games
        self.deviation = sqrt(max(squares / self.games - self.mean * self.mean, 0.0))


def doubts_of(outlooks: list[Outlook], points: vec[float]) -> vec[float]:
    """By how many points each outlook's leads are to be moved, because few playouts are to be
    trusted less than steady's appraisal of how the prospects compare (``points``). The estimate
    is the best one if appraisals err by TRUST points and playouts by their standard error."""
    offset = 0.0
    certainty = 0.0
    for prospect in range(len(outlooks)):
        spread = Spread(outlooks[prospect])
        weight = spread.games / (spread.deviation * spread.deviation + 1.0)
        offset += weight * (spread.mean - points[prospect])
        certainty += weight
    offset /= certainty
    doubts = vec[float](capacity=len(outlooks))
    for prospect in range(len(outlooks)):
        spread = Spread(outlooks[prospect])
        error = spread.deviation * spread.deviation / spread.games
        apart = spread.mean - points[prospect] - offset
        doubts = append(doubts, -apart * error / (error + TRUST * TRUST))
    return doubts


def moved_chances(outlook: Outlook, doubt: float) -> vec[float]:
    """The chance of winning if every lead were better by -MOST_SHIFT to MOST_SHIFT points, and
    by ``doubt``."""
    spread = Spread(outlook)
    ahead = slope(spread.deviation * BLUR, doubt)
    chances = vec[float](capacity=2 * MOST_SHIFT + 1)
    for shift in range(-MOST_SHIFT, MOST_SHIFT + 1):
        chance = 0.0
        for at in range(2 * MOST_LEAD + 1):
            if outlook.leads[at]:
                moved = min(max(at + shift, 0), 2 * MOST_LEAD)
                chance += float(outlook.leads[at]) * ahead[moved]
        points = spread.mean + doubt + float(shift)
        chances = append(chances, chance / spread.games + POINT * points)
    return chances


def slope(blur: float, doubt: float) -> vec[float]:
    """How surely a lead, moved by ``doubt``, is a win: a step at 0, blurred by so many points."""
    sure = vec[float](capacity=2 * MOST_LEAD + 1)
    for at in range(2 * MOST_LEAD + 1):
        lead = float(at - MOST_LEAD) + doubt
        if blur < 0.2:
            sure = append(sure, 0.5 if lead == 0.0 else (1.0 if lead > 0.0 else 0.0))
        else:
            power = min(max(-1.7 * lead / blur, -40.0), 40.0)
            sure = append(sure, 1.0 / (1.0 + exp(power)))
    return sure
