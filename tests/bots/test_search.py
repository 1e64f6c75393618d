"""Sharp's search, for a game that keeps the contract and for this one."""

from __future__ import annotations

from time import monotonic

import msgspec

from motherlode.bots import Budget, think
from motherlode.bots.search import search
from motherlode.engine.generators import FastRng
from motherlode.games.dwarf import wire
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.guide import Guide, Outlook
from tests.bots.games import GAME, random_positions, request_for


def last_turn(dice: tuple[int, int, int, int], lead: int, rerolls: int) -> DwarfPosition:
    """The last turn of a game of two, the player to move so many points ahead."""
    position = GAME.new({}, 2, FastRng(1))
    position.play(position.seat, position.legal(position.seat)[0])
    seat = int(position.seat)
    position.dwarves[seat] = 0  # Bombarnok, favourite green
    position.dwarves[1 - seat] = 1
    for gem in range(5):
        position.bag[gem] = position.mine[gem] = 0
        position.gems[gem] = position.gems[5 + gem] = 0
    position.bag_left = 0
    position.turns_left = 1
    position.rerolls = rerolls
    position.charged = False
    for die, face in enumerate(dice):
        position.dice[die] = face
    position.gems[(seat if lead > 0 else 1 - seat) * 5 + 3] = abs(lead) // 2
    return position


def test_knowing_only_the_rules_search_still_finds_the_winning_keep() -> None:
    """A straight wins the last sapphire and with it the game; anything else loses."""
    position = last_turn((2, 3, 4, 5), lead=-2, rerolls=2)
    position.mine[2] = 1
    view = GAME.view(position, position.seat)
    code = search(GAME, view, position.seat, Guide(), FastRng(5), 600, 1.0)
    assert GAME.unpack(code) == wire.Keep()


def test_ahead_at_the_end_sharp_keeps_what_is_safe_though_more_points_beckon() -> None:
    """Two points ahead with nothing matched: a pair would bring four cursed gems and lose; three
    of a kind bring 12 points that nobody needs. Steady, who counts points, throws the dice."""
    position = last_turn((1, 3, 4, 6), lead=2, rerolls=1)
    position.mine[3] = 9
    position.mine[4] = 5
    sharp = think(request_for(position, "sharp", iterations=200))
    assert sharp == wire.Keep()
    steady = think(request_for(position, "steady"))
    assert steady != wire.Keep()


def test_behind_at_the_end_sharp_takes_the_risk_that_can_still_win() -> None:
    """Twenty behind: the two emeralds in hand would still lose, ten amethysts would win."""
    position = last_turn((4, 4, 5, 5), lead=-20, rerolls=2)
    position.mine[1] = 2
    position.mine[3] = 11
    position.dwarves[int(position.seat)] = 2  # Ruddigar, who wants amethysts
    assert think(request_for(position, "sharp", iterations=200)) != wire.Keep()
    level = last_turn((4, 4, 5, 5), lead=0, rerolls=2)
    level.mine[1] = 2
    level.mine[3] = 11
    level.dwarves[int(level.seat)] = 2
    assert think(request_for(level, "sharp", iterations=200)) == wire.Keep()


def test_a_budget_of_seconds_is_kept() -> None:
    position = next(iter(random_positions(1, seed=21)))
    request = msgspec.structs.replace(request_for(position, "sharp"), budget=Budget(seconds=0.3))
    start = monotonic()
    think(request)
    assert monotonic() - start < 3.0  # the machine may be busy


def test_where_nothing_lies_to_be_won_sharp_does_not_think_long() -> None:
    position = last_turn((4, 4, 5, 5), lead=0, rerolls=2)
    request = msgspec.structs.replace(request_for(position, "sharp"), budget=Budget(seconds=20.0))
    start = monotonic()
    think(request)
    assert monotonic() - start < 10.0


def test_half_of_the_candidates_are_dropped_after_each_round() -> None:
    position = next(iter(random_positions(1, seed=31)))
    study = Guide().study(position, position.seat, FastRng(1))
    assert study.count > 2
    outlooks = [Outlook() for _ in range(study.count)]
    for prospect, outlook in enumerate(outlooks):
        outlook.games = 10
        outlook.won = float(prospect)
    everything = (1 << study.count) - 1
    left = study.narrow(outlooks, everything)
    assert int(left).bit_count() == study.count - study.count // 2
    assert left >> (study.count - 1) == 1  # the best stays
