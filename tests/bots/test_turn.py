"""The turn solver against the plain way to the same numbers, and against hands worked out."""

from __future__ import annotations

import pytest

from motherlode.games.dwarf.actions import KEEP, RAID, REROLL, ROLL, SPEND_AMETHYST, SPEND_EMERALD
from motherlode.games.dwarf.appraisal import Appraisal, weights_of
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.turn import EVERYTHING, Depth, Turn, best_action
from tests.bots.expectimax import Expectimax
from tests.bots.turns import BOMBARNOK, NONE, simple_worth, turn

# Those of simple_worth: an eighth of the card's weight counts with one turn to come.
SIMPLE = weights_of([0.0] * 5 + [4.0, 0.0] + [-1 / 3] * 5 + [0.0] * 5)
WITH_OPTIONS: dict[str, object] = {"diamond": "any_quad", "emerald_value": 7}

SMALL_TURNS = {
    "two rerolls of two dice": (turn((1, 1, 3, 4), rerolls=2), 0),
    "a favourite six that may come": (turn((1, 6, 3, 4), rerolls=1), 1),
    "four free sixes": (turn((6, 6, 6, 6)), 1),
    "free sixes and an amethyst": (turn((1, 6, 1, 6), own=(0, 0, 0, 1, 0)), 1),
    "a reroll and an amethyst": (turn((1, 1, 3, 6), rerolls=1, own=(0, 0, 0, 1, 0)), 0),
    "a sapphire": (turn((1, 1, 1, 5), own=(0, 0, 1, 0, 0)), 1),
    "an emerald for Bombarnok": (turn((1, 1, 4, 4), own=(0, 2, 0, 0, 0), dwarf=BOMBARNOK), 0),
    "a diamond": (turn((1, 1, 1, 6), own=(1, 0, 0, 0, 0), mine=(0, 0, 0, 1, 2)), 0),
    "WILD, or DRAW twice": (
        turn((1, 6, 1, 6), charged=True, showing=2, bag=(0, 1, 1, 2, 1)),
        2,
    ),
    "SWAP": (
        turn((1, 6, 1, 5), charged=True, showing=3, own=(0, 0, 0, 0, 1), other=(0, 1, 0, 0, 9)),
        1,
    ),
    "RAID": (turn((1, 6, 1, 3), charged=True, showing=4, mine=(0, 1, 0, 0, 2)), 1),
    "five dice under the other options": (
        turn((1, 1, 6, 5, 1), rerolls=1, options=WITH_OPTIONS),
        1,
    ),
}


@pytest.mark.parametrize("name", SMALL_TURNS)
def test_every_action_is_worth_what_plain_expectimax_says(name: str) -> None:
    position, uses = SMALL_TURNS[name]
    plain = Expectimax(position, simple_worth(position), uses)
    solved = Turn(position, Appraisal(position, SIMPLE), Depth(EVERYTHING, uses, EVERYTHING, False))
    assert solved.value() == pytest.approx(plain.values[plain.root], abs=1e-6)
    for action, value in plain.of_actions(plain.root).items():
        assert solved.value_of(action) == pytest.approx(value, abs=1e-6), action


def best(position: DwarfPosition) -> int:
    return best_action(position, Appraisal(position, SIMPLE), Depth(3, 1, 2, False))


def test_a_matched_straight_is_kept_when_nothing_else_lies_there() -> None:
    assert best(turn((2, 3, 4, 5), rerolls=2, mine=(0, 0, 4, 0, 0))) == KEEP


def test_only_the_odd_die_is_rerolled_for_three_of_a_kind() -> None:
    position = turn((4, 1, 4, 2), rerolls=1, mine=(0, 0, 0, 9, 0))
    assert best(position) == REROLL + 0b1000  # the 1 is locked (T3)


