"""The rules digest's examples, checked by hand, before anything else."""

from __future__ import annotations

import pytest

from motherlode.games.dwarf.wire import Keep, Reroll, UseDraw, UseRaid, UseSwap, UseWild
from tests.games.dwarf.examples import GREEN, example, resolve, rolls

ONE_OF_EACH = {"diamond": 1, "emerald": 1, "sapphire": 1, "amethyst": 1, "cursed": 1}


def test_three_of_a_kind_with_six_amethysts_in_the_mine_is_twelve_points() -> None:
    table = example(3, 3, 3, 5, mine={"amethyst": 6}, draws=[0, 0])
    table.play(Keep())
    assert table.gems() == {"amethyst": 6}
    assert table.score() == 12


@pytest.mark.parametrize(("value", "points"), [(6, 17), (7, 19)])
def test_bombarnok_with_two_emeralds_has_seventeen_points(value: int, points: int) -> None:
    table = example(1, 2, 3, 5, gems=[{"emerald": 2}], options={"emerald_value": value})
    assert table.score() == points


# fault 55
def test_the_third_favourite_six_may_be_wild_draw_or_swap_but_not_raid_yet() -> None:
    table = example(
        2, 3, 6, 5, charged=True, showing=2, rerolls=0, draws=rolls(6),
        gems=[{"amethyst": 1}, {"cursed": 1}], mine=ONE_OF_EACH,
    )  # fmt: skip
    table.play(UseDraw(), Reroll(dice=(GREEN,)))
    assert table.showing() == 3
    open_now = [kind for kind in (UseWild, UseDraw, UseSwap, UseRaid) if table.offers(kind)]
    assert open_now == [UseWild, UseDraw, UseSwap]


@pytest.mark.parametrize(
    ("seats", "cursed", "points"),
    [(3, 9, 9), (3, 8, -8), (4, 8, 8), (4, 7, -7), (2, 10, 10), (2, 9, -9)],
)
def test_a_hoard_of_cursed_gems_turns_the_curse(seats: int, cursed: int, points: int) -> None:
    assert example(1, 2, 3, 5, seats=seats, gems=[{"cursed": cursed}]).score() == points


@pytest.mark.parametrize(
    ("dice", "wins"),
    [
        ((1, 1, 1, 1), {"diamond": 1, "amethyst": 1}),
        ((3, 3, 3, 3), {"amethyst": 1}),
        ((2, 2, 5, 5), {"emerald": 1}),
        ((2, 3, 4, 5), {"sapphire": 1}),
        ((2, 2, 3, 5), {"cursed": 1}),
        ((1, 3, 4, 6), {}),
    ],
)
def test_hands(dice: tuple[int, ...], wins: dict[str, int]) -> None:
    assert resolve(*dice, mine=ONE_OF_EACH) == wins


def test_a_mixed_hoard_of_thorgild_is_forty_one_points() -> None:
    hoard = {"diamond": 1, "emerald": 1, "sapphire": 3, "amethyst": 4, "cursed": 2}
    assert example(1, 2, 3, 5, gems=[hoard], dwarves=["thorgild", "kolbera"]).score() == 41


def test_all_good_gems_together_are_ninety_six_points() -> None:
    hoard = {"diamond": 1, "emerald": 4, "sapphire": 8, "amethyst": 14}
    assert example(1, 2, 3, 5, gems=[hoard]).score() == 96 + 5
