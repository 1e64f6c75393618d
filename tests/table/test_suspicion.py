"""How bots' suspicions moved is told of a match that is over, alone and in its record."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.engine.wire import Suspicions
from motherlode.games import get_game
from motherlode.games.saboteur import wire
from motherlode.table.bots import bot_turns, fallback
from motherlode.table.commands import act_for_bot
from motherlode.table.record import Record, RecordError, export, verify
from motherlode.table.refusals import Conflict, Missing
from motherlode.table.suspicion import suspicions_of
from tests.table.people import PERSON, House, bot


def played_out(game: str, people: int, bots: int, seed: int = 7) -> House:
    """A finished match in which everybody plays at random."""
    house = House(game, [PERSON] * people + [bot()] * bots)
    house.claim_all()
    house.start()
    rng = FastRng(seed)
    while house.table.status == "playing":
        for seat, since in bot_turns(house.table):
            action = fallback(house.table, seat, rng)
            house.store(act_for_bot(house.table, seat, since, action, 1000))
        for seat in house.state().waiting_for:
            if seat < people:
                offers = house.offers(seat)
                house.act(house.tokens[seat], offers[rng.below(len(offers))])
    return house


@pytest.fixture(scope="module")
def house() -> House:
    return played_out("saboteur", 1, 3)


@pytest.fixture
def record(house: House) -> Record:
    """As it comes from a file."""
    return msgspec.json.decode(msgspec.json.encode(export(house.table, 1)), type=Record)


def test_each_bots_suspicion_is_noted_after_every_turn_of_every_round(house: House) -> None:
    told = suspicions_of(house.table, 1)
    match = house.table.match
    assert match is not None
    log = match.game.events(match.position, 0, None)
    assert len(told.rounds) == 3
    for number, played in enumerate(told.rounds, 1):
        began = next(
            at for at, event in enumerate(log) if event == wire.RoundBegan(
                seat=log[at].seat, round=number  # type: ignore[attr-defined]
            )
        )  # fmt: skip
        assert played.moments[0] == began + 9  # the beginning, four roles, four hands
        assert isinstance(log[played.moments[-1]], wire.RoundEnded)
        assert [trace.seat for trace in played.traces] == [1, 2, 3]  # the bots, and nobody else
        for trace in played.traces:
            assert len(trace.suspected) == len(played.moments)
            own = 1000 if played.roles[trace.seat] == "saboteur" else 0
            assert {at[trace.seat] for at in trace.suspected} == {own}
            first = trace.suspected[0]
            others = [first[seat] for seat in range(4) if seat != trace.seat]
            assert others == ([0] if own else [250]) * 3  # 4 seats: 1 saboteur of 5 cards
            assert all(0 <= share <= 1000 for at in trace.suspected for share in at)
    assert any(trace.suspected[-1] != trace.suspected[0] for trace in told.rounds[0].traces)


def test_the_roles_are_those_that_were_held(house: House) -> None:
    match = house.table.match
    assert match is not None
    shown = [
        event.role
        for event in match.game.events(match.position, 0, None)
        if isinstance(event, wire.RoleShown)
    ]
    told = suspicions_of(house.table, 1)
    assert [role for played in told.rounds for role in played.roles] == shown


def test_however_many_ask_it_is_reckoned_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = played_out("saboteur", 1, 2)
    reckoned: list[Sequence[int]] = []
    reckon = house.table.game.suspicions

    def counted(position: Position, seats: Sequence[int]) -> Suspicions | None:
        reckoned.append(seats)
        return reckon(position, seats)

    monkeypatch.setattr(house.table.game, "suspicions", counted)
    with ThreadPoolExecutor(4) as asking:
        told = list(asking.map(lambda _: suspicions_of(house.table, 1), range(8)))
    assert all(each == told[0] for each in told)
    assert export(house.table, 1).suspicions == told[0]
    assert reckoned == [(1, 2)]


def test_nothing_is_told_of_a_match_under_way() -> None:  # fault 10
    house = House("saboteur2", [PERSON, bot(), bot()])
    house.claim_all()
    house.start()
    with pytest.raises(Conflict) as refused:
        suspicions_of(house.table, 1)
    assert refused.value.message == "not-finished"
    for match in (0, 2, -1):
        with pytest.raises(Missing):
            suspicions_of(house.table, match)


def test_without_bots_or_hidden_roles_there_is_nothing_to_tell() -> None:
    for house in (played_out("saboteur", 3, 0), played_out("dwarf", 1, 1)):
        with pytest.raises(Missing) as refused:
            suspicions_of(house.table, 1)
        assert refused.value.message == "no-suspicions"
        record = export(house.table, 1)
        assert record.suspicions is None
        assert b"suspicions" not in msgspec.json.encode(record)
        verify(record, house.table.game)


def test_the_record_carries_them_and_proves_them(house: House, record: Record) -> None:
    game = get_game("saboteur")
    assert record.suspicions == suspicions_of(house.table, 1)
    verify(record, game)
    assert record.suspicions is not None
    record.suspicions.rounds[1].traces[0].suspected[2][3] += 1
    with pytest.raises(RecordError, match="suspicions"):
        verify(record, game)


def test_suspicions_in_a_record_of_people_alone_are_false(record: Record) -> None:
    for seat in record.header.seats:
        seat.kind, seat.level = "person", None
    with pytest.raises(RecordError, match="suspicions"):
        verify(record, get_game("saboteur"))


def test_old_records_and_those_of_another_way_to_think_stay_good(record: Record) -> None:
    game = get_game("saboteur")
    assert record.suspicions is not None
    record.suspicions.version += 1
    record.suspicions.rounds[0].traces[0].suspected[0][0] = 1
    verify(record, game)
    record.suspicions = None
    verify(record, game)


def test_swapped_hats_are_proved_too() -> None:
    house = played_out("saboteur2", 1, 5, seed=10)
    record = export(house.table, 1)
    assert record.suspicions is not None
    log = house.table.game.events(house.table.matches[0].position, 0, None)
    assert any(isinstance(event, wire.HatsSwapped) for event in log)
    verify(record, house.table.game)
