"""Bots measured against each other."""

from __future__ import annotations

import msgspec
import pytest
from rich.cells import cell_len

from motherlode.arena import Ladder, Pairing, ladder, table_of
from motherlode.arena.interval import mean_and_error, wilson
from motherlode.arena.ladder import pairs_of
from motherlode.arena.match import MatchPlan, play_match, share_of_win
from motherlode.arena.report import command_of
from motherlode.bots import Budget
from motherlode.cli.app import run
from motherlode.engine.wire import Refused
from motherlode.games import get_game

FEW = Budget(iterations=8)
OPTIONS = get_game("dwarf").options()


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(1.0, 10)
    assert (round(low, 4), round(high, 4)) == (0.7225, 1.0)
    assert all(wilson(1.0, games)[1] == 1.0 for games in range(1, 50))
    assert all(wilson(0.0, games)[0] == 0.0 for games in range(1, 50))
    with pytest.raises(ValueError, match="at least one game"):
        wilson(0.5, 0)


def test_the_interval_of_a_mean_is_that_of_the_textbook() -> None:
    centre, error = mean_and_error([1.0, 2.0, 3.0, 4.0])
    assert centre == 2.5
    assert error == pytest.approx(1.96 * 1.29099 / 2, abs=1e-4)
    with pytest.raises(ValueError, match="from two on"):
        mean_and_error([1.0])


def test_a_shared_win_counts_as_its_share() -> None:
    assert share_of_win((1, 2), 0) == 1.0
    assert share_of_win((1, 1, 3), 1) == 0.5
    assert share_of_win((2, 1, 1), 0) == 0.0


def test_every_level_meets_every_other() -> None:
    assert pairs_of(["sharp", "novice", "steady", "novice"]) == [
        ("steady", "novice"),
        ("sharp", "novice"),
        ("sharp", "steady"),
    ]


def test_every_seat_is_played_as_often() -> None:
    played: list[tuple[int, int]] = []
    measured = ladder(
        "dwarf",
        deals=1,
        seats=3,
        levels=["novice", "steady"],
        played=lambda done, of: played.append((done, of)),
    )
    pairing = measured.pairings[0]
    assert played == [(1, 3), (2, 3), (3, 3)]
    assert pairing.games == 3
    assert pairing.fair == pytest.approx(1 / 3)
    assert 0.0 <= pairing.low <= pairing.rate <= pairing.high <= 1.0
    assert pairing.lead == pytest.approx(pairing.points - pairing.other_points)
    assert pairing.lead_error > 0.0


def test_the_same_plan_ends_the_same_and_another_seed_otherwise() -> None:
    plans = [
        MatchPlan(
            game="dwarf",
            levels=("novice", "steady"),
            options=OPTIONS,
            content_file=None,
            budget=FEW,
            seed=seed,
        )
        for seed in (5, 5, 6)
    ]
    first, again, other = [play_match(plan) for plan in plans]
    assert first == again
    assert first != other


def without_origin(measured: Ladder) -> list[tuple[float, float, float]]:
    return [(each.rate, each.points, each.other_points) for each in measured.pairings]


def test_processes_change_nothing() -> None:
    def measure(processes: int) -> Ladder:
        return ladder("dwarf", deals=1, levels=["novice", "steady"], processes=processes)

    assert without_origin(measure(1)) == without_origin(measure(2))


def test_steady_and_sharp_beat_novice() -> None:
    # fault 66: the order of the ladder on a small budget. The deals are fixed, so this fails
    # only when bots or rules change. The measurement itself: docs/bots.md
    measured = ladder("dwarf", deals=6, levels=["novice", "steady"], seed=1)
    assert measured.pairings[0].low > 0.5
    few = ladder("dwarf", deals=1, levels=["novice", "sharp"], budget=FEW, seed=1)
    assert few.pairings[0].rate > 0.5


def test_the_report_says_all_that_is_needed_to_measure_again() -> None:
    measured = ladder("dwarf", deals=1, levels=["novice", "steady"], budget=FEW, seed=4)
    command = command_of(measured)
    assert command == (
        "motherlode arena ladder dwarf --deals 1 --seats 2 --seed 4 --iterations 8"
        " --levels novice steady"
    )
    report = table_of(measured)
    assert command in report
    assert "steady : novice" in report
    assert "95 % interval" in report
    assert measured.content_hash[:12] in report


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(ValueError, match="two different levels"):
        ladder("dwarf", levels=["steady", "steady"])
    with pytest.raises(ValueError, match="one deal"):
        ladder("dwarf", deals=0)
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        ladder("dwarf", seats=5)
    with pytest.raises(Refused, match="no-such-option"):
        ladder("dwarf", options={"gold": True})


def test_the_command_prints_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "ladder", "dwarf", "--levels", "novice", "steady", "--deals", "1"]
    words += ["--seed", "4", "-l", "en"]
    assert run(words) == 0
    assert "steady : novice" in capsys.readouterr().out


def test_the_command_prints_the_ladder_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "ladder", "dwarf", "--levels", "novice", "steady", "--deals", "1"]
    assert run([*words, "-l", "zh-Hant"]) == 0
    *_, heading, line = capsys.readouterr().out.splitlines()
    assert heading.split() == ["對戰", "局數", "勝率", "95", "%", "信賴區間", "分數", "領先"]
    assert line.startswith("穩健 : 新手 ")
    assert cell_len(heading) == cell_len(line)


def test_intervals_stand_in_even_columns() -> None:
    pairings = [
        Pairing(
            level="sharp", other="steady", games=20, fair=0.5, rate=high, low=low, high=high,
            points=50.0, other_points=20.0, lead=30.0, lead_error=4.0,
        )
        for low, high in ((0.092, 0.345), (0.722, 1.0))
    ]  # fmt: skip
    measured = ladder("dwarf", levels=["novice", "steady"], deals=1)
    lines = table_of(msgspec.structs.replace(measured, pairings=pairings)).splitlines()[-3:]
    assert [line[37:52] for line in lines] == [
        "95 % interval  ",
        "  9.2% -  34.5%",
        " 72.2% - 100.0%",
    ]
    assert len({len(line) for line in lines}) == 1


def test_the_command_says_what_it_cannot_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "ladder", "dwarf", "--deals", "0", "-l", "en"]) == 2
    assert "at least two levels" in capsys.readouterr().err
    assert run(["arena", "ladder", "dwarf", "--seconds", "0", "-l", "zh-Hant"]) == 2
    assert "思考時間" in capsys.readouterr().err
