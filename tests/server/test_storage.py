"""What is stored is stored, and a database that is slow or gone loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from motherlode.server.migrate import migrate
from motherlode.server.problems import Unavailable
from motherlode.server.settings import (
    SettingsError,
    database_url,
    sqlite_url,
)
from motherlode.server.storage import Database, NumberTaken
from tests.server.running import eventually, quick_settings, running, told
from tests.server.slow_storage import Door, open_door


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    opened = await open_door(tmp_path)
    yield opened
    await opened.database.close()


async def test_entries_are_read_in_order_and_numbers_are_taken_once(door: Door) -> None:
    database = door.database
    for number in range(12):
        await database.append("one", number, f"entry {number}".encode())
    await database.append("two", 0, b"another table")
    assert await database.read("one", 10) == [b"entry 10", b"entry 11"]
    assert await database.read("two") == [b"another table"]
    assert await database.read("three") == []
    with pytest.raises(NumberTaken):
        await database.append("one", 11, b"twice")
    assert len(await database.read("one")) == 12


async def test_a_commit_waits_for_the_disk(door: Door) -> None:
    async with door.database.engine.connect() as connection:
        synchronous = await connection.exec_driver_sql("PRAGMA synchronous")
        journal = await connection.exec_driver_sql("PRAGMA journal_mode")
        assert (synchronous.scalar(), journal.scalar()) == (2, "wal")


async def test_migrations_run_once_and_leave_what_is_there(tmp_path: Path) -> None:
    door = await open_door(tmp_path)
    await door.database.append("one", 0, b"kept")
    await door.database.close()
    again = await open_door(tmp_path)
    assert await again.database.read("one") == [b"kept"]
    await again.database.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        [(version,)] = file.execute("SELECT version_num FROM alembic_version").fetchall()
    file.close()
    assert version == "0001"


async def test_a_database_that_is_not_there_is_said_to_be(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "no-such-folder" / "tables.sqlite")
    with pytest.raises(SettingsError, match="cannot be used"):
        await migrate(url)
    database = Database(url)
    with pytest.raises(Unavailable):
        await database.read("one")
    await database.close()


async def test_a_database_that_may_only_be_read_is_said_to_be(tmp_path: Path) -> None:
    door = await open_door(tmp_path)
    await door.database.close()
    # Root may write what is marked read-only, so the database itself has to refuse.
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        for deed in ("INSERT", "UPDATE", "DELETE"):
            file.execute(
                f"CREATE TRIGGER no_{deed} BEFORE {deed} ON alembic_version"
                " BEGIN SELECT RAISE(ABORT, 'may only be read'); END"
            )
    with pytest.raises(SettingsError, match="may only be read"):
        await migrate(sqlite_url(tmp_path / "tables.sqlite"))


async def test_an_address_that_cannot_be_read_is_said_to_be() -> None:
    with pytest.raises(SettingsError, match="cannot be used"):
        await migrate("postgresql+asyncpg://user@host:port/tables")


async def test_a_slow_database_is_said_to_be_and_nothing_is_lost(  # fault 41
    tmp_path: Path, door: Door
) -> None:
    settings = quick_settings(tmp_path, storage_patience=1.0)
    async with running(settings, door) as server:
        guests = await server.seated("person", "person")
        elsewhere = await server.seated("person", "person")
        before = await guests.state()
        seat = before["waiting_for"][0]
        action = (await guests.state(guests.tokens[seat]))["decision"]["actions"][0]
        version = before["version"]
        async with guests.watch() as socket:
            await told(socket)
            door.moving.clear()
            slow = await guests.act(seat, action, version, key="my-only-click")
            assert (slow.status_code, slow.json()["message"]) == (503, "storage-unavailable")
            assert "retry-after" in slow.headers
            assert await guests.state() == before | {"seats": (await guests.state())["seats"]}
            door.moving.set()
            other = (await elsewhere.state())["waiting_for"][0]
            mine = await elsewhere.state(elsewhere.tokens[other])
            fast = await elsewhere.act(other, mine["decision"]["actions"][0], mine["version"])
            assert fast.status_code == 200  # another table is not held up
            message = await told(socket)
            while message["version"] == version:
                message = await told(socket)
            again = await guests.act(seat, action, version, key="my-only-click")
        assert again.json() == {"version": version + 1}
        assert (await guests.state())["version"] == version + 1


async def test_requests_that_waited_in_vain_are_not_done_later(  # fault 41
    tmp_path: Path, door: Door
) -> None:
    async with running(quick_settings(tmp_path, storage_patience=1.0), door) as server:
        guests = await server.open("person", "person")
        await guests.state()
        door.moving.clear()
        answers = await asyncio.gather(
            *(guests.post("claim", invite=guests.invites[seat], name="Ann") for seat in (0, 1))
        )
        assert [answer.status_code for answer in answers] == [503, 503]
        door.moving.set()
        late = await guests.post("claim", invite="none-of-these", name="Ann")
        assert late.status_code < 500  # whatever was asked for before has had its turn
        claimed = [seat["claimed"] for seat in (await guests.state())["seats"]]
        assert claimed.count(True) == 1  # that which the database had been given
        assert door.appended == 2


@pytest.mark.parametrize("shut", ["before", "after"])
async def test_a_write_that_fails_is_looked_up_before_the_next(  # fault 41
    tmp_path: Path, door: Door, shut: str
) -> None:
    async with running(quick_settings(tmp_path), door) as server:
        guests = await server.seated("person", "person")
        before = await guests.state()
        seat = before["waiting_for"][0]
        action = (await guests.state(guests.tokens[seat]))["decision"]["actions"][0]
        version = before["version"]
        door.shut = shut
        for _ in range(3):
            failed = await guests.act(seat, action, version, key="my-only-click")
            assert (failed.status_code, failed.json()["message"]) == (503, "storage-unavailable")
            assert await guests.state() == before
        door.shut = ""
        again = await guests.act(seat, action, version, key="my-only-click")
        assert again.json() == {"version": version + 1}
        assert len(await door.read(guests.id)) == version + 1


async def test_a_database_that_is_gone_opens_and_shows_no_table(  # fault 41
    tmp_path: Path, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(quick_settings(tmp_path), door) as server:
        door.shut = "before"
        body = {"game": "dwarf", "seats": [{"kind": "bot"}] * 2}
        for response in (
            await server.post("/api/tables", body),
            await server.get("/api/tables/some-table"),
        ):
            assert (response.status_code, response.json()["message"]) == (
                503,
                "storage-unavailable",
            )
        assert caplog.text.count("Shut.") == 2  # whoever runs the server can see why
        async with server.connection("/api/tables/some-table/live", {}) as socket:
            assert (await told(socket))["problem"]["message"] == "storage-unavailable"


async def test_bots_play_on_when_the_database_comes_back(tmp_path: Path, door: Door) -> None:
    async with running(quick_settings(tmp_path), door) as server:
        guests = await server.open("novice", "novice")
        await guests.start()
        door.shut = "before"
        await eventually(lambda: door.turned_away > 0)
        stopped = (await guests.state())["version"]
        door.shut = ""
        async with guests.watch() as socket, asyncio.timeout(60):
            while (await told(socket))["version"] < stopped + 3:
                pass


async def test_two_servers_on_one_database_do_not_write_over_each_other(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    async with running(settings) as one, running(settings) as two:
        guests = await one.seated("person", "person")
        state = await guests.state()
        seat = state["waiting_for"][0]
        assert (await two.get(guests.path)).json()["version"] == state["version"]
        action = (await guests.state(guests.tokens[seat]))["decision"]["actions"][0]
        body = {"version": state["version"], "action": action}
        path, token = f"{guests.path}/act", guests.tokens[seat]
        first = await one.post(path, {**body, "key": "my-first-click"}, token)
        again = await two.post(path, {**body, "key": "my-first-click"}, token)
        other = await two.post(path, {**body, "key": "my-other-click"}, token)
        assert first.json() == again.json()
        assert (other.status_code, other.json()["message"]) == (409, "stale-version")
        assert (await two.get(guests.path)).json()["version"] == first.json()["version"]


async def test_a_table_is_read_again_from_its_ledger_when_it_has_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.tables.SWEEP_SECONDS", 0.05)
    async with running(quick_settings(tmp_path)) as server:
        guests = await server.seated("person", "person")
        before = await guests.state(guests.tokens[0])
        first = await server.tables.room(guests.id)
        await asyncio.sleep(0.2)
        assert await server.tables.room(guests.id) is first  # somebody has just looked at it
        first.last_used -= 3600
        await eventually(
            lambda: all(task.get_name() != f"table {guests.id}" for task in asyncio.all_tasks())
        )
        assert await guests.state(guests.tokens[0]) == before
        assert await server.tables.room(guests.id) is not first


def test_the_database_is_a_file_in_the_users_folder_or_the_one_named(tmp_path: Path) -> None:
    url = database_url({"XDG_DATA_HOME": str(tmp_path)})
    assert url.endswith(f"{tmp_path}/motherlode/tables.sqlite")
    assert (tmp_path / "motherlode").is_dir()
    named = {"MOTHERLODE_DATABASE": "postgresql://user@host/tables"}
    assert database_url(named) == "postgresql+asyncpg://user@host/tables"
    with pytest.raises(SettingsError, match="must be a URL"):
        database_url({"MOTHERLODE_DATABASE": "mysql://host/tables"})
    for nowhere in (
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///?cache=shared",
        "sqlite:///file:tables?mode=memory&uri=true",
    ):
        with pytest.raises(SettingsError, match="names no file"):
            database_url({"MOTHERLODE_DATABASE": nowhere})
    for odd in ("sqlite://tables.sqlite", "sqlite:///tables.sqlite?mode=ro"):
        with pytest.raises(SettingsError, match="without a host"):
            database_url({"MOTHERLODE_DATABASE": odd})
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match="Cannot make the data folder"):
        database_url({"XDG_DATA_HOME": str(tmp_path / "file")})
    strange = tmp_path / "what?now"
    with pytest.raises(SettingsError, match="has a question mark in its name"):
        database_url({"XDG_DATA_HOME": str(strange)})
    assert not (tmp_path / "what").exists()
