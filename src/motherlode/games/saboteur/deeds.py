"""What players' deeds did for the treasure, judged when all is known: a saboteur who helps early
bluffs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from motherlode.games.saboteur import wire
from motherlode.games.saboteur.belief_digging import Digging
from motherlode.games.saboteur.content import Content
from motherlode.games.saboteur.suspicion import TURN_BEGINS
from motherlode.games.saboteur.terms import Terms
from motherlode.games.saboteur.wire import Role, SaboteurEvent

Effect = Literal["help", "harm", "neither"]
TUNNELS: Final[dict[str, Effect]] = {
    "forward": "help", "arriving": "help", "fall-mend": "help",
    "back": "harm", "plug": "harm", "fall-harm": "harm",
}  # fmt: skip


class Deed(NamedTuple):
    """A turn: the how manieth of its player in the round, from 1, and what it did."""

    role: Role
    turn: int
    effect: Effect


def deeds_of(events: Sequence[SaboteurEvent], terms: Terms, content: Content) -> list[Deed]:
    """All turns of a game that is over, in order, from what a spectator heard of it.

    Roles are those held at the end of the round.
    """
    found: list[Deed] = []
    begun = 0
    for number, event in enumerate(events):
        if isinstance(event, wire.RoundBegan) or number + 1 == len(events):
            found += _deeds_of_round(events[begun : number + 1], terms, content)
            begun = number
    return found


def _deeds_of_round(events: Sequence[SaboteurEvent], terms: Terms, content: Content) -> list[Deed]:
    shown = [event for event in events if isinstance(event, wire.RoleShown)]
    roles: dict[int, Role] = {event.seat: event.role for event in shown}
    saboteurs = {seat for seat, role in roles.items() if role == "saboteur"}
    digging = Digging(terms, content)
    turns = dict.fromkeys(roles, 0)
    found = []
    for event in events:
        if isinstance(event, wire.GoalTurned):
            digging.turn_up(event)
        elif isinstance(event, TURN_BEGINS):
            turns[event.seat] += 1
            effect = _effect(event, digging, saboteurs)
            found.append(Deed(roles[event.seat], turns[event.seat], effect))
    return found


def _effect(event: SaboteurEvent, digging: Digging, saboteurs: set[int]) -> Effect:
    """As it looks to who does not know where the treasure is; to a saboteur, or to oneself, nothing
    is help or harm."""
    if isinstance(event, wire.Placed):
        return TUNNELS.get(digging.lay(event, event.seat)[0], "neither")
    if isinstance(event, wire.RocksFell):
        return TUNNELS.get(digging.fall(event, event.seat)[0], "neither")
    if isinstance(event, wire.ToolBroken | wire.Trapped | wire.ToolRepaired | wire.Freed):
        if event.other == event.seat or event.other in saboteurs:
            return "neither"
        return "harm" if isinstance(event, wire.ToolBroken | wire.Trapped) else "help"
    return "neither"
