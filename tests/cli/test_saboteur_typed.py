"""What may be typed for a move of Saboteur."""

from __future__ import annotations

import pytest

from motherlode.cli.ends import Stop
from motherlode.cli.saboteur.typed import TypedMoves
from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Action
from motherlode.games import get_game
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import Saboteur2Game

GAME = get_game("saboteur2")
assert isinstance(GAME, Saboteur2Game)
ENGLISH = TypedMoves(Speaker("en", game="saboteur2"), GAME.content)
CHINESE = TypedMoves(Speaker("zh-Hant", game="saboteur2"), GAME.content)
HAND = ["b06", "broken_lamp", "repair_pick_lamp", "rock_fall", "map", "theft"]
SECOND = ["repair_pick", "hands_off", "swap_hands", "inspection", "swap_hats", "trap"]


@pytest.mark.parametrize(
    ("english", "chinese", "hand", "meant"),
    [
        ("p 1 3 -1", "出1 3 -1", HAND, wire.Place(card="b06", turned=False, x=3, y=-1)),
        ("p 1 3 -1 t", "放 1 3 -1 轉", HAND, wire.Place(card="b06", turned=True, x=3, y=-1)),
        ("p 2 2", "出 2 2", HAND, wire.BreakTool(card="broken_lamp", other=1)),
        ("p 3 2 lamp", "出3 2礦燈", HAND,
         wire.Repair(card="repair_pick_lamp", tool="lamp", other=1)),
        ("p 4 0 1", "出 4 0 1", HAND, wire.RockFall(card="rock_fall", x=0, y=1)),
        ("p 5 3", "出 5 3", HAND, wire.LookAtGoal(card="map", goal=2)),
        ("p 6", "出 6", HAND, wire.LayTheft(card="theft")),
        ("p 1 1", "出 1 1", SECOND, wire.Repair(card="repair_pick", tool="pick", other=0)),
        ("p 2 1", "出 2 1", SECOND, wire.HandsOff(card="hands_off", other=0)),
        ("p 3 2", "出 3 2", SECOND, wire.SwapHands(card="swap_hands", other=1)),
        ("p 4 2", "出 4 2", SECOND, wire.Inspect(card="inspection", other=1)),
        ("p 5 1", "出 5 1", SECOND, wire.SwapHats(card="swap_hats", other=0)),
        ("p 6 12", "出 6 12", SECOND, wire.LayTrap(card="trap", other=11)),
        ("p 1 2", "出 1 2", ["free"], wire.Free(card="free", other=1)),
        ("d 5 1", "棄 5 1", HAND, wire.Discard(cards=("b06", "map"))),
        ("c trap 1 6", "清陷阱1 6", HAND, wire.Clear(item="trap", cards=("b06", "theft"))),
        ("take 3", "拿3", [], wire.TakeGold(worth=3)),
        ("steal 2", "偷2", [], wire.Steal(other=1)),
        ("no", "不偷", [], wire.Decline()),
    ],
)  # fmt: skip
def test_moves_in_both_languages(
    english: str, chinese: str, hand: list[str], meant: Action
) -> None:
    assert ENGLISH.read(english, hand) == meant
    assert CHINESE.read(english, hand) == meant
    assert CHINESE.read(chinese, hand) == meant


@pytest.mark.parametrize(
    ("typed", "help_with"),
    [
        ("", "terminal-unknown-move"),
        ("dance", "terminal-unknown-move"),
        ("p", "terminal-saboteur-usage-play"),
        ("p 7 1", "terminal-saboteur-usage-play"),
        ("p 1 3", "terminal-saboteur-usage-path"),
        ("p 1 3 x", "terminal-saboteur-usage-path"),
        ("p 1 3 -1 lamp", "terminal-saboteur-usage-path"),
        ("p 2", "terminal-saboteur-usage-player"),
        ("p 3 2", "terminal-saboteur-usage-repair"),
        ("p 3 2 wagon", "terminal-saboteur-usage-repair"),
        ("p 4 1", "terminal-saboteur-usage-rock-fall"),
        ("p 5 4", "terminal-saboteur-usage-map"),
        ("d", "terminal-saboteur-usage-discard"),
        ("d 1 1", "terminal-saboteur-usage-discard"),
        ("d 1 2 3 4", "terminal-saboteur-usage-discard"),
        ("c 1 2", "terminal-saboteur-usage-clear"),
        ("c trap 1", "terminal-saboteur-usage-clear"),
        ("take 4", "terminal-saboteur-usage-take"),
        ("steal", "terminal-saboteur-usage-steal"),
    ],
)
def test_what_cannot_be_read_gets_the_sentence_that_helps(typed: str, help_with: str) -> None:
    with pytest.raises(Stop) as stop:
        CHINESE.read(typed, HAND)
    assert stop.value.message == help_with
