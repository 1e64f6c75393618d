"""Options that several commands take: each is named, explained and given its default here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

LevelWord = Literal["novice", "steady", "sharp"]
"""As in ``motherlode.bots``, which is slow to import; a test holds them together."""

GAMES = "dwarf (Dig Down Dwarf), saboteur (Saboteur) or saboteur2 (Saboteur 2)"
"""As in ``motherlode.games``, which help does not wait for; a test holds them together."""

GameOption = Annotated[str, Parameter(help=f"Which game: {GAMES}.")]
BenchedGameOption = Annotated[str, Parameter(help=f"Which game: {GAMES}. Default: all of them.")]
RolesGameOption = Annotated[str, Parameter(help="Which game: saboteur or saboteur2 (Saboteur 2).")]

LevelsOption = Annotated[list[LevelWord] | None, Parameter(negative="", consume_multiple=True)]
NumbersOption = Annotated[list[int] | None, Parameter(negative="", consume_multiple=True)]
LanguageOption = Annotated[
    str,
    Parameter(
        name=["--language", "-l"],
        help="en or zh-Hant. Default: that of your environment.",
    ),
]
ContentOption = Annotated[
    list[str] | None,
    Parameter(
        name="--content",
        negative="",
        help="GAME=FILE: play with the values of your own content file. May be repeated.",
    ),
]
PlayedContentOption = Annotated[
    ContentOption, Parameter(help="GAME=FILE: the content file that the game was played with.")
]
ChoicesOption = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        help="OPTION=CHOICE: an option of the game, such as norcia=true or team_win=digger. "
        "May be repeated.",
    ),
]
SecondsOption = Annotated[float, Parameter(help="What sharp may think about a decision.")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class MatchOptions:
    """What a game in this terminal can be told, whoever plays."""

    option: ChoicesOption = None
    seconds: SecondsOption = 1.0
    seed: str = ""
    """Any word; the same word deals the same game."""
    save: Path | None = None
    """Write the record of the finished game to this file."""
    content: ContentOption = None
    language: LanguageOption = ""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ArenaOptions:
    """What a measurement can be told, whatever it measures."""

    seconds: SecondsOption = 1.0
    iterations: int = 0
    """Instead of seconds: playouts for each decision, for the same result everywhere."""
    processes: int = 1
    """Games played at the same time."""
    seed: int = 1
    """Of the deals; the same number deals the same games."""
    option: ChoicesOption = None
    content: ContentOption = None
    language: LanguageOption = ""


MATCH = MatchOptions()
ARENA = ArenaOptions()
