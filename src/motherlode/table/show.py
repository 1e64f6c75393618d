"""The one way from a table to anybody: what a viewer may know of it, and no more."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from motherlode.table.match import Match
from motherlode.table.table import Table, Viewer
from motherlode.table.wire import (
    AnyAction,
    AnyEvent,
    AnyView,
    DecisionState,
    Invitation,
    LogEntry,
    SeatState,
    TableState,
)


def table_state(
    table: Table,
    viewer: Viewer,
    *,
    connected: Collection[int] = (),
    match: int = 0,
    log_from: int = 0,
) -> TableState:
    """The table as ``viewer`` may know it.

    ``connected``: the seats whose people are there. The log begins at entry ``log_from`` if
    ``match`` is the match that it is of, else at its beginning.
    """
    now = table.match
    same = now is not None and match == len(table.matches)
    since = min(log_from, len(now.happened)) if now and same else 0
    return TableState(
        table=table.id,
        game=table.game.id,
        rules_version=table.game.rules_version,
        content_hash=table.game.content_hash,
        options=table.options,
        version=table.version,
        status=table.status,
        match=len(table.matches),
        seats=_seats(table, connected),
        you=viewer.seat,
        host=viewer.host,
        invitations=_invitations(table) if viewer.host else [],
        waiting_for=sorted(now.since) if now else [],
        view=cast(AnyView, now.game.view(now.position, viewer.seat)) if now else None,
        decision=_decision(now, viewer.seat) if now else None,
        log=log_entries(now, viewer.seat, since) if now else [],
        commitment=now.started.commitment if now else "",
        seed=now.started.seed if now and now.over else "",
        result=now.game.result(now.position) if now and now.over else None,
    )


def _seats(table: Table, connected: Collection[int]) -> list[SeatState]:
    deciding = table.match.since if table.match else {}
    return [
        SeatState(
            seat=number,
            kind=seat.kind,
            level=seat.level,
            name=seat.name,
            claimed=not seat.waits,
            connected=seat.kind == "bot" or number in connected,
            deciding=number in deciding,
        )
        for number, seat in enumerate(table.seats)
    ]


def _invitations(table: Table) -> list[Invitation]:
    return [
        Invitation(seat=number, invite=seat.invite)
        for number, seat in enumerate(table.seats)
        if seat.invite
    ]


def _decision(match: Match, seat: int | None) -> DecisionState | None:
    if seat is None:
        return None
    decision = match.game.decision(match.position, seat)
    if decision is None:
        return None
    actions = cast(list[AnyAction], decision.actions)
    return DecisionState(message=decision.message, actions=actions, since=match.since[seat])


def log_entries(match: Match, seat: int | None, since: int) -> list[LogEntry]:
    """The events from number ``since`` on, as a seat, or with None a spectator, may know them."""
    events = match.game.events(match.position, since, seat)
    return [
        LogEntry(number=number, version=match.happened[number], event=cast(AnyEvent, event))
        for number, event in enumerate(events, since)
    ]
