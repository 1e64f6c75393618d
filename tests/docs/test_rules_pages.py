"""The rules pages: the same clauses in both languages, and every clause that is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motherlode.games import game_ids, get_game
from motherlode.locale import LANGUAGES, Catalogue, Language
from tests.docs.components import PLACE, table

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs/rules"
BEGUN = sorted(
    folder.name
    for folder in (ROOT / "src/motherlode/games").iterdir()
    if folder.is_dir() and folder.name != "__pycache__"
)
ANCHOR = re.compile(r'^<a id="([A-Z]\d+)"></a>$', re.MULTILINE)
CITED = re.compile(r"\b([STGAEXD]\d{1,2})\b")
RANGE = re.compile(r"\b([STGAEXD])(\d{1,2}) to \1(\d{1,2})\b")


def page(language: str, game: str = "dwarf") -> str:
    return (RULES / f"{game}.{language}.md").read_text("utf-8")


def ids(language: str) -> list[str]:
    return ANCHOR.findall(page(language))


def test_both_pages_have_the_same_clauses_in_the_same_order() -> None:
    assert ids("en") == ids("zh-Hant")
    assert len(ids("en")) == len(set(ids("en")))


def test_every_ruling_has_its_place() -> None:
    rulings = {clause for clause in ids("en") if clause.startswith("D")}
    assert rulings == {f"D{number}" for number in range(1, 48)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_those_of_the_catalogue(language: Language) -> None:
    headings = dict(re.findall(r"^### ([A-Z]\d+) (.+)$", page(language), re.MULTILINE))
    catalogue = Catalogue(language)
    clauses = [clause for clause in ids(language) if not clause.startswith("D")]
    assert headings == {c: catalogue.say(f"dwarf-rule-{c}") for c in clauses}


@pytest.mark.parametrize("language", LANGUAGES)
def test_anchors_stand_right_before_what_they_name(language: Language) -> None:
    lines = page(language).splitlines()
    for number, line in enumerate(lines):
        anchor = ANCHOR.match(line)
        if anchor:
            clause = anchor[1]
            assert lines[number + 1].startswith((f"### {clause} ", f"**{clause}.** "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_components_are_those_of_the_content_file(language: Language) -> None:
    written = PLACE.search(page(language))
    assert written is not None
    assert written[0] == table(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_default_stands_on_the_page(language: Language) -> None:
    for option in get_game("dwarf").option_specs:
        choices = [str(c).lower() if isinstance(c, bool) else str(c) for c in option.choices]
        comma = "、" if language == "zh-Hant" else ", "
        row = f"| `{option.id}` | {comma.join(f'`{choice}`' for choice in choices)} | "
        assert row in page(language), row
        assert option.default == option.choices[0]


def games_of(path: Path) -> list[str]:
    """The games that a file may cite: its own, or any if it belongs to none."""
    parts = set(path.relative_to(ROOT).parts) | {path.name.split(".")[0]}
    return [game for game in BEGUN if game in parts] or game_ids()


def cited() -> dict[tuple[str, str], list[str]]:
    """Every clause id in sources, texts, tests and documents with the place where it stands,
    and the games whose clause it may be."""
    found: dict[tuple[str, str], list[str]] = {}
    for folder in ("src", "tests", "docs", "web/src", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in {".py", ".ftl", ".toml", ".md", ".ts", ".svelte"}:
                continue
            if "app" in path.parts or path.name.startswith("faults"):
                continue
            for clause in CITED.findall(path.read_text("utf-8")):
                found[clause, path.relative_to(ROOT).as_posix()] = games_of(path)
    return found


def test_every_clause_that_is_cited_exists() -> None:
    """Files of a game that is begun but not offered yet have no pages to be held to."""
    known = {game: set(ANCHOR.findall(page("en", game))) for game in game_ids()}
    unknown = [
        place
        for place, games in cited().items()
        if set(games) <= set(known) and not any(place[0] in known[game] for game in games)
    ]
    assert unknown == []


def test_every_clause_of_the_turn_is_cited_by_the_rules_or_their_tests() -> None:
    spoken = set()
    for folder in ("src/motherlode/games/dwarf", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            spoken |= set(CITED.findall(text))
            for letter, first, last in RANGE.findall(text):
                spoken |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    assert set(ids("en")) - spoken == set()


def test_every_game_has_its_pages() -> None:
    for game in game_ids():
        for language in LANGUAGES:
            assert (RULES / f"{game}.{language}.md").exists()
