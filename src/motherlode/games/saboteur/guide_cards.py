"""How good it is to play an action card on somebody or something."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64
from motherlode.games.saboteur.actions import ACT, KIND
from motherlode.games.saboteur.cards import TOOLS
from motherlode.games.saboteur.guide_hand import keeps, relief
from motherlode.games.saboteur.guide_path import weigh_rock_fall
from motherlode.games.saboteur.standpoint import PROMISE, Standpoint
from motherlode.games.saboteur.state import CARD, HAND_BITS, KNOWS_ROLE, hand_size
from motherlode.games.saboteur.terms import (
    BLOCKED,
    BREAK,
    FREE,
    GEOLOGIST,
    GOALS,
    HANDS_OFF,
    INSPECT,
    LAY_THEFT,
    LAY_TRAP,
    MAP,
    REPAIR,
    ROCK_FALL,
    SABOTEUR,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
)

BLOCK: Final = 11.0  # points for keeping an enemy from digging
BLOCK_MORE: Final = 0.3  # of that for a second reason why he cannot dig
HIT_MARK: Final = 0.8  # log odds for hitting somebody of good name, against one of none
HELP_MARK: Final = 0.5
NO_GOLD: Final = 9.0  # points for keeping an enemy from his gold
FEWER_WINNERS: Final = 3.0
HELP: Final = 8.0
SIGHT: Final = 6.0
SIGHT_NEAR: Final = 0.12
SABOTEUR_SIGHT: Final = 3.5
ONE_GOLD: Final = 14.0  # points for a gold that may be stolen in the end
UNMASK: Final = 9.0


def weigh_action(stand: Standpoint, kind: i64) -> None:
    """Offer what an action card can be played on."""
    effect = stand.terms.effects[kind]
    code = ACT + (kind << KIND)
    if effect == BREAK:
        weigh_break(stand, kind, code)
    elif effect == REPAIR:
        weigh_repair(stand, kind, code)
    elif effect == ROCK_FALL:
        weigh_rock_fall(stand, kind)
    elif effect == MAP:
        weigh_map(stand, kind, code)
    elif effect == LAY_THEFT:
        weigh_theft(stand, kind, code)
    elif effect == HANDS_OFF:
        weigh_hands_off(stand, kind, code)
    elif effect == SWAP_HANDS:
        weigh_swap_hands(stand, kind, code)
    elif effect == INSPECT:
        weigh_inspect(stand, kind, code)
    elif effect == SWAP_HATS:
        weigh_swap_hats(stand, kind, code)
    elif effect == LAY_TRAP:
        weigh_trap(stand, kind, code)
    elif effect == FREE:
        weigh_free(stand, kind, code)


def good_name(stand: Standpoint, other: i64) -> float:
    """-1 for somebody whom all take for a saboteur, 1 for somebody whom nobody does."""
    return 1.0 - 2.0 * min(stand.suspicions[other] * 1.5, 1.0)


def urgency(stand: Standpoint) -> float:
    """How much it matters now who can dig: more and more as the way gets shorter."""
    return 0.7 + 0.8 * PROMISE[stand.nearest()] / 100.0


def hit(stand: Standpoint, other: i64) -> float:
    """What it costs, for those who have something to hide, to be seen hitting somebody."""
    return stand.care * (1.0 + 2.0 * good_name(stand, other))


# -- tools and traps -------------------------------------------------------------------------


def weigh_break(stand: Standpoint, kind: i64, code: i64) -> None:
    """Break a tool of an enemy."""
    position = stand.position
    tool = stand.terms.tools[kind]
    for other in range(position.seats):
        if other == stand.seat or position.front[other] & tool or not position.hands[other]:
            continue
        gain = BLOCK * stand.enmity[other] * urgency(stand)
        if position.front[other] & BLOCKED:
            gain *= BLOCK_MORE
        score = gain - hit(stand, other) - keeps(stand, kind)
        stand.offer(code + other, score, HIT_MARK * good_name(stand, other))


def weigh_trap(stand: Standpoint, kind: i64, code: i64) -> None:
    """Trap an enemy: he can neither dig nor win. Late, anybody who would share will do."""
    position = stand.position
    for other in range(position.seats):
        if other == stand.seat or position.front[other] & TRAP:
            continue
        gain = NO_GOLD * stand.enmity[other] * urgency(stand)
        if not position.front[other] & BLOCKED and position.hands[other]:
            gain += BLOCK * stand.enmity[other] * urgency(stand)
        gain += FEWER_WINNERS
        score = gain - hit(stand, other) - keeps(stand, kind)
        stand.offer(code + other, score, HIT_MARK * good_name(stand, other))


def weigh_repair(stand: Standpoint, kind: i64, code: i64) -> None:
    """Repair one's own tool or that of a friend."""
    position = stand.position
    tools = stand.terms.tools[kind]
    price = keeps(stand, kind)
    for other in range(position.seats):
        front = position.front[other]
        if not front & tools:
            continue
        for tool in range(TOOLS):
            bit = i64(1) << tool
            if not front & tools & bit:
                continue
            target = code + other * 4 + tool
            if other == stand.seat:
                stand.offer(target, relief(stand, front, bit) - price, 0.0)
            else:
                gain = -HELP * stand.enmity[other] * urgency(stand)
                if front & BLOCKED != bit:
                    gain *= 0.4
                gain += stand.care * good_name(stand, other)
                stand.offer(target, gain - price, -HELP_MARK * good_name(stand, other))


