"""Where a server takes the numbers from that nobody can foresee."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from motherlode.engine.generators import SEED_BYTES
from motherlode.table.bots import BotTurn


def _sealed_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _any_number(turn: BotTurn) -> int:
    return secrets.randbits(32)


@dataclass(frozen=True)
class Luck:
    """The system's own randomness; tests give something that comes out the same again.

    ``seed``: SEED_BYTES bytes for the sealed generator of a match. ``bot_seed``: 32 bits for
    what a bot draws while it thinks about a turn.
    """

    seed: Callable[[], bytes] = _sealed_seed
    bot_seed: Callable[[BotTurn], int] = _any_number
