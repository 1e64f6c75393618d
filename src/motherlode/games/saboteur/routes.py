"""The ways to the treasure and what is joined to the start, for the story of a round's end.

The rules only ask whether there is a way (:meth:`Mine.passable`); here it is found, from what the
journal tells of the round, when somebody reads of the round's end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Final

from motherlode.engine.position import noted_kind, noted_payload
from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.actions import CELL, TURN, kind_of
from motherlode.games.saboteur.mine import START
from motherlode.games.saboteur.state import FELL, GOAL_TURNED, PLACED, ROUND
from motherlode.games.saboteur.terms import TREASURE, WIDTH, Terms, x_of, y_of
from motherlode.games.saboteur.tiles import (
    BLUE,
    GREEN,
    LADDER,
    OPEN,
    SIDES,
    TUNNEL,
    lane_of,
    opposite,
)
from motherlode.games.saboteur.wire import SIDE_NAMES, Joined, Route, Side

STEPS: Final = (-WIDTH, 1, WIDTH, -1)  # to the neighbour N, E, S, W
ANY_DOOR: Final = 0
Tunnel = tuple[int, int]
"""A tunnel of a card: its cell, and the sides that it joins."""


class Diggings:
    """The cards that lay face up in the mine when a round ended.

    ``shapes``: the shape of the card in each such cell (tiles.py). ``treasure``: its cell, None
    while it lies face down.
    """

    def __init__(self, shapes: Mapping[int, int], treasure: int | None) -> None:
        self.shapes = shapes
        self.treasure = treasure
        self.ladders = [
            (cell, lane)
            for cell, shape in sorted(shapes.items())
            if shape & LADDER
            for lane in sorted({int(lane_of(shape, side)) for side in range(SIDES)} - {0})
        ]

    def way(self) -> Route:
        """A shortest way from the start to the treasure through whatever doors; empty if there
        is none."""
        return self._shortest(ANY_DOOR)

    def team_way(self, *, blue: bool) -> Route:
        """A shortest way of a team: without a door of the other colour (R10). Empty if there is
        none."""
        return self._shortest(GREEN if blue else BLUE)

    def joined(self) -> tuple[Joined, ...]:
        """The path cards from N to S, each row from W to E."""
        sides: dict[int, int] = {}
        for cell, lane in self._came_from(ANY_DOOR):
            sides[cell] = sides.get(cell, 0) | lane
        return tuple(
            (x_of(cell), y_of(cell), _named(sides.get(cell, 0)))
            for cell, shape in sorted(self.shapes.items())
            if shape & TUNNEL
        )

    def _shortest(self, closed: int) -> Route:
        """``closed``: where in a shape the doors stand that do not open."""
        came_from = self._came_from(closed)
        reached = [tunnel for tunnel in came_from if tunnel[0] == self.treasure]
        return _traced(reached[0], came_from) if reached else ()

    def _came_from(self, closed: int) -> dict[Tunnel, Tunnel]:
        """Every tunnel that is joined to the start, the nearest first, and the one before it."""
        start: Tunnel = (START, OPEN)
        came_from: dict[Tunnel, Tunnel] = {start: start}
        waiting: deque[Tunnel] = deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self._onward(here):
                if there not in came_from and not self._shut(there, closed):
                    came_from[there] = here
                    waiting.append(there)
        return came_from

    def _shut(self, tunnel: Tunnel, closed: int) -> bool:
        cell, lane = tunnel
        return bool(closed and (self.shapes[cell] >> closed) & lane)

    def _onward(self, tunnel: Tunnel) -> list[Tunnel]:
        """The tunnels that a tunnel leads to. Ladders are all joined to the start (R18): a way
        never gets shorter by taking a second one."""
        cell, lane = tunnel
        found = []
        for side, step in enumerate(STEPS):
            if (lane >> side) & 1:
                onward = int(lane_of(self.shapes.get(cell + step, 0), opposite(side)))
                if onward:
                    found.append((cell + step, onward))
        return found + self.ladders if cell == START else found


def diggings(journal: vec[i64], ended: int, terms: Terms) -> Diggings:
    """The mine at the end of a round; ``ended``: the entry of the journal that tells of it.

    Only what was noted counts: without the round's beginning in the journal parts may be missing.
    """
    begun = ended
    while begun > 0 and noted_kind(journal[begun]) != ROUND:
        begun -= 1
    shapes = {START: int(terms.shapes[terms.start_tile()])}
    treasure = None
    for noted in journal[begun:ended]:
        kind, payload = noted_kind(noted), noted_payload(noted)
        if kind == PLACED:
            tile = 2 * kind_of(payload) + (1 if payload & TURN else 0)
            shapes[payload & CELL] = int(terms.shapes[tile])
        elif kind == FELL:
            shapes.pop(payload & CELL, None)
        elif kind == GOAL_TURNED:
            goal, way = (payload >> 8) & 255, payload >> 16
            cell = int(terms.goal_cells[payload & 255])
            shapes[cell] = int(terms.shapes[terms.goal_tile(goal, way)])
            treasure = cell if goal == TREASURE else treasure
    return Diggings(shapes, treasure)


def _named(sides: int) -> tuple[Side, ...]:
    return tuple(name for side, name in enumerate(SIDE_NAMES) if (sides >> side) & 1)


def _traced(tunnel: Tunnel, came_from: Mapping[Tunnel, Tunnel]) -> Route:
    """The places of a way, from its last tunnel back to the first."""
    cells = [tunnel[0]]
    while came_from[tunnel] != tunnel:
        tunnel = came_from[tunnel]
        cells.append(tunnel[0])
    return tuple((x_of(cell), y_of(cell)) for cell in reversed(cells))