def weigh_free(stand: Standpoint, kind: i64, code: i64) -> None:
    """Free oneself, or a friend."""
    position = stand.position
    price = keeps(stand, kind)
    for other in range(position.seats):
        front = position.front[other]
        if not front & TRAP:
            continue
        if other == stand.seat:
            stand.offer(code + other, relief(stand, front, TRAP) - price, 0.0)
        else:
            gain = -HELP * stand.enmity[other] * urgency(stand) - FEWER_WINNERS
            gain += stand.care * good_name(stand, other)
            stand.offer(code + other, gain - price, -HELP_MARK * good_name(stand, other))


# -- knowing more ----------------------------------------------------------------------------


def weigh_map(stand: Standpoint, kind: i64, code: i64) -> None:
    """Look at the goal that promises most and is not known yet."""
    best: i64 = -1
    promise = 0.0
    for place in range(GOALS):
        chance = stand.chances[place]
        if 0.01 < chance < 0.99:
            nearer = chance * PROMISE[stand.approach.nearest[place]]
            if nearer > promise:
                promise = nearer
                best = place
    if best < 0:
        return
    gain = SABOTEUR_SIGHT
    if stand.digs > 0.0:
        gain = (SIGHT + SIGHT_NEAR * stand.worth) * stand.digs
    stand.offer(code + best, gain - keeps(stand, kind), 0.0)


def weigh_inspect(stand: Standpoint, kind: i64, code: i64) -> None:
    """Look at the role of whoever is least clear."""
    position = stand.position
    for other in range(position.seats):
        if other == stand.seat or (position.knows[stand.seat] >> (KNOWS_ROLE + other)) & 1:
            continue
        suspicion = stand.suspicions[other]
        unclear = 4.0 * suspicion * (1.0 - suspicion)
        gain = UNMASK * unclear * (0.6 if stand.digs < 0.5 else 1.0) * min(1.0, stand.turns / 5.0)
        stand.offer(code + other, gain - keeps(stand, kind) - 1.0, 0.0)


# -- gold and exchanges ------------------------------------------------------------------------


def weigh_theft(stand: Standpoint, kind: i64, code: i64) -> None:
    """Lay a Theft; late, so that fewer hands reach for it, and not in a trap."""
    front = stand.position.front[stand.seat]
    if front & THEFT:
        return
    gain = ONE_GOLD / (1.0 + 0.12 * stand.turns)
    if front & TRAP:
        gain *= 0.25
    stand.offer(code, gain - keeps(stand, kind), 0.0)


def weigh_hands_off(stand: Standpoint, kind: i64, code: i64) -> None:
    """Take a Theft away from whoever is least of a friend."""
    position = stand.position
    for other in range(position.seats):
        if other == stand.seat or not position.front[other] & THEFT:
            continue
        gain = 4.0 + 4.0 * stand.enmity[other]
        if position.front[other] & TRAP:
            gain *= 0.2
        stand.offer(code + other, gain - keeps(stand, kind), 0.0)


def weigh_swap_hands(stand: Standpoint, kind: i64, code: i64) -> None:
    """Give a bad hand to an enemy who holds many cards."""
    position = stand.position
    rest: i64 = 0
    total = 0.0
    hand = stand.hand
    while hand:
        card = hand & CARD
        hand >>= HAND_BITS
        if card != kind + 1:
            total += keeps(stand, card - 1)
            rest += 1
    usual = 1.8
    for other in range(position.seats):
        if other == stand.seat:
            continue
        theirs = float(hand_size(position.hands[other]))
        gain = 0.6 * (usual * theirs - total) + 0.8 * stand.enmity[other]
        stand.offer(code + other, gain - keeps(stand, kind) - 2.0, 0.0)


def weigh_swap_hats(stand: Standpoint, kind: i64, code: i64) -> None:
    """Change a role that is about to lose, or that of an enemy."""
    position = stand.position
    if not position.reserve:
        return
    price = keeps(stand, kind) + 1.0
    losing = 0.0
    if stand.role == SABOTEUR:
        losing = 0.12 * (stand.worth - 40.0)
    elif stand.role == GEOLOGIST:
        losing = 4.0 - 2.0 * float(stand.mine.crystals)
    elif stand.digs > 0.5:
        losing = 0.1 * (20.0 - stand.worth) * (1.0 if stand.turns < 3.0 else 0.0)
    stand.offer(code + stand.seat, losing - price, 0.2)
    for other in range(position.seats):
        if other != stand.seat:
            gain = 4.0 * stand.enmity[other] * (1.0 - stand.care)
            stand.offer(code + other, gain - price, 0.0)
