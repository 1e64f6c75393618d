"""The content file: what a replacement changes, and how a bad one is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode.engine.content import ContentError
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur.content import BUILT_IN
from motherlode.games.saboteur.game import Saboteur2Game, SaboteurGame
from tests.games.saboteur.tables import BASE, MORE

TEXT = BUILT_IN.read_text()


def replaced(folder: Path, old: str, new: str) -> Path:
    """The built-in content with a change."""
    assert old in TEXT
    file = folder / "mine.toml"
    file.write_text(TEXT.replace(old, new, 1))
    return file


def test_every_table_says_where_its_values_come_from() -> None:
    def tables(value: Any) -> list[dict[str, Any]]:
        if isinstance(value, list):
            return [table for item in value for table in tables(item)]
        return [value] if isinstance(value, dict) else []

    data: dict[str, Any] = tomllib.loads(TEXT)
    found = [table for value in data.values() for table in tables(value)]
    assert len(found) == 16 + 26 + 11 + 7 + 1 + 3 + 3
    assert all(table["source"] in ("seed", "public", "reconstructed") for table in found)


def test_both_games_read_the_same_file() -> None:
    assert BASE.content_hash == MORE.content_hash


def test_a_replacement_changes_the_game_and_its_hash(tmp_path: Path) -> None:
    file = replaced(tmp_path, "pay = [5, 4, 3, 2, 1]", "pay = [9, 8]")
    game = Saboteur2Game(file)
    assert game.content_hash != MORE.content_hash
    assert list(game.new({}, 2, FastRng(1)).terms.pay) == [9, 8]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "b02"', 'id = "b01"', "two cards have the id b01"),
        ('tunnels = "NEW"', 'tunnels = "NXW"', "the tunnels of b02 are not usable"),
        ('tunnels = "NEW"', 'tunnels = "NE W!N!"', "the tunnels of b02 are not usable"),
        ('tunnels = "NEW"', 'tunnels = "NE NW"', "is named twice"),
        ('tunnels = "NEW"', 'tunnels = "NE WS!"', "must have a single side"),
        ('tunnels = "NEW"', 'tunnels = ""', "name at least one side"),
        ('tunnels = "NS E!"\ndoor', 'tunnels = "NS EW"\ndoor', "must have exactly one tunnel"),
        ('id = "coal_es"\ntunnels = "ES"', 'id = "coal_es"\ntunnels = "E S"',
         "the card coal_es must have one tunnel"),
        ('[start]  # at 0, 0; E points to the goals\ntunnels = "NESW"',
         '[start]\ntunnels = "NES"', "the tunnels of the start card must be NESW"),
        ("east = [8, 8, 8]", "east = [8, 0, 8]", "goals must lie apart"),
        ("south = [-2, 0, 2]", "south = [2, 0, -2]", "from N to S"),
        ('effect = "map"', 'effect = "trap"', 'one card of effect "map"'),
        ('tools = ["lamp"]', 'tools = ["pick"]', "each tool must have one card"),
        ('tools = ["pick", "lamp"]', 'tools = ["pick", "pick"]', "must name its tools"),
        ('effect = "swap_hats"', 'more = 9\neffect = "swap_hats"', "at most 8 cards"),
        ("diggers = [3,", "diggers = [1,", "too few roles of the base game for 3 players"),
        ("hand = [6, 6, 6, 5, 5, 4, 4, 4]", "hand = [6, 6, 6, 6, 6, 6, 6, 6]", None),
        ("blue = 4", "blue = 0", "too few roles of Saboteur 2"),
        ("put_away = 10", "put_away = 40", None),
        ('id = "b01"  # crossroads\nbox = "base"\ncount = 5',
         'id = "b01"\nbox = "base"\ncount = 99', "not usable"),
        ('game = "saboteur"', 'game = "dwarf"', "not usable"),
        ("rounds = 3", "rounds = 0", "not usable"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, complaint: str | None
) -> None:
    file = replaced(tmp_path, old, new)
    if complaint is None:
        SaboteurGame(file)
        return
    with pytest.raises(ContentError, match=complaint) as caught:
        SaboteurGame(file)
    assert str(caught.value).endswith(".")
    assert str(file) in str(caught.value)
