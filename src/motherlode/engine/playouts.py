"""Random playouts: the simplest way to run any game to its end, and the engines' yardstick."""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position, lowest_seat
from motherlode.engine.vecs import i64

CHECKSUM_MASK: Final = 0xFFFFFFFF


class Playout:
    """How a playout went: plies played, and a checksum over every seat and action."""

    def __init__(self, plies: i64, checksum: i64) -> None:
        self.plies = plies
        self.checksum = checksum


def playout(position: Position, chooser: Rng, most_plies: i64) -> Playout:
    """Play uniformly random actions, in place, until the game ends or ``most_plies`` is reached.

    Where several seats decide at once the lowest one goes first.
    """
    plies: i64 = 0
    checksum: i64 = 0
    deciders = position.deciders()
    while deciders and plies < most_plies:
        seat = lowest_seat(deciders)
        legal = position.legal(seat)
        action = legal[chooser.below(len(legal))]
        position.play(seat, action)
        checksum = (checksum * 31 + action * 16 + seat) & CHECKSUM_MASK
        plies += 1
        deciders = position.deciders()
    return Playout(plies, checksum)
