"""Fit what clues say about roles (games/saboteur/belief_clues.py) to games of bots.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/fit_beliefs.py --games 50

Looks at every seat, as a spectator sees it, when a quarter, half and three quarters of a round's
turns have been taken. How often each clue has been given there is what the weights multiply: a
logistic regression over roles, from the printed counts, drawn towards the weights that stand.
Clues depend on the standing of players, and that on the weights, so it is done over again.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from played import played, saboteur

from motherlode.bots import Level
from motherlode.games.saboteur import belief_clues, wire
from motherlode.games.saboteur.belief import Belief
from motherlode.games.saboteur.belief_clues import (
    BY_ROLE,
    CHARACTER,
    DIGS,
    OTHER_DOOR,
    OWN_DOOR,
    USUAL,
    WEIGHTS,
    Clue,
)
from motherlode.games.saboteur.game import AnySaboteurGame, Saboteur2Game
from motherlode.games.saboteur.suspicion import TURN_BEGINS
from motherlode.games.saboteur.terms import BLUE_DIGGER, GREEN_DIGGER, ROLES
from motherlode.games.saboteur.wire import ROLE_NAMES, SaboteurEvent

TABLES: Final[tuple[tuple[str, int, Level], ...]] = (
    ("saboteur", 4, "steady"), ("saboteur", 6, "steady"), ("saboteur", 9, "steady"),
    ("saboteur", 5, "novice"), ("saboteur2", 4, "steady"), ("saboteur2", 7, "steady"),
    ("saboteur2", 11, "steady"), ("saboteur2", 6, "novice"),
)  # fmt: skip
RIDGE: Final = 8.0  # how many seats looked at weigh as much as the weights that stand
STEPS: Final = 200
STRIDE: Final = 0.1
ROUNDS: Final = 2
LEAST_USUAL: Final = -5.0

Clues = dict[Clue, float]


class Row(NamedTuple):
    """A seat at a moment: the clues to its role, the roles that there are, and the one it held."""

    clues: Clues
    pile: Sequence[int]
    role: int


class Played(NamedTuple):
    """A game: what a spectator hears, and after which events which seat got which role."""

    game: AnySaboteurGame
    seats: int
    events: Sequence[SaboteurEvent]
    roles: dict[int, tuple[int, int]]


class Counting(Belief):
    """A spectator's belief that counts the clues to the role that each seat holds."""

    def __init__(self, played: Played) -> None:
        self.counts: list[Clues] = []
        expansion = isinstance(played.game, Saboteur2Game)
        super().__init__(expansion, played.seats, None, played.game.content)

    def clue(self, seat: int, clue: Clue, degree: float = 1.0, doer: int | None = None) -> None:
        super().clue(seat, clue, degree, doer)
        counts = self.counts[seat]
        counts[clue] = counts.get(clue, 0.0) + degree

    def hear(self, event: SaboteurEvent) -> None:
        if isinstance(event, wire.RoundBegan):
            self.counts = [{} for _ in range(self.seats)]
        super().hear(event)
        if isinstance(event, wire.HatsSwapped):
            self.counts[event.other] = {}


def play(game_id: str, seats: int, level: Level, seed: int) -> Played:
    """A game of bots."""
    game = saboteur(game_id)
    end = played(game, seats, level, seed)
    roles = {
        number: (event.seat, ROLE_NAMES.index(event.role))
        for seat in range(seats)
        for number, event in enumerate(game.events(end, 0, seat))
        if isinstance(event, wire.RoleDealt) and event.role is not None
    }
    return Played(game, seats, game.events(end, 0, None), roles)


def rows_of(played: Played, tunnels: Clues) -> list[Row]:
    """The rows of a game. Adds to ``tunnels`` what diggers did to tunnels."""
    belief = Counting(played)
    looks = quarters(played.events)
    held = [0] * played.seats
    found = []
    for number, event in enumerate(played.events):
        if number in looks:
            found += [
                Row(dict(belief.counts[seat]), belief.pile, held[seat])
                for seat in range(played.seats)
            ]
        if isinstance(event, wire.RoundEnded):
            for seat, role in enumerate(held):
                if CHARACTER[role] == DIGS:
                    for clue in USUAL:
                        tunnels[clue] = tunnels.get(clue, 1.0) + belief.counts[seat].get(clue, 0.0)
        belief.hear(event)
        if number in played.roles:
            seat, role = played.roles[number]
            held[seat] = role
    return found


