"""What the end of a turn is worth as a chance of winning: the eye of ``sharp``.

Each seat has a strength in points: what it owns, and what that will still bring. Chances go
with the exponentials of strengths, over a scale that grows with the turns to come. Weights and
scales were fitted to who won 60,000 games of two seats (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.dwarf.appraisal import (
    STAR_WORTHS,
    norcia_gain,
    norcia_hope,
    norcia_worth,
    turns_after,
)
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.stock import Stock, Worth
from motherlode.games.dwarf.terms import CURSED, DIAMOND, GEMS, NORCIA_COLOURS

LONG: Final = 8.0  # turns of one's own from which on a use counts in full
SOON: Final = 4.0  # the same for what needs few turns

# Features, in the order of the weights.
TOOL: Final = 0  # per gem, by the share of LONG: GEMS of them
CARD: Final = 5  # DRAW, SWAP and RAID opened, by the share of LONG
WISH: Final = 8  # a wish that lacks one, two or three gems, by the share of SOON
NEXT_CURSE: Final = 11  # per point, if cursed gems can turn with what lies in the mine: next,
LATER_CURSE: Final = 12  # or for somebody after that
FAR_CURSE: Final = 13  # the same if the bag is needed too, by the gems that it must give
EXPOSED: Final = 14  # per point, if a SWAP would turn cursed gems back
SWAP_GAIN: Final = 15  # per point that a SWAP would bring now, by the share of SOON
SWAP_HOPE: Final = 16  # the same while SWAP is next to open or open, by the share of LONG
TURN: Final = 17  # per turn to come
MINE: Final = 18  # per point that lies in the mine, to who is next: GEMS of them
LAST_MINE: Final = 23  # the same if the seat whose turn ended has none to come: GEMS of them
FEATURES: Final = 28

SHARP_WEIGHTS: Final = vec[float](
    [
        2.85, 2.5, 1.55, 1.24, 1.07,
        8.49, 3.38, 1.71,
        3.51, 2.27, 3.03,
        0.41, 0.43, 0.79, -0.19,
        1.3, 0.69,
        -0.91,
        0.11, 0.34, 0.32, 0.67, 0.04,
        0.05, 0.09, 0.11, 0.16, 0.12,
    ]
)  # fmt: skip

# Points that make a seat e times as likely to win, by the turns to come of two seats.
SCALES: Final = vec[float](
    [
        5.5, 7.4, 8.9, 10.2, 11.4, 12.7, 14.0, 14.5, 16.1,
        16.8, 18.1, 18.4, 20.3, 19.7, 22.1, 20.8, 23.9,
    ]
)  # fmt: skip

SWAP_SHOWS: Final = 3  # abilities open from which on SWAP is among them
FURTHER: Final = 1e-6  # what a point counts beside the chance: decides what is won or lost


class Chances(Worth):
    """The chance that ``seat`` wins once its turn has ended.

    ``begun``: whether the next turn has begun in ``position``, its gems drawn into the mine.
    """

    def __init__(
        self, position: DwarfPosition, seat: i64, begun: bool, weights: vec[float]
    ) -> None:
        self.weights = weights
        self.position = position
        self.terms = position.terms
        self.seat = seat
        self.begun: i64 = 1 if begun else 0
        self.following: i64 = (seat + 1) % position.seats
        self.turns: i64 = turns_after(position, 0) + self.begun
        self.fixed = vec[float]([0.0] * position.seats)  # by seat: stars and Norcia gems
        for other in range(position.seats):
            self.fixed[other] = self.of_options(other, self.turns_of(other, self.turns))
        self.consolation: float = norcia_gain(position, self.turns_of(seat, self.turns))
        self.strengths = vec[float]([0.0] * position.seats)

    def like(self, position: DwarfPosition) -> Worth:
        return Chances(position, self.seat, self.begun > 0, self.weights)

    def of(self, stock: Stock, met: i64) -> float:
        gems = stock.gems[:]
        mine = stock.mine[:]
        first = self.seat * GEMS
        won: i64 = 0
        for gem in range(GEMS):
            if (met >> gem) & 1:
                won += mine[gem]
                gems[first + gem] += mine[gem]
                mine[gem] = 0
        if stock.draws and self.position.bag_left:
            return self.after_draws(gems, mine, stock)
        more = 0.0
        if self.terms.norcia and not stock.gained and not won:
            more = self.consolation
        return self.chance(gems, mine, stock.showing, self.turns, more)

    def after_draws(self, gems: vec[i64], mine: vec[i64], stock: Stock) -> float:
        """A4: each DRAW is taken for as good as the first, as long as the bag has gems."""
        bag = self.position.bag
        bag_left = self.position.bag_left
        draws = min(stock.draws, bag_left)
        turns = turns_after(self.position, draws) + self.begun
        first = self.seat * GEMS
        without = self.chance(gems, mine, stock.showing, turns, 0.0)
        gain = 0.0
        for gem in range(GEMS):
            if bag[gem]:
                gems[first + gem] += 1
                chance = self.chance(gems, mine, stock.showing, turns, 0.0)
                gain += float(bag[gem]) * (chance - without)
                gems[first + gem] -= 1
        return without + gain * float(draws) / float(bag_left)

    def as_it_stands(self) -> float:
        """The chance with what lies on the table."""
        position = self.position
        showing = position.showing[self.seat]
        return self.chance(position.gems, position.mine, showing, self.turns, 0.0)

    def chance(
        self, gems: vec[i64], mine: vec[i64], showing: i64, turns: i64, more: float
    ) -> float:
        """With these gems of all seats and in the mine, so many abilities open on the card of
        ``seat``, so many turns to come, and so many points more for ``seat``."""
        seats = self.position.seats
        strengths = self.strengths
        for other in range(seats):
            shown = showing if other == self.seat else self.position.showing[other]
            strength = self.points(gems, other) + self.fixed[other]
            own_turns = self.turns_of(other, turns)
            if own_turns:
                strength += self.hopes(gems, mine, other, shown, own_turns)
            strengths[other] = strength
        strengths[self.seat] += more
        if not turns:
            return self.share_of_win()
        first = MINE if turns >= seats else LAST_MINE
        for gem in range(GEMS):
            points = max(self.terms.points[gem], 1)
            strengths[self.following] += self.weights[first + gem] * float(mine[gem] * points)
        round_of_two = min((turns * 2 + seats - 1) // seats, len(SCALES))
        return self.likely(SCALES[round_of_two - 1])

    def likely(self, scale: float) -> float:
        own = self.strengths[self.seat]
        total = 0.0
        for strength in self.strengths:
            total += exp(min((strength - own) / scale, 60.0))
        return 1.0 / total + own * FURTHER

    def share_of_win(self) -> float:
        """E3: with the game over, strengths are points."""
        own = self.strengths[self.seat]
        best = -1e9
        as_good: i64 = 0
        for strength in self.strengths:
            best = max(best, strength)
            if strength == own:
                as_good += 1
        share = 1.0 / float(as_good) if own == best else 0.0
        return share + own * FURTHER

    def turns_of(self, seat: i64, turns: i64) -> i64:
        """How many of the turns to come are a seat's."""
        seats = self.position.seats
        waits = (seat - self.following + seats) % seats
        return (turns + seats - 1 - waits) // seats

    # -- the strength of a seat -------------------------------------------------------------

    def of_options(self, seat: i64, own_turns: i64) -> float:
        """X1, X2: Norcia gems and stars in points."""
        position = self.position
        worth = float(position.stars[seat]) * STAR_WORTHS[min(own_turns, len(STAR_WORTHS) - 1)]
        if self.terms.norcia:
            first = seat * NORCIA_COLOURS
            owned = position.norcia[first : first + NORCIA_COLOURS]
            sets = norcia_worth(owned, norcia_hope(own_turns))
            worth += sets * float(self.terms.set_points)
        return worth

    def points(self, gems: vec[i64], seat: i64) -> float:
        """E2, Norcia gems left out."""
        terms = self.terms
        first = seat * GEMS
        cursed = gems[first + CURSED]
        each = terms.curse_points if cursed >= terms.curse_turns_at else terms.points[CURSED]
        points = cursed * each
        for gem in range(CURSED):
            points += gems[first + gem] * terms.points[gem]
        if not self.lacking(gems, seat):
            points += terms.bonus
        return float(points)

    def lacking(self, gems: vec[i64], seat: i64) -> i64:
        """A7: gems that a seat's wish still needs."""
        lacking: i64 = 0
        wants = self.position.dwarves[seat] * GEMS
        for gem in range(GEMS):
            wanted = self.terms.wants[wants + gem]
            lacking += max(wanted - gems[seat * GEMS + gem], 0)
        return lacking

    def hopes(
        self, gems: vec[i64], mine: vec[i64], seat: i64, showing: i64, own_turns: i64
    ) -> float:
        """What a seat's gems and card will still bring, with own turns to come."""
        long = min(1.0, float(own_turns) / LONG)
        soon = min(1.0, float(own_turns) / SOON)
        tools = 0.0
        for gem in range(GEMS):
            tools += self.weights[TOOL + gem] * float(gems[seat * GEMS + gem])
        for ability in range(showing - 1):
            tools += self.weights[CARD + ability]
        worth = tools * long + self.weights[TURN] * float(own_turns)
        lacking = self.lacking(gems, seat)
        if lacking and lacking <= 3:
            worth += self.weights[WISH + lacking - 1] * soon
        worth += self.hope_of_curse(gems, mine, seat)
        if showing >= SWAP_SHOWS - 1:
            gain = float(self.gain_of_swap(gems, seat))
            worth += self.weights[SWAP_HOPE] * gain * long
            if showing >= SWAP_SHOWS:
                worth += self.weights[SWAP_GAIN] * gain * soon
        return worth

    def hope_of_curse(self, gems: vec[i64], mine: vec[i64], seat: i64) -> float:
        """G5: enough cursed gems turn from a loss into points."""
        terms = self.terms
        cursed = gems[seat * GEMS + CURSED]
        missing = terms.curse_turns_at - cursed
        if missing < 0:
            return 0.0
        swing = float(terms.curse_turns_at + cursed)
        if not missing:
            return self.weights[EXPOSED] * swing if self.exposed(seat) else 0.0
        if missing <= mine[CURSED]:
            return swing * self.weights[NEXT_CURSE if seat == self.following else LATER_CURSE]
        from_bag = missing - mine[CURSED]
        if from_bag <= self.position.bag[CURSED]:
            return swing * self.weights[FAR_CURSE] / float(1 + from_bag)
        return 0.0

    def exposed(self, seat: i64) -> bool:
        """Whether another seat could SWAP."""
        for other in range(self.position.seats):
            if other != seat and self.position.showing[other] >= SWAP_SHOWS:
                return True
        return False

    def gain_of_swap(self, gems: vec[i64], seat: i64) -> i64:
        """A5: the dearest gem of the others but diamonds for one's own cheapest, in points; 0
        or more."""
        points = self.terms.points
        cheapest: i64 = -1
        for gem in range(GEMS):
            if gems[seat * GEMS + gem]:
                cheapest = gem
        if cheapest < 0:
            return 0
        most: i64 = 0
        for other in range(self.position.seats):
            if other != seat:
                for gem in range(DIAMOND + 1, CURSED):
                    if gems[other * GEMS + gem]:
                        most = max(most, points[gem] - points[cheapest])
        return most


def weights_of(numbers: list[float]) -> vec[float]:
    """Weights to judge by: FEATURES numbers. Raises ValueError for any other count."""
    if len(numbers) != FEATURES:
        raise ValueError(f"The strength of a seat takes {FEATURES} weights.")
    return vec[float](numbers)
