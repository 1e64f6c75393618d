"""Bots may think for ever in a process of their own: nothing of a decision stays behind."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from motherlode.bots import BotRequest, Budget, Level, think
from motherlode.engine.generators import FastRng
from motherlode.games import get_game

DECISIONS = 3
MOST_BYTES = 4096


@pytest.mark.parametrize("level", ["steady", "sharp"])
@pytest.mark.parametrize(("game_id", "seats"), [("dwarf", 2), ("saboteur", 4), ("saboteur2", 4)])
def test_a_decision_leaves_nothing_behind(game_id: str, seats: int, level: Level) -> None:
    game = get_game(game_id)
    position = game.new(game.options(), seats, FastRng(1), noting=True)
    for _ in range(6):
        seat = game.deciding_seats(position)[0]
        position.play(seat, position.legal(seat)[0])
    seat = game.deciding_seats(position)[0]
    request = BotRequest(
        game=game_id,
        view=game.view(position, seat),
        seat=seat,
        level=level,
        events=game.events(position, 0, seat),
        budget=Budget(iterations=2),
        seed=1,
    )
    think(request)  # what is kept on purpose, such as tables of rules, is made at first
    tracemalloc.start()
    try:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(DECISIONS):
            think(request)
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert kept < MOST_BYTES
