"""The terms of one game of Dig Down Dwarf: content and options as plain numbers, never changed.

Every position of a game shares one :class:`Terms`.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec

# Gems, by falling worth.
DIAMOND: Final = 0
EMERALD: Final = 1
SAPPHIRE: Final = 2
AMETHYST: Final = 3
CURSED: Final = 4
GEMS: Final = 5

# Dice, in the order in which they are rolled (D44).
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLACK: Final = 3
WHITE: Final = 4  # only after a star gem (D29)
DICE: Final = 4
MOST_DICE: Final = 5

NORCIA_COLOURS: Final = 4


class Terms:
    """What was agreed before the first turn.

    ``options``: as chosen, for views. ``counts``, ``points``: per gem. ``favourites``: a die per
    dwarf card. ``wants``: GEMS numbers per dwarf card. ``norcia_counts``: per Norcia colour.
    """

    def __init__(
        self,
        options: dict[str, str | int | bool],
        counts: list[int],
        points: list[int],
        favourites: list[int],
        wants: list[int],
        norcia_counts: list[int],
    ) -> None:
        self.options = options
        self.counts = vec[i64](counts)
        self.points = vec[i64](points)
        self.favourites = vec[i64](favourites)
        self.wants = vec[i64](wants)
        self.norcia_counts = vec[i64](norcia_counts)
        self.dwarves: i64 = len(favourites)
        self.opening: i64 = 6
        self.draw: i64 = 2
        self.rerolls: i64 = 2
        self.curse_turns_at: i64 = 8  # cursed gems that make each worth curse_points
        self.curse_points: i64 = 1
        self.bonus: i64 = 5
        self.consolation: i64 = 3
        self.set_points: i64 = 4
        self.stars_each: i64 = 1
        self.any_quad = False  # D2
        self.fewer_cursed = False  # D24, D41
        self.norcia = False  # D26
        self.stars = False  # D29
