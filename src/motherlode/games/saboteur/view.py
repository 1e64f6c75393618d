"""What a seat may know of a game of Saboteur, built field by field. ``imagining.py`` goes the
other way."""

from __future__ import annotations

from collections import Counter

from motherlode.games.saboteur import tiles, wire
from motherlode.games.saboteur.actions import CODE
from motherlode.games.saboteur.codec import Codec
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import (
    HAND_BITS,
    HOLDER,
    KNOWS_RETIRED,
    KNOWS_ROLE,
    LOST,
    MEMORY,
    NOBODY,
    OVER,
    OWNER,
    PICK_BITS,
    ROLE_HELD,
    SEAT_BITS,
    SETTLED,
    SHARING,
    SPENT,
    STOLEN,
    TAKERS,
    TURNS,
    WAS_TRAPPED,
    WON,
    ZONES,
    first_card,
    hand_size,
    other_cards,
)
from motherlode.games.saboteur.terms import (
    BREAK,
    GOALS,
    GOLD_VALUES,
    LAY_THEFT,
    LAY_TRAP,
    THEFT,
    TRAP,
    x_of,
    y_of,
)
from motherlode.games.saboteur.wire import ROLE_NAMES, SIDE_NAMES, STAGE_NAMES, TOOL_NAMES


def view(position: SaboteurPosition, viewer: int | None, codec: Codec) -> wire.SaboteurView:
    """The view of a seat, or with None of spectators. Raises ValueError for a seat that nobody
    has: counted from the end, it would show another's cards."""
    if viewer is not None and not 0 <= viewer < position.seats:
        raise ValueError(f"There is no seat {viewer}; seats are 0 to {position.seats - 1}.")
    sharings = Sharings(position, viewer)
    mine = position.mine
    seats = range(position.seats)
    return wire.SaboteurView(
        expansion=bool(position.terms.expansion),
        options=dict(position.terms.options),
        viewer=viewer,
        seats=[_seat(position, seat, viewer, sharings) for seat in seats],
        hand=[] if viewer is None else list(codec.names(position.hands[viewer], HAND_BITS)),
        tunnels=_tunnels(position, codec),
        goals=[_goal(position, place, viewer, codec) for place in range(GOALS)],
        crystals=int(mine.crystals),
        deck=int(position.deck_left),
        put_away=int(position.terms.put_away),
        reserve=int(position.reserved()),
        retired=_retired(position, viewer),
        gone=_gone(position, codec),
        discards=_discards(position, viewer, codec),
        memories=_memories(position, viewer, codec),
        round=int(min(position.round, position.terms.rounds - 1)) + 1,
        rounds=int(position.terms.rounds),
        starter=int(position.starter),
        last=int(position.last),
        to_move=int(position.seat),
        stage=STAGE_NAMES[position.stage],
        found=bool(position.found),
        thefts=int(position.thefts),
        heist=int(position.heist),
        earned=sharings.earned(),
        gold=None if position.terms.expansion else sharings.gold(),
    )


# -- players ---------------------------------------------------------------------------------


def knows(position: SaboteurPosition, viewer: int | None, bit: int) -> bool:
    """Whether a viewer has seen something, see state.py."""
    return viewer is not None and bool((position.knows[viewer] >> bit) & 1)


def _seat(
    position: SaboteurPosition, seat: int, viewer: int | None, sharings: Sharings
) -> wire.SeatView:
    front = position.front[seat]
    known = position.knows[seat]
    shown = position.stage != TURNS or knows(position, viewer, KNOWS_ROLE + seat)
    return wire.SeatView(
        hand=int(hand_size(position.hands[seat])),
        role=ROLE_NAMES[position.role(seat)] if shown else None,
        broken=[name for tool, name in enumerate(TOOL_NAMES) if (front >> tool) & 1],
        trapped=bool(position.has(seat, TRAP)),
        theft=int(front >> 8),
        gold=sharings.total(seat),
        peeked=[place for place in range(GOALS) if (known >> place) & 1],
        inspected=[other for other in range(position.seats) if (known >> (KNOWS_ROLE + other)) & 1],
        retired_seen=[
            slot for slot in range(position.retired_count) if (known >> (KNOWS_RETIRED + slot)) & 1
        ],
    )


