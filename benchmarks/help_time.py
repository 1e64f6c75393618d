"""How long ``motherlode --help`` takes, as a person waits for it: median of fresh processes.

Usage: ``python benchmarks/help_time.py``; the engine that PYTHONPATH names, or the installed one.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter

ROUNDS = 15
COMMAND = [sys.executable, "-c", "from motherlode.cli import main; main()", "--help"]


def seconds() -> float:
    begin = perf_counter()
    subprocess.run(COMMAND, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begin


def main() -> None:
    times = sorted(seconds() for _ in range(ROUNDS))
    print(f"motherlode --help: median {median(times):.3f} s, best {times[0]:.3f} s, {ROUNDS} runs")


if __name__ == "__main__":
    main()
