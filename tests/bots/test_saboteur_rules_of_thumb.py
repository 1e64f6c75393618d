"""What anybody who has played Saboteur a few times would do."""

from __future__ import annotations

import pytest

from motherlode.bots import Level
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.wire import Role
from tests.bots.saboteur import choice
from tests.games.saboteur.tables import BASE, MORE, Scene

STEADY_AND_SHARP: tuple[Level, ...] = ("steady", "sharp")


def one_card_short(scene: Scene) -> Scene:
    """A tunnel to the cell before the treasure, of which the first seat knows."""
    scene.corridor(1, 6)
    scene.position.knows[0] |= 1 << 1
    return scene


@pytest.mark.parametrize("level", STEADY_AND_SHARP)
def test_a_digger_with_the_last_tunnel_to_the_treasure_lays_it(level: Level) -> None:
    scene = one_card_short(Scene(BASE, ["digger", "digger", "saboteur"]))
    scene.hand(0, "b05", "b12", "map", "broken_pick", "repair_lamp", "rock_fall")
    assert choice(scene, level) == wire.Place(card="b05", turned=False, x=7, y=0)


@pytest.mark.parametrize("level", STEADY_AND_SHARP)
def test_a_saboteur_with_a_rock_fall_breaks_the_link_at_the_last_moment(level: Level) -> None:
    scene = one_card_short(Scene(BASE, ["saboteur", "digger", "digger"]))
    scene.hand(0, "rock_fall", "b01", "b05", "map", "repair_lamp")
    for seat in (1, 2):
        scene.hand(seat, "b05", "b05", "b01", "b02")
    chosen = choice(scene, level)
    assert isinstance(chosen, wire.RockFall)
    assert chosen.y == 0
    assert 1 <= chosen.x <= 6


def test_a_saboteur_keeps_his_rock_fall_while_the_treasure_is_far() -> None:
    scene = Scene(BASE, ["saboteur", "digger", "digger"])
    scene.hand(0, "rock_fall", "b08", "b05", "b06", "b07", "b04")
    scene.corridor(1, 1)
    assert not isinstance(choice(scene), wire.RockFall)


def test_a_digger_throws_a_dead_end_away_rather_than_lay_it() -> None:
    scene = one_card_short(Scene(BASE, ["digger", "digger", "saboteur"]))
    scene.hand(0, "b12", "b16")
    assert isinstance(choice(scene), wire.Discard)


def test_a_digger_clears_a_dead_end_out_of_the_way() -> None:
    scene = Scene(BASE, ["digger", "digger", "saboteur"])
    scene.corridor(1, 5)
    scene.lay("b12", 6, 0)
    scene.position.knows[0] |= 1 << 1
    scene.hand(0, "rock_fall", "b12", "b16")
    assert choice(scene) == wire.RockFall(card="rock_fall", x=6, y=0)


def test_a_digger_looks_at_a_goal_before_choosing_a_way() -> None:
    scene = Scene(BASE, ["digger", "digger", "saboteur"])
    scene.corridor(1, 4)
    scene.hand(0, "map", "b04", "b12")
    assert isinstance(choice(scene), wire.LookAtGoal)


def test_whoever_knows_the_treasure_needs_no_map() -> None:
    scene = one_card_short(Scene(BASE, ["digger", "digger", "saboteur"]))
    scene.hand(0, "map", "b04")
    assert choice(scene) == wire.Discard(cards=("map",))


def test_a_digger_repairs_his_own_tool_first() -> None:
    scene = one_card_short(Scene(BASE, ["digger", "digger", "saboteur"]))
    scene.front(0, "lamp")
    scene.front(1, "lamp")
    scene.hand(0, "repair_lamp", "b05", "b01")
    assert choice(scene) == wire.Repair(card="repair_lamp", tool="lamp", other=0)


