"""What a table writes down: typed entries, only ever added. All else is a fold over them.

Seeds stand here in full, tokens never do: only their SHA-256. What leaves for people is built
by ``show.py``; no entry ever does.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

from motherlode.engine.wire import Scalar
from motherlode.table.wire import Level, SeatKind

FORMAT: Final = 1
"""Raised when old entries would be read differently."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that happened at a table. ``time``: milliseconds since 1970 in UTC."""

    time: int
    request: str = ""
    """:func:`request_mark` of who asked for it and the key; empty where nobody did."""


class PlannedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as laid out: a bot with its name, or a person with an invitation."""

    kind: SeatKind
    level: Level | None = None
    name: str = ""
    invite: str = ""


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The first entry. ``host``: SHA-256 of the host's token."""

    format: int
    game: str
    options: dict[str, Scalar]
    seats: list[PlannedSeat]
    host: str


class SeatChanged(Entry, tag="seat-changed", frozen=True, kw_only=True):
    seat: int
    planned: PlannedSeat


class Claimed(Entry, tag="claimed", frozen=True, kw_only=True):
    """``token``: SHA-256 of the seat's token, which is :func:`seat_token` of the salt."""

    seat: int
    name: str
    token: str
    salt: str


class Left(Entry, tag="left", frozen=True, kw_only=True):
    """``invite``: the seat's new invitation."""

    seat: int
    invite: str


class Started(Entry, tag="started", frozen=True, kw_only=True):
    """A match was dealt; the header of its record."""

    match: int
    """1 for the first at the table."""
    rules_version: int
    content_hash: str
    seed: str
    """32 bytes in hexadecimal."""
    commitment: str
    draws: list[int]


class Acted(Entry, tag="acted", frozen=True, kw_only=True):
    """An action, as JSON values, and the draws that it took."""

    seat: int
    action: dict[str, Any]
    draws: list[int]


AnyEntry = Opened | SeatChanged | Claimed | Left | Started | Acted

_decoder = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def decode_entry(raw: bytes | str) -> AnyEntry:
    """The entry again. Raises msgspec.ValidationError for anything else."""
    return _decoder.decode(raw)


def fingerprint(secret: str) -> str:
    """What is kept of a token: SHA-256 in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


def request_mark(secret: str, key: str) -> str:
    """Tells a repeated request: only who has both the secret and the key can make it again."""
    return sha256(f"request {secret} {key}".encode()).hexdigest()


def seat_token(invite: str, key: str, salt: str) -> str:
    """The token of a claimed seat. It can be given again to who repeats invitation and key,
    and not be found from the ledger, which has no key, nor from invitation and key alone."""
    return sha256(f"seat {invite} {key} {salt}".encode()).hexdigest()
