"""Playing an action: its version, its key, and what happens when it cannot be."""

from __future__ import annotations

import pytest

from motherlode.engine.wire import Action, Refused
from motherlode.games import get_game
from motherlode.games.dwarf.wire import Keep, Roll, SpendDiamond
from motherlode.games.saboteur.wire import Decline
from motherlode.table.refusals import Conflict, Forbidden, Unproven
from tests.table.people import PERSON, House, bot, looks, same, seated
from tests.table.picks import Lay, Picks, PicksGame


def mover(house: House) -> int:
    return house.state().waiting_for[0]


def test_an_action_is_answered_with_the_version_after_it() -> None:
    house = seated("dwarf", 2)
    seat = mover(house)
    before = house.table.version
    assert house.act(house.tokens[seat], Roll()).version == before + 1
    assert house.state().log[-1].version == before + 1


def test_a_stale_version_is_a_conflict_and_never_acts() -> None:  # fault 22
    house = seated("dwarf", 2)
    seat = mover(house)
    seen = house.table.version
    house.act(house.tokens[seat], Roll())
    before = looks(house.table)
    with pytest.raises(Conflict) as refused:
        house.act(house.tokens[seat], Keep(), version=seen)
    assert refused.value.message == "stale-version"
    assert looks(house.table) == before


def test_a_version_that_is_not_there_yet_is_a_conflict() -> None:
    house = seated("dwarf", 2)
    with pytest.raises(Conflict):
        house.act(house.tokens[mover(house)], Roll(), version=house.table.version + 1)


def test_a_repeated_key_gets_the_first_answer_even_after_a_restart() -> None:  # fault 32
    house = seated("dwarf", 2)
    seat = mover(house)
    seen = house.table.version
    first = house.act(house.tokens[seat], Roll(), version=seen, key="one-click")
    assert house.act(house.tokens[seat], Roll(), version=seen, key="one-click") == first
    house.act(house.tokens[seat], Keep())
    house.restart()
    length = len(house.ledger)
    assert house.act(house.tokens[seat], Roll(), version=seen, key="one-click") == first
    assert len(house.ledger) == length


def test_two_clicks_with_two_keys_on_one_decision_act_once() -> None:  # fault 32
    house = seated("dwarf", 2)
    seat = mover(house)
    seen = house.table.version
    house.act(house.tokens[seat], Roll(), version=seen, key="first-click")
    with pytest.raises(Conflict) as refused:
        house.act(house.tokens[seat], Roll(), version=seen, key="second-click")
    assert refused.value.message == "stale-version"
    assert house.table.version == seen + 1


def test_the_same_key_of_two_seats_is_two_keys() -> None:
    house = seated("picks", 2)
    first = house.act(house.tokens[0], house.offers(0)[0], key="same-key")
    second = house.act(house.tokens[1], house.offers(1)[0], key="same-key")
    assert second.version == first.version + 1


def test_nobody_plays_for_another() -> None:  # fault 4
    house = seated("dwarf", 2)
    seat = mover(house)
    before = looks(house.table)
    for wrong, kind in (("", Unproven), ("made-up", Unproven), (house.host, Forbidden)):
        with pytest.raises(kind):
            house.act(wrong, Roll())
    with pytest.raises(Refused) as refused:
        house.act(house.tokens[1 - seat], Roll())
    assert refused.value.message == "not-your-turn"
    assert looks(house.table) == before


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    house = seated("dwarf", 2)
    seat = mover(house)
    before = looks(house.table)
    with pytest.raises(Refused) as refused:
        house.act(house.tokens[seat], Keep())
    assert (refused.value.message, refused.value.rule) == ("dwarf-no-roll-first", "T2")
    house.act(house.tokens[seat], Roll())
    with pytest.raises(Refused) as refused:
        house.act(house.tokens[seat], SpendDiamond(gem="ruby"))  # type: ignore[arg-type]
    assert refused.value.message == "no-such-action"
    assert looks(house.table) != before


@pytest.mark.parametrize(
    ("game", "action"),
    [
        ("dwarf", Lay(card=1)),
        ("dwarf", Decline()),
        ("saboteur", Roll()),
        ("saboteur2", SpendDiamond(gem="ruby")),  # type: ignore[arg-type]
    ],
)
def test_an_action_of_another_game_is_refused(game: str, action: Action) -> None:
    house = seated(game, 3)
    before = looks(house.table)
    with pytest.raises(Refused) as refused:
        house.act(house.tokens[mover(house)], action)
    assert refused.value.message == "no-such-action"
    assert looks(house.table) == before


def test_whoever_must_decide_always_can_until_the_end() -> None:  # fault 38
    house = seated("dwarf", 3, norcia=True, stars=True)
    steps = 0

    def choose(offers: list[Action]) -> Action:
        nonlocal steps
        steps += 1
        state = house.state()
        assert state.waiting_for == [seat.seat for seat in state.seats if seat.deciding]
        assert offers
        return offers[(steps * 7) % len(offers)] if steps % 3 else offers[-1]

    house.play_out(choose)
    assert house.state().waiting_for == []
    assert house.state().result is not None
    assert same(house.refolded(), house.table)


@pytest.mark.parametrize("broken", ["play", "legal", "clone", "deciders"])
def test_an_exception_half_way_changes_nothing(  # fault 40
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = seated("picks", 2)
    house.act(house.tokens[0], house.offers(0)[0])
    before, length = looks(house.table), len(house.ledger)
    action = house.offers(1)[0]
    calls = 0
    works = getattr(Picks, broken)

    def breaks(*arguments: object) -> object:
        nonlocal calls
        calls += 1
        result = works(*arguments)
        if calls == at:
            raise RuntimeError("A bug in the rules.")
        return result

    at = 1
    while True:
        calls = 0
        with monkeypatch.context() as patch:
            patch.setattr(Picks, broken, breaks)
            try:
                house.act(house.tokens[1], action)
            except RuntimeError:
                pass
            else:
                break  # every call has failed once
        assert looks(house.table) == before
        assert len(house.ledger) == length
        assert same(house.refolded(), house.table)
        at += 1
    assert at > 1
    assert looks(house.table) != before


def test_bots_play_only_from_bots_seats() -> None:
    from motherlode.table.commands import act_for_bot

    house = House("dwarf", [PERSON, bot()])
    house.claim(0)
    house.start()
    for seat in (0, -1, 2):
        with pytest.raises(Forbidden):
            act_for_bot(house.table, seat, house.table.version, Roll(), 1000)


def test_the_table_plays_any_game_that_keeps_the_contract() -> None:
    assert PicksGame().id not in repr(get_game("dwarf"))
    house = seated("picks", 4)
    house.play_out()
    assert house.state().status == "finished"
