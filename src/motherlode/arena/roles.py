"""How often each role wins, in games whose players hold roles for a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from motherlode.arena.interval import wilson
from motherlode.arena.ladder import SEATINGS_APART
from motherlode.arena.match import MatchPlan, play_out
from motherlode.arena.origin import compiled, version_in_use
from motherlode.arena.pool import in_processes
from motherlode.bots import Budget, Level
from motherlode.bots.thinking import game_of
from motherlode.engine.game import Options
from motherlode.engine.position import Position
from motherlode.engine.wire import Refused
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.terms import SABOTEUR
from motherlode.games.saboteur.wire import ROLE_NAMES, EarnedView, Role, RoundEnded, SaboteurView


class RolePlan(msgspec.Struct, frozen=True, kw_only=True):
    """A game to play. Whoever holds a saboteur plays at the level ``saboteurs``; the others
    play as the match says."""

    match: MatchPlan
    saboteurs: Level


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """How a round ended."""

    dug: bool
    got: list[EarnedView]
    """Per seat."""


class RoleRate(msgspec.Struct, frozen=True, kw_only=True):
    """How a role fared. A round counts once, however many hold the role in it."""

    role: Role
    rounds: int
    """Rounds in which anybody held it."""
    rate: float
    """Mean share of its holders who won."""
    low: float
    high: float
    """The 95 % interval of the rate (Wilson)."""
    gold: float
    """Mean gold a round and holder, thefts included."""


class RoleTable(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured at one number of seats."""

    seats: int
    rounds: int
    dug: float
    """Share of rounds in which the treasure was dug."""
    dug_low: float
    dug_high: float
    roles: list[RoleRate]


class RoleReport(msgspec.Struct, frozen=True, kw_only=True):
    """Tables for several numbers of seats, and all it takes to measure them again."""

    game: str
    options: Options
    rules_version: int
    content_hash: str
    level: Level
    saboteurs: Level
    deals: int
    seed: int
    budget: Budget
    tables: list[RoleTable]
    version: str
    """Of the source, as in :class:`Ladder`."""
    compiled: bool


def measure_roles(
    game: str,
    *,
    seats: Sequence[int],
    level: Level = "steady",
    saboteurs: Level | None = None,
    deals: int = 50,
    options: Options | None = None,
    content_file: str | None = None,
    budget: Budget | None = None,
    seed: int = 1,
    processes: int = 1,
    played: Callable[[int, int], None] | None = None,
) -> RoleReport:
    """Play so many deals at each number of seats, everybody at ``level``, but saboteurs at
    ``saboteurs`` if given. ``played`` hears how many games of how many are finished.

    Raises Refused for a game without roles, for options or a number of seats that do not exist,
    ValueError for no seats or no deal.
    """
    if deals < 1 or not seats:
        raise ValueError("Roles need at least one deal and one number of seats.")
    rules = game_of(game, content_file)
    if rules.view_type is not SaboteurView:
        raise Refused("arena-no-roles", game=game)
    for count in seats:
        rules.check_seats(count)
    agreed = rules.options(options)
    thinking = budget or Budget()
    hostile = saboteurs or level
    plans = [
        RolePlan(
            match=MatchPlan(
                game=game,
                levels=(level,) * count,
                options=agreed,
                content_file=content_file,
                budget=thinking,
                seed=seed * SEATINGS_APART + deal,
            ),
            saboteurs=hostile,
        )
        for count in seats
        for deal in range(deals)
    ]
    ends = in_processes(play_rounds, plans, processes, played or (lambda _done, _of: None))
    return RoleReport(
        game=game,
        options=agreed,
        rules_version=rules.rules_version,
        content_hash=rules.content_hash,
        level=level,
        saboteurs=hostile,
        deals=deals,
        seed=seed,
        budget=thinking,
        tables=[
            table_of_rounds(
                count, [each for end in ends[at * deals : (at + 1) * deals] for each in end]
            )
            for at, count in enumerate(seats)
        ],
        version=version_in_use(),
        compiled=compiled(),
    )


def play_rounds(plan: RolePlan) -> list[Round]:
    """The rounds of a game."""

    def level_of(position: Position, seat: int) -> Level:
        assert isinstance(position, SaboteurPosition)
        is_saboteur = position.role(seat) == SABOTEUR
        return plan.saboteurs if is_saboteur else plan.match.levels[seat]

    end = play_out(plan.match, level_of)
    game = game_of(plan.match.game, plan.match.content_file)
    view = game.view(end, None)
    assert isinstance(view, SaboteurView)
    ends = [event for event in game.events(end, 0, None) if isinstance(event, RoundEnded)]
    return [Round(dug=end.found, got=got) for end, got in zip(ends, view.earned, strict=True)]


def table_of_rounds(seats: int, rounds: Sequence[Round]) -> RoleTable:
    """The table of so many rounds, one at least."""
    dug = sum(each.dug for each in rounds) / len(rounds)
    low, high = wilson(dug, len(rounds))
    return RoleTable(
        seats=seats,
        rounds=len(rounds),
        dug=dug,
        dug_low=low,
        dug_high=high,
        roles=[
            rate_of(role, rounds)
            for role in ROLE_NAMES
            if any(got.role == role for each in rounds for got in each.got)
        ],
    )


def rate_of(role: Role, rounds: Sequence[Round]) -> RoleRate:
    """How one role fared in the rounds in which anybody held it."""
    holders = [[got for got in each.got if got.role == role] for each in rounds]
    held = [each for each in holders if each]
    rate = sum(sum(got.won for got in each) / len(each) for each in held) / len(held)
    low, high = wilson(rate, len(held))
    gold = sum(sum(gold_of(got) for got in each) / len(each) for each in held) / len(held)
    return RoleRate(role=role, rounds=len(held), rate=rate, low=low, high=high, gold=gold)


def gold_of(got: EarnedView) -> int:
    """The gold of a round, thefts included."""
    return (got.paid or 0) + got.stole - got.robbed
