"""Cards of the mine as three lines of three characters, drawn from their tunnels."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from motherlode.games.saboteur import shapes
from motherlode.games.saboteur.content import Content

SIZE: Final = 3
"""Lines of a card, and characters of each."""

PLACES: Final = {"N": (0, 1), "E": (1, 2), "S": (2, 1), "W": (1, 0)}
HALF_TURN: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
ARMS: Final = {"N": "║", "E": "═", "S": "║", "W": "═"}
STUBS: Final = {"N": "╎", "E": "╌", "S": "╎", "W": "╌"}
JOINTS: Final = {
    "NS": "║", "EW": "═", "EN": "╚", "ES": "╔", "SW": "╗", "NW": "╝",
    "ENS": "╠", "ENW": "╩", "ESW": "╦", "NSW": "╣", "ENSW": "╬",
}  # fmt: skip
CROSSINGS: Final = {("EW", "NS"): "╫", ("ES", "NW"): "╱", ("EN", "SW"): "╲"}
BLOCKED: Final = "×"
LADDER: Final = "#"
DOORS: Final = {"blue": "◆", "green": "●"}
DOOR_STYLES: Final = {"blue": "blue", "green": "green"}
CRYSTALS: Final = "*"
TREASURE: Final = "$"
EMPTY: Final = ("   ", " · ", "   ")
FACE_DOWN: Final = ("┌─┐", "│{}│", "└─┘")


class Pictures:
    """The cards of a game's content."""

    def __init__(self, content: Content) -> None:
        self._tunnels = {card.id: card.tunnels for card in content.path}
        self._tunnels |= {goal.id: goal.tunnels for goal in content.goal}
        self._paths = {card.id: card for card in content.path}
        self._start = content.start.tunnels
        self._treasure = content.goal[0].id

    def has(self, card: str) -> bool:
        """Whether a card is drawn: path cards and goals are."""
        return card in self._tunnels

    def start(self) -> list[Text]:
        """The start card, whose ladder every other ladder leads to."""
        return _lines(_drawn(self._start, False, LADDER), "bold")

    def card(self, card: str, *, turned: bool = False, style: str = "") -> list[Text]:
        """A path card or a goal that lies face up."""
        path = self._paths.get(card)
        middle = ""
        if card == self._treasure:
            middle = TREASURE
        elif path and path.ladder:
            middle = LADDER
        elif path and path.door:
            middle = DOORS[path.door]
        rows = _drawn(self._tunnels[card], turned, middle)
        if path and path.crystal:
            rows[0] = rows[0][:2] + CRYSTALS
        lines = _lines(rows, style)
        if path and path.door:
            lines[1].stylize(DOOR_STYLES[path.door], 1, 2)
        return lines

    def face_down(self, place: int, card: str | None) -> list[Text]:
        """A goal face down: its number from N to S, or what the viewer knows it to be."""
        sign = str(place + 1)
        if card:
            sign = TREASURE if card == self._treasure else BLOCKED
        return _lines([row.format(sign) for row in FACE_DOWN], "")


def empty() -> list[Text]:
    """A place without a card."""
    return _lines(list(EMPTY), "dim")


def _lines(rows: list[str], style: str) -> list[Text]:
    return [Text(row, style=style) for row in rows]


def _drawn(tunnels: str, turned: bool, middle: str) -> list[str]:
    lanes, stubs = shapes.parse(tunnels)
    if turned:
        lanes = ["".join(HALF_TURN[side] for side in lane) for lane in lanes]
        stubs = [HALF_TURN[side] for side in stubs]
    grid = [[" "] * SIZE for _ in range(SIZE)]
    for side in stubs:
        row, column = PLACES[side]
        grid[row][column] = STUBS[side]
    for lane in lanes:
        for side in lane:
            row, column = PLACES[side]
            grid[row][column] = ARMS[side]
    grid[1][1] = middle or _centre(sorted("".join(sorted(lane)) for lane in lanes))
    return ["".join(row) for row in grid]


def _centre(lanes: list[str]) -> str:
    if len(lanes) > 1:
        return CROSSINGS[lanes[0], lanes[1]]
    return JOINTS.get(lanes[0], BLOCKED) if lanes else BLOCKED
