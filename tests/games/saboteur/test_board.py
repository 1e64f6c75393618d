"""The board is as large as a game can sensibly reach, and nothing can be laid beyond it.

``python -m tests.games.saboteur.test_board 300000 1000`` plays so many rounds at random and so many
games among diggers, at every number of seats, and prints how far N, E, S and W of the start they
went. 300,000 rounds, that is 100,000 games, stayed within 10 cells of the start; 1,000 games among
diggers went 11 N, 17 E, 9 S and 9 W. Cards may be laid as far as 16 N, 22 E, 16 S and 15 W.
"""

from __future__ import annotations

import sys
from pathlib import Path

from motherlode.bench import is_compiled
from motherlode.engine.checks import Case, Probe
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games.saboteur import terms, tiles
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.tables import BASE, MORE, Scene

MARGIN = 3
ROUNDS = 300_000 if is_compiled() else 400
"""100,000 games. Uncompiled they would take minutes; the rounds are the same ones."""


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


TABLES = [(BASE, seats) for seats in range(3, 11)] + [(MORE, seats) for seats in range(2, 13)]


def measure(rounds: int) -> Extent:
    """Where random rounds went, at every number of seats in turn."""
    extent = Extent()
    for seed in range(rounds):
        game, seats = TABLES[seed % len(TABLES)]
        extent.include(play_one_round(game, seats, seed))
    return extent


def measure_diggers(games: int) -> Extent:
    """Where games among diggers went, at every number of seats in turn."""
    extent = Extent()
    for seed in range(games):
        game, seats = TABLES[seed % len(TABLES)]
        for ply in dig(Case(game, seats, game.options(), Probe()), seed):
            assert isinstance(ply.position, SaboteurPosition)
            extent.include(ply.position)
    return extent


def test_a_hundred_thousand_random_games_stay_well_inside() -> None:
    assert not measure(ROUNDS).near_the_edge()


def test_diggers_stay_well_inside() -> None:
    assert not measure_diggers(len(TABLES)).near_the_edge()


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


def test_the_rules_say_how_far_the_mine_may_grow() -> None:
    """P1."""
    farthest = [
        terms.START_Y - 1,
        terms.HEIGHT - 2 - terms.START_Y,
        terms.START_X - 1,
        terms.WIDTH - 2 - terms.START_X,
    ]
    assert farthest == [16, 16, 15, 22]
    rules = Path(__file__).parents[3] / "docs/rules"
    english = (rules / "saboteur.en.md").read_text("utf-8")
    assert "16 places north and south of the start, 15 west and 22 east" in english
    chinese = (rules / "saboteur.zh-Hant.md").read_text("utf-8")
    assert "往北、往南最遠各 16 格，往西 15 格，往東 22 格" in chinese


def test_every_cell_of_the_edge_is_taken() -> None:
    blank = BASE.new({}, 3, FastRng(1)).terms.blank
    for cell, value in enumerate(blank):
        x, y = cell % terms.WIDTH, cell // terms.WIDTH
        edge = x in (0, terms.WIDTH - 1) or y in (0, terms.HEIGHT - 1)
        assert edge <= bool(value & tiles.TAKEN)


if __name__ == "__main__":
    sys.stdout.write(f"random: {measure(int(sys.argv[1])).sides}\n")
    sys.stdout.write(f"diggers: {measure_diggers(int(sys.argv[2])).sides}\n")
