"""How a command ends early."""

from __future__ import annotations

from typing import Any

DONE = 0
FAILED = 1
MISUSED = 2
INTERRUPTED = 130


class Stop(Exception):  # noqa: N818 - it is said to a person, not an error of the program
    """The command cannot go on. ``message``: id of the Fluent catalogue; ``code``: of the exit."""

    def __init__(self, message: str, code: int = MISUSED, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.code = code
        self.arguments = arguments
