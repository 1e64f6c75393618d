"""Golden playthroughs: a game to be read for every number of players and every option.

``make golden`` writes them anew; read the difference before committing it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from motherlode.engine.checks import Case, few_cases
from motherlode.engine.checks.case import walk_on
from motherlode.engine.generators import FastRng
from motherlode.games import game_ids, get_game
from tests.conformance.probes import PROBES
from tests.golden.playthrough import tell
from tests.golden.tellers import TELLERS

HERE = Path(__file__).parent
WRITING = os.environ.get("MOTHERLODE_GOLDEN") == "write"
CASES = [
    case
    for name in game_ids()
    for case in few_cases(get_game(name), PROBES[name])
    if TELLERS[name].chosen(case)
]
MOST_BYTES = 80 * 1024


def file_of(case: Case) -> Path:
    _, name = str(case).split("-", 1)
    default = case.game.options()
    if sum(choice != default[option] for option, choice in case.options.items()) > 1:
        name = f"{case.seats}seats-all-options"
    return HERE / case.game.id / f"{name}.txt"


def shows_its_options(case: Case, seed: int) -> bool:
    position = case.new(FastRng(seed))
    for _ in walk_on(case, position, case.probe.player(seed, curious=True)):
        pass
    events = list(case.game.events(position, 0, None))
    return TELLERS[case.game.id].worth_reading(case, events, case.game.result(position))


def written_seed(case: Case) -> int:
    """The seed that the file names in its first line."""
    return int(file_of(case).read_text().split("\n", 1)[0].rsplit(" ", 1)[1])


def first_seed(case: Case) -> int:
    return next(seed for seed in range(1, 100_000) if shows_its_options(case, seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_goes_as_it_was_written_down(case: Case) -> None:
    file = file_of(case)
    if WRITING:
        file.parent.mkdir(exist_ok=True)
        file.write_text(tell(case, first_seed(case), TELLERS[case.game.id]))
    assert file.exists(), f"{file.name} is missing: run `make golden` and read what it writes."
    assert file.read_text() == tell(case, written_seed(case), TELLERS[case.game.id])
    assert file.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_shows_what_its_options_change(case: Case) -> None:
    assert shows_its_options(case, written_seed(case))


def test_no_playthrough_is_left_over() -> None:
    expected = {file_of(case) for case in CASES}
    assert len(expected) == len(CASES)
    assert set(HERE.glob("*/*.txt")) == expected
