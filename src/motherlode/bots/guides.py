"""The guide of each game."""

from __future__ import annotations

from typing import Final

from motherlode.games.dwarf.guide import DwarfGuide
from motherlode.games.guide import Guide
from motherlode.games.saboteur.guide import SaboteurGuide

GUIDES: Final[dict[str, type[Guide]]] = {
    "dwarf": DwarfGuide,
    "saboteur": SaboteurGuide,
    "saboteur2": SaboteurGuide,
}


def guide_for(game: str) -> Guide:
    """A fresh guide; for a game without one of its own, one that knows only the rules."""
    return GUIDES.get(game, Guide)()
