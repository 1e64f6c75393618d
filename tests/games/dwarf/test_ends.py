"""E1 to E3, A7 and G5: the last round, the score, and who wins."""

from __future__ import annotations

import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.engine.wire import ScoreLine
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.wire import Drew, Ended, Keep, LastRound, Roll, UseDraw
from tests.games.dwarf.examples import GAME, Example, example, rolls

NOTHING = rolls(1, 3, 4, 6)


def pass_turns(table: Example) -> list[int]:
    """Everybody rolls nothing and keeps, to the end; whose turns these were."""
    turns = []
    while table.position.deciders():
        turns.append(table.mover())
        table.play(*([Roll()] if table.may(Roll()) else []), Keep())
    return turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_gem_everybody_has_one_more_turn_the_drawer_last(seats: int) -> None:
    # E1, D21: seat 1 draws the last gems at the start of its turn
    table = example(1, 3, 4, 6, seats=seats, bag={"cursed": 2}, draws=[0, 0, *NOTHING * 5])
    order = pass_turns(table)
    drawers_turn_and_after = [(1 + step) % seats for step in range(seats + 1)]
    assert order == [0, *drawers_turn_and_after]
    assert order[-1] == 1


def test_the_last_gem_drawn_by_draw_announces_the_last_round_too() -> None:  # fault 61, D20
    table = example(1, 3, 6, 4, charged=True, showing=2, seats=3, bag={"cursed": 1},
                    draws=[0, *NOTHING * 3])  # fmt: skip
    events = table.play(UseDraw(), Keep())
    assert LastRound(seat=0) in events
    assert pass_turns(table) == [1, 2, 0]


def test_the_last_round_is_announced_once() -> None:  # E1
    table = example(1, 3, 4, 6, bag={"cursed": 2}, draws=[0, 0, *NOTHING * 3])
    pass_turns(table)
    events = list(GAME.events(table.position, 0, None))
    assert [type(event) for event in events].count(LastRound) == 1
    assert isinstance(events[-1], Ended)


def test_there_is_nothing_to_draw_in_the_last_round() -> None:  # D21
    table = example(1, 3, 4, 6, bag={}, turns_left=2, draws=NOTHING)
    events = table.play(Keep())
    assert not [event for event in events if isinstance(event, Drew)]
    assert table.mover() == 1


def test_the_view_counts_the_turns_to_go() -> None:  # E1
    table = example(1, 3, 4, 6, bag={"cursed": 3}, draws=[0, 0, *NOTHING, 0, *NOTHING * 3])
    seen = []
    while table.position.deciders():
        seen.append(table.view().turns_left)
        table.play(*([Roll()] if table.may(Roll()) else []), Keep())
    assert seen == [0, 0, 3, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_turns_and_one_for_each_player_are_the_longest_game(seats: int) -> None:  # D46
    longest = 0
    for seed in range(60):
        position = GAME.new({}, seats, FastRng(seed))
        assert isinstance(position, DwarfPosition)
        playout(position, FastRng(seed), GAME.most_plies)
        assert position.turn <= 16 + seats
        longest = max(longest, int(position.turn))
    assert longest == 16 + seats


def test_a_finished_game_has_no_mover() -> None:
    table = example(1, 3, 4, 6, bag={}, turns_left=1)
    assert table.play(Keep())[-1] == Ended(seat=0)
    assert table.position.deciders() == 0
    assert table.view().stage == "over"


# -- scores ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gem", "points"),
    [("diamond", 12), ("emerald", 6), ("sapphire", 4), ("amethyst", 2), ("cursed", -1)],
)
def test_each_gem_has_its_worth(gem: str, points: int) -> None:  # E2, G1 to G5
    assert example(1, 3, 4, 6, gems=[{gem: 1}]).score() == points


@pytest.mark.parametrize(
    ("dwarf", "enough", "more", "less"),
    [
        ("bombarnok", {"emerald": 2}, {"emerald": 3}, {"emerald": 1}),
        ("thorgild", {"sapphire": 3}, {"sapphire": 8}, {"sapphire": 2}),
        ("ruddigar", {"amethyst": 6}, {"amethyst": 7, "cursed": 3}, {"amethyst": 5}),
        (
            "kolbera",
            {"emerald": 1, "sapphire": 1, "amethyst": 1},
            {"emerald": 2, "sapphire": 3, "amethyst": 4},
            {"emerald": 4, "sapphire": 4},
        ),
    ],
)
def test_a_wish_is_five_points_once_for_at_least_the_gems_pictured(
    dwarf: str, enough: dict[str, int], more: dict[str, int], less: dict[str, int]
) -> None:  # A7, D23
    other = "kolbera" if dwarf != "kolbera" else "thorgild"
    for gems, bonus in ((enough, 5), (more, 5), (less, 0)):
        table = example(1, 3, 4, 6, gems=[gems], dwarves=[dwarf, other])
        lines = GAME.result(table.position).lines[0]
        wishes = [line.points for line in lines if line.message == "dwarf-score-wish"]
        assert wishes == ([bonus] if bonus else [])
        assert table.view().seats[0].wish_fulfilled == bool(bonus)


