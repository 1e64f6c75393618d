"""Playing with a sealed generator while the record has the last word.

A table that comes back from its ledger has to give the recorded draws again and then go on with
the sealed generator exactly where it was. The sealed generator gives both: it is played again,
and what it draws is compared with the record. Should they ever differ (a mended generator, a
mended rule), the record wins: the step is played from its recorded draws, and the sealed
generator goes on from where the same step has taken it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motherlode.engine.generators import ReplayError, ReplayRng, Rng, SealedRng
from motherlode.engine.position import Position


def sealed(position: Position) -> SealedRng:
    """The generator of a live position. Raises TypeError for a position that has another."""
    rng = position.rng
    if not isinstance(rng, SealedRng):
        raise TypeError("A live match is played with a sealed generator.")
    return rng


def take_draws(position: Position) -> list[int]:
    """The draws since this was last called."""
    return sealed(position).take_drawn()


def replayed(make: Callable[[Rng], Position], rng: SealedRng, draws: Sequence[int]) -> Position:
    """What ``make`` gives with exactly these draws, ready to go on with the sealed generator.

    ``make`` is given a generator and returns a position that uses it. Raises ReplayError for
    draws that do not fit.
    """
    position = make(rng.clone())
    if take_draws(position) == list(draws):
        return position
    moved_on = sealed(position)
    position = make(ReplayRng(list(draws)))
    if position.rng.freeze():
        raise ReplayError("The record has more draws than its actions need.")
    position.rng = moved_on
    return position
