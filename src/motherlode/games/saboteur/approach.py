"""How many path cards are still missing between the network and each goal.

The way back from a goal is measured cell by cell: a tunnel that lies there already costs nothing,
whether it is joined to the start or not; an empty cell costs a card, and more the more neighbours
the card has to fit. Costs are counted in half cards.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.mine import ENTRY, START, Mine
from motherlode.games.saboteur.terms import CELLS, GOALS, START_X, WIDTH
from motherlode.games.saboteur.tiles import (
    BLUE,
    FACE_UP,
    FIXED,
    GREEN,
    HIDDEN,
    LADDER,
    LANES,
    LIVE,
    OPEN,
    REACHED,
    SIDES,
    TAKEN,
    WANTED,
    lane_of,
    opposite,
)

CARD: Final = 2  # half cards
FAR: Final = 60  # half cards missing when there is no way, or none worth the name
# Half cards more for a cell with so many neighbours face up; one is where the way comes from.
TIGHT: Final = vec[i64]([0, 0, 1, 2, 4])
STAMP: Final = 8  # shift: which survey a number belongs to
COST: Final = 255
MOST_WAITING: Final = 4 * CELLS
NO_DOORS: Final = 0
STEPS: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])


class Approach:
    """The ways to the goals in one mine, good until a card is laid or buried.

    ``closed``: NO_DOORS, or the doors (BLUE, GREEN) that a team cannot pass. ``nearest``: per
    goal, how many half cards are missing; 0 when the network meets it. ``gates``: the cell where
    the best way begins. ``second``: half cards missing if the way begins anywhere else.
    """

    def __init__(self) -> None:
        self.mine: Mine | None = None
        self.stamp: i64 = 0
        self.far = vec[i64]([0] * (GOALS * CELLS))
        self.tunnels = vec[i64]([0] * (GOALS * CELLS * SIDES))
        self.been = vec[i64]([0] * CELLS)
        self.queue = vec[i64]([0] * MOST_WAITING)
        self.waiting: i64 = 0
        self.nearest = vec[i64]([FAR] * GOALS)
        self.second = vec[i64]([FAR] * GOALS)
        self.gates = vec[i64]([0] * GOALS)
        self.closed: i64 = NO_DOORS
        self.walled = False
        self.west: i64 = 0
        self.east: i64 = 0
        self.north: i64 = 0
        self.south: i64 = 0

    # -- the survey ------------------------------------------------------------------------

    def survey(self, mine: Mine, closed: i64) -> None:
        """Measure the ways to every goal that is still face down."""
        self.mine = mine
        self.stamp += 1
        self.closed = closed
        self.walled = closed != NO_DOORS and has_doors(mine, closed)
        if self.walled:
            self.find_joined(mine)
        self.frame(mine)
        for place in range(GOALS):
            self.nearest[place] = FAR
            self.second[place] = FAR
            self.gates[place] = 0
            cell = mine.terms.goal_cells[place]
            value = mine.board[cell]
            if value & HIDDEN:
                if self.meets(cell, value):
                    self.nearest[place] = 0
                else:
                    self.spread(mine, place)
                    self.find_gates(mine, place)
            elif self.goal_is_met(mine, place):
                self.nearest[place] = 0

    def goal_is_met(self, mine: Mine, place: i64) -> bool:
        """Whether a goal that lies face up is joined to the network of this team."""
        return self.joined(mine.terms.goal_cells[place]) != 0

    def frame(self, mine: Mine) -> None:
        """Ways lead through the rectangle of start, tunnels and goals, and a cell around it."""
        west = mine.west
        east = mine.east
        north = mine.north
        south = mine.south
        for place in range(GOALS):
            cell = mine.terms.goal_cells[place]
            y = cell // WIDTH
            x = cell - y * WIDTH
            east = max(east, x)
            north = min(north, y)
            south = max(south, y)
        self.west = max(min(west, START_X) - 1, 0)
        self.east = east + 1
        self.north = north - 1
        self.south = south + 1

    def spread(self, mine: Mine, place: i64) -> None:
        """From a goal outwards: what every empty cell and every loose tunnel lacks."""
        goal = mine.terms.goal_cells[place]
        self.waiting = 0
        for side in range(SIDES):
            self.enter(mine, place, goal + STEPS[side], opposite(side), 0)
        done: i64 = 0
        while done < self.waiting:
            cell = self.queue[done]
            done += 1
            cards = self.far[place * CELLS + cell] & COST
            value = mine.board[cell]
            walls = (value >> FIXED) & ~(value >> WANTED) & 15
            for side in range(SIDES):
                if not (walls >> side) & 1:
                    self.enter(mine, place, cell + STEPS[side], opposite(side), cards)

    def enter(self, mine: Mine, place: i64, cell: i64, side: i64, cards: i64) -> None:
        """Come from the goal to a side of a cell, with so much missing behind it."""
        value = mine.board[cell]
        if not value & TAKEN:
            at = place * CELLS + cell
            cost = (self.stamp << STAMP) | (cards + CARD + tightness(value))
            known = self.far[at]
            if known >> STAMP == self.stamp and known <= cost:
                return
            if self.inside(cell) and self.waiting < MOST_WAITING:
                self.far[at] = cost
                self.queue[self.waiting] = cell
                self.waiting += 1
        elif value & FACE_UP:
            lane = lane_of(value, side)
            if not lane or (self.closed != NO_DOORS and (value >> self.closed) & lane):
                return
            at = (place * CELLS + cell) * SIDES
            cost = (self.stamp << STAMP) | cards
            known = self.tunnels[at + side]
            if known >> STAMP == self.stamp and known <= cost:
                return
            for other in range(SIDES):
                if (lane >> other) & 1:
                    self.tunnels[at + other] = cost
            if self.joined(cell) & lane:
                return
            for other in range(SIDES):
                if (lane >> other) & 1 and other != side:
                    self.enter(mine, place, cell + STEPS[other], opposite(other), cards)

    def inside(self, cell: i64) -> bool:
        """Whether a way may lead through a cell."""
        y = cell // WIDTH
        x = cell - y * WIDTH
        return self.west <= x <= self.east and self.north <= y <= self.south

    def find_gates(self, mine: Mine, place: i64) -> None:
        """Where the network comes nearest to a goal."""
        for at in range(mine.frontier_size):
            cell = mine.frontier[at] >> ENTRY
            if self.walled and not self.meets(cell, mine.board[cell]):
                continue
            cards = self.cards_from(place, cell)
            if cards < self.nearest[place]:
                self.second[place] = self.nearest[place]
                self.nearest[place] = cards
                self.gates[place] = cell
            elif cards < self.second[place]:
                self.second[place] = cards

    # -- the network of a team -------------------------------------------------------------

    def joined(self, cell: i64) -> i64:
        """The sides of the card in a cell that the team can reach from the start."""
        mine = self.mine
        assert mine is not None
        return self.been[cell] if self.walled else (mine.board[cell] >> LIVE) & 15

    def meets(self, cell: i64, value: i64) -> bool:
        """Whether the network of the team ends at a cell."""
        reached = (value >> REACHED) & 15
        if not self.walled:
            return reached != 0
        for side in range(SIDES):
            if (reached >> side) & 1:
                beyond = cell + STEPS[side]
                if (self.been[beyond] >> opposite(side)) & 1:
                    return True
        return False

    def find_joined(self, mine: Mine) -> None:
        """Walk the network without the closed doors (R10, R18)."""
        board = mine.board
        for y in range(mine.north - 1, mine.south + 2):
            row = y * WIDTH
            for cell in range(row + mine.west - 1, row + mine.east + 2):
                self.been[cell] = 0
        for place in range(GOALS):
            self.been[mine.terms.goal_cells[place]] = 0
        mine.walk(START, OPEN, self.closed, self.been)
        for y in range(mine.north, mine.south + 1):
            row = y * WIDTH
            for cell in range(row + mine.west, row + mine.east + 1):
                value = board[cell]
                if value & LADDER:
                    for side in range(SIDES):
                        mine.walk(cell, lane_of(value, side), self.closed, self.been)

    # -- what a card would do --------------------------------------------------------------

    def cards_from(self, place: i64, cell: i64) -> i64:
        """Half cards missing if the way goes on in an empty cell, its own card included."""
        far = self.far[place * CELLS + cell]
        return far & COST if far >> STAMP == self.stamp else FAR

    def beyond(self, place: i64, cell: i64, side: i64) -> i64:
        """Half cards missing if a joined tunnel leads out of a cell by a side."""
        mine = self.mine
        assert mine is not None
        other = cell + STEPS[side]
        if other == mine.terms.goal_cells[place]:
            return 0
        value = mine.board[other]
        if not value & TAKEN:
            return self.cards_from(place, other)
        at = (place * CELLS + other) * SIDES + opposite(side)
        lacks = self.tunnels[at]
        return lacks & COST if lacks >> STAMP == self.stamp else FAR

    def outlets(self, cell: i64, shape: i64) -> i64:
        """The sides by which the network would lead out of a cell if a card lay there."""
        mine = self.mine
        assert mine is not None
        reached = (mine.board[cell] >> REACHED) & 15
        sides: i64 = 0
        doors = (shape >> self.closed) & 15 if self.closed != NO_DOORS else 0
        for side in range(SIDES):
            lane = (shape >> (LANES + 4 * side)) & 15
            if (shape & LADDER or (reached >> side) & 1) and not lane & doors:
                sides |= lane
        return sides & ~reached

    def after(self, place: i64, cell: i64, outlets: i64) -> i64:
        """Half cards missing to a goal once a card with these outlets lies in a cell: at a glance,
        the ways that led through the cell from elsewhere taken for still open."""
        cards = self.nearest[place]
        if cards == 0:
            return 0
        if self.gates[place] == cell:
            cards = self.second[place]
        for side in range(SIDES):
            if (outlets >> side) & 1:
                cards = min(cards, self.beyond(place, cell, side))
        return cards


def tightness(value: i64) -> i64:
    """Half cards more for what the card in an empty cell has to fit."""
    fixed = (value >> FIXED) & 15
    neighbours: i64 = 0
    for side in range(SIDES):
        neighbours += (fixed >> side) & 1
    return TIGHT[neighbours]


def has_doors(mine: Mine, closed: i64) -> bool:
    """Whether a door that a team cannot pass lies in the mine."""
    for y in range(mine.north, mine.south + 1):
        row = y * WIDTH
        for cell in range(row + mine.west, row + mine.east + 1):
            if (mine.board[cell] >> closed) & 15:
                return True
    return False


def closed_doors(blue: bool) -> i64:
    """The doors that a team cannot pass."""
    return GREEN if blue else BLUE
