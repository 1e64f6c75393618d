"""The one door of chance: every random choice of a position comes from ``rng.below(n)``.

* :class:`FastRng` for simulations: 32-bit, the same numbers on every platform.
* :class:`SealedRng` for live tables: keyed BLAKE2b over a counter. Its seed is committed to
  before the first move (:func:`commitment`) and shown after the last.
* :class:`ReplayRng` gives back the draws of a record, whatever generator made them.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

from motherlode.engine.vecs import append, i64, vec

MASK32: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 16
SEED_BYTES: Final = 32


class ReplayError(ValueError):
    """The recorded draws do not fit the game that is replayed from them."""


class Rng:
    """Where chance comes from. Subclasses give :meth:`below` and :meth:`clone`."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others; n is 1 to 2**31."""
        raise NotImplementedError

    def clone(self) -> Rng:
        """A generator that will give the same numbers from here on, by itself."""
        raise NotImplementedError

    def freeze(self) -> list[int]:
        """What the generator will do next, as numbers: equal lists, equal futures."""
        raise NotImplementedError


class FastRng(Rng):
    """xorshift32 (Marsaglia 2003), scrambled from any integer seed; for simulations only.

    ``below`` scales a 32-bit word, so its bias is below n / 2**32.
    """

    def __init__(self, seed: int) -> None:
        mixed = (seed ^ (seed >> 32)) & MASK32
        self.state: i64 = (mixed * 747796405 + 2891336453) & MASK32
        if self.state == 0:
            self.state = 1

    def below(self, n: i64) -> i64:
        x = self.state
        x = (x ^ (x << 13)) & MASK32
        x ^= x >> 17
        x = (x ^ (x << 5)) & MASK32
        self.state = x
        return (x * n) >> 32

    def clone(self) -> Rng:
        twin = FastRng(0)
        twin.state = self.state
        return twin

    def freeze(self) -> list[int]:
        return [self.state]


class SealedRng(Rng):
    """Numbers that nobody can guess from those seen, and anybody can check from the seed.

    Block i is BLAKE2b keyed with the seed over i as 8 little-endian bytes, read as sixteen
    little-endian 32-bit words. ``below`` throws away words of the uneven top (no bias).
    Every number given is kept in ``drawn`` until :meth:`take_drawn` hands it to the record.
    """

    def __init__(self, seed: bytes) -> None:
        """``seed``: 32 bytes. Raises ValueError for any other length."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"A sealed generator takes a seed of {SEED_BYTES} bytes.")
        self.seed = seed
        self.used: i64 = 0  # words consumed so far
        self.block = b""
        self.drawn = vec[i64]()

    def below(self, n: i64) -> i64:
        top = (MASK32 + 1) - (MASK32 + 1) % n
        word = self.word()
        while word >= top:
            word = self.word()
        result = word % n
        self.drawn = append(self.drawn, result)
        return result

    def word(self) -> i64:
        place = self.used % WORDS_PER_BLOCK
        if place == 0 or not self.block:
            counter = int(self.used // WORDS_PER_BLOCK)
            self.block = blake2b(counter.to_bytes(8, "little"), key=self.seed).digest()
        self.used += 1
        start = int(place * 4)
        return int.from_bytes(self.block[start : start + 4], "little")

    def take_drawn(self) -> list[int]:
        """The numbers given since this was last called."""
        taken = [int(number) for number in self.drawn]
        self.drawn = vec[i64]()
        return taken

    def clone(self) -> Rng:
        twin = SealedRng(self.seed)
        twin.used = self.used
        twin.block = self.block
        twin.drawn = self.drawn[:]
        return twin

    def freeze(self) -> list[int]:
        return [int.from_bytes(self.seed, "little"), int(self.used)]


class ReplayRng(Rng):
    """Gives recorded draws back in order. Raises ReplayError when they do not fit."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = vec[i64](draws)
        self.next: i64 = 0

    def below(self, n: i64) -> i64:
        if self.next >= len(self.draws):
            raise ReplayError("The record has fewer draws than its actions need.")
        draw = self.draws[self.next]
        if draw < 0 or draw >= n:
            raise ReplayError(f"The record's draw {draw} is not one of {n} outcomes.")
        self.next += 1
        return draw

    def feed(self, draws: list[int]) -> None:
        """Add the draws of the next action."""
        for draw in draws:
            self.draws = append(self.draws, draw)

    def exhausted(self) -> bool:
        """Whether every draw fed so far has been used."""
        return self.next == len(self.draws)

    def clone(self) -> Rng:
        twin = ReplayRng([])
        twin.draws = self.draws[:]
        twin.next = self.next
        return twin

    def freeze(self) -> list[int]:
        return [int(draw) for draw in self.draws[self.next :]]


def commitment(seed: bytes) -> str:
    """What is shown before the first move: SHA-256 of the seed, in hexadecimal."""
    return sha256(seed).hexdigest()
