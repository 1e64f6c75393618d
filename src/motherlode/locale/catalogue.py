"""Messages of one language, filled in by the rules that ``en/common.ftl`` lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from motherlode.locale.languages import Language

NONE = "none"
SEAT_FIELDS = frozenset({"seat", "other"})
NOT_HERE = "web.ftl"
"""Texts that only the browser shows."""
MOST_SHOWN = 1000
"""So many characters of what somebody typed are repeated to him; Fluent refuses very long ones."""


class CatalogueError(KeyError):
    """A message that the catalogue lacks, or that could not be filled in; the text says which."""


@cache
def kinds() -> dict[str, str]:
    """Fields that hold a kind of thing known under another field's name."""
    return _mapping("kinds.json")


@cache
def prefixes() -> dict[str, str]:
    """Games whose messages begin with the id of another game."""
    return _mapping("prefixes.json")


def prefix(game: str) -> str:
    """What the ids of a game's messages begin with."""
    return prefixes().get(game, game)


def _mapping(name: str) -> dict[str, str]:
    raw = files("motherlode.locale").joinpath(name).read_bytes()
    return msgspec.json.decode(raw, type=dict[str, str])


class Catalogue:
    """All messages of a language; making one reads its files."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files("motherlode.locale").joinpath(language).iterdir():
            if file.name.endswith(".ftl") and file.name != NOT_HERE:
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(
        self,
        message: str,
        arguments: Mapping[str, Any] | None = None,
        *,
        game: str = "",
        names: Sequence[str] = (),
    ) -> str:
        """A message, filled in. ``game``: id, for its words; ``names``: of the seats, in order.

        Raises CatalogueError for a message that does not exist or lacks an argument.
        """
        given = arguments or {}
        count = given.get("count", 1)
        filled = {
            field: self._argument(field, value, count, game, names)
            for field, value in given.items()
        }
        return self._format(message, filled)

    def tell(self, thing: msgspec.Struct, *, game: str, names: Sequence[str] = ()) -> str:
        """The sentence of an event or an action: its type is the message, its fields fill it."""
        message = str(thing.__struct_config__.tag)
        arguments = {field: getattr(thing, field) for field in thing.__struct_fields__}
        return self.say(message, arguments, game=game, names=names)

    def join(self, items: Iterable[str]) -> str:
        """A list as the language writes it: "a, b and c"; 「a、b和c」."""
        listed = list(items)
        if self.language == "zh-Hant" and len(listed) > 1:
            # The word for "and" keeps its distance from numbers and Latin letters.
            listed[-2] = re.sub(r"(?<=[A-Za-z0-9])$", " ", listed[-2])
            listed[-1] = re.sub(r"^(?=[A-Za-z0-9])", " ", listed[-1])
        return format_list(listed, locale=self._locale)

    def name(self, seat: int, names: Sequence[str]) -> str:
        """The player on a seat; the seat's number, counted from 1, for one without a name."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self._format("seat-number", {"number": seat + 1})

    def _format(self, message: str, filled: Mapping[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise CatalogueError(f"No message {message} in {self.language}.")
        text, errors = self._bundle.format_pattern(pattern, dict(filled))
        if errors:
            raise CatalogueError(f"The message {message} in {self.language}: {errors[0]}.")
        return str(text)

    def _argument(
        self, field: str, value: object, count: object, game: str, names: Sequence[str]
    ) -> object:
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.name(value, names)
        match value:
            case None:
                return NONE
            case bool():
                return "true" if value else "false"
            case int():
                return value
            case str():
                return self.word(field, value, game=game, count=count)
            case list() | tuple():
                return self._list(field, value, game, names) if value else NONE
        raise CatalogueError(f"A message cannot hold {value!r} as {field}.")

    def word(self, field: str, word: str, *, game: str, count: object = 1) -> str:
        """The word for a value of a field; a value without a message stays as it is,
        up to MOST_SHOWN characters."""
        for message in (
            f"{prefix(game)}-{field}-{word}",
            f"{prefix(game)}-{kinds().get(field, field)}-{word}",
            f"{field}-{word}",
        ):
            if self.has(message):
                return self._format(message, {"count": count})
        return word if len(word) <= MOST_SHOWN else f"{word[:MOST_SHOWN]}…"

    def _list(self, field: str, values: Sequence[object], game: str, names: Sequence[str]) -> str:
        if not all(isinstance(value, str) for value in values):
            return self.join(str(self._argument(field, v, 1, game, names)) for v in values)
        items = []
        counts = Counter(str(value) for value in values)
        own = f"{prefix(game)}-counted"
        counted = own if self.has(own) else "counted"
        for word, times in counts.items():
            said = self.word(field, word, game=game, count=times)
            if len(counts) < len(values):
                said = self._format(counted, {"count": times, "word": said})
            items.append(said)
        return self.join(items)