def quarters(events: Sequence[SaboteurEvent]) -> set[int]:
    """Where a turn begins after a quarter, half and three quarters of a round."""
    found: set[int] = set()
    turns: list[int] = []
    for number, event in enumerate(events):
        if isinstance(event, TURN_BEGINS):
            turns.append(number)
        elif isinstance(event, wire.RoundEnded):
            found.update(turns[len(turns) * part // 4] for part in (1, 2, 3))
            turns = []
    return found


def chances(row: Row) -> list[float]:
    """Of each role, by the weights in use."""
    marks = [log(count) if count else -1e9 for count in row.pile]
    for clue, degree in row.clues.items():
        for role, weight in enumerate(BY_ROLE[clue]):
            marks[role] += degree * weight
    best = max(marks)
    fits = [exp(mark - best) for mark in marks]
    return [fit / sum(fits) for fit in fits]


def surprise(rows: Sequence[Row]) -> float:
    """Log loss of the roles held, in nats."""
    return -sum(log(max(chances(row)[row.role], 1e-12)) for row in rows) / len(rows)


class Weight:
    """A number to be fitted; Adam takes the steps."""

    def __init__(self, value: float, uses: list[tuple[Clue, int]]) -> None:
        self.value = self.standing = value
        self.uses = uses
        self.speed = self.spread = 0.0

    def step(self, slope: dict[tuple[Clue, int], float], number: int) -> None:
        """Follow the slope of the surprise, given per clue and role."""
        pull = sum(slope.get(use, 0.0) for use in self.uses)
        pull += RIDGE * (self.value - self.standing)
        self.speed += 0.1 * (pull - self.speed)
        self.spread += 0.001 * (pull * pull - self.spread)
        speed = self.speed / (1.0 - 0.9**number)
        spread = self.spread / (1.0 - 0.999**number)
        self.value -= STRIDE * (1.0 - number / (STEPS + 1)) * speed / (spread**0.5 + 1e-9)
        for clue, role in self.uses:
            BY_ROLE[clue][role] = self.value


def all_weights() -> dict[str, list[Weight]]:
    """By clue: for those who hinder, profit and gather; for doors: of one's own, of the other."""
    found = {
        str(clue): [
            Weight(value, [(clue, role) for role in range(ROLES) if CHARACTER[role] == character])
            for character, value in enumerate(weights, 1)
        ]
        for clue, weights in WEIGHTS.items()
    }
    found["door"] = [
        Weight(OWN_DOOR, [("blue-door", BLUE_DIGGER), ("green-door", GREEN_DIGGER)]),
        Weight(OTHER_DOOR, [("blue-door", GREEN_DIGGER), ("green-door", BLUE_DIGGER)]),
    ]
    return found


def fit(rows: Sequence[Row], weights: dict[str, list[Weight]]) -> None:
    """Make the roles held as little surprising as possible. The three looks at a seat in a round
    count as one."""
    for number in range(1, STEPS + 1):
        slope: dict[tuple[Clue, int], float] = {}
        for row in rows:
            errors = chances(row)
            errors[row.role] -= 1.0
            for clue, degree in row.clues.items():
                for role, error in enumerate(errors):
                    key = (clue, role)
                    slope[key] = slope.get(key, 0.0) + degree * error / 3
        for each in weights.values():
            for weight in each:
                weight.step(slope, number)


def set_usual(tunnels: Clues) -> None:
    """How often diggers do what with tunnels, as logarithms."""
    falls: list[Clue] = ["fall-harm", "fall-idle", "fall-mend"]
    laid: list[Clue] = [clue for clue in USUAL if clue not in falls]
    for group in (falls, laid):
        total = sum(tunnels.get(clue, 1.0) for clue in group)
        for clue in group:
            belief_clues.USUAL[clue] = max(log(tunnels.get(clue, 1.0) / total), LEAST_USUAL)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what clues say about roles.")
    parser.add_argument("--games", type=int, default=50, help="of each kind of table")
    parser.add_argument("--seed", type=int, default=900_000)
    asked = parser.parse_args()
    games = [
        play(game_id, seats, level, asked.seed + number)
        for game_id, seats, level in TABLES
        for number in range(asked.games if level == "steady" else (asked.games + 1) // 2)
    ]
    weights = all_weights()
    for _ in range(ROUNDS):
        tunnels: Clues = {}
        rows = [row for played in games for row in rows_of(played, tunnels)]
        print(f"surprise {surprise(rows):.4f} at {len(rows)} looks, before", flush=True)
        fit(rows, weights)
        set_usual(tunnels)
        print(f"surprise {surprise(rows):.4f} after", flush=True)
    for name, each in weights.items():
        print(f'"{name}": ({", ".join(f"{weight.value:.1f}" for weight in each)}),')
    print(", ".join(f'"{clue}": {value:.1f}' for clue, value in USUAL.items()))


if __name__ == "__main__":
    main()
