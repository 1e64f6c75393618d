"""The rulings R1 to R66, one by one, where a table can show them. Payouts have their own file."""

from __future__ import annotations

import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Refused
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.terms import START_X, START_Y, WIDTH
from tests.games.saboteur.printed import BY_NAME
from tests.games.saboteur.tables import BASE, CARDS, MORE, Scene


def base(**more: object) -> Scene:
    return Scene(BASE, ["digger", "digger", "saboteur"], **more)  # type: ignore[arg-type]


def more(seats: int = 3, **kwargs: object) -> Scene:
    roles = ["blue", "green", "saboteur", "boss", "geologist"][:seats]
    return Scene(MORE, roles, **kwargs)  # type: ignore[arg-type]


def spots(scene: Scene, card: str) -> set[tuple[int, int, bool]]:
    """Where the seat to move may lay a card that it gets for the purpose."""
    scene.hand(int(scene.position.seat), card)
    return {(place.x, place.y, place.turned) for place in scene.legal(wire.Place)}


def cells(scene: Scene, card: str) -> set[tuple[int, int]]:
    return {(x, y) for x, y, _ in spots(scene, card)}


# -- the mine --------------------------------------------------------------------------------


def test_r1_a_card_must_be_joined_to_the_start() -> None:
    scene = base()
    scene.lay("b05", 4, 4)  # an island
    assert cells(scene, "b05") == {(1, 0), (-1, 0)}


@pytest.mark.parametrize(("card", "meets"), [("b05", True), ("b06", False)])
def test_r2_a_goal_face_down_may_be_faced_by_a_tunnel_or_a_wall(card: str, meets: bool) -> None:
    scene = base()
    scene.corridor(1, 6)
    assert (7, 0, False) in spots(scene, card)
    scene.play(wire.Place(card=card, turned=False, x=7, y=0))
    ended = any(earned for earned in BASE.view(scene.position, 0).earned)
    assert ended is meets  # the treasure, if the tunnel leads to it


def test_r3_a_stub_links_but_leads_nowhere() -> None:
    scene = base()
    assert (1, 0) in cells(scene, "b12")  # a blocked straight may be laid at the start
    scene.lay("b12", 1, 0)
    assert (2, 0) not in cells(scene, "b05")


def test_r3_a_stub_that_faces_a_goal_does_not_turn_it() -> None:
    scene = base()
    scene.corridor(1, 6)
    scene.hand(0, "b12")
    scene.play(wire.Place(card="b12", turned=False, x=7, y=0))
    assert not BASE.view(scene.position, None).goals[1].up


