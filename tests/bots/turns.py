"""Turns laid out for tests, and their ends judged the plain way."""

from __future__ import annotations

from motherlode.engine.generators import FastRng
from motherlode.games.dwarf.content import terms
from motherlode.games.dwarf.game import DwarfGame
from motherlode.games.dwarf.rules import DwarfPosition, bare_position
from motherlode.games.dwarf.state import TO_CHOOSE
from motherlode.games.dwarf.terms import GEMS
from tests.bots.expectimax import EndWorth, quiet

GAME = DwarfGame()
RUDDIGAR = 2  # favourite red, the second die
BOMBARNOK = 0  # favourite green, wants two emeralds
THORGILD = 1

Gems = tuple[int, int, int, int, int]
NONE: Gems = (0, 0, 0, 0, 0)
MINE: Gems = (1, 2, 1, 3, 2)


def turn(
    dice: tuple[int, ...],
    *,
    rerolls: int = 0,
    own: Gems = NONE,
    other: Gems = NONE,
    mine: Gems = MINE,
    bag: Gems = NONE,
    charged: bool = False,
    showing: int = 1,
    dwarf: int = RUDDIGAR,
    options: dict[str, object] | None = None,
) -> DwarfPosition:
    """The first of two seats has rolled ``dice``; nothing else will be drawn into the mine."""
    agreed = terms(GAME.content, GAME.options(options), 2)
    position = quiet(bare_position(agreed, 2, FastRng(1)))
    position.dwarves[0] = dwarf
    position.dwarves[1] = THORGILD
    position.stage = TO_CHOOSE
    position.rerolls = rerolls
    position.dice_used = len(dice)
    position.charged = charged
    position.showing[0] = showing
    position.turn = 1
    position.bag_left = sum(bag)
    for die, face in enumerate(dice):
        position.dice[die] = face
    for gem in range(GEMS):
        position.gems[gem] = own[gem]
        position.gems[GEMS + gem] = other[gem]
        position.mine[gem] = mine[gem]
        position.bag[gem] = bag[gem]
    return position


def simple_worth(position: DwarfPosition) -> EndWorth:
    """Points in hand less the other's, hopes for wishes left out, a third of a gem's points
    lost for each left in the mine, half a point for every ability opened, and DRAWs at the mean
    of the bag. Written without a look at ``Appraisal``, whose weights it stands for."""
    emerald = 7 if position.terms.options["emerald_value"] == 7 else 6
    values = (12, emerald, 4, 2, -1)
    wishes = [
        [position.terms.wants[position.dwarves[seat] * GEMS + gem] for gem in range(GEMS)]
        for seat in range(2)
    ]
    bag = [int(count) for count in position.bag]

    def points(gems: list[int], seat: int) -> float:
        cursed = gems[4] if gems[4] >= 10 else -gems[4]
        wish = 5 if all(a >= b for a, b in zip(gems, wishes[seat], strict=True)) else 0
        return sum(gems[kind] * values[kind] for kind in range(4)) + cursed + wish

    def worth(gems: list[int], mine: list[int], draws: int, showing: int) -> float:
        own = gems[:GEMS]
        total = points(own, 0) - points(gems[GEMS:], 1) + 0.5 * (showing - 1)
        total -= sum(left * value for left, value in zip(mine, values, strict=True)) / 3
        if sum(bag):
            for kind in range(GEMS):
                more = [count + (kind == at) for at, count in enumerate(own)]
                gain = points(more, 0) - points(own, 0)
                total += bag[kind] / sum(bag) * gain * min(draws, sum(bag))
        return total

    return worth
