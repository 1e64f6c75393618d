"""Bots think outside the server, and whatever becomes of them, the table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from motherlode.bots.request import BotRequest, Budget
from motherlode.bots.thinking import think
from motherlode.engine.generators import FastRng
from motherlode.games import get_game
from motherlode.server.settings import Settings
from motherlode.server.thinker import answer, decode_request, encode_request
from motherlode.server.thinkers import Thinkers
from motherlode.table.ledger import Acted, AnyEntry, decode_entry
from tests.server.running import (
    Guests,
    Running,
    eventually,
    misbehaving,
    quick_settings,
    running,
    told,
)


def a_request(seed: int = 1) -> BotRequest:
    game = get_game("dwarf")
    position = game.new({}, 2, FastRng(seed), noting=True)
    seat = game.deciding_seats(position)[0]
    return BotRequest(
        game="dwarf",
        view=game.view(position, seat),
        seat=seat,
        level="steady",
        events=game.events(position, 0, seat),
        budget=Budget(iterations=3),
        seed=seed,
    )


def test_a_request_crosses_to_another_process_unchanged() -> None:
    request = a_request()
    assert decode_request(encode_request(request)) == request
    action = msgspec.json.decode(
        answer(encode_request(request)), type=get_game("dwarf").action_type
    )
    assert action == think(request)


async def test_a_process_answers_one_request_after_another(tmp_path: Path) -> None:
    command = quick_settings(tmp_path).bot_command
    thinkers = Thinkers(command, processes=1, deadline=20)
    try:
        requests = [a_request(seed) for seed in range(4)]
        answers = await asyncio.gather(*(thinkers.think(request) for request in requests))
        assert answers == [think(request) for request in requests]
        assert len(thinkers.processes) == 1
    finally:
        await thinkers.close()


@pytest.mark.parametrize("how", ["sleep", "die", "stammer", "babble", "silent", "delegate"])
async def test_a_bot_that_fails_in_any_way_gives_no_move_in_time(how: str) -> None:  # fault 43
    thinkers = Thinkers(misbehaving(how), processes=1, deadline=0.5)
    async with asyncio.timeout(30):
        for _ in range(2):
            assert await thinkers.think(a_request()) is None
        await thinkers.close()
    assert thinkers.processes == set()


@pytest.mark.parametrize("how", ["die", "sleep", "delegate"])
async def test_closing_waits_until_every_process_is_gone(how: str) -> None:
    thinkers = Thinkers(misbehaving(how), processes=1, deadline=20)
    asked = asyncio.create_task(thinkers.think(a_request()))
    async with asyncio.timeout(30):
        await eventually(lambda: len(thinkers.processes) == 1)
        (process,) = thinkers.processes
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await thinkers.close()
    assert process.returncode is not None


async def test_whoever_is_waiting_when_all_is_closed_gets_no_move() -> None:
    thinkers = Thinkers(misbehaving("sleep"), processes=1, deadline=300)
    asked = asyncio.create_task(thinkers.think(a_request()))
    async with asyncio.timeout(30):
        await eventually(lambda: len(thinkers.processes) == 1)
        await thinkers.close()
        assert await asked is None


async def test_a_bot_that_cannot_be_started_gives_no_move() -> None:
    thinkers = Thinkers(("/no/such/program",), processes=1, deadline=0.5)
    assert await thinkers.think(a_request()) is None


async def test_one_that_is_late_holds_no_other_up(tmp_path: Path) -> None:  # fault 43
    thinkers = Thinkers(misbehaving("sleep"), processes=1, deadline=0.2)
    try:
        answers = await asyncio.gather(*(thinkers.think(a_request()) for _ in range(4)))
        assert answers == [None] * 4
    finally:
        await thinkers.close()


async def test_the_next_request_after_a_killed_process_gets_a_new_one(tmp_path: Path) -> None:
    thinkers = Thinkers(quick_settings(tmp_path).bot_command, processes=1, deadline=20)
    try:
        request = a_request()
        assert await thinkers.think(request) == think(request)
        for process in thinkers.processes:
            process.kill()
            await process.wait()
        assert await thinkers.think(request) == think(request)
    finally:
        await thinkers.close()


async def moves(server: Running, guests: Guests) -> list[Acted]:
    """What has been done at a table, as its ledger has it: what is told may come late where much
    else is going on."""
    entries = [decode_entry(raw) for raw in await server.tables.storage.read(guests.id)]
    return [entry for entry in entries if isinstance(entry, Acted)]


@pytest.mark.parametrize("how", ["sleep", "die", "cheat", "delegate"])
async def test_a_table_never_stalls_for_a_bot(tmp_path: Path, how: str) -> None:  # fault 38, 43
    settings = quick_settings(
        tmp_path, bot_command=misbehaving(how), bot_deadline=0.5, heartbeat=0.1
    )
    async with running(settings) as server:
        guests = await server.open("person", "sharp")
        await guests.claim(0)
        async with guests.watch() as socket, asyncio.timeout(60):
            await guests.start()
            beats, version = 0, 0
            while sum(move.seat == 1 for move in await moves(server, guests)) < 4:
                state = await told(socket)
                beats += state["version"] == version
                version = state["version"]
                if 0 in state["waiting_for"]:
                    mine = await guests.state(guests.tokens[0])
                    if mine["decision"]:
                        offers = mine["decision"]["actions"]
                        await guests.act(0, offers[-1], mine["version"])
        if how == "sleep":
            assert beats > 0  # the connection was kept alive while the bot slept


async def pauses(server: Running, *seats: str) -> list[float]:
    """The seconds before each of the first moves of a table of bots, but the very first."""
    guests = await server.open(*seats)
    async with guests.watch() as socket:
        await guests.start()
        while True:
            await told(socket)
            times = [move.time for move in await moves(server, guests)]
            if len(times) > 3:
                return [(later - sooner) / 1000 for sooner, later in pairwise(times)]


async def test_a_bots_move_comes_no_sooner_than_people_can_follow(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path, bot_pause=0.3)) as server:
        assert min(await pauses(server, "novice", "novice")) >= 0.25


async def test_where_there_is_nothing_to_think_about_sharp_moves_no_sooner(  # fault 16
    tmp_path: Path,
) -> None:
    """Else the time that it takes would tell that it holds nothing to choose from. Here it
    answers at once, if not with sense."""
    settings = quick_settings(
        tmp_path, bot_iterations=None, bot_seconds=0.5, bot_command=misbehaving("stammer")
    )
    async with running(settings) as server:
        assert min(await pauses(server, "sharp", "sharp")) >= 0.45


async def test_bots_go_on_after_a_restart_once_somebody_looks(tmp_path: Path) -> None:
    settings: Settings = quick_settings(tmp_path, bot_pause=0.05)
    async with running(settings) as server:
        guests = await server.open("novice", "novice", "novice")
        await guests.start()
        stopped = (await guests.state())["version"]
    async with running(settings) as server:
        guests.running = server
        async with guests.watch() as socket, asyncio.timeout(120):
            state = await told(socket)
            assert state["version"] >= stopped
            while state["status"] != "finished":
                state = await told(socket)
        assert state["result"] is not None


async def test_a_bug_in_the_rules_does_not_stop_the_bots(  # fault 38, 40
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.botseats.RETRY_SECONDS", 0.01)
    async with running(quick_settings(tmp_path)) as server:
        guests = await server.open("novice", "novice")
        room = await server.tables.room(guests.id)
        await guests.start()
        works, failures = room.table.prepare, 0

        def breaks(entry: AnyEntry) -> Callable[[], None]:
            nonlocal failures
            failures += 1
            if failures <= 3:
                raise RuntimeError("A bug in the rules.")
            return works(entry)

        monkeypatch.setattr(room.table, "prepare", breaks)
        async with guests.watch() as socket, asyncio.timeout(60):
            while (await told(socket))["version"] < 6:
                pass
        assert failures > 3


async def test_a_bot_that_cannot_even_be_asked_does_not_stop_the_table(  # fault 38
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> BotRequest:
        raise RuntimeError("A bug in the view.")

    monkeypatch.setattr("motherlode.server.botseats.bot_request", breaks)
    async with running(quick_settings(tmp_path)) as server:
        guests = await server.open("novice", "novice")
        await guests.start()
        async with guests.watch() as socket, asyncio.timeout(30):
            while (await told(socket))["version"] < 6:
                pass


async def test_what_a_bot_may_not_do_is_logged_and_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = quick_settings(tmp_path, bot_command=misbehaving("cheat"))
    async with running(settings) as server:
        guests = await server.open("novice", "novice")
        with caplog.at_level(logging.WARNING):
            await guests.start()
            async with guests.watch() as socket, asyncio.timeout(60):
                while (await told(socket))["version"] < 5:
                    pass
        assert "may not" in caplog.text