def test_the_reckoning_shows_every_line_with_its_clause() -> None:  # E2
    hoard = {"diamond": 1, "emerald": 1, "sapphire": 3, "amethyst": 4, "cursed": 2}
    table = example(1, 3, 4, 6, gems=[hoard], dwarves=["thorgild", "kolbera"],
                    options={"norcia": True},
                    norcia=[{"white": 2, "orange": 1, "pink": 1, "teal": 1}])  # fmt: skip
    lines = GAME.result(table.position).lines[0]

    def gems(gem: str, rule: str, count: int, each: int) -> ScoreLine:
        arguments = {"gem": gem, "count": count, "each": each}
        points = count * each
        return ScoreLine(message="dwarf-score-gems", rule=rule, points=points, arguments=arguments)

    assert lines == [
        gems("diamond", "G1", 1, 12),
        gems("emerald", "G2", 1, 6),
        gems("sapphire", "G3", 3, 4),
        gems("amethyst", "G4", 4, 2),
        gems("cursed", "G5", 2, -1),
        ScoreLine(message="dwarf-score-wish", rule="A7", points=5),
        ScoreLine(
            message="dwarf-score-norcia", rule="X1", points=4, arguments={"count": 1, "each": 4}
        ),
    ]


@pytest.mark.parametrize(("seats", "turns_at"), [(2, 10), (3, 9), (4, 8)])
def test_enough_cursed_gems_are_each_worth_one(seats: int, turns_at: int) -> None:  # G5
    below = example(1, 3, 4, 6, seats=seats, gems=[{"cursed": turns_at - 1}])
    reached = example(1, 3, 4, 6, seats=seats, gems=[{"cursed": turns_at}])
    assert (below.view().curse_turns_at, below.score()) == (turns_at, 1 - turns_at)
    assert reached.score() == turns_at


# -- places ----------------------------------------------------------------------------------


def places(gems: list[dict[str, int]], **options: str) -> list[int]:
    table = example(1, 3, 4, 6, seats=len(gems), gems=gems, options=options)
    return GAME.result(table.position).places


def test_most_points_win() -> None:  # E3
    assert places([{"sapphire": 1}, {"emerald": 1}, {"amethyst": 1}]) == [2, 1, 3]


def test_equal_points_share_the_place() -> None:  # D24
    assert places([{"sapphire": 1}, {"amethyst": 2}, {"amethyst": 1}]) == [1, 1, 3]
    assert places([{"amethyst": 1}, {"emerald": 1}, {"amethyst": 1}]) == [2, 1, 2]


def test_fewer_cursed_gems_break_a_tie_if_that_was_agreed() -> None:  # D24, D41
    even = [{"sapphire": 1, "cursed": 2}, {"amethyst": 1}]
    assert places(even) == [1, 1]
    assert places(even, tie_break="fewer_cursed") == [2, 1]


def test_cursed_gems_count_by_number_whatever_they_are_worth() -> None:  # D41
    gems = [{"cursed": 8}, {"sapphire": 2}, {}, {}]
    assert places(gems) == [1, 1, 3, 3]
    assert places(gems, tie_break="fewer_cursed") == [2, 1, 3, 3]


def test_a_tie_that_stays_is_shared() -> None:  # D41
    assert places([{"amethyst": 1}, {"amethyst": 1}], tie_break="fewer_cursed") == [1, 1]


def test_the_result_lists_the_tie_break_that_was_agreed() -> None:  # D41
    table = example(1, 3, 4, 6, gems=[{"cursed": 2}, {"cursed": 1}],
                    options={"tie_break": "fewer_cursed"})  # fmt: skip
    (tie,) = GAME.result(table.position).tie_breaks
    assert (tie.message, tie.rule, tie.values) == ("dwarf-tie-fewer-cursed", "D41", [-2, -1])
    assert GAME.result(example(1, 3, 4, 6).position).tie_breaks == []
