"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path


def main() -> None:
    """The ``motherlode`` command. Ends the process."""
    from motherlode.cli.app import run

    settle_streams()
    sys.exit(run(sys.argv[1:]))


def settle_streams() -> None:
    """Take the terminal as it is: closed streams are empty ones, what it cannot show or send as
    text is replaced, and a width of nothing is one that nobody knows."""
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open(encoding="utf-8")
    sys.stdout = sys.stdout or nothing.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nothing.open("w", encoding="utf-8")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # and not what somebody has put in its place
            stream.reconfigure(errors="replace")
    if not os.environ.get("COLUMNS", "").strip("0"):
        os.environ.pop("COLUMNS", None)
