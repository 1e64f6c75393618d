"""Nobody can tell apart two games that differ only in what he may not know."""

from __future__ import annotations

import pytest

from motherlode.engine.checks import Case
from tests.conformance.probes import PROBES
from tests.games.saboteur import worlds
from tests.games.saboteur.tables import BASE, MORE

TABLES = [
    Case(game, seats, game.options(), PROBES[game.id])
    for game in (BASE, MORE)
    for seats in range(game.least_seats, game.most_seats + 1)
]
every_table = pytest.mark.parametrize("case", TABLES, ids=str)


@every_table
def test_roles_and_goals_make_no_difference_until_they_are_shown(  # fault 9, 13
    case: Case,
) -> None:
    worlds.check_roles_and_goals(case)


@every_table
def test_what_one_draws_throws_away_or_takes_makes_no_difference_to_others(  # fault 1, 3, 16
    case: Case,
) -> None:
    worlds.check_what_others_draw_throw_away_or_take(case)
