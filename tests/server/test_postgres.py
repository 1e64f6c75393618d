"""What holds for SQLite holds for PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.server.migrate import migrate
from motherlode.server.problems import Unavailable
from motherlode.server.settings import database_url
from motherlode.server.storage import Database, NumberTaken
from tests.server.postgres import Cluster, cluster
from tests.server.running import quick_settings, running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def url_of(postgres: Cluster) -> str:
    return database_url({"MOTHERLODE_DATABASE": postgres.url})


async def test_entries_are_read_in_order_and_numbers_are_taken_once(postgres: Cluster) -> None:
    await migrate(url_of(postgres))
    await migrate(url_of(postgres))  # leaves what is there
    database = Database(url_of(postgres))
    for number in range(12):
        await database.append("one", number, f"entry {number}".encode())
    assert await database.read("one", 10) == [b"entry 10", b"entry 11"]
    assert await database.read("two") == []
    with pytest.raises(NumberTaken):
        await database.append("one", 11, b"twice")
    assert len(await database.read("one")) == 12
    await database.close()


async def test_a_database_that_stops_is_said_to_be_gone_and_keeps_what_it_had(
    postgres: Cluster,
) -> None:  # fault 41
    await migrate(url_of(postgres))
    database = Database(url_of(postgres))
    await database.append("kept", 0, b"acknowledged")
    postgres.stop()  # as if the power had failed
    with pytest.raises(Unavailable):
        await database.read("kept")
    postgres.start()
    assert await database.read("kept") == [b"acknowledged"]
    await database.close()


async def test_two_servers_on_one_database_do_not_write_over_each_other(
    tmp_path: Path, postgres: Cluster
) -> None:
    await migrate(url_of(postgres))
    settings = quick_settings(tmp_path, database=url_of(postgres))
    async with running(settings) as one, running(settings) as two:
        guests = await one.seated("person", "person")
        state = await guests.state()
        seat = state["waiting_for"][0]
        token = guests.tokens[seat]
        action = (await guests.state(token))["decision"]["actions"][0]
        body = {"version": state["version"], "action": action}
        path = f"{guests.path}/act"
        first = await one.post(path, {**body, "key": "my-first-click"}, token)
        again = await two.post(path, {**body, "key": "my-first-click"}, token)
        other = await two.post(path, {**body, "key": "my-other-click"}, token)
        assert first.json() == again.json()
        assert (other.status_code, other.json()["message"]) == (409, "stale-version")
        assert (await two.get(guests.path)).json()["version"] == first.json()["version"]


async def test_a_table_of_bots_plays_to_its_end(tmp_path: Path, postgres: Cluster) -> None:
    await migrate(url_of(postgres))
    async with running(quick_settings(tmp_path, database=url_of(postgres))) as server:
        guests = await server.open("novice", "novice")
        await guests.start()
        async with guests.watch() as socket:
            while True:
                told = await socket.recv()
                if '"status":"finished"' in str(told):
                    break
