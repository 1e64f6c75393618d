"""Every legal cell for any card, whether anybody holds it or not."""

from __future__ import annotations

from motherlode.games.saboteur.actions import CELL, TURN
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.terms import x_of, y_of
from tests.games.saboteur.tables import CARDS


def all_spots(position: SaboteurPosition, card: str) -> set[tuple[tuple[int, int], bool]]:
    """The cells where the engine would let the seat to move lay a card, and whether turned."""
    twin = position.clone()
    twin.stage = 0
    kind = CARDS.index(card)
    twin.hands[twin.seat] = kind + 1
    twin.front[twin.seat] = 0
    placements = [code for code in twin.legal(twin.seat) if code < 1 << 19]
    return {((x_of(code & CELL), y_of(code & CELL)), bool(code & TURN)) for code in placements}
