"""Golden numbers of random games: compiled and pure, here and on any other machine alike."""

from __future__ import annotations

import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games.saboteur.game import AnySaboteurGame
from tests.games.saboteur.tables import BASE, MORE

GOLDEN = {
    ("saboteur", 3): 3946555458,
    ("saboteur", 5): 3740455968,
    ("saboteur", 10): 4138031352,
    ("saboteur2", 2): 3340561061,
    ("saboteur2", 6): 1038849564,
    ("saboteur2", 12): 2580142480,
}


def fingerprint(game: AnySaboteurGame, seats: int) -> int:
    """Over every action and the final gold of ten random games."""
    total = 0
    for seed in range(10):
        position = game.new({}, seats, FastRng(seed))
        played = playout(position, FastRng(seed + 1_000_003), game.most_plies)
        assert position.deciders() == 0
        for number in (played.plies, played.checksum, *map(position.score, range(seats))):
            total = (total * 1_000_003 + int(number)) & 0xFFFFFFFF
    return total


@pytest.mark.parametrize(("name", "seats"), GOLDEN)
def test_random_games_are_the_same_everywhere(name: str, seats: int) -> None:
    game = BASE if name == BASE.id else MORE
    assert fingerprint(game, seats) == GOLDEN[name, seats]
