"""Nothing is lost or made, and everything that can happen happens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec.inspect

from motherlode.engine.checks.case import Case, Seen, walk, walk_on
from motherlode.engine.generators import FastRng


def kinds(union: Any) -> frozenset[str]:
    """The JSON types of a union of structs."""
    described = msgspec.inspect.type_info(union)
    members = described.types if isinstance(described, msgspec.inspect.UnionType) else (described,)
    return frozenset(
        str(member.tag) for member in members if isinstance(member, msgspec.inspect.StructType)
    )


def check_census(case: Case, seed: int) -> None:
    """All components are somewhere, in the printed numbers; what is lost or made stays so, so
    that looking now and then finds it."""
    printed = dict(case.probe.printed(case))
    for ply in walk(case, seed):
        if not ply.looked_at():
            continue
        there = dict(case.probe.census(ply.position))
        assert there == printed, (
            f"{case}, seed {seed}, choice {ply.number}: there are {there}, printed are {printed}."
        )


def check_coverage(case: Case, seed: int, games: int, least: int = 1) -> dict[str, int]:
    """In so many games every kind of action is played, every kind of event happens and every
    sight (:meth:`Probe.all_sights`) is seen. Stops when all were, after ``least`` games at the
    earliest. Returns how often each was, in games or plies."""
    player = case.probe.player(seed, curious=True)
    happened: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    expected: list[tuple[str, Counter[str], Seen]] = [
        ("action", player.played, case.probe.kinds(case, kinds(case.game.action_type))),
        ("event", happened, case.probe.event_kinds(case, kinds(case.game.event_type))),
        ("sight", seen, case.probe.all_sights(case)),
    ]
    for at in range(games):
        if at >= least and all(wanted <= counted.keys() for _, counted, wanted in expected):
            break
        sights: set[str] = set()
        position = case.new(FastRng(seed + at))
        for _ in walk_on(case, position, player):
            sights |= case.probe.sights(position)
        seen.update(sights | case.probe.sights(position))
        for event in case.game.events(position, 0, None):
            happened[str(type(event).__struct_config__.tag)] += 1
    for what, counted, wanted in expected:
        missing = sorted(wanted - counted.keys())
        extra = sorted(counted.keys() - wanted) if what != "sight" else []
        assert not missing, f"{case}: in {games} games no {what} {', '.join(missing)}."
        assert not extra, f"{case}: {what} {', '.join(extra)} should be impossible here."
    return dict(player.played + happened + seen)
