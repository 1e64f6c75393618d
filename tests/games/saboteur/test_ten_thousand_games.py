"""The cards of ten thousand games, counted against the printed lists."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from motherlode.bench import is_compiled
from motherlode.engine.checks import Case
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games import get_game
from motherlode.games.saboteur.rules import SaboteurPosition
from tests.conformance.probes import PROBES
from tests.games.saboteur.tables import BASE, CARDS, MORE
from tests.games.saboteur.test_census import printed_cards

GAMES = 10_000 if is_compiled() else 500
"""The uncompiled engine takes twenty times as long, and plays the same games."""


@pytest.mark.parametrize("name", ["saboteur", "saboteur2"])
def test_every_game_is_played_with_the_printed_cards(name: str) -> None:  # fault 53
    """At every number of seats in turn: cards, roles and gold are all there at the end of a random
    game; and each card comes into hands as often as its copies say, within 5 standard errors."""
    game, probe = get_game(name), PROBES[name]
    sizes = range(game.least_seats, game.most_seats + 1)
    dealt: Counter[int] = Counter()
    for seed in range(GAMES):
        case = Case(game, sizes[seed % len(sizes)], game.options(), probe)
        position = case.new(FastRng(seed))
        assert isinstance(position, SaboteurPosition)
        for hand in position.hands:
            while hand:
                dealt[(hand & 255) - 1] += 1
                hand >>= 8
        playout(position, FastRng(seed + 1_000_003), game.most_plies)
        assert probe.census(position) == probe.printed(case), f"{case}, seed {seed}"
    copies = printed_cards(BASE if name == BASE.id else MORE)
    assert {CARDS[kind] for kind in dealt} == set(copies)
    for kind, count in dealt.items():
        share = copies[CARDS[kind]] / copies.total()
        expected = share * dealt.total()
        assert abs(count - expected) < 5 * sqrt(expected * (1 - share)), CARDS[kind]
