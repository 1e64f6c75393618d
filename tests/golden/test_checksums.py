"""Golden checksums of random playouts: compiled and uncompiled engines play the same games."""

from __future__ import annotations

import os
from pathlib import Path

from motherlode.engine.checks import Case, few_cases
from motherlode.engine.checks.case import final
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.engine.position import Position
from motherlode.games import game_ids, get_game
from tests.conformance.probes import PROBES

CHECKSUMS = Path(__file__).with_name("checksums.txt")
CASES = [case for name in game_ids() for case in few_cases(get_game(name), PROBES[name])]
GAMES = {"dwarf": 600, "saboteur": 100, "saboteur2": 30}
SENSIBLE = {"dwarf": 0, "saboteur": 6, "saboteur2": 2}


def checksum(case: Case) -> str:
    """Plies and a checksum over many random games and some by the probe's player, who gets
    further, and over all positions at their ends."""
    plies = total = 0
    for seed in range(GAMES[case.game.id]):
        position = case.new(FastRng(seed), noting=False)
        played = playout(position, FastRng(seed + 1000), case.game.most_plies)
        plies += int(played.plies)
        total = (total * 31 + int(played.checksum)) % 2**32
        total = hashed(position, total)
    for seed in range(SENSIBLE[case.game.id]):
        total = hashed(final(case, seed), total)
    return f"{case} {plies} {total}"


def hashed(position: Position, total: int) -> int:
    for number in position.freeze():
        total = (total * 31 + number) % 2**32
    return total


def test_compiled_and_uncompiled_engines_play_the_same_games() -> None:
    """The file is written once, by ``make golden``; both variants are held against it. It
    changes only together with ``rules_version``, or where all that changes is what lies on the
    table once nobody decides any more: games played before then come to the same result."""
    lines = [checksum(case) for case in CASES]
    if os.environ.get("MOTHERLODE_GOLDEN") == "write":
        CHECKSUMS.write_text("\n".join(lines) + "\n")
    assert CHECKSUMS.read_text().splitlines() == lines
    # fault 39: a million random positions, none of them without a legal action
    assert sum(int(line.split()[1]) for line in lines) > 1_000_000
