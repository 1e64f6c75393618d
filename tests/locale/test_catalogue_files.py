"""Both languages say the same things, in their own words, and nothing is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from motherlode.engine.game import Game
from motherlode.games.saboteur import content as saboteur_content
from motherlode.locale import prefix
from motherlode.locale.catalogue import kinds
from motherlode.table.wire import Level
from tests.locale.catalogue_files import LANGUAGES, LOCALE, ROOT, messages
from tests.locale.spoken import FAMILIES, GAMES

EN = messages("en")
ZH = messages("zh-Hant")

# Ids that programs put together: by games, levels, options, words and clauses.
WORD_KINDS = {
    "dwarf": ("gem", "die", "ability", "dwarf", "colour", "condition", "rule"),
    "saboteur": ("card", "role", "tool", "item", "side", "rule"),
}
WORDS = re.compile(
    r"^(game-\w+|level-\w+|language-name|"
    + "|".join(f"{game}-({'|'.join(kinds)})-.+" for game, kinds in WORD_KINDS.items())
    + ")$"
)


def is_word(key: str) -> bool:
    """Whether a message is a word that others are filled with, not a sentence of its own."""
    return bool(WORDS.match(key)) and key not in TAGS


def constants() -> Iterator[tuple[str, str]]:
    """Every word that the Python sources write in quotes, with its file."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, str(path.relative_to(ROOT))


