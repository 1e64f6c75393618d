"""Words that may be typed: in the player's language, and always in English."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from motherlode.cli.speech import Speaker
from motherlode.locale import DEFAULT, Catalogue

WORD = re.compile(r"[a-z]+|-?\d+|[^\sa-z\d,.;、，。]+")


def vocabulary(speaker: Speaker, kind: str, names: Iterable[str]) -> dict[str, str]:
    """What may be typed for each name: the words of the message ``typed-KIND-NAME``."""
    catalogues = [Catalogue(DEFAULT), speaker.catalogue]
    return {
        word: name
        for catalogue in catalogues
        for name in names
        for word in catalogue.say(f"typed-{kind}-{name}").split()
    }


class Splitter:
    """Takes what was typed apart; Chinese words need no spaces between them."""

    def __init__(self, known: Collection[str]) -> None:
        chinese = sorted((word for word in known if not word.isascii()), key=len, reverse=True)
        self._chinese = re.compile("|".join(map(re.escape, chinese)) or "$^")

    def split(self, typed: str) -> list[str]:
        """The words, in small letters."""
        words: list[str] = []
        for word in WORD.findall(typed.lower()):
            parts = self._chinese.findall(word)
            # What is left over makes the word unknown.
            words += parts if parts and "".join(parts) == word else [word]
        return words
