"""Saboteurs begin as if they were none."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.arena.match import MatchPlan, play_out
from motherlode.bots import Budget, Level
from motherlode.games.saboteur.deeds import deeds_of
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from tests.games.saboteur.tables import BASE, MORE

STEADY: Level = "steady"


def effects(game: AnySaboteurGame, seats: int, games: int) -> tuple[Counter[str], Counter[str]]:
    """What steady saboteurs did in their first two turns of a round, and in the next two."""
    early: Counter[str] = Counter()
    later: Counter[str] = Counter()
    for seed in range(games):
        plan = MatchPlan(
            game=game.id,
            levels=(STEADY,) * seats,
            options=game.options(),
            content_file=None,
            budget=Budget(),
            seed=seed,
        )
        end = play_out(plan, lambda _position, _seat: STEADY)
        assert isinstance(end, SaboteurPosition)
        for deed in deeds_of(game.events(end, 0, None), end.terms, game.content):
            if deed.role == "saboteur" and deed.turn <= 4:
                (early if deed.turn <= 2 else later)[deed.effect] += 1
    return early, later


@pytest.mark.parametrize(
    ("game", "seats"), [(BASE, 3), (BASE, 4), (MORE, 3)], ids=["3", "4", "2-3"]
)
def test_few_saboteurs_strike_in_their_first_turns_and_many_later(
    game: AnySaboteurGame, seats: int
) -> None:
    early, later = effects(game, seats, games=8)
    assert early.total() > 12
    assert early["harm"] / early.total() < 0.3
    assert later["harm"] / later.total() > 1.5 * early["harm"] / early.total()


def test_saboteurs_dig_along_at_first_where_there_is_time() -> None:
    early, later = effects(BASE, 3, games=6)
    assert early["help"] > 2 * early["harm"]
    assert early["help"] / early.total() > later["help"] / later.total()


def test_among_many_where_there_is_less_time_they_strike_later_rather_than_at_first() -> None:
    early, later = effects(BASE, 5, games=6)
    assert early["harm"] / early.total() < 0.45 < later["harm"] / later.total()
