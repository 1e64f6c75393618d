"""What holds for bots of every level in both Saboteurs."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from motherlode.bots import Level, think
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.guide import SaboteurGuide
from motherlode.games.saboteur.guide_study import RoundStudy
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import KNOWS_ROLE
from motherlode.games.saboteur.terms import SABOTEUR, TREASURE
from tests.bots.saboteur import played_positions, request_for
from tests.games.saboteur.tables import BASE, MORE

LEVELS: tuple[Level, ...] = ("novice", "steady", "sharp")
TABLES = [(BASE, 3), (BASE, 6), (BASE, 10), (MORE, 2), (MORE, 6), (MORE, 12)]
DECISIONS = Path(__file__).with_name("golden_saboteur.txt")


def name(case: object) -> str:
    return case.id if isinstance(case, AnySaboteurGame) else str(case)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_every_answer_is_legal(game: AnySaboteurGame, seats: int, level: Level) -> None:
    # fault 69
    for position in played_positions(game, seats, 4, seed=seats, apart=31):
        request = request_for(game, position, level)
        game.check(position, request.seat, think(request))  # raises Refused if illegal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), [(BASE, 5), (MORE, 6)], ids=name)
def test_what_is_hidden_changes_no_decision(
    game: AnySaboteurGame, seats: int, level: Level
) -> None:
    # fault 15
    for position in played_positions(game, seats, 3, seed=3, apart=19):
        request = request_for(game, position, level)
        truths = set()
        answers = set()
        for luck in (1, 2, 3):
            twin = game.imagine(request.view, FastRng(luck))
            truths.add((twin.roles, twin.mine.goals, tuple(twin.hands)))
            view = game.view(twin, request.seat)
            assert view == request.view
            answers.add(think(msgspec.structs.replace(request, view=view)))
        assert len(truths) > 1
        assert len(answers) == 1


@pytest.mark.parametrize(("game", "seats"), [(BASE, 6), (MORE, 8)], ids=name)
def test_at_a_glance_too_nobody_knows_what_he_has_not_seen(
    game: AnySaboteurGame, seats: int
) -> None:
    """In a playout everything lies open; the seats play by what they know all the same."""
    changed = 0
    for position in played_positions(game, seats, 12, seed=5, apart=11):
        if position.stage:
            continue
        twin = position.clone()
        seat = int(twin.seat)
        strangers = [
            other for other in range(seats) if not (twin.knows[seat] >> (KNOWS_ROLE + other)) & 1
        ]
        roles = [twin.role(other) for other in strangers]
        for other, role in zip(strangers, roles[1:] + roles[:1], strict=True):
            twin.set_role(other, role)
        unseen = [
            place
            for place in range(3)
            if not (twin.knows[seat] >> place) & 1 and not twin.mine.is_up(place)
        ]
        cards = [twin.mine.goal(place) for place in unseen]
        goals = [int(twin.mine.goal(place)) for place in range(3)]
        for place, card in zip(unseen, cards[1:] + cards[:1], strict=True):
            goals[place] = int(card)
        twin.mine.goals = sum(card << (2 * place) for place, card in enumerate(goals))
        changed += twin.roles != position.roles or twin.mine.goals != position.mine.goals
        chosen = {SaboteurGuide().quick(world, seat, FastRng(8)) for world in (position, twin)}
        assert len(chosen) == 1
    assert changed > 5


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_quick_play_is_legal_to_the_end(game: AnySaboteurGame, seats: int) -> None:
    # fault 69: what playouts are made of
    guide = SaboteurGuide()
    rng = FastRng(3)
    position = game.new({}, seats, FastRng(seats))
    while position.deciders():
        seat = position.seat
        action = guide.quick(position, seat, rng)
        assert action in position.legal(seat)
        position.play(seat, action)


def test_worlds_hold_roles_by_what_was_seen() -> None:
    """Who has been seen to plug the way is a saboteur in more of the worlds."""
    position = next(
        found
        for found in played_positions(BASE, 5, 400, seed=2, apart=3)
        if found.stage == 0 and suspect_of(found) >= 0
    )
    seat = int(position.seat)
    suspect = suspect_of(position)
    view = BASE.view(position, seat)
    guide = SaboteurGuide()
    worlds = 200
    held = []
    for events in ((), BASE.events(position, 0, seat)):
        guide.attend(BASE, view, events)
        rng = FastRng(1)
        held.append(sum(saboteur_in(guide.imagine(BASE, view, rng), suspect)
                        for _ in range(worlds)))  # fmt: skip
    assert held[1] > held[0] + 30
    assert BASE.view(guide.imagine(BASE, view, FastRng(4)), seat) == view


def suspect_of(position: SaboteurPosition) -> int:
    """Another seat that the seat to move takes for a saboteur; -1 for nobody."""
    seat = int(position.seat)
    view = BASE.view(position, seat)
    belief = BASE.belief(view)
    for event in BASE.events(position, 0, seat):
        belief.hear(event)
    for other in range(int(position.seats)):
        if other != seat and belief.sabotage(other) > 0.8:
            return other
    return -1


def saboteur_in(world: Position, seat: int) -> bool:
    """Whether a seat of an imagined world is a saboteur."""
    assert isinstance(world, SaboteurPosition)
    return world.role(seat) == SABOTEUR


def test_a_playout_ends_with_the_round() -> None:
    position = BASE.new({}, 4, FastRng(2))
    guide = SaboteurGuide()
    study = guide.study(position, position.seat, FastRng(1))
    assert isinstance(study, RoundStudy)
    assert 1 < study.count <= 8
    world = position.clone()
    study.bring_about(world, 0)
    assert not study.is_over(world)
    rng = FastRng(6)
    while world.round == 0 and world.deciders():
        world.play(world.seat, guide.quick(world, world.seat, rng))
    assert study.is_over(world)


def test_a_good_name_is_lost_by_deeds_in_a_playout() -> None:
    """Whoever buries the way is suspect; a new round begins without suspicion."""
    position = next(
        found
        for found in played_positions(BASE, 4, 300, seed=8, apart=1)
        if found.stage == 0 and found.round == 0 and found.deck_left < 35
    )
    guide = SaboteurGuide()
    rng = FastRng(1)
    guide.quick(position, position.seat, rng)
    repute = guide.repute
    assert repute is not None
    before = repute.suspicion(2)
    repute.add(2, 2.0)
    assert repute.suspicion(2) > before
    position.round = 1
    guide.quick(position, position.seat, rng)
    assert repute.suspicion(2) == pytest.approx(before)


def decisions() -> str:
    """A line a decision: where, and what each level does."""
    lines = []
    for game, seats in TABLES:
        for position in played_positions(game, seats, 2, seed=20 + seats, apart=23):
            view = game.view(position, int(position.seat))
            treasure = [int(position.mine.goal(place)) for place in range(3)].index(TREASURE)
            lines.append(
                f"{game.id} {seats} seats, round {view.round}, seat {view.to_move}"
                f" {view.seats[view.to_move].role}, {len(view.tunnels)} tunnels,"
                f" treasure {treasure}, hand {' '.join(view.hand)}"
            )
            for level in LEVELS:
                action = think(request_for(game, position, level, iterations=4, seed=5))
                lines.append(f"  {level:<7}{game.pack(action):>9} {action}")
    return "\n".join(lines) + "\n"


def test_bots_decide_as_they_have_before() -> None:
    """To accept changes: MOTHERLODE_GOLDEN=write, run this file, and read the difference."""
    made = decisions()
    if os.environ.get("MOTHERLODE_GOLDEN") == "write":
        DECISIONS.write_text(made, encoding="utf-8")
    assert made == DECISIONS.read_text(encoding="utf-8")
