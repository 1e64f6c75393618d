"""How much better than steady a turn of Dig Down Dwarf can be played, and how much of that sharp
finds with different budgets.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/ceiling.py --decisions 200

Decisions are drawn from games of steady against itself. Two sets of games, played out at a glance
to the very end from every way in which the turn can end, say what each action is worth: the turn
is solved exactly with their outcomes. The best action by one set is judged by the other, so that
no luck of a set is taken for skill. What is lost to that action in a decision, times the
decisions of a game, is what a player could gain on steady who saw as much as the reference.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from typing import Final

from motherlode.bots import BotRequest, Budget, Level, think
from motherlode.bots.search import play_out
from motherlode.engine.generators import FastRng
from motherlode.games.dwarf.chances import SHARP_WEIGHTS, Chances
from motherlode.games.dwarf.game import DwarfGame
from motherlode.games.dwarf.guide import DwarfGuide, depth_for
from motherlode.games.dwarf.prospects import Corrected, TurnStudy
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.turn import Turn
from motherlode.games.guide import Outlook, Study, share_of_win

GAME: Final = DwarfGame()
LEAST: Final = -1.0  # no chance is less, but that of an action that is not looked at
SURE: Final = 1_000_000  # counts each game so often that nothing is left to doubt
SAMPLED: Final = 10  # one of so many decisions is looked at
SEEDS: Final = 1 << 30
Values = dict[int, float]


def main() -> None:
    parser = argparse.ArgumentParser(description="What a turn of Dig Down Dwarf leaves to gain.")
    parser.add_argument("--decisions", type=int, default=200, help="decisions looked at")
    parser.add_argument("--games", type=int, default=400, help="games per end and set")
    parser.add_argument("--iterations", type=int, nargs="*", default=[60, 600, 6000])
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    budgets: list[int] = arguments.iterations
    names = ["steady", *(f"sharp, {budget} playouts" for budget in budgets)]
    lost: dict[str, list[float]] = {name: [] for name in names}
    length = Length()
    overlooked = 0
    for position in decisions(FastRng(arguments.seed), arguments.decisions, length):
        first = reference(position, arguments.games, 1)
        second = reference(position, arguments.games, 2)
        answers = [answer(position, "steady", 1)]
        answers += [answer(position, "sharp", budget) for budget in budgets]
        if min(min(first[action], second[action]) for action in answers) < LEAST:
            overlooked += 1
            continue
        for name, action in zip(names, answers, strict=True):
            lost[name].append((behind(first, second, action) + behind(second, first, action)) / 2)
    each = length.decisions / (2 * length.games)
    print(f"{arguments.decisions} decisions of {length.games} games, {each:.1f} a seat and game")
    print(f"left out, for a SWAP or RAID that the reference does not look at: {overlooked}")
    for name in names:
        print(f"{name:<24}{line(lost[name], each)}")
    for name in names[1:]:
        gained = [a - b for a, b in zip(lost["steady"], lost[name], strict=True)]
        print(f"{name:<24}{line(gained, each)} gained on steady")


class Length:
    """How many games were begun, and the decisions in them that had a choice."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0


def decisions(rng: FastRng, count: int, length: Length) -> Iterator[DwarfPosition]:
    """Positions with a choice, from whole games of steady against itself."""
    guide = DwarfGuide()
    while count > 0:
        length.games += 1
        position = GAME.new({}, 2, FastRng(rng.below(SEEDS)))
        while position.deciders():
            if len(position.legal(position.seat)) > 1:
                length.decisions += 1
                if count > 0 and not rng.below(SAMPLED):
                    count -= 1
                    yield position
            action = guide.best(position, position.seat, position.rng)
            position.play(position.seat, action)


def answer(position: DwarfPosition, level: Level, iterations: int) -> int:
    seat = int(position.seat)
    request = BotRequest(
        game="dwarf",
        view=GAME.view(position, seat),
        seat=seat,
        level=level,
        budget=Budget(iterations=iterations),
        seed=int(position.turn),
    )
    return GAME.pack(think(request))


def reference(position: DwarfPosition, games: int, seed: int) -> Values:
    """What each action is worth, as a chance of winning."""
    guide = DwarfGuide()
    depth = depth_for(position)
    study = TurnStudy(position, depth)
    to_the_end = Study(study.count)  # unlike that of sharp, which stops after a round
    outlooks = [Outlook() for _ in range(study.count)]
    view = GAME.view(position, position.seat)
    luck = FastRng(seed)
    for _ in range(games):
        world = GAME.imagine(view, FastRng(luck.below(SEEDS)))
        for prospect, outlook in enumerate(outlooks):
            end = world.clone()
            study.bring_about(end, prospect)
            play_out(end, guide, to_the_end)
            outlook.count(share_of_win(end, position.seat))
    for outlook in outlooks:
        outlook.games *= SURE
        outlook.won *= SURE
        outlook.squares *= SURE
    chances = Chances(position, position.seat, False, SHARP_WEIGHTS)
    worth = Corrected(chances, study.there, study.corrections(chances, outlooks))
    turn = Turn(position, worth, depth)
    return {action: turn.value_of(action) for action in position.legal(position.seat)}


def behind(choosing: Values, judging: Values, action: int) -> float:
    """What an action loses to the best by one set, as the other sees it."""
    return judging[max(choosing, key=choosing.__getitem__)] - judging[action]


def line(numbers: list[float], each: float) -> str:
    """The mean of a decision and of a game, in percent, with 95 % intervals."""
    mean = sum(numbers) / len(numbers)
    spread = sqrt(sum((number - mean) ** 2 for number in numbers)) / len(numbers)
    return (
        f"{100 * mean:7.3f} % ± {196 * spread:.3f} a decision"
        f"{100 * mean * each:8.1f} % ± {196 * spread * each:.1f} a game"
    )


if __name__ == "__main__":
    main()
