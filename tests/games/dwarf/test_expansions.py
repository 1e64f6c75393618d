"""X1 and X2: Gems of Norcia and the star gem."""

from __future__ import annotations

import pytest

from motherlode.games.dwarf.wire import (
    DIE_NAMES,
    Keep,
    NorciaDrawn,
    Roll,
    Rolled,
    SpendDiamond,
    SpendSapphire,
    SpendStar,
    StarSpent,
    UseDraw,
    UseRaid,
    UseSwap,
)
from tests.games.dwarf.examples import WHITE, Example, example, owned, rolls

NORCIA = {"norcia": True}
STARS = {"stars": True}


def norcia(table: Example, seat: int = 0) -> dict[str, int]:
    return owned(table.view().seats[seat].norcia)


def test_twenty_norcia_gems_lie_in_a_bag_of_their_own() -> None:  # X1
    assert owned(example(options=NORCIA).view().norcia_bag) == dict.fromkeys(
        ("white", "orange", "pink", "teal"), 5
    )
    assert owned(example().view().norcia_bag) == {}


def test_a_turn_without_any_gem_brings_three_norcia_gems() -> None:  # X1, D5, D26
    table = example(1, 3, 4, 6, options=NORCIA, draws=[0, 4, 17, 0, 0])
    events = table.play(Keep())
    colours = [event.colour for event in events if isinstance(event, NorciaDrawn)]
    assert colours == ["white", "orange", "teal"]
    assert norcia(table) == {"white": 1, "orange": 1, "teal": 1}


def test_without_the_option_nothing_consoles() -> None:  # D47
    table = example(1, 3, 4, 6, draws=[0, 0])
    table.play(Keep())
    assert norcia(table) == {}


def test_matching_gems_that_the_mine_lacks_is_getting_none() -> None:  # D26
    table = example(2, 2, 5, 5, options=NORCIA, mine={"cursed": 1}, draws=[0] * 5)
    table.play(Keep())
    assert sum(norcia(table).values()) == 3


def test_a_won_gem_is_no_reason_for_consolation() -> None:  # X1
    table = example(2, 2, 5, 5, options=NORCIA, mine={"emerald": 1}, draws=[0, 0])
    table.play(Keep())
    assert norcia(table) == {}


def test_cursed_gems_count_as_gems_got() -> None:  # D26
    table = example(2, 2, 3, 5, options=NORCIA, mine={"cursed": 1}, draws=[0, 0])
    table.play(Keep())
    assert norcia(table) == {}


def test_the_gem_of_draw_counts_and_comes_first() -> None:  # D26, D44
    table = example(1, 3, 6, 4, charged=True, showing=2, options=NORCIA, draws=[0, 0, 0])
    table.play(UseDraw(), Keep())
    assert norcia(table) == {}


def test_a_draw_from_the_empty_bag_brings_no_gem_but_consolation() -> None:  # D15, D26
    table = example(1, 3, 6, 4, charged=True, showing=2, options=NORCIA, bag={}, turns_left=2,
                    draws=[0, 0, 0])  # fmt: skip
    table.play(UseDraw(), Keep())
    assert sum(norcia(table).values()) == 3


def test_a_raided_gem_counts() -> None:  # D26
    table = example(1, 3, 6, 4, charged=True, showing=4, options=NORCIA, mine={"cursed": 1},
                    draws=[0, 0])  # fmt: skip
    table.play(UseRaid(gem="cursed"), Keep())
    assert norcia(table) == {}


def test_a_swapped_gem_counts() -> None:  # D35
    table = example(1, 3, 6, 4, charged=True, showing=3, options=NORCIA,
                    gems=[{"cursed": 1}, {"cursed": 1}], draws=[0, 0])  # fmt: skip
    table.play(UseSwap(other=1, give="cursed", take="cursed"), Keep())
    assert norcia(table) == {}


