"""The terms of one game of Saboteur: content and options as plain numbers, never changed.

Every position of a game shares one :class:`Terms`. Cards are numbered: path cards first, then
action cards, in the order of the content file.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec

# The board: what play can sensibly reach and a good margin, inside a ring that is off limits.
# tests/games/saboteur/test_board.py measures how far games go.
WIDTH: Final = 40
HEIGHT: Final = 35
CELLS: Final = WIDTH * HEIGHT
START_X: Final = 16
START_Y: Final = 17

GOALS: Final = 3
TREASURE: Final = 0  # the first of the goal cards; the others are coal

DIGGER: Final = 0  # of the base game
SABOTEUR: Final = 1
BLUE_DIGGER: Final = 2
GREEN_DIGGER: Final = 3
BOSS: Final = 4
PROFITEER: Final = 5
GEOLOGIST: Final = 6
ROLES: Final = 7

# What may lie in front of a player, as bits.
PICK: Final = 1
LAMP: Final = 2
WAGON: Final = 4
TRAP: Final = 8
THEFT: Final = 16
ITEMS: Final = 5
BLOCKED: Final = 15  # any of these forbids path cards

GOLD_VALUES: Final = 3  # gold cards of the base game are worth 1, 2 or 3

# What an action card does.
BREAK: Final = 0
REPAIR: Final = 1
ROCK_FALL: Final = 2
MAP: Final = 3
LAY_THEFT: Final = 4
HANDS_OFF: Final = 5
SWAP_HANDS: Final = 6
INSPECT: Final = 7
SWAP_HATS: Final = 8
LAY_TRAP: Final = 9
FREE: Final = 10


class Terms:
    """What was agreed before the first turn.

    ``options``: as chosen, for views. ``counts``: copies in play per card. ``shapes``: per path
    card as printed and turned, then the start, then the goals likewise (see tiles.py).
    ``turnable``: per path card, whether turning makes a difference (R48). ``effects``,
    ``tools``: per card, 0 for path cards. ``roles``: copies per role. ``gold``: base gold cards
    of worth 1, 2, 3. ``goal_cells``: N to S. ``blank``: the cells before the first card.
    ``deck``: all cards to be shuffled. ``pay``: gold by number of winners from 1 on; in the base
    game by number of saboteurs.
    """

    def __init__(
        self,
        options: dict[str, str | int | bool],
        paths: int,
        counts: list[int],
        shapes: list[int],
        turnable: list[bool],
        effects: list[int],
        tools: list[int],
        roles: list[int],
        gold: list[int],
        goal_cells: list[int],
        blank: list[int],
        deck: list[int],
        pay: list[int],
    ) -> None:
        self.options = options
        self.paths: i64 = paths
        self.kinds: i64 = len(counts)
        self.counts = vec[i64](counts)
        self.shapes = vec[i64](shapes)
        self.turnable = vec[i64]([int(may) for may in turnable])
        self.effects = vec[i64](effects)
        self.tools = vec[i64](tools)
        self.roles = vec[i64](roles)
        self.gold = vec[i64](gold)
        self.goal_cells = vec[i64](goal_cells)
        self.blank = vec[i64](blank)
        self.deck = vec[i64](deck)
        self.pay = vec[i64](pay)
        self.expansion = False
        self.hand_size: i64 = 6
        self.put_away: i64 = 0  # cards that nobody sees, each round
        self.rounds: i64 = 3
        self.gold_drawn: i64 = 0  # base: gold cards for the diggers of a round
        self.boss_less: i64 = 1
        self.profiteer_less: i64 = 2
        self.official_teams = False  # R61
        self.theft_from_any = False  # R63
        self.trap_others_only = False  # R55
        self.broken_gets_nothing = False  # R51

    def start_tile(self) -> i64:
        """The number of the start card among the shapes."""
        return 2 * self.paths

    def goal_tile(self, goal: i64, way: i64) -> i64:
        """The number of a goal card, as printed or turned, among the shapes."""
        return 2 * self.paths + 1 + 2 * goal + way

    def removable(self, item: i64) -> bool:
        """Whether there is such a thing to lie in front of a player in this game."""
        return self.expansion or item < 3


def cell_at(x: int, y: int) -> int:
    """The cell at a place; the start card is at 0, 0."""
    return (y + START_Y) * WIDTH + x + START_X


def x_of(cell: int) -> int:
    """How far E of the start card a cell is."""
    return cell % WIDTH - START_X


def y_of(cell: int) -> int:
    """How far S of the start card a cell is."""
    return cell // WIDTH - START_Y


def on_board(x: int, y: int) -> bool:
    """Whether there is a cell at a place where a card may lie."""
    return 0 < x + START_X < WIDTH - 1 and 0 < y + START_Y < HEIGHT - 1
