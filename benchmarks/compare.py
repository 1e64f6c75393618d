"""Compare the compiled engine, the same source uncompiled, and the yardstick, round by round.

Each round runs each of the three once, in a process of its own, so that a busy moment of the
machine hits all alike; the tables give medians over the rounds. Writes benchmarks/RESULTS.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from tables import table

HERE = Path(__file__).parent
ROOT = HERE.parent
ROUND = (
    "import msgspec, sys\n"
    "from motherlode.bench import run\n"
    "sys.stdout.buffer.write(msgspec.json.encode(run(None, float(sys.argv[1]))))\n"
)
FIRST_PLAYOUT = (
    "from motherlode.engine.generators import FastRng\n"
    "from motherlode.engine.playouts import playout\n"
    "from motherlode.games import get_game\n"
    "game = get_game('dwarf')\n"
    "playout(game.new({}, 2, FastRng(1)), FastRng(2), game.most_plies)\n"
)
COMPILED = [ROOT / "build" / "compiled"]
PURE = [ROOT / "src"]
MINI = [ROOT / "build" / "mini", HERE / "mini"]
AIMS = {("saboteur", 5): 0.7, ("saboteur2", 6): 0.5}
"""Steps of random playouts beside the yardstick. The fastest engine for the base game that is known
(Java, simplified rules) makes about a third of the yardstick's: 0.7 is twice as fast."""

Numbers = dict[str, Any]


def run(path: Sequence[Path], *arguments: str) -> bytes:
    """What a fresh Python prints that finds its modules on ``path``."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, check=True, stdout=subprocess.PIPE
    ).stdout


def engine_round(path: Sequence[Path], seconds: float) -> Numbers:
    report: Numbers = json.loads(run(path, "-c", ROUND, str(seconds)))
    return report


def mini_round(seconds: float) -> Numbers:
    report: Numbers = json.loads(run(MINI, str(HERE / "mini_round.py"), str(seconds)))
    return report


def start_of(path: Sequence[Path], program: str) -> float:
    """Milliseconds of processor time that a process takes from its start to its end."""
    begin = _spent_by_children()
    run(path, "-c", program)
    return 1000 * (_spent_by_children() - begin)


def _spent_by_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def middle(rounds: Sequence[Numbers], read: Callable[[Numbers], float]) -> float:
    return median(read(numbers) for numbers in rounds)


def per_second(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


def machine() -> str:
    """The processor's name and the number of cores that this process may use."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    cores = os.cpu_count() or 1
    return f"{models[0] if models else platform.processor()}, {cores} cores"


def commit() -> str:
    """The commit that was measured; marked when files differ from it."""
    described = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, stdout=subprocess.PIPE, check=False
    )
    return described.stdout.decode().strip() or "unknown"


