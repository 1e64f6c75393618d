"""Decisions of both Saboteurs, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.bots import BotRequest, Budget, Level, think
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.guide import SaboteurGuide
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.wire import SaboteurAction
from tests.games.saboteur.tables import Scene


def request_for(
    game: AnySaboteurGame,
    position: SaboteurPosition,
    level: Level,
    *,
    heard: bool = True,
    iterations: int = 4,
    seed: int = 1,
) -> BotRequest:
    """The decision of the seat to move. ``heard``: whether it has heard what went before."""
    seat = int(position.seat)
    return BotRequest(
        game=game.id,
        view=game.view(position, seat),
        seat=seat,
        level=level,
        events=game.events(position, 0, seat) if heard else (),
        budget=Budget(iterations=iterations),
        seed=seed,
    )


def choice(scene: Scene, level: Level = "steady", *, iterations: int = 64) -> SaboteurAction:
    """What a bot does in a scene, of whose story it has heard nothing."""
    request = request_for(scene.game, scene.position, level, heard=False, iterations=iterations)
    action = think(request)
    scene.game.check(scene.position, request.seat, action)
    assert isinstance(action, SaboteurAction)
    return action


def played_positions(
    game: AnySaboteurGame, seats: int, count: int, *, seed: int = 1, apart: int = 7
) -> Iterator[SaboteurPosition]:
    """So many positions of games played at a glance, some turns apart."""
    guide = SaboteurGuide()
    rng = FastRng(seed)
    deal = seed
    turns = 0
    while count:
        deal += 1
        position = game.new({}, seats, FastRng(deal), noting=True)
        while count and position.deciders():
            turns += 1
            if turns % apart == 0:
                yield position
                count -= 1
            seat = position.seat
            position.play(seat, guide.quick(position, seat, rng))
