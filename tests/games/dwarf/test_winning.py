"""T5 and T6: what the kept dice win."""

from __future__ import annotations

import pytest

from motherlode.games.dwarf.wire import Condition, Keep, Matched, Took
from tests.games.dwarf.examples import example, resolve

FULL = {"diamond": 1, "emerald": 3, "sapphire": 2, "amethyst": 5, "cursed": 4}


def test_all_gems_of_a_matched_kind_are_taken_and_no_others() -> None:  # T5, D25, D45
    table = example(2, 2, 5, 5, mine=FULL, draws=[0, 0])
    events = table.play(Keep())
    assert table.gems() == {"emerald": 3}
    assert Matched(seat=0, conditions=("two_pairs",), in_vain=False) in events
    assert Took(seat=0, gem="emerald", count=3, by="dice") in events


def test_gems_in_the_bag_are_never_won() -> None:  # T5
    table = example(2, 2, 5, 5, bag={"emerald": 4}, draws=[0, 0])
    events = table.play(Keep())
    assert table.gems() == {}
    assert Matched(seat=0, conditions=("two_pairs",), in_vain=True) in events


def test_what_brings_some_gem_is_not_in_vain() -> None:  # T5
    some = example(4, 4, 4, 4, mine={"amethyst": 1}, options={"diamond": "any_quad"}, draws=[0, 0])
    both: tuple[Condition, ...] = ("four_of_a_kind", "three_of_a_kind")
    assert Matched(seat=0, conditions=both, in_vain=False) in some.play(Keep())


def test_other_players_gems_are_never_won() -> None:  # T5
    table = example(2, 2, 5, 5, gems=[{}, {"emerald": 2}], draws=[0, 0])
    table.play(Keep())
    assert table.gems(1) == {"emerald": 2}


@pytest.mark.parametrize("quad", [2, 3, 4, 5, 6])
def test_four_of_a_kind_other_than_ones_wins_amethysts_only(quad: int) -> None:  # D2, D3
    assert resolve(*[quad] * 4, mine=FULL) == {"amethyst": 5}


@pytest.mark.parametrize("quad", [1, 2, 3, 4, 5, 6])
def test_any_quad_wins_diamond_and_amethysts(quad: int) -> None:  # D2, D40
    wins = resolve(*[quad] * 4, mine=FULL, options={"diamond": "any_quad"})
    assert wins == {"diamond": 1, "amethyst": 5}


def test_any_quad_is_called_what_it_is() -> None:  # D2
    table = example(4, 4, 4, 4, mine=FULL, options={"diamond": "any_quad"}, draws=[0, 0])
    assert table.view().matches == ["four_of_a_kind", "three_of_a_kind"]
    met: tuple[Condition, ...] = ("four_of_a_kind", "three_of_a_kind")
    assert Matched(seat=0, conditions=met, in_vain=False) in table.play(Keep())


def test_four_ones_win_the_diamond_and_amethysts() -> None:  # D4
    assert resolve(1, 1, 1, 1, mine=FULL) == {"diamond": 1, "amethyst": 5}


def test_two_pairs_must_be_different_numbers() -> None:  # D3
    assert "emerald" not in resolve(4, 4, 4, 4, mine=FULL, options={"diamond": "any_quad"})


@pytest.mark.parametrize("dice", [(1, 2, 3, 4), (5, 3, 4, 2), (6, 5, 4, 3)])
def test_a_straight_is_four_in_a_row_in_any_order(dice: tuple[int, ...]) -> None:  # G3
    assert resolve(*dice, mine=FULL) == {"sapphire": 2}


@pytest.mark.parametrize("dice", [(1, 3, 4, 6), (1, 2, 3, 5), (1, 2, 4, 5), (2, 4, 5, 6)])
def test_four_numbers_out_of_row_win_nothing(dice: tuple[int, ...]) -> None:  # D5
    table = example(*dice, mine=FULL, draws=[0, 0])
    assert Matched(seat=0, conditions=(), in_vain=False) in table.play(Keep())
    assert table.gems() == {}


@pytest.mark.parametrize("dice", [(1, 1, 2, 3), (6, 2, 6, 4), (3, 5, 2, 5)])
def test_only_a_pair_takes_every_cursed_gem(dice: tuple[int, ...]) -> None:  # T6, D6
    assert resolve(*dice, mine=FULL) == {"cursed": 4}


@pytest.mark.parametrize(
    "dice", [(1, 1, 1, 2), (1, 1, 2, 2), (1, 2, 3, 4), (1, 1, 1, 1), (1, 3, 4, 6)]
)
def test_cursed_gems_stay_in_the_mine_otherwise(dice: tuple[int, ...]) -> None:  # T6
    assert "cursed" not in resolve(*dice, mine=FULL)


@pytest.mark.parametrize(
    ("dice", "wins"),
    [
        ((1, 2, 3, 4, 4), {"sapphire": 2}),  # a straight, so not only a pair (D6)
        ((2, 2, 2, 5, 5), {"emerald": 3, "amethyst": 5}),  # D30
        ((1, 1, 1, 1, 1), {"diamond": 1, "amethyst": 5}),
        ((1, 1, 1, 1, 3), {"diamond": 1, "amethyst": 5}),
        ((3, 3, 3, 3, 1), {"amethyst": 5}),
        ((2, 2, 5, 5, 6), {"emerald": 3}),
        ((2, 3, 4, 5, 6), {"sapphire": 2}),
        ((1, 2, 4, 4, 6), {"cursed": 4}),
        ((1, 2, 3, 5, 6), {}),
    ],
)
def test_five_dice_match_whatever_some_of_them_match(
    dice: tuple[int, ...], wins: dict[str, int]
) -> None:  # D30
    assert resolve(*dice, mine=FULL) == wins


def test_matching_a_kind_that_the_mine_lacks_wins_nothing() -> None:  # T5
    assert resolve(2, 2, 5, 5, mine={"cursed": 3}) == {}
