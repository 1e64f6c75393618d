"""How the actions of Dig Down Dwarf are packed: kind * 256 + what it is about."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64

KIND: Final = 256

STAR: Final = 0 * KIND
ROLL: Final = 1 * KIND
REROLL: Final = 2 * KIND  # + a bit per die
SPEND_AMETHYST: Final = 3 * KIND  # + die
SPEND_SAPPHIRE: Final = 4 * KIND  # + a bit per die
SPEND_EMERALD: Final = 5 * KIND  # + die * 8 + face
SPEND_DIAMOND: Final = 6 * KIND  # + gem
WILD: Final = 7 * KIND
DRAW: Final = 8 * KIND
SWAP: Final = 9 * KIND  # + other seat * 64 + given * 8 + taken
RAID: Final = 10 * KIND  # + gem
KEEP: Final = 11 * KIND
NAME: Final = 12 * KIND  # + number of the WILD die


def kind_of(action: i64) -> i64:
    """The kind of an action, one of the constants above."""
    return action & ~255


def detail_of(action: i64) -> i64:
    """What the action is about, 0 to 255."""
    return action & 255
