"""How well beliefs over hidden roles do: ``python benchmarks/beliefs.py saboteur 5 --games 40``.

Bots of one level play. In the middle of every round each seat's belief is held against the truth:
for every other seat, how likely it is a saboteur. The prior knows what the seat knows for certain,
its own role and those it has inspected, and nothing of what anybody did.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from played import played, saboteur

from motherlode.bots import Level
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.belief import Belief
from motherlode.games.saboteur.content import Content
from motherlode.games.saboteur.game import Saboteur2Game
from motherlode.games.saboteur.suspicion import TURN_BEGINS
from motherlode.games.saboteur.wire import SaboteurEvent

FACTS = (wire.RoundBegan, wire.RoleDealt, wire.Inspected, wire.HatsSwapped, wire.RoleShown)
DEEDS = frozenset(TURN_BEGINS)
SURE = 0.8
LEAST = 1e-6


class Guess(NamedTuple):
    """What a seat took another for, and what it was."""

    belief: float
    prior: float
    saboteur: bool


def guesses(
    heard: Sequence[Sequence[SaboteurEvent]], *, expansion: bool, content: Content
) -> list[Guess]:
    """Those of every seat in the middle of every round. ``heard``: the events of each seat."""
    seats = len(heard)
    middles = middle_turns(heard[0])
    truth = roles_held(heard)
    found = []
    for viewer, events in enumerate(heard):
        belief = Belief(expansion, seats, viewer, content)
        prior = Belief(expansion, seats, viewer, content)
        for number, event in enumerate(events):
            if number in middles:
                found += [
                    Guess(belief.sabotage(other), prior.sabotage(other), truth[number][other])
                    for other in range(seats)
                    if other != viewer
                ]
            belief.hear(event)
            if isinstance(event, FACTS):
                prior.hear(event)
    return found


def middle_turns(events: Sequence[SaboteurEvent]) -> set[int]:
    """Where the turn in the middle of each round begins."""
    found = set()
    turns: list[int] = []
    for number, event in enumerate(events):
        if type(event) in DEEDS:
            turns.append(number)
        elif isinstance(event, wire.RoundEnded):
            found.add(turns[len(turns) // 2])
            turns = []
    return found


def roles_held(heard: Sequence[Sequence[SaboteurEvent]]) -> list[list[bool]]:
    """Before each event, who was a saboteur."""
    held = [False] * len(heard)
    found = []
    for at in range(len(heard[0])):
        found.append(list(held))
        for seat, events in enumerate(heard):
            event = events[at]
            if isinstance(event, wire.RoleDealt) and event.seat == seat:
                held[seat] = event.role == "saboteur"
    return found


def log_loss(chances: Sequence[float], happened: Sequence[bool]) -> float:
    """In nats; 0 for certainty that is right."""
    return mean(
        -log(max(chance if was else 1 - chance, LEAST))
        for chance, was in zip(chances, happened, strict=True)
    )


def auc(chances: Sequence[float], happened: Sequence[bool]) -> float:
    """How often a saboteur is suspected more than another, ties counting half."""
    guilty = [chance for chance, was in zip(chances, happened, strict=True) if was]
    others = sorted(chance for chance, was in zip(chances, happened, strict=True) if not was)
    above = 0.0
    for chance in guilty:
        low = sum(other < chance for other in others)
        same = sum(other == chance for other in others)
        above += low + same / 2
    return above / (len(guilty) * len(others))


def measure(game_id: str, seats: int, games: int, level: Level, seed: int) -> str:
    """A line of the table in docs/bots.md."""
    game = saboteur(game_id)
    everything: list[Guess] = []
    gains = []
    for deal in range(games):
        end = played(game, seats, level, seed + deal)
        heard = [game.events(end, 0, seat) for seat in range(seats)]
        found = guesses(heard, expansion=isinstance(game, Saboteur2Game), content=game.content)
        happened = [guess.saboteur for guess in found]
        gains.append(
            log_loss([guess.prior for guess in found], happened)
            - log_loss([guess.belief for guess in found], happened)
        )
        everything += found
    happened = [guess.saboteur for guess in everything]
    beliefs = [guess.belief for guess in everything]
    priors = [guess.prior for guess in everything]
    sure = [guess.saboteur for guess in everything if guess.belief >= SURE]
    margin = 1.96 * stdev(gains) / sqrt(games) if games > 1 else float("nan")
    right = f"{mean(sure):.0%} of {len(sure)}" if sure else "none"
    return (
        f"| {game_id} | {seats} | {games} | {log_loss(priors, happened):.3f} "
        f"| {log_loss(beliefs, happened):.3f} | {mean(gains):.3f} ± {margin:.3f} "
        f"| {auc(priors, happened):.3f} | {auc(beliefs, happened):.3f} | {right} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["saboteur", "saboteur2"])
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", choices=["novice", "steady", "sharp"], default="steady")
    parser.add_argument("--seed", type=int, default=70_000)
    asked = parser.parse_args()
    for seats in asked.seats:
        print(measure(asked.game, seats, asked.games, asked.level, asked.seed), flush=True)


if __name__ == "__main__":
    main()
