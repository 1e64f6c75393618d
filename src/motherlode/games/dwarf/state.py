"""What lies on the table in Dig Down Dwarf, and the moves of the hand that everything shares:
roll a die, move a gem. Who may do what when stands in ``rules.py``.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.vecs import i64, vec
from motherlode.games.dwarf.terms import (
    DICE,
    GEMS,
    MOST_DICE,
    NORCIA_COLOURS,
    Terms,
)

# Where in a turn the game stands.
TO_ROLL: Final = 0  # gems drawn; a star gem may be spent, then the dice are rolled
TO_CHOOSE: Final = 1  # dice lie open: reroll, spend, use an ability or keep
TO_NAME: Final = 2  # kept with a WILD die: its number is chosen (D12, D42)
OVER: Final = 3

# What the journal notes; view.py gives the words and unpacks the payloads.
DEALT: Final = 1  # a dwarf card: payload card
OPENED: Final = 2  # the mine at the start: payload counts, 8 bits a gem
TURN: Final = 3
DREW: Final = 4  # a gem from the bag into the mine: payload gem
LAST_ROUND: Final = 5
STAR_SPENT: Final = 6
ROLLED: Final = 7  # payload: dice rolled (5 bits), then 3 bits a face for all dice
KEPT: Final = 8
GEM_SPENT: Final = 9  # payload gem
DIE_SET: Final = 10  # by an emerald: payload die, face << 8
ABILITY: Final = 11  # payload ability, showing << 8: abilities open after it
SWAPPED: Final = 12  # payload other seat, given << 8, taken << 16
RAIDED: Final = 13  # payload gem
NAMED: Final = 14  # payload number of the WILD die
MATCHED: Final = 15  # payload bits of the conditions met, see rules.py
TOOK: Final = 16  # payload gem, count << 8, by << 16: 0 the dice, 1 a spent diamond
LUCKY: Final = 17  # a gem by DRAW: payload gem, or GEMS for an empty bag
NORCIA: Final = 18  # payload colour
ENDED: Final = 19

NOBODY: Final = -1


class Table(Position):
    """The state of a game. Counts of gems: ``bag``, ``mine`` and ``gems`` (GEMS per seat)."""

    def __init__(
        self,
        terms: Terms,
        seats: i64,
        rng: Rng,
        bag: vec[i64],
        mine: vec[i64],
        gems: vec[i64],
        dice: vec[i64],
        dwarves: vec[i64],
        showing: vec[i64],
        stars: vec[i64],
        norcia_bag: vec[i64],
        norcia: vec[i64],
    ) -> None:
        Position.__init__(self, seats, rng)
        self.terms = terms
        self.bag = bag
        self.mine = mine
        self.gems = gems
        self.dice = dice  # faces, 0 for a die not rolled
        self.dwarves = dwarves  # a dwarf card per seat
        self.showing = showing  # abilities open on each card, 1 to 4
        self.stars = stars
        self.norcia_bag = norcia_bag
        self.norcia = norcia  # NORCIA_COLOURS per seat
        self.bag_left: i64 = 0
        self.seat: i64 = 0
        self.stage: i64 = TO_ROLL
        self.rerolls: i64 = 0
        self.dice_used: i64 = DICE  # 5 after a star gem
        self.aside: i64 = NOBODY  # the die set aside by WILD
        self.charged = False  # the favourite die shows a rolled 6 that is not used yet (D9)
        self.draws_due: i64 = 0  # DRAWs promised for the end of the turn
        self.gained = False  # any gem this turn, however got (D35)
        self.turns_left: i64 = 0  # with the last round announced: turns to go, this one included
        self.turn: i64 = 0  # turns begun

    def copy_into(self, twin: Table) -> None:
        """Copy every field that is not an argument of the constructor."""
        twin.bag_left = self.bag_left
        twin.seat = self.seat
        twin.stage = self.stage
        twin.rerolls = self.rerolls
        twin.dice_used = self.dice_used
        twin.aside = self.aside
        twin.charged = self.charged
        twin.draws_due = self.draws_due
        twin.gained = self.gained
        twin.turns_left = self.turns_left
        twin.turn = self.turn
        if self.noting:
            twin.noting = True
            twin.journal = self.journal[:]

    def freeze(self) -> list[int]:
        frozen = [int(self.seats)]
        for part in (
            self.bag, self.mine, self.gems, self.dice, self.dwarves, self.showing,
            self.stars, self.norcia_bag, self.norcia,
        ):  # fmt: skip
            frozen += [int(number) for number in part]
        frozen += [int(self.seat), int(self.stage), int(self.rerolls), int(self.dice_used)]
        frozen += [int(self.aside), int(self.charged), int(self.draws_due), int(self.gained)]
        frozen += [int(self.turns_left), int(self.turn)]
        return frozen + self.rng.freeze()

    def favourite(self) -> i64:
        """The favourite die of the player to move."""
        return self.terms.favourites[self.dwarves[self.seat]]

    def roll(self, which: i64) -> None:
        """Roll the dice whose bits are set, in the order of D44; a rolled favourite 6 is a
        charge, and rolling that die again loses the charge it had (A1, D9)."""
        favourite = self.favourite()
        for die in range(self.dice_used):
            if (which >> die) & 1:
                face = self.rng.below(6) + 1
                self.dice[die] = face
                if die == favourite:
                    self.charged = face == 6
        if self.noting:
            faces: i64 = 0
            for die in range(MOST_DICE):
                faces |= self.dice[die] << (3 * die)
            self.note(ROLLED, self.seat, which | (faces << MOST_DICE))

    def draw_gem(self) -> i64:
        """Take a random gem out of the bag, which must not be empty (D44)."""
        bag = self.bag
        at = self.rng.below(self.bag_left)
        gem: i64 = 0
        while at >= bag[gem]:
            at -= bag[gem]
            gem += 1
        bag[gem] -= 1
        self.bag_left -= 1
        return gem

    def announce_last_round(self) -> None:
        """This turn is finished, then everybody has one more, the drawer last (E1, D21)."""
        self.turns_left = self.seats + 1
        self.note(LAST_ROUND, self.seat, 0)

    def take_from_mine(self, gem: i64, by: i64) -> None:
        """Move every gem of a kind from the mine to the player to move."""
        count = self.mine[gem]
        if count:
            self.mine[gem] = 0
            self.gems[self.seat * GEMS + gem] += count
            self.gained = True
            self.note(TOOK, self.seat, gem | (count << 8) | (by << 16))

    def spend(self, gem: i64) -> None:
        """A gem of the player to move leaves the game (G6)."""
        self.gems[self.seat * GEMS + gem] -= 1
        self.note(GEM_SPENT, self.seat, gem)


def empty_table(terms: Terms, seats: i64, rng: Rng) -> list[vec[i64]]:
    """The nine containers of :class:`Table`, in its order, before anything is dealt."""
    bag = terms.counts[:]
    mine = vec[i64]([0] * GEMS)
    gems = vec[i64]([0] * (GEMS * int(seats)))
    dice = vec[i64]([0] * MOST_DICE)
    dwarves = vec[i64]([0] * int(seats))
    showing = vec[i64]([1] * int(seats))
    each = int(terms.stars_each) if terms.stars else 0
    stars = vec[i64]([each] * int(seats))
    norcia_bag = terms.norcia_counts[:] if terms.norcia else vec[i64]([0] * NORCIA_COLOURS)
    norcia = vec[i64]([0] * (NORCIA_COLOURS * int(seats)))
    return [bag, mine, gems, dice, dwarves, showing, stars, norcia_bag, norcia]
