"""The rules pages: the same clauses in both languages, and every clause that is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motherlode.locale import LANGUAGES, Catalogue, Language, prefix
from tests.docs.components import PLACE, ROWS, table
from tests.locale.spoken import FAMILIES, GAMES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs/rules"
BEGUN = sorted(
    folder.name
    for folder in (ROOT / "src/motherlode/games").iterdir()
    if folder.is_dir() and folder.name != "__pycache__"
)
DRAWN = re.compile(r"""["'`^]M-?\d+[^"'`\d][^"'`/]*["'`/]""")
"""A path of a drawing: M0 is no clause there."""
ANCHOR = re.compile(r'^<a id="([A-Z]\d+)"></a>$', re.MULTILINE)
RULINGS = {"dwarf": ("D", 47), "saboteur": ("R", 66)}
"""By which letter a game's rulings go, and how many there are."""

every_game = pytest.mark.parametrize("game", FAMILIES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str, game: str) -> str:
    return (RULES / f"{game}.{language}.md").read_text("utf-8")


def ids(language: str, game: str) -> list[str]:
    return ANCHOR.findall(page(language, game))


def letters(games: list[str]) -> str:
    """With which the ids of these games begin. In files of no game P0 is a person in a test and
    M6 a stroke of a picture."""
    found = {clause[0] for game in games for clause in ids("en", game)}
    return "".join(sorted(found if len(games) == 1 else found - {"M", "P"}))


def citations(text: str, letters: str) -> set[str]:
    """The ids in a text, those in between two included: "D26 to D28"."""
    found = set(re.findall(rf"\b([{letters}]\d{{1,2}})\b", text))
    for letter, first, last in re.findall(rf"\b([{letters}])(\d+) to \1(\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


@every_game
def test_both_pages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert ids("en", game) == ids("zh-Hant", game)
    assert len(ids("en", game)) == len(set(ids("en", game)))


@every_game
def test_every_ruling_has_its_place(game: str) -> None:
    letter, last = RULINGS[game]
    rulings = {clause for clause in ids("en", game) if clause.startswith(letter)}
    assert rulings == {f"{letter}{number}" for number in range(1, last + 1)}


@every_game
@every_language
def test_titles_are_those_of_the_catalogue(game: str, language: Language) -> None:
    headings = dict(re.findall(r"^### ([A-Z]\d+) (.+)$", page(language, game), re.MULTILINE))
    catalogue = Catalogue(language)
    clauses = [c for c in ids(language, game) if not c.startswith(RULINGS[game][0])]
    assert headings == {c: catalogue.say(f"{game}-rule-{c}") for c in clauses}


@every_game
@every_language
def test_anchors_stand_right_before_what_they_name(game: str, language: Language) -> None:
    lines = page(language, game).splitlines()
    for number, line in enumerate(lines):
        anchor = ANCHOR.match(line)
        if anchor:
            clause = anchor[1]
            assert lines[number + 1].startswith((f"### {clause} ", f"**{clause}.** "))


@every_game
@every_language
def test_the_components_are_those_of_the_content_file(game: str, language: Language) -> None:
    written = PLACE.search(page(language, game))
    assert written is not None
    assert written[0] == table(game, language)


@pytest.mark.parametrize("game_id", GAMES)
@every_language
def test_every_option_and_its_default_stands_on_the_page(game_id: str, language: Language) -> None:
    for option in GAMES[game_id].option_specs:
        choices = [str(c).lower() if isinstance(c, bool) else str(c) for c in option.choices]
        comma = "、" if language == "zh-Hant" else ", "
        row = f"| `{option.id}` | {comma.join(f'`{choice}`' for choice in choices)} | "
        assert row in page(language, prefix(game_id)), row
        assert option.default == option.choices[0]
        assert option.rule in ids(language, prefix(game_id))


def games_of(path: Path) -> list[str]:
    """The games that a file may cite: its own, or any if it belongs to none."""
    parts = set(path.relative_to(ROOT).parts) | set(re.split(r"[._]", path.name))
    return [game for game in BEGUN if game in parts] or FAMILIES


def cited() -> dict[tuple[str, str], list[str]]:
    """Every clause id in sources, texts, tests and documents with the place where it stands,
    and the games whose clause it may be. Games that are begun but have no pages yet are not
    held to them."""
    found: dict[tuple[str, str], list[str]] = {}
    for folder in ("src", "tests", "docs", "web/src", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in {".py", ".ftl", ".toml", ".md", ".ts", ".svelte"}:
                continue
            if "app" in path.parts or path.name.startswith("faults"):
                continue
            games = games_of(path)
            if set(games) <= set(FAMILIES):
                text = DRAWN.sub("", path.read_text("utf-8"))
                for clause in citations(text, letters(games)):
                    found[clause, path.relative_to(ROOT).as_posix()] = games
    return found


def test_every_clause_that_is_cited_exists() -> None:
    known = {game: set(ids("en", game)) for game in FAMILIES}
    places = cited()
    assert len(places) > 300
    unknown = [
        place for place, games in places.items() if not any(place[0] in known[g] for g in games)
    ]
    assert unknown == []


@every_game
def test_every_clause_is_cited_by_the_rules_or_their_tests(game: str) -> None:
    spoken = set()
    for folder in ("src/motherlode/games", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            if games_of(path) in ([game], FAMILIES):
                spoken |= citations(path.read_text("utf-8"), letters([game]))
    assert set(ids("en", game)) - spoken == set()


def test_every_game_has_its_pages_and_its_table() -> None:
    assert {path.name.split(".")[0] for path in RULES.glob("*.*.md")} == set(FAMILIES)
    assert set(ROWS) == set(FAMILIES) == set(RULINGS)
    for game in FAMILIES:
        assert f"]({game}.en.md)" in (RULES / "README.md").read_text("utf-8")
