"""The shipped checks let a sound game pass and catch each mistake that they are for.

The game is a toy with hidden cards and hidden simultaneous bets, see ``toy.py``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motherlode.engine.checks import (
    Case,
    all_cases,
    census,
    copies,
    determinism,
    encoding,
    ends,
    few_cases,
    legality,
    secrecy,
)
from motherlode.engine.checks.case import sampled
from motherlode.engine.position import Position
from motherlode.games import get_game
from tests.conformance.dwarf import DwarfProbe
from tests.conformance.saboteur import SaboteurProbe
from tests.engine.toy import ToyProbe, toy

Check = Callable[[Case], object]

CHECKS: dict[str, Check] = {
    "decisions": lambda case: legality.check_decisions(case, 1),
    "accepted": lambda case: legality.check_legal_is_accepted(case, 1),
    "a part accepted": lambda case: legality.check_legal_is_accepted(case, 1, most=2),
    "clones": lambda case: copies.check_clones(case, 1),
    "journal": lambda case: copies.check_journal_is_silent(case, 1),
    "seeds": lambda case: determinism.check_seeds(case, 1),
    "interleaved": lambda case: determinism.check_interleaved_games([case, case], 1),
    "processes": lambda case: determinism.check_processes([case], 1),
    "replay": lambda case: determinism.check_replay(case, 1),
    "actions": lambda case: encoding.check_actions(case.game),
    "messages": lambda case: encoding.check_messages(case, 1),
    "imagined views": lambda case: secrecy.check_imagined_views(case, 1),
    "guesses": lambda case: secrecy.check_imagined_worlds_are_guesses(case, 1, 60),
    "same look": lambda case: secrecy.check_same_look_same_answer(case, 1),
    "common choice": lambda case: secrecy.check_others_learn_nothing_until_all_have_decided(
        case, 1
    ),
    "markers": lambda case: secrecy.check_no_marker_leaves(case, 1),
    "census": lambda case: census.check_census(case, 1),
    "coverage": lambda case: census.check_coverage(case, 1, 30),
    "end": lambda case: ends.check_end(case, 4),
}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_with_hidden_cards_passes(check: str, seats: int) -> None:
    CHECKS[check](toy(seats=seats))


@pytest.mark.parametrize(
    ("fault", "check", "says"),
    [
        ("stuck", "decisions", "has to decide but has no legal action"),  # fault 38, 39
        ("out of turn", "decisions", "does not decide but has legal actions"),
        ("unsorted", "decisions", "are not ascending, or repeat"),
        ("asks nothing", "decisions", "is asked without a question"),
        ("accepts anything", "accepted", "is accepted but not legal"),  # fault 57
        ("accepts anything", "a part accepted", "is accepted but not legal"),
        ("refuses without a word", "a part accepted", "refused without a message"),
        ("acts while asked", "a part accepted", "has changed the game"),
        ("never passes", "coverage", "in 30 games no action toy-pass"),  # fault 53, 58
        ("refuses without a word", "accepted", "refused without a message"),
        ("acts while asked", "accepted", "has changed the game"),
        ("shallow clone", "clones", "playing a clone has changed the original"),  # fault 67
        ("noting", "journal", "noting changes the game"),
        ("global chance", "seeds", "two different games"),
        ("deaf", "seeds", "twenty seeds give only 1 deals"),  # fault 63
        ("shared state", "interleaved", "another game disturbs this one"),  # fault 64
        ("hash order", "processes", "the game is another one"),  # fault 62
        ("shared state", "replay", "the deal does not replay"),  # fault 27
        ("packs wrong", "actions", "does not pack to 0"),
        ("unpacks anything", "actions", "is no code but unpacks to"),
        ("reads anything", "actions", "is taken for the action"),
        ("skips events", "messages", "1 journal entries give 0 events"),
        ("forgets", "imagined views", "the imagined world looks different"),
        ("spoils the view", "imagined views", "imagining changes the view"),
        ("leaks cards", "imagined views", "the imagined world looks different"),
        ("knows the truth", "guesses", "nothing is guessed"),  # fault 13
        ("often knows the truth", "guesses", "know the truth about others' cards"),  # fault 13
        ("leaks bets", "common choice", "before all have decided"),  # fault 18
        ("tells bets", "common choice", "before all have decided"),  # fault 18
        ("leaks cards", "markers", "is told 'card-"),  # fault 1
        ("leaks the generator", "markers", "is told"),
        ("double card", "census", "printed are"),  # fault 53
        ("endless", "end", "its longest"),
        ("miscounts", "end", "the lines of seat 0 add up to"),
        ("hides the tie break", "end", "scores and tie breaks give"),
    ],
)
def test_a_mistake_is_caught(fault: str, check: str, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        CHECKS[check](toy(fault))


class Sparse(ToyProbe):
    """As if the game were long: checks look at every other position."""

    def stride(self, position: Position) -> int:
        return 2


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        ("leaks cards", "imagined views"),
        ("leaks cards", "markers"),
        ("tells bets", "common choice"),
        ("often knows the truth", "guesses"),
        ("double card", "census"),
        ("skips events", "messages"),
        ("accepts anything", "accepted"),
        ("miscounts", "end"),
        ("hash order", "processes"),
    ],
)
def test_a_mistake_is_caught_in_a_sample_of_positions_too(fault: str, check: str) -> None:
    whole = toy(fault)
    with pytest.raises(AssertionError):
        CHECKS[check](Case(whole.game, whole.seats, whole.options, Sparse()))


@pytest.mark.parametrize("stride", [1, 2, 7, 8])
def test_a_sample_is_as_large_as_it_should_be_and_keeps_no_step(stride: int) -> None:
    chosen = [number for number in range(8000) if sampled(number, stride)]
    assert chosen[0] == 0
    assert abs(len(chosen) - 8000 / stride) <= 2
    for turns in range(2, 13):
        counts = [sum(number % turns == seat for number in chosen) for seat in range(turns)]
        assert min(counts) > 0.8 * len(chosen) / turns


def test_at_a_large_table_viewers_take_turns() -> None:
    case = few_cases(get_game("saboteur2"), SaboteurProbe("saboteur2"))[-1]
    assert case.seats == 12
    looks = [case.some_viewers(number) for number in range(13)]
    assert all(len(set(viewers)) == 4 for viewers in looks)
    assert {viewer for viewers in looks for viewer in viewers} == set(case.viewers())
    assert toy().some_viewers(1) == [0, 1, 2, None]


def test_a_game_that_never_ends_is_stopped() -> None:
    with pytest.raises(AssertionError, match="no end after 40 choices"):
        CHECKS["decisions"](toy("endless"))


def test_all_and_few_cases_of_a_game() -> None:  # fault 58
    game = get_game("dwarf")
    everything = all_cases(game, DwarfProbe())
    assert len(everything) == 3 * 2**5
    assert len({str(case) for case in everything}) == len(everything)
    few = {str(case) for case in few_cases(game, DwarfProbe())}
    assert len(few) == 3 * 7
    assert few < {str(case) for case in everything}
