"""``motherlode bench``."""

from __future__ import annotations

from rich import box
from rich.table import Table

from motherlode.bench import run
from motherlode.cli.ends import DONE
from motherlode.cli.speech import Speaker, language_of

COLUMNS = ("game", "seats", "steps", "games", "driven", "clone", "bytes", "view", "imagine")


def show_bench(game: str, seconds: float, language: str) -> int:
    """Measure and print a table. Raises Refused for a game that does not exist."""
    speaker = Speaker(language_of(language))
    report = run([game] if game else None, seconds)
    speaker.say("terminal-bench-compiled" if report.compiled else "terminal-bench-pure")
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in COLUMNS:
        left = column == "game"
        title = speaker.text(f"terminal-bench-{column}")
        table.add_column(title, justify="left" if left else "right", no_wrap=left)
    for row in report.measured:
        table.add_row(
            speaker.text(f"game-{row.game}"),
            str(row.seats),
            f"{row.steps:,.0f}",
            f"{row.games:,.0f}",
            f"{row.driven_steps:,.0f}",
            f"{row.clone_ns:,.0f}",
            f"{row.position_bytes:,.0f}",
            f"{row.view_us:,.1f}",
            f"{row.imagine_us:,.1f}",
        )
    speaker.console.print(table)
    return DONE
