"""The server is killed again and again while people play, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.engine.generators import FastRng

HOST = str(Path(__file__).with_name("host.py"))
KILLS = 5
SECONDS = 240  # about 20 on a machine that has nothing else to do

Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Player:
    """Plays one seat through every crash: asks with the same key until there is an answer, and
    remembers each answer."""

    def __init__(self, http: httpx.AsyncClient, table: str, seat: int, token: str) -> None:
        self.http = http
        self.path = f"/api/tables/{table}"
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.acknowledged: dict[str, tuple[Json, int]] = {}
        self.seen_log: list[Json] = []

    async def ask(self, verb: str, body: Json | None = None) -> httpx.Response:
        """Until the server answers, whatever happens to it meanwhile."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                if body is None:
                    return await self.http.get(self.path, headers=self.headers)
                response = await self.http.post(
                    f"{self.path}/{verb}", json=body, headers=self.headers
                )
                if response.status_code != 503:
                    return response
            await asyncio.sleep(0.05)

    async def play(self) -> Json:
        """To the end of the match, which is returned as it was seen."""
        while True:
            state: Json = (await self.ask("")).json()
            assert state["log"][: len(self.seen_log)] == self.seen_log  # what was told stays told
            self.seen_log = state["log"]
            if state["status"] == "finished":
                return state
            if state["decision"] is None:
                await asyncio.sleep(0.02)
                continue
            key = f"seat-{self.seat}-{len(self.acknowledged):06}"
            action = state["decision"]["actions"][-1]
            body = {"version": state["version"], "key": key, "action": action}
            response = await self.ask("act", body)
            assert response.status_code == 200, response.text
            self.acknowledged[key] = (body, response.json()["version"])
            await asyncio.sleep(0.05)

    async def confirm(self) -> None:
        """Every answer is given again as it was."""
        for body, version in self.acknowledged.values():
            response = await self.ask("act", body)
            assert response.json() == {"version": version}


@asynccontextmanager
async def killed_again_and_again(database: Path, port: int) -> AsyncIterator[list[float]]:
    """A server process that is killed at any moment and started again; the times of death."""
    deaths: list[float] = []
    chance = FastRng(1)
    process = await start(database, port)

    async def kill() -> None:
        nonlocal process
        while len(deaths) < KILLS:
            await asyncio.sleep(0.05 + chance.below(550) / 1000)
            process.send_signal(signal.SIGKILL)
            await process.wait()
            deaths.append(time.monotonic())
            process = await start(database, port)

    killer = asyncio.create_task(kill())
    try:
        yield deaths
        await killer
    finally:
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def start(database: Path, port: int) -> asyncio.subprocess.Process:
    """A server that answers."""
    process = await asyncio.create_subprocess_exec(sys.executable, HOST, str(database), str(port))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        while True:
            assert process.returncode is None, "The server has ended by itself."
            with contextlib.suppress(httpx.TransportError):
                await http.get("/api/games")
                return process
            await asyncio.sleep(0.05)


async def seat_people(http: httpx.AsyncClient) -> list[Player]:
    """Two tables in play: two people and a bot at each."""
    players = []
    plan = [{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "person"}]
    for _ in range(2):
        opened = (await http.post("/api/tables", json={"game": "dwarf", "seats": plan})).json()
        path = f"/api/tables/{opened['table']}"
        for way in opened["invitations"]:
            claim = {"invite": way["invite"], "name": "Ann", "key": "claim-key"}
            token = (await http.post(f"{path}/claim", json=claim)).json()["token"]
            players.append(Player(http, opened["table"], way["seat"], token))
        started = await http.post(
            f"{path}/start",
            json={"key": "start-key"},
            headers={"Authorization": f"Bearer {opened['host']}"},
        )
        assert started.status_code == 200
    return players


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    port = free_port()
    limits = httpx.Limits(max_keepalive_connections=0)
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits) as http,
    ):
        async with killed_again_and_again(tmp_path / "tables.sqlite", port) as deaths:
            players = await seat_people_through_crashes(http)
            ends = await asyncio.gather(*(player.play() for player in players))
            assert len(deaths) >= KILLS // 2, "The match was over before it was disturbed."
            await asyncio.gather(*(player.confirm() for player in players))
        assert len(deaths) == KILLS
    assert all(end["result"] for end in ends)
    assert ends[0]["log"] == ends[1]["log"]
    assert ends[2]["log"] == ends[3]["log"]
    assert sum(len(player.acknowledged) for player in players) > 40


async def seat_people_through_crashes(http: httpx.AsyncClient) -> list[Player]:
    """Setting up is not what is tried here: it begins again if the server dies meanwhile."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            return await seat_people(http)
        await asyncio.sleep(0.1)
