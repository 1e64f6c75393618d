"""How often one address may do something, kept in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

MOST_ADDRESSES: Final = 10_000


class RateLimit:
    """At most ``most`` times in ``seconds`` for each address, by ``clock`` (in seconds)."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self._times: dict[str, deque[float]] = {}

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._times)

    def allow(self, address: str) -> bool:
        """Whether this time is still within the limit; it counts if it is."""
        now = self.clock()
        if len(self._times) > MOST_ADDRESSES:
            self._times = {
                known: times
                for known, times in self._times.items()
                if times[-1] > now - self.seconds
            }
        times = self._times.setdefault(address, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        return True
