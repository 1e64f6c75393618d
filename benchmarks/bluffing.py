"""How bots' saboteurs begin: ``python benchmarks/bluffing.py saboteur 3 4 5 --games 40``.

Of the turns of saboteurs, by how many they had in the round before: how many helped to dig the
treasure, and how many hindered it, in per cent. One line for each number of seats.
"""

from __future__ import annotations

import argparse

from played import played, saboteur

from motherlode.bots import Level
from motherlode.games.saboteur.deeds import Deed, deeds_of

TURNS = ((1, 2), (3, 4), (5, 6))


def deeds(game_id: str, seats: int, games: int, level: Level, seed: int) -> list[Deed]:
    """Of the saboteurs, in so many games."""
    game = saboteur(game_id)
    found: list[Deed] = []
    for deal in range(games):
        end = played(game, seats, level, seed + deal)
        found += deeds_of(game.events(end, 0, None), end.terms, game.content)
    return [deed for deed in found if deed.role == "saboteur"]


def share(found: list[Deed], effect: str, turns: tuple[int, int]) -> str:
    """Of the deeds in these turns, those with this effect."""
    among = [deed for deed in found if deed.turn in turns]
    return f"{sum(deed.effect == effect for deed in among) / len(among):.0%}" if among else "-"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["saboteur", "saboteur2"])
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", choices=["novice", "steady", "sharp"], default="steady")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    columns = [f"turns {a} and {b}: help, harm" for a, b in TURNS]
    print("| game | seats | turns |", " | ".join(columns), "|")
    print("|---|--:|--:|" + ":--|" * len(TURNS))
    for seats in asked.seats:
        found = deeds(asked.game, seats, asked.games, asked.level, asked.seed)
        cells = [f"{share(found, 'help', turns)}, {share(found, 'harm', turns)}" for turns in TURNS]
        print(f"| {asked.game} | {seats} | {len(found)} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
