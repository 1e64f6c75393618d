"""Players who dig towards the goals, so that games get there; otherwise random."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.engine.checks import Case
from motherlode.engine.checks.case import Player, Ply
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.games.saboteur.actions import CELL, TURN
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.terms import x_of, y_of
from motherlode.games.saboteur.tiles import LANES, OPEN

LAST_PLACEMENT = 1 << 19


class Digger(Player):
    """Lays the card that leads on nearest to the goals, nine times out of ten."""

    def choose(self, position: Position) -> tuple[int, int]:
        assert isinstance(position, SaboteurPosition)
        seat = int(position.seat)
        placements = [int(code) for code in position.legal(seat) if code < LAST_PLACEMENT]
        if position.stage or not placements or self.chance.below(10) == 0:
            return super().choose(position)
        ranked = sorted(placements, key=lambda code: self.distance(position, code))
        return seat, ranked[self.chance.below(min(2, len(ranked)))]

    def distance(self, position: SaboteurPosition, code: int) -> int:
        """How far the card is from a goal that it leads towards; far for dead ends."""
        shape = position.terms.shapes[2 * (code >> 12) + (1 if code & TURN else 0)]
        x, y = x_of(code & CELL), y_of(code & CELL)
        nearest = min(abs(8 - x) + abs(goal - y) for goal in (-2, 0, 2))
        lanes = (shape >> LANES) & 0xFFFF
        return nearest * 2 - int(shape & OPEN).bit_count() + (0 if lanes else 40)


def dig(case: Case, seed: int) -> Iterator[Ply]:
    """Every choice of a game among diggers."""
    position = case.new(FastRng(seed))
    player = Digger(case, seed + 1)
    number = 0
    while position.deciders():
        seat, action = player.choose(position)
        yield Ply(number, position, seat, action)
        position.play(seat, action)
        number += 1
