"""``motherlode arena ladder`` and ``motherlode arena roles``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.progress import Progress

from motherlode.arena import ladder, measure_roles, table_of, tables_of
from motherlode.bots.request import Budget
from motherlode.cli.content import content_files, game_with
from motherlode.cli.ends import DONE, Stop
from motherlode.cli.options import ArenaOptions
from motherlode.cli.session import chosen_options
from motherlode.cli.speech import Speaker, language_of

MOST_SECONDS = 600


def show_ladder(game_id: str, levels: list[Any], seats: int, deals: int, how: ArenaOptions) -> int:
    """Measure and print. Raises Stop and Refused for what cannot be measured."""
    if len(set(levels)) < 2 or not sensible(deals, how):
        raise Stop("terminal-arena-numbers")
    budget = budget_of(how)
    speaker = Speaker(language_of(how.language))
    files = content_files(how.content or [])
    file = files.get(game_id)
    with bar(speaker) as played:
        measured = ladder(
            game_id,
            deals=deals,
            levels=levels,
            seats=seats,
            options=chosen_options(game_with(game_id, files), how.option or []),
            content_file=str(file) if file else None,
            budget=budget,
            seed=how.seed,
            processes=how.processes,
            played=played,
        )
    report = table_of(measured, speaker.catalogue.language)
    speaker.console.print(report, highlight=False, markup=False)
    return DONE


def show_roles(
    game_id: str, level: Any, saboteurs: Any, seats: list[int], deals: int, how: ArenaOptions
) -> int:
    """Measure and print. Raises Stop and Refused for what cannot be measured."""
    if not sensible(deals, how):
        raise Stop("terminal-arena-role-numbers")
    budget = budget_of(how)
    speaker = Speaker(language_of(how.language))
    files = content_files(how.content or [])
    file = files.get(game_id)
    game = game_with(game_id, files)
    with bar(speaker) as played:
        measured = measure_roles(
            game_id,
            seats=seats or range(game.least_seats, game.most_seats + 1),
            level=level,
            saboteurs=saboteurs or None,
            deals=deals,
            options=chosen_options(game, how.option or []),
            content_file=str(file) if file else None,
            budget=budget,
            seed=how.seed,
            processes=how.processes,
            played=played,
        )
    report = tables_of(measured, speaker.catalogue.language)
    speaker.console.print(report, highlight=False, markup=False, soft_wrap=True)
    return DONE


def sensible(deals: int, how: ArenaOptions) -> bool:
    """Whether there is something to play, and no number below 0."""
    return deals >= 1 and how.processes >= 1 and how.seed >= 0 and how.iterations >= 0


def budget_of(how: ArenaOptions) -> Budget:
    """What sharp may think. Raises Stop."""
    if not 0 < how.seconds <= MOST_SECONDS:
        raise Stop("terminal-arena-seconds", most=MOST_SECONDS)
    return Budget(seconds=how.seconds, iterations=how.iterations or None)


@contextmanager
def bar(speaker: Speaker) -> Iterator[Callable[[int, int], None]]:
    """A bar on the terminal that hears how many games of how many are finished."""
    with Progress(console=speaker.console, transient=True) as progress:
        task = progress.add_task(speaker.text("terminal-arena-playing"))
        yield lambda done, of: progress.update(task, completed=done, total=of)
