"""What a bot thinks of the cards that keep somebody from digging, and of those that free him."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64
from motherlode.games.saboteur.cards import TOOLS
from motherlode.games.saboteur.guide_judgement import Judgement
from motherlode.games.saboteur.repute import help_mark, hit_mark
from motherlode.games.saboteur.standpoint import PROMISE, Standpoint
from motherlode.games.saboteur.terms import BLOCKED, TRAP

BLOCK: Final = 11.0  # points for keeping an enemy from digging
BLOCK_MORE: Final = 0.3  # of that for a second reason why he cannot dig
NO_GOLD: Final = 9.0  # points for keeping an enemy from his gold
FEWER_WINNERS: Final = 3.0
HELP: Final = 8.0
# Points of a good name for hitting somebody, and for his own good name on top.
BLUNT: Final = 12.0
BLUNTER: Final = 4.0


class BreakTool(Judgement):
    """Break a tool of an enemy."""

    to_diggers = 2.5
    to_others = 4.0

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        tool = stand.terms.tools[kind]
        for other in range(position.seats):
            if other == stand.seat or position.front[other] & tool or not position.hands[other]:
                continue
            gain = BLOCK * stand.enmity[other] * urgency(stand)
            if position.front[other] & BLOCKED:
                gain *= BLOCK_MORE
            score = gain - hit(stand, other) - self.keeps(stand)
            stand.offer(code + other, score, hit_mark(good_name(stand, other)))


class LayTrap(Judgement):
    """Trap an enemy: he can neither dig nor win. Late, anybody who would share will do."""

    to_diggers = 4.0
    to_others = 5.0

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        for other in range(position.seats):
            if other == stand.seat or position.front[other] & TRAP:
                continue
            gain = NO_GOLD * stand.enmity[other] * urgency(stand)
            if not position.front[other] & BLOCKED and position.hands[other]:
                gain += BLOCK * stand.enmity[other] * urgency(stand)
            gain += FEWER_WINNERS
            score = gain - hit(stand, other) - self.keeps(stand)
            stand.offer(code + other, score, hit_mark(good_name(stand, other)))


class RepairTool(Judgement):
    """Repair one's own tool or that of a friend."""

    to_diggers = 2.0
    to_others = 1.8

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        tools = stand.terms.tools[kind]
        price = self.keeps(stand)
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
                    stand.offer(target, gain - price, help_mark(good_name(stand, other)))


class Free(Judgement):
    """Free oneself, or a friend."""

    to_diggers = 3.0
    to_others = 3.0

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        position = stand.position
        price = self.keeps(stand)
        for other in range(position.seats):
            front = position.front[other]
            if not front & TRAP:
                continue
            if other == stand.seat:
                stand.offer(code + other, relief(stand, front, TRAP) - price, 0.0)
            else:
                gain = -HELP * stand.enmity[other] * urgency(stand) - FEWER_WINNERS
                gain += stand.care * good_name(stand, other)
                stand.offer(code + other, gain - price, help_mark(good_name(stand, other)))


def good_name(stand: Standpoint, other: i64) -> float:
    """-1 for somebody whom all take for a saboteur, 1 for somebody whom nobody does."""
    return 1.0 - 2.0 * min(stand.suspicions[other] * 1.5, 1.0)


def urgency(stand: Standpoint) -> float:
    """How much it matters now who can dig: more and more as the way gets shorter."""
    return 0.7 + 0.8 * PROMISE[stand.nearest()] / 100.0


def hit(stand: Standpoint, other: i64) -> float:
    """What it costs, for those who have something to hide, to be seen hitting somebody."""
    return stand.care * (BLUNT + BLUNTER * good_name(stand, other))


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
