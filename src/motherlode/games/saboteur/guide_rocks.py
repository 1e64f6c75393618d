"""What a bot thinks of a rock-fall."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.approach import STEPS
from motherlode.games.saboteur.guide_judgement import Judgement
from motherlode.games.saboteur.guide_path import CRYSTAL_WORTH, LANE_BITS
from motherlode.games.saboteur.mine import bury_targets
from motherlode.games.saboteur.repute import fall_mark
from motherlode.games.saboteur.standpoint import PROMISE, Standpoint
from motherlode.games.saboteur.terms import GEOLOGIST, GOALS
from motherlode.games.saboteur.tiles import CRYSTAL, LANES, LIVE, OPEN, SIDES

GLANCES: Final = 6  # rock-falls looked at when there is no time for more
FALL_REACH: Final = 8  # half cards: a saboteur does not waste one while more cards are missing


class RockFall(Judgement):
    """Bury a tunnel whose loss is worth it."""

    to_diggers = 3.5
    to_others = 5.0

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        price = self.keeps(stand)
        if stand.digs < 0.0 and stand.nearest() > FALL_REACH and not stand.thorough:
            return
        cells = bury_targets(stand.mine, 0, vec[i64]())
        looked: i64 = 0
        for at in range(len(cells)):
            cell = cells[at]
            if stand.thorough or (looked < GLANCES and is_sore(stand, cell)):
                looked += 1
                weigh_burial(stand, code + cell, cell, price)


def is_sore(stand: Standpoint, cell: i64) -> bool:
    """Whether it could matter at first sight that a tunnel is gone: to diggers a dead end, to
    others what leads to the place where the way goes on."""
    value = stand.mine.board[cell]
    if stand.digs > 0.0:
        return (value >> LANES) & LANE_BITS == 0
    if not (value >> LIVE) & 15:
        return False
    for place in range(GOALS):
        if stand.chances[place] > 0.0 and PROMISE[stand.approach.nearest[place]] > 0.0:
            for side in range(SIDES):
                if (value & OPEN) >> side & 1 and near(stand, place, cell, side):
                    return True
    return False


def near(stand: Standpoint, place: i64, cell: i64, side: i64) -> bool:
    """Whether the best way to a goal goes on at a side of a cell."""
    other = cell + STEPS[side]
    if stand.approach.nearest[place] == 0:
        return other == stand.terms.goal_cells[place]
    return other == stand.approach.gates[place]


def weigh_burial(stand: Standpoint, code: i64, cell: i64, price: float) -> None:
    """Offer a rock-fall on a tunnel."""
    twin = stand.mine.clone()
    twin.bury(cell)
    probe = stand.probe
    probe.survey(twin, stand.closed)
    private = stand.worth_of(probe, stand.chances) - stand.worth
    public = stand.worth_of(probe, stand.guesses) - stand.public_worth
    score = stand.digs * private + stand.trust(public) - price
    if stand.role == GEOLOGIST and stand.mine.board[cell] & CRYSTAL:
        score -= CRYSTAL_WORTH
    stand.offer(code, score, fall_mark(public))
