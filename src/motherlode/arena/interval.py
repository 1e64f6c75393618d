"""How sure a measured rate is."""

from __future__ import annotations

from math import sqrt

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
    return max(0.0, centre - half), min(1.0, centre + half)
