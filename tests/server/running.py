"""A real server on a port of its own, and people who talk to it over the network."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from litestar import Litestar

from motherlode.server.addresses import Listening
from motherlode.server.app import create_app, server_config
from motherlode.server.settings import Settings, sqlite_url
from motherlode.server.storage import Storage
from motherlode.server.tables import Tables
from tests.luck import repeatable

Json = dict[str, Any]
# The server closes what has been idle for five seconds: not just then may it be used again.
BRIEF = httpx.Limits(keepalive_expiry=2.0)
MISBEHAVING = str(Path(__file__).with_name("misbehaving_bot.py"))


def quick_settings(folder: Path, **changes: Any) -> Settings:
    """Of a server whose bots make no pauses; its database is a file in ``folder``."""
    settings = Settings(
        database=sqlite_url(folder / "tables.sqlite"),
        app_folder=folder / "app",
        bot_pause=0.0,
        bot_iterations=2,
        bot_processes=1,
        new_tables_per_minute=1000,
    )
    return replace(settings, **changes)


def misbehaving(how: str) -> tuple[str, ...]:
    """The command of a bot that sleeps, dies, stammers or cheats."""
    return (sys.executable, MISBEHAVING, how)


class Running:
    """A server that is up. ``heard`` is every byte that any client has been sent."""

    def __init__(self, app: Litestar, server: uvicorn.Server, port: int) -> None:
        self.app = app
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=20, limits=BRIEF)
        self.heard: list[str] = []
        self.keys = 0

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06}"

    async def get(self, path: str, token: str = "") -> httpx.Response:
        response = await self.http.get(path, headers=bearer(token))
        self.heard.append(response.text)
        return response

    async def post(self, path: str, body: Any, token: str = "") -> httpx.Response:
        response = await self.http.post(path, json=body, headers=bearer(token))
        self.heard.append(response.text)
        return response

    async def open(self, *seats: str, game: str = "dwarf", **options: Any) -> Guests:
        """A new table: "person" or the level of a bot for each seat."""
        plan = [
            {"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": plan, "options": options}
        response = await self.post("/api/tables", body)
        assert response.status_code == 201, response.text
        return Guests(self, response.json())

    async def seated(self, *seats: str, **options: Any) -> Guests:
        """A table whose first match has begun."""
        guests = await self.open(*seats, **options)
        await guests.claim_all()
        await guests.start()
        return guests

    @asynccontextmanager
    async def connection(
        self, path: str, hello: Any, **headers: str
    ) -> AsyncIterator[websockets.ClientConnection]:
        """A WebSocket that has said hello."""
        url = self.url.replace("http", "ws") + path
        async with websockets.connect(url, additional_headers=headers) as socket:
            await socket.send(json.dumps(hello))
            yield socket


class Guests:
    """The people at a table, with the secrets of each."""

    def __init__(self, running: Running, opened: Json) -> None:
        self.running = running
        self.id: str = opened["table"]
        self.path = f"/api/tables/{self.id}"
        self.host: str = opened["host"]
        self.invites: dict[int, str] = {way["seat"]: way["invite"] for way in opened["invitations"]}
        self.tokens: dict[int, str] = {}

    async def post(self, verb: str, token: str = "", **body: Any) -> httpx.Response:
        body.setdefault("key", self.running.key())
        return await self.running.post(f"{self.path}/{verb}", body, token)

    async def claim(self, seat: int, name: str = "Ann") -> str:
        response = await self.post("claim", invite=self.invites[seat], name=name)
        assert response.status_code == 200, response.text
        self.tokens[seat] = response.json()["token"]
        return self.tokens[seat]

    async def claim_all(self) -> None:
        for seat in self.invites:
            await self.claim(seat, f"Player {seat}")

    async def start(self) -> None:
        response = await self.post("start", self.host)
        assert response.status_code == 200, response.text

    async def state(self, token: str = "") -> Json:
        response = await self.running.get(self.path, token)
        assert response.status_code == 200, response.text
        state: Json = response.json()
        return state

    async def act(self, seat: int, action: Any, version: int, **more: Any) -> httpx.Response:
        return await self.post("act", self.tokens[seat], version=version, action=action, **more)

    async def until(self, token: str = "", *, seat: int | None = None) -> Json:
        """The state once ``seat`` has to decide or the match is over."""
        async with asyncio.timeout(30):
            while True:
                state = await self.state(token)
                if state["status"] == "finished" or seat in state["waiting_for"]:
                    return state
                await asyncio.sleep(0.01)

    async def play_out(self) -> Json:
        """The people play the last action listed, the bots what they like, to the end."""
        while True:
            state = await self.state()
            if state["status"] == "finished":
                return state
            people = [seat for seat in state["waiting_for"] if seat in self.tokens]
            if not people:
                await asyncio.sleep(0.01)
                continue
            mine = await self.state(self.tokens[people[0]])
            if mine["decision"] is not None:
                await self.act(people[0], mine["decision"]["actions"][-1], mine["version"])

    def watch(self, token: str = "", **hello: Any) -> Any:
        """A live connection of whoever has this token."""
        return self.running.connection(f"{self.path}/live", {"token": token, **hello})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


async def told(socket: websockets.ClientConnection, running: Running | None = None) -> Json:
    """The next message."""
    async with asyncio.timeout(30):
        text = await socket.recv(decode=True)
    if running is not None:
        running.heard.append(text)
    message: Json = json.loads(text)
    return message


async def eventually(holds: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(30):
        while True:
            if holds():
                return
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(
    settings: Settings, storage: Storage | None = None, host: str = "127.0.0.1"
) -> AsyncIterator[Running]:
    """A server that is up until the end of the block."""
    app = create_app(settings, storage, luck=repeatable(os.environ["PYTEST_CURRENT_TEST"]))
    server = uvicorn.Server(server_config(settings, app, host, 0))

    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if task.done():
                task.result()
                raise RuntimeError("The server did not start.")
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        app.state.listening = Listening(host, port)
        up = Running(app, server, port)
        try:
            yield up
        finally:
            await up.http.aclose()
    finally:
        server.should_exit = True
        await task
