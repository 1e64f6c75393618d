"""Typed values that every game shares and that leave the engine: decisions, results, options.

All are msgspec structs: JSON for the web, records and bots alike. Players read no text from
here: ``message`` fields are ids of the Fluent catalogue, ``rule`` fields are clause ids of the
rules pages.
"""

from __future__ import annotations

from typing import Any

import msgspec

Scalar = str | int | bool
Arguments = dict[str, Any]
"""What a Fluent message is filled with: by name, numbers, words, seats or lists of them."""


class Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something a seat may do. Each game subclasses it; ``type`` doubles as message id."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that happened, as one seat may know it. ``type`` doubles as message id.

    Fields called ``seat`` and ``other`` are seats; words are shown under the message id
    ``<game>-<field>-<word>``.
    """


class View(msgspec.Struct, kw_only=True, tag_field="type"):
    """All that one seat, or a spectator, may know of a position."""


class Components(msgspec.Struct, kw_only=True, tag_field="type"):
    """The cards and pieces of a game as its content has them, for whoever draws them."""


class Decision(msgspec.Struct, kw_only=True):
    """What a seat has to decide now: everything that it may do, and the question to ask."""

    seat: int
    message: str
    actions: list[Any]
    """The legal actions, in the order of their packed codes."""


class ScoreLine(msgspec.Struct, kw_only=True):
    """One line of the final reckoning of a seat."""

    message: str
    rule: str
    points: int
    arguments: Arguments = {}


class TieBreak(msgspec.Struct, kw_only=True):
    """A further criterion for seats with equal points; more is better."""

    message: str
    rule: str
    values: list[int]


class Result(msgspec.Struct, kw_only=True):
    """How a game ended. Lists run over the seats."""

    places: list[int]
    """1 for every winner; equal places share."""
    scores: list[int]
    lines: list[list[ScoreLine]]
    tie_breaks: list[TieBreak] = []


class SuspicionTrace(msgspec.Struct, kw_only=True):
    """What ``seat`` thought in a round: per moment, how likely each seat was to work against the
    others, in thousandths; of the seat itself, what it knows."""

    seat: int
    suspected: list[list[int]]


class SuspicionRound(msgspec.Struct, kw_only=True):
    """A round of a game with hidden roles. The first moment is after the deal, then one after
    each turn."""

    moments: list[int]
    """At each moment, how many entries the log of the match had."""
    roles: list[str]
    """Per seat, what it turned out to hold at the end."""
    traces: list[SuspicionTrace]


class Suspicions(msgspec.Struct, kw_only=True):
    """How suspicions moved in a match that is over."""

    version: int
    """Of the way in which beliefs are formed; another one tells the same match differently."""
    rounds: list[SuspicionRound]


class OptionSpec(msgspec.Struct, kw_only=True):
    """An option of a game. Names: message ``<game>-option-<id>``, explained by
    ``<game>-option-<id>-help``; choices: ``<game>-option-<id>-<choice>``."""

    id: str
    choices: list[Scalar]
    default: Scalar
    rule: str


class Refused(Exception):  # noqa: N818 - it is said to a player, not an error of the program
    """Something asked for that the rules do not allow; nothing has changed.

    ``message``: id of the Fluent catalogue; ``rule``: the clause that says so, or "".
    """

    def __init__(self, message: str, rule: str = "", **arguments: Any) -> None:
        super().__init__(message, rule, arguments)
        self.message = message
        self.rule = rule
        self.arguments: Arguments = arguments
