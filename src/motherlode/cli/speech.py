"""What the terminal says, in the language of whoever sits at it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console

from motherlode.cli.ends import Stop
from motherlode.engine.wire import Refused
from motherlode.locale import LANGUAGES, Catalogue, Language, negotiate

STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(asked: str, environ: Mapping[str, str] = os.environ) -> Language:
    """The language asked for, else that of the environment. Raises Stop for one there is not."""
    if asked:
        if asked.replace("_", "-").split("-")[0].lower() not in {"en", "zh"}:
            raise Stop("terminal-no-such-language", language=asked, known=list(LANGUAGES))
        return negotiate([asked])
    return negotiate([environ[name] for name in LANGUAGE_VARIABLES if environ.get(name)][:1])


class Speaker:
    """Says messages of the catalogue on a console, about one game and its players."""

    def __init__(
        self,
        language: Language,
        *,
        game: str = "",
        names: Sequence[str] = (),
        console: Console | None = None,
    ) -> None:
        self.catalogue = Catalogue(language)
        self.game = game
        self.names = names
        self.console = console or Console(highlight=False, soft_wrap=not sys.stdout.isatty())

    def text(self, message: str, **arguments: Any) -> str:
        """A message, filled in."""
        return self.catalogue.say(message, arguments, game=self.game, names=self.names)

    def say(self, message: str, style: str = "", **arguments: Any) -> None:
        """Print a message as a line."""
        self.line(self.text(message, **arguments), style)

    def tell(self, thing: msgspec.Struct, style: str = "") -> None:
        """Print the sentence of an event."""
        self.line(self.catalogue.tell(thing, game=self.game, names=self.names), style)

    def refuse(self, refused: Refused) -> None:
        """Print why something was not done, with the clause that says so."""
        reason = self.text(refused.message, **refused.arguments)
        self.line(f"{reason} ({refused.rule})" if refused.rule else reason, "yellow")

    def line(self, text: str, style: str = "") -> None:
        """Print a line as it is; markup means nothing in it, and characters that would steer
        the terminal show as �."""
        self.console.print(STEERING.sub("�", text), style=style or None, markup=False)
