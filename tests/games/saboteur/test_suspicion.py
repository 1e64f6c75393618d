"""Suspicions that stand in records stay what they are, or their version says otherwise."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from motherlode.engine.generators import FastRng
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.suspicion import TURN_BEGINS, VERSION
from tests.games.saboteur.tables import BASE, MORE


def random_game(game: AnySaboteurGame, seats: int) -> SaboteurPosition:
    position = game.new({}, seats, FastRng(seats), noting=True)
    chance = FastRng(7)
    while position.deciders():
        legal = position.legal(position.seat)
        position.play(position.seat, legal[chance.below(len(legal))])
    return position


@pytest.mark.parametrize(
    ("game", "seats", "told"),
    [(BASE, 5, "f7e5552523c9"), (MORE, 6, "4cdc4d1396d2")],
    ids=["base", "more"],
)
def test_a_change_of_what_is_told_of_old_games_needs_another_version(
    game: AnySaboteurGame, seats: int, told: str
) -> None:
    suspicions = game.suspicions(random_game(game, seats), [0, seats - 1])
    digest = hashlib.sha256(msgspec.json.encode(suspicions.rounds)).hexdigest()[:12]
    assert (VERSION, digest) == (2, told), (
        "Beliefs tell this game differently now: raise VERSION in suspicion.py, and put the new"
        " digest here."
    )


@pytest.mark.parametrize(("game", "seats"), [(BASE, 4), (MORE, 5)])
def test_every_turn_begins_with_an_event_that_no_turn_has_within(
    game: AnySaboteurGame, seats: int
) -> None:
    """So a fold over events alone knows where turns begin."""
    position = game.new({}, seats, FastRng(3), noting=True)
    chance = FastRng(5)
    while position.deciders():
        begun, in_turns = len(position.journal), position.stage == 0
        legal = position.legal(position.seat)
        position.play(position.seat, legal[chance.below(len(legal))])
        first, *rest = game.events(position, begun, None)
        assert isinstance(first, TURN_BEGINS) == in_turns
        assert not any(isinstance(event, TURN_BEGINS) for event in rest)
    assert any(isinstance(e, wire.RoundEnded) for e in game.events(position, 0, None))
