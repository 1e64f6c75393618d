"""A table at this computer: the same table as on a server, with its ledger in memory."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from time import perf_counter

import pytest
from rich.console import Console

from motherlode.bots import BotRequest, Budget, think
from motherlode.cli.play import bot_moves
from motherlode.cli.session import Session, chosen_options, seat_plans
from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Action, Refused
from motherlode.games import get_game
from motherlode.games.dwarf import wire
from motherlode.locale import Language
from motherlode.table.table import fold
from motherlode.table.wire import NewTable

DWARF = get_game("dwarf")


def session(
    people: int,
    bots: int,
    seed: str,
    mind: Callable[[BotRequest], Action] = think,
    **options: str | int | bool,
) -> Session:
    plan = NewTable(
        game="dwarf", seats=seat_plans(people, ["novice"] * bots), options=dict(options)
    )
    return Session(DWARF, plan, name="Ann", seed=seed, budget=Budget(iterations=1), mind=mind)


def played(seed: str) -> Session:
    here = session(0, 4, seed, norcia=True, stars=True)
    while here.bot_plays():
        pass
    return here


def test_bots_play_a_match_to_its_end() -> None:
    here = played("a")
    assert here.table.status == "finished"
    assert here.state().result is not None


def test_the_person_is_shown_only_what_the_seat_may_know() -> None:
    state = session(1, 1, "a").state()
    assert state.you == 0
    assert state.seed == ""
    assert not state.host


def test_news_are_told_once() -> None:
    here = session(1, 1, "a")
    first = list(here.news())
    assert isinstance(first[0], wire.Dealt)
    assert list(here.news()) == []


def test_a_refused_move_leaves_the_ledger_as_it_was() -> None:
    here = session(1, 1, "a")
    while here.state().decision is None:
        here.bot_plays()
    before = list(here.entries)
    with pytest.raises(Refused) as refused:
        here.play(wire.Keep())
    assert (refused.value.message, refused.value.rule) == ("dwarf-no-roll-first", "T2")
    assert here.entries == before


def lost_for_ideas(request: BotRequest) -> Action:
    raise LookupError("no idea")


def keeping_at_once(request: BotRequest) -> Action:
    return wire.Keep()


@pytest.mark.parametrize("mind", [lost_for_ideas, keeping_at_once])
def test_a_match_whose_bots_fail_still_comes_to_its_end(
    mind: Callable[[BotRequest], Action],
) -> None:
    here = session(0, 2, "a", mind)
    first = here.bot_plays()
    assert first is not None
    assert isinstance(first.failure, LookupError | Refused)
    while here.bot_plays():
        pass
    assert here.table.status == "finished"


def test_where_there_is_nothing_to_think_about_sharp_moves_no_sooner() -> None:  # fault 16
    """Else the time that it takes would tell that it holds nothing to choose from."""
    plan = NewTable(game="dwarf", seats=seat_plans(0, ["sharp", "sharp"]), options={})
    here = Session(DWARF, plan, budget=Budget(seconds=0.2), mind=keeping_at_once)
    begin = perf_counter()
    here.bot_plays()
    assert perf_counter() - begin >= 0.2


def test_a_match_goes_on_when_a_bot_cannot_even_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> BotRequest:
        raise RuntimeError("A bug in what it could see.")

    monkeypatch.setattr("motherlode.cli.session.bot_request", breaks)
    here = session(0, 2, "a")
    moved = here.bot_plays()
    assert moved is not None
    assert isinstance(moved.failure, RuntimeError)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "A fault kept Ann from deciding (LookupError('no idea')), so a legal move was drawn.",
        ),
        ("zh-Hant", "程式出錯，Ann 無法決定（LookupError('no idea')），因此隨機選出一個合法動作。"),
    ],
)
def test_a_bot_that_fails_is_named_in_one_line(language: Language, sentence: str) -> None:
    said = StringIO()
    console = Console(file=said, width=200)
    speaker = Speaker(language, game="dwarf", names=["Ann", "Ann"], console=console)
    bot_moves(speaker, session(0, 2, "a", lost_for_ideas))
    assert said.getvalue() == sentence + "\n"


def test_options_are_read_from_words() -> None:
    chosen = chosen_options(DWARF, ["norcia=true", "emerald_value=7", "diamond=any_quad"])
    assert chosen["norcia"] is True
    assert chosen["emerald_value"] == 7
    assert chosen["diamond"] == "any_quad"
    assert chosen["stars"] is False


# fault 79
def test_the_ledger_of_a_long_game_loads_within_a_second() -> None:
    longest = max((played(str(seed)).entries for seed in range(5)), key=len)
    assert len(longest) > 80
    begin = perf_counter()
    table = fold("long", longest, lambda _: DWARF)
    assert perf_counter() - begin < 1.0
    assert table.status == "finished"