@pytest.mark.parametrize(("goal", "turned"), [("coal_es", True), ("coal_sw", False)])
def test_r4_coal_is_turned_so_that_the_tunnels_meet(goal: str, turned: bool) -> None:
    """Reached from the W: the way round with an opening to the W."""
    others = ["treasure", *({"coal_es", "coal_sw"} - {goal})]
    scene = base(goals=[others[0], goal, others[1]])
    scene.corridor(1, 6)
    scene.hand(0, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    shown = BASE.view(scene.position, None).goals[1]
    assert (shown.up, shown.card, shown.turned) == (True, goal, turned)


def around_the_goal() -> Scene:
    """Two tunnels to the goal coal_es at (8, 0), from W and from S, with a gap at (5, 0)."""
    scene = base(goals=["treasure", "coal_es", "coal_sw"])
    scene.corridor(1, 4)
    scene.lay("b05", 6, 0)
    scene.lay("b05", 7, 0)
    scene.lay("b07", 5, 1)  # N, E
    scene.lay("b05", 6, 1)
    scene.lay("b05", 7, 1)
    scene.lay("b06", 8, 1)  # N, W
    return scene


@pytest.mark.parametrize(("x", "y", "card", "turned"), [(7, 0, "b05", True), (8, 1, "b06", False)])
def test_r62_the_side_of_the_card_just_laid_decides(
    x: int, y: int, card: str, turned: bool
) -> None:
    """coal_es opens to E and S, or turned to W and N: from the S it stays, from the W it turns."""
    scene = around_the_goal()
    scene.bury(x, y)
    scene.lay("b01", 5, 0)  # the gap is closed; the other tunnel reaches the goal already
    scene.turn_goals(x, y, lay=card)
    goal = BASE.view(scene.position, None).goals[1]
    assert (goal.up, goal.turned) == (True, turned)


def test_r62_without_the_last_card_the_better_fit_decides_else_as_printed() -> None:
    """Both sides are reached by closing a gap far away; with a card to the E that is open
    towards the goal, the goal as printed (E, S) fits it better."""
    for fit, turned in ((None, False), ("b05", False), ("b04", True)):
        scene = around_the_goal()
        if fit:
            scene.lay(fit, 9, 0)
        scene.turn_goals(5, 0, lay="b01")
        goal = BASE.view(scene.position, None).goals[1]
        assert goal.up
        assert goal.turned is turned, fit


def test_r5_coal_may_misfit_but_later_cards_must_fit_it() -> None:
    scene = base(goals=["treasure", "coal_es", "coal_sw"])
    scene.lay("b05", 9, 0)  # lies E of the goal with a tunnel towards it
    scene.corridor(1, 6)
    scene.hand(0, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    goal = BASE.view(scene.position, None).goals[1]
    assert goal.turned  # open to W and N, walled to E: a misfit
    assert BASE.view(scene.position, None).tunnels[-1].joined == []
    scene.position.seat = 0
    assert (8, -1) in cells(scene, "b04")  # S meets the goal's opening
    assert (8, -1) not in cells(scene, "b05")


@pytest.mark.parametrize(
    ("goals", "ends"),
    [(["coal_es", "coal_sw", "treasure"], False), (["coal_es", "treasure", "coal_sw"], True)],
)
def test_r6_one_card_turns_two_goals_and_the_treasure_among_them_ends_the_round(
    goals: list[str], ends: bool
) -> None:
    scene = base(goals=goals)
    scene.lay("b03", 0, -1)  # N, E, S
    scene.corridor(1, 7, y=-1)
    scene.hand(0, "b03")
    events = scene.play(wire.Place(card="b03", turned=True, x=8, y=-1))
    turned = [event.goal for event in events if isinstance(event, wire.GoalTurned)]
    assert turned == [0, 1]
    assert any(isinstance(event, wire.RoundEnded) for event in events) is ends


def test_r7_a_gap_closed_elsewhere_opens_the_way_and_its_layer_has_dug() -> None:
    scene = base()
    scene.corridor(2, 7)
    scene.position.seat = 1
    scene.hand(1, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=1, y=0))
    assert scene.position.stage == 1
    assert scene.position.seat == 1  # the first to pick: who dug


def test_r8_one_may_build_on_beyond_a_coal_goal() -> None:
    scene = base(goals=["treasure", "coal_es", "coal_sw"])
    scene.corridor(1, 6)
    scene.hand(0, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    assert (8, -1) in cells(scene, "b01")


def test_r9_rocks_fall_on_any_tunnel_but_start_and_goals() -> None:
    scene = more(goals=["coal_es", "coal_sw", "treasure"])
    scene.corridor(1, 6)
    scene.lay("x15", -1, 5)
    scene.lay("x19", -4, 0)
    scene.lay("x09", 3, 8)
    scene.turn_goals(7, 0, lay="b05")
    scene.hand(0, "rock_fall")
    targets = {(fall.x, fall.y) for fall in scene.legal(wire.RockFall)}
    assert targets == {*((x, 0) for x in range(1, 8)), (-1, 5), (-4, 0), (3, 8)}
    scene.play(wire.RockFall(card="rock_fall", x=7, y=0))
    assert MORE.view(scene.position, None).goals[1].up  # stays up


def test_r9_what_is_cut_off_stays_and_can_be_joined_again() -> None:
    scene = base()
    scene.corridor(1, 3)
    scene.hand(0, "rock_fall")
    scene.play(wire.RockFall(card="rock_fall", x=2, y=0))
    joined = {tunnel.x: tunnel.joined for tunnel in BASE.view(scene.position, None).tunnels}
    assert joined == {1: ["e", "w"], 3: []}
    assert cells(scene, "b05") == {(2, 0), (-1, 0)}
    scene.hand(1, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=2, y=0))
    assert (4, 0) in cells(scene, "b05")


def test_r10_one_way_without_the_other_colour_is_enough() -> None:
    for doors, ways in (
        ([], (True, True)),
        (["x10"], (True, False)),
        (["x13"], (False, True)),
        (["x10", "x13"], (False, False)),
    ):
        scene = more()
        scene.corridor(1, 6)
        for at, door in enumerate(doors):
            scene.bury(2 + at, 0)
            scene.lay(door, 2 + at, 0)
        scene.turn_goals(7, 0, lay="b05")
        mine = scene.position.mine
        assert (mine.passable(True), mine.passable(False)) == ways


@pytest.mark.parametrize(
    ("doors", "ways"), [([], (True, True)), (["x10"], (True, False)), (["x13"], (False, True))]
)
def test_r10_a_ladder_is_free_for_both_teams(doors: list[str], ways: tuple[bool, bool]) -> None:
    """Both doors at the start bar nobody from a ladder, a door behind the ladder does."""
    scene = more()
    scene.lay("x10", 1, 0)
    scene.lay("x13", 2, 0)
    scene.lay("x16", 4, 0)  # a ladder with a way to the E
    for x, card in enumerate([*doors, "b05", "b05"][:2], 5):
        scene.lay(card, x, 0)
    scene.turn_goals(7, 0, lay="b05")
    mine = scene.position.mine
    assert mine.shows_treasure()
    assert (mine.passable(True), mine.passable(False)) == ways


def test_r12_two_separate_ways_let_both_teams_pass() -> None:
    scene = more()
    scene.lay("x10", 1, 0)  # blue
    scene.corridor(2, 6)
    scene.lay("x11", 0, 1)  # a blue curve, N and E: and a way for nobody else
    scene.bury(0, 1)
    scene.lay("b07", 0, 1)  # N, E
    scene.lay("x13", 1, 1)  # green
    scene.lay("b05", 2, 1)
    scene.lay("b06", 3, 1)  # N, W
    scene.bury(3, 0)
    scene.lay("b03", 3, 0, turned=True)  # N, S, W
    scene.bury(3, 0)
    scene.lay("b01", 3, 0)
    scene.turn_goals(7, 0, lay="b05")
    mine = scene.position.mine
    assert (mine.passable(True), mine.passable(False)) == (True, True)


def test_r10_a_door_bars_only_its_own_tunnel_of_a_card() -> None:  # fault 55
    """x12 has a green door on N-S, and a stub to the E that leads nowhere anyway."""
    scene = more()
    scene.lay("x12", 0, 1)
    assert MORE.view(scene.position, None).tunnels[0].joined == ["n", "s"]


def test_r16_doors_restrict_neither_laying_nor_joining() -> None:
    """M4."""
    scene = more()
    scene.lay("x10", 1, 0)
    scene.lay("x13", 2, 0)
    assert (3, 0) in cells(scene, "b05")


@pytest.mark.parametrize("name", ["x15", "x16", "x17", "x18"])
def test_r17_a_ladder_needs_no_link_but_a_card_beside_it(name: str) -> None:
    scene = more()
    scene.lay("b08", -5, 3)  # a blocked crossroads, cut off
    scene.lay("b15", 3, -4)  # a single dead end to the N, walled elsewhere
    found = cells(scene, name)
    cards = [(0, 0), (-5, 3), (3, -4)]
    assert all(any(abs(x - at) + abs(y - top) == 1 for at, top in cards) for x, y in found)
    assert any((x, y) in found for x, y in ((-5, 2), (-5, 4), (-4, 3), (-6, 3)))
    assert any((x, y) in found for x, y in ((2, -4), (4, -4), (3, -3)))  # wall to wall


@pytest.mark.parametrize("goals_up", [False, True])
def test_r17_no_ladder_beside_a_goal(goals_up: bool) -> None:
    scene = more(goals=["treasure", "coal_es", "coal_sw"])
    scene.corridor(1, 5)
    if goals_up:
        scene.lay("b05", 6, 0)
        scene.turn_goals(7, 0, lay="b05")
        assert (8, -1) not in cells(scene, "x15")
    else:
        scene.lay("b05", 6, 0)
        assert (7, 0) not in cells(scene, "x16")
    assert (1, 1) in cells(scene, "x18") | cells(scene, "x16")


def test_r18_ladders_are_joined_to_the_start_and_to_each_other() -> None:
    scene = more()
    scene.lay("b08", -5, 3)
    scene.lay("b08", 5, 4)
    scene.lay("x16", 4, 4)  # a ladder with a way to the E
    scene.lay("x16", -6, 3)
    assert all(
        tunnel.joined == ["e"]
        for tunnel in MORE.view(scene.position, None).tunnels
        if tunnel.card == "x16"
    )
    scene.bury(-6, 3)
    tunnels = MORE.view(scene.position, None).tunnels
    assert [t.joined for t in tunnels if t.card == "x16"] == [["e"]]


def test_r7_r43_a_ladder_can_open_a_way_to_a_goal_that_is_shorter_than_seven_cards() -> None:
    """By its only side, which is no stub (R59)."""
    scene = more()
    scene.corridor(5, 7)
    scene.hand(0, "x16")
    scene.play(wire.Place(card="x16", turned=False, x=4, y=0))
    assert scene.position.round == 1  # treasure: the round is over


def test_r19_a_bridge_needs_one_tunnel_joined_and_the_other_stays_apart() -> None:
    """M1."""
    scene = more()
    assert (1, 0) in cells(scene, "x19")
    scene.lay("x19", 1, 0)
    assert MORE.view(scene.position, None).tunnels[0].joined == ["e", "w"]
    assert cells(scene, "b04") == {(0, 1), (0, -1)}  # not above or below the bridge


@pytest.mark.parametrize(("card", "joined"), [("x20", ["n", "w"]), ("x21", ["s", "w"])])
def test_r19_of_a_double_curve_one_curve_is_joined(card: str, joined: list[str]) -> None:
    """M2."""
    scene = more()
    scene.lay(card, 1, 0)
    assert MORE.view(scene.position, None).tunnels[0].joined == joined


def test_r47_goals_turn_in_waves() -> None:
    """The coal at (8, 0) is turned, and its other end leads on to the goal at (8, 2)."""
    scene = base(goals=["treasure", "coal_sw", "coal_es"])
    scene.lay("b04", 8, 1)  # between the two goals
    scene.corridor(1, 6)
    scene.hand(0, "b05")
    events = scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    turned = [event.goal for event in events if isinstance(event, wire.GoalTurned)]
    assert turned == [1, 2]


def test_r47_no_wave_follows_the_treasure() -> None:
    scene = base(goals=["coal_es", "treasure", "coal_sw"])
    scene.lay("b04", 8, 1)
    scene.corridor(1, 6)
    scene.hand(0, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))
    assert [goal.up for goal in BASE.view(scene.position, None).goals] == [False, True, False]


