"""What can be asked of a table. Each command checks, and answers with the entry to store; the
table itself changes only when :meth:`Table.apply` is given the stored entry.

Time, tokens, invitations and seeds come from the caller. Every command raises Refused (or one
of ``refusals``) when it cannot be done; nothing has changed then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.generators import SealedRng, commitment
from motherlode.engine.wire import Action
from motherlode.table.chance import take_draws
from motherlode.table.ledger import (
    FORMAT,
    Acted,
    AnyEntry,
    Claimed,
    Left,
    Opened,
    PlannedSeat,
    SeatChanged,
    Started,
    fingerprint,
    request_mark,
    seat_token,
)
from motherlode.table.names import BOT_NAMES, own_name, person_name
from motherlode.table.refusals import Conflict, Forbidden, Missing, Unproven
from motherlode.table.table import Table, Viewer
from motherlode.table.wire import (
    Accepted,
    Act,
    ChangeSeat,
    ClaimSeat,
    Invitation,
    Keyed,
    NewTable,
    Rematch,
    SeatClaimed,
    SeatPlan,
    TableOpened,
)

Mint = Callable[[], str]
"""Gives a secret that nobody can guess, at most 64 characters, another each time."""

A = TypeVar("A")


class Proposal(msgspec.Struct, Generic[A], frozen=True):
    """``entry`` is to be stored before ``answer`` is given; None if it has been before."""

    entry: AnyEntry | None
    answer: A


def open_table(
    game: Game, plan: NewTable, table_id: str, mint: Mint, time: int
) -> tuple[Opened, TableOpened]:
    """A new table's first entry, and what only its host is told."""
    game.check_seats(len(plan.seats))
    seats = [planned_seat(seat, wanted, mint) for seat, wanted in enumerate(plan.seats)]
    host = mint()
    opened = Opened(
        time=time,
        format=FORMAT,
        game=game.id,
        options=game.options(plan.options),
        seats=seats,
        host=fingerprint(host),
    )
    invitations = [
        Invitation(seat=seat, invite=planned.invite)
        for seat, planned in enumerate(seats)
        if planned.invite
    ]
    return opened, TableOpened(table=table_id, host=host, invitations=invitations)


def planned_seat(seat: int, plan: SeatPlan, mint: Mint, taken: Iterable[str] = ()) -> PlannedSeat:
    """A seat for a bot, with a name beside those ``taken``, or for a person, with a new
    invitation."""
    if plan.kind == "bot":
        return PlannedSeat(kind="bot", level=plan.level, name=own_name(BOT_NAMES[seat], taken))
    return PlannedSeat(kind="person", invite=mint())


def change_seat(
    table: Table, token: str, asked: ChangeSeat, mint: Mint, time: int
) -> Proposal[Accepted]:
    """The host hands a seat that nobody has claimed to a bot or a person."""
    mark = request_mark(token, asked.key)
    if mark in table.answers:
        return _again(table, mark)
    _need_host(table, token)
    _need_open(table)
    if not 0 <= asked.seat < len(table.seats):
        raise Missing("no-such-seat")
    if table.seats[asked.seat].token:
        raise Conflict("seat-claimed")
    planned = planned_seat(asked.seat, asked.plan, mint, names_beside(table, asked.seat))
    entry = SeatChanged(time=time, request=mark, seat=asked.seat, planned=planned)
    return _accept(table, entry)


def names_beside(table: Table, seat: int) -> list[str]:
    """What those on the other seats are called."""
    return [other.name for at, other in enumerate(table.seats) if at != seat and other.name]


def invitation(table: Table, invite: str) -> Invitation:
    """The seat that an invitation still leads to. Raises Conflict for one that has been used
    and Missing for one that leads nowhere (any more)."""
    if invite in table.spent_invites:
        raise Conflict("invitation-used")
    for number, seat in enumerate(table.seats):
        if seat.invite and seat.invite == invite:
            return Invitation(seat=number, invite=invite)
    raise Missing("no-such-invitation")


def claim(table: Table, asked: ClaimSeat, mint: Mint, time: int) -> Proposal[SeatClaimed]:
    """Take the seat of an invitation. Repeated with its key, it gives the same token again."""
    mark = request_mark(asked.invite, asked.key)
    before = table.answers.get(mark)
    if isinstance(before, Claimed):
        token = seat_token(asked.invite, asked.key, before.salt)
        return Proposal(None, SeatClaimed(seat=before.seat, token=token))
    name = person_name(asked.name)
    number = invitation(table, asked.invite).seat
    name = own_name(name, names_beside(table, number))
    salt = mint()
    token = seat_token(asked.invite, asked.key, salt)
    entry = Claimed(
        time=time,
        request=mark,
        seat=number,
        name=name,
        token=fingerprint(token),
        salt=salt,
    )
    return Proposal(entry, SeatClaimed(seat=number, token=token))


