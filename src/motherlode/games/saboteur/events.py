"""Noted events to typed ones, each as one viewer may know it.

What a viewer may know of an event never changes later, so a log is the same whenever it is read.
"""

from __future__ import annotations

from motherlode.engine.position import noted_kind, noted_payload, noted_seat
from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur import state, wire
from motherlode.games.saboteur.actions import CELL, CODE_BITS
from motherlode.games.saboteur.codec import Codec
from motherlode.games.saboteur.routes import diggings
from motherlode.games.saboteur.terms import GOLD_VALUES, x_of, y_of
from motherlode.games.saboteur.wire import ITEM_NAMES, ROLE_NAMES, TOOL_NAMES, SaboteurEvent


def worths(counts: int) -> tuple[int, ...]:
    """Gold cards from their counts of worth 1, 2, 3, 8 bits each."""
    return tuple(
        worth + 1 for worth in range(GOLD_VALUES) for _ in range((counts >> (8 * worth)) & 255)
    )


def events(journal: vec[i64], since: int, viewer: int | None, codec: Codec) -> list[SaboteurEvent]:
    """The journal from entry ``since`` on, as ``viewer`` (None: a spectator) may know it."""
    return [
        _round_ended(journal, at, codec)
        if noted_kind(journal[at]) == state.ROUND_ENDED
        else _event(journal[at], viewer, codec)
        for at in range(since, len(journal))
    ]


def _round_ended(journal: vec[i64], at: int, codec: Codec) -> SaboteurEvent:
    payload = noted_payload(journal[at])
    found, blue, green = (bool(payload & bit) for bit in (1, 2, 4))
    mine = diggings(journal, at, codec.terms)
    return wire.RoundEnded(
        seat=noted_seat(journal[at]),
        found=found,
        blue=blue,
        green=green,
        route=mine.way(),
        blue_route=mine.team_way(blue=True) if blue else (),
        green_route=mine.team_way(blue=False) if green else (),
        joined=mine.joined(),
    )


def _event(noted: int, viewer: int | None, codec: Codec) -> SaboteurEvent:
    seat = noted_seat(noted)
    payload = noted_payload(noted)
    low = payload & 255
    middle = (payload >> 8) & 255
    high = payload >> 16
    kind = noted_kind(noted)
    match kind:
        case state.ROUND:
            return wire.RoundBegan(seat=seat, round=payload + 1)
        case state.PLACED:
            laid = codec.placement(payload)
            return wire.Placed(seat=seat, card=laid.card, turned=laid.turned, x=laid.x, y=laid.y)
        case state.GOAL_TURNED:
            card = codec.goals[middle]
            return wire.GoalTurned(seat=seat, goal=low, card=card, turned=bool(high))
        case state.BROKE:
            return wire.ToolBroken(seat=seat, other=low, card=codec.ids[middle])
        case state.REPAIRED:
            tool = TOOL_NAMES[high]
            return wire.ToolRepaired(seat=seat, other=low, card=codec.ids[middle], tool=tool)
        case state.FELL:
            cell = payload & CELL
            tunnel = codec.ids[high // 2]
            return wire.RocksFell(seat=seat, x=x_of(cell), y=y_of(cell), tunnel=tunnel)
        case state.THEFT_LAID:
            return wire.TheftLaid(seat=seat)
        case state.HANDS_OFF_PLAYED:
            return wire.TheftRemoved(seat=seat, other=low)
        case state.HANDS_SWAPPED:
            return wire.HandsSwapped(seat=seat, other=low)
        case state.HATS_SWAPPED:
            return wire.HatsSwapped(seat=seat, other=low)
        case state.TRAPPED:
            return wire.Trapped(seat=seat, other=low)
        case state.FREED:
            return wire.Freed(seat=seat, other=low)
        case state.ROLE_SHOWN:
            return wire.RoleShown(seat=seat, role=ROLE_NAMES[payload])
        case state.PAID:
            return wire.Paid(seat=seat, gold=low, role=ROLE_NAMES[middle])
        case state.STOLE:
            return wire.Stole(seat=seat, other=payload)
        case state.DECLINED:
            return wire.TheftDeclined(seat=seat)
        case state.ENDED:
            return wire.Ended(seat=seat)
        case _:
            return _secret(kind, seat, payload, viewer, codec)


def _secret(kind: int, seat: int, payload: int, viewer: int | None, codec: Codec) -> SaboteurEvent:
    """An event of which something is hidden from all but its seat."""
    low = payload & 255
    own = viewer == seat
    match kind:
        case state.ROLE:
            return wire.RoleDealt(seat=seat, role=ROLE_NAMES[payload] if own else None)
        case state.HAND:
            cards = codec.names(payload)
            return wire.HandDealt(seat=seat, count=len(cards), cards=cards if own else None)
        case state.PEEKED:
            goal = codec.goals[payload >> 8]
            return wire.Peeked(seat=seat, goal=low, card=goal if own else None)
        case state.GAVE:
            other = payload & 15
            cards = codec.names(payload >> 4)
            known = cards if viewer in (seat, other) else None
            return wire.HandGiven(seat=seat, other=other, count=len(cards), cards=known)
        case state.INSPECTED:
            role = ROLE_NAMES[payload >> 16]
            return wire.Inspected(seat=seat, other=low, role=role if own else None)
        case state.CLEARED:
            cards = codec.discarded(payload >> 8)
            item = ITEM_NAMES[low]
            return wire.Cleared(seat=seat, item=item, cards=cards if own else None)
        case state.DISCARDED:
            cards = codec.discarded(payload)
            return wire.Discarded(seat=seat, count=len(cards), cards=cards if own else None)
        case state.DREW:
            cards = codec.names(payload, CODE_BITS)
            return wire.Drew(seat=seat, count=len(cards), cards=cards if own else None)
        case state.OFFERED:
            offered = worths(payload)
            known_worths = offered if own else None
            return wire.GoldOffered(seat=seat, count=len(offered), worths=known_worths)
        case _:
            assert kind == state.TOOK
            return wire.GoldTaken(seat=seat, worth=payload if own else None)
