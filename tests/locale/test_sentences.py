"""What players read."""

from __future__ import annotations

import re

import pytest

from motherlode.engine.generators import FastRng
from motherlode.games import get_game
from motherlode.games.dwarf import wire
from motherlode.locale import LANGUAGES, Catalogue, CatalogueError, Language, negotiate

NAMES = ["Ann", "小明", "", "Bob"]
ENGLISH = Catalogue("en")
CHINESE = Catalogue("zh-Hant")


def english(thing: wire.DwarfEvent | wire.DwarfAction) -> str:
    return ENGLISH.tell(thing, game="dwarf", names=NAMES)


def chinese(thing: wire.DwarfEvent | wire.DwarfAction) -> str:
    return CHINESE.tell(thing, game="dwarf", names=NAMES)


def test_gems_are_counted() -> None:
    one = wire.Took(seat=0, gem="emerald", count=1, by="dice")
    many = wire.Took(seat=1, gem="amethyst", count=6, by="dice")
    assert english(one) == "Ann takes 1 emerald from the mine."
    assert english(many) == "小明 takes 6 amethysts from the mine."
    assert chinese(many) == "小明 拿取場中 6 顆紫水晶。"


def test_how_gems_were_taken_is_told() -> None:
    took = wire.Took(seat=0, gem="cursed", count=2, by="diamond")
    assert english(took) == "The diamond brings Ann 2 cursed gems."
    assert chinese(took) == "Ann 用鑽石拿取場中 2 顆詛咒寶石。"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert english(wire.Kept(seat=2)) == "Seat 3 keeps the dice."
    assert chinese(wire.Kept(seat=2)) == "3 號座位 保留骰子。"


def test_lists_are_joined_as_the_language_does() -> None:
    reroll = wire.Reroll(dice=("blue", "red", "black"))
    assert english(reroll) == "Reroll blue, red, and black"
    assert chinese(reroll) == "重擲藍骰、紅骰和黑骰"


def test_repeated_things_in_a_list_are_counted() -> None:
    opened = wire.Opened(seat=0, gems=("emerald", "cursed", "cursed"))
    assert english(opened) == "The mine opens with 1 emerald and 2 cursed gems. Ann begins."
    assert chinese(opened) == "開場時場中有 1 顆綠寶石和 2 顆詛咒寶石。由 Ann 開始。"


def test_nothing_has_its_own_sentence() -> None:
    assert english(wire.LuckyDraw(seat=0, gem=None)).startswith("The bag is empty")
    assert english(wire.LuckyDraw(seat=0, gem="cursed")) == (
        "DRAW brings Ann one cursed gem from the bag."
    )
    nothing = wire.Matched(seat=0, conditions=(), in_vain=False)
    assert english(nothing) == "Ann’s dice match nothing."
    some = wire.Matched(seat=0, conditions=("two_pairs", "three_of_a_kind"), in_vain=False)
    assert chinese(some) == "Ann 的骰子：兩對和三條。"
    vain = wire.Matched(seat=0, conditions=("two_pairs",), in_vain=True)
    assert english(vain) == "Ann has two pairs, but the mine holds nothing for that."
    assert chinese(vain) == "Ann 的骰子：兩對，但是場中沒有可拿的寶石。"


def test_both_sides_of_a_swap_are_named() -> None:
    swap = wire.Swapped(seat=0, other=3, give="cursed", take="emerald")
    assert english(swap) == "Ann gives Bob one cursed gem for one emerald."
    assert chinese(swap) == "Ann 給 Bob 一顆詛咒寶石，換得一顆綠寶石。"


def test_a_refusal_says_what_to_do() -> None:
    assert ENGLISH.say("dwarf-no-six", {"ability": "raid", "die": "blue"}, game="dwarf") == (
        "RAID needs a 6 rolled with your blue die that you have not used yet."
    )


def test_a_game_is_called_by_its_name() -> None:
    said = ENGLISH.say("no-such-option", {"game": "dwarf", "option": "dragons"})
    assert said.startswith("Dig Down Dwarf has no option “dragons”")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_typed_is_repeated_but_not_without_end(language: Language) -> None:
    said = Catalogue(language).say("no-such-game", {"game": "x" * 100_000})
    assert "x" * 1000 + "…" in said
    assert len(said) < 1100


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="no-such-message"):
        ENGLISH.say("no-such-message")


def test_a_message_without_its_argument_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="not-your-turn"):
        CHINESE.say("not-your-turn")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["zh-TW"], "zh-Hant"),
        (["zh_HK.UTF-8"], "zh-Hant"),
        (["zh"], "zh-Hant"),
        (["en-GB", "zh-TW"], "en"),
        (["fr", "zh-Hant-TW", "en"], "zh-Hant"),
        (["fr"], "en"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_people_get_the_first_language_that_there_is(wanted: list[str], language: Language) -> None:
    assert negotiate(wanted) == language


# fault 75
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_fifty_games_can_be_told(language: Language) -> None:
    game = get_game("dwarf")
    catalogue = Catalogue(language)
    told: set[type] = set()
    for seed in range(50):
        options: dict[str, object] = {"norcia": seed % 2 == 0, "stars": seed % 3 == 0}
        chooser = FastRng(seed + 1000)
        position = game.new(options, 2 + seed % 3, FastRng(seed), noting=True)
        while position.deciders():
            seat = game.deciding_seats(position)[0]
            decision = game.decision(position, seat)
            assert decision is not None
            assert catalogue.say(decision.message)
            chosen = decision.actions[chooser.below(len(decision.actions))]
            assert "_" not in catalogue.tell(chosen, game="dwarf", names=NAMES)
            position.play(seat, game.pack(chosen))
        for event in game.events(position, 0, None):
            sentence = catalogue.tell(event, game="dwarf", names=NAMES)
            told.add(type(event))
            if language == "zh-Hant":
                assert not re.search("[A-Za-z]", re.sub("Ann|Bob", "", sentence)), sentence
        result = game.result(position)
        for line in (line for lines in result.lines for line in lines):
            assert catalogue.say(line.message, line.arguments, game="dwarf")
    rare = {wire.Swapped, wire.Raided}
    assert told | rare >= set(wire.DwarfEvent.__args__)
