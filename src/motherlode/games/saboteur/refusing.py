"""Why an action of Saboteur was refused. For actions that are not legal."""

from __future__ import annotations

from typing import Final

from motherlode.engine.wire import Action, Refused
from motherlode.games.saboteur import tiles, wire
from motherlode.games.saboteur.codec import Codec
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import HAND_BITS, OVER, SHARING, STEALING
from motherlode.games.saboteur.terms import BLOCKED, TRAP, cell_at, on_board
from motherlode.games.saboteur.wire import SIDE_NAMES, TOOL_NAMES

OF_SHARING = (wire.TakeGold,)
OF_STEALING = (wire.Steal, wire.Decline)
WHAT_CARDS_DO: Final[dict[type[Action], str]] = {
    wire.Place: "T1",
    wire.BreakTool: "A1",
    wire.Repair: "A2",
    wire.RockFall: "A3",
    wire.LookAtGoal: "A4",
    wire.LayTheft: "A5",
    wire.HandsOff: "A6",
    wire.SwapHands: "A7",
    wire.Inspect: "A8",
    wire.SwapHats: "A9",
    wire.LayTrap: "A10",
    wire.Free: "A11",
}
"""The clause on each kind of card, by what it is played as."""


def refusal(position: SaboteurPosition, seat: int, action: Action, codec: Codec) -> Refused:
    """Why ``seat`` may not do this now."""
    if position.stage == OVER:
        return Refused("game-is-over")
    if seat != position.seat:
        return Refused("not-your-turn", "T6", seat=int(position.seat))
    if position.stage == SHARING:
        if isinstance(action, wire.TakeGold):
            return Refused("saboteur-no-such-gold", "B1", worth=action.worth)
        return Refused("saboteur-no-gold-first", "B1")
    if position.stage == STEALING:
        if isinstance(action, wire.Steal):
            return Refused("saboteur-no-victim", "R25", other=action.other)
        return Refused("saboteur-no-theft-first", "W8")
    if isinstance(action, OF_SHARING):
        return Refused("saboteur-no-gold-now", "B1")
    if isinstance(action, OF_STEALING):
        return Refused("saboteur-no-theft-now", "W8")
    return _missing(position, action, codec) or _in_turn(position, action, codec)


def never(action: Action, codec: Codec) -> Refused | None:
    """Why an action is not possible in any position, if there is more to say than that."""
    if isinstance(action, wire.Clear | wire.Discard):
        return Refused("saboteur-no-such-cards", "T4")
    if isinstance(action, wire.Place | wire.RockFall) and not on_board(action.x, action.y):
        return Refused("saboteur-no-board-there", "P1")
    if isinstance(action, wire.RockFall):
        return Refused("saboteur-no-tunnel", "R9")
    kind = codec.kinds.get(getattr(action, "card", ""), -1)
    if kind < 0 or not codec.terms.counts[kind]:
        return None
    if isinstance(action, wire.Place) and kind < codec.terms.paths:
        return _never_placed(action, kind, codec)
    return Refused("no-such-action", WHAT_CARDS_DO.get(type(action), ""))


def _never_placed(action: wire.Place, kind: int, codec: Codec) -> Refused:
    value = codec.terms.blank[cell_at(action.x, action.y)]
    if value & tiles.TAKEN:
        return Refused("saboteur-no-room", "P1")
    if action.turned and not codec.terms.turnable[kind]:
        return Refused("saboteur-no-need-to-turn", "R48")
    return Refused("saboteur-no-ladder-at-goal", "M3")


def _missing(position: SaboteurPosition, action: Action, codec: Codec) -> Refused | None:
    """The refusal for a card that the player does not hold."""
    hand = list(codec.names(position.hands[position.seat], HAND_BITS))
    cards = getattr(action, "cards", None) or (getattr(action, "card", ""),)
    for card in cards:
        if card not in hand:
            return Refused("saboteur-no-card", "T4", card=card)
        hand.remove(card)
    return None


def _in_turn(position: SaboteurPosition, action: Action, codec: Codec) -> Refused:
    if getattr(action, "other", 0) >= position.seats:
        return Refused("saboteur-no-such-seat", WHAT_CARDS_DO[type(action)])
    match action:
        case wire.Place():
            return _placing(position, action, codec)
        case wire.BreakTool(other=other):
            return Refused("saboteur-no-second", "R22", other=other)
        case wire.Repair(other=other, tool=tool):
            return Refused("saboteur-no-broken-there", "A2", other=other, tool=tool)
        case wire.RockFall():
            return Refused("saboteur-no-tunnel", "R9")
        case wire.LookAtGoal():
            return Refused("saboteur-no-goal-down", "R34")
        case wire.LayTheft():
            return Refused("saboteur-no-second-theft", "R22")
        case wire.HandsOff(other=other):
            return Refused("saboteur-no-theft-there", "A6", other=other)
        case wire.SwapHands():
            return Refused("saboteur-no-self", "A7")
        case wire.Inspect():
            return Refused("saboteur-no-self", "R35")
        case wire.SwapHats():
            return Refused("saboteur-no-reserve", "R21")
        case wire.LayTrap(other=other):
            if other == position.seat and not position.has(other, TRAP):
                return Refused("saboteur-no-self", "R55")
            return Refused("saboteur-no-second", "R22", other=other)
        case wire.Free(other=other):
            return Refused("saboteur-no-trap-there", "A11", other=other)
        case wire.Clear(item=item):
            return Refused("saboteur-no-item", "R23", item=item)
    raise AssertionError(f"{action!r} is legal.")


def _placing(position: SaboteurPosition, action: wire.Place, codec: Codec) -> Refused:
    front = position.front[position.seat]
    if front & TRAP:
        return Refused("saboteur-no-trapped", "A10")
    if front & BLOCKED:
        broken = tuple(name for tool, name in enumerate(TOOL_NAMES) if (front >> tool) & 1)
        return Refused("saboteur-no-broken", "P4", tools=broken)
    kind = codec.kinds[action.card]
    value = position.mine.board[cell_at(action.x, action.y)]
    if value & tiles.TAKEN:
        return Refused("saboteur-no-room", "P1")
    shape = position.terms.shapes[2 * kind + int(action.turned)]
    if shape & tiles.LADDER:
        if not (value >> tiles.FIXED) & 15:
            return Refused("saboteur-no-ladder-alone", "M3")
    elif not (value >> tiles.REACHED) & 15:
        return Refused("saboteur-no-link", "P3")
    misfits = (shape ^ (value >> tiles.WANTED)) & (value >> tiles.FIXED) & 15
    sides = tuple(name for side, name in enumerate(SIDE_NAMES) if (misfits >> side) & 1)
    return Refused("saboteur-no-fit", "P2", sides=sides)
