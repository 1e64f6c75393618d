"""How sure a measured rate or mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

Z95 = 1.959964


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson (1927) around a share, 0 to 1, of ``games`` games.

    Shared wins make the spread smaller than that of wins and losses alone, so the interval is
    rather too wide than too narrow. Raises ValueError for no games.
    """
    if games < 1:
        raise ValueError("An interval needs at least one game.")
    square = Z95 * Z95
    centre = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = Z95 * sqrt(spread) / (1 + square / games)
    # Rounding must not leave a share of 0 or 1 outside.
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values and half the width of its 95 % interval, by the normal law.

    Raises ValueError for fewer than two values.
    """
    if len(values) < 2:
        raise ValueError("How far values scatter shows from two on.")
    return mean(values), Z95 * stdev(values) / sqrt(len(values))
