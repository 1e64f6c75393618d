"""The shim that lets one source run compiled and as it is."""

from __future__ import annotations

import pytest

from motherlode.engine.vecs import append, i64, vec


def test_a_vec_is_made_of_its_items_and_independent_of_them() -> None:
    items = [3, 1, 2]
    numbers = vec[i64](items)
    items.append(4)
    assert list(numbers) == [3, 1, 2]
    assert list(vec[i64]()) == []
    assert list(vec[i64](capacity=9)) == []


def test_append_returns_the_vec_that_has_the_item() -> None:
    numbers = vec[i64]()
    for number in range(100):
        numbers = append(numbers, number)
    assert list(numbers) == list(range(100))


def test_a_slice_is_a_copy() -> None:
    numbers = vec[i64]([1, 2, 3])
    copy = numbers[:]
    copy[0] = 9
    assert (list(numbers), list(copy)) == ([1, 2, 3], [9, 2, 3])


def test_an_index_out_of_range_is_an_error() -> None:
    numbers = vec[i64]([1, 2, 3])
    with pytest.raises(IndexError):
        numbers[3] = 1
