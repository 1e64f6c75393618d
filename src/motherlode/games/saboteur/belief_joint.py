"""How roles lie over several holders at once, given how well each role fits each holder.

Roles are dealt like cards from a pile: where one lies, another does not. The chance of a whole
deal is the number of ways to deal it times, per holder, the fit of the role he got. Sums over all
deals are exact: they run over how many of each role the first holders took, not over the deals.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.terms import ROLES

GRAIN: Final = 1 << 30  # a random real is one of so many


class Steps:
    """The ways down a pile of roles. A *stage* is how many of each role have been taken; the
    stages are numbered so that every step leads to a higher number. ``first``: per stage, where
    its steps begin; per step: the ``role`` taken, how many were ``left``, and the next stage.
    ``taken``: per stage, the roles taken in all."""

    def __init__(self, pile: list[int]) -> None:
        self.first = vec[i64]()
        self.taken = vec[i64]()
        self.role = vec[i64]()
        self.left = vec[float]()
        self.to = vec[i64]()
        stages: i64 = 1
        for count in pile:
            stages *= count + 1
        for stage in range(stages):
            self.first = append(self.first, len(self.role))
            rest: i64 = stage
            stride: i64 = 1
            total: i64 = 0
            for role in range(len(pile)):
                size: i64 = pile[role] + 1
                used = rest % size
                rest //= size
                total += used
                if used + 1 < size:
                    self.role = append(self.role, role)
                    self.left = append(self.left, float(size - 1 - used))
                    self.to = append(self.to, stage + stride)
                stride *= size
            self.taken = append(self.taken, total)
        self.first = append(self.first, len(self.role))


@lru_cache(maxsize=64)
def steps_of(pile: tuple[int, ...]) -> Steps:
    """The steps for a pile of so many of each role."""
    return Steps(list(pile))


class Joint:
    """The roles of ``len(fits) // ROLES`` holders, dealt from a pile that is large enough.

    ``fits``: per holder and role, how well it fits, above 0; only proportions matter.
    """

    def __init__(self, pile: tuple[int, ...], fits: list[float]) -> None:
        self.steps: Steps = steps_of(pile)
        self.fits = vec[float](fits)
        self.holders: i64 = len(fits) // ROLES
        self.after = self.sum_up()

    def sum_up(self) -> vec[float]:
        """Per stage, the sum over all ways to deal on from it."""
        steps = self.steps
        first, taken, role, left, to = steps.first, steps.taken, steps.role, steps.left, steps.to
        fits = self.fits
        stages = len(taken)
        after = vec[float]([0.0] * stages)
        for stage in range(stages - 1, -1, -1):
            holder = taken[stage]
            if holder == self.holders:
                after[stage] = 1.0
            elif holder < self.holders:
                base = holder * ROLES
                total = 0.0
                for step in range(first[stage], first[stage + 1]):
                    total += fits[base + role[step]] * left[step] * after[to[step]]
                after[stage] = total
        return after

    def odds(self) -> list[float]:
        """Per holder and role, its probability."""
        steps = self.steps
        first, taken, role, left, to = steps.first, steps.taken, steps.role, steps.left, steps.to
        fits = self.fits
        after = self.after
        stages = len(taken)
        before = vec[float]([0.0] * stages)
        found = vec[float]([0.0] * len(fits))
        before[0] = 1.0 / after[0]
        for stage in range(stages):
            holder = taken[stage]
            here = before[stage]
            if holder < self.holders and here > 0.0:
                base = holder * ROLES
                for step in range(first[stage], first[stage + 1]):
                    goes = here * fits[base + role[step]] * left[step]
                    before[to[step]] += goes
                    found[base + role[step]] += goes * after[to[step]]
        return [found[at] for at in range(len(found))]

    def deal(self, rng: Rng) -> list[int]:
        """A role for each holder, every deal as often as it is likely."""
        steps = self.steps
        dealt: list[int] = []
        stage: i64 = 0
        for holder in range(self.holders):
            base = holder * ROLES
            at = self.after[stage] * (float(rng.below(GRAIN)) + 0.5) / float(GRAIN)
            chosen: i64 = -1
            for step in range(steps.first[stage], steps.first[stage + 1]):
                weight = (
                    self.fits[base + steps.role[step]]
                    * steps.left[step]
                    * self.after[steps.to[step]]
                )
                if weight > 0.0:
                    chosen = step
                    at -= weight
                    if at <= 0.0:
                        break
            dealt.append(int(steps.role[chosen]))
            stage = steps.to[chosen]
        return dealt
