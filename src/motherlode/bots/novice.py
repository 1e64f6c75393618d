"""The bot of the first evening: it knows the rules and is a little careless."""

from __future__ import annotations

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position


def novice(position: Position, seat: int, rng: Rng) -> int:
    """A legal packed action of an imagined position."""
    legal = position.legal(seat)
    return legal[rng.below(len(legal))]
