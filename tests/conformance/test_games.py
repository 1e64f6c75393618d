"""Every game, with every number of seats and all options, against what every game must pass."""

from __future__ import annotations

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
)  # fmt: skip
from motherlode.games import game_ids, get_game
from tests.conformance.probes import PROBES

ALL = [case for name in game_ids() for case in all_cases(get_game(name), PROBES[name])]
FEW = [case for name in game_ids() for case in few_cases(get_game(name), PROBES[name])]
DEFAULT = [case for case in FEW if case.options == case.game.options()]

every_case = pytest.mark.parametrize("case", ALL, ids=str)
few = pytest.mark.parametrize("case", FEW, ids=str)
defaults = pytest.mark.parametrize("case", DEFAULT, ids=str)


@every_case
def test_whoever_must_decide_can_and_nobody_else_may(case: Case) -> None:  # fault 38, 39
    for seed in range(3):
        legality.check_decisions(case, seed)


@every_case
def test_legal_and_accepted_are_one(case: Case) -> None:  # fault 57
    legality.check_legal_is_accepted(case, seed=11, stride=9)


@few
def test_legal_and_accepted_are_one_at_every_step(case: Case) -> None:  # fault 57, 69
    legality.check_legal_is_accepted(case, seed=12, most=400)


@every_case
def test_clones_are_independent_and_the_past_stays(case: Case) -> None:  # fault 67
    copies.check_clones(case, seed=21)


@every_case
def test_keeping_a_journal_changes_nothing(case: Case) -> None:
    copies.check_journal_is_silent(case, seed=22)


@few
def test_seeds_decide_the_game(case: Case) -> None:  # fault 63
    determinism.check_seeds(case, seed=31)


def test_processes_and_hash_seeds_do_not_matter() -> None:  # fault 62
    determinism.check_processes(DEFAULT, seed=32)


def test_games_in_one_process_do_not_disturb_each_other() -> None:  # fault 64
    determinism.check_interleaved_games(FEW, seed=33)


@every_case
def test_records_replay_from_their_draws(case: Case) -> None:  # fault 27
    determinism.check_replay(case, seed=34)


@pytest.mark.parametrize("name", game_ids())
def test_packed_typed_and_json_actions_are_one(name: str) -> None:
    encoding.check_actions(get_game(name))


@few
def test_events_views_and_decisions_survive_json(case: Case) -> None:
    encoding.check_messages(case, seed=41)


@every_case
def test_an_imagined_world_looks_like_the_view_it_came_from(case: Case) -> None:
    secrecy.check_imagined_views(case, seed=51, stride=3)


@few
def test_an_imagined_world_looks_like_its_view_in_rare_positions_too(case: Case) -> None:
    for seed in range(200, 206):
        secrecy.check_imagined_views(case, seed, stride=4)


@defaults
def test_an_imagined_world_does_not_know_the_truth(case: Case) -> None:  # fault 13
    secrecy.check_imagined_worlds_are_guesses(case, seed=52)


@every_case
def test_worlds_that_look_alike_are_answered_alike(case: Case) -> None:  # fault 13
    secrecy.check_same_look_same_answer(case, seed=53, stride=2)


@every_case
def test_others_learn_nothing_until_all_have_decided(case: Case) -> None:  # fault 18
    secrecy.check_others_learn_nothing_until_all_have_decided(case, seed=55)


@few
def test_no_marker_of_a_hidden_thing_leaves(case: Case) -> None:  # fault 1, 2, 3
    secrecy.check_no_marker_leaves(case, seed=54)


@every_case
def test_nothing_is_lost_or_made(case: Case) -> None:  # fault 40, 53
    for seed in range(61, 64):
        census.check_census(case, seed)


@few
def test_everything_that_can_happen_happens(case: Case) -> None:  # fault 53, 58
    census.check_coverage(case, seed=70, games=300)


@every_case
def test_games_end_in_time_and_results_explain_every_place(case: Case) -> None:
    for seed in range(80, 83):
        ends.check_end(case, seed)