def test_an_amethyst_is_spent_where_much_is_to_be_won_and_kept_where_little_is() -> None:
    rich = turn((4, 4, 2, 1), own=(0, 0, 0, 1, 0), mine=(0, 0, 0, 9, 0))
    poor = turn((4, 4, 2, 1), own=(0, 0, 0, 1, 0), mine=(0, 0, 0, 1, 0))
    assert best(rich) in (SPEND_AMETHYST + 2, SPEND_AMETHYST + 3)
    assert best(poor) == KEEP


@pytest.mark.parametrize("value", [6, 7])
def test_an_emerald_is_worth_seven_where_that_was_agreed(value: int) -> None:
    """It makes a straight, sapphires for 8 points; unspent it is worth 6 or 7, and the sapphires
    left lose a third."""
    position = turn(
        (1, 3, 4, 1),
        own=(0, 1, 0, 0, 0),
        mine=(0, 0, 2, 0, 0),
        options={"emerald_value": value},
    )
    solved = Turn(position, Appraisal(position, SIMPLE), Depth(3, 1, 2, False))
    assert solved.value_of(SPEND_EMERALD + 2) == pytest.approx(8.0)
    assert solved.value_of(KEEP) == pytest.approx(value - 8 / 3)


def test_four_of_a_kind_brings_the_diamond_only_under_any_quad() -> None:
    plain = turn((3, 3, 3, 3), mine=(1, 0, 0, 0, 0))
    quad = turn((3, 3, 3, 3), mine=(1, 0, 0, 0, 0), options={"diamond": "any_quad"})
    for position, worth in ((plain, -4.0), (quad, 12.0)):
        solved = Turn(position, Appraisal(position, SIMPLE), Depth(3, 1, 2, False))
        assert solved.value_of(KEEP) == pytest.approx(worth)


def test_the_last_cursed_gem_is_worth_a_raid() -> None:
    """With 9 of the 10 that two players need, the tenth turns -9 into +10."""
    position = turn(
        (1, 6, 1, 1),
        charged=True,
        showing=4,
        own=(0, 0, 0, 0, 9),
        mine=(0, 0, 1, 0, 1),
    )
    assert best(position) == RAID + 4


def test_looking_less_far_ahead_never_promises_more() -> None:
    """What is left out is a choice the fewer, so every cap bounds the value from below."""
    position = turn((2, 6, 1, 4), rerolls=1, charged=True, showing=2, own=(0, 1, 1, 2, 0))
    values = [
        Turn(position, Appraisal(position, SIMPLE), Depth(spends, uses, 2, False)).value()
        for spends, uses in ((0, 0), (0, 1), (1, 1), (2, 1), (3, 1), (4, 2))
    ]
    assert values == sorted(values)
    assert values[-1] - values[-2] < 0.2  # points


def test_a_turn_without_a_gem_is_consoled_by_norcia() -> None:
    """Three different Norcia gems of 20 begin a set; with one turn to come a third of the hope
    counts."""
    position = turn((1, 2, 4, 6), mine=NONE, options={"norcia": True})
    plain = turn((1, 2, 4, 6), mine=NONE)
    gain = [
        Turn(p, Appraisal(p, SIMPLE), Depth(3, 1, 2, False)).value_of(KEEP)
        for p in (position, plain)
    ]
    assert 0.0 < gain[0] - gain[1] < 4.0


def test_rolling_is_worth_the_mean_of_all_rolls() -> None:
    # fault 26: each outcome of a roll counts for what it holds, as often as it comes
    position = turn((1, 1, 1, 1), rerolls=0, mine=(0, 0, 0, 5, 0))
    solved = Turn(position, Appraisal(position, SIMPLE), Depth(0, 0, 0, False))
    faces = range(1, 7)
    total = 0.0
    for code in range(6**4):
        dice = tuple(code // 6**die % 6 + 1 for die in range(4))
        rolled = turn(dice, mine=(0, 0, 0, 5, 0))
        total += Turn(rolled, Appraisal(rolled, SIMPLE), Depth(0, 0, 0, False)).value()
    assert len(faces) ** 4 == 1296
    assert solved.value_of(ROLL) == pytest.approx(total / 1296)
