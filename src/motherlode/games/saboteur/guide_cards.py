"""What a bot thinks of each action card. Tools, traps and rock-falls have files of their own:
``guide_tools.py``, ``guide_rocks.py``."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64
from motherlode.games.saboteur.actions import ACT, KIND
from motherlode.games.saboteur.guide_judgement import Judgement
from motherlode.games.saboteur.guide_path import keeps_tunnel
from motherlode.games.saboteur.guide_rocks import RockFall
from motherlode.games.saboteur.guide_tools import BreakTool, Free, LayTrap, RepairTool
from motherlode.games.saboteur.standpoint import PROMISE, Standpoint
from motherlode.games.saboteur.state import KNOWS_ROLE, first_card, hand_size, other_cards
from motherlode.games.saboteur.terms import GEOLOGIST, GOALS, SABOTEUR, THEFT, TRAP

SIGHT: Final = 6.0
SIGHT_NEAR: Final = 0.12
SABOTEUR_SIGHT: Final = 3.5
ONE_GOLD: Final = 14.0  # points for a gold that may be stolen in the end
UNMASK: Final = 9.0


class Map(Judgement):
    """Look at the goal that promises most and is not known yet."""

    to_diggers = 2.0
    to_others = 1.0

    def keeps(self, stand: Standpoint) -> float:
        return 0.1 if stand.knows_treasure() else Judgement.keeps(self, stand)

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
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
        stand.offer(code + best, gain - self.keeps(stand), 0.0)


class Inspect(Judgement):
    """Look at the role of whoever is least clear."""

    to_diggers = 1.5
    to_others = 1.0

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        for other in range(position.seats):
            if other == stand.seat or (position.knows[stand.seat] >> (KNOWS_ROLE + other)) & 1:
                continue
            suspicion = stand.suspicions[other]
            unclear = 4.0 * suspicion * (1.0 - suspicion)
            gain = UNMASK * unclear * (0.6 if stand.digs < 0.5 else 1.0)
            gain *= min(1.0, stand.turns / 5.0)
            stand.offer(code + other, gain - self.keeps(stand) - 1.0, 0.0)


class LayTheft(Judgement):
    """Lay a Theft; late, so that fewer hands reach for it, and not in a trap."""

    to_diggers = 4.0
    to_others = 4.0

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        front = stand.position.front[stand.seat]
        if front & THEFT:
            return
        gain = ONE_GOLD / (1.0 + 0.12 * stand.turns)
        if front & TRAP:
            gain *= 0.25
        stand.offer(code, gain - self.keeps(stand), 0.0)


class HandsOff(Judgement):
    """Take a Theft away from whoever is least of a friend."""

    to_diggers = 1.5
    to_others = 1.5

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        for other in range(position.seats):
            if other == stand.seat or not position.front[other] & THEFT:
                continue
            gain = 4.0 + 4.0 * stand.enmity[other]
            if position.front[other] & TRAP:
                gain *= 0.2
            stand.offer(code + other, gain - self.keeps(stand), 0.0)


class SwapHands(Judgement):
    """Give a bad hand to an enemy who holds many cards."""

    to_diggers = 0.5
    to_others = 0.8

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        total = 0.0
        hand = stand.hand
        while hand:
            card = first_card(hand) - 1
            hand = other_cards(hand)
            if card != kind:
                total += keeps(stand, card)
        usual = 1.8
        for other in range(position.seats):
            if other == stand.seat:
                continue
            theirs = float(hand_size(position.hands[other]))
            gain = 0.6 * (usual * theirs - total) + 0.8 * stand.enmity[other]
            stand.offer(code + other, gain - self.keeps(stand) - 2.0, 0.0)


class SwapHats(Judgement):
    """Change a role that is about to lose, or that of an enemy."""

    to_diggers = 0.8
    to_others = 0.8

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        if not position.reserve:
            return
        price = self.keeps(stand) + 1.0
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


# By the effects of terms.py.
JUDGEMENTS: Final[list[Judgement]] = [
    BreakTool(),
    RepairTool(),
    RockFall(),
    Map(),
    LayTheft(),
    HandsOff(),
    SwapHands(),
    Inspect(),
    SwapHats(),
    LayTrap(),
    Free(),
]


def weigh_action(stand: Standpoint, kind: i64) -> None:
    """Offer what an action card can be played on."""
    JUDGEMENTS[stand.terms.effects[kind]].weigh(stand, kind, ACT + (kind << KIND))


def keeps(stand: Standpoint, kind: i64) -> float:
    """What a card is worth in the hand, in points."""
    if kind < stand.terms.paths:
        return keeps_tunnel(stand, stand.terms.shapes[2 * kind])
    return JUDGEMENTS[stand.terms.effects[kind]].keeps(stand)
