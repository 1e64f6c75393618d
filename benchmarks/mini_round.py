"""One round of measurements of the yardstick; prints them as JSON."""

from __future__ import annotations

import json
import sys
import tracemalloc
from time import process_time

import saboteur

LIVE_CLONES = 2_000
AT_ONCE = 20  # games between two looks at the clock


def main(seconds: float) -> None:
    steps = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(AT_ONCE):
            steps += saboteur.run_batch(games, 1)[0]
            games += 1
    inside, inside_games = steps / spent, games / spent

    steps = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(AT_ONCE):
            game, rng = saboteur.deal(games), saboteur.Rng(games + 1_000_003)
            while not game.is_terminal():
                legal = game.legal_actions()
                game.step(legal[rng.below(len(legal))])
                steps += 1
            games += 1
    driven, driven_games = steps / spent, games / spent

    halfway = saboteur.deal(1)
    rng = saboteur.Rng(1_000_004)
    for _ in range(30):
        legal = halfway.legal_actions()
        halfway.step(legal[rng.below(len(legal))])
    clones = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(100):
            halfway.clone()
        clones += 100

    tracemalloc.start()
    kept = [halfway.clone() for _ in range(LIVE_CLONES)]
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    json.dump(
        {
            "steps": inside,
            "games": inside_games,
            "driven_steps": driven,
            "driven_games": driven_games,
            "clone_ns": 1e9 * spent / clones,
            "position_bytes": size,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
