"""A cell of the mine as one number: the card that lies there and how the tunnels run.

Sides are numbered 0 to 3: N, E, S, W (R66: N is up, y - 1; E points to the goals). A set of sides
is a number with bit 1 << side. The lower part of the number is the *shape* of the card as it
lies; the upper part is what its neighbours make of the cell.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
SIDES: Final = 4

# -- the shape of a card ---------------------------------------------------------------------
OPEN: Final = 15  # sides at which a tunnel reaches the edge
LANES: Final = 4  # per side 4 bits: the sides that its tunnel joins; 0 for a wall or a stub
LADDER: Final = 1 << 20
CRYSTAL: Final = 1 << 21
BLUE: Final = 22  # 4 bits: the sides behind a blue door
GREEN: Final = 26  # 4 bits
TUNNEL: Final = 1 << 30  # may be buried by a rock-fall: neither start nor goal
FACE_UP: Final = 1 << 31
TAKEN: Final = 1 << 32  # nothing may be laid here: a card, face up or down, or off the board
TILE: Final = 33  # 7 bits: which card, and whether it is turned
TILE_MASK: Final = 127
SHAPE: Final = (1 << 40) - 1

# -- what the neighbours make of the cell ----------------------------------------------------
LIVE: Final = 40  # 4 bits: sides of the card here that are joined to the start
FIXED: Final = 44  # 4 bits: sides with a face-up neighbour
WANTED: Final = 48  # 4 bits: those of them at which it is open
REACHED: Final = 52  # 4 bits: sides at which a neighbour's tunnel joined to the start ends
HIDDEN: Final = 1 << 56  # a goal, face down
BESIDE_GOAL: Final = 1 << 57
NETWORK: Final = (15 << LIVE) | (15 << REACHED)


def lane_of(value: i64, side: i64) -> i64:
    """The sides that the tunnel at a side joins, that side included; 0 for walls and stubs."""
    return (value >> (LANES + 4 * side)) & 15


def opposite(side: i64) -> i64:
    """The side of the neighbour that faces a side."""
    return (side + 2) & 3


def tile_of(value: i64) -> i64:
    """The card that lies in a cell, by the numbers of :class:`Terms`."""
    return (value >> TILE) & TILE_MASK


def turned_sides(sides: int) -> int:
    """A set of sides after half a turn."""
    return ((sides << 2) | (sides >> 2)) & 15


def turned(shape: int) -> int:
    """A shape after half a turn."""
    result = shape & ~OPEN & ~(0xFFFF << LANES) & ~(15 << BLUE) & ~(15 << GREEN)
    result |= turned_sides(shape & OPEN)
    result |= turned_sides((shape >> BLUE) & 15) << BLUE
    result |= turned_sides((shape >> GREEN) & 15) << GREEN
    for side in range(SIDES):
        lane = (shape >> (LANES + 4 * side)) & 15
        result |= turned_sides(lane) << (LANES + 4 * ((side + 2) % SIDES))
    return result


def _fits() -> list[int]:
    """Per set of fixed sides and wanted sides (fixed | wanted << 4): a bit for each set of open
    sides that fits there (1.1, P2)."""
    found = []
    for at in range(256):
        fixed, wanted = at & 15, at >> 4
        found.append(sum(1 << sides for sides in range(16) if sides & fixed == wanted))
    return found


FITS: Final = vec[i64](_fits())
