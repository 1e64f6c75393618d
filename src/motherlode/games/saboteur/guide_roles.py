"""What each role wants: whether the treasure is dug, and who else gets something."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.approach import NO_DOORS, closed_doors
from motherlode.games.saboteur.terms import BLUE_DIGGER, GREEN_DIGGER, ROLES

# How much it matters to a role that the treasure is dug, -1 to 1. By role, as terms.py has them:
# digger, saboteur, blue, green, boss, profiteer, geologist.
DIGS: Final = vec[float]([1.0, -1.0, 1.0, 1.0, 1.0, -0.3, -0.4])

# How much a role (row) is hurt by the success of another (column), -1 to 1.
ENMITY: Final = vec[float](
    [
        -1.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0,
        1.0, -1.0, 1.0, 1.0, 1.0, 0.1, 0.0,
        -1.0, 1.0, -0.8, -0.3, -0.7, 0.1, 0.2,
        -1.0, 1.0, -0.3, -0.8, -0.7, 0.1, 0.2,
        -1.0, 1.0, -0.5, -0.5, 0.0, 0.1, 0.2,
        0.0, 0.1, 0.1, 0.1, 0.1, 0.0, 0.1,
        0.0, 0.0, 0.1, 0.1, 0.1, 0.0, 0.1,
    ]
)  # fmt: skip


def digs(role: i64) -> float:
    """How much it matters to a role that the treasure is dug, -1 to 1."""
    return DIGS[role]


def enmity(role: i64, other: i64) -> float:
    """How much a role is hurt by the success of another, -1 (a friend) to 1 (an enemy)."""
    return ENMITY[role * ROLES + other]


def likely_enmity(role: i64, odds: vec[float], first: i64) -> float:
    """The same for somebody of whom only the odds of his roles are known; they begin at
    ``first``."""
    total = 0.0
    for other in range(ROLES):
        total += odds[first + other] * ENMITY[role * ROLES + other]
    return total


def doors_closed_to(role: i64) -> i64:
    """The doors that keep a role from winning; for all but the teams none do."""
    if role == BLUE_DIGGER or role == GREEN_DIGGER:
        return closed_doors(role == BLUE_DIGGER)
    return NO_DOORS
