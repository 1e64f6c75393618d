"""The four abilities of a dwarf card (A1 to A6), in the order in which they open."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.actions import DRAW, RAID, SWAP, WILD, detail_of
from motherlode.games.dwarf.state import RAIDED, SWAPPED, Table
from motherlode.games.dwarf.terms import DIAMOND, GEMS


class Ability:
    """An ability. It may be chosen only where it offers an action."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        """Add the ways in which the player to move could use it."""
        raise NotImplementedError

    def use(self, table: Table, action: i64) -> None:
        """Use it as ``action`` says; the charge is gone and the card turned already."""
        raise NotImplementedError


class Wild(Ability):
    """Set the favourite die aside; it counts as any one number (A3, D12, D33)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        return append(actions, WILD)

    def use(self, table: Table, action: i64) -> None:
        table.aside = table.favourite()


class Draw(Ability):
    """A gem from the bag at the end of the turn (A4, D15, D33, D37)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        return append(actions, DRAW)

    def use(self, table: Table, action: i64) -> None:
        table.draws_due += 1


class Swap(Ability):
    """Exchange a gem with an opponent, whose diamond is safe (A5, D13, D34, D39)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        mine = table.seat * GEMS
        for other in range(table.seats):
            if other == table.seat:
                continue
            theirs = other * GEMS
            for given in range(GEMS):
                if not table.gems[mine + given]:
                    continue
                for taken in range(DIAMOND + 1, GEMS):
                    if table.gems[theirs + taken]:
                        actions = append(actions, SWAP + other * 64 + given * 8 + taken)
        return actions

    def use(self, table: Table, action: i64) -> None:
        detail = detail_of(action)
        other = detail >> 6
        given = (detail >> 3) & 7
        taken = detail & 7
        gems = table.gems
        mine = table.seat * GEMS
        theirs = other * GEMS
        gems[mine + given] -= 1
        gems[theirs + given] += 1
        gems[theirs + taken] -= 1
        gems[mine + taken] += 1
        table.gained = True  # D35
        table.note(SWAPPED, table.seat, other | (given << 8) | (taken << 16))


class Raid(Ability):
    """Take any one gem from the mine (A6, D14)."""

    def offers(self, table: Table, actions: vec[i64]) -> vec[i64]:
        for gem in range(GEMS):
            if table.mine[gem]:
                actions = append(actions, RAID + gem)
        return actions

    def use(self, table: Table, action: i64) -> None:
        gem = detail_of(action)
        table.mine[gem] -= 1
        table.gems[table.seat * GEMS + gem] += 1
        table.gained = True
        table.note(RAIDED, table.seat, gem)


ABILITIES: Final[list[Ability]] = [Wild(), Draw(), Swap(), Raid()]
ABILITY_COUNT: Final = 4
