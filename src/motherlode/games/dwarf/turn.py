"""The best play of a turn, exactly: dynamic programming over dice, rerolls, gems and abilities.

A layer values all dice for one stock and one number of rerolls (``layer.py``); using a reroll,
a gem or an ability leads to another layer, which is made when it is first needed. What the
turn's end is worth is the caller's business (:class:`Worth`).
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64
from motherlode.games.dwarf.actions import (
    DRAW,
    KEEP,
    NAME,
    REROLL,
    ROLL,
    SPEND_AMETHYST,
    SPEND_DIAMOND,
    SPEND_EMERALD,
    SPEND_SAPPHIRE,
    STAR,
    SWAP,
    WILD,
    detail_of,
    kind_of,
)
from motherlode.games.dwarf.layer import NOTHING, Layer
from motherlode.games.dwarf.patterns import (
    CHARGED,
    IN_AIR,
    SIX,
    Patterns,
    column_of,
    patterns_for,
)
from motherlode.games.dwarf.rules import DwarfPosition, conditions
from motherlode.games.dwarf.state import NOBODY, TO_ROLL
from motherlode.games.dwarf.stock import Stock, Worth, stock_of, worths_of
from motherlode.games.dwarf.terms import AMETHYST, DIAMOND, EMERALD, GEMS, MOST_DICE, SAPPHIRE

MOST_REROLLS: Final = 3  # content that gives more rerolls is looked at as if it gave these
ALL_SHOWING: Final = 4
EVERYTHING: Final = 99


class Depth:
    """How far the solver looks ahead from the decision at hand.

    ``spends``: gems spent. ``uses``: abilities used. Charges that come after them count for
    nothing, or, with ``priced``, for WILD or so many points as the best other ability would
    bring now; a charge held now is always followed up. ``thefts``: SWAPs, and RAIDs, followed
    up at each charge, those first that would be worth most if the dice then won nothing. Later
    decisions of the same turn look as far again.
    """

    def __init__(self, spends: i64, uses: i64, thefts: i64, priced: bool) -> None:
        self.spends = spends
        self.uses = uses
        self.thefts = thefts
        self.priced = priced


class Turn:
    """The turn of the player to move, from a position in which he has to choose or to roll."""

    def __init__(self, position: DwarfPosition, worth: Worth, depth: Depth) -> None:
        self.position = position
        self.worth = worth
        self.depth = depth
        self.favourite = position.favourite()
        self.patterns: Patterns = patterns_for(position.dice_used - 1, position.terms.any_quad)
        self.masks = self.patterns.masks
        self.stocks: dict[int, Stock] = {}
        self.price = 0.0
        self.price_known = False
        self.root: Stock = self.settled(stock_of(position, depth.spends, depth.uses))

    # -- what is asked ---------------------------------------------------------------------

    def value(self) -> float:
        """The worth of the turn's end to be expected under the best play."""
        position = self.position
        if position.stage == TO_ROLL:
            return self.value_of(ROLL)
        layer = self.layer(self.root, position.rerolls)
        return layer.values[self.place(layer, self.row(), self.all_dice())]

    def value_of(self, action: i64) -> float:
        """The same when ``action``, a legal one, is played first; less than anything for a
        SWAP or RAID that is not looked at, and for spending a star."""
        position = self.position
        kind = kind_of(action)
        detail = detail_of(action)
        if kind == KEEP:
            return self.worth_of_keeping()
        if kind == NAME:
            return self.root.worths[self.met_by_naming(detail)]
        if kind == ROLL:
            layer = self.layer(self.root, position.rerolls)
            return layer.values[IN_AIR * self.patterns.columns]
        if kind == REROLL:
            free = self.only_sixes(detail)
            layer = self.layer(self.root, position.rerolls if free else position.rerolls - 1)
            return self.thrown(layer, detail)
        if kind == SPEND_AMETHYST:
            return self.thrown(self.layer_after(AMETHYST), 1 << detail)
        if kind == SPEND_SAPPHIRE:
            return self.thrown(self.layer_after(SAPPHIRE), detail)
        if kind == SPEND_EMERALD:
            return self.value_of_setting(detail >> 3, detail & 7)
        if kind == SPEND_DIAMOND:
            opened = self.after_diamond(self.root, detail)
            layer = self.layer(opened, position.rerolls)
            return layer.values[self.place(layer, self.row(), self.all_dice())]
        if kind >= WILD:
            return self.value_of_ability(action)
        return NOTHING

    def worth_of_keeping(self) -> float:
        """The dice stay; a die set aside gets the best number."""
        position = self.position
        worths = self.root.worths
        if position.aside == NOBODY:
            met = conditions(position.dice, position.dice_used, position.terms.any_quad)
            return worths[met]
        best = NOTHING
        for number in range(1, 7):
            met = self.met_by_naming(number)
            if worths[met] > best:
                best = worths[met]
        return best

    def met_by_naming(self, number: i64) -> i64:
        position = self.position
        dice = position.dice[:]
        dice[position.aside] = number
        return conditions(dice, position.dice_used, position.terms.any_quad)

    def value_of_setting(self, die: i64, face: i64) -> float:
        position = self.position
        layer = self.layer_after(EMERALD)
        shown = position.dice[die]
        row = face - 1 if die == self.favourite else self.row()
        position.dice[die] = face
        value = layer.values[self.place(layer, row, self.all_dice())]
        position.dice[die] = shown
        return value

    def value_of_ability(self, action: i64) -> float:
        kind = kind_of(action)
        if kind == WILD:
            stock = self.after_wild(self.root)
        elif kind == DRAW:
            stock = self.after_draw(self.root)
        else:
            wanted = self.stolen_by(self.root, action).key()
            found: Stock | None = None
            for seen in self.after_thefts(self.root):
                if seen.key() == wanted:
                    found = seen
            if found is None:
                return NOTHING
            stock = found
        layer = self.layer(stock, self.position.rerolls)
        return layer.values[self.place(layer, SIX, self.all_dice())]

    # -- places ----------------------------------------------------------------------------

    def row(self) -> i64:
        position = self.position
        if position.charged:
            return CHARGED
        return position.dice[self.favourite] - 1

    def all_dice(self) -> i64:
        return (1 << self.position.dice_used) - 1

    def place(self, layer: Layer, row: i64, lying: i64) -> i64:
        """Where a layer holds these dice; the row of a die set aside does not matter."""
        position = self.position
        column = column_of(self.patterns, position.dice, position.dice_used, self.favourite, lying)
        return column if layer.aside else row * self.patterns.columns + column

    def thrown(self, layer: Layer, dice: i64) -> float:
        """The value of having these dice in the air."""
        row = IN_AIR if (dice >> self.favourite) & 1 else self.row()
        return layer.values[self.place(layer, row, self.all_dice() & ~dice)]

    def only_sixes(self, dice: i64) -> bool:
        position = self.position
        for die in range(position.dice_used):
            if (dice >> die) & 1 and position.dice[die] != 6:
                return False
        return True

    # -- stocks ----------------------------------------------------------------------------

    def settled(self, stock: Stock) -> Stock:
        """The one stock like this one."""
        key = stock.key()
        found = self.stocks.get(key)
        if found is None:
            stock.worths = worths_of(self.worth, stock, self.masks)
            self.stocks[key] = stock
            return stock
        return found

    def can_spend(self, stock: Stock, gem: i64) -> bool:
        return stock.spends > 0 and stock.owned(gem) > 0

    def after_spending(self, stock: Stock, gem: i64) -> Stock:
        after = stock.copy()
        after.gems[stock.seat * GEMS + gem] -= 1
        after.spends = max(after.spends - 1, 0)
        return self.settled(after)

    def after_diamond(self, stock: Stock, gem: i64) -> Stock:
        after = stock.copy()
        after.gems[stock.seat * GEMS + DIAMOND] -= 1
        after.gems[stock.seat * GEMS + gem] += stock.mine[gem]
        after.mine[gem] = 0
        after.spends = max(after.spends - 1, 0)
        if self.position.terms.norcia:
            after.gained = True
        return self.settled(after)

    def used(self, stock: Stock) -> Stock:
        """A copy with an ability used: the card is turned (A2)."""
        after = stock.copy()
        after.uses = max(after.uses - 1, 0)
        if after.showing < ALL_SHOWING:
            after.showing += 1
        return after

    def after_wild(self, stock: Stock) -> Stock:
        after = self.used(stock)
        after.aside = True
        return self.settled(after)

    def after_draw(self, stock: Stock) -> Stock:
        after = self.used(stock)
        after.draws += 1
        return self.settled(after)

    def after_thefts(self, stock: Stock) -> list[Stock]:
        """After the SWAPs and RAIDs that are looked at."""
        known = stock.stolen
        if known is not None:
            return known
        found: list[Stock] = []
        if stock.showing >= 3:
            found += self.best_of(self.after_swaps(stock))
        if stock.showing >= 4:
            found += self.best_of(self.after_raids(stock))
        stock.stolen = found
        return found

    def stolen_by(self, stock: Stock, action: i64) -> Stock:
        detail = detail_of(action)
        if kind_of(action) == SWAP:
            return self.swapped(stock, detail >> 6, (detail >> 3) & 7, detail & 7)
        return self.raided(stock, detail)

    def raided(self, stock: Stock, gem: i64) -> Stock:
        after = self.used(stock)
        after.mine[gem] -= 1
        after.gems[stock.seat * GEMS + gem] += 1
        if self.position.terms.norcia:
            after.gained = True
        return after

    def after_raids(self, stock: Stock) -> list[Stock]:
        found: list[Stock] = []
        for gem in range(GEMS):
            if stock.mine[gem]:
                after = self.settled(self.raided(stock, gem))
                found.append(after)
        return found

    def after_swaps(self, stock: Stock) -> list[Stock]:
        found: list[Stock] = []
        for other in range(self.position.seats):
            if other == stock.seat:
                continue
            for given in range(GEMS):
                if not stock.owned(given):
                    continue
                for taken in range(DIAMOND + 1, GEMS):
                    if stock.gems[other * GEMS + taken]:
                        after = self.settled(self.swapped(stock, other, given, taken))
                        found.append(after)
        return found

    def swapped(self, stock: Stock, other: i64, given: i64, taken: i64) -> Stock:
        after = self.used(stock)
        mine = stock.seat * GEMS
        theirs = other * GEMS
        after.gems[mine + given] -= 1
        after.gems[theirs + given] += 1
        after.gems[theirs + taken] -= 1
        after.gems[mine + taken] += 1
        if self.position.terms.norcia:
            after.gained = True
        return after

    def best_of(self, stocks: list[Stock]) -> list[Stock]:
        """As many of them as are looked at, by their worth with nothing won."""
        if len(stocks) <= self.depth.thefts:
            return stocks
        chosen: list[Stock] = []
        while len(chosen) < self.depth.thefts:
            best: Stock | None = None
            most = NOTHING
            for stock in stocks:
                if stock.worths[0] > most and stock not in chosen:
                    best = stock
                    most = stock.worths[0]
            if best is None:
                break
            chosen.append(best)
        return chosen

    # -- layers ----------------------------------------------------------------------------

    def layer_after(self, gem: i64) -> Layer:
        """The layer after spending this kind of gem now."""
        return self.layer(self.after_spending(self.root, gem), self.position.rerolls)

    def layer(self, stock: Stock, rerolls: i64) -> Layer:
        """Made when first asked for, with those that it leads to."""
        rerolls = min(rerolls, MOST_REROLLS)
        while len(stock.layers) <= rerolls:
            stock.layers.append(self.made(stock, len(stock.layers)))
        return stock.layers[rerolls]

    def made(self, stock: Stock, rerolls: i64) -> Layer:
        patterns = self.patterns
        layer = Layer(patterns, stock.aside)
        layer.keep(stock.worths, self.masks)
        if rerolls:
            layer.improve(stock.layers[rerolls - 1].after_reroll())
        if self.can_spend(stock, AMETHYST):
            after = self.layer(self.after_spending(stock, AMETHYST), rerolls)
            layer.improve(after.after_amethyst())
        if self.can_spend(stock, SAPPHIRE):
            after = self.layer(self.after_spending(stock, SAPPHIRE), rerolls)
            layer.improve(after.after_sapphire())
        if self.can_spend(stock, EMERALD):
            after = self.layer(self.after_spending(stock, EMERALD), rerolls)
            layer.improve(after.after_emerald())
        if self.can_spend(stock, DIAMOND):
            for opened in self.worth_opening(stock):
                self.add_lying(layer, self.layer(opened, rerolls))
        if not stock.aside and (stock.uses or self.depth.priced):
            self.add_charge(layer, self.layer(self.after_wild(stock), rerolls))
            if stock.uses:
                self.add_abilities(layer, stock, rerolls)
            else:
                self.add_price(layer)
        layer.solve()
        return layer

    def add_lying(self, layer: Layer, other: Layer) -> None:
        """The same dice may go on in the other layer."""
        patterns = self.patterns
        for row in range(layer.shown):
            for column in range(patterns.full):
                there = other.values[row * patterns.columns + patterns.first_full + column]
                at = row * patterns.full + column
                if there > layer.best[at]:
                    layer.best[at] = there

    def worth_opening(self, stock: Stock) -> list[Stock]:
        """The stocks after spending a diamond, by what it takes."""
        known = stock.opened
        if known is not None:
            return known
        found: list[Stock] = []
        for gem in range(GEMS):
            if stock.mine[gem]:
                opened = self.after_diamond(stock, gem)
                if self.depth.spends == EVERYTHING or opened.worths[0] > stock.worths[0]:
                    found.append(opened)
        stock.opened = found
        return found

    def add_abilities(self, layer: Layer, stock: Stock, rerolls: i64) -> None:
        """What a rolled favourite six can do besides WILD."""
        if stock.showing >= 2:
            self.add_charge(layer, self.layer(self.after_draw(stock), rerolls))
        for stolen in self.after_thefts(stock):
            self.add_charge(layer, self.layer(stolen, rerolls))

    def add_price(self, layer: Layer) -> None:
        """A charge is worth what it would bring now, on top of the same dice without it."""
        if not self.price_known:
            self.price = self.price_of_charge()
            self.price_known = True
        full = self.patterns.full
        for column in range(full):
            without = layer.best[SIX * full + column]
            if without + self.price > layer.best[CHARGED * full + column]:
                layer.best[CHARGED * full + column] = without + self.price

    def price_of_charge(self) -> float:
        """What the best ability but WILD would bring if the dice won nothing; 0 or more."""
        root = self.root
        most = root.worths[0]
        if root.showing >= 2:
            after = self.used(root)
            after.draws += 1
            most = max(most, self.worth.of(after, 0))
        for stolen in self.after_thefts(root):
            most = max(most, stolen.worths[0])
        return most - root.worths[0]

    def add_charge(self, layer: Layer, after: Layer) -> None:
        """From a charged six into a layer where the charge is used."""
        patterns = self.patterns
        start = 0 if after.aside else SIX * patterns.columns
        for column in range(patterns.full):
            there = after.values[start + patterns.first_full + column]
            at = CHARGED * patterns.full + column
            if there > layer.best[at]:
                layer.best[at] = there


def best_action(position: DwarfPosition, worth: Worth, depth: Depth) -> i64:
    """The legal action with the greatest expected worth of the turn's end; the first of equals."""
    legal = position.legal(position.seat)
    if len(legal) == 1:
        return legal[0]
    turn = Turn(position, worth, depth)
    best = legal[0]
    most = NOTHING
    for action in legal:
        if action == STAR:
            value = value_with_star(position, worth, depth)
        else:
            value = turn.value_of(action)
        if value > most:
            best = action
            most = value
    return best


def value_with_star(position: DwarfPosition, worth: Worth, depth: Depth) -> float:
    """The value of a turn for which a star gem is spent (X2)."""
    after = position.clone()
    after.stars[after.seat] -= 1
    after.dice_used = MOST_DICE
    return Turn(after, worth.like(after), depth).value()
