"""What the end of a turn is worth in points: the eye of ``steady``.

The lead over the others as it stands, and what gems, card and mine will still bring. The
weights were fitted to games of steady against itself (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.stock import Stock, Worth
from motherlode.games.dwarf.terms import (
    CURSED,
    GEMS,
    NORCIA_COLOURS,
)

LONG_GAME: Final = 8.0  # turns of one's own from which on a tool is worth its full weight

# Features, in the order of the weights. Each gem's use as a tool, per gem and share of LONG_GAME:
TOOL: Final = 0  # diamond, emerald, sapphire, amethyst, cursed: GEMS of them
CARD: Final = 5  # abilities opened, per share of LONG_GAME
WISH: Final = 6  # the bonus, times how near it is
MINE: Final = 7  # points of each kind left in the mine, with a turn to come: GEMS of them
LAST_MINE: Final = 12  # the same when only others have a turn to come: GEMS of them
FEATURES: Final = 17

STEADY_WEIGHTS: Final = vec[float](
    [
        0.0, 0.1, 0.0, 0.6, 2.5,
        5.9,
        1.46,
        -0.05, -0.22, -0.2, -0.43, 0.0,
        -0.15, -0.3, -0.5, -0.65, 0.0,
    ]
)  # fmt: skip

# How likely a wish is to come true, by the gems that it lacks, with enough turns to come.
NEARNESS: Final[list[float]] = [1.0, 0.6, 0.4, 0.25, 0.15, 0.1, 0.05]
# What a star gem is worth by the turns of its owner after this one (optimal stopping).
STAR_WORTHS: Final[list[float]] = [0.0, 3.0, 4.0, 4.6, 5.0, 5.3, 5.5, 5.7, 5.8]
# A set of Norcia gems begun, by its colours.
BEGUN: Final[list[float]] = [0.0, 0.07, 0.2, 0.5, 1.0]


class Appraisal(Worth):
    """Worth in points, for the player to move in ``position``."""

    def __init__(self, position: DwarfPosition, weights: vec[float]) -> None:
        self.position = position
        self.terms = position.terms
        self.seat = position.seat
        self.weights = weights
        self.turns_after: i64 = turns_after(position, 0)
        self.own_turns: i64 = self.turns_after // position.seats
        self.share: float = min(1.0, float(self.own_turns) / LONG_GAME)
        self.fixed: float = self.stars()
        self.consolation: float = norcia_gain(position, self.own_turns)
        self.counts = vec[i64]([0] * GEMS)

    def like(self, position: DwarfPosition) -> Worth:
        return Appraisal(position, self.weights)

    def of(self, stock: Stock, met: i64) -> float:
        self.take(stock, met)
        worth = self.fixed + self.of_holdings(stock)
        if self.turns_after:
            worth += self.of_mine(stock, met)
        if stock.draws:
            worth += self.of_draws(stock)
        if self.terms.norcia and not stock.gained and not stock.draws and not self.won(stock, met):
            worth += self.consolation
        return worth

    def take(self, stock: Stock, met: i64) -> None:
        """Count the player's gems with those that the dice win."""
        for gem in range(GEMS):
            owned = stock.gems[self.seat * GEMS + gem]
            if (met >> gem) & 1:
                owned += stock.mine[gem]
            self.counts[gem] = owned

    def won(self, stock: Stock, met: i64) -> bool:
        gems: i64 = 0
        for gem in range(GEMS):
            if (met >> gem) & 1:
                gems += stock.mine[gem]
        return gems > 0

    def of_holdings(self, stock: Stock) -> float:
        """The player's gems and card, less what the others own."""
        worth = self.of_gems() + self.weights[CARD] * float(stock.showing - 1) * self.share
        others = 0.0
        for other in range(self.position.seats):
            if other != self.seat:
                others += self.points_of(stock.gems, other)
        return worth - others / float(self.position.seats - 1)

    def points_of(self, gems: vec[i64], seat: i64) -> float:
        """The points of another seat's gems."""
        terms = self.terms
        cursed = gems[seat * GEMS + CURSED]
        each = terms.curse_points if cursed >= terms.curse_turns_at else terms.points[CURSED]
        points = cursed * each
        lacking: i64 = 0
        wants = self.position.dwarves[seat] * GEMS
        for gem in range(GEMS):
            owned = gems[seat * GEMS + gem]
            if gem < CURSED:
                points += owned * terms.points[gem]
            if owned < terms.wants[wants + gem]:
                lacking += terms.wants[wants + gem] - owned
        return float(points) + self.of_wish(lacking)

    def of_gems(self) -> float:
        """The counted gems: points, wish and use."""
        terms = self.terms
        cursed = self.counts[CURSED]
        each = terms.curse_points if cursed >= terms.curse_turns_at else terms.points[CURSED]
        points = cursed * each
        for gem in range(CURSED):
            points += self.counts[gem] * terms.points[gem]
        tools = 0.0
        lacking: i64 = 0
        wants = self.position.dwarves[self.seat] * GEMS
        for gem in range(GEMS):
            owned = self.counts[gem]
            tools += self.weights[TOOL + gem] * float(owned)
            if owned < terms.wants[wants + gem]:
                lacking += terms.wants[wants + gem] - owned
        return float(points) + tools * self.share + self.of_wish(lacking)

    def of_wish(self, lacking: i64) -> float:
        """A7: the bonus, or the hope of it."""
        bonus = float(self.terms.bonus)
        if not lacking:
            return bonus
        if not self.own_turns:
            return 0.0
        nearness = NEARNESS[lacking] if lacking < len(NEARNESS) else 0.0
        hope = min(1.0, float(self.own_turns) / 4.0)
        return self.weights[WISH] * bonus * nearness * hope

    def of_mine(self, stock: Stock, met: i64) -> float:
        """What is left to the others, who are next."""
        first = MINE if self.own_turns else LAST_MINE
        worth = 0.0
        for gem in range(GEMS):
            if not (met >> gem) & 1 and stock.mine[gem]:
                points = float(stock.mine[gem] * self.terms.points[gem])
                worth += self.weights[first + gem] * points
        return worth

    def of_draws(self, stock: Stock) -> float:
        """A4: each DRAW is taken for as good as the first, as long as the bag has gems."""
        bag_left = self.position.bag_left
        if not bag_left:
            return 0.0
        before = self.of_gems()
        gain = 0.0
        for gem in range(GEMS):
            in_bag = self.position.bag[gem]
            if in_bag:
                self.counts[gem] += 1
                gain += float(in_bag) * (self.of_gems() - before)
                self.counts[gem] -= 1
        return gain / float(bag_left) * float(min(stock.draws, bag_left))

    def gain(self, gem: i64) -> float:
        """What taking all of a kind from the mine would bring."""
        position = self.position
        for kind in range(GEMS):
            self.counts[kind] = position.gems[self.seat * GEMS + kind]
        before = self.of_gems()
        left = position.mine[gem]
        self.counts[gem] += left
        gain = self.of_gems() - before
        if self.turns_after:
            first = MINE if self.own_turns else LAST_MINE
            gain -= self.weights[first + gem] * float(left * self.terms.points[gem])
        return gain

    def price(self, gem: i64) -> float:
        """What one gem less would cost the player, who owns one."""
        position = self.position
        for kind in range(GEMS):
            self.counts[kind] = position.gems[self.seat * GEMS + kind]
        before = self.of_gems()
        self.counts[gem] -= 1
        return before - self.of_gems()

    def stars(self) -> float:
        """X2: the choice kept for a later turn."""
        later = min(self.own_turns, 8)
        return float(self.position.stars[self.seat]) * STAR_WORTHS[later]


