"""The value of all dice at once, for one stock and one number of rerolls left."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.patterns import (
    CHARGED,
    IN_AIR,
    NO_COLUMN,
    ROWS,
    SHOWN_ROWS,
    SIX,
    Patterns,
)

NOTHING: Final = -1e18  # less than anything is worth


class Layer:
    """``values``: row * columns + column; with WILD used there is one row.

    Filled in two steps: ``best`` collects, for dice that all lie, the best of everything that
    leads out of this layer; :meth:`solve` adds the free rerolls of sixes and values dice in
    the air.
    """

    def __init__(self, patterns: Patterns, aside: bool) -> None:
        self.patterns = patterns
        self.aside = aside
        self.shown: i64 = 1 if aside else SHOWN_ROWS
        self.values = blank((1 if aside else ROWS) * patterns.columns)
        self.best = blank(self.shown * patterns.full)
        self.rerolled = vec[float]()
        self.sapphire = vec[float]()
        self.amethyst = vec[float]()
        self.emerald = vec[float]()

    def keep(self, worths: vec[float], masks: vec[i64]) -> None:
        """Start with what keeping the dice is worth; a WILD die gets the best number."""
        patterns = self.patterns
        if not self.aside:
            for at in range(len(self.best)):
                self.best[at] = worths[patterns.met[at]]
            return
        for at in range(patterns.full):
            best = NOTHING
            for met in masks:
                if (patterns.wild_met[at] >> met) & 1 and worths[met] > best:
                    best = worths[met]
            self.best[at] = best

    def improve(self, other: vec[float]) -> None:
        """Place by place, take what ``other`` offers where it is more."""
        for at in range(len(self.best)):
            if other[at] > self.best[at]:
                self.best[at] = other[at]

    # -- within the layer ----------------------------------------------------------------

    def solve(self) -> None:
        """T4, D7: sixes may be rerolled for nothing, so a state can come back to itself; with
        chance p to come back and a from elsewhere, going on is worth a / (1 - p). Taken in the
        order of the sixes that can still come, everything else a state needs is known."""
        patterns = self.patterns
        columns = patterns.columns
        for place in patterns.wild_order if self.aside else patterns.order:
            row = place // columns
            column = place - row * columns
            if row == IN_AIR:
                total = self.values[CHARGED * columns + column]
                for shown in range(SIX):
                    total += self.values[shown * columns + column]
                self.values[place] = total / 6.0
            elif column < patterns.first_full:
                self.values[place] = self.mean_of_next(row, column)
            else:
                self.values[place] = self.settle(row, column)

    def mean_of_next(self, row: i64, column: i64) -> float:
        more = self.patterns.more
        start = row * self.patterns.columns
        total = 0.0
        for at in range(column * 6, column * 6 + 6):
            total += self.values[start + more[at]]
        return total / 6.0

    def settle(self, row: i64, column: i64) -> float:
        """The value of dice that all lie."""
        patterns = self.patterns
        best = self.best[row * patterns.full + column - patterns.first_full]
        sixes = patterns.sixes[column]
        favourite_six = not self.aside and row >= SIX
        if not sixes and not favourite_six:
            return best
        back = 1.0  # the chance that all sixes thrown come back
        elsewhere = 0.0
        left = column
        for thrown in range(sixes + 1):
            if thrown:
                left = patterns.less[left * 6 + 5]
                back /= 6.0
                elsewhere = (elsewhere + self.sum_of_lower(row, left)) / 6.0
                best = max(best, elsewhere / (1.0 - back))
            if favourite_six:
                best = max(best, self.throw_favourite(row, column, left, elsewhere, back))
        return best

    def sum_of_lower(self, row: i64, column: i64) -> float:
        """Over the next die's faces but 6."""
        more = self.patterns.more
        start = row * self.patterns.columns
        total = 0.0
        for at in range(column * 6, column * 6 + 5):
            total += self.values[start + more[at]]
        return total

    def throw_favourite(
        self, row: i64, column: i64, left: i64, elsewhere: float, back: float
    ) -> float:
        """Rerolling a favourite six, and the other sixes that ``left`` lacks."""
        columns = self.patterns.columns
        total = 0.0
        for shown in range(SIX):
            total += self.values[shown * columns + left]
        if row == CHARGED:
            return (total + elsewhere) / 6.0 / (1.0 - back / 6.0)
        return (total + self.charged_again(column, left)) / 6.0

    def charged_again(self, column: i64, left: i64) -> float:
        """The favourite six has come again: the value with the dice missing in ``left`` in
        the air, walking back from the full column, which is settled."""
        patterns = self.patterns
        value = self.values[CHARGED * patterns.columns + column]
        at = column
        while at != left:
            at = patterns.less[at * 6 + 5]
            value = (value + self.sum_of_lower(CHARGED, at)) / 6.0
        return value

    # -- ways into the layer ---------------------------------------------------------------

    def after_reroll(self) -> vec[float]:
        """Per lying state: the best reroll of any dice but 1s that leads into this layer."""
        if not len(self.rerolled):
            self.rerolled = self.after_throwing(1, False)
        return self.rerolled

    def after_sapphire(self) -> vec[float]:
        """The same for a sapphire: one to four dice, 1s as well."""
        if not len(self.sapphire):
            self.sapphire = self.after_throwing(0, self.patterns.others == 4 and not self.aside)
        return self.sapphire

    def after_throwing(self, lowest: i64, never_all: bool) -> vec[float]:
        """Throwing at least one die, none with a face (from 0) below ``lowest``."""
        patterns = self.patterns
        columns = patterns.columns
        kept = self.values[:]  # the best that throwing some of these others can reach
        if never_all:
            kept[IN_AIR * columns] = NOTHING
        for row in range(1 if self.aside else ROWS):
            start = row * columns
            for column in range(1, columns):
                best = kept[start + column]
                for face in range(lowest, 6):
                    fewer = patterns.less[column * 6 + face]
                    if fewer != NO_COLUMN:
                        best = max(best, kept[start + fewer])
                kept[start + column] = best
        found = vec[float](capacity=len(self.best))
        for row in range(self.shown):
            for column in range(patterns.first_full, columns):
                best = NOTHING
                if not self.aside and row >= lowest:
                    best = kept[IN_AIR * columns + column]
                for face in range(lowest, 6):
                    fewer = patterns.less[column * 6 + face]
                    if fewer != NO_COLUMN:
                        best = max(best, kept[row * columns + fewer])
                found = append(found, best)
        return found

    def after_amethyst(self) -> vec[float]:
        """Per lying state: the best throw of a single die, 1s as well."""
        if len(self.amethyst):
            return self.amethyst
        patterns = self.patterns
        columns = patterns.columns
        found = vec[float](capacity=len(self.best))
        for row in range(self.shown):
            for column in range(patterns.first_full, columns):
                best = NOTHING if self.aside else self.values[IN_AIR * columns + column]
                for face in range(6):
                    fewer = patterns.less[column * 6 + face]
                    if fewer != NO_COLUMN:
                        best = max(best, self.values[row * columns + fewer])
                found = append(found, best)
        self.amethyst = found
        return found

    def after_emerald(self) -> vec[float]:
        """Per lying state: the best way to set a die to another face."""
        if len(self.emerald):
            return self.emerald
        patterns = self.patterns
        columns = patterns.columns
        found = vec[float](capacity=len(self.best))
        for row in range(self.shown):
            shown_face = SIX if row == CHARGED else row
            for column in range(patterns.first_full, columns):
                best = NOTHING
                if not self.aside:
                    for face in range(6):
                        if face != shown_face:
                            best = max(best, self.values[face * columns + column])
                for face in range(6):
                    fewer = patterns.less[column * 6 + face]
                    if fewer == NO_COLUMN:
                        continue
                    for other in range(6):
                        if other != face:
                            after = row * columns + patterns.more[fewer * 6 + other]
                            best = max(best, self.values[after])
                found = append(found, best)
        self.emerald = found
        return found


def blank(size: i64) -> vec[float]:
    """That many zeros."""
    zeros = vec[float](capacity=size)
    for _ in range(size):
        zeros = append(zeros, 0.0)
    return zeros
