"""Tells in one sentence why a command did not do what it was asked."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError
from rich.console import Console

from motherlode.cli.ends import FAILED, MISUSED, Stop
from motherlode.cli.speech import Speaker, language_of
from motherlode.engine.content import ContentError
from motherlode.engine.wire import Refused

IN_A_TERMINAL = {
    "no-such-game": "terminal-no-such-game",
    "wrong-number-of-seats": "terminal-wrong-number-of-seats",
}
"""What sounds otherwise where there is no list to choose from and no seat to tap."""


def _speaker(arguments: Sequence[str]) -> Speaker:
    """In the language that the command line asks for, even if the rest of it is wrong."""
    asked = ""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if word in {"--language", "-l"}:
            asked = following
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
    try:
        language = language_of(asked)
    except Stop:
        language = language_of("", os.environ)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    return Speaker(language, console=console)


def complain_of_usage(error: CycloptsError, arguments: Sequence[str]) -> None:
    """The command line could not be read."""
    detail = " ".join(str(error).split())
    _speaker(arguments).say("terminal-usage", "red", detail=detail)


def complain(error: Exception, arguments: Sequence[str]) -> int:
    """The exit code for an error of a kind that a person can mend; others are raised again."""
    from motherlode.server.settings import SettingsError

    speaker = _speaker(arguments)
    match error:
        case Stop():
            speaker.say(error.message, "red", **error.arguments)
            return error.code
        case Refused():
            error.message = IN_A_TERMINAL.get(error.message, error.message)
            speaker.refuse(error)
            return MISUSED
        case ContentError() | SettingsError():
            speaker.line(str(error), "red")
            return MISUSED
        case OSError():
            reason = f"{error.strerror or error}: {error.filename or ''}".rstrip(": ")
            speaker.say("terminal-failed", "red", detail=reason)
            return FAILED
    print(file=sys.stderr)
    raise error
