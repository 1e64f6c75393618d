"""The generators: the same numbers for ever, evenly spread, sealed, and replayed."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256
from itertools import pairwise

import pytest

from motherlode.engine.generators import (
    FastRng,
    ReplayError,
    ReplayRng,
    Rng,
    SealedRng,
    commitment,
)

KEY = bytes(range(32))
BOUNDS = [6, 6, 37, 36, 4, 2, 1, 1_000_000, 2**31, 6]
FAST_OF_1 = [5, 4, 33, 8, 0, 0, 0, 780718, 431911129, 1]
FAST_OF_LARGE = [1, 1, 3, 4, 2, 1, 0, 854151, 983844404, 5]
SEALED = [2, 1, 28, 10, 0, 0, 0, 70369, 1233293859, 2]
SEALED_FROM_1000 = [2, 2, 14, 9, 3, 1, 0, 309193, 1152984544, 4]


def draws(rng: Rng, bounds: list[int]) -> list[int]:
    return [int(rng.below(n)) for n in bounds]


# -- golden vectors: a change here breaks every game that is under way (fault 27) --------------


def test_the_fast_generator_gives_these_numbers_for_ever() -> None:  # fault 27
    assert draws(FastRng(1), BOUNDS) == FAST_OF_1
    assert draws(FastRng(2**40 + 7), BOUNDS) == FAST_OF_LARGE


def test_the_sealed_generator_gives_these_numbers_for_ever() -> None:  # fault 27
    assert draws(SealedRng(KEY), BOUNDS) == SEALED
    far = SealedRng(KEY)
    draws(far, [6] * 1000)
    assert draws(far, BOUNDS) == SEALED_FROM_1000


def test_the_sealed_generator_is_what_its_description_says() -> None:  # fault 28
    """Keyed BLAKE2b over a little-endian counter, little-endian words, the uneven top thrown
    away: anybody can check a game's dice with these six lines."""

    def words() -> list[int]:
        blocks = [blake2b(i.to_bytes(8, "little"), key=KEY).digest() for i in range(40)]
        text = b"".join(blocks)
        return [int.from_bytes(text[at : at + 4], "little") for at in range(0, len(text), 4)]

    n = 3 * 2**29  # a quarter of all words is thrown away
    expected = [word % n for word in words() if word < 2**32 - 2**32 % n]
    assert draws(SealedRng(KEY), [n] * len(expected)) == expected
    assert len(expected) < len(words()) * 0.85


# -- evenness ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rng", [FastRng(123), SealedRng(KEY)], ids=["fast", "sealed"])
@pytest.mark.parametrize(("n", "limit"), [(2, 18), (6, 30), (37, 85)])
def test_every_outcome_is_as_likely(rng: Rng, n: int, limit: float) -> None:  # fault 28
    """Chi-square; sound generators exceed a limit less than once in 10,000."""
    times = 20_000
    counts = Counter(draws(rng.clone(), [n] * times))
    assert set(counts) == set(range(n))
    assert sum((count - times / n) ** 2 / (times / n) for count in counts.values()) < limit


@pytest.mark.parametrize("rng", [FastRng(9), SealedRng(KEY)], ids=["fast", "sealed"])
def test_one_draw_says_nothing_about_the_next(rng: Rng) -> None:  # fault 28
    rolled = draws(rng.clone(), [6] * 18_001)
    pairs = Counter(pairwise(rolled))
    assert sum((pairs[a, b] - 500) ** 2 / 500 for a in range(6) for b in range(6)) < 85


def test_a_large_bound_has_no_bias_in_the_sealed_generator() -> None:
    """By remainder alone, numbers below 2**30 would come twice as often as the others."""
    n = 3 * 2**30
    low = sum(draw < 2**30 for draw in draws(SealedRng(KEY), [n] * 6000))
    assert abs(low - 2000) < 5 * (6000 * 2 / 9) ** 0.5


def test_one_outcome_is_no_choice() -> None:
    assert draws(FastRng(3), [1] * 5) == draws(SealedRng(KEY), [1] * 5) == [0] * 5


@pytest.mark.parametrize("seed", [0, 1, -1, 2**32, -(2**40), 4078219763, 2**64 + 5])
def test_any_number_seeds_the_fast_generator(seed: int) -> None:
    assert len(set(draws(FastRng(seed), [2**31] * 20))) == 20


# -- seeds, clones and sealing -------------------------------------------------------------------


def test_seeds_differ() -> None:  # fault 63
    fast = {tuple(draws(FastRng(seed), [2**31] * 2)) for seed in range(500)}
    sealed = {tuple(draws(SealedRng(bytes([s] * 32)), [2**31] * 2)) for s in range(200)}
    assert (len(fast), len(sealed)) == (500, 200)


@pytest.mark.parametrize(
    "rng",
    [FastRng(5), SealedRng(KEY), ReplayRng([3, 1, 2] * 200)],
    ids=["fast", "sealed", "replay"],
)
def test_a_clone_goes_on_alike_and_alone(rng: Rng) -> None:
    rng = rng.clone()
    draws(rng, [6] * 21)
    twin = rng.clone()
    assert twin.freeze() == rng.freeze()
    ahead = draws(twin, [6] * 40)
    assert twin.freeze() != rng.freeze()
    assert draws(rng, [6] * 40) == ahead


def test_the_commitment_is_the_seeds_sha_256() -> None:  # fault 28
    assert commitment(KEY) == sha256(KEY).hexdigest()
    assert commitment(KEY) != commitment(bytes(32))


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_sealed_generator_takes_a_seed_of_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="takes a seed of 32 bytes"):
        SealedRng(bytes(length))


def test_drawn_numbers_are_handed_to_the_record_once() -> None:
    rng = SealedRng(KEY)
    first = draws(rng, [6, 37])
    assert rng.take_drawn() == first
    assert rng.take_drawn() == []
    second = draws(rng, [4])
    assert rng.take_drawn() == second


def test_a_clone_keeps_its_own_account_of_what_was_drawn() -> None:
    rng = SealedRng(KEY)
    draws(rng, [6, 6])
    twin = rng.clone()
    draws(twin, [6])
    assert isinstance(twin, SealedRng)
    assert len(twin.take_drawn()) == 3
    assert len(rng.take_drawn()) == 2


# -- replay --------------------------------------------------------------------------------------


def test_a_replay_gives_the_recorded_draws_back() -> None:  # fault 27
    sealed = SealedRng(KEY)
    first = draws(sealed, BOUNDS)
    replay = ReplayRng(sealed.take_drawn())
    assert not replay.exhausted()
    assert draws(replay, BOUNDS) == first
    assert replay.exhausted()


def test_a_replay_can_be_fed_action_by_action() -> None:
    replay = ReplayRng([])
    assert replay.exhausted()
    replay.feed([5, 0])
    assert draws(replay, [6, 6]) == [5, 0]
    replay.feed([1])
    assert draws(replay, [6]) == [1]


def test_a_replay_stops_at_a_missing_draw() -> None:
    with pytest.raises(ReplayError, match="fewer draws than its actions need"):
        draws(ReplayRng([1]), [6, 6])


@pytest.mark.parametrize("draw", [6, 7, -1])
def test_a_replay_stops_at_a_draw_that_does_not_fit(draw: int) -> None:
    replay = ReplayRng([draw])
    with pytest.raises(ReplayError, match=f"draw {draw} is not one of 6 outcomes"):
        replay.below(6)
    assert not replay.exhausted()
