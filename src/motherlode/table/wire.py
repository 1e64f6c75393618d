"""What a table says to its people and hears from them (JSON over REST and WebSocket).

The TypeScript types of the web are generated from these structs by way of OpenAPI.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from motherlode.engine.wire import Arguments, OptionSpec, Result, Scalar
from motherlode.games.dwarf.wire import DwarfAction, DwarfEvent, DwarfView
from motherlode.games.saboteur.components import SaboteurComponents
from motherlode.games.saboteur.wire import SaboteurAction, SaboteurEvent, SaboteurView

AnyAction = DwarfAction | SaboteurAction
AnyEvent = DwarfEvent | SaboteurEvent
AnyView = DwarfView | SaboteurView
AnyComponents = SaboteurComponents

Level = Literal["novice", "steady", "sharp"]
LEVELS: tuple[Level, ...] = ("novice", "steady", "sharp")
SeatKind = Literal["person", "bot"]
Status = Literal["open", "playing", "finished"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, one for each thing it wants done; a repeated key changes nothing and
gets the first answer."""


# -- what people ask for -----------------------------------------------------------------------


class SeatPlan(msgspec.Struct, kw_only=True):
    """Who is to sit on a seat. ``level`` only matters for bots."""

    kind: SeatKind
    level: Level = "steady"


class NewTable(msgspec.Struct, kw_only=True):
    """A table to open. The seats are in turn order."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[str, Scalar] = {}


class ClaimSeat(msgspec.Struct, kw_only=True):
    """Take the seat of an invitation; each works once."""

    invite: Annotated[str, Meta(max_length=64)]
    name: Name
    key: Key


class ChangeSeat(msgspec.Struct, kw_only=True):
    """The host turns a seat that nobody has claimed over to a bot or a person."""

    seat: int
    plan: SeatPlan
    key: Key


class Act(msgspec.Struct, kw_only=True):
    """Play an action. ``version``: of the table as it was seen when deciding."""

    version: Annotated[int, Meta(ge=0)]
    key: Key
    action: AnyAction


class Keyed(msgspec.Struct, kw_only=True):
    """Something that needs no more than a key: start, leave."""

    key: Key


class Rematch(msgspec.Struct, kw_only=True):
    """Play again. ``after``: the number of the match that is over, so that two who ask at once
    get the same rematch; 0 for whichever was the last."""

    key: Key
    after: Annotated[int, Meta(ge=0)] = 0


# -- what the table answers --------------------------------------------------------------------


class Invitation(msgspec.Struct, kw_only=True):
    """The way to a seat that nobody has claimed yet."""

    seat: int
    invite: str


class TableOpened(msgspec.Struct, kw_only=True):
    """Only for who opened the table: the host's token and the way to each person's seat."""

    table: str
    host: str
    invitations: list[Invitation]


class SeatClaimed(msgspec.Struct, kw_only=True):
    """Only for who claimed the seat. The token is the only proof of the seat."""

    seat: int
    token: str


class InvitationCheck(msgspec.Struct, kw_only=True):
    """Ask whether an invitation still leads to a seat; it is not used up."""

    invite: Annotated[str, Meta(max_length=64)]


class Accepted(msgspec.Struct, kw_only=True):
    """Done and stored; ``version`` is the table's version after it."""

    version: int


class Problem(msgspec.Struct, kw_only=True):
    """Why something was not done; nothing has changed. ``message`` is an id of the Fluent
    catalogue, ``rule`` a clause id or empty."""

    message: str
    rule: str = ""
    arguments: Arguments = {}


# -- what a table looks like -------------------------------------------------------------------


class SeatState(msgspec.Struct, kw_only=True):
    """Who sits where, as anybody may know."""

    seat: int
    kind: SeatKind
    level: Level | None
    name: str
    """Empty until claimed; of a bot its name."""
    claimed: bool
    connected: bool
    deciding: bool


class DecisionState(msgspec.Struct, kw_only=True):
    """What you have to decide. Answer with any ``version`` from ``since`` up to the table's."""

    message: str
    actions: list[AnyAction]
    since: int


class LogEntry(msgspec.Struct, kw_only=True):
    """An event of the game under way, as you may know it."""

    number: int
    """From 0 in each match, without gaps for you."""
    version: int
    """Of the table when it had happened."""
    event: AnyEvent


class TableState(msgspec.Struct, kw_only=True, tag_field="type", tag="state"):
    """Everything that you may know of a table: the one message that shows it."""

    table: str
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, Scalar]
    version: int
    status: Status
    match: int
    """1 for the first game at this table, one more for each rematch; 0 before."""
    seats: list[SeatState]
    you: int | None
    """Your seat; None for spectators."""
    host: bool
    invitations: list[Invitation]
    """For the host only: the seats that wait for a person."""
    waiting_for: list[int]
    view: AnyView | None
    decision: DecisionState | None
    log: list[LogEntry]
    """From the entry asked for on."""
    commitment: str
    """SHA-256 of the seed of this match, empty before the start."""
    seed: str
    """The seed in hexadecimal once the match is over, empty until then."""
    result: Result | None


class Hello(msgspec.Struct, kw_only=True):
    """First message of a WebSocket client. ``token``: of your seat or the host's, or empty for
    spectators; ``log_from``: the first log entry that you do not have yet, of ``match``."""

    token: Annotated[str, Meta(max_length=64)] = ""
    match: int = 0
    log_from: Annotated[int, Meta(ge=0)] = 0


class NetworkAddresses(msgspec.Struct, kw_only=True):
    """How others on the network find the server. Only told on the server's own machine."""

    shared: bool
    """Whether the server lets other machines in."""
    origins: list[str]
    """What their links begin with, the likeliest first."""


class Refusal(msgspec.Struct, kw_only=True, tag_field="type", tag="refusal"):
    """Over the WebSocket: the connection ends, and why."""

    problem: Problem


ServerMessage = TableState | Refusal


class GameInfo(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    id: str
    least_seats: int
    most_seats: int
    rules_version: int
    content_hash: str
    options: list[OptionSpec]
    levels: list[Level]
