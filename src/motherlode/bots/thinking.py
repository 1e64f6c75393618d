"""From a request to an action: the one way into the bots."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import get_args

from motherlode.bots.guides import guide_for
from motherlode.bots.request import BotRequest, Level
from motherlode.bots.search import search
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Action
from motherlode.games import get_game


def think(request: BotRequest) -> Action:
    """A legal action for the seat of the request.

    Pure: with an iteration budget the answer depends on nothing but the request. Raises
    ValueError when the seat has nothing to decide and for a request that makes no sense, Refused
    for an unknown game and ContentError for content that cannot be used.
    """
    game = game_of(request.game, request.content_file)
    _check(request, game)
    rng = FastRng(request.seed)
    position = game.imagine(request.view, rng)
    legal = position.legal(request.seat)
    if not legal:
        raise ValueError(f"Seat {request.seat} has nothing to decide.")
    if len(legal) == 1:
        return game.unpack(legal[0])
    guide = guide_for(request.game)
    guide.attend(game, request.view, request.events)
    if request.level == "novice":
        return game.unpack(guide.careless(position, request.seat, rng))
    if request.level == "sharp":
        budget = request.budget
        code = search(
            game,
            request.view,
            request.seat,
            guide,
            rng,
            budget.iterations or 0,
            budget.seconds,
        )
        return game.unpack(code)
    return game.unpack(guide.best(position, request.seat, rng))


def _check(request: BotRequest, game: Game) -> None:
    """Raises ValueError for what JSON could not have brought, but a program can."""
    if request.level not in get_args(Level):
        raise ValueError(f"There is no level {request.level!r}; choose one of {get_args(Level)}.")
    if not isinstance(request.view, game.view_type):
        raise ValueError(f"This is no view of {game.id}: {type(request.view).__name__}.")
    budget = request.budget
    if not 0 < budget.seconds <= 600 or (budget.iterations is not None and budget.iterations < 1):
        raise ValueError(f"Nobody can think for {budget}; give seconds up to 600, or iterations.")


@lru_cache(maxsize=8)
def game_of(game: str, content_file: str | None) -> Game:
    """The game of a request; a content file is read once a process."""
    return get_game(game, Path(content_file) if content_file else None)
