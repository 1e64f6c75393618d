"""What the bots at a table are asked, and the move that is made for one that gives none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from motherlode.bots.request import BotRequest, Budget
from motherlode.engine.generators import Rng
from motherlode.engine.wire import Action, Event, View
from motherlode.table.show import log_entries
from motherlode.table.table import Table


class BotTurn(NamedTuple):
    """A bot's seat that has to decide, and the version since which it has."""

    seat: int
    since: int


def bot_turns(table: Table) -> list[BotTurn]:
    """The bots that have to decide now."""
    match = table.match
    if match is None:
        return []
    return [
        BotTurn(seat, since)
        for seat, since in match.since.items()
        if table.seats[seat].kind == "bot"
    ]


def bot_request(
    table: Table, seat: int, budget: Budget, seed: int, content_file: str | None = None
) -> BotRequest:
    """What a bot needs to decide: the view of its seat and the events that it may know. Raises
    ValueError for a seat that is no bot's, and before the start."""
    level = table.seats[seat].level
    match = table.match
    if match is None or level is None:
        raise ValueError("Only a bot in a match can be asked.")
    view: View = match.game.view(match.position, seat)
    events = [cast(Event, entry.event) for entry in log_entries(match, seat, 0)]
    return BotRequest(
        game=table.game.id,
        view=view,
        seat=seat,
        level=level,
        content_file=content_file,
        events=cast(Sequence[Event], events),
        budget=budget,
        seed=seed,
    )


def fallback(table: Table, seat: int, rng: Rng) -> Action:
    """A legal action of a deciding seat, drawn from those that it is offered. Raises ValueError
    for a seat that has nothing to decide."""
    match = table.match
    decision = match.game.decision(match.position, seat) if match else None
    if decision is None:
        raise ValueError(f"Seat {seat} has nothing to decide.")
    action: Action = decision.actions[rng.below(len(decision.actions))]
    return action