def test_a_gem_got_by_the_diamond_counts_even_if_spent_again() -> None:  # D35
    table = example(2, 3, 4, 6, options=NORCIA, gems=[{"diamond": 1}], mine={"sapphire": 1},
                    draws=[*rolls(1), 0, 0])  # fmt: skip
    table.play(SpendDiamond(gem="sapphire"), SpendSapphire(dice=("blue",)), Keep())
    assert table.gems() == {}
    assert norcia(table) == {}


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_short_norcia_bag_gives_what_is_left(left: int) -> None:  # D27
    table = example(1, 3, 4, 6, options=NORCIA, norcia_bag={"pink": left}, draws=[0] * (left + 2))
    table.play(Keep())
    assert sum(norcia(table).values()) == left
    assert table.chance.exhausted()


def test_the_consolation_cannot_be_refused() -> None:  # D37
    table = example(1, 3, 4, 6, options=NORCIA, draws=[0] * 5)
    table.play(Keep())
    assert table.mover() == 1
    assert sum(norcia(table).values()) == 3


@pytest.mark.parametrize(
    ("colours", "points"),
    [
        ({"white": 1, "orange": 1, "pink": 1, "teal": 1}, 4),
        ({"white": 5, "orange": 5, "pink": 5}, 0),
        ({"white": 3, "orange": 2, "pink": 4, "teal": 2}, 8),
        ({"white": 5, "orange": 5, "pink": 5, "teal": 5}, 20),
    ],
)
def test_each_set_of_four_colours_is_four_points(colours: dict[str, int], points: int) -> None:
    # X1, D28
    assert example(1, 3, 4, 6, options=NORCIA, norcia=[colours]).score() == points


def test_norcia_and_star_gems_are_no_gems_to_swap() -> None:  # D28, D39
    table = example(1, 3, 6, 4, charged=True, showing=3, options={**NORCIA, **STARS},
                    gems=[{}, {"cursed": 1}], norcia=[{"white": 3}, {"pink": 3}])  # fmt: skip
    assert table.offers(UseSwap) == []


# -- the star gem ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_star_gem(seats: int) -> None:  # X2, D29
    view = example(seats=seats, options=STARS).view()
    assert [seat.stars for seat in view.seats] == [1] * seats
    assert [seat.score for seat in view.seats] == [0] * seats


def test_without_the_option_there_is_none() -> None:  # D47
    table = example()
    assert table.actions() == [Roll()]
    assert table.refused(SpendStar()) == ("dwarf-no-star", "D29")


def test_a_star_gem_spent_before_the_first_roll_adds_a_white_die() -> None:  # D29, D44
    table = example(options=STARS, draws=rolls(1, 2, 3, 5, 4))
    assert table.play(SpendStar(), Roll()) == [
        StarSpent(seat=0),
        Rolled(seat=0, dice=DIE_NAMES, faces=(1, 2, 3, 5, 4)),
    ]
    assert table.view().seats[0].stars == 0
    assert [(die.die, die.face) for die in table.view().dice][-1] == (WHITE, 4)


def test_only_one_star_gem_adds_only_one_die() -> None:  # D29
    table = example(options=STARS, stars=[2])
    table.play(SpendStar())
    assert table.actions() == [Roll()]


def test_a_star_gem_is_not_spent_after_the_first_roll() -> None:  # D29
    table = example(1, 2, 3, 5, options=STARS)
    assert table.refused(SpendStar()) == ("dwarf-no-star-now", "D29")


def test_the_fifth_die_lasts_one_turn() -> None:  # D29
    table = example(1, 3, 4, 6, 6, options=STARS, draws=[0, 0, *rolls(1, 3, 4, 6), 0, 0])
    table.play(Keep())
    assert len(table.view().dice) == 4
    table.play(Roll(), Keep())
    assert len(table.view().dice) == 4


def test_the_white_die_is_nobodys_favourite() -> None:  # D29
    table = example(options=STARS, draws=rolls(1, 2, 3, 5, 6))
    table.play(SpendStar(), Roll())
    assert not table.view().charged


def test_both_expansions_combine() -> None:  # D47
    table = example(options={**NORCIA, **STARS}, draws=[*rolls(1, 2, 3, 5, 6), 0, 0, 0, 0, 0])
    table.play(SpendStar(), Roll(), Keep())
    assert sum(norcia(table).values()) == 3
