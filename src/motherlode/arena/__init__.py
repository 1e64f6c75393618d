"""Bots measured against each other: matches with balanced seats, and ladders of levels."""

from motherlode.arena.ladder import Ladder, Pairing, ladder
from motherlode.arena.report import table_of

__all__ = ["Ladder", "Pairing", "ladder", "table_of"]
