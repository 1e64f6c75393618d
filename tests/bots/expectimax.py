"""The best play of a turn found the plain way, on real positions: every action, every fall of the
dice, repeated until nothing changes. Slow and simple; it shares nothing with the solver."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.engine.generators import ReplayError, ReplayRng
from motherlode.games.dwarf.actions import KEEP, NAME, RAID, WILD, kind_of
from motherlode.games.dwarf.rules import DwarfPosition

NO_DICE = ReplayRng([])
Place = tuple[int, ...]
EndWorth = Callable[[list[int], list[int], int, int], float]
"""Gems of all seats after taking, gems left in the mine, DRAWs due, abilities showing."""


def after_every_fall(position: DwarfPosition, action: int) -> list[tuple[DwarfPosition, float]]:
    """What an action can lead to, with chances; within a turn only dice fall."""
    outcomes: list[tuple[DwarfPosition, float]] = []
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        after = position.clone()
        after.rng = ReplayRng(script)
        try:
            after.play(position.seat, action)
        except ReplayError:
            scripts += [[*script, face] for face in range(6)]
            continue
        after.rng = NO_DICE
        outcomes.append((after, 6.0 ** -len(script)))
    return outcomes


def worth_of_ending(position: DwarfPosition, action: int, worth: EndWorth) -> float:
    """Play the action that ends the turn, without the draws that follow it."""
    after = position.clone()
    after.rng = NO_DICE
    draws = after.draws_due
    after.draws_due = 0
    seat = position.seat
    after.play(seat, action)
    return worth(list(after.gems), list(after.mine), int(draws), int(after.showing[seat]))


class Expectimax:
    """Values of every position that the turn can still reach, with at most ``uses`` abilities
    used (without a limit DRAW would make the turn endless). ``position`` is :func:`quiet`."""

    def __init__(self, position: DwarfPosition, worth: EndWorth, uses: int) -> None:
        self.worth = worth
        self.options: dict[Place, dict[int, list[tuple[Place, float]]]] = {}
        self.ends: dict[Place, dict[int, float]] = {}
        self.root = place_of(position, uses)
        self.explore(position, uses)
        self.values = dict.fromkeys(self.options, -1e9)
        self.iterate()

    def explore(self, start: DwarfPosition, uses: int) -> None:
        waiting = {place_of(start, uses): (start, uses)}
        while waiting:
            place, (position, uses) = waiting.popitem()
            self.options[place] = {}
            self.ends[place] = {}
            for action in position.legal(position.seat):
                if (kind_of(action) == KEEP and position.aside < 0) or kind_of(action) == NAME:
                    self.ends[place][action] = worth_of_ending(position, action, self.worth)
                    continue
                ability = WILD <= kind_of(action) <= RAID
                if ability and not uses:
                    continue
                chances: dict[Place, float] = {}
                for after, chance in after_every_fall(position, action):
                    left = uses - ability
                    then = place_of(after, left)
                    chances[then] = chances.get(then, 0.0) + chance
                    if then not in self.options:
                        waiting[then] = (after, left)
                self.options[place][action] = list(chances.items())

    def iterate(self) -> None:
        change = 1.0
        while change > 1e-10:
            change = 0.0
            for place in self.values:
                best = max(self.of_actions(place).values())
                change = max(change, abs(best - self.values[place]))
                self.values[place] = best

    def of_actions(self, place: Place) -> dict[int, float]:
        """The value of each action."""
        found = dict(self.ends[place])
        for action, chances in self.options[place].items():
            found[action] = sum(self.values[then] * chance for then, chance in chances)
        return found


def place_of(position: DwarfPosition, uses: int) -> Place:
    """Equal for positions from which the turn goes on equally."""
    return (uses, *position.freeze())


def quiet(position: DwarfPosition) -> DwarfPosition:
    """The same position, with no draws into the mine."""
    position.terms.draw = 0
    return position
