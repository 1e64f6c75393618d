"""``motherlode bench``."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich import box
from rich.table import Table

from motherlode.bench import Measured, run
from motherlode.cli.ends import DONE, Stop
from motherlode.cli.speech import Speaker, language_of

Column = tuple[str, Callable[[Measured], str]]

# Two tables, so that each fits a terminal of 80 columns.
PLAY: tuple[Column, ...] = (
    ("steps", lambda row: f"{row.steps:,.0f}"),
    ("games", lambda row: f"{row.games:,.0f}"),
    ("driven", lambda row: f"{row.driven_steps:,.0f}"),
    ("rollouts", lambda row: f"{row.rollouts:,.0f}"),
    ("imagined", lambda row: f"{row.imagined_rollouts:,.0f}"),
)
POSITION: tuple[Column, ...] = (
    ("clone", lambda row: f"{row.clone_ns:,.0f}"),
    ("bytes", lambda row: f"{row.position_bytes:,.0f}"),
    ("view", lambda row: f"{row.view_us:,.1f}"),
    ("imagine", lambda row: f"{row.imagine_us:,.1f}"),
)


def show_bench(game: str, seconds: float, language: str) -> int:
    """Measure and print tables. Raises Refused for a game that does not exist, and Stop for a
    time that cannot be measured."""
    if not 0 < seconds <= 600:
        raise Stop("terminal-seconds", given=str(seconds))
    speaker = Speaker(language_of(language))
    report = run([game] if game else None, seconds)
    speaker.say("terminal-bench-compiled" if report.compiled else "terminal-bench-pure")
    for columns in (PLAY, POSITION):
        speaker.console.print(_table(speaker, columns, report.measured))
    return DONE


def _table(speaker: Speaker, columns: Sequence[Column], rows: Sequence[Measured]) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1))
    table.add_column(speaker.text("terminal-bench-game"), no_wrap=True)
    table.add_column(speaker.text("terminal-bench-seats"), justify="right", no_wrap=True)
    for name, _ in columns:
        table.add_column(speaker.text(f"terminal-bench-{name}"), justify="right")
    for row in rows:
        told = [tell(row) for _, tell in columns]
        table.add_row(speaker.text(f"game-{row.game}"), str(row.seats), *told)
    return table
