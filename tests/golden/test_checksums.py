"""Golden checksums of random playouts: compiled and uncompiled engines play the same games."""

from __future__ import annotations

import os
from pathlib import Path

from motherlode.engine.checks import Case, few_cases
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games import game_ids, get_game
from tests.conformance.probes import PROBES

CHECKSUMS = Path(__file__).with_name("checksums.txt")
CASES = [case for name in game_ids() for case in few_cases(get_game(name), PROBES[name])]
GAMES = 600


def checksum(case: Case) -> str:
    """Plies and a checksum over six hundred games, and over all positions at their ends."""
    plies = total = 0
    for seed in range(GAMES):
        position = case.new(FastRng(seed), noting=False)
        played = playout(position, FastRng(seed + 1000), case.game.most_plies)
        plies += int(played.plies)
        total = (total * 31 + int(played.checksum)) % 2**32
        for number in position.freeze():
            total = (total * 31 + number) % 2**32
    return f"{case} {plies} {total}"


def test_compiled_and_uncompiled_engines_play_the_same_games() -> None:
    """The file is written once, by ``make golden``; both variants are held against it. It
    changes only together with ``rules_version``."""
    lines = [checksum(case) for case in CASES]
    if os.environ.get("MOTHERLODE_GOLDEN") == "write":
        CHECKSUMS.write_text("\n".join(lines) + "\n")
    assert CHECKSUMS.read_text().splitlines() == lines
    # fault 39: a million random positions, none of them without a legal action
    assert sum(int(line.split()[1]) for line in lines) > 1_000_000
