"""Several seats deciding at once, by the example game Hidden Picks."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from motherlode.table.refusals import Conflict
from tests.table.people import House, same, seated
from tests.table.picks import as_json

ORDERS = list(permutations(range(3)))


@pytest.mark.parametrize("order", ORDERS)
def test_all_who_saw_the_same_version_are_accepted_in_any_order(  # fault 18, 30
    order: tuple[int, ...],
) -> None:
    house = seated("picks", 3)
    seen = house.table.version
    chosen = {seat: house.offers(seat)[-1] for seat in order}
    for count, seat in enumerate(order, 1):
        answer = house.act(house.tokens[seat], chosen[seat], version=seen)
        assert answer.version == seen + count
    state = house.state(house.tokens[0])
    assert state.waiting_for == [0, 1, 2]
    assert state.decision is not None
    assert state.decision.since == seen + 3
    assert same(house.refolded(), house.table)


def test_every_order_of_choosing_ends_alike_but_for_who_was_when() -> None:  # fault 30
    ends = set()
    for order in ORDERS:
        house = seated("picks", 3)
        seen = house.table.version
        for seat in order:
            house.act(house.tokens[seat], house.offers(seat)[0], version=seen)
        ends.add(as_json(house.state(house.tokens[1]).view))
    assert len(ends) == 1


def test_a_second_choice_in_the_same_round_is_stale() -> None:  # fault 32
    house = seated("picks", 2)
    seen = house.table.version
    first, second = house.offers(0)[:2]
    house.act(house.tokens[0], first, version=seen)
    with pytest.raises(Conflict) as refused:
        house.act(house.tokens[0], second, version=seen)
    assert refused.value.message == "stale-version"


def test_others_learn_nothing_until_all_have_chosen() -> None:  # fault 18
    house = seated("picks", 3)

    def seen_by_others() -> list[tuple[str, list[object]]]:
        people = ["", house.host, house.tokens[1], house.tokens[2]]
        states = [house.state(token) for token in people]
        return [(as_json(state.view), list(state.log)) for state in states]

    before = seen_by_others()
    house.act(house.tokens[0], house.offers(0)[0])
    assert seen_by_others() == before
    assert house.state().waiting_for == [1, 2]


def test_what_one_chooses_looks_the_same_to_others_whatever_it_is() -> None:  # fault 16
    def after(choice: int) -> list[str]:
        house = seated("picks", 3)
        house.act(house.tokens[0], house.offers(0)[choice])
        return [as_json(house.state(token)) for token in ("", house.tokens[1], house.tokens[2])]

    assert after(0) == after(1) == after(2)


def test_a_decision_keeps_its_version_while_others_choose() -> None:  # fault 30
    house = seated("picks", 3)
    seen = house.table.version
    house.act(house.tokens[0], house.offers(0)[0])
    house.restart()
    decision = house.state(house.tokens[2]).decision
    assert decision is not None
    assert decision.since == seen
    house.act(house.tokens[2], decision.actions[0], version=seen)


def hand_of(house: House, seat: int) -> list[int]:
    view: Any = house.state(house.tokens[seat]).view
    hand: list[int] = view.hand
    return hand


def test_hands_are_seen_by_their_owners_alone() -> None:  # fault 1, 2, 3
    house = seated("picks", 3)
    for seat in range(3):
        state = house.state(house.tokens[seat])
        dealt = [
            event.card  # type: ignore[union-attr]
            for entry in state.log
            if (event := entry.event).seat != seat
        ]
        assert set(dealt) == {None}
        assert len(hand_of(house, seat)) == 3
    assert '"card":1' not in as_json(house.state().log)
    assert [entry.number for entry in house.state().log] == list(range(9))
