"""What a bot is asked: everything that it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from motherlode.engine.wire import Event, View

Level = Literal["novice", "steady", "sharp"]


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot may think about one decision. Only ``sharp`` needs it.

    ``iterations``, if given, counts playouts: the same request then gets the same answer on
    every machine. Otherwise ``seconds`` of wall clock.
    """

    seconds: Annotated[float, Meta(gt=0, le=600)] = 1.0
    iterations: Annotated[int, Meta(ge=1)] | None = None


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of one seat, as JSON fit for another process.

    ``content_file``: None for the game's own content. ``events``: those that the seat could
    see. ``seed``: of everything that the bot leaves to chance.
    """

    game: str
    view: View
    seat: int
    level: Level
    content_file: str | None = None
    events: Sequence[Event] = ()
    budget: Budget = Budget()
    seed: int = 0
