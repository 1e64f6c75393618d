"""The record of a match that is over: everything needed to play it again and to check it.

Of a match under way there is none: what its seats may know is in their logs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.generators import ReplayError, ReplayRng, SealedRng, commitment
from motherlode.engine.position import Position
from motherlode.engine.wire import Event, Refused, Result, Scalar, Suspicions
from motherlode.table.ledger import Acted
from motherlode.table.names import person_name
from motherlode.table.suspicion import bots_suspicions, finished
from motherlode.table.table import Table
from motherlode.table.wire import AnyAction, Level, SeatKind

FORMAT: Final = 1
MOST_OUTCOMES: Final = 2**31
"""That one draw can have; see ``Rng.below``."""


class RecordError(ValueError):
    """A record that is not what it says. ``message`` and ``arguments``: where, for the
    catalogue."""

    def __init__(self, message: str, **arguments: Scalar | None) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments


class RecordSeat(msgspec.Struct, kw_only=True):
    """Who played on a seat."""

    kind: SeatKind
    level: Level | None
    name: str


class Header(msgspec.Struct, kw_only=True):
    """What was played, by whom, and the commitment given before the first move."""

    format: int
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, Scalar]
    seats: list[RecordSeat]
    commitment: str
    started: int
    """Milliseconds since 1970 in UTC."""


class RecordedAction(msgspec.Struct, kw_only=True):
    """An action, when it was played, and the draws that it took."""

    seat: int
    action: AnyAction
    draws: list[int]
    time: int
    """Milliseconds since 1970 in UTC."""


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A match from its first draw to its result."""

    header: Header
    draws: list[int]
    """Of the deal."""
    actions: list[RecordedAction]
    seed: str
    """In hexadecimal; its SHA-256 is the header's commitment."""
    result: Result
    suspicions: Suspicions | None = None
    """What its bots thought of hidden roles; missing where there were none."""


def export(table: Table, match: int) -> Record:
    """The record of match ``match`` (from 1). Raises Missing when there is none of that number
    and Conflict while it is still being played."""
    played = finished(table, match)
    started = played.started
    header = Header(
        format=FORMAT,
        game=table.game.id,
        rules_version=started.rules_version,
        content_hash=started.content_hash,
        options=table.options,
        seats=[RecordSeat(kind=s.kind, level=s.level, name=s.name) for s in table.seats],
        commitment=started.commitment,
        started=started.time,
    )
    return Record(
        header=header,
        draws=started.draws,
        actions=[_recorded(table.game, acted) for acted in played.acted],
        seed=started.seed,
        result=table.game.result(played.position),
        suspicions=bots_suspicions(table, played),
    )


def _recorded(game: Game, acted: Acted) -> RecordedAction:
    action = cast(AnyAction, msgspec.convert(acted.action, game.action_type))
    return RecordedAction(seat=acted.seat, action=action, draws=acted.draws, time=acted.time)


def replay(record: Record, game: Game) -> Position:
    """The end of the match, played from the recorded draws alone. Raises RecordError for a
    record of another game, rules or content, and for one that cannot have been played so."""
    header = record.header
    theirs = (header.game, header.rules_version, header.content_hash)
    if header.format != FORMAT or theirs != (game.id, game.rules_version, game.content_hash):
        raise RecordError("record-other-rules")
    for number, seat in enumerate(header.seats, 1):
        try:
            person_name(seat.name)
        except Refused:
            raise RecordError("record-bad-name", number=number) from None
    draws = [*record.draws, *(draw for action in record.actions for draw in action.draws)]
    if draws and not (min(draws) >= 0 and max(draws) < MOST_OUTCOMES):
        raise RecordError("record-draws-do-not-fit")
    try:
        position = _played(record, game, ReplayRng(draws))
    except ReplayError:
        raise RecordError("record-draws-do-not-fit") from None
    if position.rng.freeze():
        raise RecordError("record-draws-do-not-fit")
    return position


def _played(record: Record, game: Game, rng: ReplayRng) -> Position:
    header = record.header
    try:
        position = game.new(header.options, len(header.seats), rng, noting=True)
    except Refused:
        raise RecordError("record-bad-set-up") from None
    for number, action in enumerate(record.actions, 1):
        try:
            code = game.check(position, action.seat, action.action)
        except Refused as refused:
            clause = refused.rule or None
            raise RecordError("record-bad-action", number=number, clause=clause) from None
        position.play(action.seat, code)
    return position


def verify(record: Record, game: Game) -> Position:
    """Like :func:`replay`, and checks everything that a record claims: the seed is the one that
    was committed to, the draws are the seed's, each belongs to its action, the match is over,
    and the result and the bots' suspicions follow. Raises RecordError otherwise."""
    end = replay(record, game)
    try:
        seed = bytes.fromhex(record.seed)
        rng = SealedRng(seed)
    except ValueError:
        raise RecordError("record-bad-seed") from None
    if commitment(seed) != record.header.commitment:
        raise RecordError("record-other-seed")
    seats = len(record.header.seats)
    position = game.new(record.header.options, seats, rng)
    if rng.take_drawn() != record.draws:
        raise RecordError("record-other-deal")
    for number, action in enumerate(record.actions, 1):
        position.play(action.seat, game.check(position, action.seat, action.action))
        if rng.take_drawn() != action.draws:
            raise RecordError("record-other-draws", number=number)
    if end.deciders() or game.result(end) != record.result:
        raise RecordError("record-other-end")
    _verify_suspicions(record, game, end)
    return end


def told_in_full(game: Game, end: Position) -> list[Event]:
    """All that has happened, with all that any seat saw of it: what an event hides from others
    is None to them. Raises ValueError while there is still somebody to hide it from."""
    if end.deciders():
        raise ValueError("Only a match that is over is told in full.")
    seen = [game.events(end, 0, seat) for seat in (None, *range(end.seats))]
    return [_uncovered(versions) for versions in zip(*seen, strict=True)]


def _uncovered(versions: Sequence[Event]) -> Event:
    known = {
        field: value
        for version in versions
        for field in version.__struct_fields__
        if (value := getattr(version, field)) is not None
    }
    return msgspec.structs.replace(versions[0], **known)


def _verify_suspicions(record: Record, game: Game, end: Position) -> None:
    """Old records have none, and those formed in another way than now cannot be checked."""
    claimed = record.suspicions
    if claimed is None:
        return
    bots = [number for number, seat in enumerate(record.header.seats) if seat.kind == "bot"]
    found = game.suspicions(end, bots) if bots else None
    if found is None or (claimed.version == found.version and claimed != found):
        raise RecordError("record-other-suspicions")
