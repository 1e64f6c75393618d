"""The games that have texts and rules pages: those on offer, and those still to be offered."""

from __future__ import annotations

from motherlode.engine.game import Game
from motherlode.games import game_ids, get_game
from motherlode.games.saboteur.game import Saboteur2Game, SaboteurGame
from motherlode.locale import prefix

GAMES: dict[str, Game] = {
    game.id: game
    for game in (*(get_game(game_id) for game_id in game_ids()), SaboteurGame(), Saboteur2Game())
}
FAMILIES: list[str] = sorted({prefix(game_id) for game_id in GAMES})
"""Games that share their rules share texts, pages and the folder of their sources."""
