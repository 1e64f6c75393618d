"""How the actions of Saboteur are packed. A card's *code* is its number + 1, so that 0 is none.

Ranges ascend: path cards laid, action cards played, a card in front of oneself cleared away,
cards discarded, gold taken, gold stolen.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64

CELL: Final = (1 << 11) - 1
TURN: Final = 1 << 11
KIND: Final = 12  # shift

PLACE: Final = 0  # + kind << KIND | TURN if turned | cell
ACT: Final = 1 << 19  # + kind << KIND | target, see cards.py
CLEAR: Final = 1 << 20  # + item << 14 | code << 7 | code
DISCARD: Final = 1 << 21  # + code << 14 | code << 7 | code; later ones may be 0
TAKE: Final = 1 << 22  # + worth of a gold card, 1 to 3
STEAL: Final = TAKE + 64  # + seat
DECLINE: Final = STEAL + 63

ITEM: Final = 14  # shift
CODE: Final = 127
CODE_BITS: Final = 7
DETAIL: Final = (1 << KIND) - 1


def kind_of(action: i64) -> i64:
    """The card of an action that lays or plays one."""
    return (action >> KIND) & CODE


def target_of(action: i64) -> i64:
    """What an action card is played on, 0 to 4095."""
    return action & DETAIL
