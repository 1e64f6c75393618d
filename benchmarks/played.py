"""Matches of Saboteur between bots of one level, for what is measured of these bots."""

from __future__ import annotations

from motherlode.arena.match import MatchPlan, play_out
from motherlode.bots import Budget, Level
from motherlode.bots.thinking import game_of
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition


def saboteur(game_id: str) -> AnySaboteurGame:
    """The base game or Saboteur 2, by its id."""
    game = game_of(game_id, None)
    assert isinstance(game, AnySaboteurGame)
    return game


def played(game: AnySaboteurGame, seats: int, level: Level, seed: int) -> SaboteurPosition:
    """The end of a match."""
    plan = MatchPlan(
        game=game.id,
        levels=(level,) * seats,
        options=game.options(),
        content_file=None,
        budget=Budget(iterations=100),
        seed=seed,
    )
    end = play_out(plan, lambda _position, _seat: level)
    assert isinstance(end, SaboteurPosition)
    return end
