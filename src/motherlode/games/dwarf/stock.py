"""What a turn has brought so far, apart from the dice, and what its end would be worth."""

from __future__ import annotations

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.layer import Layer
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.state import NOBODY
from motherlode.games.dwarf.terms import GEMS


class Stock:
    """Gems of all seats, mine and card as they stand, for the player to move.

    ``draws``: DRAWs promised. ``showing``: abilities open. ``aside``: whether WILD has been
    used. ``spends``, ``uses``: gems and abilities that the solver still looks ahead to.
    """

    def __init__(
        self,
        seat: i64,
        gems: vec[i64],
        mine: vec[i64],
        draws: i64,
        showing: i64,
        gained: bool,
        aside: bool,
        spends: i64,
        uses: i64,
    ) -> None:
        self.seat = seat
        self.gems = gems
        self.mine = mine
        self.draws = draws
        self.showing = showing
        self.gained = gained
        self.aside = aside
        self.spends = spends
        self.uses = uses
        self.worths = vec[float]()  # per set of conditions, see Patterns.met
        self.layers: list[Layer] = []  # by rerolls left
        self.stolen: list[Stock] | None = None  # after each SWAP and RAID looked at
        self.opened: list[Stock] | None = None  # after spending a diamond

    def copy(self) -> Stock:
        """The same stock, to be changed by who asked."""
        return Stock(
            self.seat,
            self.gems[:],
            self.mine[:],
            self.draws,
            self.showing,
            self.gained,
            self.aside,
            self.spends,
            self.uses,
        )

    def owned(self, gem: i64) -> i64:
        """Gems of a kind that the player to move owns."""
        return self.gems[self.seat * GEMS + gem]

    def key(self) -> int:
        """Equal for equal stocks."""
        key = 0
        for count in self.gems:
            key = (key << 7) | int(count)
        for count in self.mine:
            key = (key << 7) | int(count)
        rest = self.draws
        rest = rest * 8 + self.showing
        rest = rest * 2 + (1 if self.gained else 0)
        rest = rest * 2 + (1 if self.aside else 0)
        rest = rest * 128 + self.spends
        rest = rest * 128 + self.uses
        return (key << 60) | int(rest)


def stock_of(position: DwarfPosition, spends: i64, uses: i64) -> Stock:
    """The stock as it stands."""
    return Stock(
        position.seat,
        position.gems[:],
        position.mine[:],
        position.draws_due,
        position.showing[position.seat],
        position.gained if position.terms.norcia else False,
        position.aside != NOBODY,
        spends,
        uses,
    )


class Worth:
    """How good the end of a turn is for the player to move; more is better."""

    def of(self, stock: Stock, met: i64) -> float:
        """The turn ends with ``stock`` and dice that meet ``met``: the gems won are still in
        the mine, DRAWs not drawn yet."""
        raise NotImplementedError

    def like(self, position: DwarfPosition) -> Worth:
        """The same for another position of the turn."""
        raise NotImplementedError


def worths_of(worth: Worth, stock: Stock, masks: vec[i64]) -> vec[float]:
    """The worth of every set of conditions in ``masks``, by set; 0 for the others."""
    worths = vec[float]()
    for _ in range(32):
        worths = append(worths, 0.0)
    for met in masks:
        worths[met] = worth.of(stock, met)
    return worths
