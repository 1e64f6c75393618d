"""Games with the content that the command line names."""

from __future__ import annotations

from pathlib import Path

from motherlode.cli.ends import Stop
from motherlode.engine.game import Game
from motherlode.games import game_ids, get_game
from motherlode.locale import prefix


def content_files(words: list[str]) -> dict[str, Path]:
    """Content files by game from words such as ``dwarf=my.toml``, each read once to see that it
    is usable; a file for Saboteur serves Saboteur 2 too. Raises Stop, Refused for an unknown
    game, ContentError for an unusable file."""
    files = {}
    for word in words:
        game, equals, file = word.partition("=")
        if not equals or not file:
            raise Stop("terminal-content-usage", given=word)
        files[game] = Path(file).expanduser().absolute()
        get_game(game, files[game])
    for other in game_ids():
        if prefix(other) in files:
            files.setdefault(other, files[prefix(other)])
    return files


def game_with(game: str, files: dict[str, Path]) -> Game:
    """A game, with its file if there is one."""
    return get_game(game, files.get(game))
