"""The engine and the reference play the same games, all options and seats, and agree after
every action on what is legal, on all that lies on the table, and on who is where."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from motherlode.engine.generators import FastRng, ReplayRng, SealedRng
from motherlode.engine.wire import Action
from motherlode.games import get_game
from motherlode.games.dwarf.wire import DwarfView, Keep, Matched
from tests.games.dwarf.examples import example
from tests.reference import dwarf as reference

GAME = get_game("dwarf")
OPTIONS = [
    dict(zip((spec.id for spec in GAME.option_specs), choices, strict=True))
    for choices in product(*(spec.choices for spec in GAME.option_specs))
]


class Draws:
    """The recorded draws of the engine, given to the reference."""

    def __init__(self) -> None:
        self.waiting: list[int] = []

    def below(self, n: int) -> int:
        draw = self.waiting.pop(0)
        assert 0 <= draw < n, f"the engine drew {draw} where the reference has {n} outcomes"
        return draw


def plain(action: Action) -> reference.Action:
    fields = list(msgspec.structs.asdict(action).values())
    if len(fields) == 1 and isinstance(fields[0], tuple):
        fields = list(fields[0])
    return (action.__struct_config__.tag, *fields)


def shown(view: DwarfView, places: list[int]) -> dict[str, Any]:
    """A view in the form of ``reference.summary``."""
    aside = [die.die for die in view.dice if die.aside]
    turn = {
        "to_move": view.to_move,
        "stage": view.stage,
        "dice": {die.die: die.face for die in view.dice},
        "aside": aside[0] if aside else None,
        "rerolls": view.rerolls,
        "charged": view.charged,
        "draws_due": view.draws_due,
        "gained": view.gained,
    }
    return {
        "mine": msgspec.structs.asdict(view.mine),
        "bag": msgspec.structs.asdict(view.bag),
        "norcia_bag": msgspec.structs.asdict(view.norcia_bag),
        "turn": view.turn,
        "turns_left": view.turns_left,
        "current": {"stage": "over"} if view.stage == "over" else turn,
        "players": [
            {
                "dwarf": seat.dwarf,
                "showing": seat.showing,
                "gems": msgspec.structs.asdict(seat.gems),
                "norcia": msgspec.structs.asdict(seat.norcia),
                "stars": seat.stars,
                "score": seat.score,
                "wish": seat.wish_fulfilled,
            }
            for seat in view.seats
        ],
        "places": places,
    }


def compare_a_game(options: dict[str, Any], seats: int, seed: int) -> int:
    """Plays one game twice and returns the number of actions."""
    rng = SealedRng(seed.to_bytes(32, "little"))
    position = GAME.new(options, seats, rng)
    draws = Draws()
    draws.waiting = rng.take_drawn()
    game = reference.new(options, seats, draws.below)
    chance = FastRng(seed)
    actions = 0
    while True:
        assert not draws.waiting, "the engine drew more often than the reference"
        view = GAME.view(position, None)
        assert isinstance(view, DwarfView)
        places = [int(position.rank(seat)) for seat in range(seats)]
        assert shown(view, places) == reference.summary(game)
        if not position.deciders():
            assert not reference.legal(game)
            return actions
        seat = int(position.deciders()).bit_length() - 1
        codes = {plain(GAME.unpack(code)): code for code in position.legal(seat)}
        assert seat == game["to_move"]
        assert set(codes) == reference.legal(game)
        kinds = sorted({action[0] for action in codes})
        kind = kinds[chance.below(len(kinds))]
        choices = sorted((action for action in codes if action[0] == kind), key=str)
        action = choices[chance.below(len(choices))]
        position.play(seat, codes[action])
        draws.waiting = rng.take_drawn()
        reference.play(game, action, draws.below)
        actions += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_reference_play_the_same_games(seats: int) -> None:
    actions = 0
    for number, options in enumerate(OPTIONS):
        for seed in range(3):
            actions += compare_a_game(options, seats, 1000 * seats + 10 * number + seed)
    assert actions > 32 * 3 * 40


@pytest.mark.parametrize("used", [4, 5])
@pytest.mark.parametrize("rule", ["four_ones", "any_quad"])
def test_engine_and_reference_judge_every_roll_alike(rule: str, used: int) -> None:
    for faces in product(range(1, 7), repeat=used):
        table = example(*faces, options={"diamond": rule, "stars": True}, draws=[0, 0])
        (matched,) = [event for event in table.play(Keep()) if isinstance(event, Matched)]
        assert set(matched.conditions) == reference.conditions(list(faces), rule == "any_quad")


def test_a_replay_generator_drives_the_reference_too() -> None:
    draws = [0, 0, 0, *([0] * 6), 0, 0]
    game = reference.new(GAME.options(), 2, ReplayRng(draws).below)
    position = GAME.new({}, 2, ReplayRng(draws))
    view = GAME.view(position, 0)
    assert isinstance(view, DwarfView)
    assert shown(view, [1, 1]) == reference.summary(game)
