"""One game between bots, each of whom gets no more than the view of its seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from motherlode.bots import BotRequest, Budget, Level, think
from motherlode.bots.thinking import game_of
from motherlode.engine.game import Options
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.engine.wire import Event

SEED_STEP = 1_000_003


class MatchPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A game to play. ``seed``: of the deal, the dice and all bots."""

    game: str
    levels: tuple[Level, ...]
    """Of the seats, in turn order."""
    options: Options
    content_file: str | None
    budget: Budget
    seed: int


class MatchEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a game between bots ended, per seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def play_match(plan: MatchPlan) -> MatchEnd:
    """Play it to the end; the same plan always ends the same, if its budget counts iterations.

    Raises Refused if a bot does what the rules do not allow: that would be a fault of ours.
    """
    game = game_of(plan.game, plan.content_file)
    end = play_out(plan, lambda _position, seat: plan.levels[seat])
    result = game.result(end)
    return MatchEnd(places=tuple(result.places), scores=tuple(result.scores))


def play_out(plan: MatchPlan, level_of: Callable[[Position, int], Level]) -> Position:
    """The end of a game; ``level_of`` says at which level a seat makes its next decision."""
    game = game_of(plan.game, plan.content_file)
    position = game.new(plan.options, len(plan.levels), FastRng(plan.seed), noting=True)
    thoughts = FastRng(plan.seed + SEED_STEP)
    seen: list[list[Event]] = [[] for _ in plan.levels]
    while seats := game.deciding_seats(position):
        for seat in seats:
            seen[seat] += game.events(position, len(seen[seat]), seat)
            request = BotRequest(
                game=plan.game,
                content_file=plan.content_file,
                view=game.view(position, seat),
                seat=seat,
                level=level_of(position, seat),
                events=seen[seat],
                budget=plan.budget,
                seed=thoughts.below(1 << 30),
            )
            position.play(seat, game.check(position, seat, think(request)))
    return position


def share_of_win(places: Sequence[int], seat: int) -> float:
    """1 for winning alone, an equal share of 1 for winning with others, 0 for losing."""
    return 1.0 / list(places).count(1) if places[seat] == 1 else 0.0