def leave(table: Table, token: str, asked: Keyed, mint: Mint, time: int) -> Proposal[Accepted]:
    """Give a seat up before the start; it gets a new invitation."""
    mark = request_mark(token, asked.key)
    if mark in table.answers:
        return _again(table, mark)
    seat = _need_seat(table, token)
    _need_open(table)
    return _accept(table, Left(time=time, request=mark, seat=seat, invite=mint()))


def start(table: Table, token: str, asked: Keyed, seed: bytes, time: int) -> Proposal[Accepted]:
    """The host has the first match dealt. ``seed``: 32 random bytes."""
    mark = request_mark(token, asked.key)
    if mark in table.answers:
        return _again(table, mark)
    _need_host(table, token)
    _need_open(table)
    if any(seat.waits for seat in table.seats):
        raise Conflict("seats-unclaimed")
    return _accept(table, _deal(table, mark, seed, time))


def rematch(table: Table, token: str, asked: Rematch, seed: bytes, time: int) -> Proposal[Accepted]:
    """Anyone on a seat has another match dealt when one is over. Who asks for a rematch that
    somebody else has had dealt already gets that one. ``seed``: 32 random bytes."""
    mark = request_mark(token, asked.key)
    if mark in table.answers:
        return _again(table, mark)
    _need_seat(table, token)
    if asked.after > len(table.matches):
        raise Missing("no-such-match")
    if 0 < asked.after < len(table.matches):
        return Proposal(None, Accepted(version=table.version))
    if table.status != "finished":
        raise Conflict("not-finished")
    return _accept(table, _deal(table, mark, seed, time))


def act(table: Table, token: str, asked: Act, time: int) -> Proposal[Accepted]:
    """Play an action of one's seat."""
    mark = request_mark(token, asked.key)
    if mark in table.answers:
        return _again(table, mark)
    seat = _need_seat(table, token)
    return _accept(table, _play(table, seat, asked.version, asked.action, mark, time))


def act_for_bot(
    table: Table, seat: int, version: int, action: Action, time: int
) -> Proposal[Accepted]:
    """Play an action of a bot's seat, decided on at ``version``."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "bot":
        raise Forbidden("not-your-seat")
    return _accept(table, _play(table, seat, version, action, "", time))


def _play(table: Table, seat: int, version: int, action: Action, mark: str, time: int) -> Acted:
    match = table.match
    if match is None:
        raise Conflict("not-started")
    if match.over:
        raise Conflict("game-is-over")
    since = match.since.get(seat, table.version)
    if not since <= version <= table.version:
        raise Conflict("stale-version", version=table.version)
    twin = match.tried(seat, action)
    return Acted(
        time=time,
        request=mark,
        seat=seat,
        action=msgspec.to_builtins(action),
        draws=take_draws(twin),
    )


def _deal(table: Table, mark: str, seed: bytes, time: int) -> Started:
    rng = SealedRng(seed)
    position = table.game.new(table.options, len(table.seats), rng)
    return Started(
        time=time,
        request=mark,
        match=len(table.matches) + 1,
        rules_version=table.game.rules_version,
        content_hash=table.game.content_hash,
        seed=seed.hex(),
        commitment=commitment(seed),
        draws=take_draws(position),
    )


def _accept(table: Table, entry: AnyEntry) -> Proposal[Accepted]:
    return Proposal(entry, Accepted(version=table.version + 1))


def _again(table: Table, mark: str) -> Proposal[Accepted]:
    return Proposal(None, Accepted(version=table.versions[mark]))


def _known(table: Table, token: str) -> Viewer:
    if not token:
        raise Unproven("no-token")
    return table.viewer(token)


def _need_host(table: Table, token: str) -> None:
    if not _known(table, token).host:
        raise Forbidden("host-only")


def _need_seat(table: Table, token: str) -> int:
    seat = _known(table, token).seat
    if seat is None:
        raise Forbidden("seat-only")
    return seat


def _need_open(table: Table) -> None:
    if table.status != "open":
        raise Conflict("already-started")
