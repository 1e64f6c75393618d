"""How suspicions moved in a game that is over: the beliefs of seats, noted turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.engine.wire import SuspicionRound, Suspicions, SuspicionTrace
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.belief import Belief
from motherlode.games.saboteur.content import Content
from motherlode.games.saboteur.terms import Terms
from motherlode.games.saboteur.wire import SaboteurEvent

VERSION = 2
"""Raised when a change of the beliefs would tell old games differently."""

TURN_BEGINS = (
    wire.Placed, wire.ToolBroken, wire.ToolRepaired, wire.RocksFell, wire.Peeked, wire.TheftLaid,
    wire.TheftRemoved, wire.HandsSwapped, wire.Inspected, wire.HatsSwapped, wire.Trapped,
    wire.Freed, wire.Cleared, wire.Discarded,
)  # fmt: skip
"""The first event of every turn is one of these, and no later one is."""


def suspicions(
    heard: dict[int, Sequence[SaboteurEvent]], seats: int, content: Content, terms: Terms
) -> Suspicions:
    """What the seats in ``heard`` thought, each from the events that it could see, all of a game
    that is over. A moment is noted after each deal and after each turn, before roles are shown.
    """
    rounds: list[SuspicionRound] = []
    for seat, events in sorted(heard.items()):
        belief = Belief(bool(terms.expansion), seats, seat, content, terms)
        at = -1
        for number, event in enumerate(events):
            if isinstance(event, wire.RoundBegan):
                at += 1
                if at == len(rounds):
                    rounds.append(SuspicionRound(moments=[], roles=[], traces=[]))
                rounds[at].traces.append(SuspicionTrace(seat=seat, suspected=[]))
            elif isinstance(event, (*TURN_BEGINS, wire.RoundEnded)):
                trace = rounds[at].traces[-1].suspected
                trace.append([round(1000 * belief.sabotage(other)) for other in range(seats)])
                if len(trace) > len(rounds[at].moments):
                    rounds[at].moments.append(number)
            elif isinstance(event, wire.RoleShown) and len(rounds[at].roles) < seats:
                rounds[at].roles.append(event.role)
            belief.hear(event)
    return Suspicions(version=VERSION, rounds=rounds)
