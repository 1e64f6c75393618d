"""D1, D2, D24, D26, D29, D47: what may be agreed before the game."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Refused
from motherlode.games.dwarf.wire import DwarfView
from tests.games.dwarf.examples import GAME, example


def test_defaults() -> None:  # D47
    assert GAME.options() == {
        "emerald_value": 6,
        "diamond": "four_ones",
        "tie_break": "shared",
        "norcia": False,
        "stars": False,
    }


def test_what_is_not_chosen_stays_at_its_default() -> None:
    assert GAME.options({"stars": True}) == {**GAME.options(), "stars": True}


@pytest.mark.parametrize(("value", "points"), [(6, 6), (7, 7)])
def test_an_emerald_is_worth_six_or_seven(value: int, points: int) -> None:  # D1
    table = example(1, 3, 4, 6, gems=[{"emerald": 1}], options={"emerald_value": value})
    assert table.score() == points


def test_the_view_shows_what_was_agreed() -> None:
    view = GAME.view(GAME.new({"norcia": True}, 2, FastRng(1)), None)
    assert isinstance(view, DwarfView)
    assert view.options == {**GAME.options(), "norcia": True}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"emerald_value": 8}, "no-such-choice"),
        ({"emerald_value": True}, "no-such-choice"),
        ({"emerald_value": "6"}, "no-such-choice"),
        ({"norcia": 1}, "no-such-choice"),
        ({"norcia": None}, "no-such-choice"),
        ({"diamond": ["four_ones"]}, "no-such-choice"),
        ({"ruby_value": 6}, "no-such-option"),
        ({"": 6}, "no-such-option"),
    ],
)
def test_other_options_and_choices_are_refused(chosen: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(chosen, 2, FastRng(1))
    assert refused.value.message == message
    assert refused.value.arguments["option"] in chosen