def test_r48_a_card_that_looks_the_same_turned_is_offered_unturned_only() -> None:
    same = {"b01", "b04", "b05", "b08", "b11", "b12", "x05", "x09", "x10", "x13", "x19", "x20",
            "x21", "x25", "x26"}  # fmt: skip
    for name in BY_NAME:
        scene = more()
        scene.lay("b01", 1, 0)
        scene.lay("b01", 0, -1)
        scene.lay("b01", -1, 0)
        scene.lay("b01", 0, 1)
        assert any(turned for *_, turned in spots(scene, name)) is (name not in same), name


def test_r49_the_rock_fall_of_saboteur_2_is_the_same_card() -> None:
    kind = CARDS.index("rock_fall")
    assert MORE.new({}, 2, FastRng(1)).terms.counts[kind] == 4
    assert BASE.new({}, 3, FastRng(1)).terms.counts[kind] == 3


def test_r58_a_ladder_joins_what_was_cut_off() -> None:
    scene = more()
    scene.lay("b05", 4, 4)
    scene.hand(0, "x16")
    scene.play(wire.Place(card="x16", turned=False, x=3, y=4))
    assert (5, 4) in cells(scene, "b05")


def test_r66_north_is_up_and_goals_count_from_there() -> None:
    goals = BASE.view(base().position, None).goals
    assert [(goal.x, goal.y) for goal in goals] == [(8, -2), (8, 0), (8, 2)]
    scene = base()
    scene.lay("b04", 0, -1)
    assert scene.position.mine.board[START_Y * WIDTH + START_X - WIDTH] & 15 == 5