def weights_of(numbers: list[float]) -> vec[float]:
    """Weights to appraise by: FEATURES numbers. Raises ValueError for any other count."""
    if len(numbers) != FEATURES:
        raise ValueError(f"An appraisal takes {FEATURES} weights.")
    return vec[float](numbers)


def turns_after(position: DwarfPosition, drawn: i64) -> i64:
    """Turns that will be played after this one, if so many gems more leave the bag before the
    next one begins."""
    if position.turns_left:
        return position.turns_left - 1
    draw = position.terms.draw
    if not draw:
        return position.seats
    left = max(position.bag_left - drawn, 0)
    return (left + draw - 1) // draw + position.seats


def norcia_gain(position: DwarfPosition, own_turns: i64) -> float:
    """X1: the expected worth of the gems that console a turn without any, over every way to
    draw them."""
    if not position.terms.norcia:
        return 0.0
    first = position.seat * NORCIA_COLOURS
    owned = position.norcia[first : first + NORCIA_COLOURS]
    hope = norcia_hope(own_turns)
    before = norcia_worth(owned, hope)
    bag = position.norcia_bag[:]
    after = mean_after_drawing(owned, bag, position.terms.consolation, hope)
    return (after - before) * float(position.terms.set_points)


def mean_after_drawing(owned: vec[i64], bag: vec[i64], draws: i64, hope: float) -> float:
    left: i64 = 0
    for colour in range(NORCIA_COLOURS):
        left += bag[colour]
    if not draws or not left:
        return norcia_worth(owned, hope)
    total = 0.0
    for colour in range(NORCIA_COLOURS):
        count = bag[colour]
        if count:
            bag[colour] -= 1
            owned[colour] += 1
            total += float(count) * mean_after_drawing(owned, bag, draws - 1, hope)
            bag[colour] += 1
            owned[colour] -= 1
    return total / float(left)


def norcia_hope(own_turns: i64) -> float:
    """How surely a set begun will be completed."""
    return min(1.0, float(own_turns) / 3.0)


def norcia_worth(owned: vec[i64], hope: float) -> float:
    """Sets of Norcia gems, those begun as far as one may hope for the rest."""
    worth = 0.0
    level: i64 = 1
    colours: i64 = 1
    while colours:
        colours = 0
        for colour in range(NORCIA_COLOURS):
            if owned[colour] >= level:
                colours += 1
        worth += 1.0 if colours == NORCIA_COLOURS else hope * BEGUN[colours]
        level += 1
    return worth
