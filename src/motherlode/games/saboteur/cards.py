"""What each action card may be played on, and what it does (A1 to A11)."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.mine import bury_targets
from motherlode.games.saboteur.state import (
    BROKE,
    FELL,
    FREED,
    GAVE,
    HANDS_OFF_PLAYED,
    HANDS_SWAPPED,
    HATS_SWAPPED,
    HOLDER,
    INSPECTED,
    KNOWS_RETIRED,
    KNOWS_ROLE,
    MEMORY,
    NOBODY,
    PEEKED,
    REPAIRED,
    ROLE,
    THEFT_LAID,
    TRAPPED,
    Table,
    forget_card,
    squeezed,
)
from motherlode.games.saboteur.terms import GOALS, THEFT, TRAP
from motherlode.games.saboteur.tiles import tile_of

TOOLS: Final = 3


class ActionCard:
    """A kind of action card. The packed action of a card is its ``code`` + its target."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        """Add what the player to move could play it on."""
        raise NotImplementedError

    def play(self, table: Table, kind: i64, target: i64) -> None:
        """Do what it does; it has left the hand already."""
        raise NotImplementedError


class BreakTool(ActionCard):
    """Lay it in front of anybody whose tool is whole (A1, R22, R44)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        tool = table.terms.tools[kind]
        for other in range(table.seats):
            if not table.front[other] & tool:
                actions = append(actions, code + other)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.front[target] |= table.terms.tools[kind]
        table.note(BROKE, table.seat, target | (kind << 8))


class RepairTool(ActionCard):
    """Take away a broken tool from anybody; with two tools on the card, one of them (A2)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        tools = table.terms.tools[kind]
        for other in range(table.seats):
            broken = table.front[other] & tools
            for tool in range(TOOLS):
                if (broken >> tool) & 1:
                    actions = append(actions, code + other * 4 + tool)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        other = target >> 2
        tool = target & 3
        table.remove(other, 1 << tool)
        table.note(REPAIRED, table.seat, other | (kind << 8) | (tool << 16))


class RockFall(ActionCard):
    """Bury any tunnel (A3, R9)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        return bury_targets(table.mine, code, actions)

    def play(self, table: Table, kind: i64, target: i64) -> None:
        tile = tile_of(table.mine.board[target])
        table.mine.bury(target)
        table.note(FELL, table.seat, target | (tile << 16))


class Map(ActionCard):
    """Look at a goal that lies face down (A4, R34, R54)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        for place in range(GOALS):
            if not table.mine.is_up(place):
                actions = append(actions, code + place)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.knows[table.seat] |= 1 << target
        table.note(PEEKED, table.seat, target | (table.mine.goal(target) << 8))


class LayTheft(ActionCard):
    """Lay it in front of oneself (A5, R22)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        if not table.has(table.seat, THEFT):
            actions = append(actions, code)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.thefts += 1
        table.front[table.seat] |= THEFT | (table.thefts << 8)
        table.note(THEFT_LAID, table.seat, kind << 8)


class OnFront(ActionCard):
    """A card that takes something away from in front of anybody."""

    def __init__(self, item: i64, noted: i64) -> None:
        self.item = item
        self.noted = noted

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        for other in range(table.seats):
            if table.has(other, self.item):
                actions = append(actions, code + other)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.remove(target, self.item)
        table.note(self.noted, table.seat, target | (kind << 8))


class LayTrap(ActionCard):
    """Lay it in front of anybody who is free; by R55 others only, if that was agreed (A10)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        for other in range(table.seats):
            if other == table.seat and table.terms.trap_others_only:
                continue
            if not table.has(other, TRAP):
                actions = append(actions, code + other)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.front[target] |= TRAP
        table.note(TRAPPED, table.seat, target | (kind << 8))


class OnOthers(ActionCard):
    """A card that may be played on any other player."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        for other in range(table.seats):
            if other != table.seat:
                actions = append(actions, code + other)
        return actions


class Inspect(OnOthers):
    """Look at the role of another player (A8, R35, R54)."""

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.knows[table.seat] |= 1 << (KNOWS_ROLE + target)
        role = table.role(target)
        table.note(INSPECTED, table.seat, target | (kind << 8) | (role << 16))


class SwapHands(OnOthers):
    """Exchange all cards with another player, who then draws one (A7, R20)."""

    def play(self, table: Table, kind: i64, target: i64) -> None:
        seat = table.seat
        given = table.hands[seat]
        taken = table.hands[target]
        table.hands[seat] = taken
        table.hands[target] = given
        table.note(HANDS_SWAPPED, seat, target | (kind << 8))
        table.note(GAVE, seat, target | (squeezed(given) << 4))
        table.note(GAVE, target, seat | (squeezed(taken) << 4))
        move_memories(table, seat, target)
        add_memory(table, seat, target)
        add_memory(table, target, seat)
        table.draw(target, 1)


class SwapHats(ActionCard):
    """Somebody puts the role away and takes one from the reserve (A9, R21)."""

    def offers(self, table: Table, kind: i64, code: i64, actions: vec[i64]) -> vec[i64]:
        if table.reserve:
            for other in range(table.seats):
                actions = append(actions, code + other)
        return actions

    def play(self, table: Table, kind: i64, target: i64) -> None:
        table.note(HATS_SWAPPED, table.seat, target | (kind << 8))
        slot = table.retired_count
        table.retired |= table.role(target) << (4 * slot)
        table.retired_count += 1
        known = i64(1) << (KNOWS_ROLE + target)
        for seat in range(table.seats):
            if table.knows[seat] & known:
                table.knows[seat] |= 1 << (KNOWS_RETIRED + slot)
                if seat != target:
                    table.knows[seat] &= ~known
        table.set_role(target, table.draw_role())
        table.note(ROLE, target, table.role(target))


def move_memories(table: Table, seat: i64, target: i64) -> None:
    """Two hands change places, and with them what others remember of them. Who gets back what
    he had given away sees what is still there; the rest has been discarded."""
    for at in range(len(table.memories)):
        memory = table.memories[at]
        holder = (memory >> HOLDER) & 15
        if holder != seat and holder != target:
            continue
        observer = memory & 15
        goes_to = target if holder == seat else seat
        if observer == goes_to:
            hand = squeezed(table.hands[observer])
            while hand:
                memory = forget_card(memory, hand & 127)
                hand >>= 7
            goes_to = NOBODY
        table.memories[at] = (memory & ~(15 << HOLDER)) | (goes_to << HOLDER)


def add_memory(table: Table, observer: i64, holder: i64) -> None:
    """One remembers the hand that one has given away."""
    cards = squeezed(table.hands[holder])
    memory = observer | (holder << HOLDER) | (cards << MEMORY)
    table.memories = append(table.memories, memory)


# By the effects of terms.py.
CARDS: Final[list[ActionCard]] = [
    BreakTool(),
    RepairTool(),
    RockFall(),
    Map(),
    LayTheft(),
    OnFront(THEFT, HANDS_OFF_PLAYED),
    SwapHands(),
    Inspect(),
    SwapHats(),
    LayTrap(),
    OnFront(TRAP, FREED),
]