# -- action cards ----------------------------------------------------------------------------


def test_r20_after_swapping_hands_only_the_partner_draws() -> None:
    scene = more()
    scene.hand(0, "swap_hands", "map")
    scene.hand(1, "b01", "b02", "b03")
    scene.deck("b04")
    scene.play(wire.SwapHands(card="swap_hands", other=1))
    assert MORE.view(scene.position, 0).hand == ["b01", "b02", "b03"]
    assert MORE.view(scene.position, 1).hand == ["b04", "map"]


def test_r20_hands_may_be_empty() -> None:
    scene = more()
    scene.hand(0, "swap_hands", "b01", "b02")
    scene.hand(1)
    scene.deck()
    scene.play(wire.SwapHands(card="swap_hands", other=1))
    assert [seat.hand for seat in MORE.view(scene.position, None).seats] == [0, 2, 1]
    scene.pass_turn()
    scene.pass_turn()
    assert scene.position.seat == 1  # seats 2 and 0 have no cards left


@pytest.mark.parametrize(("other", "old"), [(0, "blue"), (1, "green")])
def test_r21_the_old_hat_does_not_go_back_to_the_reserve(other: int, old: str) -> None:
    """A9: the player chosen may be oneself."""
    for seed in range(30):
        scene = more()
        scene.position.rng = FastRng(seed)
        scene.hand(0, "swap_hats")
        scene.position.reserve = 1 << (8 * 4)  # the boss alone
        scene.play(wire.SwapHats(card="swap_hats", other=other))
        view = MORE.view(scene.position, other)
        assert (view.seats[other].role, view.reserve, view.retired) == ("boss", 0, [old])
        scene.position.seat = 0
        scene.hand(0, "swap_hats")
        assert scene.legal(wire.SwapHats) == []  # not played if the reserve is empty


