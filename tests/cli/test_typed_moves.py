"""What may be typed for a move of Dig Down Dwarf."""

from __future__ import annotations

import pytest

from motherlode.cli.dwarf.typed import TypedMoves
from motherlode.cli.ends import Stop
from motherlode.cli.menu import Menu
from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Action
from motherlode.games import get_game
from motherlode.games.dwarf import wire

ENGLISH = TypedMoves(Speaker("en", game="dwarf"))
CHINESE = TypedMoves(Speaker("zh-Hant", game="dwarf"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("roll", wire.Roll()),
        ("r blue red", wire.Reroll(dice=("blue", "red"))),
        ("r br", wire.Reroll(dice=("blue", "red"))),
        ("reroll black, green", wire.Reroll(dice=("green", "black"))),
        ("R K K", wire.Reroll(dice=("black",))),
        ("k", wire.Keep()),
        ("a red", wire.SpendAmethyst(die="red")),
        ("s b g k w", wire.SpendSapphire(dice=("blue", "green", "black", "white"))),
        ("emerald green 4", wire.SpendEmerald(die="green", face=4)),
        ("d cursed", wire.SpendDiamond(gem="cursed")),
        ("wild", wire.UseWild()),
        ("draw", wire.UseDraw()),
        ("swap 2 c e", wire.UseSwap(other=1, give="cursed", take="emerald")),
        ("raid sapphire", wire.UseRaid(gem="sapphire")),
        ("n 5", wire.NameNumber(face=5)),
        ("star", wire.SpendStar()),
    ],
)
def test_english_moves(typed: str, meant: Action) -> None:
    assert ENGLISH.read(typed, to_roll=False) == meant
    assert CHINESE.read(typed, to_roll=False) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("擲骰", wire.Roll()),
        ("重擲 藍 紅", wire.Reroll(dice=("blue", "red"))),
        ("重擲藍紅", wire.Reroll(dice=("blue", "red"))),
        ("重擲藍骰、黑骰", wire.Reroll(dice=("blue", "black"))),
        ("保留", wire.Keep()),
        ("紫水晶紅", wire.SpendAmethyst(die="red")),
        ("藍寶石藍綠", wire.SpendSapphire(dice=("blue", "green"))),
        ("綠寶石 綠 4", wire.SpendEmerald(die="green", face=4)),
        ("綠寶石綠4", wire.SpendEmerald(die="green", face=4)),
        ("鑽石紫水晶", wire.SpendDiamond(gem="amethyst")),
        ("百搭", wire.UseWild()),
        ("抽取", wire.UseDraw()),
        ("交換2詛咒綠寶石", wire.UseSwap(other=1, give="cursed", take="emerald")),
        ("劫掠 藍寶石", wire.UseRaid(gem="sapphire")),
        ("點數5", wire.NameNumber(face=5)),
        ("星星", wire.SpendStar()),
    ],
)
def test_chinese_moves_with_and_without_spaces(typed: str, meant: Action) -> None:
    assert CHINESE.read(typed, to_roll=False) == meant


def test_r_before_the_first_roll_rolls() -> None:
    assert ENGLISH.read("r", to_roll=True) == wire.Roll()


@pytest.mark.parametrize(
    ("typed", "help_with"),
    [
        ("", "terminal-unknown-move"),
        ("dance", "terminal-unknown-move"),
        ("r", "terminal-usage-reroll"),
        ("r pink", "terminal-usage-reroll"),
        ("a blue red", "terminal-usage-amethyst"),
        ("e blue 7", "terminal-usage-emerald"),
        ("e 4", "terminal-usage-emerald"),
        ("d", "terminal-usage-diamond"),
        ("swap 2 cursed", "terminal-usage-swap"),
        ("swap 9 cursed emerald", "terminal-usage-swap"),
        ("raid dragon", "terminal-usage-raid"),
        ("n", "terminal-usage-number"),
        ("重擲龍", "terminal-unknown-move"),
    ],
)
def test_what_cannot_be_read_gets_the_sentence_that_helps(typed: str, help_with: str) -> None:
    with pytest.raises(Stop) as stop:
        CHINESE.read(typed, to_roll=False)
    assert stop.value.message == help_with


def test_every_action_that_there_is_can_be_typed() -> None:
    """By its English words, one for each field."""
    game = get_game("dwarf")
    verbs = {
        wire.SpendStar: "star", wire.Roll: "roll", wire.Reroll: "reroll", wire.Keep: "keep",
        wire.SpendAmethyst: "amethyst", wire.SpendSapphire: "sapphire",
        wire.SpendEmerald: "emerald", wire.SpendDiamond: "diamond", wire.UseWild: "wild",
        wire.UseDraw: "draw", wire.UseSwap: "swap", wire.UseRaid: "raid",
        wire.NameNumber: "number",
    }  # fmt: skip
    for code in game.codes():
        action = game.unpack(code)
        words = [verbs[type(action)]]
        for field in action.__struct_fields__:
            value = getattr(action, field)
            value = value + 1 if field == "other" else value
            words += list(value) if isinstance(value, tuple) else [str(value)]
        assert ENGLISH.read(" ".join(words), to_roll=False) == action


def test_a_menu_of_very_many_actions_stays_short() -> None:
    game = get_game("dwarf")
    actions = [game.unpack(code) for code in game.codes()]
    assert len(actions) > 150
    menu = Menu(actions)
    assert len(menu.entries) == 13
    reroll = menu.pick(3)
    assert isinstance(reroll, Menu)
    assert len(reroll.entries) == 31
    assert reroll.pick(1) == wire.Reroll(dice=("blue",))
    assert reroll.pick(32) is None
    assert menu.pick(2) == wire.Roll()
