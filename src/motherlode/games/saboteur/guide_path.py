"""What a bot thinks of a path card: how good it is to lay it in a cell, or to keep it."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.actions import CELL, KIND, PLACE, TURN
from motherlode.games.saboteur.approach import CARD
from motherlode.games.saboteur.mine import ladder_targets, place_targets
from motherlode.games.saboteur.repute import tunnel_mark
from motherlode.games.saboteur.standpoint import Standpoint, worth_of
from motherlode.games.saboteur.terms import BLUE_DIGGER, GEOLOGIST, GOALS, GREEN_DIGGER, SABOTEUR
from motherlode.games.saboteur.tiles import BLUE, CRYSTAL, GREEN, LADDER, LANES, SIDES, E, W

BRANCH: Final = 1.2  # points for another way on that is as good
NEWS: Final = 4.0  # points for turning up a goal of which nothing is known
CRYSTAL_WORTH: Final = 18.0  # points to a geologist
OWN_DOOR: Final = 3.0
OWN_DOOR_NEAR: Final = 0.12  # times what the way promises
DEAD_END: Final = 6.0  # points that a dead end costs those who dig: it blocks, or looks so
LANE_BITS: Final = 65535


def weigh_tunnel(stand: Standpoint, kind: i64) -> None:
    """Offer every way to lay a path card."""
    weigh_way(stand, kind, 0)
    if stand.terms.turnable[kind]:
        weigh_way(stand, kind, TURN)


def weigh_way(stand: Standpoint, kind: i64, turn: i64) -> None:
    """Offer every cell for a path card, as printed or turned."""
    shape = stand.terms.shapes[2 * kind + (1 if turn else 0)]
    start = PLACE + (kind << KIND) + turn
    if shape & LADDER:
        codes = ladder_targets(stand.mine, shape, start, vec[i64]())
    else:
        codes = place_targets(stand.mine, shape, start, vec[i64]())
    if not len(codes):
        return
    fixed = worth_by_itself(stand, shape) - keeps_tunnel(stand, shape)
    for at in range(len(codes)):
        weigh_cell(stand, codes[at], codes[at] & CELL, shape, fixed)


def weigh_cell(stand: Standpoint, code: i64, cell: i64, shape: i64, fixed: float) -> None:
    """Offer a path card in a cell."""
    approach = stand.approach
    outlets = approach.outlets(cell, shape)
    if stand.thorough:
        twin = stand.mine.clone()
        twin.lay(cell, shape)
        probe = stand.probe
        probe.survey(twin, stand.closed)
        after = probe.nearest[:]
        private = stand.worth_of(probe, stand.chances) - stand.worth
        public = stand.worth_of(probe, stand.guesses) - stand.public_worth
    else:
        after = vec[i64]([0] * GOALS)
        for place in range(GOALS):
            after[place] = approach.after(place, cell, outlets)
        private = worth_of(after, stand.chances) - stand.worth
        public = worth_of(after, stand.guesses) - stand.public_worth
    score = stand.digs * (private + branches(stand, cell, outlets, after)) + stand.trust(public)
    for place in range(GOALS):
        if after[place] == 0 and approach.nearest[place] and stand.digs > 0.0:
            score += NEWS * (1.0 - stand.chances[place])
    mark = tunnel_mark(public)
    stand.offer(code, score + fixed, mark)


def branches(stand: Standpoint, cell: i64, outlets: i64, after: vec[i64]) -> float:
    """Points for further ways on, as short as the best, that a card in a cell would open."""
    worth = 0.0
    for place in range(GOALS):
        if stand.chances[place] > 0.0 and after[place]:
            ways: i64 = 0
            for side in range(SIDES):
                if (outlets >> side) & 1 and (
                    stand.approach.beyond(place, cell, side) <= after[place] + CARD
                ):
                    ways += 1
            if ways > 1:
                worth += stand.chances[place] * float(ways - 1)
    return BRANCH * worth


def worth_by_itself(stand: Standpoint, shape: i64) -> float:
    """What a card is worth wherever it lies: crystals to a geologist, doors to a team."""
    worth = 0.0
    if shape & CRYSTAL and stand.role == GEOLOGIST:
        worth += CRYSTAL_WORTH
    own: i64 = 0
    if stand.role == BLUE_DIGGER:
        own = (shape >> BLUE) & 15
    elif stand.role == GREEN_DIGGER:
        own = (shape >> GREEN) & 15
    if stand.digs > 0.0 and not (shape >> LANES) & LANE_BITS:
        worth -= DEAD_END
    if own:
        worth += OWN_DOOR + OWN_DOOR_NEAR * stand.worth
    return worth


# -- in the hand -------------------------------------------------------------------------------


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
