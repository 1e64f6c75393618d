"""The content file: what it says, what a replacement changes, and how a bad one is refused."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode.engine.content import ContentError
from motherlode.engine.generators import FastRng, ReplayRng
from motherlode.games import get_game
from motherlode.games.dwarf.content import BUILT_IN
from motherlode.games.dwarf.wire import DwarfView
from tests.games.dwarf.examples import GAME

TEXT = BUILT_IN.read_text()
DATA: dict[str, Any] = tomllib.loads(TEXT)


def replaced(folder: Path, old: str, new: str, times: int = 1) -> Path:
    """The built-in content with a change."""
    assert TEXT.count(old) >= times
    file = folder / "mine.toml"
    file.write_text(TEXT.replace(old, new, times))
    return file


def test_printed_counts_and_points() -> None:
    gems = {gem["id"]: (gem["count"], gem["points"]) for gem in DATA["gem"]}
    assert gems == {
        "diamond": (1, 12),
        "emerald": (4, 6),
        "sapphire": (8, 4),
        "amethyst": (14, 2),
        "cursed": (10, -1),
    }
    assert sum(count for count, _ in gems.values()) == 37


def test_every_table_says_where_its_values_come_from() -> None:
    def tables(value: Any) -> list[dict[str, Any]]:
        if isinstance(value, list):
            return [table for item in value for table in tables(item)]
        return [value] if isinstance(value, dict) else []

    found = [table for value in DATA.values() for table in tables(value)]
    assert len(found) == 5 + 4 + 5
    for table in found:
        sources = {name: text for name, text in table.items() if name.endswith("source")}
        assert "source" in sources
        assert set(sources.values()) <= {"seed", "public", "reconstructed"}
        if "reconstructed" in sources.values():
            assert table["why"].strip(), f"{table} is reconstructed without a reason"


def test_a_replaced_value_changes_the_game_and_its_hash(tmp_path: Path) -> None:
    other = get_game(
        "dwarf", replaced(tmp_path, "wants = { emerald = 2 }", "wants = { cursed = 1 }")
    )
    assert other.content_hash != GAME.content_hash
    view = other.view(other.new({}, 4, FastRng(1)), None)
    assert isinstance(view, DwarfView)
    (bombarnok,) = [seat for seat in view.seats if seat.dwarf == "bombarnok"]
    assert (bombarnok.wants.emerald, bombarnok.wants.cursed) == (0, 1)


def test_an_owners_own_dwarf_can_be_dealt(tmp_path: Path) -> None:
    other = get_game("dwarf", replaced(tmp_path, 'id = "kolbera"', 'id = "my_dwarf"'))
    view = other.view(other.new({}, 4, FastRng(1)), None)
    assert isinstance(view, DwarfView)
    assert "my_dwarf" in {seat.dwarf for seat in view.seats}
    assert other.view(other.imagine(view, FastRng(2)), None) == view


def test_every_one_of_sixty_dwarves_can_be_dealt(tmp_path: Path) -> None:
    """Sixty cards do not fit into 32 bits."""
    card = '[[dwarf]]\nid = "own_{}"\nfavourite = "red"\nwants = {{ amethyst = 6 }}\n'
    card += 'source = "reconstructed"\nfavourite_source = "reconstructed"\nwhy = "More."\n\n'
    more = "".join(card.format(number) for number in range(5, 61))
    other = get_game("dwarf", replaced(tmp_path, "[norcia]", more + "[norcia]"))
    dealt = ReplayRng([59, 58, 57, 32, 0, *[0] * 8])
    view = other.view(other.new({}, 4, dealt), None)
    assert isinstance(view, DwarfView)
    assert [seat.dwarf for seat in view.seats] == ["own_60", "own_59", "own_58", "own_33"]


def test_layout_and_comments_do_not_change_the_hash(tmp_path: Path) -> None:
    same = get_game("dwarf", replaced(tmp_path, "format = 1", "# mine\n\nformat    = 1"))
    assert same.content_hash == GAME.content_hash


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[[gem]]\nid = "cursed"\ncount = 10\npoints = -1\nsource = "seed"\n', "",
         "must list each gem once: diamond, emerald, sapphire, amethyst, cursed"),
        ('id = "diamond"', 'id = "emerald"', "must list each gem once"),
        ('id = "diamond"', 'id = "ruby"', "ruby"),
        ("bonus = 5", "bonus = 5\nbonsu = 6", "bonsu"),
        ("bonus = 5", 'bonus = "five"', "wish.bonus"),
        ("bonus = 5", "bonus = 500", "wish.bonus"),
        ("rerolls = 2", "", "rerolls"),
        ("format = 1", "format = 2", "format"),
        ('game = "dwarf"', 'game = "saboteur"', "game"),
        ('source = "seed"', 'source = "hearsay"', "source"),
        ('id = "thorgild"', 'id = "bombarnok"', "two dwarves the same id"),
        ('favourite = "green"', 'favourite = "white"', "white die (D29)"),
        ('favourite = "green"', 'favourite = "pink"', "favourite"),
        ("mine = 6", "mine = 37", "too few gems"),
        ("count = 14", "count = -1", "count"),
        ("[wish]", "[wish", "line"),
    ],
)  # fmt: skip
def test_a_bad_file_gets_one_sentence_that_says_what_to_mend(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    file = replaced(tmp_path, old, new)
    assert says in refusal(file)


def test_too_few_dwarves(tmp_path: Path) -> None:
    start, end = TEXT.index('[[dwarf]]\nid = "kolbera"'), TEXT.index("[norcia]")
    file = tmp_path / "mine.toml"
    file.write_text(TEXT[:start] + TEXT[end:])
    assert "must list 4 to 60 dwarves" in refusal(file)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in refusal(tmp_path / "nowhere.toml")
    assert "Is a directory" in refusal(tmp_path)
    garbage = tmp_path / "garbage.toml"
    garbage.write_bytes(b"\xff\xfe\x00")
    assert "not usable" in refusal(garbage)
    nested = tmp_path / "nested.toml"
    nested.write_text("format = " + "[" * 100_000)
    assert "nested too deeply" in refusal(nested)
    empty = tmp_path / "empty.toml"
    empty.write_text("")
    assert "format" in refusal(empty)


def refusal(file: Path) -> str:
    """The error's text, which must be one sentence that names the file."""
    with pytest.raises(ContentError) as error:
        get_game("dwarf", file)
    text = str(error.value)
    assert str(file) in text
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text
    return text


def test_what_cannot_be_read_again_is_no_content_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for endless in (pipe, Path(os.devnull)):
        with pytest.raises(ContentError, match="save it to one first"):
            get_game("dwarf", endless)
