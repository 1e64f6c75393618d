"""The record of a finished match can be played again and checked by anybody."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from motherlode.engine.generators import commitment
from motherlode.games import get_game
from motherlode.locale import LANGUAGES, Catalogue, Language
from motherlode.table.record import Record, RecordError, export, replay, told_in_full, verify
from motherlode.table.refusals import Conflict, Missing
from tests.table.people import House, bot, seated


@pytest.fixture(scope="module")
def house() -> House:
    house = seated("dwarf", 3, norcia=True)
    house.play_out()
    house.rematch(house.tokens[0])
    return house


@pytest.fixture
def record(house: House) -> Record:
    """As it comes from a file."""
    raw = msgspec.json.encode(export(house.table, 1))
    return msgspec.json.decode(raw, type=Record)


def test_a_record_replays_to_its_result_and_proves_its_shuffle(record: Record) -> None:
    game = get_game("dwarf")
    assert game.result(replay(record, game)) == record.result
    assert game.result(verify(record, game)) == record.result
    assert [seat.name for seat in record.header.seats] == ["Player 0", "Player 1", "Player 2"]


def test_of_a_running_match_there_is_no_record(house: House) -> None:  # fault 11
    with pytest.raises(Conflict) as refused:
        export(house.table, 2)
    assert refused.value.message == "not-finished"
    for match in (0, 3, -1):
        with pytest.raises(Missing):
            export(house.table, match)


def test_a_record_carries_no_secret_of_its_people(house: House) -> None:  # fault 3, 19
    text = msgspec.json.encode(export(house.table, 1)).decode()
    for secret in (house.host, *house.tokens.values(), *house.invites.values()):
        assert secret not in text


def test_a_forged_record_is_found_out(record: Record) -> None:  # fault 28
    game = get_game("dwarf")

    def forged(change: str) -> Record:
        copy = msgspec.json.decode(msgspec.json.encode(record), type=Record)
        match change:
            case "seed":
                copy.seed = "00" * 32
            case "result":
                copy.result.scores[0] += 1
            case "rules":
                copy.header.rules_version += 1
            case "content":
                copy.header.content_hash = "of another file"
            case "cut":
                copy.actions.pop()
            case "seat":
                copy.actions[0].seat = (copy.actions[0].seat + 1) % 3
            case "moved draws":
                with_draws = [action for action in copy.actions if action.draws]
                with_draws[1].draws.insert(0, with_draws[0].draws.pop())
        return copy

    for change in ("seed", "result", "rules", "content", "cut", "seat", "moved draws"):
        with pytest.raises(RecordError):
            verify(forged(change), game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_has_words(house: House, language: Language) -> None:
    game = get_game("dwarf")
    exported = msgspec.json.encode(export(house.table, 1))

    def complaint(spoil: Callable[[Record], object]) -> str:
        record = msgspec.json.decode(exported, type=Record)
        spoil(record)
        with pytest.raises(RecordError) as found:
            verify(record, game)
        Catalogue(language).say(found.value.message, found.value.arguments)
        return found.value.message

    assert complaint(lambda r: setattr(r.header, "format", 2)) == "record-other-rules"
    assert complaint(lambda r: setattr(r.header.seats[0], "name", "")) == "record-bad-name"
    assert complaint(lambda r: setattr(r.header, "seats", r.header.seats * 2)) == (
        "record-bad-set-up"
    )
    assert complaint(lambda r: r.actions.insert(0, r.actions[-1])) == "record-bad-action"
    assert complaint(lambda r: r.draws.pop()) == "record-draws-do-not-fit"
    assert complaint(lambda r: setattr(r, "seed", "gold")) == "record-bad-seed"
    assert complaint(lambda r: setattr(r, "seed", "00" * 32)) == "record-other-seed"
    assert complaint(lambda r: setattr(r.result, "scores", [])) == "record-other-end"


def test_a_running_match_is_not_told_in_full(house: House) -> None:
    assert house.table.match is not None
    with pytest.raises(ValueError, match="over"):
        told_in_full(get_game("dwarf"), house.table.match.position)


def test_a_die_that_was_helped_is_found_out(record: Record) -> None:  # fault 28
    game = get_game("dwarf")
    for action in reversed(record.actions):
        if action.draws:
            action.draws[-1] = (action.draws[-1] + 1) % 2
            break
    with pytest.raises(RecordError):
        verify(record, game)


@pytest.mark.parametrize(
    "change", ["seed of no hexadecimal", "short seed", "options", "seats", "deal", "draw"]
)
def test_a_record_that_cannot_be_is_refused_as_such(record: Record, change: str) -> None:
    match change:
        case "seed of no hexadecimal":
            record.seed = "gold"
        case "short seed":
            record.seed = "00"
            record.header.commitment = commitment(b"\0")
        case "options":
            record.header.options["norcia"] = 1
        case "seats":
            record.header.seats *= 2
        case "deal":
            record.draws[0] = 2**63
        case "draw":
            next(action for action in record.actions if action.draws).draws[0] = -(10**40)
    with pytest.raises(RecordError):
        verify(record, get_game("dwarf"))


def test_bots_are_recorded_with_their_level() -> None:
    house = House("dwarf", [bot("novice"), bot("sharp")])
    house.start()
    from motherlode.engine.generators import FastRng
    from motherlode.table.bots import bot_turns, fallback
    from motherlode.table.commands import act_for_bot

    rng = FastRng(7)
    while turns := bot_turns(house.table):
        seat, since = turns[0]
        action = fallback(house.table, seat, rng)
        house.store(act_for_bot(house.table, seat, since, action, 1000))
    record = export(house.table, 1)
    assert [seat.level for seat in record.header.seats] == ["novice", "sharp"]
    verify(record, get_game("dwarf"))
