"""Fit the forecast of Saboteur's rounds (games/saboteur/forecast.py) to games of bots.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_forecast.py --games 8000 \\
        >src/motherlode/games/saboteur/forecast_weights.py

Everybody plays as in a playout, but after a moment's thought instead of at a glance. Some of the
turns are looked at, and whether the treasure was dug in the end: a logistic regression. The
weights come from all games; what those from three quarters of them foretell of the last quarter
goes to the standard error. Needs numpy, which `make test` installs.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import numpy as np

from motherlode.bots.thinking import game_of
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur.approach import Approach
from motherlode.games.saboteur.forecast import signs_of, terms_of
from motherlode.games.saboteur.guide import SaboteurGuide, best_of
from motherlode.games.saboteur.guide_study import was_dug
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import OVER, TURNS

SEATS: Final = (3, 4, 5, 6, 7, 8, 9, 10)
LOOKED_AT: Final = 7  # one turn in so many
RIDGE: Final = 1.0
NEWTON: Final = 12
HELD_BACK: Final = 4

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def main() -> None:
    """Play, fit, and write the module with the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    games = parser.parse_args().games
    rows: list[list[float]] = []
    dug: list[bool] = []
    groups: list[int] = []
    for number in range(games):
        for terms, found in looked_at(SEATS[number % len(SEATS)], number):
            rows.append(terms)
            dug.append(found)
            groups.append(number // len(SEATS))
    seen = np.array(rows)
    ended = np.array(dug, float)
    kept = np.array(groups) % HELD_BACK == 0
    weights = fitted(seen[~kept], ended[~kept])
    report(seen[kept] @ weights, ended[kept])
    print(module_of(fitted(seen, ended)))


def looked_at(seats: int, seed: int) -> list[tuple[list[float], bool]]:
    """Some turns of a game, as the forecast sees them, and whether the treasure was dug."""
    game = game_of("saboteur", None)
    position = game.new(game.options(None), seats, FastRng(seed), noting=False)
    assert isinstance(position, SaboteurPosition)
    guide = SaboteurGuide()
    rng = FastRng(seed + 1_000_003)
    probe = Approach()
    rows: list[tuple[list[float], bool]] = []
    turns: list[list[float]] = []
    playing = 0
    while True:
        if position.round != playing or position.stage == OVER:
            ended = was_dug(position, playing)
            rows += [(terms, ended) for terms in turns]
            turns = []
            playing = int(position.round)
        if position.stage == OVER:
            return rows
        (seat,) = game.deciding_seats(position)
        if position.stage != TURNS:
            position.play(seat, guide.best(position, seat, rng))
            continue
        stand = guide.weigh(position, seat, guide.enmities(position, seat), True)
        repute = guide.repute_in(position)
        if not rng.below(LOOKED_AT):
            turns.append(list(terms_of(signs_of(position, repute, probe))))
        chosen = best_of(stand, rng, 0.01)
        repute.add(seat, stand.marks[chosen])
        position.play(seat, stand.codes[chosen])


def fitted(seen: Numbers, ended: Numbers) -> Numbers:
    """The weights of a logistic regression, by Newton's method."""
    weights: Numbers = np.zeros(seen.shape[1])
    for _ in range(NEWTON):
        chance = 1.0 / (1.0 + np.exp(-np.clip(seen @ weights, -30.0, 30.0)))
        slope = seen.T @ (ended - chance) - RIDGE * weights
        bend = (seen * (chance * (1.0 - chance))[:, None]).T @ seen
        weights = weights + np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


def report(leaning: Numbers, ended: Numbers) -> None:
    """How good the forecast is in games that it was not fitted to."""
    chance = 1.0 / (1.0 + np.exp(-leaning))
    usual = ended.mean()
    brier = ((chance - ended) ** 2).mean()
    print(f"turns {len(ended)}, dug {usual:.3f}", file=sys.stderr)
    print(f"mean squared error {brier:.4f}, of the mean {usual * (1 - usual):.4f}", file=sys.stderr)
    for tenth in range(10):
        among = (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
        if among.any():
            told, was = chance[among].mean(), ended[among].mean()
            print(f"told {told:.2f}, was {was:.2f} of {among.sum()}", file=sys.stderr)


def module_of(weights: Numbers) -> str:
    """The source of the module with the weights."""
    lines = [
        '"""The weights of forecast.py, as benchmarks/fit_forecast.py wrote them."""',
        "",
        "from typing import Final",
        "",
        "from motherlode.engine.vecs import vec",
        "",
        "WEIGHTS: Final = vec[float](",
        "    [",
    ]
    told = [f"{weight:.3f}" for weight in weights]
    lines += [f"        {', '.join(told[at : at + 10])}," for at in range(0, len(told), 10)]
    return "\n".join([*lines, "    ]", ")  # fmt: skip"])


if __name__ == "__main__":
    main()
