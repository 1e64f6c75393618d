"""The languages there are, and which of them a person reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Language = Literal["en", "zh-Hant"]
LANGUAGES: tuple[Language, ...] = ("en", "zh-Hant")
DEFAULT: Language = "en"


def negotiate(wanted: Iterable[str]) -> Language:
    """The first language of ``wanted`` that there is, else English.

    Takes tags as browsers and shells write them: ``zh-TW``, ``zh_HK.UTF-8``, ``en-GB``. Any
    Chinese is answered in Traditional Chinese.
    """
    for tag in wanted:
        primary = tag.strip().replace("_", "-").split(".")[0].split("-")[0].lower()
        if primary == "zh":
            return "zh-Hant"
        if primary == "en":
            return "en"
    return DEFAULT
