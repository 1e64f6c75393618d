"""How many cards are missing to a goal, as anybody at the table can count them.

From the network on over empty cells, around what lies there. Beliefs have this plain measure of
their own: what they tell of a game must not change with every improvement of the guide.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.mine import Mine
from motherlode.games.saboteur.terms import CELLS, GOALS, WIDTH
from motherlode.games.saboteur.tiles import HIDDEN, REACHED, TAKEN

FAR: Final = 20  # cards; where there is no way, or none worth the name


class Ways:
    """Counts cards; one serves any number of mines, one after the other."""

    def __init__(self) -> None:
        self.been = vec[i64]([0] * CELLS)
        self.queue = vec[i64]([0] * CELLS)
        self.waiting: i64 = 0
        self.search: i64 = 0

    def missing(self, mine: Mine) -> list[int]:
        """The cards missing to each goal; 0 to one that is up or that the network meets."""
        found: list[int] = []
        for place in range(GOALS):
            goal = mine.terms.goal_cells[place]
            value = mine.board[goal]
            if value & HIDDEN and not (value >> REACHED) & 15:
                found.append(int(self.from_goal(mine, goal)))
            else:
                found.append(0)
        return found

    def from_goal(self, mine: Mine, goal: i64) -> i64:
        """Spread out from a goal until the network is met."""
        self.search += 1
        self.waiting = 0
        self.spread(mine, goal)
        done: i64 = 0
        cards: i64 = 1
        while done < self.waiting and cards < FAR:
            ring = self.waiting
            while done < ring:
                cell = self.queue[done]
                done += 1
                if (mine.board[cell] >> REACHED) & 15:
                    return cards
                self.spread(mine, cell)
            cards += 1
        return FAR

    def spread(self, mine: Mine, cell: i64) -> None:
        """Queue the empty cells beside a cell."""
        self.step(mine, cell - WIDTH)
        self.step(mine, cell + 1)
        self.step(mine, cell + WIDTH)
        self.step(mine, cell - 1)

    def step(self, mine: Mine, cell: i64) -> None:
        """Queue a cell that is empty and has not been seen in this search."""
        if self.been[cell] != self.search and not mine.board[cell] & TAKEN:
            self.been[cell] = self.search
            self.queue[self.waiting] = cell
            self.waiting += 1
