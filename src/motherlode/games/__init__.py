"""The games, by id."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from motherlode.engine.game import Game
from motherlode.engine.wire import Refused
from motherlode.games.dwarf.game import DwarfGame
from motherlode.games.saboteur.game import Saboteur2Game, SaboteurGame

GAMES: dict[str, Callable[..., Game]] = {
    "dwarf": DwarfGame,
    "saboteur": SaboteurGame,
    "saboteur2": Saboteur2Game,
}
"""Makes a game by its id; the argument, if any, is a content file."""

_built_in: dict[str, Game] = {}


def game_ids() -> list[str]:
    """The ids of all games, in the order in which they are offered."""
    return list(GAMES)


def get_game(game_id: str, content_file: Path | None = None) -> Game:
    """A game, with its own content or that of a file. Raises Refused for an unknown id and
    ContentError for a content file that cannot be used."""
    if game_id not in GAMES:
        raise Refused("no-such-game", game=game_id)
    if content_file is not None:
        return GAMES[game_id](content_file)
    if game_id not in _built_in:
        _built_in[game_id] = GAMES[game_id]()
    return _built_in[game_id]
