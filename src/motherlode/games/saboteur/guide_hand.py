"""Which cards of a hand to part with: discarded, or paid to clear something away."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.actions import CLEAR, DISCARD, ITEM
from motherlode.games.saboteur.guide_cards import keeps
from motherlode.games.saboteur.guide_tools import relief
from motherlode.games.saboteur.rules import MOST_DISCARDS
from motherlode.games.saboteur.standpoint import Standpoint
from motherlode.games.saboteur.state import CARD, first_card, other_cards
from motherlode.games.saboteur.terms import BLOCKED, ITEMS, THEFT

TEMPO: Final = 1.0  # points that a turn without a deed costs
FRESH: Final = 0.5  # points for each further card exchanged
USELESS: Final = 1.3  # cards worth less are thrown away by twos and threes


def weigh_discards(stand: Standpoint) -> None:
    """Offer to throw away the card that is worth least; in Saboteur 2 also two and three."""
    hand = stand.hand
    codes = vec[i64]([0] * MOST_DISCARDS)
    worths = vec[float]([1000.0] * MOST_DISCARDS)
    while hand:
        code = first_card(hand)
        hand = other_cards(hand)
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
        code = first_card(hand)
        hand = other_cards(hand)
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
