"""What players of Saboteur and Saboteur 2 read."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from motherlode.engine.checks import Case, Probe
from motherlode.engine.checks.case import Ply, walk
from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Refused
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.locale import LANGUAGES, Catalogue, Language
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.tables import BASE, MORE

NAMES = ["Ann", "小明", "", "Bob"]
ENGLISH = Catalogue("en")
CHINESE = Catalogue("zh-Hant")
GAMES = [
    Case(BASE, 3, BASE.options({"broken_tool_no_gold": True}), Probe()),
    Case(BASE, 8, BASE.options(), Probe()),
    Case(MORE, 2, MORE.options({"trap_target": "other"}), Probe()),
    Case(MORE, 7, MORE.options({"team_win": "digger", "theft_from": "any"}), Probe()),
]


def english(thing: wire.SaboteurEvent | wire.SaboteurAction) -> str:
    return ENGLISH.tell(thing, game="saboteur2", names=NAMES)


def chinese(thing: wire.SaboteurEvent | wire.SaboteurAction) -> str:
    return CHINESE.tell(thing, game="saboteur2", names=NAMES)


def test_a_path_card_is_named_by_its_openings_and_its_way_round() -> None:
    printed = wire.Placed(seat=0, card="b02", turned=False, x=3, y=-1)
    turned = wire.Placed(seat=0, card="x12", turned=True, x=3, y=0)
    assert english(printed) == "Ann lays a T-junction N-E-W at (3, -1)."
    assert chinese(printed) == "Ann 在（3, -1）放置三岔路（北東西）。"
    assert english(turned).endswith("with a green door and stub E at (3, 0), turned by half.")
    assert chinese(turned) == "Ann 在（3, 0）放置綠門直路（南北，東不通），轉半圈。"


def test_both_games_say_the_same_words() -> None:
    broken = wire.ToolBroken(seat=0, other=3, card="broken_wagon")
    for game in ("saboteur", "saboteur2"):
        said = ENGLISH.tell(broken, game=game, names=NAMES)
        assert said == "Ann lays a Broken Wagon in front of Bob."
    assert chinese(broken) == "Ann 把破壞推車放在 Bob 面前。"


def test_a_goal_is_called_by_where_it_lies_and_told_to_who_looks() -> None:
    seen = wire.Peeked(seat=0, goal=0, card="coal_es")
    hidden = wire.Peeked(seat=0, goal=2, card=None)
    assert english(seen) == "Ann looks at the northern goal: coal, a curve E-S."
    assert english(hidden) == "Ann looks at the southern goal."
    assert chinese(hidden) == "Ann 查看南邊的終點。"
    found = wire.GoalTurned(seat=0, goal=1, card="treasure", turned=False)
    assert english(found) == "Ann reaches the middle goal: the treasure."
    assert chinese(found) == "Ann 挖到中間的終點：寶藏。"


def test_hidden_cards_are_counted_and_known_ones_named() -> None:
    assert english(wire.Drew(seat=0, count=1, cards=None)) == "Ann draws one card."
    assert english(wire.Drew(seat=0, count=3, cards=None)) == "Ann draws 3 cards."
    known = wire.Drew(seat=0, count=3, cards=("map", "map", "free"))
    assert english(known) == "Ann draws: 2 × Map and Free at Last!."
    assert chinese(known) == "Ann 抽到：2 張地圖和反陷阱。"


def test_action_cards_are_called_by_names_in_capitals() -> None:
    ids = [card.id for card in MORE.content.action]
    names = [ENGLISH.word("card", card, game="saboteur2") for card in ids]
    small = {"at", "or"}
    words = [word for name in names for word in re.findall(r"[A-Za-z]+", name)]
    assert {word for word in words if word[0].islower()} - small == {"fall"}  # of a Rock-fall
    assert english(wire.ToolBroken(seat=0, other=1, card="broken_lamp")) == (
        "Ann lays a Broken Lamp in front of 小明."
    )


def test_an_empty_hand_given_away_is_no_secret() -> None:
    given = wire.HandGiven(seat=0, other=1, count=0, cards=())
    assert english(given) == "Ann has no cards to give 小明."
    assert chinese(given) == "Ann 沒有手牌可以給 小明。"


@pytest.mark.parametrize(
    ("found", "blue", "green", "said"),
    [
        (False, False, False, "Nobody has a card left: the round is over, and the treasure"
         " has not been found."),
        (True, False, False, "Ann has dug the treasure: the round is over."),
        (True, True, False, "Ann has dug the treasure: the round is over. The blue team has a"
         " way to it."),
        (True, False, True, "Ann has dug the treasure: the round is over. The green team has a"
         " way to it."),
        (True, True, True, "Ann has dug the treasure: the round is over. Both teams have a way"
         " to it."),
    ],
)  # fmt: skip
def test_the_end_of_a_round_says_who_could_reach_the_treasure(
    found: bool, blue: bool, green: bool, said: str
) -> None:
    way = ((0, 0), (1, 0))
    ended = wire.RoundEnded(
        seat=0,
        found=found,
        blue=blue,
        green=green,
        route=way,
        blue_route=way,
        green_route=(),
        joined=((1, 0, ("e", "w")),),
    )
    assert english(ended) == said
    if not found:
        assert chinese(ended) == "大家都沒有手牌了，這輪結束，寶藏沒有被挖到。"


def test_the_end_of_the_game_says_no_more_than_that() -> None:
    assert english(wire.Ended(seat=0)) == "The last round is over, and so is the game."
    assert chinese(wire.Ended(seat=0)) == "最後一輪結束，遊戲也結束了。"


def test_a_refusal_says_which_sides_do_not_fit() -> None:
    said = ENGLISH.say("saboteur-no-fit", {"sides": ("n", "e")}, game="saboteur2")
    assert said.startswith("The card does not fit its neighbour to the north and east;")
    said = CHINESE.say("saboteur-no-broken", {"tools": ("pick", "lamp")}, game="saboteur")
    assert said.startswith("你的十字鎬和礦燈壞了")


def foreign_actions(case: Case) -> list[wire.SaboteurAction]:
    """Actions of all kinds, most of which are not legal at a given moment."""
    game = case.game
    assert isinstance(game, AnySaboteurGame)
    codes = game.codes()
    chance = FastRng(7)
    found = [game.unpack(codes[chance.below(len(codes))]) for _ in range(150)]
    found += [game.unpack(code) for code in codes[-20:]]
    card = "b01"
    return [
        *found,
        wire.Place(card=card, turned=True, x=2, y=0),
        wire.Place(card=card, turned=False, x=39, y=0),
        wire.Place(card="x15", turned=False, x=8, y=1),
        wire.RockFall(card="rock_fall", x=0, y=0),
        wire.Discard(cards=("map", "b01")),
        wire.TakeGold(worth=3),
        wire.Steal(other=0),
    ]


def plies(case: Case) -> Iterator[Ply]:
    """The choices of a few games, half of which are played towards the goals."""
    for seed in range(4):
        yield from (dig if seed % 2 else walk)(case, seed)


# fault 75
@pytest.mark.parametrize("case", GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_random_games_can_be_told(
    language: Language, case: Case
) -> None:
    game = case.game
    catalogue = Catalogue(language)
    heard = 0

    def check(sentence: str) -> None:
        nonlocal heard
        heard += 1
        assert "_" not in sentence
        assert "none" not in sentence
        if language == "zh-Hant":
            assert not re.search("[A-Za-z]", re.sub("Ann|Bob", "", sentence)), sentence

    foreign = foreign_actions(case)
    refused: set[str] = set()
    for ply in plies(case):
        position, seat = ply.position, ply.seat
        check(catalogue.say(game.ask(position, seat)))
        action = game.unpack(ply.action)
        check(catalogue.tell(action, game=game.id, names=NAMES))
        for other in foreign[ply.number % 7 :: 7]:
            try:
                game.check(position, seat, other)
            except Refused as why:
                refused.add(why.message)
                check(catalogue.say(why.message, why.arguments, game=game.id, names=NAMES))
        if ply.number % 25 == 0 or position.stage:  # type: ignore[attr-defined]
            for viewer in (None, seat):
                for event in game.events(position, 0, viewer)[-30:]:
                    check(catalogue.tell(event, game=game.id, names=NAMES))
            for line in (line for lines in game.result(position).lines for line in lines):
                check(catalogue.say(line.message, line.arguments, game=game.id))
    assert heard > 1_000
    assert len(refused) >= 12, refused
