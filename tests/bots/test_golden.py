"""Decisions that bots have made before: a change of any of them is a change to look at.

To accept changes: MOTHERLODE_GOLDEN=write, run this file, and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

from motherlode.bots import think
from motherlode.games.dwarf.wire import GEM_NAMES
from tests.bots.games import GAME, OPTIONS, random_positions, request_for

DECISIONS = Path(__file__).with_name("golden_decisions.txt")


def decisions() -> str:
    """A line a decision: the position in short, and what each level does."""
    lines = []
    for seats in (2, 3, 4):
        for options in OPTIONS:
            for position in random_positions(2, seats=seats, options=options, seed=100 + seats):
                dice = "".join(str(int(face)) for face in position.dice)
                mine = " ".join(
                    f"{int(position.mine[gem])} {name}"
                    for gem, name in enumerate(GEM_NAMES)
                    if position.mine[gem]
                )
                lines.append(f"{seats} seats {dice} {int(position.rerolls)} rerolls, {mine}")
                for level in ("novice", "steady", "sharp"):
                    action = think(request_for(position, level, iterations=4, seed=5))
                    lines.append(f"  {level:<7}{GAME.pack(action):>5} {action}")
    return "\n".join(lines) + "\n"


def test_bots_decide_as_they_have_before() -> None:
    made = decisions()
    if os.environ.get("MOTHERLODE_GOLDEN") == "write":
        DECISIONS.write_text(made, encoding="utf-8")
    assert made == DECISIONS.read_text(encoding="utf-8")
