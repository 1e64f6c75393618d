"""Many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from typing import TypeVar

Plan = TypeVar("Plan")
End = TypeVar("End")


def in_processes(
    play: Callable[[Plan], End],
    plans: Sequence[Plan],
    processes: int,
    played: Callable[[int, int], None],
) -> list[End]:
    """Play every plan, in so many processes; the ends stand in the order of the plans.
    ``played`` hears how many of how many are finished."""
    pool = (
        ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
        if processes > 1
        else nullcontext()
    )
    ends: list[End] = []
    with pool as workers:
        finished = workers.map(play, plans) if workers else map(play, plans)
        for end in finished:
            ends.append(end)
            played(len(ends), len(plans))
    return ends