def engine_tables(
    compiled: Sequence[Numbers], pure: Sequence[Numbers], mini: Sequence[Numbers]
) -> list[str]:
    """Speed of play, and cost of a position, a row per game and number of seats."""
    speed: list[list[str]] = []
    search: list[list[str]] = []
    cost: list[list[str]] = []
    yardstick = middle(mini, lambda numbers: numbers["steps"])
    for at, first in enumerate(compiled[0]["measured"]):

        def of(rounds: Sequence[Numbers], name: str, at: int = at) -> float:
            return middle(rounds, lambda numbers: numbers["measured"][at][name])

        name = [first["game"], str(first["seats"])]
        speed.append(
            [
                *name,
                f"{of(compiled, 'plies'):.0f}",
                per_second(of(compiled, "steps")),
                per_second(of(compiled, "games")),
                per_second(of(pure, "steps")),
                f"{of(compiled, 'steps') / of(pure, 'steps'):.1f}",
                f"{of(compiled, 'steps') / yardstick:.1f}",
                per_second(of(compiled, "driven_steps")),
                per_second(of(compiled, "driven_games")),
                f"{of(compiled, 'driven_steps') / of(pure, 'driven_steps'):.1f}",
            ]
        )
        search.append(
            [
                *name,
                per_second(of(compiled, "rollouts")),
                per_second(of(pure, "rollouts")),
                f"{of(compiled, 'rollouts') / of(pure, 'rollouts'):.1f}",
                per_second(of(compiled, "imagined_rollouts")),
                per_second(of(pure, "imagined_rollouts")),
                f"{of(compiled, 'imagined_rollouts') / of(pure, 'imagined_rollouts'):.1f}",
            ]
        )
        cost.append(
            [
                *name,
                f"{of(compiled, 'clone_ns'):.0f}",
                f"{of(pure, 'clone_ns'):.0f}",
                f"{of(compiled, 'position_bytes'):.0f}",
                f"{of(pure, 'position_bytes'):.0f}",
                f"{of(compiled, 'view_us'):.1f}",
                f"{of(compiled, 'imagine_us'):.1f}",
            ]
        )
    speed.append(
        [
            "yardstick", "4",
            f"{middle(mini, lambda numbers: numbers['steps'] / numbers['games']):.0f}",
            per_second(yardstick),
            per_second(middle(mini, lambda numbers: numbers["games"])),
            "", "", "1.0",
            per_second(middle(mini, lambda numbers: numbers["driven_steps"])),
            per_second(middle(mini, lambda numbers: numbers["driven_games"])),
            "",
        ]
    )  # fmt: skip
    cost.append(
        [
            "yardstick", "4",
            f"{middle(mini, lambda numbers: numbers['clone_ns']):.0f}", "",
            f"{middle(mini, lambda numbers: numbers['position_bytes']):.0f}", "", "", "",
        ]
    )  # fmt: skip
    return [
        "## Random playouts",
        "",
        "A step is one `legal` and one `play`. *Inside*: whole games in compiled code. *Driven*: a "
        "Python loop\ncalls the engine step by step. Set-up of each game is included in both.",
        "",
        *table(
            [
                "game", "seats", "steps a game", "inside: steps/s", "games/s", "pure: steps/s",
                "compiled ÷ pure", "÷ yardstick", "driven: steps/s", "games/s", "compiled ÷ pure",
            ],
            speed,
        ),
        "",
        *aims(compiled, yardstick),
        "",
        "## Monte Carlo playouts",
        "",
        "From half-way through a random game to its end. *On a clone*: the position itself. "
        "*Imagined*: view,\nimagine, play out, as bots do; view and imagine are not compiled.",
        "",
        *table(
            [
                "game", "seats", "on a clone: games/s", "pure", "compiled ÷ pure",
                "imagined: games/s", "pure", "compiled ÷ pure",
            ],
            search,
        ),
        "",
        "## A position",
        "",
        "Half-way through a random game. *Clone* includes freeing it.",
        "",
        *table(
            [
                "game", "seats", "clone, ns", "pure, ns", "bytes", "pure, bytes", "view, µs",
                "imagine, µs",
            ],
            cost,
        ),
    ]  # fmt: skip


def aims(compiled: Sequence[Numbers], yardstick: float) -> list[str]:
    """Whether the games are as fast as was asked."""
    lines = []
    for at, first in enumerate(compiled[0]["measured"]):
        aim = AIMS.get((first["game"], first["seats"]))
        if aim:
            reached = median(numbers["measured"][at]["steps"] for numbers in compiled)
            lines.append(
                f"* `{first['game']}` at {first['seats']} seats: {reached / yardstick:.2f} of the "
                f"yardstick; at least {aim} was asked."
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each measurement")
    chosen = parser.parse_args()

    compiled: list[Numbers] = []
    pure: list[Numbers] = []
    mini: list[Numbers] = []
    starts: dict[str, list[float]] = {"python": [], "compiled": [], "pure": []}
    for number in range(1, chosen.rounds + 1):
        print(f"Round {number} of {chosen.rounds}", flush=True)
        compiled.append(engine_round(COMPILED, chosen.seconds))
        mini.append(mini_round(chosen.seconds))
        pure.append(engine_round(PURE, chosen.seconds))
        starts["python"].append(start_of(PURE, "pass"))
        starts["compiled"].append(start_of(COMPILED, FIRST_PLAYOUT))
        starts["pure"].append(start_of(PURE, FIRST_PLAYOUT))
    if not compiled[0]["compiled"] or pure[0]["compiled"]:
        sys.exit("This needs the engine both compiled and pure: a C compiler is missing.")

    begin = {name: f"{median(times):.0f}" for name, times in starts.items()}
    lines = [
        "# Measurements",
        "",
        f"`make bench` on {machine()}; {platform.python_implementation()} "
        f"{platform.python_version()}; commit {commit()}; "
        f"{datetime.now(UTC):%Y-%m-%d}.",
        f"Medians of {chosen.rounds} interleaved rounds, one process each, "
        f"{chosen.seconds:g} s of processor time a",
        "measurement. Other work may have shared the machine: trust ratios within a run, not",
        "absolutes across runs. The yardstick is [mini](mini/README.md).",
        "",
        *engine_tables(compiled, pure, mini),
        "",
        "## From process start, in processor time",
        "",
        *table(
            ["", "ms"],
            [
                ["`python -c pass`", begin["python"]],
                ["first playout ended, compiled", begin["compiled"]],
                ["first playout ended, pure", begin["pure"]],
            ],
        ),
        "",
        (HERE / "PROFILE.md").read_text(encoding="utf-8").strip(),
    ]
    results = HERE / "RESULTS.md"
    results.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    print(f"\nWritten to {results.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
