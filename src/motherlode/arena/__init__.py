"""Bots measured against each other: matches with balanced seats, ladders of levels, and what
each role wins."""

from motherlode.arena.ladder import Ladder, Pairing, ladder
from motherlode.arena.report import table_of
from motherlode.arena.role_report import tables_of
from motherlode.arena.roles import RoleReport, measure_roles

__all__ = [
    "Ladder",
    "Pairing",
    "RoleReport",
    "ladder",
    "measure_roles",
    "table_of",
    "tables_of",
]
