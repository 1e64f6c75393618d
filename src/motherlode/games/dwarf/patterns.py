"""Dice as numbers: tables that the turn solver reads instead of looking at single dice.

The favourite die stands in a row of its own, because its rolled 6 gives an ability. The others
are interchangeable, so only how often each face shows matters: each such multiset of up to all
of them (some may be in the air) has a column. Columns run by size; the full ones come last.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.rules import conditions
from motherlode.games.dwarf.terms import MOST_DICE

# Rows 0 to 5: the favourite die shows 1 to 6, and its 6 gives nothing (any more).
SIX: Final = 5
CHARGED: Final = 6  # it shows a rolled 6 that may give an ability
IN_AIR: Final = 7  # it is to be rolled
ROWS: Final = 8
SHOWN_ROWS: Final = 7
NO_COLUMN: Final = -1


class Patterns:
    """The tables for a number of other dice: 3, or 4 when a star gem added a die.

    ``more``: column after one more face, 6 a column (NO_COLUMN for full ones). ``less``: column
    with one die of a face fewer (NO_COLUMN where there is none). ``met``: conditions per row and
    full column. ``wild_met``: per full column, the 32 possible sets of conditions as bits, those
    set that a favourite die set aside by WILD can make. ``order``: all places, row * columns +
    column, so that whatever rolling can lead to comes first.
    """

    def __init__(self, others: i64, any_quad: bool) -> None:
        self.others = others
        self.size = vec[i64]()
        self.sixes = vec[i64]()
        self.faces = vec[i64]()  # four bits a face, face 1 lowest
        self.find: dict[int, int] = {}
        for size in range(others + 1):
            self.add_columns(1, size, 0, size)
        self.columns: i64 = len(self.faces)
        self.first_full: i64 = 0
        while self.size[self.first_full] < others:
            self.first_full += 1
        self.full: i64 = self.columns - self.first_full
        self.more = vec[i64]()
        self.less = vec[i64]()
        self.link()
        self.subsets = vec[i64]()  # columns that a full one holds, itself first
        self.subsets_from = vec[i64]()  # where those of a full column begin, one more at the end
        self.list_subsets()
        self.met = vec[i64]()
        self.wild_met = vec[i64]()
        self.judge(any_quad)
        self.masks = vec[i64]()  # every set of conditions that can be met, once
        seen: i64 = 0
        for met in self.met:
            if not (seen >> met) & 1:
                seen |= 1 << met
                self.masks = append(self.masks, met)
        self.order = vec[i64]()
        self.wild_order = vec[i64]()
        self.sort()

    def add_columns(self, face: i64, left: i64, faces: i64, size: i64) -> None:
        """All multisets that add ``left`` dice showing ``face`` or more to ``faces``."""
        if face == 6:
            faces += left << 20
            self.find[faces] = len(self.faces)
            self.faces = append(self.faces, faces)
            self.size = append(self.size, size)
            self.sixes = append(self.sixes, left)
            return
        for count in range(left + 1):
            self.add_columns(face + 1, left - count, faces + (count << (4 * (face - 1))), size)

    def link(self) -> None:
        for column in range(self.columns):
            faces = self.faces[column]
            for face in range(6):
                one: i64 = 1 << (4 * face)
                fewer = faces - one if (faces >> (4 * face)) & 15 else -1
                self.more = append(self.more, self.find.get(faces + one, NO_COLUMN))
                self.less = append(self.less, self.find.get(fewer, NO_COLUMN))

    def list_subsets(self) -> None:
        for column in range(self.first_full, self.columns):
            self.subsets_from = append(self.subsets_from, len(self.subsets))
            for part in range(self.columns - 1, -1, -1):
                if self.holds(column, part):
                    self.subsets = append(self.subsets, part)
        self.subsets_from = append(self.subsets_from, len(self.subsets))

    def holds(self, column: i64, part: i64) -> bool:
        """Whether all dice of ``part`` are among those of ``column``."""
        for face in range(6):
            if (self.faces[part] >> (4 * face)) & 15 > (self.faces[column] >> (4 * face)) & 15:
                return False
        return True

    def judge(self, any_quad: bool) -> None:
        dice = vec[i64]([0] * MOST_DICE)
        for row in range(SHOWN_ROWS):
            for column in range(self.first_full, self.columns):
                self.lay(dice, column)
                dice[self.others] = 6 if row == CHARGED else row + 1
                self.met = append(self.met, conditions(dice, self.others + 1, any_quad))
        for column in range(self.first_full, self.columns):
            self.lay(dice, column)
            choices: i64 = 0
            for number in range(1, 7):
                dice[self.others] = number
                choices |= 1 << conditions(dice, self.others + 1, any_quad)
            self.wild_met = append(self.wild_met, choices)

    def lay(self, dice: vec[i64], column: i64) -> None:
        """Put the faces of a column into the first dice."""
        die: i64 = 0
        for face in range(6):
            for _ in range((self.faces[column] >> (4 * face)) & 15):
                dice[die] = face + 1
                die += 1

    def sort(self) -> None:
        """By the most sixes that may come, then by dice lying: see ``Layer.solve``."""
        for most in range(self.others + 2):
            for size in range(self.others, -1, -1):
                for column in range(self.columns):
                    if self.size[column] != size:
                        continue
                    sixes = self.sixes[column] + self.others - size
                    if sixes == most:
                        self.wild_order = append(self.wild_order, column)
                        for row in range(SIX):
                            self.order = append(self.order, row * self.columns + column)
                    elif sixes == most - 1:
                        for row in range(CHARGED, SIX - 1, -1):
                            self.order = append(self.order, row * self.columns + column)
                        self.order = append(self.order, IN_AIR * self.columns + column)


def column_of(patterns: Patterns, dice: vec[i64], used: i64, favourite: i64, lying: i64) -> i64:
    """The column of the dice in play whose bits are set in ``lying``, favourite left out."""
    faces: i64 = 0
    for die in range(used):
        if die != favourite and (lying >> die) & 1:
            faces += 1 << (4 * (dice[die] - 1))
    return patterns.find[faces]


_known: Final[dict[int, Patterns]] = {}


def patterns_for(others: i64, any_quad: bool) -> Patterns:
    """The tables, made once a process."""
    key = int(others) * 2 + int(any_quad)
    found = _known.get(key)
    if found is None:
        found = Patterns(others, any_quad)
        _known[key] = found
    return found
