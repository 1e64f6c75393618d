"""How to play dice at a glance: the best play of dice alone, kept for every ratio of worths.

What the dice can win differs from turn to turn, but the best play hangs on little more than how
the worths compare. So the worths are rounded to GRAIN steps of the greatest, and a plan made
for one turn serves all that look alike. For playouts: exact up to the rounding, for dice and
WILD; gems are spent with one step of foresight (``glance.py``).
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.layer import NOTHING, Layer
from motherlode.games.dwarf.patterns import CHARGED, IN_AIR, SHOWN_ROWS, SIX, Patterns, patterns_for
from motherlode.games.dwarf.terms import GEMS

GRAIN: Final = 6
MOST_REROLLS: Final = 3
MOST_PLANS: Final = 1500  # about 45 kB each
NO_USE: Final = -1

# What to do, in the lowest bits of a choice.
KEEP_DICE: Final = 0
THROW: Final = 1  # + 4 * (2 * column that stays + whether the favourite goes)
SET_ASIDE: Final = 2
OTHER_USE: Final = 3

UNKNOWN: Final = -1

JUST: Final = 1e-9


class Plan:
    """Choices for all dice. ``worths`` per gem, in GRAIN steps; ``use``: worth of the best
    ability other than WILD, in the same, or NO_USE."""

    def __init__(self, patterns: Patterns, worths: vec[i64], use: i64, rerolls: i64) -> None:
        self.patterns = patterns
        self.use = use
        self.worths = vec[float]()  # per set of conditions
        for met in range(32):
            total: i64 = 0
            for gem in range(GEMS):
                if (met >> gem) & 1:
                    total += worths[gem]
            self.worths = append(self.worths, float(total))
        self.aside: list[Layer] = []
        self.layers: list[Layer] = []
        for left in range(rerolls + 1):
            self.add_layers(left)
        self.choices = vec[i64]()
        for _ in range((rerolls + 1) * (SHOWN_ROWS + 1) * patterns.full):
            self.choices = append(self.choices, UNKNOWN)

    def look_up(self, aside: bool, row: i64, column: i64, rerolls: i64) -> i64:
        """What to do with these dice; found out when first asked."""
        patterns = self.patterns
        block = SHOWN_ROWS if aside else row
        at = (rerolls * (SHOWN_ROWS + 1) + block) * patterns.full + column - patterns.first_full
        if self.choices[at] == UNKNOWN:
            layer = self.aside[rerolls] if aside else self.layers[rerolls]
            self.choices[at] = self.choice(layer, 0 if aside else row, column, rerolls)
        return self.choices[at]

    def add_layers(self, rerolls: i64) -> None:
        patterns = self.patterns
        aside = Layer(patterns, True)
        aside.keep(self.worths, patterns.masks)
        layer = Layer(patterns, False)
        layer.keep(self.worths, patterns.masks)
        if rerolls:
            aside.improve(self.aside[rerolls - 1].after_reroll())
            layer.improve(self.layers[rerolls - 1].after_reroll())
        aside.solve()
        for column in range(patterns.full):
            at = CHARGED * patterns.full + column
            with_wild = aside.values[patterns.first_full + column]
            layer.best[at] = max(layer.best[at], with_wild)
            if self.use != NO_USE:
                with_use = layer.best[SIX * patterns.full + column] + float(self.use)
                layer.best[at] = max(layer.best[at], with_use)
        layer.solve()
        self.aside.append(aside)
        self.layers.append(layer)

    def choice(self, layer: Layer, row: i64, column: i64, rerolls: i64) -> i64:
        """The first way to what these dice are worth: keep, use the charge, throw."""
        patterns = self.patterns
        full = column - patterns.first_full
        most = layer.values[row * patterns.columns + column] - JUST
        if layer.aside:
            for met in patterns.masks:
                if (patterns.wild_met[full] >> met) & 1 and self.worths[met] >= most:
                    return KEEP_DICE
            return self.throw(layer, row, column, rerolls)
        if row == CHARGED:
            if self.aside[rerolls].values[column] >= most:
                return SET_ASIDE
            if self.use != NO_USE:
                with_use = layer.best[SIX * patterns.full + full] + float(self.use)
                if with_use >= most:
                    return OTHER_USE
        if self.worths[patterns.met[row * patterns.full + full]] >= most:
            return KEEP_DICE
        return self.throw(layer, row, column, rerolls)

    def throw(self, layer: Layer, row: i64, column: i64, rerolls: i64) -> i64:
        """The best throw: sixes alone for nothing, or any dice but 1s for a reroll."""
        patterns = self.patterns
        columns = patterns.columns
        below = layer
        if rerolls:
            below = self.aside[rerolls - 1] if layer.aside else self.layers[rerolls - 1]
        best = KEEP_DICE
        most = NOTHING
        full = column - patterns.first_full
        ones = patterns.faces[column] & 15
        lasting = patterns.faces[column] & 0xFFFFF  # all but the sixes
        for at in range(patterns.subsets_from[full], patterns.subsets_from[full + 1]):
            stays = patterns.subsets[at]
            if patterns.faces[stays] & 15 != ones:
                continue
            only_sixes = patterns.faces[stays] & 0xFFFFF == lasting
            for favourite in range(1 if layer.aside or not row else 2):
                if not favourite and stays == column:
                    continue
                source = below
                if only_sixes and (not favourite or row >= SIX):
                    source = layer
                elif not rerolls:
                    continue
                place = (IN_AIR if favourite else row) * columns + stays
                if source.values[place] > most:
                    most = source.values[place]
                    best = THROW + 4 * (2 * stays + favourite)
        return best


_plans: Final[dict[int, Plan]] = {}


def plan_for(others: i64, any_quad: bool, worths: vec[i64], use: i64, rerolls: i64) -> Plan:
    """The plan for rounded worths, each from -GRAIN to GRAIN, and ``use`` from NO_USE."""
    code: i64 = others * 2 + (1 if any_quad else 0)
    for gem in range(GEMS):
        code = code * 32 + worths[gem] + GRAIN
    code = (code * 64 + min(use, 62) + 1) * 4 + rerolls
    key = int(code)
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        found = Plan(patterns_for(others, any_quad), worths, min(use, 62), rerolls)
        _plans[key] = found
    return found