def test_r22_no_second_card_of_a_kind() -> None:
    scene = more()
    scene.front(1, "lamp", "trap")
    scene.front(0, "theft")
    scene.hand(0, "broken_lamp", "trap", "theft")
    assert [action.other for action in scene.legal(wire.BreakTool)] == [0, 2]
    assert [action.other for action in scene.legal(wire.LayTrap)] == [0, 2]
    assert scene.legal(wire.LayTheft) == []


def test_r23_two_cards_clear_one_thing_away() -> None:
    scene = more()
    scene.front(0, "pick", "trap", "theft")
    scene.hand(0, "map", "b01")
    clearings = scene.legal(wire.Clear)
    assert clearings == [wire.Clear(item=item, cards=("b01", "map"))
                         for item in ("pick", "trap", "theft")]  # fmt: skip
    scene.deck("b05")
    scene.play(clearings[1])
    assert MORE.view(scene.position, 0).hand == ["b05"]
    assert not MORE.view(scene.position, None).seats[0].trapped
    scene.hand(0, "map")
    scene.position.seat = 0
    assert scene.legal(wire.Clear) == []  # needs two cards


def test_r26_a_trapped_player_may_do_all_but_lay_path_cards() -> None:
    scene = more()
    scene.front(0, "trap")
    scene.hand(0, "b01", "map", "theft")
    kinds = {type(action) for action in scene.legal()}
    assert kinds == {wire.LookAtGoal, wire.LayTheft, wire.Clear, wire.Discard}


