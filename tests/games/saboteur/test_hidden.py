"""Who knows what: roles, hands, goals, discards, gold (section 2 of the game's issue)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from motherlode.engine.generators import FastRng
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from tests.games.saboteur.tables import BASE, MORE, Scene
from tests.games.saboteur.test_payouts import end_round


def more(**kwargs: Any) -> Scene:
    return Scene(MORE, ["blue", "green", "saboteur", "boss"], **kwargs)


def roles(scene: Scene, viewer: int | None) -> list[str | None]:
    return [seat.role for seat in scene.game.view(scene.position, viewer).seats]


def test_everybody_sees_his_own_role_and_hand_only() -> None:  # fault 9
    for game in (BASE, MORE):
        for seats in range(game.least_seats, game.most_seats + 1):
            position = game.new({}, seats, FastRng(seats))
            for viewer in [*range(seats), None]:
                view = game.view(position, viewer)
                known = [seat for seat, shown in enumerate(view.seats) if shown.role]
                assert known == ([] if viewer is None else [viewer])
                assert len(view.hand) == (0 if viewer is None else view.seats[viewer].hand)
                assert [goal.card for goal in view.goals] == [None] * 3


@pytest.mark.parametrize("game", [BASE, MORE])
@pytest.mark.parametrize("seat", [-1, -3, 5, 99])
def test_who_has_no_seat_sees_nothing(game: AnySaboteurGame, seat: int) -> None:
    position = game.new({}, 5, FastRng(1))
    with pytest.raises(ValueError, match=f"There is no seat {seat}"):
        game.view(position, seat)


def test_a_peek_is_for_the_one_who_looks() -> None:
    scene = more(goals=["coal_es", "treasure", "coal_sw"])
    events = scene.play(wire.LookAtGoal(card="map", goal=1))
    assert events[0] == wire.Peeked(seat=0, goal=1, card="treasure")
    assert MORE.events(scene.position, scene.noted, 1)[0] == wire.Peeked(seat=0, goal=1, card=None)
    for viewer, card in ((0, "treasure"), (1, None), (None, None)):
        view = MORE.view(scene.position, viewer)
        assert view.goals[1].card == card
        assert view.seats[0].peeked == [1]  # that he has looked is seen by all


def test_an_inspection_is_for_the_one_who_looks_until_hats_are_swapped() -> None:
    scene = more()
    scene.hand(0, "inspection")
    scene.play(wire.Inspect(card="inspection", other=2))
    assert roles(scene, 0) == ["blue", None, "saboteur", None]
    assert roles(scene, 1) == [None, "green", None, None]
    scene.hand(1, "swap_hats")
    scene.play(wire.SwapHats(card="swap_hats", other=2))
    assert roles(scene, 0) == ["blue", None, None, None]
    for viewer, retired in ((0, "saboteur"), (1, None), (2, "saboteur"), (3, None)):
        assert MORE.view(scene.position, viewer).retired == [retired]
    assert MORE.view(scene.position, 2).seats[2].role is not None
    for seed in range(50):  # what one knows is so in every imagined world
        world = MORE.imagine(MORE.view(scene.position, 0), FastRng(seed))
        assert world.retired & 15 == 1


def test_swapping_hats_tells_nobody_but_the_wearer_his_new_role() -> None:
    scene = more()
    scene.hand(0, "swap_hats")
    begun = len(scene.position.journal)
    scene.play(wire.SwapHats(card="swap_hats", other=1))
    for viewer in (0, 1, 2, None):
        dealt = [
            event
            for event in MORE.events(scene.position, begun, viewer)
            if isinstance(event, wire.RoleDealt)
        ]
        assert (dealt[0].role is not None) == (viewer == 1)


# -- hands that were given away ----------------------------------------------------------------


def swapped() -> Scene:
    """Seat 0 has given b01, b02, b03 to seat 1 and got b04, b06."""
    scene = more()
    scene.hand(0, "swap_hands", "b01", "b02", "b03")
    scene.hand(1, "b04", "b06")
    scene.deck(*["map"] * 30)
    scene.play(wire.SwapHands(card="swap_hands", other=1))
    return scene


def memories(scene: Scene, viewer: int | None) -> list[wire.MemoryView]:
    return MORE.view(scene.position, viewer).memories


def test_one_remembers_the_cards_that_one_gave_away() -> None:
    scene = swapped()
    assert memories(scene, 0) == [
        wire.MemoryView(holder=1, cards=["b01", "b02", "b03"], discards=[])
    ]
    assert memories(scene, 1) == [wire.MemoryView(holder=0, cards=["b04", "b06"], discards=[])]
    assert memories(scene, 2) == memories(scene, None) == []
    for seed in range(20):
        world = MORE.imagine(MORE.view(scene.position, 0), FastRng(seed))
        assert set(MORE.view(world, 1).hand) >= {"b01", "b02", "b03"}


def test_a_remembered_card_that_is_played_is_known_no_longer() -> None:
    scene = swapped()
    scene.play(wire.Place(card="b02", turned=True, x=0, y=-1), seat=1)
    assert memories(scene, 0)[0].cards == ["b01", "b03"]


def test_remembered_cards_may_have_been_discarded_face_down() -> None:
    """They are in the hand or among the discards, every way as likely as any other."""
    scene = swapped()
    scene.play(wire.Discard(cards=("b01", "b03")), seat=1)
    assert memories(scene, 0) == [
        wire.MemoryView(holder=1, cards=["b01", "b02", "b03"], discards=[0, 1])
    ]
    view = MORE.view(scene.position, 0)
    seen: Counter[int] = Counter()
    for seed in range(3000):
        world = MORE.imagine(view, FastRng(seed))
        thrown = MORE.view(world, 1).discards
        hand = MORE.view(world, 1).hand
        there = [*hand, *(card.card for card in thrown)]
        assert {"b01", "b02", "b03"} <= set(there)
        seen[sum(card.card in ("b01", "b02", "b03") for card in thrown)] += 1
    # Of the places (2 discards, 4 in hand) 3 hold the cards: hypergeometric 4 : 12 : 4.
    assert abs(seen[0] / 3000 - 0.2) < 0.04
    assert abs(seen[1] / 3000 - 0.6) < 0.05
    assert abs(seen[2] / 3000 - 0.2) < 0.04


def test_a_remembered_hand_moves_on_when_it_is_swapped_again() -> None:
    scene = swapped()
    scene.hand(1, "swap_hands", "b01", "b02")
    scene.play(wire.SwapHands(card="swap_hands", other=3), seat=1)
    assert memories(scene, 0)[0].holder == 3


def test_who_gets_his_cards_back_knows_what_was_discarded() -> None:
    scene = swapped()
    scene.play(wire.Discard(cards=("b01",)), seat=1)
    scene.position.seat = 0
    scene.hand(0, "swap_hands")
    scene.play(wire.SwapHands(card="swap_hands", other=1), seat=0)
    assert MORE.view(scene.position, 0).hand == ["b02", "b03", "map", "map"]
    assert memories(scene, 0) == [wire.MemoryView(holder=None, cards=["b01"], discards=[0])]
    for seed in range(20):
        world = MORE.imagine(MORE.view(scene.position, 0), FastRng(seed))
        assert MORE.view(world, 1).discards == [wire.DiscardView(seat=1, card="b01")]


def test_the_exchange_is_told_to_the_two_alone() -> None:
    scene = swapped()
    for viewer in (0, 1, 2, 3, None):
        given = [
            event.cards
            for event in MORE.events(scene.position, scene.noted, viewer)
            if isinstance(event, wire.HandGiven)
        ]
        known = [("b01", "b02", "b03"), ("b04", "b06")]
        assert given == (known if viewer in (0, 1) else [None, None])


# -- gold of the base game ---------------------------------------------------------------------


def sharing() -> Scene:
    """Four diggers and a saboteur about to share 3, 2, 2, 1, 1."""
    scene = Scene(BASE, ["digger", "digger", "saboteur", "digger", "digger"])
    end_round(scene, [])
    scene.position.offer = 2 | 2 << 8 | 1 << 16
    for worth, count in enumerate((14, 6, 3)):
        scene.position.treasury[worth] = count
    return scene


def worths(scene: Scene, viewer: int | None) -> list[int | None]:
    gold = BASE.view(scene.position, viewer).gold
    assert gold is not None
    return gold.rounds[0].worths


def test_gold_cards_are_seen_by_who_passes_them_on() -> None:
    scene = sharing()
    for worth in (3, 2, 2, 1):  # seats 0, 4, 3, 1; then 0 gets the last one
        scene.play(wire.TakeGold(worth=worth))
    assert worths(scene, 0) == [3, None, None, None]
    assert worths(scene, 3) == [None, None, 2, None]
    assert worths(scene, 2) == worths(scene, None) == [None] * 4
    gold = BASE.view(scene.position, 3).gold
    assert gold is not None
    assert gold.rounds[0].looks == [wire.LookView(at=2, worths=[1, 1, 2])]
    for seed in range(30):
        world = BASE.imagine(BASE.view(scene.position, 3), FastRng(seed))
        assert worths(world_scene(scene, world), 1)[3] == 1  # only ones were left
    scene.play(wire.TakeGold(worth=1))
    totals = [seat.gold for seat in BASE.view(scene.position, 4).seats]
    assert totals == [None, None, 0, None, 2]
    assert [seat.gold for seat in BASE.view(scene.position, None).seats] == [None, None, 0] + [
        None
    ] * 2


def world_scene(scene: Scene, position: Any) -> Scene:
    twin = object.__new__(Scene)
    twin.game, twin.position = scene.game, position
    return twin


def test_imagined_gold_is_dealt_from_the_cards_that_are_left() -> None:
    """Who has seen nothing thinks of the first card as of any of the 28."""
    scene = sharing()
    scene.play(wire.TakeGold(worth=3))
    seen: Counter[int | None] = Counter()
    view = BASE.view(scene.position, 2)
    for seed in range(3000):
        world = BASE.imagine(view, FastRng(seed))
        seen[worths(world_scene(scene, world), 0)[0]] += 1
    assert abs(seen[1] / 3000 - 16 / 28) < 0.05
    assert abs(seen[3] / 3000 - 4 / 28) < 0.04


def test_all_gold_is_shown_when_the_game_is_over() -> None:
    scene = Scene(BASE, ["digger", "digger", "saboteur"], rounds=1)
    end_round(scene, [])
    while scene.position.stage == 1:
        scene.play(scene.legal()[0])
    totals = [seat.gold for seat in BASE.view(scene.position, None).seats]
    assert totals == scene.gold()
    assert sum(scene.gold()) >= 3


# -- looks that must not differ ------------------------------------------------------------------


def exchange(position: SaboteurPosition, seat: int, wanted: Callable[[int], bool]) -> None:
    """Change a whole hand for cards of a kind out of the deck."""
    hand = position.hands[seat]
    codes: list[int] = []
    for place in range(position.deck_left):
        kind = position.deck[place]
        if len(codes) < 6 and wanted(kind):
            position.deck[place] = ((hand >> (8 * len(codes))) & 255) - 1
            codes.append(kind + 1)
    position.hands[seat] = sum(code << (8 * at) for at, code in enumerate(sorted(codes)))


@pytest.mark.parametrize("game", [BASE, MORE])
def test_a_seat_without_path_cards_looks_like_any_other(game: AnySaboteurGame) -> None:  # fault 16
    """What others see of the table, and of the question asked, does not depend on the cards."""
    looks = []
    for wanted in (is_path, is_action):
        position = game.new({}, 4, FastRng(8))
        seat = int(position.seat)
        exchange(position, seat, wanted)
        assert any(code < 1 << 19 for code in position.legal(seat)) is (wanted is is_path)
        views = [game.view(position, viewer) for viewer in [*range(4), None] if viewer != seat]
        looks.append((views, game.ask(position, seat)))
    assert looks[0] == looks[1]


def is_path(kind: int) -> bool:
    return kind < len(BASE.content.path)


def is_action(kind: int) -> bool:
    return not is_path(kind)


def test_imagined_roles_are_equally_likely() -> None:
    """A seat imagines the others' roles as dealt from the eleven cards that are not its own."""
    scene = Scene(BASE, ["digger", "digger", "saboteur"])
    view = BASE.view(scene.position, 0)  # a digger; 3 other cards: 1 saboteur, 2 diggers
    seen = Counter(
        tuple(BASE.imagine(view, FastRng(seed)).role(seat) for seat in (1, 2))
        for seed in range(3000)
    )
    assert set(seen) == {(0, 0), (0, 1), (1, 0)}
    assert all(abs(count / 3000 - 1 / 3) < 0.04 for count in seen.values())
