"""Fit the forecasts of Saboteur's rounds (games/saboteur/forecast.py) to games of bots.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_forecast.py --games 8000 \\
        >build/forecast_weights.py

The module goes to games/saboteur. Everybody plays as in a playout, but after a moment's thought
instead of at a glance. Some of the turns are looked at, and how the round ended: a logistic
regression for the base game, and one for each class of roles in Saboteur 2. Every fourth deal is
kept for the test, whose figures go to the standard error. It needs numpy, which
``.venv/bin/pip install --group dev`` brings.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

try:
    import numpy as np
except ImportError:
    sys.exit("fit_forecast.py needs numpy: .venv/bin/pip install --group dev brings it.")

from motherlode.bots.thinking import game_of
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur.approach import Approach
from motherlode.games.saboteur.forecast import CLASSES, signs_of, terms_for, terms_of
from motherlode.games.saboteur.guide import SaboteurGuide, best_of
from motherlode.games.saboteur.guide_study import share_of_round, was_dug
from motherlode.games.saboteur.repute import Repute
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import OVER, TURNS
from motherlode.games.saboteur.terms import DIGGER

LOOKED_AT: Final = 7  # one turn in so many
RIDGE: Final = 1.0
NEWTON: Final = 12
HELD_BACK: Final = 4

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


class Turn(NamedTuple):
    """What the forecast sees in a turn, and for whom; ``kind``: which weights are meant."""

    kind: int
    seat: int
    terms: list[float]


class Row(NamedTuple):
    """A turn, and what came of it, 0 to 1. ``deal``: a running number, alike at all numbers of
    seats."""

    deal: int
    turn: Turn
    came: float


Look = Callable[[SaboteurPosition, Repute, FastRng], Turn]
End = Callable[[SaboteurPosition, int, int], float]


def main() -> None:
    """Play, fit, and write the module with the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    games = parser.parse_args().games
    base = list(rows_of("saboteur", range(3, 11), games, look_at_table, end_of_digging))
    more = list(rows_of("saboteur2", range(2, 13), games, look_at_seat, end_of_seat))
    dug = fitted_and_tested(base)
    ahead: list[float] = []
    for kind in range(max(CLASSES) + 1):
        ahead += fitted_and_tested([row for row in more if row.turn.kind == kind])
    print(module_of(DUG=dug, AHEAD=ahead), end="")


def look_at_table(position: SaboteurPosition, repute: Repute, _rng: FastRng) -> Turn:
    """The base game."""
    return Turn(0, 0, list(terms_of(signs_of(position, DIGGER, repute, Approach()))))


def look_at_seat(position: SaboteurPosition, repute: Repute, rng: FastRng) -> Turn:
    """Saboteur 2, for a seat at random."""
    seat = int(rng.below(position.seats))
    kind = int(CLASSES[position.role(seat)])
    return Turn(kind, seat, list(terms_for(position, seat, repute, Approach())))


def end_of_digging(position: SaboteurPosition, at: int, _seat: int) -> float:
    """Whether the treasure was dug in a round."""
    return float(was_dug(position, at))


def end_of_seat(position: SaboteurPosition, at: int, seat: int) -> float:
    """How far ahead a seat came in a round."""
    return share_of_round(position, at, seat)


def rows_of(name: str, seats: range, games: int, look: Look, end: End) -> Iterator[Row]:
    """Some turns of so many games, at each number of seats in turn."""
    for number in range(games):
        for turn, came in looked_at(name, seats[number % len(seats)], number, look, end):
            yield Row(number // len(seats), turn, came)


def looked_at(
    name: str, seats: int, seed: int, look: Look, end: End
) -> Iterator[tuple[Turn, float]]:
    """Some turns of a game, and what came of them."""
    game = game_of(name, None)
    position = game.new(game.options(None), seats, FastRng(seed), noting=False)
    assert isinstance(position, SaboteurPosition)
    guide = SaboteurGuide()
    rng = FastRng(seed + 1_000_003)
    turns: list[Turn] = []
    playing = 0
    while True:
        if position.round != playing or position.stage == OVER:
            for turn in turns:
                yield turn, end(position, playing, turn.seat)
            turns = []
            playing = int(position.round)
        if position.stage == OVER:
            return
        (seat,) = game.deciding_seats(position)
        if position.stage != TURNS:
            position.play(seat, guide.best(position, seat, rng))
            continue
        stand = guide.weigh(position, seat, guide.enmities(position, seat), True)
        repute = guide.repute_in(position)
        if not rng.below(LOOKED_AT):
            turns.append(look(position, repute, rng))
        chosen = best_of(stand, rng, 0.01)
        repute.add(seat, stand.marks[chosen])
        position.play(seat, stand.codes[chosen])


def fitted_and_tested(rows: list[Row]) -> list[float]:
    """The weights of a logistic regression; how good one is on deals it was not fitted to."""
    seen = np.array([row.turn.terms for row in rows])
    came = np.array([row.came for row in rows])
    kept = np.array([row.deal for row in rows]) % HELD_BACK == 0
    report(seen[kept] @ fitted(seen[~kept], came[~kept]), came[kept])
    return [float(weight) for weight in fitted(seen, came)]


def fitted(seen: Numbers, came: Numbers) -> Numbers:
    """The weights of a logistic regression, by Newton's method."""
    weights: Numbers = np.zeros(seen.shape[1])
    for _ in range(NEWTON):
        chance = 1.0 / (1.0 + np.exp(-np.clip(seen @ weights, -30.0, 30.0)))
        slope = seen.T @ (came - chance) - RIDGE * weights
        bend = (seen * (chance * (1.0 - chance))[:, None]).T @ seen
        weights = weights + np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


def report(leaning: Numbers, came: Numbers) -> None:
    """How good a forecast is: its error, and what came where it told so much."""
    told = 1.0 / (1.0 + np.exp(-leaning))
    error = ((told - came) ** 2).mean()
    print(f"{len(came)} turns, squared error {error:.4f} of {came.var():.4f}", file=sys.stderr)
    for tenth in range(10):
        among = (told >= tenth / 10) & (told < (tenth + 1) / 10)
        if among.any():
            print(
                f"  told {told[among].mean():.2f}, came {came[among].mean():.2f},"
                f" {among.sum()} turns",
                file=sys.stderr,
            )


def module_of(**tables: list[float]) -> str:
    """The source of the module with the weights."""
    lines = [
        '"""The weights of forecast.py, as benchmarks/fit_forecast.py wrote them."""',
        "",
        "from typing import Final",
        "",
        "from motherlode.engine.vecs import vec",
    ]
    for name, weights in tables.items():
        told = [f"{weight:.3f}" for weight in weights]
        lines += ["", f"{name}: Final = vec[float](", "    ["]
        lines += [f"        {', '.join(told[at : at + 10])}," for at in range(0, len(told), 10)]
        lines += ["    ]", ")  # fmt: skip"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
