"""Players who dig towards the goals, so that games get there; otherwise random."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.engine.checks import Case
from motherlode.engine.checks.case import Ply, walk_on
from motherlode.engine.checks.player import Player, kind
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.games.saboteur.actions import ACT, CELL, TURN
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.terms import x_of, y_of
from motherlode.games.saboteur.tiles import LANES, OPEN

HARMFUL = {"saboteur-break", "saboteur-rock-fall", "saboteur-trap"}
HELPFUL = {"saboteur-repair", "saboteur-free"}


class Digger(Player):
    """Nine times out of ten he lays the card that leads on nearest to the goals; if he cannot,
    he mends what is broken, and if he cannot do that, he at least does no harm."""

    def choose(self, game: Game, position: Position) -> tuple[int, int]:
        assert isinstance(position, SaboteurPosition)
        if position.stage or self.chance.below(10) == 0:
            return super().choose(game, position)
        seat = int(position.seat)
        legal = [int(code) for code in position.legal(seat)]
        placements = [code for code in legal if code < ACT]
        if placements:
            return seat, self.took(game, min(placements, key=lambda code: distance(position, code)))
        helpful = [code for code in legal if kind(game, code) in HELPFUL]
        harmless = [code for code in legal if kind(game, code) not in HARMFUL]
        return seat, self.pick(game, helpful or harmless)


class Changeable(Digger):
    """Digs in one half of the rounds and plays at random in the other."""

    def __init__(self, seed: int, *, curious: bool = False) -> None:
        super().__init__(seed, curious=curious)
        self.first = seed

    def choose(self, game: Game, position: Position) -> tuple[int, int]:
        assert isinstance(position, SaboteurPosition)
        if (position.round + self.first) % 2:
            return Player.choose(self, game, position)
        return super().choose(game, position)


def distance(position: SaboteurPosition, code: int) -> int:
    """How far a card would lie from a goal face down that it leads towards; far for dead ends."""
    shape = position.terms.shapes[2 * (code >> 12) + (1 if code & TURN else 0)]
    x, y = x_of(code & CELL), y_of(code & CELL)
    down = [place for place in range(3) if not position.mine.is_up(place)]
    nearest = min(abs(8 - x) + abs(2 * place - 2 - y) for place in down)
    lanes = (shape >> LANES) & 0xFFFF
    return nearest * 2 - int(shape & OPEN).bit_count() + (0 if lanes else 40)


def dig(case: Case, seed: int) -> Iterator[Ply]:
    """Every choice of a game among diggers."""
    return walk_on(case, case.new(FastRng(seed)), Digger(seed + 1))
