"""Packed actions to typed ones and back."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations_with_replacement
from typing import cast

from motherlode.engine.wire import Action
from motherlode.games.saboteur import actions as code
from motherlode.games.saboteur import terms as numbers
from motherlode.games.saboteur import tiles, wire
from motherlode.games.saboteur.content import Content, card_ids
from motherlode.games.saboteur.terms import (
    CELLS,
    GOALS,
    GOLD_VALUES,
    Terms,
    cell_at,
    on_board,
    x_of,
    y_of,
)
from motherlode.games.saboteur.wire import ITEM_NAMES, TOOL_NAMES, SaboteurAction

OnSeat = (
    wire.BreakTool
    | wire.HandsOff
    | wire.SwapHands
    | wire.Inspect
    | wire.SwapHats
    | wire.LayTrap
    | wire.Free
)
ON_SEATS: dict[int, type[OnSeat]] = {
    numbers.BREAK: wire.BreakTool,
    numbers.HANDS_OFF: wire.HandsOff,
    numbers.SWAP_HANDS: wire.SwapHands,
    numbers.INSPECT: wire.Inspect,
    numbers.SWAP_HATS: wire.SwapHats,
    numbers.LAY_TRAP: wire.LayTrap,
    numbers.FREE: wire.Free,
}
SEAT_EFFECTS = {kind: effect for effect, kind in ON_SEATS.items()}


class Codec:
    """The actions of one of the two games, with the cards of a content."""

    def __init__(self, content: Content, terms: Terms, seats: int) -> None:
        """``terms``: of any table of the game; ``seats``: the most there can be."""
        self.terms = terms
        self.seats = seats
        self.ids = card_ids(content)
        self.kinds = {name: kind for kind, name in enumerate(self.ids)}
        self.goals = [goal.id for goal in content.goal]

    # -- cards -----------------------------------------------------------------------------

    def kind(self, name: str) -> int:
        """The number of a card. Raises ValueError for a card that is not in the game."""
        if name not in self.kinds:
            raise ValueError(f"There is no card {name}.")
        return self.kinds[name]

    def names(self, codes: int, bits: int = code.CODE_BITS) -> tuple[str, ...]:
        """The cards of codes packed in so many bits each, the lowest bits first."""
        found = []
        while codes:
            if codes & code.CODE:
                found.append(self.ids[(codes & code.CODE) - 1])
            codes >>= bits
        return tuple(found)

    def discarded(self, codes: int) -> tuple[str, ...]:
        """The cards of a packed discard, which has the first card in the highest bits."""
        return tuple(reversed(self.names(codes)))

    def _codes(self, cards: tuple[str, ...], most: int) -> int:
        kinds = [self.kind(card) + 1 for card in cards]
        if kinds != sorted(kinds):
            raise ValueError("Name the cards in the order of the hand.")
        kinds += [0] * (most - len(kinds))
        packed = 0
        for kind in kinds:
            packed = packed << code.CODE_BITS | kind
        return packed

    # -- packing ---------------------------------------------------------------------------

    def pack(self, action: Action) -> int:
        """The packed action. Raises ValueError for values outside the game's ranges."""
        packed = self._pack(cast(SaboteurAction, action))
        if packed not in self.places:
            raise ValueError(f"Not an action of this game: {action!r}.")
        return packed

    def _pack(self, action: SaboteurAction) -> int:
        match action:
            case wire.Place(card=card, turned=turned):
                cell = _cell(action.x, action.y)
                return code.PLACE + (self.kind(card) << code.KIND) + turned * code.TURN + cell
            case wire.Repair(card=card, tool=tool, other=other):
                target = other * 4 + TOOL_NAMES.index(tool)
                return self._played(numbers.REPAIR, card, target)
            case wire.RockFall(card=card, x=x, y=y):
                return self._played(numbers.ROCK_FALL, card, _cell(x, y))
            case wire.LookAtGoal(card=card, goal=goal):
                return self._played(numbers.MAP, card, goal)
            case wire.LayTheft(card=card):
                return self._played(numbers.LAY_THEFT, card, 0)
            case wire.Clear(item=item, cards=cards):
                return code.CLEAR + (ITEM_NAMES.index(item) << code.ITEM) + self._codes(cards, 2)
            case wire.Discard(cards=cards):
                return code.DISCARD + self._codes(cards, 3)
            case wire.TakeGold(worth=worth):
                return code.TAKE + worth
            case wire.Steal(other=other):
                return code.STEAL + other
            case wire.Decline():
                return code.DECLINE
            case _ if type(action) in SEAT_EFFECTS:
                return self._played(SEAT_EFFECTS[type(action)], action.card, action.other)
        raise ValueError(f"Not an action of this game: {action!r}.")

    def _played(self, effect: int, card: str, target: int) -> int:
        kind = self.kind(card)
        if kind < self.terms.paths or self.terms.effects[kind] != effect:
            raise ValueError(f"The card {card} does something else.")
        return code.ACT + (kind << code.KIND) + target

    # -- unpacking -------------------------------------------------------------------------

    def unpack(self, packed: int) -> SaboteurAction:
        """The typed action of a packed one. Raises ValueError for a number that is none."""
        if packed not in self.places:
            raise ValueError(f"Not a packed action of this game: {packed}.")
        if packed < code.ACT:
            return self.placement(packed)
        if packed < code.CLEAR:
            return self._play(packed)
        if packed < code.DISCARD:
            item = (packed - code.CLEAR) >> code.ITEM
            first, second = self.discarded(packed & ((1 << code.ITEM) - 1))
            return wire.Clear(item=ITEM_NAMES[item], cards=(first, second))
        if packed < code.TAKE:
            return wire.Discard(cards=self.discarded(packed - code.DISCARD))
        if packed < code.STEAL:
            return wire.TakeGold(worth=packed - code.TAKE)
        if packed < code.DECLINE:
            return wire.Steal(other=packed - code.STEAL)
        return wire.Decline()

    def placement(self, packed: int) -> wire.Place:
        """A path card laid."""
        cell = packed & code.CELL
        return wire.Place(
            card=self.ids[code.kind_of(packed)],
            turned=bool(packed & code.TURN),
            x=x_of(cell),
            y=y_of(cell),
        )

    def _play(self, packed: int) -> SaboteurAction:
        kind = code.kind_of(packed)
        card = self.ids[kind]
        target = code.target_of(packed)
        effect = self.terms.effects[kind]
        if effect == numbers.REPAIR:
            return wire.Repair(card=card, tool=TOOL_NAMES[target & 3], other=target >> 2)
        if effect == numbers.ROCK_FALL:
            return wire.RockFall(card=card, x=x_of(target), y=y_of(target))
        if effect == numbers.MAP:
            return wire.LookAtGoal(card=card, goal=target)
        if effect == numbers.LAY_THEFT:
            return wire.LayTheft(card=card)
        return ON_SEATS[effect](card=card, other=target)

    # -- the dense numbering -----------------------------------------------------------------

    @cached_property
    def places(self) -> dict[int, int]:
        """Every packed action, ascending, with its place in the dense numbering."""
        codes = [*self._placements(), *self._plays()]
        codes += [*self._clearings(), *self._discards()]
        if self.terms.expansion:
            codes += [code.STEAL + seat for seat in range(self.seats)]
            codes.append(code.DECLINE)
        else:
            codes += [code.TAKE + worth for worth in range(1, GOLD_VALUES + 1)]
        return {packed: place for place, packed in enumerate(codes)}

    def _placements(self) -> list[int]:
        found = []
        blank = self.terms.blank
        free = [cell for cell in range(CELLS) if not blank[cell] & tiles.TAKEN]
        far = [cell for cell in free if not blank[cell] & tiles.BESIDE_GOAL]
        for kind in range(self.terms.paths):
            if not self.terms.counts[kind]:
                continue
            cells = far if self.terms.shapes[2 * kind] & tiles.LADDER else free
            start = code.PLACE + (kind << code.KIND)
            found += [start + cell for cell in cells]
            if self.terms.turnable[kind]:
                found += [start + code.TURN + cell for cell in cells]
        return found

    def _plays(self) -> list[int]:
        found = []
        for kind in range(self.terms.paths, self.terms.kinds):
            if self.terms.counts[kind]:
                start = code.ACT + (kind << code.KIND)
                found += [start + target for target in self._targets(kind)]
        return found

    def _targets(self, kind: int) -> list[int]:
        effect = self.terms.effects[kind]
        if effect == numbers.REPAIR:
            tools = [tool for tool in range(3) if (self.terms.tools[kind] >> tool) & 1]
            return [other * 4 + tool for other in range(self.seats) for tool in tools]
        if effect == numbers.ROCK_FALL:
            blank = self.terms.blank
            return [cell for cell in range(CELLS) if not blank[cell] & tiles.TAKEN]
        if effect == numbers.MAP:
            return list(range(GOALS))
        if effect == numbers.LAY_THEFT:
            return [0]
        return list(range(self.seats))

    def _clearings(self) -> list[int]:
        if not self.terms.expansion:
            return []
        pairs = [first << code.CODE_BITS | second for first, second in self._multisets(2)]
        items = range(len(ITEM_NAMES))
        return [code.CLEAR + (item << code.ITEM) + pair for item in items for pair in pairs]

    def _discards(self) -> list[int]:
        most = 3 if self.terms.expansion else 1
        found = []
        for size in range(1, most + 1):
            for cards in self._multisets(size):
                first, second, third = (*cards, 0, 0)[:3]
                found.append(code.DISCARD + (first << 14) + (second << 7) + third)
        return sorted(found)

    def _multisets(self, size: int) -> list[tuple[int, ...]]:
        """The codes of so many cards that a hand could hold, ascending."""
        counts = self.terms.counts
        codes = [kind + 1 for kind in range(self.terms.kinds) if counts[kind]]
        return [
            cards
            for cards in combinations_with_replacement(codes, size)
            if all(cards.count(one) <= counts[one - 1] for one in set(cards))
        ]


def _cell(x: int, y: int) -> int:
    if not on_board(x, y):
        raise ValueError("That is off the board.")
    return cell_at(x, y)
