"""Every byte that leaves the server, searched for what its reader may not know yet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from motherlode.table.ledger import Started, decode_entry
from tests.server.running import Guests, Running, quick_settings, running, told


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quick_settings(tmp_path)) as up:
        yield up


async def secrets_of_the_match(server: Running, guests: Guests) -> list[str]:
    """The seeds that stand in the ledger, as they might be written anywhere."""
    entries = [decode_entry(raw) for raw in await server.tables.storage.read(guests.id)]
    seeds = [entry.seed for entry in entries if isinstance(entry, Started)]
    return [form for seed in seeds for form in (seed, seed.upper(), str(int(seed, 16)))]


async def listen(socket: websockets.ClientConnection, heard: list[str]) -> None:
    while True:
        heard.append(str(await socket.recv(decode=True)))


async def test_no_seed_leaves_before_the_end_and_no_token_ever(  # fault 1, 2, 3, 10, 19
    server: Running,
) -> None:
    guests = await server.open("person", "person", "novice", norcia=True, stars=True)
    await guests.claim_all()
    tokens = list(guests.tokens.values())
    server.heard.clear()  # the answers that gave each his own token
    live: list[str] = []
    async with (
        guests.watch(tokens[0]) as first,
        guests.watch(tokens[1]) as second,
        guests.watch(guests.host) as host,
        guests.watch() as spectator,
    ):
        listeners = [
            asyncio.create_task(listen(socket, live)) for socket in (first, second, host, spectator)
        ]
        await guests.start()
        seeds = await secrets_of_the_match(server, guests)
        assert seeds
        steps = 0
        while (state := await guests.state())["status"] == "playing":
            people = [seat for seat in state["waiting_for"] if seat in guests.tokens]
            if not people:
                await asyncio.sleep(0.01)
                continue
            if steps % 4 == 0:
                await snoop(server, guests, tokens)
            steps += 1
            mine = await guests.state(guests.tokens[people[0]])
            if mine["decision"]:
                await guests.act(people[0], mine["decision"]["actions"][-1], mine["version"])
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
    assert live
    for text in (*server.heard, *live):
        assert not any(token in text for token in (*tokens, guests.host))
        if any(seed in text for seed in seeds):
            assert '"status":"finished"' in text
    assert state["seed"] == seeds[0]


async def snoop(server: Running, guests: Guests, tokens: list[str]) -> None:
    """Ask for everything that there is, with every token."""
    for token in ("", guests.host, *tokens):
        await server.get(guests.path, token)
        await server.get(f"{guests.path}?log_from=0&match=1", token)
        await server.get(f"{guests.path}/records/1", token)
        await server.post(f"{guests.path}/start", {"key": server.key()}, token)
        await server.post(f"{guests.path}/rematch", {"key": server.key()}, token)
        await server.post(f"{guests.path}/act", {"version": 1}, token)
    for path in ("/", f"/table/{guests.id}", "/api/games", "/api/openapi.json", "/nothing"):
        await server.get(path)


async def test_only_the_host_is_told_the_invitations(server: Running) -> None:  # fault 19
    guests = await server.open("person", "person")
    token = await guests.claim(0)
    server.heard.clear()
    for other in ("", token):
        await server.get(guests.path, other)
        async with guests.watch(other) as socket:
            await told(socket, server)
    assert not any(guests.invites[1] in text for text in server.heard)
    assert guests.invites[1] in (await server.get(guests.path, guests.host)).text


async def test_visitors_see_what_spectators_see(server: Running) -> None:  # fault 11
    guests = await server.seated("person", "person")
    async with guests.watch() as socket:
        live: Any = await told(socket)
    del live["type"]
    visitor = await guests.state()
    assert live == {name: value for name, value in visitor.items() if name != "type"}
