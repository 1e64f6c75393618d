"""What each gem may be spent on (G1 to G5). Spending is free at any time after the first roll
(D17): each gem says what it offers and does it."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.actions import (
    SPEND_AMETHYST,
    SPEND_DIAMOND,
    SPEND_EMERALD,
    SPEND_SAPPHIRE,
    detail_of,
)
from motherlode.games.dwarf.state import DIE_SET, Table
from motherlode.games.dwarf.terms import AMETHYST, DIAMOND, EMERALD, GEMS, SAPPHIRE

BY_DIAMOND: Final = 1


class Gem:
    """A kind of gem. This one, the cursed gem, cannot be spent (G5)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        """Add what the player to move could do by spending one; the caller checked that the
        player owns one."""
        return actions

    def spend(self, table: Table, action: i64) -> None:
        """Spend one as ``action`` says."""
        raise ValueError("A cursed gem cannot be spent.")


class Amethyst(Gem):
    """Reroll one die, whatever it shows (G4, T3, D32)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        for die in range(table.dice_used):
            if die != table.aside:
                actions = append(actions, SPEND_AMETHYST + die)
        return actions

    def spend(self, table: Table, action: i64) -> None:
        table.spend(AMETHYST)
        table.roll(1 << detail_of(action))


class Sapphire(Gem):
    """Reroll one to four dice at once, whatever they show (G3, D18)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        every = (1 << table.dice_used) - 1
        aside = table.aside
        for dice in range(1, every + 1):
            if aside >= 0 and (dice >> aside) & 1:
                continue
            if dice != 31:
                actions = append(actions, SPEND_SAPPHIRE + dice)
        return actions

    def spend(self, table: Table, action: i64) -> None:
        table.spend(SAPPHIRE)
        table.roll(detail_of(action))


class Emerald(Gem):
    """Set one die to another face; a set 6 gives no ability (G2, D8, D31)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        for die in range(table.dice_used):
            if die == table.aside:
                continue
            shown = table.dice[die]
            for face in range(1, 7):
                if face != shown:
                    actions = append(actions, SPEND_EMERALD + die * 8 + face)
        return actions

    def spend(self, table: Table, action: i64) -> None:
        detail = detail_of(action)
        die = detail >> 3
        face = detail & 7
        table.spend(EMERALD)
        table.dice[die] = face
        if die == table.favourite():
            table.charged = False  # D9: turning the die loses the charge
        table.note(DIE_SET, table.seat, die | (face << 8))


class Diamond(Gem):
    """Take every gem of one kind from the mine (G1, D16, D38)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        for gem in range(GEMS):
            if table.mine[gem]:
                actions = append(actions, SPEND_DIAMOND + gem)
        return actions

    def spend(self, table: Table, action: i64) -> None:
        table.spend(DIAMOND)
        table.take_from_mine(detail_of(action), BY_DIAMOND)


# By gem number: diamond, emerald, sapphire, amethyst, cursed.
GEM_CARDS: Final[list[Gem]] = [Diamond(), Emerald(), Sapphire(), Amethyst(), Gem()]
# In the order of their packed actions.
SPENDABLE: Final = vec[i64]([AMETHYST, SAPPHIRE, EMERALD, DIAMOND])
