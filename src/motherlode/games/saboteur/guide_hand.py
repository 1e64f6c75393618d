"""What the cards of a hand are worth keeping, and which of them to part with."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.actions import CLEAR, DISCARD, ITEM
from motherlode.games.saboteur.rules import MOST_DISCARDS
from motherlode.games.saboteur.standpoint import Standpoint
from motherlode.games.saboteur.state import CARD, HAND_BITS
from motherlode.games.saboteur.terms import (
    BLOCKED,
    BLUE_DIGGER,
    GEOLOGIST,
    GREEN_DIGGER,
    ITEMS,
    MAP,
    SABOTEUR,
    THEFT,
    TRAP,
)
from motherlode.games.saboteur.tiles import BLUE, CRYSTAL, GREEN, LADDER, LANES, SIDES, E, W

TEMPO: Final = 1.0  # points that a turn without a deed costs
FRESH: Final = 0.5  # points for each further card exchanged
USELESS: Final = 1.3  # cards worth less are thrown away by twos and threes

# Points that an action card is worth in the hand, by effect: to those who dig, to others.
DIGGER_KEEPS: Final = vec[float]([2.5, 2.0, 3.5, 2.0, 4.0, 1.5, 0.5, 1.5, 0.8, 4.0, 3.0])
OTHER_KEEPS: Final = vec[float]([4.0, 1.8, 5.0, 1.0, 4.0, 1.5, 0.8, 1.0, 0.8, 5.0, 3.0])


def keeps(stand: Standpoint, kind: i64) -> float:
    """What a card is worth in the hand, in points."""
    if kind < stand.terms.paths:
        return keeps_tunnel(stand, stand.terms.shapes[2 * kind])
    effect = stand.terms.effects[kind]
    if effect == MAP and stand.knows_treasure():
        return 0.1
    return DIGGER_KEEPS[effect] if stand.digs > 0.0 else OTHER_KEEPS[effect]


def keeps_tunnel(stand: Standpoint, shape: i64) -> float:
    """What a path card is worth in the hand, by the longest tunnel on it."""
    ways: i64 = 0
    along = False
    for side in range(SIDES):
        lane = (shape >> (LANES + 4 * side)) & 15
        count: i64 = 0
        for other in range(SIDES):
            count += (lane >> other) & 1
        ways = max(ways, count)
        if lane & (E | W) == E | W:
            along = True
    worth = 0.0
    if stand.role == SABOTEUR:
        worth = 3.0 if not ways else (0.4 if along else 1.0)
    elif ways:
        worth = float(ways) - 0.6 + (0.5 if along else 0.0)
    if shape & LADDER and stand.digs > 0.0:
        worth += 3.0
    if shape & CRYSTAL and stand.role == GEOLOGIST:
        worth += 9.0
    if stand.role == BLUE_DIGGER:
        worth += door_matters(shape, BLUE, GREEN)
    elif stand.role == GREEN_DIGGER:
        worth += door_matters(shape, GREEN, BLUE)
    return max(worth, 0.0)


def door_matters(shape: i64, own: i64, others: i64) -> float:
    """What a door adds to a card, to a team."""
    if (shape >> own) & 15:
        return 1.0
    return -2.0 if (shape >> others) & 15 else 0.0


# -- discarding ------------------------------------------------------------------------------


def weigh_discards(stand: Standpoint) -> None:
    """Offer to throw away the card that is worth least; in Saboteur 2 also two and three."""
    hand = stand.hand
    codes = vec[i64]([0] * MOST_DISCARDS)
    worths = vec[float]([1000.0] * MOST_DISCARDS)
    while hand:
        code = hand & CARD
        hand >>= HAND_BITS
        worth = keeps(stand, code - 1)
        at: i64 = MOST_DISCARDS - 1
        if worth >= worths[at]:
            continue
        while at > 0 and worths[at - 1] > worth:
            worths[at] = worths[at - 1]
            codes[at] = codes[at - 1]
            at -= 1
        worths[at] = worth
        codes[at] = code
    score = -worths[0] - TEMPO
    stand.offer(discard_of(codes, 1), score, 0.0)
    if not stand.terms.expansion or not stand.position.deck_left:
        return
    for count in range(2, MOST_DISCARDS + 1):
        if not codes[count - 1] or worths[count - 1] > USELESS:
            break
        score += FRESH
        stand.offer(discard_of(codes, count), score, 0.0)


def discard_of(codes: vec[i64], count: i64) -> i64:
    """The packed discard of the first so many cards, in the order of the hand."""
    packed: i64 = 0
    last: i64 = 0
    filled: i64 = 0
    for _ in range(count):
        best: i64 = CARD
        copies: i64 = 0
        for at in range(count):
            if last < codes[at] < best:
                best = codes[at]
                copies = 1
            elif codes[at] == best:
                copies += 1
        for _ in range(copies):
            packed = (packed << 7) | best
            filled += 1
        last = best
        if filled == count:
            break
    return DISCARD + (packed << (7 * (MOST_DISCARDS - count)))


def weigh_clearings(stand: Standpoint) -> None:
    """Offer to clear away what lies in front of one, for the two cards worth least."""
    front = stand.position.front[stand.seat]
    if not front & BLOCKED:
        return
    hand = stand.hand
    low: i64 = 0
    second: i64 = 0
    least = 1000.0
    more = 1000.0
    while hand:
        code = hand & CARD
        hand >>= HAND_BITS
        worth = keeps(stand, code - 1)
        if worth < least:
            more = least
            second = low
            least = worth
            low = code
        elif worth < more:
            more = worth
            second = code
    if not second:
        return
    cards = (min(low, second) << 7) | max(low, second)
    for item in range(ITEMS):
        bit = i64(1) << item
        if front & bit and bit != THEFT:
            gain = relief(stand, front, bit)
            stand.offer(CLEAR + (item << ITEM) + cards, gain - least - more - TEMPO, 0.0)


def relief(stand: Standpoint, front: i64, item: i64) -> float:
    """Points for the seat itself being rid of a broken tool or a trap."""
    alone = front & BLOCKED == item
    if item == TRAP:
        # Whoever is still trapped at the end gets nothing; there is less and less time.
        return 14.0 + 60.0 / (1.0 + stand.turns)
    if stand.digs <= 0.0:
        return 5.0 if alone else 1.5
    worth = 7.0 + 0.1 * stand.worth
    return worth if alone else 0.4 * worth
