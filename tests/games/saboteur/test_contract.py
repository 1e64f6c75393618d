"""Both games against what every game must pass; conformance tests do so at every number of seats
once the games are offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pytest

from motherlode.engine.checks import (  # fmt: skip
    Case,
    Probe,
    copies,
    determinism,
    encoding,
    ends,
    legality,
    secrecy,
)
from motherlode.engine.checks.case import Seen, walk
from motherlode.engine.checks.census import kinds
from motherlode.engine.position import Position
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import KNOWS_ROLE
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.tables import BASE, MORE


class SaboteurProbe(Probe):
    """What is hidden from a seat."""

    hides = True

    def secret(self, position: Position, seat: int) -> Hashable:
        """The roles that the seat does not know and the kinds of cards in the next hand."""
        assert isinstance(position, SaboteurPosition)
        known = position.knows[seat] >> KNOWS_ROLE
        hidden = tuple(
            int(position.role(other)) for other in range(position.seats) if not (known >> other) & 1
        )
        return hidden, int(position.hands[(seat + 1) % position.seats] & 255) // 12

    def kinds(self, case: Case, every_kind: Seen) -> Seen:
        return every_kind - (OF_MORE if case.game is BASE else OF_BASE)

    def event_kinds(self, case: Case, every_kind: Seen) -> Seen:
        return every_kind - (EVENTS_OF_MORE if case.game is BASE else EVENTS_OF_BASE)


def types(*structs: type) -> Seen:
    """The JSON types of actions or events."""
    return frozenset(str(struct.__struct_config__.tag) for struct in structs)  # type: ignore[attr-defined]


OF_BASE = types(wire.TakeGold)
OF_MORE = types(
    wire.LayTheft, wire.HandsOff, wire.SwapHands, wire.Inspect, wire.SwapHats, wire.LayTrap,
    wire.Free, wire.Clear, wire.Steal, wire.Decline,
)  # fmt: skip
EVENTS_OF_BASE = types(wire.GoldOffered, wire.GoldTaken)
EVENTS_OF_MORE = types(
    wire.TheftLaid, wire.TheftRemoved, wire.HandsSwapped, wire.HandGiven, wire.Inspected,
    wire.HatsSwapped, wire.Trapped, wire.Freed, wire.Cleared, wire.Stole, wire.TheftDeclined,
)  # fmt: skip


PROBE = SaboteurProbe()
CASES = [
    Case(BASE, 3, BASE.options(), PROBE),
    Case(BASE, 5, BASE.options({"broken_tool_no_gold": True}), PROBE),
    Case(BASE, 10, BASE.options(), PROBE),
    Case(MORE, 2, MORE.options(), PROBE),
    Case(MORE, 6, MORE.options({"team_win": "digger", "theft_from": "any"}), PROBE),
    Case(MORE, 12, MORE.options({"trap_target": "other"}), PROBE),
]
cases = pytest.mark.parametrize("case", CASES, ids=str)


@cases
def test_whoever_must_decide_can_and_nobody_else_may(case: Case) -> None:  # fault 38, 39
    legality.check_decisions(case, seed=1)


@cases
def test_clones_are_independent_and_the_past_stays(case: Case) -> None:  # fault 67
    copies.check_clones(case, seed=2)
    copies.check_journal_is_silent(case, seed=3)


@cases
def test_seeds_decide_the_game_and_records_replay(case: Case) -> None:  # fault 27, 63
    determinism.check_seeds(case, seed=4)
    determinism.check_replay(case, seed=5)


def test_processes_and_hash_seeds_do_not_matter() -> None:  # fault 62
    determinism.check_processes(CASES[0], seed=6)
    determinism.check_processes(CASES[3], seed=6)


def test_games_in_one_process_do_not_disturb_each_other() -> None:  # fault 64
    determinism.check_interleaved_games(CASES[:4], seed=7)


@cases
def test_events_views_and_decisions_survive_json(case: Case) -> None:
    encoding.check_messages(case, seed=8)


@cases
def test_an_imagined_world_looks_like_the_view_it_came_from(case: Case) -> None:
    secrecy.check_imagined_views(case, seed=9, stride=5)


@pytest.mark.parametrize("case", [CASES[0], CASES[3]], ids=str)
def test_an_imagined_world_does_not_know_the_truth(case: Case) -> None:  # fault 13
    secrecy.check_imagined_worlds_are_guesses(case, seed=10, games=3)


@cases
def test_worlds_that_look_alike_are_answered_alike(case: Case) -> None:  # fault 13
    secrecy.check_same_look_same_answer(case, seed=11, stride=5)


@cases
def test_the_seed_never_leaves(case: Case) -> None:  # fault 1, 2, 3
    secrecy.check_no_marker_leaves(case, seed=12)


@pytest.mark.parametrize("case", [CASES[0], CASES[3]], ids=str)
def test_games_end_in_time_and_results_explain_every_place(case: Case) -> None:
    ends.check_end(case, seed=13)


@pytest.mark.parametrize("case", [CASES[0], CASES[3]], ids=str)
def test_everything_that_can_happen_happens(case: Case) -> None:  # fault 53, 58
    """Half among diggers, half at random: every kind of action is played, every event happens."""
    played: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for seed in range(30):
        for play in (dig, walk):
            last = None
            for ply in play(case, seed):
                played[case.kind(ply.action)] += 1
                last = ply.position
            assert last is not None
            for event in case.game.events(last, 0, None):
                happened[str(type(event).__struct_config__.tag)] += 1
    every_action, every_event = kinds(case.game.action_type), kinds(case.game.event_type)
    assert played.keys() == case.probe.kinds(case, every_action)
    assert happened.keys() == case.probe.event_kinds(case, every_event)
