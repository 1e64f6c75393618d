"""What everybody gets at the end of a round (W1 to W8, B1 to B3).

A round ends by laying the last card of a corridor to the treasure at (8, 0), or when the last
hand is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from motherlode.engine.generators import FastRng
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.wire import Role
from tests.games.saboteur.tables import BASE, MORE, Scene

ROLES: tuple[Role, ...] = ("blue", "green", "saboteur", "boss", "profiteer", "geologist")
# How a round can end: the doors on the only way to the treasure, or no way at all.
ENDS = {"open": [], "blue door": ["x10"], "green door": ["x13"], "both": ["x10", "x13"],
        "not dug": None}  # fmt: skip


def end_round(scene: Scene, doors: Sequence[str] | None) -> None:
    """The seat to move ends the round: digs through ``doors``, or plays the last card of all."""
    position = scene.position
    seat = int(position.seat)
    for other in range(position.seats):
        scene.hand(other)
    scene.deck()
    if doors is None:
        scene.hand(seat, "map")
        scene.play(wire.Discard(cards=("map",)))
        return
    row = [*doors, *["b05"] * (6 - len(doors))]
    for x, card in enumerate(row, 1):
        scene.lay(card, x, 0)
    scene.hand(seat, "b05")
    scene.play(wire.Place(card="b05", turned=False, x=7, y=0))


def decline_all(scene: Scene) -> None:
    while scene.position.stage == 2:
        scene.play(wire.Decline())


def round_pay(scene: Scene) -> list[int]:
    """What the seats got in the first round."""
    seats = int(scene.position.seats)
    return [int(scene.position.history[seat] & 255) for seat in range(seats)]


def test_example_of_the_rules() -> None:
    """One blue, two green, boss, profiteer and three saboteurs; dug through a blue door; two
    saboteurs have a Theft, one of them is trapped. Boss and profiteer are counted (R32)."""
    scene = Scene(
        MORE,
        ["boss", "blue", "green", "green", "profiteer", "saboteur", "saboteur", "saboteur"],
    )
    scene.front(5, "theft")
    scene.front(6, "theft", "trap")
    end_round(scene, ["x10"])
    assert round_pay(scene) == [2, 3, 0, 0, 1, 0, 0, 0]
    assert scene.position.seat == 5
    assert scene.legal() == [wire.Steal(other=0), wire.Steal(other=1), wire.Steal(other=4),
                             wire.Decline()]  # fmt: skip
    scene.play(wire.Steal(other=1))
    assert scene.gold() == [2, 2, 0, 0, 1, 1, 0, 0]
    assert [seat.gold for seat in MORE.view(scene.position, None).seats] == scene.gold()  # R60
    assert scene.position.round == 1


def test_the_reckoning_says_who_has_won_with_how_little_gold_ever() -> None:
    """Five winners: the boss and the profiteer win, and get nothing for it (R31)."""
    roles: list[Role] = ["blue", "blue", "blue", "boss", "profiteer", "saboteur", "geologist"]
    scene = Scene(MORE, roles)
    end_round(scene, [])
    assert round_pay(scene) == [1, 1, 1, 0, 0, 0, 0]
    lines = [lines[0].message for lines in MORE.result(scene.position).lines]
    won, lost = "saboteur-score-won", "saboteur-score-lost"
    assert lines == [won, won, won, won, won, lost, "saboteur-score-crystals"]
    assert [earned.won for earned in MORE.view(scene.position, None).earned[0]] == [
        True, True, True, True, True, False, False,
    ]  # fmt: skip


def expected_pay(
    roles: Sequence[Role], trapped: Sequence[bool], end: str, crystals: int
) -> list[int]:
    """The payout table, role by role, in words of the rules."""
    winners = []
    for role, held in zip(roles, trapped, strict=True):
        won = {
            "blue": end in ("open", "blue door"),
            "green": end in ("open", "green door"),
            "saboteur": end == "not dug",
            "boss": end in ("open", "blue door", "green door"),
            "profiteer": True,
            "geologist": False,
        }[role]
        winners.append(won and not held)
    base = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}.get(sum(winners), 1)
    geologists = list(roles).count("geologist")
    pay = []
    for role, held, won in zip(roles, trapped, winners, strict=True):
        less = {"boss": 1, "profiteer": 2}.get(role, 0)
        gold = max(base - less, 0) if won else 0
        if role == "geologist" and not held:
            gold = crystals // geologists
        pay.append(gold)
    return pay


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("trapped", [False, True])
@pytest.mark.parametrize("theft", [False, True])
def test_each_role_at_each_end_trapped_or_not_with_or_without_a_theft(
    role: Role, end: str, trapped: bool, theft: bool
) -> None:
    """The other five roles sit beside the one in question, which is at seat 1."""
    roles: list[Role] = ["saboteur", role, *(other for other in ROLES if other != role)]
    scene = Scene(MORE, roles)
    scene.lay("x01", 0, -1)  # a crystal
    scene.lay("x02", -1, 0)  # and another
    scene.lay("x05", 0, 1)
    if trapped:
        scene.front(1, "trap")
    if theft:
        scene.front(1, "theft")
    end_round(scene, ENDS[end])
    held = [seat == 1 and trapped for seat in range(len(roles))]
    pay = expected_pay(roles, held, end, crystals=3)
    assert round_pay(scene) == pay
    victims = [wire.Steal(other=seat) for seat, gold in enumerate(pay) if gold and seat != 1]
    if theft and not trapped and victims:
        assert scene.position.seat == 1
        assert scene.legal() == [*victims, wire.Decline()]
        scene.play(victims[-1])
        expected = list(pay)
        expected[1] += 1
        expected[victims[-1].other] -= 1
        assert scene.gold() == expected
    else:
        assert scene.gold() == pay
    assert scene.position.round == 1
    assert list(scene.position.front) == [0] * len(roles)


@pytest.mark.parametrize(
    ("roles", "end", "pay"),
    [
        (["blue"] * 1 + ["saboteur"], "blue door", [5, 0]),
        (["blue"] * 2 + ["saboteur"], "open", [4, 4, 0]),
        (["blue", "green", "blue"], "open", [3, 3, 3]),
        (["blue", "green", "blue", "green"], "open", [2, 2, 2, 2]),
        (["blue", "green", "blue", "green", "boss"], "open", [1, 1, 1, 1, 0]),
        (["blue", "green", "blue", "green", "blue", "profiteer"], "open", [1] * 5 + [0]),
        (["saboteur", "profiteer"], "both", [0, 3]),  # R11
        (["saboteur", "boss"], "both", [0, 0]),  # R11
        (["saboteur", "blue", "green"], "both", [0, 0, 0]),  # R11: nobody
        (["saboteur", "boss"], "blue door", [0, 4]),  # R15
        (["saboteur", "saboteur", "profiteer"], "not dug", [3, 3, 1]),  # R30
        (["saboteur", "saboteur", "saboteur", "profiteer", "blue"], "not dug", [2, 2, 2, 0, 0]),
        (["blue", "profiteer"], "not dug", [0, 3]),
    ],
)  # fmt: skip
def test_gold_by_the_number_of_winners(roles: list[Role], end: str, pay: list[int]) -> None:
    scene = Scene(MORE, roles)
    end_round(scene, ENDS[end])
    assert round_pay(scene) == pay


@pytest.mark.parametrize(
    ("digger", "doors", "blue", "green"),
    [
        ("blue", [], True, False),
        ("green", [], False, True),
        ("boss", [], True, True),
        ("saboteur", [], True, True),  # R14
        ("profiteer", [], True, True),
        ("geologist", [], True, True),
        ("blue", ["x10"], True, False),
        ("blue", ["x13"], False, True),
        ("green", ["x10"], True, False),  # R13
        ("green", ["x13"], False, True),
        ("boss", ["x13"], False, True),
        ("blue", ["x10", "x13"], False, False),  # R61
    ],
)
def test_official_reading_of_who_wins(
    digger: Role, doors: list[str], blue: bool, green: bool
) -> None:
    scene = Scene(MORE, [digger, "blue", "green"], options={"team_win": "digger"})
    end_round(scene, doors)
    assert [gold > 0 for gold in round_pay(scene)[1:]] == [blue, green]
    assert [lines[0].rule for lines in MORE.result(scene.position).lines[1:]] == ["R61", "R61"]


def test_broken_tools_cost_nothing_in_saboteur_2() -> None:
    """R33."""
    scene = Scene(MORE, ["blue", "green", "saboteur"])
    scene.front(1, "pick", "lamp", "wagon")
    end_round(scene, [])
    assert round_pay(scene) == [4, 4, 0]


def test_a_role_counts_that_is_held_when_the_round_ends() -> None:
    """R64: the saboteur has become a geologist in time."""
    scene = Scene(MORE, ["blue", "saboteur"])
    scene.position.reserve = 1 << (8 * wire.ROLE_NAMES.index("geologist"))
    scene.lay("x01", 0, -1)
    scene.hand(0, "swap_hats", "map")
    scene.play(wire.SwapHats(card="swap_hats", other=1))
    scene.pass_turn()
    end_round(scene, [])
    assert round_pay(scene) == [5, 1]


# -- thefts ----------------------------------------------------------------------------------


def thefts(options: dict[str, Any] | None = None) -> Scene:
    return Scene(MORE, ["blue", "saboteur", "green", "saboteur"], options=options)


def test_latest_theft_steals_first_then_clockwise() -> None:
    """R24, and R25: a thief may be robbed, but only of what he was paid."""
    scene = thefts()
    scene.front(3, "theft")
    scene.front(0, "theft")
    scene.front(2, "theft")
    end_round(scene, [])
    order = []
    while scene.position.stage == 2:
        order.append(int(scene.position.seat))
        scene.play(scene.legal()[0])
    assert order == [2, 3, 0]
    # 4 each; 2 robs 0, 3 robs 0, 0 robs 2.
    assert scene.gold() == [4 - 1 - 1 + 1, 0, 4 + 1 - 1, 1]


def test_turn_to_steal_starts_with_the_latest_theft_even_if_its_thief_is_trapped() -> None:
    """R52."""
    scene = thefts()
    scene.front(1, "theft")
    scene.front(3, "theft")
    scene.front(2, "theft", "trap")
    end_round(scene, [])
    order = []
    while scene.position.stage == 2:
        order.append(int(scene.position.seat))
        scene.play(wire.Decline())
    assert order == [3, 1]


def test_only_who_was_paid_may_be_robbed() -> None:
    """R25; with the option, whoever has gold (R63)."""
    for options, more in (({}, []), ({"theft_from": "any"}, [3])):
        scene = thefts(options)
        scene.position.round = 1
        scene.position.history[3] = 4  # won in an earlier round
        scene.front(1, "theft")
        end_round(scene, [])
        assert [a.other for a in scene.legal(wire.Steal)] == [0, 2, *more]


def test_gold_that_is_all_stolen_already_cannot_be_stolen_again() -> None:
    """R53: only one gold there, and two thieves."""
    scene = Scene(MORE, ["saboteur", "saboteur", "geologist"])
    scene.lay("x01", 0, -1)
    scene.front(1, "theft")
    scene.front(0, "theft")
    end_round(scene, [])
    assert round_pay(scene) == [0, 0, 1]
    scene.play(wire.Steal(other=2))
    assert scene.position.round == 1
    assert scene.gold() == [1, 0, 0]


def test_who_was_paid_may_be_robbed_of_gold_of_earlier_rounds() -> None:
    """R53: the gold of this round is stolen already, but not all that the geologist has."""
    scene = Scene(MORE, ["saboteur", "saboteur", "geologist"])
    scene.position.round = 1
    scene.position.history[2] = 1
    scene.lay("x01", 0, -1)
    scene.front(1, "theft")
    scene.front(0, "theft")
    end_round(scene, [])
    scene.play(wire.Steal(other=2))
    assert scene.position.seat == 1
    assert scene.legal() == [wire.Steal(other=2), wire.Decline()]


def test_turn_to_steal_starts_with_the_latest_theft_that_still_lies() -> None:
    """R24: seat 2 laid the latest, which has been taken away."""
    scene = thefts()
    for seat in (3, 1, 2):
        scene.front(seat, "theft")
    scene.hand(0, "hands_off")
    scene.play(wire.HandsOff(card="hands_off", other=2))
    scene.position.seat = 0
    end_round(scene, [])
    order = []
    while scene.position.stage == 2:
        order.append(int(scene.position.seat))
        scene.play(wire.Decline())
    assert order == [1, 3]


@pytest.mark.parametrize(
    ("options", "victims"), [({}, [2]), ({"theft_from": "any"}, [1, 2, 3])], ids=["paid", "any"]
)
def test_stolen_gold_is_no_payment(options: dict[str, str], victims: list[int]) -> None:
    """R63: seat 3 has stolen its gold, and seat 1, in a trap, has some of an earlier round (R26);
    with the option both may be robbed."""
    scene = thefts(options)
    scene.position.round = 1
    scene.position.history[1] = 4
    scene.front(1, "trap")
    scene.front(0, "theft")
    scene.front(3, "theft")
    end_round(scene, [])
    scene.play(wire.Steal(other=0), seat=3)
    assert scene.position.seat == 0
    assert [action.other for action in scene.legal(wire.Steal)] == victims


def test_no_gold_no_theft() -> None:
    """R41."""
    scene = Scene(MORE, ["saboteur", "blue"])
    scene.front(0, "theft")
    end_round(scene, ["x13"])
    assert scene.position.round == 1


def test_thefts_are_gone_once_all_have_had_their_turn_in_the_last_round_too() -> None:
    """W8. Broken tools and traps are to be seen to the end (E2 clears them away for a deal)."""
    scene = Scene(MORE, ["blue", "saboteur", "green", "saboteur"], rounds=1)
    scene.front(0, "theft")
    scene.front(1, "lamp", "trap", "theft")
    scene.front(2, "theft")
    end_round(scene, [])
    scene.play(wire.Steal(other=0))
    view = MORE.view(scene.position, None)
    assert [seat.theft for seat in view.seats] == [1, 2, 3, 0]
    scene.play(wire.Decline())
    view = MORE.view(scene.position, None)
    assert view.stage == "over"
    assert [seat.theft for seat in view.seats] == [0, 0, 0, 0]
    assert (view.seats[1].broken, view.seats[1].trapped) == (["lamp"], True)


def test_a_theft_that_finds_nothing_to_take_is_gone_as_well() -> None:
    """W8, R41."""
    scene = Scene(MORE, ["saboteur", "blue"], rounds=1)
    scene.front(0, "theft")
    end_round(scene, ["x13"])
    assert scene.position.stage == 3
    assert [seat.theft for seat in MORE.view(scene.position, None).seats] == [0, 0]


# -- geologists ------------------------------------------------------------------------------


def crystal_scene(roles: list[Role], crystals: int) -> Scene:
    scene = Scene(MORE, roles)
    for x in range(crystals):
        scene.lay("x01", -3 - x, 5)  # joined to nothing, and counted all the same (R28)
    return scene


def test_two_geologists_halve_the_crystals_rounded_down() -> None:
    """W5; nobody has won (R29)."""
    scene = crystal_scene(["geologist", "geologist", "blue"], 5)
    end_round(scene, None)
    assert round_pay(scene) == [2, 2, 0]


def test_a_trapped_geologist_still_halves_the_crystals() -> None:
    """R27."""
    scene = crystal_scene(["blue", "geologist", "geologist"], 7)
    scene.front(1, "trap")
    end_round(scene, None)
    assert round_pay(scene) == [0, 0, 3]


def test_buried_crystals_do_not_count() -> None:
    """M5, R28."""
    scene = crystal_scene(["geologist", "blue"], 3)
    scene.hand(0, "rock_fall", "map")
    scene.play(wire.RockFall(card="rock_fall", x=-3, y=5))
    end_round(scene, None)
    assert round_pay(scene) == [2, 0]


# -- the base game ---------------------------------------------------------------------------


def base_roles(saboteurs: int, seats: int) -> list[Role]:
    """Saboteurs first, then diggers."""
    return ["saboteur" if seat < saboteurs else "digger" for seat in range(seats)]


@pytest.mark.parametrize(("saboteurs", "each"), [(0, 0), (1, 4), (2, 3), (3, 3), (4, 2)])
@pytest.mark.parametrize("broken", [False, True])
def test_saboteurs_of_the_base_game(saboteurs: int, each: int, broken: bool) -> None:
    """B2. A broken tool makes no difference to them."""
    scene = Scene(BASE, base_roles(saboteurs, 10), options={"broken_tool_no_gold": broken})
    scene.front(0, "pick")
    end_round(scene, None)
    assert round_pay(scene) == [each] * saboteurs + [0] * (10 - saboteurs)


def share_out(scene: Scene) -> list[int]:
    """Everybody takes the best card on offer; returns who took one after the other."""
    order = []
    while scene.position.stage == 1:
        order.append(int(scene.position.seat))
        scene.play(scene.legal()[-1])
    return order


@pytest.mark.parametrize(
    ("seats", "cards"), list(zip(range(3, 11), [3, 4, 5, 6, 7, 8, 9, 9], strict=True))
)
def test_as_many_gold_cards_as_players_but_nine_for_ten(seats: int, cards: int) -> None:
    """B1."""
    scene = Scene(BASE, base_roles(0, seats))
    end_round(scene, [])
    assert len(share_out(scene)) == cards


def test_gold_cards_are_drawn_one_by_one() -> None:
    """R56."""
    scene = Scene(BASE, base_roles(0, 5))
    scene.position.rng = FastRng(7)
    end_round(scene, [])
    chance, pile = FastRng(7), [1] * 16 + [2] * 8 + [3] * 4
    drawn = [pile.pop(chance.below(len(pile))) for _ in range(5)]
    offered = [(scene.position.offer >> (8 * at)) & 255 for at in range(3)]
    assert offered == [drawn.count(worth) for worth in (1, 2, 3)]


def test_gold_goes_round_counter_clockwise_among_diggers() -> None:
    """B1: from the finder; what is left goes round again."""
    scene = Scene(BASE, ["digger", "saboteur", "digger", "digger", "saboteur"])
    end_round(scene, [])
    assert share_out(scene) == [0, 3, 2, 0, 3]
    assert round_pay(scene)[1] == round_pay(scene)[4] == 0


def test_a_saboteur_who_digs_the_gold_gets_none() -> None:
    """R42: the first digger counter-clockwise from him picks first."""
    scene = Scene(BASE, ["saboteur", "digger", "digger", "saboteur"])
    end_round(scene, [])
    assert share_out(scene) == [2, 1, 2, 1]


@pytest.mark.parametrize("option", [False, True])
def test_a_broken_tool_can_cost_the_gold(option: bool) -> None:
    """B3, R51: as many cards as ever, but past those with a broken tool."""
    scene = Scene(
        BASE, ["digger", "digger", "saboteur", "digger"], options={"broken_tool_no_gold": option}
    )
    scene.front(3, "lamp")
    end_round(scene, [])
    assert share_out(scene) == ([0, 1, 0, 1] if option else [0, 3, 1, 0])
    cited = [lines[0].rule for lines in BASE.result(scene.position).lines]
    assert cited == ["B1", "B1", "B2", "B3" if option else "B1"]


def test_with_all_diggers_broken_no_gold_is_handed_out() -> None:
    """R51."""
    scene = Scene(BASE, ["saboteur", "digger", "digger"], options={"broken_tool_no_gold": True})
    scene.front(1, "lamp")
    scene.front(2, "wagon", "pick")
    end_round(scene, [])
    assert scene.position.round == 1
    assert scene.gold() == [0, 0, 0]


def test_the_last_gold_card_is_a_decision_too() -> None:  # fault 61
    """R65."""
    scene = Scene(BASE, base_roles(0, 3))
    end_round(scene, [])
    for _ in range(2):
        scene.play(scene.legal()[0])
    assert len(scene.legal()) == 1
    scene.play(scene.legal()[0])
    assert scene.position.round == 1


def pile_after_paying(pile: list[int], gold: int, seats: int = 3) -> list[int]:
    """The gold cards left of a pile after ``gold`` has been paid to a saboteur."""
    scene = Scene(BASE, base_roles(1, seats))
    for worth, count in enumerate(pile):
        scene.position.treasury[worth] = count
    end_round(scene, None)
    assert round_pay(scene)[0] == gold
    return [int(count) for count in scene.position.treasury[:3]]


@pytest.mark.parametrize(
    ("pile", "left"),
    [
        ([16, 8, 4], [15, 8, 3]),  # 4 = 3 + 1
        ([0, 8, 4], [0, 6, 4]),  # no 1: 4 = 2 + 2
        ([3, 1, 0], [1, 0, 0]),  # 4 = 2 + 1 + 1
        ([0, 1, 2], [1, 0, 1]),  # the 2 is changed for 1 + 1, then 4 = 3 + 1
        ([0, 0, 3], [0, 1, 1]),  # a 3 is changed for 2 + 1, then 4 = 3 + 1
    ],
)
def test_saboteurs_are_paid_the_largest_cards_first(pile: list[int], left: list[int]) -> None:
    """R50: cards that lie with the players make the change."""
    assert pile_after_paying(pile, gold=4) == left


def test_gold_cards_never_run_short() -> None:
    """Whatever three rounds of ten players leave in the pile, saboteurs can be paid in full."""
    for ones, twos, threes in product(range(17), range(9), range(5)):
        if ones + twos + threes == 10:
            scene = Scene(BASE, base_roles(4, 10))
            for worth, count in enumerate((ones, twos, threes)):
                scene.position.treasury[worth] = count
            end_round(scene, None)
            assert round_pay(scene) == [2] * 4 + [0] * 6
