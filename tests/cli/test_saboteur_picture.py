"""Cards of the mine on a terminal are drawn from their tunnels."""

from __future__ import annotations

import pytest

from motherlode.cli.saboteur.picture import Pictures
from motherlode.cli.saboteur.screen import mine
from motherlode.engine.generators import FastRng
from motherlode.games import get_game
from motherlode.games.saboteur.game import Saboteur2Game
from motherlode.games.saboteur.wire import SaboteurView, TunnelView

GAME = get_game("saboteur2")
assert isinstance(GAME, Saboteur2Game)
PICTURES = Pictures(GAME.content)


@pytest.mark.parametrize(
    ("card", "turned", "drawn"),
    [
        ("b01", False, [" ║ ", "═╬═", " ║ "]),  # crossroads
        ("b06", False, [" ║ ", "═╝ ", "   "]),  # curve N-W
        ("b06", True, ["   ", " ╔═", " ║ "]),  # by half a turn: E-S
        ("b08", False, [" ╎ ", "╌×╌", " ╎ "]),  # every side a dead end
        ("b16", True, ["   ", "╌× ", "   "]),  # a single stub E, turned
        ("x05", False, [" ║*", "═╬═", " ║ "]),  # crystals in the corner
        ("x10", False, ["   ", "═◆═", "   "]),  # blue door
        ("x13", False, ["   ", "═●═", "   "]),  # green door
        ("x15", False, ["   ", " # ", " ║ "]),  # ladder
        ("x19", False, [" ║ ", "═╫═", " ║ "]),  # bridge
        ("x20", False, [" ║ ", "═╱═", " ║ "]),  # two curves N-W and E-S
        ("x21", False, [" ║ ", "═╲═", " ║ "]),
        ("treasure", False, [" ║ ", "═$═", " ║ "]),
    ],
)
def test_a_card_shows_where_its_tunnels_lead(card: str, turned: bool, drawn: list[str]) -> None:
    assert [line.plain for line in PICTURES.card(card, turned=turned)] == drawn


def test_every_path_card_can_be_drawn_both_ways() -> None:
    assert isinstance(GAME, Saboteur2Game)
    for path in GAME.content.path:
        for turned in (False, True):
            lines = [line.plain for line in PICTURES.card(path.id, turned=turned)]
            assert [len(line) for line in lines] == [3, 3, 3]


def _view() -> SaboteurView:
    view = GAME.view(GAME.new({}, 3, FastRng(1)), 0)
    assert isinstance(view, SaboteurView)
    return view


def test_the_mine_stands_in_its_columns_and_rows() -> None:
    view = _view()
    view.tunnels = [
        TunnelView(card="b05", turned=False, x=1, y=0, joined=["e", "w"]),
        TunnelView(card="b04", turned=False, x=0, y=-1, joined=[]),
    ]
    lines = [line.plain.rstrip() for line in mine(PICTURES, view)]
    assert lines[0] == "    -1  0  1  2  3  4  5  6  7  8  9"
    middle = lines.index(next(line for line in lines if line.startswith("  0 ")))
    assert lines[middle] == "  0  · ═#════ ·  ·  ·  ·  ·  · │2│ ·"
    assert lines[middle - 2].startswith("        ║")


def test_what_is_not_joined_to_the_start_is_dim() -> None:
    joined = PICTURES.card("b05", style="bold")[1]
    view = _view()
    view.tunnels = [TunnelView(card="b05", turned=False, x=3, y=0, joined=[])]
    row = next(line for line in mine(PICTURES, view) if line.plain.startswith("  0 "))
    assert joined.style == "bold"
    assert any(
        span.style == "dim" and row.plain[span.start : span.end] == "═══" for span in row.spans
    )


def test_a_goal_is_a_number_until_the_viewer_knows_it() -> None:
    assert PICTURES.face_down(1, None)[1].plain == "│2│"
    assert PICTURES.face_down(1, "treasure")[1].plain == "│$│"
    assert PICTURES.face_down(1, "coal_es")[1].plain == "│×│"
