"""What sharp foresees of a round, and what it plays out instead."""

from __future__ import annotations

from statistics import correlation, fmean, linear_regression

import pytest

from motherlode.engine.generators import FastRng
from motherlode.games.saboteur.approach import Approach
from motherlode.games.saboteur.forecast import (
    CLASSES,
    SIGNS,
    chance_dug,
    share_ahead,
    signs_of,
    terms_for,
    terms_of,
)
from motherlode.games.saboteur.forecast_weights import AHEAD, DUG
from motherlode.games.saboteur.guide import SaboteurGuide
from motherlode.games.saboteur.guide_study import (
    FORESEEN,
    ForeseenGoldStudy,
    GoldStudy,
    TreasureStudy,
    share_of_round,
    was_dug,
)
from motherlode.games.saboteur.repute import Repute, logit
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import TURNS, hand_size
from motherlode.games.saboteur.terms import DIGGER, LAMP, SABOTEUR, TRAP
from tests.bots.saboteur import played_positions
from tests.games.saboteur.tables import BASE, MORE


def in_a_turn(seats: int, seed: int) -> SaboteurPosition:
    """A position in the middle of a round of the base game."""
    return next(
        found
        for found in played_positions(BASE, seats, 400, seed=seed, apart=1)
        if found.stage == TURNS and found.deck_left < 30
    )


def told(position: SaboteurPosition) -> float:
    """The chance that the forecast gives the treasure, nobody suspect."""
    return chance_dug(position, Repute(position.terms, position.seats), Approach())


def test_every_sign_has_its_weight() -> None:
    position = in_a_turn(5, seed=1)
    repute = Repute(position.terms, position.seats)
    signs = signs_of(position, DIGGER, repute, Approach())
    assert len(signs) == SIGNS
    assert len(terms_of(signs)) == len(DUG)
    own = terms_for(MORE.new({}, 5, FastRng(1)), 0, repute, Approach())
    assert len(own) * (max(CLASSES) + 1) == len(AHEAD)


def test_broken_tools_of_all_diggers_make_the_treasure_less_likely() -> None:
    position = in_a_turn(5, seed=1)
    before = told(position)
    for seat in range(5):
        if position.role(seat) != SABOTEUR:
            position.front[seat] |= LAMP
    assert told(position) < before


def test_the_treasure_is_less_likely_to_be_dug_if_a_digger_turns_saboteur() -> None:
    position = in_a_turn(6, seed=2)
    before = told(position)
    position.set_role(next(seat for seat in range(6) if position.role(seat) != SABOTEUR), SABOTEUR)
    assert told(position) < before


def test_what_is_foretold_comes_about_as_often() -> None:
    """In games played at a glance, to which it was not fitted."""
    guide = SaboteurGuide()
    rng = FastRng(3)
    foretold = []
    came = []
    for deal in range(120):
        position = BASE.new({}, 4 + deal % 5, FastRng(deal))
        for _ in range(24):
            position.play(position.seat, guide.quick(position, position.seat, rng))
        if position.round or position.stage != TURNS:
            continue  # there was nothing left to foretell
        foretold.append(chance_dug(position, guide.repute_in(position), Approach()))
        while position.round == 0 and position.stage == TURNS:
            position.play(position.seat, guide.quick(position, position.seat, rng))
        came.append(was_dug(position, 0))
    likely = [dug for chance, dug in zip(foretold, came, strict=True) if chance > 0.5]
    unlikely = [dug for chance, dug in zip(foretold, came, strict=True) if chance < 0.5]
    assert len(likely) > 20
    assert len(unlikely) > 20
    assert sum(likely) / len(likely) > sum(unlikely) / len(unlikely) + 0.3
    assert abs(sum(foretold) / len(foretold) - sum(came) / len(came)) < 0.15


def test_a_trap_costs_a_saboteur_gold_late_in_a_round_and_early_hardly_any() -> None:
    losses: dict[bool, list[float]] = {True: [], False: []}
    for position in played_positions(MORE, 6, 400, seed=1, apart=7):
        if position.stage != TURNS:
            continue
        repute = Repute(position.terms, 6)
        for seat in range(6):
            if not position.front[seat] and position.role(seat) == SABOTEUR:
                free = share_ahead(position, seat, repute, Approach())
                position.front[seat] = TRAP
                trapped = share_ahead(position, seat, repute, Approach())
                position.front[seat] = 0
                late = position.deck_left == 0 and hand_size(position.hands[seat]) < 4
                losses[late].append(free - trapped)
    assert len(losses[True]) > 20
    assert fmean(losses[True]) > 0.1
    assert abs(fmean(losses[False])) < 0.05


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_gold_comes_where_it_is_foretold(seats: int) -> None:
    """In rounds of Saboteur 2 played at a glance, to which it was not fitted."""
    guide = SaboteurGuide()
    rng = FastRng(5)
    foretold = []
    came = []
    for deal in range(60):
        position = MORE.new({}, seats, FastRng(deal))
        for _ in range(4 * seats):
            position.play(position.seat, guide.quick(position, position.seat, rng))
        if position.round or position.stage != TURNS:
            continue  # there was nothing left to foretell
        repute = guide.repute_in(position)
        foretold += [share_ahead(position, seat, repute, Approach()) for seat in range(seats)]
        while position.round == 0:
            position.play(position.seat, guide.quick(position, position.seat, rng))
        came += [share_of_round(position, 0, seat) for seat in range(seats)]
    assert len(came) > 100
    assert correlation(foretold, came) > 0.3
    assert abs(fmean(foretold) - fmean(came)) < 0.03


def test_playouts_stop_after_some_turns_where_a_forecast_tells_the_rest() -> None:
    guide = SaboteurGuide()
    base = BASE.new({}, 5, FastRng(1))
    more = MORE.new({}, 5, FastRng(1))
    dug = guide.study(base, base.seat, FastRng(1))
    gold = guide.study(more, more.seat, FastRng(1))
    assert isinstance(dug, TreasureStudy)
    assert isinstance(gold, ForeseenGoldStudy)
    assert dug.horizon == gold.horizon == FORESEEN


def test_where_a_broken_tool_gets_no_gold_the_round_is_played_out() -> None:
    position = BASE.new({"broken_tool_no_gold": True}, 5, FastRng(1))
    study = SaboteurGuide().study(position, position.seat, FastRng(1))
    assert type(study) is GoldStudy


def test_a_playout_reads_deeds_as_the_belief_reads_events() -> None:
    """After 12 turns, of every seat: the suspicion in the playout and that of a bystander, as log
    odds: the one is worth as much as the other."""
    guide = SaboteurGuide()
    rng = FastRng(4)
    in_playout = []
    by_belief = []
    for deal in range(10):
        position = BASE.new({}, 5, FastRng(deal), noting=True)
        for _ in range(12):
            position.play(position.seat, guide.quick(position, position.seat, rng))
        belief = BASE.belief(BASE.view(position, None))
        for event in BASE.events(position, 0, None):
            belief.hear(event)
        repute = guide.repute_in(position)
        for seat in range(5):
            in_playout.append(logit(repute.suspicion(seat)))
            by_belief.append(logit(belief.reputation(seat)[SABOTEUR]))
    assert 0.8 < linear_regression(in_playout, by_belief).slope < 1.25
