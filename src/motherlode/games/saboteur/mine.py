"""The mine: the cards that lie, and the network of tunnels joined to the start.

The network grows with every card and is only counted anew when a joined card is buried. Doors
play no part in it; they count when the treasure is dug (:meth:`Mine.passable`).
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.terms import CELLS, GOALS, START_X, START_Y, TREASURE, WIDTH, Terms
from motherlode.games.saboteur.tiles import (
    BESIDE_GOAL,
    BLUE,
    CRYSTAL,
    FACE_UP,
    FITS,
    FIXED,
    GREEN,
    HIDDEN,
    LADDER,
    LANES,
    LIVE,
    NETWORK,
    OPEN,
    REACHED,
    SHAPE,
    TAKEN,
    TUNNEL,
    WANTED,
    E,
    N,
    S,
    W,
)

START: Final = START_Y * WIDTH + START_X
ENTRY: Final = 16  # an entry of the frontier: its cell above, and 16 bits of what fits there
NO_CELL: Final = -1


class Mine:
    """The board of a round.

    ``board``: a cell each, see tiles.py. ``frontier``: the cells where a card may be laid,
    ascending; the first ``frontier_size`` count. An entry holds the cell << 16 and a bit for each
    set of open sides that fits there. ``goals``: the goal cards from N to S, 2 bits each.
    """

    def __init__(self, terms: Terms, board: vec[i64], frontier: vec[i64]) -> None:
        self.terms = terms
        self.board = board
        self.frontier = frontier
        self.frontier_size: i64 = 0
        self.goals: i64 = 0
        self.crystals: i64 = 0
        self.ladders: i64 = 0
        # The rectangle that holds all tunnels; it never shrinks.
        self.west: i64 = START_X
        self.east: i64 = START_X
        self.north: i64 = START_Y
        self.south: i64 = START_Y

    def clone(self) -> Mine:
        twin = Mine(self.terms, self.board[:], self.frontier[:])
        twin.frontier_size = self.frontier_size
        twin.goals = self.goals
        twin.crystals = self.crystals
        twin.ladders = self.ladders
        twin.west = self.west
        twin.east = self.east
        twin.north = self.north
        twin.south = self.south
        return twin

    def clear(self) -> None:
        """The mine as a round begins: the start card and three goals face down."""
        self.board = self.terms.blank[:]
        self.frontier_size = 0
        self.crystals = 0
        self.ladders = 0
        self.west = START_X
        self.east = START_X
        self.north = START_Y
        self.south = START_Y
        self.join(START, OPEN)

    def goal(self, place: i64) -> i64:
        """The goal card at one of the three places, from N to S."""
        return (self.goals >> (2 * place)) & 3

    def is_up(self, place: i64) -> bool:
        """Whether the goal at a place lies face up."""
        return not self.board[self.terms.goal_cells[place]] & HIDDEN

    def tunnels(self) -> vec[i64]:
        """The cells with a tunnel card, ascending."""
        return bury_targets(self, 0, vec[i64]())

    # -- cards come and go ---------------------------------------------------------------

    def lay(self, cell: i64, shape: i64) -> None:
        """Lay a card into an empty cell and let the network grow (1.1)."""
        before = self.board[cell]
        self.put(cell, shape)
        if (before >> REACHED) & 15:
            self.forget(cell)
            self.join_reached(cell)
        if shape & LADDER:
            self.join_ladder(cell)

    def put(self, cell: i64, shape: i64) -> None:
        """The card lies; its neighbours have to fit it. The network is left alone."""
        self.board[cell] |= shape
        open_sides = shape & OPEN
        self.confine(cell - WIDTH, S, open_sides & N)
        self.confine(cell + 1, W, open_sides & E)
        self.confine(cell + WIDTH, N, open_sides & S)
        self.confine(cell - 1, E, open_sides & W)
        if shape & CRYSTAL:
            self.crystals += 1
        if shape & LADDER:
            self.ladders += 1
        if shape & TUNNEL:
            self.stretch(cell)

    def stretch(self, cell: i64) -> None:
        """Let the rectangle of all tunnels hold a cell."""
        y = cell // WIDTH
        x = cell - y * WIDTH
        if x < self.west:
            self.west = x
        elif x > self.east:
            self.east = x
        if y < self.north:
            self.north = y
        elif y > self.south:
            self.south = y

    def confine(self, cell: i64, side: i64, is_open: i64) -> None:
        """A face-up neighbour lies at a side, open there or not."""
        value = self.board[cell] | (side << FIXED)
        if is_open:
            value |= side << WANTED
        self.board[cell] = value
        if not value & TAKEN and (value >> REACHED) & 15:
            self.remember(cell, value)

    def release(self, cell: i64, side: i64) -> None:
        """The neighbour at a side has gone."""
        value = self.board[cell] & ~((side << FIXED) | (side << WANTED))
        self.board[cell] = value
        if not value & TAKEN and (value >> REACHED) & 15:
            self.remember(cell, value)

    def bury(self, cell: i64) -> None:
        """A rock-fall takes the tunnel in a cell, joined or not (R9)."""
        value = self.board[cell]
        self.board[cell] = value & ~SHAPE & ~(15 << LIVE)
        self.release(cell - WIDTH, S)
        self.release(cell + 1, W)
        self.release(cell + WIDTH, N)
        self.release(cell - 1, E)
        if value & CRYSTAL:
            self.crystals -= 1
        if value & LADDER:
            self.ladders -= 1
        if (value >> LIVE) & 15:
            self.recount()
        elif (value >> REACHED) & 15:
            self.remember(cell, self.board[cell])

    # -- the network -----------------------------------------------------------------------

    def join(self, cell: i64, sides: i64) -> None:
        """The tunnel that joins these sides of a cell is now joined to the start."""
        self.board[cell] |= sides << LIVE
        if sides & N:
            self.reach(cell - WIDTH, S, 2)
        if sides & E:
            self.reach(cell + 1, W, 3)
        if sides & S:
            self.reach(cell + WIDTH, N, 0)
        if sides & W:
            self.reach(cell - 1, E, 1)

    def reach(self, cell: i64, side: i64, number: i64) -> None:
        """A joined tunnel ends at a side (given as a bit and as a number) of a cell."""
        value = self.board[cell] | (side << REACHED)
        self.board[cell] = value
        if not value & TAKEN:
            self.remember(cell, value)
        elif value & FACE_UP and not (value >> LIVE) & side:
            lane = (value >> (LANES + 4 * number)) & 15
            if lane:
                self.join(cell, lane)

    def join_reached(self, cell: i64) -> None:
        """Join the tunnels of the card in a cell that a joined neighbour meets."""
        reached = (self.board[cell] >> REACHED) & 15
        for side in range(4):
            if (reached >> side) & 1:
                value = self.board[cell]
                lane = (value >> (LANES + 4 * side)) & 15
                if lane and not (value >> (LIVE + side)) & 1:
                    self.join(cell, lane)

    def join_ladder(self, cell: i64) -> None:
        """A ladder leads to the start (R18)."""
        for side in range(4):
            value = self.board[cell]
            lane = (value >> (LANES + 4 * side)) & 15
            if lane and not (value >> (LIVE + side)) & 1:
                self.join(cell, lane)

    def recount(self) -> None:
        """Find the network anew, from the start and every ladder."""
        board = self.board
        self.frontier_size = 0
        for y in range(self.north - 1, self.south + 2):
            row = y * WIDTH
            for cell in range(row + self.west - 1, row + self.east + 2):
                board[cell] &= ~NETWORK
        for place in range(GOALS):
            self.forsake(self.terms.goal_cells[place])
        self.join(START, OPEN)
        if self.ladders:
            for y in range(self.north, self.south + 1):
                row = y * WIDTH
                for cell in range(row + self.west, row + self.east + 1):
                    if board[cell] & LADDER:
                        self.join_ladder(cell)

    def forsake(self, cell: i64) -> None:
        """Nothing joins a goal, or its neighbours, for the moment."""
        self.board[cell] &= ~NETWORK
        self.board[cell - WIDTH] &= ~NETWORK
        self.board[cell + 1] &= ~NETWORK
        self.board[cell + WIDTH] &= ~NETWORK
        self.board[cell - 1] &= ~NETWORK

    # -- the frontier ----------------------------------------------------------------------

    def remember(self, cell: i64, value: i64) -> None:
        """Enter an empty cell that the network reaches into the frontier, or renew it."""
        entry = (cell << ENTRY) | FITS[(value >> FIXED) & 255]
        frontier = self.frontier
        at = self.frontier_size
        while at > 0 and frontier[at - 1] >> ENTRY > cell:
            at -= 1
        if at > 0 and frontier[at - 1] >> ENTRY == cell:
            frontier[at - 1] = entry
            return
        size = self.frontier_size
        if size == len(frontier):
            frontier = append(frontier, 0)
            self.frontier = frontier
        while size > at:
            frontier[size] = frontier[size - 1]
            size -= 1
        frontier[at] = entry
        self.frontier_size += 1

    def forget(self, cell: i64) -> None:
        """Take a cell out of the frontier."""
        frontier = self.frontier
        last = self.frontier_size - 1
        at: i64 = 0
        while frontier[at] >> ENTRY != cell:
            at += 1
        while at < last:
            frontier[at] = frontier[at + 1]
            at += 1
        self.frontier_size = last

    # -- goals -----------------------------------------------------------------------------

    def turn_goals(self, laid: i64) -> i64:
        """Turn up every goal that the network meets, in waves (R6, R47); ``laid`` is the card
        just laid. Returns a bit for each goal turned."""
        done: i64 = 0
        while True:
            wave: i64 = 0
            for place in range(GOALS):
                value = self.board[self.terms.goal_cells[place]]
                if value & HIDDEN and (value >> REACHED) & 15:
                    wave |= 1 << place
            if not wave:
                return done
            done |= wave
            ways: i64 = 0
            for place in range(GOALS):
                if (wave >> place) & 1:
                    ways |= self.way(place, laid) << place
            for place in range(GOALS):
                if (wave >> place) & 1:
                    self.turn_up(place, (ways >> place) & 1)
            if self.shows_treasure():
                return done

    def turn_up(self, place: i64, way: i64) -> None:
        """Turn a goal up, as printed (way 0) or by half a turn, and let the network grow."""
        cell = self.terms.goal_cells[place]
        self.board[cell] &= ~HIDDEN
        self.put(cell, self.terms.shapes[self.terms.goal_tile(self.goal(place), way)])
        self.join_reached(cell)

    def shows_treasure(self) -> bool:
        """Whether the treasure lies face up."""
        for place in range(GOALS):
            if self.goal(place) == TREASURE:
                return self.is_up(place)
        return False

    def way(self, place: i64, laid: i64) -> i64:
        """Which way round a goal is turned up (R4, R62)."""
        terms = self.terms
        cell = terms.goal_cells[place]
        value = self.board[cell]
        reached = (value >> REACHED) & 15
        card = self.goal(place)
        printed = terms.shapes[terms.goal_tile(card, 0)]
        turned = terms.shapes[terms.goal_tile(card, 1)]
        if printed & OPEN == turned & OPEN or not reached & ~printed:
            return 0
        if not reached & ~turned:
            return 1
        last = self.side_towards(cell, laid)
        if reached & last:
            return 0 if printed & last else 1
        return 1 if self.matches(value, turned) > self.matches(value, printed) else 0

    def side_towards(self, cell: i64, other: i64) -> i64:
        """The side of a cell, as a bit, at which another cell lies; 0 if it lies elsewhere."""
        if other == cell - WIDTH:
            return N
        if other == cell + 1:
            return E
        if other == cell + WIDTH:
            return S
        if other == cell - 1:
            return W
        return 0

    def matches(self, value: i64, shape: i64) -> i64:
        """At how many sides a shape would fit the face-up neighbours of a cell."""
        agree = ~(shape ^ (value >> WANTED)) & (value >> FIXED) & 15
        count: i64 = 0
        for side in range(4):
            count += (agree >> side) & 1
        return count

    # -- the way to the treasure -------------------------------------------------------------

    def passable(self, blue: bool) -> bool:
        """Whether a team has a way from the start to the treasure without a door of the other
        colour (R10). Ladders are free for all."""
        treasure: i64 = NO_CELL
        for place in range(GOALS):
            if self.goal(place) == TREASURE:
                treasure = self.terms.goal_cells[place]
        closed: i64 = GREEN if blue else BLUE
        been = vec[i64]([0] * CELLS)
        self.walk(START, OPEN, closed, been)
        for y in range(self.north, self.south + 1):
            row = y * WIDTH
            for cell in range(row + self.west, row + self.east + 1):
                value = self.board[cell]
                if value & LADDER:
                    for side in range(4):
                        self.walk(cell, (value >> (LANES + 4 * side)) & 15, closed, been)
        return been[treasure] != 0

    def walk(self, cell: i64, lane: i64, closed: i64, been: vec[i64]) -> None:
        """Walk on from a tunnel of a cell to every tunnel that it leads to."""
        if not lane or been[cell] & lane or (self.board[cell] >> closed) & lane:
            return
        been[cell] |= lane
        if lane & N:
            self.enter(cell - WIDTH, 2, closed, been)
        if lane & E:
            self.enter(cell + 1, 3, closed, been)
        if lane & S:
            self.enter(cell + WIDTH, 0, closed, been)
        if lane & W:
            self.enter(cell - 1, 1, closed, been)

    def enter(self, cell: i64, side: i64, closed: i64, been: vec[i64]) -> None:
        """Walk into a cell through one of its sides."""
        value = self.board[cell]
        if value & FACE_UP:
            self.walk(cell, (value >> (LANES + 4 * side)) & 15, closed, been)


def bare_mine(terms: Terms) -> Mine:
    """A board on which nothing lies. Uncompiled code has its mines from here: a vec that it hands
    to a compiled function is never freed (docs/architecture.md)."""
    return Mine(terms, terms.blank[:], vec[i64]())


def bury_targets(mine: Mine, code: i64, actions: vec[i64]) -> vec[i64]:
    """Add ``code`` + cell for every tunnel, ascending (R9)."""
    board = mine.board
    for y in range(mine.north, mine.south + 1):
        row = y * WIDTH
        for cell in range(row + mine.west, row + mine.east + 1):
            if board[cell] & TUNNEL:
                actions = append(actions, code + cell)
    return actions


def ladder_targets(mine: Mine, shape: i64, code: i64, actions: vec[i64]) -> vec[i64]:
    """Add ``code`` + cell for every cell where a ladder fits: beside a tunnel or the start, not
    beside a goal, joined or not (M3, R17)."""
    board = mine.board
    fits = i64(1) << (shape & OPEN)
    for y in range(mine.north - 1, mine.south + 2):
        row = y * WIDTH
        for cell in range(row + mine.west - 1, row + mine.east + 2):
            value = board[cell]
            if (
                not value & (TAKEN | BESIDE_GOAL)
                and (value >> FIXED) & 15
                and FITS[(value >> FIXED) & 255] & fits
            ):
                actions = append(actions, code + cell)
    return actions


def place_targets(mine: Mine, shape: i64, code: i64, actions: vec[i64]) -> vec[i64]:
    """Add ``code`` + cell for every cell where any other card fits (P1 to P3)."""
    frontier = mine.frontier
    fits = i64(1) << (shape & OPEN)
    for at in range(mine.frontier_size):
        entry = frontier[at]
        if entry & fits:
            actions = append(actions, code + (entry >> ENTRY))
    return actions
