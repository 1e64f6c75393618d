"""Path cards from the words of the content file: any card is right by construction."""

from __future__ import annotations

from motherlode.games.saboteur import tiles
from motherlode.games.saboteur.terms import CELLS, HEIGHT, START_X, START_Y, WIDTH

SIDE_LETTERS = "NESW"


class TunnelsError(ValueError):
    """Tunnels that no card could have; the text says why."""


def parse(tunnels: str) -> tuple[list[str], list[str]]:
    """The tunnels and the stubs of a card, such as ``NES W!``. Raises TunnelsError."""
    lanes = []
    stubs = []
    seen: set[str] = set()
    for word in tunnels.split():
        sides = word.removesuffix("!")
        if not sides or not set(sides) <= set(SIDE_LETTERS) or len(set(sides)) != len(sides):
            raise TunnelsError(f"write {word!r} with the letters N, E, S, W, each once")
        if seen & set(sides):
            raise TunnelsError(f"a side of {tunnels!r} is named twice")
        seen |= set(sides)
        if word.endswith("!"):
            if len(sides) > 1:
                raise TunnelsError(f"the stub {word!r} must have a single side")
            stubs.append(sides)
        else:
            lanes.append(sides)
    if not seen:
        raise TunnelsError("name at least one side")
    return lanes, stubs


def side_bits(sides: str) -> int:
    """A set of sides as bits."""
    return sum(1 << SIDE_LETTERS.index(side) for side in sides)


def shape(tunnels: str, tile: int) -> int:
    """The shape of a card that lies face up (tiles.py)."""
    lanes, stubs = parse(tunnels)
    result = tiles.FACE_UP | tiles.TAKEN
    for stub in stubs:
        result |= side_bits(stub)
    for lane in lanes:
        sides = side_bits(lane)
        result |= sides
        for side in lane:
            result |= sides << (tiles.LANES + 4 * SIDE_LETTERS.index(side))
    return numbered(result, tile)


def numbered(shape: int, tile: int) -> int:
    """A shape with another number."""
    return (shape & ~(tiles.TILE_MASK << tiles.TILE)) | (tile << tiles.TILE)


def both_ways(shape: int, tile: int) -> tuple[int, int]:
    """A card as printed, numbered ``tile``, and turned, numbered one more."""
    return numbered(shape, tile), numbered(tiles.turned(shape), tile + 1)


def turnable(shape: int) -> bool:
    """Whether turning the card makes a difference (R48)."""
    return tiles.turned(shape) != shape


def blank_board(start: int, goals: list[int]) -> list[int]:
    """The cells before the first card, with the start and the goals face down (S3); a ring
    around the board is off limits, so that every cell that may be used has four neighbours."""
    board = [0] * CELLS
    for y in range(HEIGHT):
        for x in range(WIDTH):
            if x in (0, WIDTH - 1) or y in (0, HEIGHT - 1):
                board[y * WIDTH + x] = tiles.TAKEN
    steps = (-WIDTH, 1, WIDTH, -1)
    start_cell = START_Y * WIDTH + START_X
    board[start_cell] |= start
    for side, step in enumerate(steps):
        facing = (side + 2) % 4
        board[start_cell + step] |= 1 << (tiles.FIXED + facing)
        if (start >> side) & 1:
            board[start_cell + step] |= 1 << (tiles.WANTED + facing)
    for goal in goals:
        board[goal] |= tiles.HIDDEN | tiles.TAKEN
        for step in steps:
            board[goal + step] |= tiles.BESIDE_GOAL
    return board
