"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import sys


def main() -> None:
    """The ``motherlode`` command. Ends the process."""
    from motherlode.cli.app import run

    sys.exit(run(sys.argv[1:]))