def test_r34_a_map_needs_a_goal_face_down() -> None:
    scene = base(goals=["treasure", "coal_es", "coal_sw"])
    scene.corridor(1, 6)
    scene.turn_goals(7, 0, lay="b05")
    assert [look.goal for look in scene.legal(wire.LookAtGoal)] == [0, 2]


def test_r35_nobody_inspects_himself() -> None:
    scene = more()
    scene.hand(0, "inspection")
    assert [action.other for action in scene.legal(wire.Inspect)] == [1, 2]


def test_r40_draw_what_is_left() -> None:  # fault 61
    scene = more()
    scene.hand(0, "b01", "b02", "b03")
    scene.deck("b04", "b05")
    events = scene.play(wire.Discard(cards=("b01", "b02", "b03")))
    assert [event.count for event in events if isinstance(event, wire.Drew)] == [2]


def test_r44_a_broken_tool_on_oneself_is_allowed() -> None:
    scene = base()
    scene.hand(0, "broken_wagon")
    assert [action.other for action in scene.legal(wire.BreakTool)] == [0, 1, 2]


@pytest.mark.parametrize(("option", "targets"), [("any", [0, 1, 2]), ("other", [1, 2])])
def test_r55_who_may_be_trapped(option: str, targets: list[int]) -> None:
    scene = more(options={"trap_target": option})
    scene.hand(0, "trap")
    assert [action.other for action in scene.legal(wire.LayTrap)] == targets


def test_r54_looking_twice_is_allowed() -> None:
    scene = more()
    for _ in range(2):
        scene.position.seat = 0
        scene.hand(0, "map", "inspection")
        scene.play(wire.LookAtGoal(card="map", goal=1))
        scene.position.seat = 0
        scene.play(wire.Inspect(card="inspection", other=1))


def test_a_double_repair_mends_one_of_its_tools() -> None:
    scene = base()
    scene.front(1, "pick", "lamp", "wagon")
    scene.hand(0, "repair_pick_wagon")
    assert [(action.tool, action.other) for action in scene.legal(wire.Repair)] == [
        ("pick", 1), ("wagon", 1),
    ]  # fmt: skip
    scene.play(wire.Repair(card="repair_pick_wagon", tool="wagon", other=1))
    assert BASE.view(scene.position, None).seats[1].broken == ["pick", "lamp"]


# -- turns, rounds, the end --------------------------------------------------------------------


def test_base_game_discards_one_card_and_cannot_clear() -> None:
    scene = base()
    scene.front(0, "pick")
    scene.hand(0, "b01", "b02", "map")
    assert [action.cards for action in scene.legal(wire.Discard)] == [
        ("b01",), ("b02",), ("map",),
    ]  # fmt: skip
    assert scene.legal(wire.Clear) == []


def test_saboteur_2_discards_one_to_three_cards_each_multiset_once() -> None:
    scene = more()
    scene.hand(0, "b01", "b01", "map")
    assert [action.cards for action in scene.legal(wire.Discard)] == [
        ("b01",), ("b01", "b01"), ("b01", "b01", "map"), ("b01", "map"), ("map",),
    ]  # fmt: skip


