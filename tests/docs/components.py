"""The tables of components on the rules pages, written from the games' content files.

``python -m tests.docs.components`` writes them into the pages; the tests check that they are there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from motherlode.locale import LANGUAGES, Language
from tests.docs.dwarf_components import dwarf_rows
from tests.docs.saboteur_components import saboteur_rows

RULES = Path(__file__).parents[2] / "docs/rules"
PLACE = re.compile(r"(?<=<!-- components -->\n).*?(?=<!-- /components -->)", re.DOTALL)

Rows = Callable[[Language], Iterator[tuple[str, object, str]]]
ROWS: dict[str, Rows] = {"dwarf": dwarf_rows, "saboteur": saboteur_rows}
"""Name, value and source of everything in a game's content file."""

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "head": "| component | number or value | source |",
        "seed": "original",
        "public": "public page",
        "photograph": "photograph",
        "reconstructed": "reconstructed",
    },
    "zh-Hant": {
        "head": "| 配件 | 數量或數值 | 來源 |",
        "seed": "原規則",
        "public": "公開網頁",
        "photograph": "照片",
        "reconstructed": "重建",
    },
}


def table(game: str, language: Language) -> str:
    """The table as it stands on the page."""
    words = WORDS[language]
    lines = [words["head"], "|---|---|---|"]
    lines += [
        f"| {name} | {value} | {words[source]} |" for name, value, source in ROWS[game](language)
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    for game in ROWS:
        for language in LANGUAGES:
            page = RULES / f"{game}.{language}.md"
            text = page.read_text("utf-8")
            before, after = PLACE.split(text)
            page.write_text(before + table(game, language) + after, "utf-8")


if __name__ == "__main__":
    main()
