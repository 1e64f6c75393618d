"""S1 to S3: dwarf cards, bag and mine, who starts; what is public; the order of draws."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from motherlode.engine.generators import FastRng, ReplayRng
from motherlode.engine.wire import Refused
from motherlode.games import get_game
from motherlode.games.dwarf.wire import Dealt, Drew, DwarfView, Keep, Opened, Roll, TurnBegan
from tests.games.dwarf.examples import GAME, example, owned, rolls


def deal(draws: list[int], seats: int = 2) -> DwarfView:
    view = GAME.view(GAME.new({}, seats, ReplayRng(draws)), None)
    assert isinstance(view, DwarfView)
    return view


def test_everyone_gets_another_dwarf_with_only_wild_showing() -> None:  # S1
    view = deal([3, 0, 1, 0, 2, *[0] * 8], seats=4)
    assert [seat.dwarf for seat in view.seats] == ["kolbera", "bombarnok", "ruddigar", "thorgild"]
    assert [seat.showing for seat in view.seats] == [1, 1, 1, 1]


def test_six_gems_open_the_mine_and_the_first_turn_adds_two() -> None:  # S2, T1, D22
    position = GAME.new({}, 2, ReplayRng([0] * 3 + [36, 35, 34, 33, 32, 31] + [0, 0]), noting=True)
    opened = [e for e in GAME.events(position, 0, None) if isinstance(e, Opened)]
    assert opened == [Opened(seat=0, gems=("cursed",) * 6)]
    view = GAME.view(position, None)
    assert isinstance(view, DwarfView)
    assert owned(view.mine) == {"cursed": 6, "diamond": 1, "emerald": 1}
    assert owned(view.bag) == {"emerald": 3, "sapphire": 8, "amethyst": 14, "cursed": 4}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_drawn_player_starts_and_play_goes_round(first: int) -> None:  # S3, T7
    draws = [0, 0, 0, first, *[0] * 8]
    position = GAME.new({}, 3, ReplayRng(draws + (rolls(1, 3, 4, 6) + [0, 0]) * 3))
    order = []
    for _ in range(3):
        (seat,) = GAME.deciding_seats(position)
        order.append(seat)
        position.play(seat, GAME.pack(Roll()))
        position.play(seat, GAME.pack(Keep()))
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_draws_come_in_the_order_cards_first_player_mine_turn() -> None:  # D44
    draws = [1, 2, 1, *[0, 0, 0, 0, 0, 0], *[3, 2], *rolls(2, 3, 4, 6)]
    chance = ReplayRng(draws)
    position = GAME.new({}, 2, chance, noting=True)
    (seat,) = GAME.deciding_seats(position)
    position.play(seat, GAME.pack(Roll()))
    assert chance.exhausted()
    events = list(GAME.events(position, 0, None))
    assert events[:5] == [
        Dealt(seat=0, dwarf="thorgild"),
        Dealt(seat=1, dwarf="kolbera"),
        Opened(seat=1, gems=("diamond", "emerald", "emerald", "emerald", "emerald", "sapphire")),
        TurnBegan(seat=1, turn=1),
        Drew(seat=1, gem="sapphire"),
    ]
    view = GAME.view(position, None)
    assert isinstance(view, DwarfView)
    assert [(die.die, die.face) for die in view.dice] == [
        ("blue", 2), ("red", 3), ("green", 4), ("black", 6),
    ]  # fmt: skip


def test_every_seat_and_spectators_see_the_same() -> None:  # D43
    position = GAME.new({"norcia": True, "stars": True}, 4, FastRng(5), noting=True)
    seen = {msgspec.json.encode(GAME.view(position, viewer)) for viewer in (0, 1, 2, 3, None)}
    told = {
        msgspec.json.encode(list(GAME.events(position, 0, viewer))) for viewer in (0, 1, 2, 3, None)
    }
    assert len(seen) == 1
    assert len(told) == 1


def test_the_order_of_the_bag_does_not_exist_until_a_gem_is_drawn() -> None:  # D43
    bag = {"emerald": 1, "cursed": 2}
    first = example(1, 3, 4, 6, bag=bag, draws=[0, 0])
    second = example(1, 3, 4, 6, bag=bag, draws=[2, 1])
    assert first.view() == second.view()
    first.play(Keep())
    second.play(Keep())
    assert first.mine() == {"emerald": 1, "cursed": 1}
    assert second.mine() == {"cursed": 2}


def test_cards_first_players_and_gems_are_dealt_evenly() -> None:  # S1, S2, S3
    cards: Counter[str] = Counter()
    first: Counter[int] = Counter()
    gems: Counter[str] = Counter()
    games = 4000
    for seed in range(games):
        view = GAME.view(GAME.new({}, 3, FastRng(seed)), None)
        assert isinstance(view, DwarfView)
        cards[view.seats[1].dwarf] += 1
        first[view.to_move] += 1
        gems.update(owned(view.mine))
    assert chi_square(cards.values(), games / 4) < 22  # 3 degrees of freedom: 1 in 15,000
    assert chi_square(first.values(), games / 3) < 20  # 2 degrees: 1 in 22,000
    printed = {"diamond": 1, "emerald": 4, "sapphire": 8, "amethyst": 14, "cursed": 10}
    for gem, count in printed.items():
        assert abs(gems[gem] - games * 8 * count / 37) < 5 * (games * 8 * count / 37) ** 0.5


def chi_square(counts: object, expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new({}, seats, FastRng(1))
    assert refused.value.message == "wrong-number-of-seats"
    assert refused.value.arguments == {"least": 2, "most": 4}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        get_game("chess")
    assert refused.value.message == "no-such-game"
