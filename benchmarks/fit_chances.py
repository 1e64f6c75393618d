"""Fit the weights and scales of sharp's eye (games/dwarf/chances.py) to who wins.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_chances.py --games 2000

Plays games of two seats at a glance, now and then at random, and looks at the table when each
turn has ended. The chance of a win is 1 / (1 + exp(-lead / scale)): the lead is linear in the
weights, the scale is one number for each number of turns to come. Both are fitted in turns by
Newton's method to the likelihood of the outcomes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from typing import Final, NamedTuple

from motherlode.engine.generators import FastRng
from motherlode.games.dwarf.chances import FEATURES, SCALES, SHARP_WEIGHTS, Chances, weights_of
from motherlode.games.dwarf.game import DwarfGame
from motherlode.games.dwarf.guide import DwarfGuide
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.guide import share_of_win

GAME: Final = DwarfGame()
RANDOM: Final = 60  # one of so many actions
RIDGE: Final = 0.3  # pulls weights that hardly matter towards 0
ROUNDS: Final = 6


class Row(NamedTuple):
    """A turn's end: ``lead`` in points without the weights, ``features`` what each weight adds
    to it, ``share`` of the win in the end."""

    turns: int
    lead: float
    features: list[float]
    share: float


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of sharp's eye.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rows = [row for game in range(arguments.games) for row in played(arguments.seed, game)]
    weights = [0.0] * FEATURES
    scales = [12.0] * len(SCALES)
    for _ in range(ROUNDS):
        scales = [fitted_scale(rows, weights, scales, at) for at in range(len(scales))]
        weights = fitted_weights(rows, weights, scales)
        print(f"surprise {surprise(rows, weights, scales):.4f} a turn, {len(rows)} turns")
    print("weights", [round(weight, 2) for weight in weights])
    print("scales", [round(scale, 1) for scale in scales])


def played(seed: int, game: int) -> Iterator[Row]:
    """The turns of a game, but the last."""
    guide = DwarfGuide()
    rng = FastRng(seed * 1_000_003 + game)
    position = GAME.new({}, 2, FastRng(rng.below(1 << 30)))
    looks: list[tuple[int, int, float, list[float]]] = []
    turn = position.turn
    while position.deciders():
        if position.turn != turn:
            turn = position.turn
            looks.append(look(position, 1 - position.seat))
        legal = position.legal(position.seat)
        if rng.below(RANDOM):
            action = guide.quick(position, position.seat, rng)
        else:
            action = legal[rng.below(len(legal))]
            guide = DwarfGuide()  # its plan for the turn is spoilt
        position.play(position.seat, action)
    for seat, turns, lead, features in looks:
        yield Row(turns, lead, features, share_of_win(position, seat))


def look(position: DwarfPosition, seat: int) -> tuple[int, int, float, list[float]]:
    """The seat whose turn has ended, the turns to come, its lead and the features of it."""
    plain = lead_with(position, seat, [0.0] * FEATURES)
    features = []
    for at in range(FEATURES):
        single = [0.0] * FEATURES
        single[at] = 1.0
        features.append(lead_with(position, seat, single) - plain)
    turns = min(Chances(position, seat, True, SHARP_WEIGHTS).turns, len(SCALES))
    return seat, turns, plain, features


def lead_with(position: DwarfPosition, seat: int, weights: list[float]) -> float:
    chances = Chances(position, seat, True, weights_of(weights))
    chances.as_it_stands()
    return chances.strengths[seat] - chances.strengths[1 - seat]


def lead_of(row: Row, weights: list[float]) -> float:
    return row.lead + sum(map(float.__mul__, row.features, weights))


def chance_of(ratio: float) -> float:
    return 1.0 / (1.0 + exp(-max(min(ratio, 40.0), -40.0)))


def surprise(rows: list[Row], weights: list[float], scales: list[float]) -> float:
    """Minus the mean logarithm of what was given to the outcome."""
    total = 0.0
    for row in rows:
        chance = chance_of(lead_of(row, weights) / scales[row.turns - 1])
        total -= row.share * log(chance) + (1.0 - row.share) * log(1.0 - chance + 1e-12)
    return total / len(rows)


def fitted_scale(rows: list[Row], weights: list[float], scales: list[float], at: int) -> float:
    """The likeliest scale for ``at`` + 1 turns to come."""
    leads = [(lead_of(row, weights), row.share) for row in rows if row.turns == at + 1]
    per_point = 1.0 / scales[at]
    for _ in range(4):
        slope = curve = 1e-9
        for lead, share in leads:
            chance = chance_of(per_point * lead)
            slope += (share - chance) * lead
            curve += chance * (1.0 - chance) * lead * lead
        per_point += max(min(slope / curve, per_point), -per_point / 2)
    return 1.0 / per_point


def fitted_weights(rows: list[Row], weights: list[float], scales: list[float]) -> list[float]:
    """One step of Newton's method towards the likeliest weights."""
    slopes = [-RIDGE * weight for weight in weights]
    curves = [[RIDGE if at == to else 0.0 for to in range(FEATURES)] for at in range(FEATURES)]
    for row in rows:
        scale = scales[row.turns - 1]
        chance = chance_of(lead_of(row, weights) / scale)
        pull = (row.share - chance) / scale
        firm = chance * (1.0 - chance) / (scale * scale)
        there = [(at, feature) for at, feature in enumerate(row.features) if feature]
        for at, feature in there:
            slopes[at] += pull * feature
            curve = curves[at]
            for to, other in there:
                curve[to] += firm * feature * other
    step = solved(curves, slopes)
    return [weight + change for weight, change in zip(weights, step, strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system, by Gauss."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for to in range(at, len(pivot)):
                below[to] -= factor * pivot[to]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][to] * found[to] for to in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


if __name__ == "__main__":
    main()
