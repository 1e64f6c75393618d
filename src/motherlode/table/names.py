"""Names of people and bots."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from motherlode.engine.wire import Refused

MOST_CHARACTERS: Final = 24

BOT_NAMES: Final = (
    "Agate", "Basalt", "Beryl", "Cobalt", "Flint", "Garnet",
    "Jasper", "Marl", "Onyx", "Opal", "Quartz", "Slate",
)  # fmt: skip
"""By seat: names of stones are read alike in both languages."""

JOINERS: Final = "\u200c\u200d"
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols, by their category, that have no ink."""
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""What changes at most how the characters beside it look, and that seldom."""
REFUSED_CATEGORIES: Final = {"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"}


def person_name(given: str) -> str:
    """The name without spaces around it, in Unicode's composed form.

    Raises Refused for nothing visible, more than 24 characters, or characters that steer the
    text around them (control and direction characters; joiners are let through, since several
    scripts need them).
    """
    name = unicodedata.normalize("NFC", given).strip()
    for character in name:
        if character not in JOINERS and unicodedata.category(character) in REFUSED_CATEGORIES:
            raise Refused("bad-name-characters")
    if not any(map(_seen, name)) or len(name) > MOST_CHARACTERS:
        raise Refused("bad-name-length", most=MOST_CHARACTERS)
    return name


def own_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number after it if somebody at the table is called that already: two of
    one name could not be told apart. Upper and lower case count as the same, and so do letters
    that only look different in width or form, and names that differ in nothing that is seen."""
    others = {_sound(other) for other in taken}
    number = 1
    found = name
    while _sound(found) in others:
        number += 1
        end = f" {number}"
        found = name[: MOST_CHARACTERS - len(end)].rstrip() + end
    return found


def _sound(name: str) -> str:
    seen = UNSEEN.sub("", unicodedata.normalize("NFKC", name)).replace("\u2800", " ")
    return " ".join(seen.split()).casefold()


def _seen(character: str) -> bool:
    """Whether it shows by itself: letters, numbers, punctuation and symbols do, marks do not."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS
