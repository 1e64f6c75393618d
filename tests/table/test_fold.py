"""The table is a fold over its ledger: after a restart it goes on exactly where it was."""

from __future__ import annotations

import time

import msgspec
import pytest

from motherlode.engine.generators import ReplayError, SealedRng, commitment
from motherlode.table.ledger import (
    Acted,
    Opened,
    Started,
    decode_entry,
    encode_entry,
)
from motherlode.table.match import RulesChanged
from motherlode.table.table import LedgerError, Viewer, fold
from tests.table.people import House, game_of, same, seated
from tests.table.picks import PicksGame, as_json, picks


@pytest.mark.parametrize("game", ["dwarf", "picks"])
def test_a_restart_after_every_single_entry_changes_nothing(game: str) -> None:
    left_alone, restarted = seated(game, 2), seated(game, 2)
    while left_alone.table.status == "playing":
        for house in (left_alone, restarted):
            seat = house.state().waiting_for[0]
            house.act(house.tokens[seat], house.offers(seat)[-1])
        restarted.restart()
        assert same(restarted.table, left_alone.table)
    assert restarted.ledger == left_alone.ledger  # the same draws all along


def test_each_entry_holds_its_draws_and_they_are_the_seeds() -> None:
    house = seated("dwarf", 2)
    house.play_out()
    entries = [decode_entry(raw) for raw in house.ledger]
    started = next(entry for entry in entries if isinstance(entry, Started))
    rng = SealedRng(bytes.fromhex(started.seed))
    assert commitment(bytes.fromhex(started.seed)) == started.commitment
    game = game_of("dwarf")
    position = game.new({}, 2, rng)
    assert rng.take_drawn() == started.draws
    for entry in entries:
        if isinstance(entry, Acted):
            action = msgspec.convert(entry.action, game.action_type)
            position.play(entry.seat, game.pack(action))
            assert rng.take_drawn() == entry.draws


def with_draws(house: House, number: int, draws: list[int]) -> House:
    """The house with the draws of one entry of its ledger overwritten."""
    entry = decode_entry(house.ledger[number])
    assert isinstance(entry, Acted | Started)
    house.ledger[number] = encode_entry(msgspec.structs.replace(entry, draws=draws))
    return house


def play_a_round(house: House) -> House:
    for seat in range(len(house.table.seats)):
        house.act(house.tokens[seat], house.offers(seat)[0])
    return house


def test_the_recorded_draws_win_over_the_generator() -> None:  # fault 27
    house = play_a_round(seated("picks", 2))
    last = decode_entry(house.ledger[-1])
    assert isinstance(last, Acted)
    [rolled] = last.draws
    other = (rolled + 1) % 6
    with_draws(house, -1, [other]).restart()
    assert house.table.match is not None
    here = picks(house.table.match.position)
    assert sum(here.scores) == other + 1
    truth = seated("picks", 2)
    play_a_round(play_a_round(truth))
    play_a_round(house)
    mine, theirs = decode_entry(house.ledger[-1]), decode_entry(truth.ledger[-1])
    assert isinstance(mine, Acted)
    assert isinstance(theirs, Acted)
    assert mine.draws == theirs.draws  # the sealed generator has gone on where it was
    assert same(house.refolded(), house.table)


def test_the_recorded_deal_wins_too() -> None:  # fault 27
    house = with_draws(seated("picks", 2), -1, [0, 0, 0, 0, 0, 0])
    house.restart()
    assert house.table.match is not None
    assert picks(house.table.match.position).hands == [[1, 2, 3], [1, 2, 3]]
    play_a_round(house)
    assert same(house.refolded(), house.table)


@pytest.mark.parametrize("draws", [[0, 0, 0], [0] * 7, [9] * 6])
def test_draws_that_cannot_be_are_an_error(draws: list[int]) -> None:
    with pytest.raises(ReplayError):
        with_draws(seated("picks", 2), -1, draws).restart()


def test_a_match_of_other_rules_is_not_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    # fault 71
    house = seated("picks", 2)
    monkeypatch.setattr(PicksGame, "rules_version", 2)
    with pytest.raises(RulesChanged) as refused:
        house.restart()
    assert refused.value.message == "rules-changed"
    monkeypatch.setattr(PicksGame, "rules_version", 1)
    monkeypatch.setattr(PicksGame, "content_hash", "of another file")
    with pytest.raises(RulesChanged):
        house.restart()


def test_a_ledger_that_is_none_is_an_error() -> None:
    house = play_a_round(seated("picks", 2))
    entries = [decode_entry(raw) for raw in house.ledger]
    opened = entries[0]
    assert isinstance(opened, Opened)
    acted = entries[-1]
    for wrong in (
        [],
        entries[1:],
        [opened, opened],
        [opened, acted],
        [msgspec.structs.replace(opened, format=2)],
    ):
        with pytest.raises(LedgerError):
            fold("table-1", wrong, game_of)


def test_entries_are_read_as_they_were_written() -> None:
    house = play_a_round(seated("picks", 2))
    for raw in house.ledger:
        assert encode_entry(decode_entry(raw)) == raw


def test_the_seed_is_shown_after_the_last_move_and_not_before() -> None:
    house = seated("dwarf", 2)
    assert house.table.match is not None
    seed = house.table.match.started.seed
    everybody = ["", house.host, *house.tokens.values()]
    while house.table.status == "playing":
        for token in everybody:
            shown = as_json(house.state(token))
            assert seed not in shown
            assert house.table.match.started.commitment in shown
        seat = house.state().waiting_for[0]
        house.act(house.tokens[seat], house.offers(seat)[-1])
    for token in everybody:
        assert house.state(token).seed == seed
    house.rematch(house.tokens[0])
    assert seed not in as_json(house.state())


def test_the_log_goes_on_from_where_it_was_left() -> None:
    from motherlode.table.show import table_state

    house = seated("dwarf", 2)
    whole = house.state().log
    assert [entry.number for entry in whole] == list(range(len(whole)))
    seat = house.state().waiting_for[0]
    house.act(house.tokens[seat], house.offers(seat)[0])
    news = house.state(log_from=len(whole)).log
    assert news[0].number == len(whole)
    assert whole + news == house.state().log
    assert house.state(log_from=10_000).log == []
    of_another_match = table_state(house.table, Viewer(), match=7, log_from=len(whole))
    assert of_another_match.log == whole + news


@pytest.mark.parametrize(
    ("game", "seats", "options", "choice"),
    [
        ("dwarf", 4, {"norcia": True, "stars": True}, 0),  # rerolls as long as there are rerolls
        ("saboteur2", 12, {}, -1),  # a single card is discarded each turn
    ],
)
def test_a_long_game_is_back_within_a_second(  # fault 79
    game: str, seats: int, options: dict[str, bool], choice: int
) -> None:
    house = seated(game, seats, **options)
    house.play_out(lambda offers: offers[choice])
    assert len(house.ledger) > 100
    began = time.perf_counter()
    folded = house.refolded()
    assert time.perf_counter() - began < 1
    assert same(folded, house.table)