def _retired(position: SaboteurPosition, viewer: int | None) -> list[wire.Role | None]:
    return [
        ROLE_NAMES[(position.retired >> (4 * slot)) & 15]
        if knows(position, viewer, KNOWS_RETIRED + slot)
        else None
        for slot in range(position.retired_count)
    ]


# -- the mine --------------------------------------------------------------------------------


def _tunnels(position: SaboteurPosition, codec: Codec) -> list[wire.TunnelView]:
    found = []
    for cell in position.mine.tunnels():
        value = position.mine.board[cell]
        tile = tiles.tile_of(value)
        live = (value >> tiles.LIVE) & 15
        found.append(
            wire.TunnelView(
                card=codec.ids[tile // 2],
                turned=bool(tile % 2),
                x=x_of(cell),
                y=y_of(cell),
                joined=[name for side, name in enumerate(SIDE_NAMES) if (live >> side) & 1],
            )
        )
    return found


def _goal(
    position: SaboteurPosition, place: int, viewer: int | None, codec: Codec
) -> wire.GoalView:
    cell = int(position.terms.goal_cells[place])
    card = int(position.mine.goal(place))
    up = bool(position.mine.is_up(place))
    tile = tiles.tile_of(position.mine.board[cell])
    return wire.GoalView(
        x=x_of(cell),
        y=y_of(cell),
        up=up,
        card=codec.goals[card] if up or knows(position, viewer, place) else None,
        turned=up and tile != position.terms.goal_tile(card, 0),
    )


# -- cards -----------------------------------------------------------------------------------


def front_kinds(position: SaboteurPosition, front: int) -> list[int]:
    """The cards that lie in front of a player."""
    agreed = position.terms
    found: list[int] = []
    if not front:
        return found
    for kind in range(agreed.paths, agreed.kinds):
        effect = agreed.effects[kind]
        if (
            (effect == BREAK and front & agreed.tools[kind])
            or (effect == LAY_TRAP and front & TRAP)
            or (effect == LAY_THEFT and front & THEFT)
        ):
            found.append(kind)
    return found


def seen_cards(position: SaboteurPosition) -> Counter[int]:
    """The cards that lie in the mine or in front of players."""
    found: Counter[int] = Counter()
    for cell in position.mine.tunnels():
        found[tiles.tile_of(position.mine.board[cell]) // 2] += 1
    for front in position.front:
        found.update(front_kinds(position, front))
    return found


def hidden_cards(position: SaboteurPosition) -> Counter[int]:
    """The cards in the deck, put away, in hands and discarded face down."""
    agreed = position.terms
    found: Counter[int] = Counter(int(kind) for kind in position.deck[: position.deck_left])
    found.update(int(kind) for kind in position.deck[len(position.deck) - agreed.put_away :])
    found.update((card & CODE) - 1 for card in position.discards)
    for hand in position.hands:
        while hand:
            found[first_card(hand) - 1] += 1
            hand = other_cards(hand)
    return found


def _gone(position: SaboteurPosition, codec: Codec) -> list[str]:
    gone = Counter({kind: int(count) for kind, count in enumerate(position.terms.counts)})
    gone.subtract(seen_cards(position))
    gone.subtract(hidden_cards(position))
    return [codec.ids[kind] for kind in sorted(gone) for _ in range(gone[kind])]


def _discards(
    position: SaboteurPosition, viewer: int | None, codec: Codec
) -> list[wire.DiscardView]:
    found = []
    for card in position.discards:
        owner = (card >> OWNER) & 15
        name = codec.ids[(card & CODE) - 1]
        found.append(wire.DiscardView(seat=owner, card=name if owner == viewer else None))
    return found


def _memories(
    position: SaboteurPosition, viewer: int | None, codec: Codec
) -> list[wire.MemoryView]:
    found = []
    for at, memory in enumerate(position.memories):
        cards = codec.names(memory >> MEMORY)
        if memory & 15 != viewer or not cards:
            continue
        holder = (memory >> HOLDER) & 15
        found.append(
            wire.MemoryView(
                holder=None if holder == NOBODY else holder,
                cards=list(cards),
                discards=[
                    place
                    for place, card in enumerate(position.discards)
                    if (card >> (ZONES + at)) & 1
                ],
            )
        )
    return found


# -- gold ------------------------------------------------------------------------------------


class Sharings:
    """What a viewer knows of the gold. In the base game everybody keeps gold cards secret until
    the end; who passes them on has seen them. In Saboteur 2 gold is paid in the open (R60)."""

    def __init__(self, position: SaboteurPosition, viewer: int | None) -> None:
        self.position = position
        self.viewer = viewer
        self.open = bool(position.terms.expansion) or position.stage == OVER
        self.rounds = [self._round(at) for at in range(position.terms.rounds)]

    def _round(self, at: int) -> wire.SharingView:
        position, viewer = self.position, self.viewer
        taken = position.treasury[TAKERS + 2 * at]
        picks = position.treasury[TAKERS + 2 * at + 1]
        count = taken & 15
        takers = [(taken >> (SEAT_BITS * (pick + 1))) & 15 for pick in range(count)]
        worths = [(picks >> (PICK_BITS * pick)) & 3 for pick in range(count)]
        offered = self._offered() if at == position.round else []
        passed = [*worths, *offered]
        looks = [at for at, taker in enumerate(takers) if taker == viewer]
        if offered and position.seat == viewer:
            looks.append(count)
        return wire.SharingView(
            takers=[int(taker) for taker in takers],
            worths=[
                int(worth) if self.open or taker == viewer else None
                for taker, worth in zip(takers, worths, strict=True)
            ],
            looks=[
                wire.LookView(at=look, worths=sorted(int(worth) for worth in passed[look:]))
                for look in looks
            ],
        )

    def _offered(self) -> list[int]:
        offer = self.position.offer
        return [
            worth + 1 for worth in range(GOLD_VALUES) for _ in range((offer >> (8 * worth)) & 255)
        ]

    def paid(self, at: int, seat: int) -> int | None:
        """What a seat was paid in a round; None if the viewer may not know."""
        if not self.open and seat != self.viewer and seat in self.rounds[at].takers:
            return None
        return int(self.position.history[at * self.position.seats + seat] & 255)

    def total(self, seat: int) -> int | None:
        """All the gold of a seat; None if the viewer may not know."""
        if any(self.paid(at, seat) is None for at in range(self.position.terms.rounds)):
            return None
        return int(self.position.score(seat))

    def earned(self) -> list[list[wire.EarnedView]]:
        """The rounds that have ended."""
        position = self.position
        return [
            [self._earned(at, seat) for seat in range(position.seats)]
            for at in range(position.terms.rounds)
            if position.history[at * position.seats] & SETTLED
        ]

    def _earned(self, at: int, seat: int) -> wire.EarnedView:
        got = self.position.history[at * self.position.seats + seat]
        return wire.EarnedView(
            role=ROLE_NAMES[(got >> ROLE_HELD) & 15],
            won=bool(got & WON),
            trapped=bool(got & WAS_TRAPPED),
            paid=self.paid(at, seat),
            stole=int((got >> STOLEN) & 255),
            robbed=int((got >> LOST) & 255),
        )

    def gold(self) -> wire.GoldView:
        """The gold cards of the base game."""
        treasury = self.position.treasury
        return wire.GoldView(
            pile=int(sum(treasury[:GOLD_VALUES])),
            spent=[int(count) for count in treasury[SPENT : SPENT + GOLD_VALUES]],
            offered=len(self._offered()) if self.position.stage == SHARING else 0,
            rounds=self.rounds,
        )
