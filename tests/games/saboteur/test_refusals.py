"""Every way of doing what the rules do not allow gets its own reason, and the clause."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from motherlode.engine.checks import Case, Probe
from motherlode.engine.checks.case import walk
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, Refused
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.wire import (
    BreakTool,
    Clear,
    Decline,
    Discard,
    Free,
    HandsOff,
    Inspect,
    LayTheft,
    LayTrap,
    LookAtGoal,
    Place,
    Repair,
    RockFall,
    Steal,
    SwapHands,
    SwapHats,
    TakeGold,
)
from tests.games.saboteur.tables import BASE, MORE, Scene
from tests.games.saboteur.test_payouts import base_roles, end_round


def refused(scene: Scene, action: Action, seat: int = 0) -> Refused:
    before = scene.position.freeze()
    with pytest.raises(Refused) as caught:
        scene.game.check(scene.position, seat, action)
    assert scene.position.freeze() == before
    return caught.value


def place(card: str, x: int, y: int, *, turned: bool = False) -> Place:
    return Place(card=card, turned=turned, x=x, y=y)


@pytest.mark.parametrize(
    ("hand", "action", "message", "clause"),
    [
        ("map", place("b01", 1, 0), "saboteur-no-card", "T4"),
        ("b01", place("b01", 0, 0), "saboteur-no-room", "P1"),
        ("b01", place("b01", 8, 0), "saboteur-no-room", "P1"),
        ("b01", place("b01", 3, 0), "saboteur-no-link", "P3"),
        ("b04", place("b04", 1, 0), "saboteur-no-fit", "P2"),
        ("b05", place("b05", 1, 0, turned=True), "saboteur-no-need-to-turn", "R48"),
        ("b01", place("b01", 39, 0), "saboteur-no-board-there", "P1"),
        ("x15", place("x15", 8, 1), "saboteur-no-ladder-at-goal", "M3"),
        ("x15", place("x15", 3, 3), "saboteur-no-ladder-alone", "M3"),
        ("x15", place("x15", 1, 0), "saboteur-no-fit", "P2"),
        ("broken_pick", BreakTool(card="broken_pick", other=1), "saboteur-no-second", "R22"),
        ("broken_pick", BreakTool(card="broken_pick", other=7), "saboteur-no-such-seat", "A1"),
        ("repair_lamp", Repair(card="repair_lamp", tool="lamp", other=1),
         "saboteur-no-broken-there", "A2"),
        ("repair_lamp", Repair(card="repair_lamp", tool="pick", other=1), "no-such-action", "A2"),
        ("map", place("map", 1, 0), "no-such-action", "T1"),
        ("map", LayTrap(card="map", other=1), "no-such-action", "A10"),
        ("map", Inspect(card="no_such_card", other=1), "no-such-action", ""),
        ("rock_fall", RockFall(card="rock_fall", x=1, y=1), "saboteur-no-tunnel", "R9"),
        ("rock_fall", RockFall(card="rock_fall", x=0, y=0), "saboteur-no-tunnel", "R9"),
        ("map", LookAtGoal(card="rock_fall", goal=0), "no-such-action", "A4"),
        ("hands_off", HandsOff(card="hands_off", other=1), "saboteur-no-theft-there", "A6"),
        ("swap_hands", SwapHands(card="swap_hands", other=0), "saboteur-no-self", "A7"),
        ("inspection", Inspect(card="inspection", other=0), "saboteur-no-self", "R35"),
        ("trap", LayTrap(card="trap", other=2), "saboteur-no-second", "R22"),
        ("free", Free(card="free", other=1), "saboteur-no-trap-there", "A11"),
        ("map", Clear(item="pick", cards=("map", "map")), "saboteur-no-card", "T4"),
        ("map", Discard(cards=("b01",)), "saboteur-no-card", "T4"),
        ("map", Discard(cards=("map", "b01")), "saboteur-no-such-cards", "T4"),
        ("map", TakeGold(worth=2), "no-such-action", ""),
        ("map", Steal(other=1), "saboteur-no-theft-now", "W8"),
        ("map", Decline(), "saboteur-no-theft-now", "W8"),
    ],
)  # fmt: skip
def test_reasons_in_turn(hand: str, action: Action, message: str, clause: str) -> None:
    scene = Scene(MORE, ["blue", "green", "saboteur"])
    scene.hand(0, hand, *(["b03"] if hand == "map" else []))
    scene.front(1, "pick")
    scene.front(2, "trap")
    why = refused(scene, action)
    assert (why.message, why.rule) == (message, clause)


def test_reasons_that_need_a_table_of_their_own() -> None:
    scene = Scene(MORE, ["blue", "green"], options={"trap_target": "other"})
    scene.hand(0, "trap", "theft", "swap_hats", "b01", "x16", "map")
    assert refused(scene, LayTrap(card="trap", other=0)).rule == "R55"
    scene.front(0, "theft")
    assert refused(scene, LayTheft(card="theft")).message == "saboteur-no-second-theft"
    scene.position.reserve = 0
    assert refused(scene, SwapHats(card="swap_hats", other=1)).rule == "R21"
    assert refused(scene, Clear(item="lamp", cards=("b01", "x16"))).message == "saboteur-no-item"
    scene.front(0, "lamp", "wagon")
    why = refused(scene, place("b01", 1, 0))
    assert (why.message, why.rule, why.arguments) == (
        "saboteur-no-broken", "P4", {"tools": ("lamp", "wagon")},
    )  # fmt: skip
    scene.front(0, "trap")
    assert refused(scene, place("b01", 1, 0)).message == "saboteur-no-trapped"
    assert refused(scene, Discard(cards=("map",)), seat=1).message == "not-your-turn"
    scene = Scene(BASE, base_roles(0, 3), goals=["treasure", "coal_es", "coal_sw"])
    scene.corridor(1, 6)
    scene.turn_goals(7, 0, lay="b05")
    assert refused(scene, LookAtGoal(card="map", goal=1)).rule == "R34"
    scene.hand(0, "b02")
    why = refused(scene, place("b02", 0, -1))
    assert (why.message, why.arguments) == ("saboteur-no-fit", {"sides": ("s",)})


def test_reasons_while_gold_goes_round() -> None:
    scene = Scene(BASE, ["digger", "digger", "digger"])
    end_round(scene, [])
    scene.position.offer = 3  # three cards of worth 1
    assert refused(scene, TakeGold(worth=3)).message == "saboteur-no-such-gold"
    assert refused(scene, Discard(cards=("map",))).message == "saboteur-no-gold-first"
    assert refused(scene, TakeGold(worth=1), seat=1).message == "not-your-turn"


def test_reasons_while_gold_is_stolen() -> None:
    scene = Scene(MORE, ["saboteur", "blue"])
    scene.front(0, "theft")
    end_round(scene, [])
    assert refused(scene, Steal(other=0)).message == "saboteur-no-victim"
    assert refused(scene, Discard(cards=("map",))).message == "saboteur-no-theft-first"


def accepts(game: AnySaboteurGame, position: Position, seat: int, action: Action) -> bool:
    """Whether an action is taken; if not, there is a reason."""
    try:
        game.check(position, seat, action)
    except Refused as why:
        return not why.message
    return True


@pytest.mark.parametrize(("game", "seats"), [(BASE, 4), (MORE, 5)])
def test_every_action_is_legal_or_refused_with_a_reason(  # fault 31, 57
    game: AnySaboteurGame, seats: int
) -> None:
    """A sample of all actions there are, asked for by every seat at moments of random games."""
    case = Case(game, seats, game.options(), Probe())
    codes = list(game.codes())
    chance = FastRng(1)
    for seed in range(2):
        for ply in walk(case, seed):
            if ply.number % 7:
                continue
            before = ply.position.freeze()
            legal = {int(code) for code in ply.position.legal(ply.seat)}
            sample = {codes[chance.below(len(codes))] for _ in range(60)}
            for code in sample | legal:
                action = game.unpack(code)
                for seat in range(seats):
                    accepted = accepts(game, ply.position, seat, action)
                    assert accepted == (seat == ply.seat and code in legal)
            assert ply.position.freeze() == before


@pytest.mark.parametrize("game", [BASE, MORE])
def test_the_dense_numbering_holds_every_action(game: AnySaboteurGame) -> None:
    codes = list(game.codes())
    assert codes == sorted(set(codes))
    chance = FastRng(2)
    for code in [codes[chance.below(len(codes))] for _ in range(2000)] + codes[-30:]:
        action = game.unpack(code)
        assert game.pack(action) == code
        assert game.decode_action(msgspec.json.encode(action)) == action
    numbers: list[Any] = [-1, 1 << 40, codes[-1] + 1, codes[0] - 1]
    for number in numbers:
        with pytest.raises(ValueError):
            game.unpack(number)


def test_actions_of_the_expansion_are_none_of_the_base_game() -> None:
    for action in (
        Steal(other=0),
        Clear(item="pick", cards=("b01", "b02")),
        Discard(cards=("b01", "b02")),
        LayTheft(card="theft"),
        place("x01", 1, 0),
    ):
        with pytest.raises(ValueError):
            BASE.pack(action)
    with pytest.raises(ValueError):
        MORE.pack(wire.TakeGold(worth=1))
