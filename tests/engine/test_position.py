"""Seats as bits, and the journal."""

from __future__ import annotations

import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.position import (
    Position,
    lowest_seat,
    noted_kind,
    noted_payload,
    noted_seat,
)


@pytest.mark.parametrize(
    ("seats", "lowest"), [(0, -1), (1, 0), (0b1000, 3), (0b110100, 2), (1 << 62, 62)]
)
def test_the_lowest_of_some_seats(seats: int, lowest: int) -> None:
    assert lowest_seat(seats) == lowest


@pytest.mark.parametrize(
    ("kind", "seat", "payload"), [(0, 0, 0), (255, 11, 1), (7, 255, 2**47 - 1), (1, 3, 2**40 + 5)]
)
def test_a_noted_event_keeps_its_parts(kind: int, seat: int, payload: int) -> None:
    position = Position(2, FastRng(1))
    position.noting = True
    position.note(kind, seat, payload)
    (event,) = position.journal
    assert (noted_kind(event), noted_seat(event), noted_payload(event)) == (kind, seat, payload)


def test_nothing_is_noted_unless_asked_for() -> None:
    position = Position(2, FastRng(1))
    position.note(1, 1, 1)
    assert list(position.journal) == []