def test_a_digger_breaks_the_tool_of_a_known_saboteur() -> None:
    scene = Scene(BASE, ["digger", "digger", "saboteur"])
    scene.corridor(1, 5)
    scene.position.knows[0] |= 1 << (4 + 2)
    scene.hand(0, "broken_pick", "b12", "b16")
    assert choice(scene) == wire.BreakTool(card="broken_pick", other=2)


@pytest.mark.parametrize("level", STEADY_AND_SHARP)
def test_a_trapped_thief_frees_himself_first(level: Level) -> None:
    scene = Scene(MORE, ["blue", "green", "saboteur", "boss"])
    scene.front(0, "theft", "trap")
    scene.hand(0, "free", "b05", "b01", "map", "broken_pick")
    scene.corridor(1, 5)
    assert choice(scene, level, iterations=1600) == wire.Free(card="free", other=0)


def test_the_profiteer_gives_two_cards_to_be_out_of_a_trap() -> None:
    scene = Scene(MORE, ["profiteer", "green", "saboteur", "blue"])
    scene.front(0, "trap")
    scene.hand(0, "b12", "b15", "b04")
    scene.corridor(1, 5)
    chosen = choice(scene)
    assert isinstance(chosen, wire.Clear)
    assert chosen.item == "trap"


def test_a_geologist_lays_crystals() -> None:
    scene = Scene(MORE, ["geologist", "green", "saboteur", "blue"])
    scene.hand(0, "x05", "b01", "b05", "map", "broken_pick")
    chosen = choice(scene)
    assert isinstance(chosen, wire.Place)
    assert chosen.card == "x05"


@pytest.mark.parametrize("level", STEADY_AND_SHARP)
@pytest.mark.parametrize(("role", "buries"), [("geologist", False), ("saboteur", True)])
def test_a_geologist_stops_nobody_at_the_price_of_crystals(
    level: Level, role: Role, buries: bool
) -> None:
    scene = Scene(MORE, [role, "green", "blue", "blue"])
    scene.corridor(1, 6, card="x05")  # crossroads with crystals
    scene.position.knows[0] |= 1 << 1
    for seat in (1, 2, 3):
        scene.hand(seat, "b05", "b05", "b01", "b02")
    scene.hand(0, "rock_fall")
    assert isinstance(choice(scene, level), wire.RockFall) is buries


def test_a_geologist_leaves_the_last_card_to_others() -> None:
    scene = one_card_short(Scene(MORE, ["geologist", "green", "saboteur", "blue"]))
    scene.hand(0, "b05", "b12", "b04")
    chosen = choice(scene)
    assert chosen != wire.Place(card="b05", turned=False, x=7, y=0)


def test_a_team_prefers_its_own_door_near_the_treasure() -> None:
    scene = one_card_short(Scene(MORE, ["blue", "green", "saboteur", "boss"]))
    scene.hand(0, "b05", "x10", "x13")
    assert choice(scene) == wire.Place(card="x10", turned=False, x=7, y=0)


def test_nobody_closes_the_way_to_his_own_team() -> None:
    scene = one_card_short(Scene(MORE, ["blue", "green", "saboteur", "boss"]))
    scene.hand(0, "x13", "b12")
    assert choice(scene) != wire.Place(card="x13", turned=False, x=7, y=0)


def test_the_largest_gold_card_is_taken() -> None:
    scene = one_card_short(Scene(BASE, ["digger", "digger", "saboteur"]))
    scene.hand(0, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    offered = [action.worth for action in scene.legal(wire.TakeGold)]
    assert choice(scene) == wire.TakeGold(worth=max(offered))


def test_a_thief_steals_from_whoever_has_most() -> None:
    scene = one_card_short(Scene(MORE, ["saboteur", "blue", "boss", "profiteer"]))
    scene.position.seat = 1
    scene.front(0, "theft")
    scene.hand(1, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    gold = scene.gold()
    assert choice(scene) == wire.Steal(other=gold.index(max(gold)))