def patterns() -> list[re.Pattern[str]]:
    """Ids that sources put together, as patterns: f"typed-{kind}-{name}" in Python and
    `web-{...}` in the web."""
    found = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[\\w-]+"
                    for part in node.values
                ]
                found.append("".join(parts))
    for path in sorted((ROOT / "web/src").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            for text in re.findall(r"`([\w${}.()\[\]-]+)`", path.read_text("utf-8")):
                pieces = re.split(r"\$\{.*?\}", text)
                found.append("[\\w-]+".join(re.escape(piece) for piece in pieces))
    return [
        re.compile(p)
        for p in found
        if re.match(r"[a-z]+\\?-", p) or p.endswith(("group", "counted"))
    ]


def refusals() -> set[str]:
    """``Refused`` and the classes that the sources derive from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in sorted((ROOT / "src").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    names = {"Refused"}
    while more := {name for name, above in bases.items() if above & names} - names:
        names |= more
    return names


def refused() -> Iterator[tuple[str, set[str], str]]:
    """Every ``Refused("id", …, name=…)`` and ``Problem(message="id", …)`` of the sources, but
    for games that are begun and have no texts yet."""
    kinds = refusals()
    for path in sorted((ROOT / "src").rglob("*.py")):
        if path.parent.parent.name == "games" and path.parent.name not in FAMILIES:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name in kinds and node.args and isinstance(node.args[0], ast.Constant):
                arguments = {keyword.arg or "" for keyword in node.keywords}
                yield str(node.args[0].value), arguments - {"rule"}, str(path.relative_to(ROOT))
            for keyword in node.keywords:
                if (
                    name == "Problem"
                    and keyword.arg == "message"
                    and isinstance(keyword.value, ast.Constant)
                ):
                    yield str(keyword.value.value), set(), str(path.relative_to(ROOT))


def structs(game: Game) -> list[Any]:
    """Every action and event of a game."""
    return [*get_args(game.action_type), *get_args(game.event_type)]


TAGS = {struct.__struct_config__.tag for game in GAMES.values() for struct in structs(game)}


def literals(hint: Any) -> Iterator[str]:
    """The words that a field of this type may hold."""
    if get_origin(hint) is Literal:
        yield from (value for value in get_args(hint) if isinstance(value, str))
    elif get_origin(hint) in (Union, UnionType, tuple, list):
        for part in get_args(hint):
            yield from literals(part)


def web_words() -> set[str]:
    """Every word that the web's sources write in quotes."""
    words: set[str] = set()
    for path in sorted((ROOT / "web/src").rglob("*")):
        if path.suffix in {".ts", ".svelte", ".js"}:
            words.update(re.findall(r"""["'`]([a-z][\w-]+)["'`]""", path.read_text("utf-8")))
    return words


# fault 75
def test_both_languages_have_the_same_messages_in_the_same_files() -> None:
    assert {key: message.file for key, message in EN.items()} == {
        key: message.file for key, message in ZH.items()
    }


# fault 75
def test_a_message_takes_the_same_arguments_in_both_languages() -> None:
    """But for the count inside a word, which Chinese has no use for."""
    for key, message in EN.items():
        if is_word(key):
            assert message.variables | ZH[key].variables <= {"count"}, key
        else:
            assert message.variables == ZH[key].variables, key


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_name(game_id: str) -> None:
    assert f"game-{game_id}" in EN


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_and_event_has_a_sentence_that_takes_only_its_fields(game_id: str) -> None:
    for struct in structs(GAMES[game_id]):
        tag = struct.__struct_config__.tag
        assert tag in EN, tag
        assert EN[tag].variables <= set(struct.__struct_fields__), tag


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_has_its_name_its_help_and_its_choices(game_id: str) -> None:
    for option in GAMES[game_id].option_specs:
        base = f"{prefix(game_id)}-option-{option.id}"
        choices = [str(c).lower() if isinstance(c, bool) else str(c) for c in option.choices]
        for key in (base, f"{base}-help", *(f"{base}-{choice}" for choice in choices)):
            assert key in EN, key


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_of_a_field_has_a_word_or_selects_a_variant(game_id: str) -> None:
    begin = prefix(game_id)
    variants = (LOCALE / "en" / f"{begin}.ftl").read_text("utf-8")
    found = 0
    for struct in structs(GAMES[game_id]):
        for field, hint in get_type_hints(struct).items():
            for value in literals(hint):
                kind = kinds().get(field, field)
                assert f"{begin}-{kind}-{value}" in EN or f"[{value}]" in variants, (field, value)
                found += 1
    assert found > 10


def test_every_card_of_saboteur_has_a_name_of_its_own() -> None:
    data = saboteur_content.load()
    cards = [*saboteur_content.card_ids(data), *(goal.id for goal in data.goal)]
    assert {key for key in EN if key.startswith("saboteur-card-")} == {
        f"saboteur-card-{card}" for card in cards
    }
    for spoken in (EN, ZH):
        names = ["".join(spoken[f"saboteur-card-{card}"].texts) for card in cards]
        assert len(set(names)) == len(names)


def test_every_refusal_has_a_sentence_that_takes_only_its_arguments() -> None:
    found = list(refused())
    assert len(found) > 25
    for key, arguments, where in found:
        assert key in EN, f"{key} in {where}"
        assert EN[key].variables <= arguments, f"{key} in {where}"


def test_every_level_of_bots_has_a_name() -> None:
    assert {f"level-{level}" for level in get_args(Level)} <= set(EN)


def test_every_message_is_used() -> None:
    written = {word for word, _ in constants()} | web_words()
    written |= {reference for message in EN.values() for reference in message.references}
    written |= TAGS
    made = patterns()
    unused = [
        key
        for key in EN
        if key not in written
        and not is_word(key)
        and "-option-" not in key
        and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []


# -- Traditional Chinese of Taiwan ---------------------------------------------------------------

# Simplified characters that Big5 happens to hold; all others it cannot write.
SIMPLIFIED_IN_BIG5 = set(
    "与么优体儿吨听圣坏复宁岭庄忏怀怜惊扑扰机构栖气泞洁洒洼炖痒离篱网羡肮茧虮虱蚕触赶"
)
MAINLAND_WORDS = (
    "視頻", "軟件", "硬件", "鼠標", "默認", "服務器", "信息", "用戶", "網絡", "屏幕", "程序",
    "回車", "點擊", "鏈接", "刷新", "保存", "登錄", "加載", "菜單", "界面", "質量", "一條龍",
)  # fmt: skip


def chinese_texts() -> list[tuple[str, str]]:
    texts = [(key, text) for key, message in ZH.items() for text in message.texts]
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    return texts + [(page.name, page.read_text("utf-8")) for page in sorted(pages)]


def simplified(text: str) -> str:
    """The characters of a text that are not Traditional Chinese."""
    wrong = []
    for character in text:
        if "\u3400" <= character <= "\u9fff":
            try:
                character.encode("big5")
            except UnicodeEncodeError:
                wrong.append(character)
            else:
                if character in SIMPLIFIED_IN_BIG5:
                    wrong.append(character)
    return "".join(wrong)


def test_the_sieve_finds_simplified_characters() -> None:
    assert simplified("挖宝矮人：体") == "宝体"
    assert simplified("挖寶矮人：體") == ""


def test_chinese_is_traditional_everywhere() -> None:
    assert [(where, wrong) for where, text in chinese_texts() if (wrong := simplified(text))] == []


def test_chinese_speaks_as_taiwan_does() -> None:
    found = [(key, w) for key, text in chinese_texts() for w in MAINLAND_WORDS if w in text]
    assert found == []


def test_chinese_sentences_use_full_width_punctuation() -> None:
    for key, message in ZH.items():
        for text in message.texts:
            assert not re.search(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!()][\u4e00-\u9fff]", text), key


def test_no_chinese_stands_in_the_english_catalogue() -> None:
    for key, message in EN.items():
        assert not re.search(r"[\u3400-\u9fff]", "".join(message.texts)), key


def test_both_languages_are_those_there_are() -> None:
    assert sorted(path.name for path in LOCALE.iterdir() if (path / "common.ftl").exists()) == (
        sorted(LANGUAGES)
    )
