"""How the bots of a match suspected the others: told only when the match is over."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

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
    bots = tuple(number for number, seat in enumerate(table.seats) if seat.kind == "bot")
    with _one_at_a_time:
        return _told(played, bots) if bots else None


# A match that is over never changes. Reckoning it takes up to seconds where nothing is compiled,
# and as soon as it is over everybody at the table asks.
_one_at_a_time = Lock()


@lru_cache(maxsize=32)
def _told(played: Match, bots: tuple[int, ...]) -> Suspicions | None:
    return played.game.suspicions(played.position, bots)
