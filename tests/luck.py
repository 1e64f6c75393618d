"""Luck for servers under test: what a test has been dealt once it is dealt always."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from motherlode.server.luck import Luck
from motherlode.table.bots import BotTurn

_dealt: Counter[str] = Counter()


def deal(name: str) -> bytes:
    """The next seed of a test of this name."""
    _dealt[name] += 1
    return sha256(f"{name} {_dealt[name]}".encode()).digest()


def bot_seed(turn: BotTurn) -> int:
    """By the turn alone: bots of other tables, that may still be thinking, change nothing."""
    return int.from_bytes(sha256(repr(tuple(turn)).encode()).digest()[:4])


def repeatable(name: str) -> Luck:
    """The deals of a test."""
    return Luck(seed=lambda: deal(name), bot_seed=bot_seed)
