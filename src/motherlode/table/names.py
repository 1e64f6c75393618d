"""Names of people and bots."""

from __future__ import annotations

import unicodedata
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


def _seen(character: str) -> bool:
    """Whether it shows by itself: letters, numbers, punctuation and symbols do, marks do not."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS
