"""A table: the fold over its ledger. No I/O, no clock, no chance of its own."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from motherlode.engine.game import Game, Options
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
)
from motherlode.table.match import Match, begin
from motherlode.table.refusals import Unproven
from motherlode.table.wire import Level, SeatKind, Status


class LedgerError(ValueError):
    """The entries are not the ledger of a table."""


class Viewer(NamedTuple):
    """Who looks: someone on a seat, the host, or a spectator."""

    seat: int | None = None
    host: bool = False


SPECTATOR = Viewer()


class Seat:
    """A seat at the table. ``invite`` is empty unless it waits for a person; ``token`` is the
    SHA-256 of the secret of who claimed it, or empty."""

    def __init__(self, planned: PlannedSeat) -> None:
        self.kind: SeatKind = planned.kind
        self.level: Level | None = planned.level
        self.name = planned.name
        self.invite = planned.invite
        self.token = ""

    @property
    def waits(self) -> bool:
        """Whether it is for a person and nobody has claimed it."""
        return self.kind == "person" and not self.token


class Table:
    """State of a table. Built by :func:`fold`; grows by :meth:`apply`."""

    def __init__(self, table_id: str, game: Game, opened: Opened) -> None:
        self.id = table_id
        self.game = game
        self.options: Options = dict(opened.options)
        self.host = opened.host
        self.seats = [Seat(planned) for planned in opened.seats]
        self.matches: list[Match] = []
        self.answers: dict[str, AnyEntry] = {}
        """By request mark, the entry that answered it."""
        self.versions: dict[str, int] = {}
        """By request mark, the table's version after it."""
        self.spent_invites: set[str] = set()
        self.version = 0
        self._count(opened)

    @property
    def match(self) -> Match | None:
        """The match under way, or the last one."""
        return self.matches[-1] if self.matches else None

    @property
    def status(self) -> Status:
        if not self.matches:
            return "open"
        return "finished" if self.matches[-1].over else "playing"

    def viewer(self, token: str) -> Viewer:
        """Who shows this token; a spectator for none. Raises Unproven for one that opens
        nothing (any more)."""
        if not token:
            return SPECTATOR
        shown = fingerprint(token)
        if hmac.compare_digest(shown, self.host):
            return Viewer(host=True)
        for number, seat in enumerate(self.seats):
            if seat.token and hmac.compare_digest(shown, seat.token):
                return Viewer(seat=number)
        raise Unproven("wrong-token")

    def apply(self, entry: AnyEntry) -> None:
        """Take over a stored entry; raises what :meth:`prepare` raises, and then nothing has
        changed."""
        self.prepare(entry)()

    def prepare(self, entry: AnyEntry) -> Callable[[], None]:
        """Everything about taking an entry over that could go wrong; what it returns then only
        has to be called. So an entry is known to be good before it is stored.

        Raises LedgerError, ReplayError or Refused for an entry that does not follow from those
        before.
        """
        match entry:
            case SeatChanged() | Claimed() | Left():
                self._check_seat(entry.seat)
                return lambda: self._reseat(entry)
            case Started():
                begun = begin(self.game, self.options, len(self.seats), entry, self.version + 1)
                return lambda: self._advance([*self.matches, begun], entry)
            case Acted():
                if self.match is None:
                    raise LedgerError("An action stands before the start of a match.")
                after = self.match.after(entry, self.version + 1)
                return lambda: self._advance([*self.matches[:-1], after], entry)
            case Opened():
                raise LedgerError("A table can be opened only once.")

    def _check_seat(self, number: int) -> None:
        if not 0 <= number < len(self.seats):
            raise LedgerError(f"There is no seat {number} at this table.")

    def _reseat(self, entry: SeatChanged | Claimed | Left) -> None:
        seat = self.seats[entry.seat]
        self._void(seat.invite)
        match entry:
            case SeatChanged(planned=planned):
                self.seats[entry.seat] = Seat(planned)
            case Claimed(name=name, token=token):
                seat.invite, seat.name, seat.token = "", name, token
            case Left(invite=invite):
                self.seats[entry.seat] = Seat(PlannedSeat(kind="person", invite=invite))
        self._count(entry)

    def _advance(self, matches: list[Match], entry: Started | Acted) -> None:
        self.matches = matches
        self._count(entry)

    def _void(self, invite: str) -> None:
        if invite:
            self.spent_invites.add(invite)

    def _count(self, entry: AnyEntry) -> None:
        self.version += 1
        if entry.request:
            self.answers[entry.request] = entry
            self.versions[entry.request] = self.version


def fold(table_id: str, entries: Iterable[AnyEntry], game_of: Callable[[str], Game]) -> Table:
    """The table that a ledger tells of. Raises LedgerError for entries that are none, and what
    ``game_of`` and :meth:`Table.apply` raise."""
    ledger: Sequence[AnyEntry] = list(entries)
    if not ledger or not isinstance(ledger[0], Opened):
        raise LedgerError("A ledger begins with the opening of a table.")
    opened = ledger[0]
    if opened.format != FORMAT:
        raise LedgerError(f"This ledger has format {opened.format}; only {FORMAT} is known.")
    table = Table(table_id, game_of(opened.game), opened)
    for entry in ledger[1:]:
        table.apply(entry)
    return table
