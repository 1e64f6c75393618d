"""From a request to an action: the one way into the bots."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from motherlode.bots.guides import guide_for
from motherlode.bots.request import BotRequest
from motherlode.bots.search import search
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Action
from motherlode.games import get_game


def think(request: BotRequest) -> Action:
    """A legal action for the seat of the request.

    Pure: with an iteration budget the answer depends on nothing but the request. Raises
    ValueError when the seat has nothing to decide, Refused for an unknown game and ContentError
    for content that cannot be used.
    """
    game = game_of(request.game, request.content_file)
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


@lru_cache(maxsize=8)
def game_of(game: str, content_file: str | None) -> Game:
    """The game of a request; a content file is read once a process."""
    return get_game(game, Path(content_file) if content_file else None)
