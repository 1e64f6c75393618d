"""Every way of doing what the rules do not allow gets its own reason, and the clause."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from motherlode.engine.wire import Action, Refused
from motherlode.games.dwarf import wire
from motherlode.games.dwarf.wire import (
    Keep,
    NameNumber,
    Reroll,
    Roll,
    SpendAmethyst,
    SpendDiamond,
    SpendEmerald,
    SpendSapphire,
    SpendStar,
    UseDraw,
    UseRaid,
    UseSwap,
    UseWild,
)
from tests.games.dwarf.examples import BLUE, GAME, GREEN, RED, WHITE, Example, example

ALL = {"diamond": 1, "emerald": 1, "sapphire": 1, "amethyst": 1, "cursed": 1}


def choosing(**changes: Any) -> Example:
    """Dice 1, 2, 6, 4 lie open, the 6 not charged; seat 0 owns one of each gem."""
    return example(1, 2, 6, 4, **{"gems": [ALL, ALL], "mine": {"cursed": 1}, **changes})


@pytest.mark.parametrize(
    ("changes", "action", "message", "clause"),
    [
        ({}, Roll(), "dwarf-no-roll-again", "T2"),
        ({}, SpendStar(), "dwarf-no-star-now", "D29"),
        ({}, NameNumber(face=3), "dwarf-no-number-now", "D12"),
        ({}, Reroll(dice=(BLUE,)), "dwarf-no-locked", "T3"),
        ({}, Reroll(dice=(BLUE, RED)), "dwarf-no-locked", "T3"),
        ({}, Reroll(dice=(RED, WHITE)), "dwarf-no-white-die", "D29"),
        ({"rerolls": 0}, Reroll(dice=(RED,)), "dwarf-no-rerolls-left", "T2"),
        ({"rerolls": 0}, Reroll(dice=(RED, GREEN)), "dwarf-no-rerolls-left", "T2"),
        ({"aside": GREEN}, Reroll(dice=(GREEN,)), "dwarf-no-aside", "D12"),
        ({"gems": []}, SpendAmethyst(die=BLUE), "dwarf-no-gem", "G4"),
        ({"gems": []}, SpendSapphire(dice=(BLUE,)), "dwarf-no-gem", "G3"),
        ({"gems": []}, SpendEmerald(die=BLUE, face=2), "dwarf-no-gem", "G2"),
        ({"gems": []}, SpendDiamond(gem="cursed"), "dwarf-no-gem", "G1"),
        ({}, SpendAmethyst(die=WHITE), "dwarf-no-white-die", "D29"),
        ({}, SpendSapphire(dice=(BLUE, WHITE)), "dwarf-no-white-die", "D29"),
        ({}, SpendEmerald(die=WHITE, face=2), "dwarf-no-white-die", "D29"),
        ({"aside": GREEN}, SpendAmethyst(die=GREEN), "dwarf-no-aside", "D12"),
        ({"aside": GREEN}, SpendSapphire(dice=(GREEN,)), "dwarf-no-aside", "D12"),
        ({"aside": GREEN}, SpendEmerald(die=GREEN, face=2), "dwarf-no-aside", "D12"),
        ({}, SpendSapphire(dice=wire.DIE_NAMES), "dwarf-no-five", "D18"),
        ({}, SpendEmerald(die=BLUE, face=1), "dwarf-no-same-face", "D31"),
        ({}, SpendDiamond(gem="emerald"), "dwarf-not-in-mine", "D38"),
        ({}, UseWild(), "dwarf-no-six", "A1"),
        ({}, UseDraw(), "dwarf-no-six", "A1"),
        ({}, UseSwap(other=1, give="cursed", take="cursed"), "dwarf-no-six", "A1"),
        ({}, UseRaid(gem="cursed"), "dwarf-no-six", "A1"),
        ({"charged": True}, UseDraw(), "dwarf-no-ability-yet", "A2"),
        ({"charged": True, "showing": 3}, UseRaid(gem="cursed"), "dwarf-no-ability-yet", "A2"),
        ({"aside": GREEN, "showing": 2}, UseDraw(), "dwarf-no-after-wild", "D12"),
        ({"charged": True, "showing": 4}, UseRaid(gem="emerald"), "dwarf-not-in-mine", "A6"),
        (
            {"charged": True, "showing": 4, "gems": [ALL, {}]},
            UseSwap(other=1, give="cursed", take="cursed"),
            "dwarf-no-use",
            "A5",
        ),
        (
            {"charged": True, "showing": 4},
            UseSwap(other=1, give="cursed", take="diamond"),
            "dwarf-no-diamond",
            "D13",
        ),
        (
            {"charged": True, "showing": 4},
            UseSwap(other=3, give="cursed", take="cursed"),
            "dwarf-no-use",
            "A5",
        ),
    ],
)
def test_while_the_dice_lie_open(
    changes: dict[str, Any], action: Action, message: str, clause: str
) -> None:  # fault 31
    assert choosing(**changes).refused(action) == (message, clause)


ANYTHING = [Keep(), Roll(), NameNumber(face=1), SpendAmethyst(die=BLUE), UseWild(), SpendStar()]


@pytest.mark.parametrize("action", ANYTHING)
def test_out_of_turn(action: Action) -> None:
    assert choosing().refused(action, seat=1) == ("not-your-turn", "T7")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("action", ANYTHING)
def test_after_the_end(action: Action, seat: int) -> None:
    table = example(1, 3, 4, 6, bag={}, turns_left=1)
    table.play(Keep())
    assert table.refused(action, seat=seat) == ("game-is-over", "")


@pytest.mark.parametrize("action", [a for a in ANYTHING if not isinstance(a, Roll | SpendStar)])
def test_before_the_first_roll(action: Action) -> None:
    assert example(gems=[ALL]).refused(action) == ("dwarf-no-roll-first", "T2")


def test_a_star_gem_that_is_not_there() -> None:
    used = example(options={"stars": True}, stars=[0])
    assert used.refused(SpendStar()) == ("dwarf-no-star", "D29")


@pytest.mark.parametrize("action", [a for a in ANYTHING if not isinstance(a, NameNumber)])
def test_while_the_wild_die_waits_for_its_number(action: Action) -> None:
    table = choosing(aside=GREEN)
    table.play(Keep())
    assert table.refused(action) == ("dwarf-no-name-first", "D12")


@pytest.mark.parametrize(
    "action",
    [Reroll(dice=()), Reroll(dice=(RED, BLUE)), Reroll(dice=(RED, RED)), SpendSapphire(dice=())],
)
def test_dice_that_make_no_sense(action: Action) -> None:
    assert choosing().refused(action) == ("no-such-action", "")


@pytest.mark.parametrize(
    "raw",
    [
        '{"type":"dwarf-reroll"}',
        '{"type":"dwarf-reroll","dice":["pink"]}',
        '{"type":"dwarf-name-number","face":7}',
        '{"type":"dwarf-name-number","face":0}',
        '{"type":"dwarf-name-number","face":"1"}',
        '{"type":"dwarf-use-swap","other":4,"give":"cursed","take":"cursed"}',
        '{"type":"dwarf-use-swap","other":-1,"give":"cursed","take":"cursed"}',
        '{"type":"dwarf-spend-diamond","gem":"coal"}',
        '{"type":"saboteur-dig"}',
        "[]",
        "{",
    ],
)
def test_json_that_is_no_action(raw: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.decode_action(raw)
    assert refused.value.message == "no-such-action"


def test_a_refusal_names_what_it_is_about() -> None:
    table = choosing(aside=GREEN)
    with pytest.raises(Refused) as refused:
        GAME.check(table.position, 0, Reroll(dice=(GREEN,)))
    assert refused.value.arguments == {"die": "green"}
    assert msgspec.json.encode(refused.value.arguments) == b'{"die":"green"}'
