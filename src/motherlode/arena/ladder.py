"""A ladder: every level against every other, on every seat alike, from the same deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec

from motherlode.arena.interval import mean_and_error, wilson
from motherlode.arena.match import MatchEnd, MatchPlan, play_match, share_of_win
from motherlode.arena.origin import compiled, version_in_use
from motherlode.arena.pool import in_processes
from motherlode.bots import Budget, Level
from motherlode.bots.thinking import game_of
from motherlode.engine.game import Options

LEVELS: tuple[Level, ...] = ("novice", "steady", "sharp")
SEATINGS_APART = 7919


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """One level, on every seat in turn, against others of another level."""

    level: Level
    other: Level
    games: int
    rate: float
    """Share of games won by ``level``; a shared win counts as its share."""
    low: float
    high: float
    """The 95 % interval of the rate (Wilson)."""
    fair: float
    """The rate of equals: one by the number of seats."""
    points: float
    other_points: float
    """Mean points a game and seat."""
    lead: float
    """``points`` less ``other_points``. In games of more than two it tells more than wins do."""
    lead_error: float
    """Half the width of the lead's 95 % interval, by the scatter of games."""


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, and all it takes to measure it again."""

    game: str
    seats: int
    options: Options
    rules_version: int
    content_hash: str
    deals: int
    seed: int
    budget: Budget
    pairings: list[Pairing]
    version: str
    """Of the source: a commit's hash, "-dirty" if changed since; empty outside a repository."""
    compiled: bool


def ladder(
    game: str,
    *,
    deals: int = 100,
    levels: Sequence[Level] = LEVELS,
    seats: int = 2,
    options: Options | None = None,
    content_file: str | None = None,
    budget: Budget | None = None,
    seed: int = 1,
    processes: int = 1,
    played: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Measure levels against each other.

    Each deal is played once for every seat of the stronger level. ``played`` hears how many
    games of how many are finished. With a budget of iterations the outcome depends on nothing
    but the arguments, however many processes. Raises Refused for a game, options or a number of
    seats that do not exist, ValueError for fewer than two levels or one deal.
    """
    if deals < 1 or len(set(levels)) < 2:
        raise ValueError("A ladder needs at least one deal and two different levels.")
    rules = game_of(game, content_file)
    rules.check_seats(seats)
    agreed = rules.options(options)
    thinking = budget or Budget()
    pairs = pairs_of(levels)
    plans = [
        MatchPlan(
            game=game,
            levels=tuple(strong if at == seat else weak for at in range(seats)),
            options=agreed,
            content_file=content_file,
            budget=thinking,
            seed=seed * SEATINGS_APART + deal,
        )
        for strong, weak in pairs
        for deal in range(deals)
        for seat in range(seats)
    ]
    ends = in_processes(play_match, plans, processes, played or (lambda _done, _of: None))
    a_pair = deals * seats
    return Ladder(
        game=game,
        seats=seats,
        options=agreed,
        rules_version=rules.rules_version,
        content_hash=rules.content_hash,
        deals=deals,
        seed=seed,
        budget=thinking,
        pairings=[
            _pairing(pair, seats, ends[at * a_pair : (at + 1) * a_pair])
            for at, pair in enumerate(pairs)
        ],
        version=version_in_use(),
        compiled=compiled(),
    )


def pairs_of(levels: Sequence[Level]) -> list[tuple[Level, Level]]:
    """Every two of the levels, the stronger first."""
    ascending: list[Level] = [level for level in LEVELS if level in levels]
    return [(strong, weak) for weak, strong in combinations(ascending, 2)]


def _pairing(pair: tuple[Level, Level], seats: int, ends: list[MatchEnd]) -> Pairing:
    level, other = pair
    wins = 0.0
    points = 0
    other_points = 0
    leads = []
    for game, end in enumerate(ends):
        seat = game % seats
        own = end.scores[seat]
        others = sum(end.scores) - own
        wins += share_of_win(end.places, seat)
        points += own
        other_points += others
        leads.append(own - others / (seats - 1))
    games = len(ends)
    low, high = wilson(wins / games, games)
    lead, error = mean_and_error(leads)
    return Pairing(
        level=level,
        other=other,
        games=games,
        rate=wins / games,
        low=low,
        high=high,
        fair=1 / seats,
        points=points / games,
        other_points=other_points / games / (seats - 1),
        lead=lead,
        lead_error=error,
    )
