"""The commands and what they take. Each imports what it does only when it is given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from motherlode.cli.ends import DONE, FAILED, INTERRUPTED, MISUSED

LevelWord = Literal["novice", "steady", "sharp"]
"""As in ``motherlode.bots``, which is slow to import; a test holds them together."""

LanguageOption = Annotated[str, Parameter(name=["--language", "-l"])]
ContentOption = Annotated[list[str] | None, Parameter(name="--content", negative="")]
OptionsOption = Annotated[list[str] | None, Parameter(name="--option", negative="")]

app = App(
    name="motherlode",
    help="Mining and treasure board games: a live table in the browser, the terminal, bots.",
    help_format="plaintext",
    version_flags=["--version"],
)
arena = App(name="arena", help="Have bots measure themselves against each other.")
app.command(arena)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    content: ContentOption = None,
    database: str = "",
    language: LanguageOption = "",
) -> int:
    """Open tables for people and bots in the browser.

    Parameters
    ----------
    host
        Address to listen on. 0.0.0.0 lets everybody on your network in.
    port
        Port to listen on.
    content
        GAME=FILE: play a game with the values of your own content file. May be repeated.
    database
        URL of a database, sqlite:///FILE or postgresql://... Default: $MOTHERLODE_DATABASE,
        else a file in your data folder.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.serve import serve_tables

    return serve_tables(host, port, content or [], database, language)


@app.command
def play(
    game: str = "dwarf",
    *,
    bots: Annotated[list[LevelWord] | None, Parameter(negative="", consume_multiple=True)] = None,
    name: str = "",
    option: OptionsOption = None,
    seconds: float = 1.0,
    seed: str = "",
    save: Path | None = None,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> int:
    """Play against bots in this terminal.

    Parameters
    ----------
    game
        Which game.
    bots
        A level for each opponent: novice, steady or sharp. Default: steady novice.
    name
        What you are called.
    option
        OPTION=CHOICE: play with an option of the game, such as norcia=true. May be repeated.
    seconds
        What sharp may think about a decision.
    seed
        Any word; the same word deals the same game.
    save
        Write the record of the finished game to this file.
    content
        GAME=FILE: play with the values of your own content file.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.play import play_here

    levels = bots or ["steady", "novice"]
    return play_here(game, levels, name, option or [], seconds, seed, save, content or [], language)


@app.command
def watch(
    game: str = "dwarf",
    *,
    bots: Annotated[list[LevelWord] | None, Parameter(negative="", consume_multiple=True)] = None,
    speed: float = 1.0,
    option: OptionsOption = None,
    seconds: float = 1.0,
    seed: str = "",
    save: Path | None = None,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> int:
    """Watch bots play each other in this terminal.

    Parameters
    ----------
    game
        Which game.
    bots
        A level for each seat: novice, steady or sharp. Default: steady novice.
    speed
        Moves a second; 0 for as fast as they come.
    option
        OPTION=CHOICE: an option of the game, such as stars=true. May be repeated.
    seconds
        What sharp may think about a decision.
    seed
        Any word; the same word deals the same game.
    save
        Write the record of the finished game to this file.
    content
        GAME=FILE: play with the values of your own content file.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.play import watch_here

    levels = bots or ["steady", "novice"]
    return watch_here(
        game, levels, speed, option or [], seconds, seed, save, content or [], language
    )


@app.command
def record(
    file: Path,
    *,
    show: bool = False,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> int:
    """Check the record of a finished game: every shuffle, every move, the result.

    Parameters
    ----------
    file
        A record as `play --save`, or the server's address of a finished match, gives it.
    show
        Tell the whole game too.
    content
        GAME=FILE: the content file that the game was played with.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.record import check_record

    return check_record(file, show, content or [], language)


@app.command
def bench(game: str = "", *, seconds: float = 0.3, language: LanguageOption = "") -> int:
    """Measure the engine as it is installed here.

    Parameters
    ----------
    game
        Which game; all of them by default.
    seconds
        For each measurement.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.bench import show_bench

    return show_bench(game, seconds, language)


@arena.command
def ladder(
    game: str = "dwarf",
    *,
    levels: Annotated[list[LevelWord] | None, Parameter(negative="", consume_multiple=True)] = None,
    seats: int = 2,
    deals: int = 50,
    seconds: float = 1.0,
    iterations: int = 0,
    processes: int = 1,
    seed: int = 1,
    option: OptionsOption = None,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> int:
    """Play every level against every other, on every seat alike, and print how often it wins.

    Parameters
    ----------
    game
        Which game.
    levels
        The levels to measure: novice, steady, sharp. Default: all of them.
    seats
        Seats at the table; one bot of the stronger level, the rest of the weaker.
    deals
        Deals for each pair of levels; each is played once for every seat.
    seconds
        What sharp may think about a decision.
    iterations
        Instead of seconds: playouts for each decision, for the same result everywhere.
    processes
        Games played at the same time.
    seed
        Of the deals; the same number deals the same games.
    option
        OPTION=CHOICE: an option of the game, such as stars=true. May be repeated.
    content
        GAME=FILE: play with the values of your own content file.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.arena import show_ladder

    return show_ladder(
        game,
        levels or ["novice", "steady", "sharp"],
        seats,
        deals,
        seconds,
        iterations,
        processes,
        seed,
        option or [],
        content or [],
        language,
    )


@arena.command
def roles(
    game: str = "saboteur",
    *,
    level: LevelWord = "steady",
    saboteurs: LevelWord | None = None,
    seats: Annotated[list[int] | None, Parameter(negative="", consume_multiple=True)] = None,
    deals: int = 50,
    seconds: float = 1.0,
    iterations: int = 0,
    processes: int = 1,
    seed: int = 1,
    option: OptionsOption = None,
    content: ContentOption = None,
    language: LanguageOption = "",
) -> int:
    """Let bots play a game of hidden roles, and print how often each role wins.

    Parameters
    ----------
    game
        Which game: saboteur or saboteur2.
    level
        The level of everybody: novice, steady or sharp.
    saboteurs
        The level of whoever holds a saboteur, if it is another.
    seats
        One or several numbers of seats. Default: all that the game can be played with.
    deals
        Games for each number of seats; each has three rounds.
    seconds
        What sharp may think about a decision.
    iterations
        Instead of seconds: playouts for each decision, for the same result everywhere.
    processes
        Games played at the same time.
    seed
        Of the deals; the same number deals the same games.
    option
        OPTION=CHOICE: an option of the game, such as team_win=digger. May be repeated.
    content
        GAME=FILE: play with the values of your own content file.
    language
        en or zh-Hant. Default: that of your environment.
    """
    from motherlode.cli.arena import show_roles

    return show_roles(
        game,
        level,
        saboteurs,
        seats or [],
        deals,
        seconds,
        iterations,
        processes,
        seed,
        option or [],
        content or [],
        language,
    )


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code. Whatever goes wrong is said in one sentence."""
    try:
        code = app(
            list(arguments), exit_on_error=False, print_error=False, result_action="return_value"
        )
    except CycloptsError as error:
        from motherlode.cli.failure import complain_of_usage

        complain_of_usage(error, arguments)
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return FAILED
    except Exception as error:  # noqa: BLE001 - complain() raises what a person cannot mend
        from motherlode.cli.failure import complain

        return complain(error, arguments)
    return code if isinstance(code, int) else DONE
