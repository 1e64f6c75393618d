"""The final reckoning, line by line with the clauses, as the terminal shows it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Result
from motherlode.locale import prefix


def show_result(speaker: Speaker, result: Result) -> None:
    """Print every seat's lines, best place first, and who has won."""
    own = f"terminal-{prefix(speaker.game)}-place"
    message = own if speaker.catalogue.has(own) else "terminal-place"
    for seat in sorted(range(len(result.scores)), key=lambda seat: result.places[seat]):
        name = speaker.catalogue.name(seat, speaker.names)
        place, points = result.places[seat], result.scores[seat]
        speaker.say(message, "bold", place=place, name=name, points=points)
        table = Table(box=None, show_header=False, padding=(0, 2), pad_edge=True)
        table.add_column()
        table.add_column(justify="right")
        table.add_column(style="dim")
        for line in result.lines[seat]:
            said = speaker.text(line.message, **line.arguments)
            table.add_row(Text(said), f"{line.points:+d}", line.rule)
        for tie in result.tie_breaks:
            said = speaker.text(tie.message)
            table.add_row(Text(said), str(abs(tie.values[seat])), tie.rule)
        if table.row_count:
            speaker.console.print(table)
    winners = [
        speaker.catalogue.name(seat, speaker.names)
        for seat, place in enumerate(result.places)
        if place == 1
    ]
    joined = speaker.catalogue.join(winners)
    speaker.say("terminal-winners", "bold green", count=len(winners), winners=joined)
