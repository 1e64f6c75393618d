"""A turn played at a glance: what a plan says, and gems spent when one step ahead it pays."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.dwarf.actions import (
    DRAW,
    KEEP,
    NAME,
    RAID,
    REROLL,
    ROLL,
    SPEND_AMETHYST,
    SPEND_EMERALD,
    SPEND_SAPPHIRE,
    STAR,
    SWAP,
    WILD,
)
from motherlode.games.dwarf.appraisal import Appraisal
from motherlode.games.dwarf.layer import Layer
from motherlode.games.dwarf.patterns import CHARGED, IN_AIR, column_of
from motherlode.games.dwarf.plan import (
    GRAIN,
    KEEP_DICE,
    MOST_REROLLS,
    NO_USE,
    OTHER_USE,
    SET_ASIDE,
    Plan,
    plan_for,
)
from motherlode.games.dwarf.rules import DwarfPosition, conditions
from motherlode.games.dwarf.state import NOBODY, TO_NAME, TO_ROLL
from motherlode.games.dwarf.stock import Stock, stock_of
from motherlode.games.dwarf.terms import (
    AMETHYST,
    DIAMOND,
    DICE,
    EMERALD,
    GEMS,
    SAPPHIRE,
)

STAR_PAYS: Final = 12.0  # points that one kind of gem must promise before the last turn


class Glance:
    """The turn of the player to move, good until its end (what changes in its course is taken
    in only roughly)."""

    def __init__(self, position: DwarfPosition, weights: vec[float]) -> None:
        self.position = position
        self.turn: i64 = position.turn
        self.dice_used: i64 = position.dice_used
        self.favourite = position.favourite()
        self.appraisal = Appraisal(position, weights)
        self.use_action: i64 = DRAW
        self.best_worth = 1.0
        self.plan: Plan = self.made_plan()
        self.scale = self.best_worth / float(GRAIN)

    def made_plan(self) -> Plan:
        position = self.position
        worths = vec[float]([0.0] * GEMS)
        for gem in range(GEMS):
            if position.mine[gem]:
                worths[gem] = self.appraisal.gain(gem)
                self.best_worth = max(self.best_worth, worths[gem])
        rounded = vec[i64]([0] * GEMS)
        for gem in range(GEMS):
            rounded[gem] = max(-GRAIN, nearest(worths[gem] * float(GRAIN) / self.best_worth))
        use: i64 = NO_USE
        if position.showing[position.seat] >= 2:
            use = max(nearest(self.best_use() * float(GRAIN) / self.best_worth), 0)
        return plan_for(
            position.dice_used - 1,
            position.terms.any_quad,
            rounded,
            use,
            min(position.terms.rerolls, MOST_REROLLS),
        )

    def best_use(self) -> float:
        """The points of the best ability but WILD, which becomes ``use_action``."""
        position = self.position
        stock = stock_of(position, 0, 0)
        before = self.appraisal.of(stock, 0)
        stock.draws += 1
        most = self.appraisal.of(stock, 0) - before
        stock.draws -= 1
        self.use_action = DRAW
        mine = position.seat * GEMS
        if position.showing[position.seat] >= 4:
            for gem in range(GEMS):
                if position.mine[gem]:
                    stock.gems[mine + gem] += 1
                    stock.mine[gem] -= 1
                    gain = self.appraisal.of(stock, 0) - before
                    if gain > most:
                        most = gain
                        self.use_action = RAID + gem
                    stock.gems[mine + gem] -= 1
                    stock.mine[gem] += 1
        if position.showing[position.seat] >= 3:
            for other in range(position.seats):
                if other != position.seat:
                    most = self.best_swap(stock, other, before, most)
        return most

    def best_swap(self, stock: Stock, other: i64, before: float, most: float) -> float:
        gems = stock.gems
        mine = stock.seat * GEMS
        theirs = other * GEMS
        for given in range(GEMS):
            if not gems[mine + given]:
                continue
            for taken in range(DIAMOND + 1, GEMS):
                if taken == given or not gems[theirs + taken]:
                    continue
                move(gems, mine + given, theirs + given)
                move(gems, theirs + taken, mine + taken)
                gain = self.appraisal.of(stock, 0) - before
                if gain > most:
                    most = gain
                    self.use_action = SWAP + other * 64 + given * 8 + taken
                move(gems, mine + taken, theirs + taken)
                move(gems, theirs + given, mine + given)
        return most

    # -- choosing --------------------------------------------------------------------------

    def action(self) -> i64:
        """What to do now."""
        position = self.position
        if position.stage == TO_ROLL:
            return self.roll_or_star()
        if position.stage == TO_NAME:
            return NAME + self.best_number()
        column = column_of(
            self.plan.patterns,
            position.dice,
            position.dice_used,
            self.favourite,
            (1 << position.dice_used) - 1,
        )
        rerolls = min(position.rerolls, MOST_REROLLS)
        planned = self.planned(column, rerolls)
        if planned == KEEP:
            spent = self.spend(column, rerolls)
            if spent >= 0:
                return spent
        return planned

    def roll_or_star(self) -> i64:
        position = self.position
        if position.stars[position.seat] and position.dice_used == DICE:
            last = not self.appraisal.own_turns
            if last or self.best_worth >= STAR_PAYS:
                return STAR
        return ROLL

    def best_number(self) -> i64:
        position = self.position
        dice = position.dice[:]
        best: i64 = 1
        most = -1e9
        for number in range(1, 7):
            dice[position.aside] = number
            met = conditions(dice, position.dice_used, position.terms.any_quad)
            if self.plan.worths[met] > most:
                most = self.plan.worths[met]
                best = number
        return best

    def planned(self, column: i64, rerolls: i64) -> i64:
        """What the plan says about these dice."""
        position = self.position
        aside = position.aside != NOBODY
        choice = self.plan.look_up(aside, 0 if aside else self.row(), column, rerolls)
        if choice == KEEP_DICE:
            return KEEP
        if choice == SET_ASIDE:
            return WILD
        if choice == OTHER_USE:
            return self.use_action if self.still_possible() else WILD
        return REROLL + self.dice_to_throw(choice >> 3, (choice >> 2) & 1)

    def row(self) -> i64:
        position = self.position
        return CHARGED if position.charged else position.dice[self.favourite] - 1

    def still_possible(self) -> bool:
        """Whether the ability picked at the start of the turn can still be used so."""
        position = self.position
        if self.use_action == DRAW:
            return True
        detail = self.use_action & 255
        if self.use_action >= RAID:
            return position.mine[detail] > 0
        given = position.gems[position.seat * GEMS + ((detail >> 3) & 7)]
        return given > 0 and position.gems[(detail >> 6) * GEMS + (detail & 7)] > 0

    def dice_to_throw(self, stays: i64, favourite: i64) -> i64:
        """The dice, as bits, that leave a column of others lying."""
        position = self.position
        left = self.plan.patterns.faces[stays]
        thrown: i64 = 0
        one: i64 = 1
        bit: i64 = 1
        for die in range(position.dice_used):
            if die == self.favourite:
                if favourite:
                    thrown |= bit
            else:
                face = position.dice[die] - 1
                if (left >> (4 * face)) & 15:
                    left -= one << (4 * face)
                else:
                    thrown |= bit
            bit <<= 1
        return thrown

    # -- spending --------------------------------------------------------------------------

    def spend(self, column: i64, rerolls: i64) -> i64:
        """With nothing better to do for free: the gem to spend now, if that pays; -1 for none."""
        position = self.position
        mine = position.seat * GEMS
        gems = position.gems
        layer = self.plan.aside[rerolls]
        if position.aside == NOBODY:
            layer = self.plan.layers[rerolls]
        patterns = self.plan.patterns
        row = 0 if layer.aside else self.row()
        at = row * patterns.full + column - patterns.first_full
        now = layer.values[row * patterns.columns + column]
        best: i64 = -1
        most = 0.0
        if gems[mine + AMETHYST]:
            gain = (layer.after_amethyst()[at] - now) * self.scale
            gain -= self.appraisal.price(AMETHYST)
            if gain > most:
                most = gain
                best = AMETHYST
        if gems[mine + SAPPHIRE]:
            gain = (layer.after_sapphire()[at] - now) * self.scale
            gain -= self.appraisal.price(SAPPHIRE)
            if gain > most:
                most = gain
                best = SAPPHIRE
        if gems[mine + EMERALD]:
            gain = (layer.after_emerald()[at] - now) * self.scale
            gain -= self.appraisal.price(EMERALD)
            if gain > most:
                most = gain
                best = EMERALD
        if best == AMETHYST:
            return self.best_throw(layer, True)
        if best == SAPPHIRE:
            return self.best_throw(layer, False)
        if best == EMERALD:
            return self.best_setting(layer)
        return -1

    def best_throw(self, layer: Layer, single: bool) -> i64:
        """The dice for an amethyst (a single one) or a sapphire."""
        position = self.position
        best: i64 = -1
        most = -1e9
        for dice in range(1, 1 << position.dice_used):
            if dice == 31 or (single and dice & (dice - 1)):
                continue
            if position.aside != NOBODY and (dice >> position.aside) & 1:
                continue
            value = self.value_in_air(layer, dice)
            if value > most:
                most = value
                best = dice
        if not single:
            return SPEND_SAPPHIRE + best
        die: i64 = 0
        while (best >> die) & 1 == 0:
            die += 1
        return SPEND_AMETHYST + die

    def value_in_air(self, layer: Layer, dice: i64) -> float:
        position = self.position
        patterns = self.plan.patterns
        lying = ((1 << position.dice_used) - 1) & ~dice
        column = column_of(patterns, position.dice, position.dice_used, self.favourite, lying)
        if layer.aside:
            return layer.values[column]
        row = IN_AIR if (dice >> self.favourite) & 1 else self.row()
        return layer.values[row * patterns.columns + column]

    def best_setting(self, layer: Layer) -> i64:
        """The die and face for an emerald."""
        position = self.position
        patterns = self.plan.patterns
        every = (1 << position.dice_used) - 1
        best = KEEP
        most = -1e9
        for die in range(position.dice_used):
            if die == position.aside:
                continue
            shown = position.dice[die]
            for face in range(1, 7):
                if face == shown:
                    continue
                row = self.row()
                position.dice[die] = face
                column = column_of(
                    patterns, position.dice, position.dice_used, self.favourite, every
                )
                if die == self.favourite:
                    row = face - 1
                place = column if layer.aside else row * patterns.columns + column
                if layer.values[place] > most:
                    most = layer.values[place]
                    best = SPEND_EMERALD + die * 8 + face
                position.dice[die] = shown
        return best


def move(gems: vec[i64], source: i64, target: i64) -> None:
    """One gem from place to place."""
    gems[source] -= 1
    gems[target] += 1


def nearest(number: float) -> i64:
    """Rounded half up."""
    return i64(number + 1024.5) - 1024
