"""The commands and what they take. Each imports what it does only when it is given."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import App, CycloptsError

from motherlode.cli.ends import DONE, FAILED, INTERRUPTED, MISUSED
from motherlode.cli.options import (
    ARENA,
    MATCH,
    ArenaOptions,
    BenchedGameOption,
    ContentOption,
    GameOption,
    LanguageOption,
    LevelsOption,
    LevelWord,
    MatchOptions,
    NumbersOption,
    PlayedContentOption,
    RolesGameOption,
)

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
    database
        URL of a database, sqlite:///FILE or postgresql://... Default: $MOTHERLODE_DATABASE,
        else a file in your data folder.
    """
    from motherlode.cli.serve import serve_tables

    return serve_tables(host, port, content or [], database, language)


@app.command
def play(
    game: GameOption = "dwarf",
    *,
    bots: LevelsOption = None,
    name: str = "",
    match: MatchOptions = MATCH,
) -> int:
    """Play against bots in this terminal.

    Parameters
    ----------
    bots
        A level for each opponent: novice, steady or sharp. Default: steady novice.
    name
        What you are called.
    """
    from motherlode.cli.play import play_here

    return play_here(game, bots or ["steady", "novice"], name, match)


@app.command
def watch(
    game: GameOption = "dwarf",
    *,
    bots: LevelsOption = None,
    speed: float = 1.0,
    match: MatchOptions = MATCH,
) -> int:
    """Watch bots play each other in this terminal.

    Parameters
    ----------
    bots
        A level for each seat: novice, steady or sharp. Default: steady novice.
    speed
        Moves a second; 0 for as fast as they come.
    """
    from motherlode.cli.play import watch_here

    return watch_here(game, bots or ["steady", "novice"], speed, match)


@app.command
def record(
    file: str,
    *,
    show: bool = False,
    content: PlayedContentOption = None,
    language: LanguageOption = "",
) -> int:
    """Check the record of a finished game: every shuffle, every move, the result.

    Parameters
    ----------
    file
        A record in a file, or at an address: http://HOST/api/tables/TABLE/records/MATCH.
    show
        Tell the whole game too, with all roles and hands.
    """
    from motherlode.cli.record import check_record

    return check_record(file, show, content or [], language)


@app.command
def bench(
    game: BenchedGameOption = "", *, seconds: float = 0.3, language: LanguageOption = ""
) -> int:
    """Measure the engine as it is installed here.

    Parameters
    ----------
    seconds
        For each measurement.
    """
    from motherlode.cli.bench import show_bench

    return show_bench(game, seconds, language)


@arena.command
def ladder(
    game: GameOption = "dwarf",
    *,
    levels: LevelsOption = None,
    seats: int = 2,
    deals: int = 50,
    how: ArenaOptions = ARENA,
) -> int:
    """Play every level against every other, on every seat alike, and print how often it wins.

    Parameters
    ----------
    levels
        The levels to measure: novice, steady, sharp. Default: all of them.
    seats
        Seats at the table; one bot of the stronger level, the rest of the weaker.
    deals
        Deals for each pair of levels; each is played once for every seat.
    """
    from motherlode.cli.arena import show_ladder

    return show_ladder(game, levels or ["novice", "steady", "sharp"], seats, deals, how)


@arena.command
def roles(
    game: RolesGameOption = "saboteur",
    *,
    level: LevelWord = "steady",
    saboteurs: LevelWord | None = None,
    seats: NumbersOption = None,
    deals: int = 50,
    how: ArenaOptions = ARENA,
) -> int:
    """Let bots play a game of hidden roles, and print how often each role wins.

    Parameters
    ----------
    level
        The level of everybody: novice, steady or sharp.
    saboteurs
        The level of whoever holds a saboteur, if it is another.
    seats
        One or several numbers of seats. Default: all that the game can be played with.
    deals
        Games for each number of seats; each has three rounds.
    """
    from motherlode.cli.arena import show_roles

    return show_roles(game, level, saboteurs, seats or [], deals, how)


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
