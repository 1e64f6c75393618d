"""The mine a second time, slow and obvious, written from the rules alone.

It shares no line with the engine: cells are pairs in a dict, tunnels are strings of sides, and
everything is worked out anew each time it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.saboteur.printed import BY_NAME, GOAL_CARDS, GOAL_PLACES, Printed

Cell = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Laid:
    """A card that lies face up."""

    def __init__(self, tunnels: list[str], stubs: list[str], extra: str, turned: bool) -> None:
        self.tunnels = ["".join(OPPOSITE[s] for s in t) if turned else t for t in tunnels]
        self.stubs = [OPPOSITE[side] if turned else side for side in stubs]
        self.extra = extra

    def open_at(self, side: str) -> bool:
        return side in self.stubs or any(side in tunnel for tunnel in self.tunnels)

    def tunnel_at(self, side: str) -> str | None:
        return next((tunnel for tunnel in self.tunnels if side in tunnel), None)

    def looks(self) -> tuple[frozenset[frozenset[str]], frozenset[str]]:
        return frozenset(frozenset(t) for t in self.tunnels), frozenset(self.stubs)


def laid(card: Printed, turned: bool) -> Laid:
    return Laid(card.tunnels, card.stubs, card.extra, turned)


def goal_laid(name: str, turned: bool) -> Laid:
    return Laid([GOAL_CARDS[name]], [], "", turned)


class SlowMine:
    """``goals``: the three goal cards from N to S."""

    def __init__(self, goals: list[str]) -> None:
        self.goals = goals
        self.up: dict[int, bool] = {}
        self.cards: dict[Cell, Laid] = {(0, 0): Laid(["NESW"], [], "", False)}
        self.tunnels: set[Cell] = set()

    # -- the graph -------------------------------------------------------------------------

    def joined(self, closed: str = "") -> set[tuple[Cell, str]]:
        """Every tunnel (cell and sides) joined to the start, without doors of colour
        ``closed``."""
        waiting = [((0, 0), "NESW")]
        waiting += [
            (cell, tunnel)
            for cell, card in self.cards.items()
            if card.extra == "ladder"
            for tunnel in card.tunnels
        ]
        found: set[tuple[Cell, str]] = set()
        while waiting:
            cell, tunnel = waiting.pop()
            if (cell, tunnel) in found or (closed and self.cards[cell].extra == closed):
                continue
            found.add((cell, tunnel))
            for side in tunnel:
                other = neighbour(cell, side)
                onward = other in self.cards and self.cards[other].tunnel_at(OPPOSITE[side])
                if onward:
                    waiting.append((other, str(onward)))
        return found

    def ends(self) -> set[tuple[Cell, str]]:
        """Every cell and side at which a joined tunnel of the neighbour arrives."""
        return {
            (neighbour(cell, side), OPPOSITE[side])
            for cell, tunnel in self.joined()
            for side in tunnel
        }

    # -- laying ----------------------------------------------------------------------------

    def goal_cells_down(self) -> set[Cell]:
        return {place for at, place in enumerate(GOAL_PLACES) if at not in self.up}

    def fits(self, card: Laid, cell: Cell) -> bool:
        for side in STEPS:
            other = self.cards.get(neighbour(cell, side))
            if other and other.open_at(OPPOSITE[side]) != card.open_at(side):
                return False
        return True

    def may_lie(self, card: Laid, cell: Cell, ends: set[tuple[Cell, str]]) -> bool:
        if cell in self.cards or cell in self.goal_cells_down() or not self.fits(card, cell):
            return False
        if card.extra == "ladder":
            around = [neighbour(cell, side) for side in STEPS]
            touches = any(other in self.tunnels or other == (0, 0) for other in around)
            return touches and not any(other in GOAL_PLACES for other in around)
        return any(card.open_at(side) and (cell, side) in ends for side in STEPS)

    def spots(self, name: str) -> set[tuple[Cell, bool]]:
        """Every cell, and way round, for a card; a way round that makes no difference is left
        out."""
        card = BY_NAME[name]
        ends = self.ends()
        around = {neighbour(cell, side) for cell in self.cards for side in STEPS}
        ways = [False]
        if laid(card, True).looks() != laid(card, False).looks():
            ways.append(True)
        return {
            (cell, turned)
            for turned in ways
            for cell in around
            if self.may_lie(laid(card, turned), cell, ends)
        }

    def lay(self, name: str, turned: bool, cell: Cell) -> list[tuple[int, bool]]:
        """Lay a card; returns the goals that turn up, and whether by half a turn."""
        self.cards[cell] = laid(BY_NAME[name], turned)
        self.tunnels.add(cell)
        turned_up: list[tuple[int, bool]] = []
        while True:
            ends = self.ends()
            wave = []
            for at, place in enumerate(GOAL_PLACES):
                sides = [side for side in STEPS if (place, side) in ends]
                if at not in self.up and sides:
                    wave.append((at, self.way(at, sides, cell)))
            for at, way in wave:
                self.up[at] = way
                self.cards[GOAL_PLACES[at]] = goal_laid(self.goals[at], way)
            turned_up += wave
            if not wave or any(self.goals[at] == "treasure" for at, _ in wave):
                return turned_up

    def way(self, at: int, sides: list[str], last: Cell) -> bool:
        """Whether a goal is turned by half a turn when it is reached from these sides."""
        name, place = self.goals[at], GOAL_PLACES[at]
        if name == "treasure":
            return False
        asked = {side: not goal_laid(name, False).open_at(side) for side in sides}
        if len(set(asked.values())) == 1:
            return next(iter(asked.values()))
        for side, way in asked.items():
            if neighbour(place, side) == last:
                return way
        matching = {
            way: sum(
                other.open_at(OPPOSITE[side]) == goal_laid(name, way).open_at(side)
                for side in STEPS
                if (other := self.cards.get(neighbour(place, side)))
            )
            for way in (False, True)
        }
        return matching[True] > matching[False]

    def bury(self, cell: Cell) -> None:
        del self.cards[cell]
        self.tunnels.remove(cell)

    def crystals(self) -> int:
        return sum(card.extra == "crystal" for card in self.cards.values())

    # -- the end ---------------------------------------------------------------------------

    def passes(self, closed: str) -> bool:
        """Whether the treasure can be reached without doors of this colour."""
        place = GOAL_PLACES[self.goals.index("treasure")]
        return any(cell == place for cell, _ in self.joined(closed))


def neighbour(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def sides_joined(mine: SlowMine) -> Iterator[tuple[Cell, str]]:
    """Every cell of a tunnel card, with the sides that are joined to the start."""
    joined = mine.joined()
    for cell in mine.tunnels:
        sides = "".join(tunnel for at, tunnel in joined if at == cell)
        yield cell, "".join(side for side in STEPS if side in sides)
