"""T1 to T4 and T7: draw, roll, reroll, keep."""

from __future__ import annotations

from itertools import combinations

from motherlode.games.dwarf.wire import (
    DIE_NAMES,
    Drew,
    Keep,
    LastRound,
    NameNumber,
    Reroll,
    Roll,
    Rolled,
    SpendAmethyst,
    SpendEmerald,
    UseDraw,
    UseWild,
)
from tests.games.dwarf.examples import BLACK, BLUE, GREEN, RED, example, rolls


def test_a_turn_begins_with_a_roll_and_nothing_else() -> None:  # T2, D42
    assert example().actions() == [Roll()]


def test_the_first_roll_rolls_all_four_dice() -> None:  # T2
    table = example(draws=rolls(3, 4, 5, 2))
    assert table.play(Roll()) == [Rolled(seat=0, dice=DIE_NAMES[:4], faces=(3, 4, 5, 2))]
    assert table.faces() == [3, 4, 5, 2]


def test_any_of_the_dice_may_be_rerolled() -> None:  # T2
    table = example(2, 3, 4, 5)
    offered = {action.dice for action in table.offers(Reroll)}
    assert offered == {c for n in range(1, 5) for c in combinations(DIE_NAMES[:4], n)}


def test_dice_that_are_kept_stay_and_the_others_fall_in_the_order_of_the_dice() -> None:  # D44
    table = example(2, 3, 4, 5, draws=rolls(6, 1))
    table.play(Reroll(dice=(BLUE, GREEN)))
    assert table.faces() == [6, 3, 1, 5]


def test_there_are_two_rerolls_and_no_third() -> None:  # T2
    table = example(2, 3, 4, 5, draws=rolls(3, 3))
    table.play(Reroll(dice=(BLUE,)), Reroll(dice=(BLUE,)))
    assert table.view().rerolls == 0
    assert table.offers(Reroll) == []
    assert table.refused(Reroll(dice=(BLUE,))) == ("dwarf-no-rerolls-left", "T2")


def test_a_one_is_locked() -> None:  # T3
    table = example(1, 3, 4, 5)
    assert all(BLUE not in action.dice for action in table.offers(Reroll))
    assert table.refused(Reroll(dice=(BLUE, RED))) == ("dwarf-no-locked", "T3")


def test_a_one_that_comes_by_a_reroll_is_locked_as_well() -> None:  # T3
    table = example(2, 3, 4, 5, draws=rolls(1))
    table.play(Reroll(dice=(RED,)))
    assert all(RED not in action.dice for action in table.offers(Reroll))


def test_sixes_may_be_rerolled_when_no_reroll_is_left() -> None:  # T4
    table = example(6, 3, 6, 5, rerolls=0)
    assert [action.dice for action in table.offers(Reroll)] == [(BLUE,), (GREEN,), (BLUE, GREEN)]


def test_rerolling_nothing_but_sixes_is_free_at_any_time() -> None:  # D7
    table = example(6, 3, 6, 5, draws=rolls(6, 2, 2))
    table.play(Reroll(dice=(BLUE, GREEN)))
    assert table.view().rerolls == 2
    table.play(Reroll(dice=(BLUE,)))
    assert table.view().rerolls == 2


def test_a_six_that_joins_other_dice_is_part_of_a_counted_reroll() -> None:  # D7
    table = example(6, 3, 4, 5, draws=rolls(2, 2))
    table.play(Reroll(dice=(BLUE, RED)))
    assert table.view().rerolls == 1


def test_free_rerolls_of_sixes_go_on_as_long_as_sixes_fall() -> None:  # D7, D46
    table = example(6, 3, 4, 5, rerolls=0, draws=rolls(*[6] * 30, 2))
    for _ in range(31):
        table.play(Reroll(dice=(BLUE,)))
    assert table.offers(Reroll) == []


def test_a_one_set_by_an_emerald_is_locked_and_a_six_free() -> None:  # D8
    table = example(2, 3, 4, 5, rerolls=1, gems=[{"emerald": 2}])
    table.play(SpendEmerald(die=BLUE, face=1), SpendEmerald(die=RED, face=6))
    assert all(BLUE not in action.dice for action in table.offers(Reroll))
    table.position.rerolls = 0
    assert [action.dice for action in table.offers(Reroll)] == [(RED,)]


def test_rerolls_and_keeping_are_offered_from_the_first_roll_on() -> None:  # D42
    table = example(2, 3, 4, 5)
    assert table.may(Keep())
    assert not table.may(Roll())


def test_keeping_ends_the_turn_at_once_without_a_wild_die() -> None:  # D42, T7
    table = example(1, 3, 4, 6, draws=[0, 0])
    table.play(Keep())
    assert table.mover() == 1
    assert table.actions() == [Roll()]


def test_keeping_with_a_wild_die_asks_for_its_number_first() -> None:  # D42
    table = example(1, 3, 6, 6, charged=True, draws=[0, 0])
    table.play(UseWild(), Keep())
    assert table.actions() == [NameNumber(face=face) for face in range(1, 7)]
    table.play(NameNumber(face=2))
    assert table.mover() == 1


def test_each_turn_adds_two_gems_to_the_mine() -> None:  # T1
    table = example(1, 3, 4, 6, bag={"sapphire": 3, "cursed": 1}, draws=[3, 0])
    events = table.play(Keep())
    drawn = [event for event in events if isinstance(event, Drew)]
    assert drawn == [Drew(seat=1, gem="cursed"), Drew(seat=1, gem="sapphire")]


def test_the_only_gem_left_in_the_bag_is_drawn_and_announces_the_last_round() -> None:  # D19
    table = example(1, 3, 4, 6, bag={"sapphire": 1}, draws=[0])
    events = table.play(Keep())
    assert events[-2:] == [Drew(seat=1, gem="sapphire"), LastRound(seat=1)]
    assert table.chance.exhausted()


def test_rerolling_by_amethyst_leaves_the_two_rerolls_alone() -> None:  # D17
    table = example(2, 3, 4, 5, gems=[{"amethyst": 1}], draws=rolls(5))
    table.play(SpendAmethyst(die=BLACK))
    assert table.view().rerolls == 2


def test_a_new_turn_has_its_two_rerolls_and_no_leftovers() -> None:  # T2, D9, D12
    table = example(
        6, 3, 6, 5, charged=True, showing=2, rerolls=0, draws=[*rolls(6), 0, 0, 0]
    )  # fmt: skip
    table.play(UseDraw(), Reroll(dice=(GREEN,)), UseWild(), Keep(), NameNumber(face=1))
    view = table.view()
    assert table.gems() == {"amethyst": 1}
    assert (view.rerolls, view.charged, view.draws_due, view.gained) == (2, False, 0, False)
    assert [(die.face, die.aside) for die in view.dice] == [(0, False)] * 4
