"""How each game looks on a terminal, and how its moves are typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from motherlode.cli.dwarf import screen
from motherlode.cli.dwarf.typed import TypedMoves
from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Action
from motherlode.games.dwarf.wire import DwarfView


class GameScreen(Protocol):
    """A game's table on a terminal."""

    def draw(self, view: Any, you: int | None) -> None:
        """Print the table as a seat, or with None a spectator, sees it."""
        ...

    def read(self, typed: str, view: Any) -> Action:
        """The action meant by what was typed. Raises Stop with the sentence that helps."""
        ...


class DwarfScreen:
    """Dig Down Dwarf."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.typed = TypedMoves(speaker)

    def draw(self, view: DwarfView, you: int | None) -> None:
        screen.draw(self.speaker, view, you)

    def read(self, typed: str, view: DwarfView) -> Action:
        return self.typed.read(typed, view.stage == "roll")


SCREENS: dict[str, Callable[[Speaker], GameScreen]] = {"dwarf": DwarfScreen}


def screen_of(game: str) -> Callable[[Speaker], GameScreen]:
    """What makes a game's screen."""
    return SCREENS[game]
