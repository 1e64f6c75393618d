"""How bots suspected the others leaves the server when the match is over, and not before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.running import Guests, Running, quick_settings, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quick_settings(tmp_path)) as up:
        yield up


async def seated(server: Running, game: str, *seats: str) -> Guests:
    guests = await server.open(*seats, game=game)
    await guests.claim_all()
    await guests.start()
    return guests


async def test_after_the_match_anybody_may_read_how_suspicions_moved(server: Running) -> None:
    guests = await seated(server, "saboteur", "person", "novice", "novice")
    await guests.play_out()
    answer = await server.get(f"{guests.path}/suspicions/1")
    assert answer.status_code == 200
    told = answer.json()
    assert [len(played["roles"]) for played in told["rounds"]] == [3, 3, 3]
    assert {trace["seat"] for played in told["rounds"] for trace in played["traces"]} == {1, 2}
    record = (await server.get(f"{guests.path}/records/1")).json()
    assert record["suspicions"] == told
    await guests.post("rematch", guests.tokens[0])
    assert (await server.get(f"{guests.path}/suspicions/1")).json() == told
    assert (await server.get(f"{guests.path}/suspicions/2")).status_code == 409


async def test_nothing_of_a_bots_suspicion_leaves_before_the_end(  # fault 10, 11
    server: Running,
) -> None:
    guests = await seated(server, "saboteur", "person", "novice", "novice")
    while (state := await guests.until(seat=0))["status"] == "playing":
        mine = await guests.state(guests.tokens[0])
        if state["version"] % 7 == 0:
            for token in ("", guests.host, guests.tokens[0]):
                refused = await server.get(f"{guests.path}/suspicions/1", token)
                # It may have ended just now, with a bot's move.
                if (await guests.state())["status"] == "playing":
                    assert refused.status_code == 409
                    assert refused.json()["message"] == "not-finished"
        if mine["decision"] is not None:
            await guests.act(0, mine["decision"]["actions"][-1], mine["version"])
    assert server.heard
    assert not any("suspected" in text or "traces" in text for text in server.heard)
    assert "suspected" in (await server.get(f"{guests.path}/suspicions/1")).text


@pytest.mark.parametrize(
    ("match", "status", "message"),
    [
        ("1", 404, "no-suspicions"),
        ("2", 404, "no-such-match"),
        ("0", 404, "no-such-match"),
        ("one", 404, "no-such-page"),
    ],
)
async def test_where_there_is_nothing_to_tell_it_says_so(
    server: Running, match: str, status: int, message: str
) -> None:
    guests = await server.seated("person", "novice")
    await guests.play_out()
    answer = await server.get(f"{guests.path}/suspicions/{match}")
    assert (answer.status_code, answer.json()["message"]) == (status, message)
