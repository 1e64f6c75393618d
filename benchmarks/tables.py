"""Tables in Markdown whose columns line up as plain text too."""

from __future__ import annotations

from collections.abc import Sequence


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table; every column but the first is aligned to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(heads, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        padded = [cells[0].ljust(widths[0])]
        padded += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return f"| {' | '.join(padded)} |"

    ruler = [f"{'-' * (widths[0] + 2)}"] + [f"{'-' * (width + 1)}:" for width in widths[1:]]
    return [line(heads), f"|{'|'.join(ruler)}|", *(line(row) for row in rows)]
