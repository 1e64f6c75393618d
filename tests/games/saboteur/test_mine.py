"""The mine agrees with a slow and obvious one after every action of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from motherlode.engine.checks import Case, Probe
from motherlode.engine.checks.case import Ply, walk
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.terms import x_of, y_of
from motherlode.games.saboteur.tiles import LIVE, TUNNEL
from motherlode.games.saboteur.wire import SaboteurEvent
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.printed import ALL, BASE
from tests.games.saboteur.slow_mine import SlowMine, sides_joined
from tests.games.saboteur.spots import all_spots
from tests.games.saboteur.tables import BASE as BASE_GAME
from tests.games.saboteur.tables import GOALS, MORE


class Companion:
    """Follows a game in a slow mine and compares; counts what it has seen."""

    def __init__(self, game: AnySaboteurGame) -> None:
        self.game = game
        self.mine = SlowMine(GOALS)
        self.read = 0
        self.expected: list[tuple[int, bool]] = []
        self.seen: Counter[str] = Counter()

    def catch_up(self, position: SaboteurPosition) -> None:
        """Do what has happened; every goal turns when, and as, it should."""
        for event in self.game.events(position, self.read, None):
            self.follow(event, position)
        self.read = len(position.journal)
        assert self.expected == []

    def follow(self, event: SaboteurEvent, position: SaboteurPosition) -> None:
        match event:
            case wire.RoundBegan():
                self.mine = SlowMine([GOALS[position.mine.goal(place)] for place in range(3)])
            case wire.Placed(card=card, turned=turned, x=x, y=y):
                self.expected = self.mine.lay(card, turned, (x, y))
                self.seen["goals at once"] += len(self.expected) > 1
            case wire.RocksFell(x=x, y=y):
                self.seen["ladders buried"] += self.mine.cards[x, y].extra == "ladder"
                self.mine.bury((x, y))
                self.seen["rock-falls"] += 1
            case wire.GoalTurned(goal=goal, card=card, turned=turned):
                assert card == self.mine.goals[goal]
                self.expected.remove((goal, turned))
                self.seen[f"{card} turned" if turned else card] += 1
            case wire.RoundEnded(found=found, blue=blue, green=green):
                dug = "treasure" in {self.mine.goals[at] for at in self.mine.up}
                assert found == dug
                if self.game is MORE:
                    assert blue == (dug and self.mine.passes("green"))
                    assert green == (dug and self.mine.passes("blue"))
                    self.seen[f"ways {blue:d}{green:d}"] += found

    def compare(self, position: SaboteurPosition) -> None:
        """The network is the same."""
        joined = joined_sides(position)
        assert joined == dict(sides_joined(self.mine))
        assert position.mine.crystals == self.mine.crystals()
        self.seen["unjoined"] += "" in joined.values()

    def compare_spots(self, position: SaboteurPosition) -> None:
        """Every card may be laid in the same cells, the same way round."""
        for card in ALL if self.game is MORE else BASE:
            assert all_spots(position, card.name) == self.mine.spots(card.name), card.name


def joined_sides(position: SaboteurPosition) -> dict[tuple[int, int], str]:
    """The sides of each tunnel card that are joined to the start."""
    return {
        (x_of(cell), y_of(cell)): "".join(
            letter for side, letter in enumerate("NESW") if (value >> (LIVE + side)) & 1
        )
        for cell, value in enumerate(position.mine.board)
        if value & TUNNEL
    }


def accompany(game: AnySaboteurGame, plies: Iterable[Ply], spots_every: int) -> Counter[str]:
    companion = Companion(game)
    for ply in plies:
        assert isinstance(ply.position, SaboteurPosition)
        companion.catch_up(ply.position)
        companion.compare(ply.position)
        if ply.number % spots_every == 0:
            companion.compare_spots(ply.position)
    return companion.seen


@pytest.mark.parametrize(
    ("game", "seats"), [(BASE_GAME, 3), (BASE_GAME, 7), (MORE, 2), (MORE, 6), (MORE, 12)]
)
def test_the_mine_of_random_games_agrees_with_a_slow_recount(  # fault 54
    game: AnySaboteurGame, seats: int
) -> None:
    case = Case(game, seats, game.options(), Probe())
    seen: Counter[str] = Counter()
    for seed in range(12):
        seen += accompany(game, walk(case, seed), spots_every=9)
    assert seen["rock-falls"]
    assert seen["ladders buried"] or game is BASE_GAME
    assert seen["unjoined"]


@pytest.mark.parametrize("game", [BASE_GAME, MORE])
def test_the_mine_of_diggers_agrees_with_a_slow_recount(game: AnySaboteurGame) -> None:  # fault 54
    case = Case(game, 4, game.options(), Probe())
    seen: Counter[str] = Counter()
    for seed in range(24):
        seen += accompany(game, dig(case, seed), spots_every=37)
    wanted = {"treasure", "coal_es", "coal_sw", "coal_es turned", "coal_sw turned", "rock-falls"}
    if game is MORE:
        wanted |= {"ways 11", "ways 10", "ways 01"}
    assert wanted <= seen.keys(), seen
