"""Live connections."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import websockets

from tests.server.running import Json, Running, eventually, quick_settings, running, told


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quick_settings(tmp_path, heartbeat=60.0)) as up:
        yield up


async def told_until(socket: websockets.ClientConnection, version: int) -> list[Json]:
    """Messages up to that of a version."""
    messages = [await told(socket)]
    while messages[-1]["version"] < version:
        messages.append(await told(socket))
    return messages


async def test_everybody_is_told_of_each_change_as_he_may_know_it(server: Running) -> None:
    guests = await server.seated("person", "person")
    state = await guests.state()
    mover = state["waiting_for"][0]
    async with (
        guests.watch(guests.tokens[mover]) as his,
        guests.watch(guests.tokens[1 - mover]) as hers,
        guests.watch() as spectators,
    ):
        shown = await told(his)
        assert shown["type"] == "state"
        assert shown["you"] == mover
        action = shown["decision"]["actions"][-1]
        accepted = await guests.act(mover, action, shown["version"])
        version = accepted.json()["version"]
        for socket, you in ((his, mover), (hers, 1 - mover), (spectators, None)):
            message = (await told_until(socket, version))[-1]
            assert message["you"] == you
            assert message["version"] == version
            assert message["log"][-1]["version"] == version
            assert (message["decision"] is not None) == (you in message["waiting_for"])


async def test_who_leaves_while_being_told_something_is_no_error(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    guests = await server.seated("person", "person")
    room = await server.tables.room(guests.id)

    async def chatter() -> None:
        while True:
            room.tell()
            await asyncio.sleep(0)

    talking = asyncio.create_task(chatter())
    for _ in range(20):
        async with guests.watch() as socket:
            await told(socket)
    talking.cancel()
    async with guests.watch() as still:
        assert (await told(still))["type"] == "state"
    assert "failed" not in caplog.text


async def test_after_a_cut_at_any_message_a_client_has_just_the_servers_view(  # fault 29
    server: Running,
) -> None:
    guests = await server.seated("person", "person")
    log: list[Json] = []
    state: Json = await guests.state()
    steps = 0
    while state["status"] == "playing" and steps < 25:
        mover = state["waiting_for"][0]
        mine = await guests.state(guests.tokens[mover])
        await guests.act(mover, mine["decision"]["actions"][-1], mine["version"])
        if steps % 3:  # one message is lost now and then
            have = {"match": 1, "log_from": len(log)}
            async with guests.watch(guests.tokens[0], **have) as socket:
                shown = await told(socket)
            log += shown["log"]
            fresh = await guests.state(guests.tokens[0])
            assert log == fresh["log"]
            for part in ("view", "decision", "version", "waiting_for", "status"):
                assert shown[part] == fresh[part]
        state = await guests.state()
        steps += 1
    assert steps == 25 or state["result"]


async def test_the_log_begins_anew_with_a_rematch(server: Running) -> None:
    guests = await server.seated("person", "person")
    async with guests.watch(guests.tokens[0]) as socket:
        await guests.play_out()
        await guests.post("rematch", guests.tokens[0])
        message = await told(socket)
        while message["match"] == 1:
            message = await told(socket)
        assert message["log"][0]["number"] == 0
    async with guests.watch(guests.tokens[0], match=1, log_from=500) as socket:
        assert (await told(socket))["log"][0]["number"] == 0


@pytest.mark.parametrize(
    ("hello", "message"),
    [
        ({"token": "made-up"}, "wrong-token"),
        ({"token": 7}, "bad-request"),
        ({"log_from": -1}, "bad-request"),
        ([], "bad-request"),
        ({"token": "x" * 3000}, "bad-request"),
    ],
)
async def test_who_is_refused_hears_why_and_then_nothing_more(  # fault 5, 31
    server: Running, hello: object, message: str
) -> None:
    guests = await server.seated("novice", "novice")  # there would be much to tell
    async with server.connection(f"{guests.path}/live", hello) as socket:
        refusal = await told(socket)
        assert refusal["type"] == "refusal"
        assert refusal["problem"]["message"] == message
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()  # the close, and no frame before it
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    assert (await server.tables.room(guests.id)).watchers == set()


async def test_a_hello_that_is_nested_without_end_is_refused(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    guests = await server.open("person", "person")
    url = server.url.replace("http", "ws") + f"{guests.path}/live"
    async with websockets.connect(url) as socket:
        await socket.send('{"more":' + "[" * 2000)
        assert (await told(socket))["problem"]["message"] == "bad-request"
    assert not caplog.records


async def test_spectators_keep_nobody_from_his_seat(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path, most_live_per_viewer=2)) as server:
        guests = await server.open("person", "person")
        token = await guests.claim(0)
        async with guests.watch() as one, guests.watch() as two:
            assert (await told(one))["type"] == (await told(two))["type"] == "state"
            async with guests.watch() as too_many:
                assert (await told(too_many))["problem"]["message"] == "too-many-requests"
                async with guests.watch(token) as seated, guests.watch(guests.host) as host:
                    assert (await told(seated))["you"] == 0
                    assert (await told(host))["host"]


async def test_a_table_that_is_not_there_is_said_to_be(server: Running) -> None:
    async with server.connection("/api/tables/nowhere/live", {}) as socket:
        assert (await told(socket))["problem"]["message"] == "no-such-table"


async def test_who_leaves_is_told_nothing_more(server: Running) -> None:  # fault 5, 6
    guests = await server.open("person", "person")
    token = await guests.claim(0)
    async with guests.watch(token) as socket:
        assert (await told(socket))["you"] == 0
        await guests.post("leave", token)
        message = await told(socket)
        while message["type"] == "state":
            assert message["seats"][0]["claimed"]
            message = await told(socket)
        assert message["problem"]["message"] == "wrong-token"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()


async def test_a_page_from_elsewhere_cannot_listen(server: Running) -> None:
    guests = await server.open("person", "person")
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with server.connection(f"{guests.path}/live", {}, Origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with server.connection(f"{guests.path}/live", {}, Origin=server.url) as socket:
        assert (await told(socket))["type"] == "state"


async def test_clients_say_hello_once_and_no_more(server: Running) -> None:
    guests = await server.open("person", "person")
    async with guests.watch() as socket:
        await told(socket)
        await socket.send("{}")
        assert (await told(socket))["type"] == "refusal"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()


async def test_presence_is_seen_by_all(server: Running) -> None:
    guests = await server.open("person", "person", "novice")
    token = await guests.claim(0)
    assert [seat["connected"] for seat in (await guests.state())["seats"]] == [False, False, True]
    async with guests.watch() as spectator:
        await told(spectator)
        async with guests.watch(token):
            message = await told(spectator)
            while not message["seats"][0]["connected"]:
                message = await told(spectator)
        while message["seats"][0]["connected"]:
            message = await told(spectator)


async def test_a_silent_connection_is_kept_alive(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path, heartbeat=0.05)) as server:
        guests = await server.open("person", "person")
        async with guests.watch() as socket:
            messages = [await told(socket) for _ in range(5)]
        assert all(message["version"] == 1 for message in messages)


async def test_who_says_nothing_is_shown_out(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path, hello_patience=0.05)) as server:
        guests = await server.open("person", "person")
        url = f"{server.url.replace('http', 'ws')}{guests.path}/live"
        async with websockets.connect(url) as socket:
            assert (await told(socket))["problem"]["message"] == "no-hello"


async def test_a_bug_closes_the_connection_and_tells_nothing_of_the_inside(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await server.seated("person", "person")

    def breaks(*_: object, **__: object) -> None:
        raise RuntimeError("secret detail of the inside")

    monkeypatch.setattr("motherlode.server.live.table_state", breaks)
    async with guests.watch() as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "")


async def test_a_client_that_does_not_read_holds_nobody_up(server: Running) -> None:
    guests = await server.seated("person", "person", "person", "person", norcia=True)
    room = await server.tables.room(guests.id)
    port = int(server.url.rpartition(":")[2])
    stuck = sockets.socket()
    stuck.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    await asyncio.to_thread(stuck.connect, ("127.0.0.1", port))
    try:
        stuck.sendall(
            f"GET {guests.path}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            got = await asyncio.to_thread(stuck.recv, 1)
            assert got, answer
            answer += got
        stuck.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}")  # hello; and reads no more
        await eventually(lambda: len(room.watchers) == 1)
        async with guests.watch() as reader:
            end = await guests.play_out()
            messages = await told_until(reader, end["version"])
        assert messages[-1]["status"] == "finished"
        numbers = [entry["number"] for message in messages for entry in message["log"]]
        assert numbers == list(range(len(numbers)))  # whatever was skipped, no event was
    finally:
        stuck.close()
