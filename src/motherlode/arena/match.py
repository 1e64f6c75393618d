"""One game between bots, each of whom gets no more than the view of its seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from motherlode.bots import BotRequest, Budget, Level, think
from motherlode.bots.thinking import game_of
from motherlode.engine.game import Options
from motherlode.engine.generators import FastRng

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
    position = game.new(plan.options, len(plan.levels), FastRng(plan.seed))
    thoughts = FastRng(plan.seed + SEED_STEP)
    while seats := game.deciding_seats(position):
        for seat in seats:
            request = BotRequest(
                game=plan.game,
                content_file=plan.content_file,
                view=game.view(position, seat),
                seat=seat,
                level=plan.levels[seat],
                budget=plan.budget,
                seed=thoughts.below(1 << 30),
            )
            position.play(seat, game.check(position, seat, think(request)))
    result = game.result(position)
    return MatchEnd(places=tuple(result.places), scores=tuple(result.scores))


def share_of_win(places: Sequence[int], seat: int) -> float:
    """1 for winning alone, an equal share of 1 for winning with others, 0 for losing."""
    return 1.0 / list(places).count(1) if places[seat] == 1 else 0.0
