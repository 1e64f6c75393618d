"""Games end in time, and results explain every place."""

from __future__ import annotations

from motherlode.engine.checks.case import Case, walk_on
from motherlode.engine.checks.legality import check_finished_game_refuses
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position


def check_end(case: Case, seed: int) -> None:
    """A game ends within its longest length, accepts nothing more, and its result adds up; so
    does the result of the unfinished game, at every step."""
    position = case.new(FastRng(seed))
    longest = case.probe.longest(case)
    for ply in walk_on(case, position, case.probe.player(seed + 1)):
        length = case.probe.length(position, ply.number)
        assert length <= longest, (
            f"{case}, seed {seed}: the game lasts {length}, but {longest} is its longest."
        )
        if ply.looked_at():
            check_result(case, position, f"{case}, seed {seed}, choice {ply.number}")
    check_result(case, position, f"{case}, seed {seed}, at the end")
    check_finished_game_refuses(case, position)


def check_result(case: Case, position: Position, where: str) -> None:
    """Score lines add up to the scores; places follow from scores and tie breaks alone, so that
    every level that tells two seats apart is listed; the engine ranks alike."""
    result = case.game.result(position)
    seats = range(case.seats)
    assert len(result.places) == len(result.scores) == len(result.lines) == case.seats, (
        f"{where}: the result must have an entry for each seat."
    )
    for seat in seats:
        lines = result.lines[seat]
        total = sum(line.points for line in lines)
        assert total == result.scores[seat] == position.score(seat), (
            f"{where}: the lines of seat {seat} add up to {total}, its score is"
            f" {result.scores[seat]}, the engine says {position.score(seat)}."
        )
        assert all(line.message and line.rule for line in lines), (
            f"{where}: every line needs a message and a clause."
        )
        assert result.places[seat] == position.rank(seat), f"{where}: two different places."
    for tie in result.tie_breaks:
        complete = len(tie.values) == case.seats and tie.message and tie.rule
        assert complete, f"{where}: a tie break needs a message, a clause, a value for each seat."
    merits = [
        (result.scores[seat], *(tie.values[seat] for tie in result.tie_breaks)) for seat in seats
    ]
    places = [1 + sum(merit > merits[seat] for merit in merits) for seat in seats]
    assert result.places == places, (
        f"{where}: places are {result.places}, but scores and tie breaks give {places}."
    )