def test_r38_left_of_who_took_the_last_turn_begins_the_next_round() -> None:
    scene = base()
    scene.hand(0, "b01")
    scene.hand(1, "b01")
    scene.hand(2)
    scene.deck()
    scene.pass_turn()
    scene.pass_turn()
    assert (scene.position.round, scene.position.starter) == (1, 2)


def test_r39_three_rounds_then_most_gold_wins_and_ties_share() -> None:
    scene = base(rounds=1)
    for at, gold in enumerate((3, 5, 5)):
        scene.position.history[at] = gold
    scene.hand(0, "b01")
    scene.hand(1)
    scene.hand(2)
    scene.deck()
    scene.pass_turn()
    assert scene.position.deciders() == 0
    assert scene.gold() == [3, 5, 9]
    assert [scene.position.rank(seat) for seat in range(3)] == [3, 2, 1]
    scene.position.history[1] = 9
    assert BASE.result(scene.position).places == [3, 1, 1]


def test_r45_r57_the_round_goes_on_while_anybody_has_cards() -> None:
    scene = base()
    scene.deck()
    for seat in (0, 1):
        assert scene.position.seat == seat
        scene.pass_turn()
    assert scene.position.round == 0
    scene.pass_turn()
    assert scene.position.round == 1


def test_r57_neither_passing_nor_a_treasure_out_of_reach_ends_a_round() -> None:
    scene = base()
    for card, x, y in (("b12", 1, 0), ("b12", -1, 0), ("b11", 0, 1), ("b11", 0, -1)):
        scene.lay(card, x, y)  # dead ends all around the start
    scene.deck()
    for seat in range(3):
        scene.hand(seat, "b01", "b02")
    assert scene.legal(wire.Place) == []
    for _ in range(3):
        scene.pass_turn()
    assert scene.position.round == 0
    for _ in range(3):
        scene.pass_turn()
    assert scene.position.round == 1


def drawn(deck: list[int], chance: FastRng) -> int:
    """A card out of a deck, whose last card takes its place."""
    at = chance.below(len(deck))
    deck[at], deck[-1] = deck[-1], deck[at]
    return deck.pop()


def test_r46_r56_the_order_of_draws() -> None:
    """Who begins; goals; roles seat by seat; the ten put away; hands seat by seat."""
    for game, seats, put_away, hand in ((MORE, 4, 10, 6), (BASE, 10, 0, 4)):
        rng = FastRng(3)
        position = game.new({}, seats, rng, noting=True)
        again = FastRng(3)
        assert position.starter == again.below(seats)
        left = [0, 1, 2]
        goals = [left.pop(again.below(len(left))) for _ in range(3)]
        assert goals == [position.mine.goal(at) for at in range(3)]
        roles = [role for role, count in enumerate(position.terms.roles) for _ in range(count)]
        for seat in range(seats):
            assert position.role(seat) == roles.pop(again.below(len(roles)))
        deck = [int(kind) for kind in position.terms.deck]
        away = {drawn(deck, again) for _ in range(put_away)}
        assert away == {int(kind) for kind in position.deck[len(position.deck) - put_away :]}
        for seat in range(seats):
            kinds = sorted(drawn(deck, again) for _ in range(hand))
            assert game.view(position, seat).hand == [CARDS[kind] for kind in kinds]
        assert again.freeze() == rng.freeze()


def test_r37_discards_stay_face_down() -> None:
    scene = base()
    scene.hand(0, "b01")
    scene.play(wire.Discard(cards=("b01",)))
    for viewer, card in ((0, "b01"), (1, None), (2, None), (None, None)):
        assert BASE.view(scene.position, viewer).discards == [wire.DiscardView(seat=0, card=card)]


def test_broken_tools_and_traps_forbid_path_cards_only_at_the_start_of_a_turn() -> None:  # fault 55
    for item in ("pick", "lamp", "wagon", "trap"):
        scene = more()
        scene.front(0, item)
        assert cells(scene, "b01") == set()
    with pytest.raises(Refused):
        scene.play(wire.Place(card="b01", turned=False, x=1, y=0))
