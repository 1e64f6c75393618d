"""The best play of a turn found the plain way, on real positions: every action, every fall of the
dice, repeated until nothing changes. Slow and simple; it shares nothing with the solver."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.engine.generators import Rng
from motherlode.games.dwarf.actions import KEEP, NAME, RAID, WILD, kind_of
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.terms import GEMS

Place = tuple[int, ...]
EndWorth = Callable[[list[int], list[int], int, int], float]
"""Gems of all seats after taking, gems left in the mine, DRAWs due, abilities showing."""


class ScriptedRng(Rng):
    """Gives what the script says, then zeros; remembers how many outcomes each draw had."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        self.sizes.append(n)
        at = len(self.sizes) - 1
        return self.script[at] if at < len(self.script) else 0

    def clone(self) -> Rng:
        return ScriptedRng(list(self.script))

    def freeze(self) -> list[int]:
        return []


def after_every_fall(position: DwarfPosition, action: int) -> list[tuple[DwarfPosition, float]]:
    """What an action can lead to, with chances."""
    outcomes = []
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        after = position.clone()
        rng = ScriptedRng(script)
        after.rng = rng
        after.play(position.seat, action)
        if len(rng.sizes) > len(script):
            scripts += [[*script, draw] for draw in range(rng.sizes[len(script)])]
            continue
        chance = 1.0
        for size in rng.sizes:
            chance /= size
        outcomes.append((after, chance))
    return outcomes


def worth_of_ending(position: DwarfPosition, action: int, worth: EndWorth) -> float:
    """Play the action that ends the turn, without the draws that follow it."""
    after = position.clone()
    after.rng = ScriptedRng([])
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


def gems_of(gems: list[int], seat: int) -> list[int]:
    """The gems of a seat, by kind."""
    return gems[seat * GEMS : (seat + 1) * GEMS]
