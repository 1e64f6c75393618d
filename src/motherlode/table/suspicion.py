"""How the bots of a match suspected the others: told only when the match is over."""

from __future__ import annotations

from motherlode.engine.wire import Suspicions
from motherlode.table.match import Match
from motherlode.table.refusals import Conflict, Missing
from motherlode.table.table import Table


def finished(table: Table, match: int) -> Match:
    """Match ``match`` (from 1). Raises Missing when there is none of that number and Conflict
    while it is still being played."""
    if not 1 <= match <= len(table.matches):
        raise Missing("no-such-match")
    played = table.matches[match - 1]
    if not played.over:
        raise Conflict("not-finished")
    return played


def suspicions_of(table: Table, match: int) -> Suspicions:
    """How the suspicions of a match's bots moved. Raises what :func:`finished` raises, and
    Missing for a game without hidden roles or without bots."""
    played = finished(table, match)
    found = bots_suspicions(table, played)
    if found is None:
        raise Missing("no-suspicions")
    return found


def bots_suspicions(table: Table, played: Match) -> Suspicions | None:
    """The same of a match known to be over; None for a game without hidden roles or bots."""
    bots = [number for number, seat in enumerate(table.seats) if seat.kind == "bot"]
    return table.game.suspicions(played.position, bots) if bots else None
