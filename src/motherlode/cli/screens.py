"""How each game looks on a terminal, and how its moves are typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from motherlode.cli.dwarf import screen as dwarf_screen
from motherlode.cli.dwarf import typed as dwarf_typed
from motherlode.cli.saboteur import screen as saboteur_screen
from motherlode.cli.saboteur import typed as saboteur_typed
from motherlode.cli.saboteur.picture import Pictures
from motherlode.cli.speech import Speaker
from motherlode.engine.game import Game
from motherlode.engine.wire import Action
from motherlode.games.dwarf.wire import DwarfView
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.wire import SaboteurView


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

    def __init__(self, speaker: Speaker, _game: Game) -> None:
        self.speaker = speaker
        self.typed = dwarf_typed.TypedMoves(speaker)

    def draw(self, view: DwarfView, you: int | None) -> None:
        dwarf_screen.draw(self.speaker, view, you)

    def read(self, typed: str, view: DwarfView) -> Action:
        return self.typed.read(typed, view.stage == "roll")


class SaboteurScreen:
    """Saboteur and Saboteur 2."""

    def __init__(self, speaker: Speaker, game: Game) -> None:
        assert isinstance(game, AnySaboteurGame)
        self.speaker = speaker
        self.pictures = Pictures(game.content)
        self.typed = saboteur_typed.TypedMoves(speaker, game.content)

    def draw(self, view: SaboteurView, you: int | None) -> None:
        saboteur_screen.draw(self.speaker, self.pictures, view, you)

    def read(self, typed: str, view: SaboteurView) -> Action:
        return self.typed.read(typed, view.hand)


SCREENS: dict[str, Callable[[Speaker, Game], GameScreen]] = {
    "dwarf": DwarfScreen,
    "saboteur": SaboteurScreen,
    "saboteur2": SaboteurScreen,
}


def screen_of(speaker: Speaker, game: Game) -> GameScreen:
    """A game's screen."""
    return SCREENS[game.id](speaker, game)
