"""Whole games of Dig Down Dwarf between bots, for tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from motherlode.bots import BotRequest, Budget, Level
from motherlode.engine.generators import FastRng
from motherlode.games.dwarf.game import DwarfGame
from motherlode.games.dwarf.rules import DwarfPosition

GAME = DwarfGame()
OPTIONS: list[dict[str, object]] = [
    {},
    {"norcia": True, "stars": True},
    {"diamond": "any_quad", "emerald_value": 7, "tie_break": "fewer_cursed"},
]


def request_for(
    position: DwarfPosition, level: Level, *, iterations: int = 40, seed: int = 1
) -> BotRequest:
    """The decision of the player to move."""
    seat = int(position.seat)
    return BotRequest(
        game="dwarf",
        view=GAME.view(position, seat),
        seat=seat,
        level=level,
        budget=Budget(iterations=iterations),
        seed=seed,
    )


def random_positions(
    count: int, *, seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 1
) -> Iterator[DwarfPosition]:
    """Positions with a choice, from games of random play."""
    chooser = FastRng(seed)
    deal = seed
    while count:
        deal += 1
        position = GAME.new(options or {}, seats, FastRng(deal))
        while count and position.deciders():
            legal = position.legal(position.seat)
            if len(legal) > 1 and not chooser.below(9):
                yield position
                count -= 1
            position.play(position.seat, legal[chooser.below(len(legal))])
