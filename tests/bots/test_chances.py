"""What sharp thinks of the end of a turn, and how playouts correct it."""

from __future__ import annotations

from math import log

import pytest

from motherlode.bots.guides import guide_for
from motherlode.engine.generators import FastRng
from motherlode.games.dwarf.actions import REROLL, detail_of, kind_of
from motherlode.games.dwarf.chances import FEATURES, SHARP_WEIGHTS, Chances, weights_of
from motherlode.games.dwarf.guide import STEADY_DEPTH
from motherlode.games.dwarf.prospects import TurnStudy
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.stock import stock_of
from motherlode.games.guide import Outlook, share_of_win
from tests.bots.games import GAME, OPTIONS, random_positions
from tests.bots.turns import BOMBARNOK, NONE, Gems, turn

AMETHYSTS = 1 << 3


def chance_after(position: DwarfPosition, met: int = 0) -> float:
    """Of the player to move, if the dice meet these conditions."""
    return Chances(position, position.seat, False, SHARP_WEIGHTS).of(stock_of(position, 0, 0), met)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chance_of_winning_tells_who_wins_better_than_even_odds(seats: int) -> None:
    """Over games played at a glance, begun at every turn but the first few: the surprise at the
    outcome is clearly less than that of a fair die with a side for each seat."""
    guide = guide_for("dwarf")
    surprise = even = 0.0
    for deal in range(24):
        position = GAME.new(OPTIONS[deal % len(OPTIONS)], seats, FastRng(900 + deal))
        said: list[tuple[int, float]] = []
        seen = 6
        while position.deciders():
            if position.turn > seen:
                seen = position.turn
                seat = (position.seat - 1) % seats
                said.append((seat, Chances(position, seat, True, SHARP_WEIGHTS).as_it_stands()))
            position.play(position.seat, guide.quick(position, position.seat, position.rng))
        for seat, chance in said:
            share = share_of_win(position, seat)
            surprise -= share * log(chance) + (1 - share) * log(1 - min(chance, 0.999))
            even -= share * log(1 / seats) + (1 - share) * log(1 - 1 / seats)
    assert surprise < 0.9 * even


def test_with_the_game_over_the_chance_is_the_share_of_the_win() -> None:
    for own, other, share in ((1, 0, 1.0), (1, 1, 0.5), (0, 1, 0.0)):
        position = turn((1, 2, 4, 6), own=(0, own, 0, 0, 0), other=(0, other, 0, 0, 0), mine=NONE)
        position.turns_left = 1
        assert chance_after(position) == pytest.approx(share, abs=0.001)


def test_a_lead_is_surer_the_fewer_turns_there_are_to_come() -> None:
    bags: list[Gems] = [NONE, (0, 0, 0, 6, 0), (0, 2, 4, 9, 5)]
    chances = []
    for bag in bags:
        position = turn((1, 2, 4, 6), own=(0, 2, 2, 0, 0), mine=NONE, bag=bag)
        position.terms.draw = 2  # two gems a turn, as in a game
        chances.append(chance_after(position))
    assert 0.5 < chances[2] < chances[1] < chances[0]


def test_points_won_by_the_dice_are_worth_a_better_chance() -> None:
    position = turn((3, 3, 3, 1), mine=(0, 0, 0, 5, 0), bag=(0, 1, 2, 4, 2))
    assert chance_after(position, AMETHYSTS) > chance_after(position) + 0.05


def test_the_wish_of_the_dwarf_counts() -> None:
    own: Gems = (0, 2, 0, 0, 0)
    with_wish = turn((1, 2, 4, 6), own=own, dwarf=BOMBARNOK)
    assert chance_after(with_wish) > chance_after(turn((1, 2, 4, 6), own=own))


def test_the_tenth_cursed_gem_of_two_players_turns_the_game() -> None:
    position = turn((2, 2, 3, 5), own=(0, 0, 0, 0, 9), mine=(0, 0, 0, 0, 1), other=(0, 1, 0, 0, 0))
    assert chance_after(position, 1 << 4) > 0.5 > chance_after(position)


def outlook(games: int, chance: float) -> Outlook:
    counted = Outlook()
    for game in range(games):
        counted.count(1.0 if game < games * chance else 0.0)
    return counted


def test_playouts_correct_the_chance_the_more_of_them_there_are() -> None:
    position = turn((3, 3, 3, 1), mine=(0, 0, 0, 5, 0), bag=(0, 1, 2, 4, 2))
    study = TurnStudy(position, STEADY_DEPTH)
    chances = Chances(position, position.seat, False, SHARP_WEIGHTS)
    assert list(study.wins) == [AMETHYSTS, 0]
    apart = []
    for games in (10, 100, 10_000):
        outlooks = [outlook(games, 0.1), outlook(games, 0.9)]
        corrections = study.corrections(chances, outlooks)
        root = stock_of(position, 0, 0)
        good, bad = (chances.of(root, won) + corrections[won] for won in (0, AMETHYSTS))
        apart.append(good - bad)
    assert apart == sorted(apart)
    assert apart[0] < 0.0  # still as it looked before
    assert apart[2] == pytest.approx(0.8, abs=0.1)


def test_what_playouts_found_decides_even_against_appearances() -> None:
    """Taking five amethysts looks better than taking nothing; playouts say that it loses."""
    position = turn((3, 3, 3, 4), mine=(0, 0, 0, 5, 0), bag=(0, 1, 2, 4, 2), rerolls=1)
    study = TurnStudy(position, STEADY_DEPTH)
    assert not breaks_up(study.decide([outlook(1000, 0.6), outlook(1000, 0.5)]))
    assert breaks_up(study.decide([outlook(1000, 0.1), outlook(1000, 0.9)]))


def breaks_up(action: int) -> bool:
    """Whether one of the first three dice is thrown."""
    return kind_of(action) == REROLL and bool(detail_of(action) & 0b111)


def test_a_playout_ends_after_the_next_turn_of_the_player_or_with_the_game() -> None:
    guide = guide_for("dwarf")
    for position in random_positions(6, seats=3, seed=41):
        study = TurnStudy(position, STEADY_DEPTH)
        world = position.clone()
        study.bring_about(world, 0)
        while world.deciders() and not study.is_over(world):
            world.play(world.seat, guide.quick(world, world.seat, world.rng))
        if world.deciders():
            assert world.turn == position.turn + 4
            assert world.seat == (position.seat + 1) % 3


def test_the_judgement_takes_as_many_weights_as_it_has_features() -> None:
    """Without weights only points count: two sapphires are as good as four amethysts."""
    blind = weights_of([0.0] * FEATURES)
    own = turn((1, 2, 4, 6), own=(0, 0, 2, 0, 0), other=(0, 0, 0, 4, 0), bag=(0, 1, 2, 4, 2))
    own.terms.draw = 2
    assert Chances(own, own.seat, False, blind).as_it_stands() == pytest.approx(0.5, abs=0.001)
    with pytest.raises(ValueError, match=str(FEATURES)):
        weights_of([0.0] * (FEATURES - 1))
