"""The board is as large as a game can sensibly reach, and nothing can be laid beyond it.

``python -m tests.games.saboteur.test_board 300000`` plays so many rounds at random, at every
number of seats, and prints how far N, E, S and W of the start they went: 300,000 rounds, that is
100,000 games, stayed within 10 cells of the start. Players who dig for the goals go further E.
"""

from __future__ import annotations

import sys

from motherlode.engine.checks import Case, Probe
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games.saboteur import terms, tiles
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.tables import BASE, MORE, Scene

MARGIN = 3


class Extent:
    """The rectangle that games have reached, from the start card."""

    def __init__(self) -> None:
        self.sides = [0, 0, 0, 0]

    def include(self, position: SaboteurPosition) -> None:
        mine = position.mine
        reached = [
            terms.START_Y - mine.north,
            mine.east - terms.START_X,
            mine.south - terms.START_Y,
            terms.START_X - mine.west,
        ]
        self.sides = [max(pair) for pair in zip(self.sides, reached, strict=True)]

    def near_the_edge(self) -> bool:
        room = [
            terms.START_Y - 1,
            terms.WIDTH - 2 - terms.START_X,
            terms.HEIGHT - 2 - terms.START_Y,
            terms.START_X - 1,
        ]
        return any(side > most - MARGIN for side, most in zip(self.sides, room, strict=True))


def play_one_round(game: AnySaboteurGame, seats: int, seed: int) -> SaboteurPosition:
    """Random play of a game's last round."""
    position = game.new({}, seats, FastRng(seed))
    position.round = 2
    playout(position, FastRng(seed + 1_000_003), game.most_plies)
    return position


def measure(rounds: int) -> Extent:
    extent = Extent()
    tables = [(BASE, seats) for seats in range(3, 11)] + [(MORE, seats) for seats in range(2, 13)]
    for seed in range(rounds):
        game, seats = tables[seed % len(tables)]
        extent.include(play_one_round(game, seats, seed))
    return extent


def test_random_games_stay_well_inside() -> None:
    assert not measure(400).near_the_edge()


def test_diggers_stay_well_inside() -> None:
    extent = Extent()
    for game in (BASE, MORE):
        for seed in range(12):
            case = Case(game, 4, game.options(), Probe())
            for ply in dig(case, seed):
                assert isinstance(ply.position, SaboteurPosition)
                extent.include(ply.position)
    assert not extent.near_the_edge()


def test_nothing_can_be_laid_beyond_the_board() -> None:
    """A corridor to each edge: the last cell before it may be used, and no other."""
    east = terms.WIDTH - 2 - terms.START_X
    scene = Scene(MORE, ["blue", "green"])
    scene.lay("x19", 0, -1)
    for y in range(-2, -(terms.START_Y - 1) - 1, -1):
        scene.lay("b04", 0, y)
    scene.hand(0, "b01", "b04", "x15")
    assert not [at for at in scene.legal() if getattr(at, "y", 0) <= -terms.START_Y]
    scene.lay("b01", 0, 1)
    scene.corridor(1, east, y=1)
    assert not [at for at in scene.legal() if getattr(at, "x", 0) > east]


def test_every_cell_of_the_edge_is_taken() -> None:
    blank = BASE.new({}, 3, FastRng(1)).terms.blank
    for cell, value in enumerate(blank):
        x, y = cell % terms.WIDTH, cell // terms.WIDTH
        edge = x in (0, terms.WIDTH - 1) or y in (0, terms.HEIGHT - 1)
        assert edge <= bool(value & tiles.TAKEN)


if __name__ == "__main__":
    sys.stdout.write(f"{measure(int(sys.argv[1])).sides}\n")
