"""The time that ledgers carry."""

from __future__ import annotations

import time


def milliseconds() -> int:
    """Milliseconds since 1970 in UTC."""
    return time.time_ns() // 1_000_000
