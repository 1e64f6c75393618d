"""A server process on a free port, and tables opened at it over REST."""

from __future__ import annotations

import itertools
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

Json = dict[str, Any]
HOST = Path(__file__).with_name("host.py")
ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
# The server closes what has been idle for five seconds: not just then may it be used again.
BRIEF = httpx.Limits(keepalive_expiry=2.0)


@dataclass
class OpenTable:
    """A table, and every secret that its opener was told."""

    http: httpx.Client
    id: str
    host: str
    invites: dict[int, str]
    tokens: dict[int, str] = field(default_factory=dict)
    keys: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @property
    def secrets(self) -> list[str]:
        return [self.host, *self.invites.values(), *self.tokens.values()]

    def post(self, verb: str, token: str, **body: Any) -> Json:
        body = {"key": f"test-{next(self.keys):06}", **body}
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.post(f"/api/tables/{self.id}/{verb}", json=body, headers=headers)
        answer.raise_for_status()
        done: Json = answer.json()
        return done

    def claim(self, seat: int, name: str) -> str:
        token: str = self.post("claim", "", invite=self.invites[seat], name=name)["token"]
        self.tokens[seat] = token
        return token

    def start(self) -> None:
        self.post("start", self.host)

    def state(self, seat: int | None = None) -> Json:
        """The table as a seat, or a spectator, sees it."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self.http.get(f"/api/tables/{self.id}", headers=headers)
        answer.raise_for_status()
        state: Json = answer.json()
        return state

    def act(self, seat: int, action: Json) -> None:
        self.post("act", self.tokens[seat], version=self.state(seat)["version"], action=action)

    def until_offered(self, kind: str) -> int:
        """Play turns, and games, until somebody, after rolling, may do something of a kind; who."""
        while True:
            if not self.state()["waiting_for"]:
                self.post("rematch", self.tokens[0])
            seat: int = self.state()["waiting_for"][0]
            self.act(seat, {"type": "dwarf-roll"})
            if any(kind in action["type"] for action in self.state(seat)["decision"]["actions"]):
                return seat
            self.play_turn(seat)

    def play_turn(self, seat: int) -> None:
        """Roll and keep."""
        while (state := self.state(seat))["decision"]:
            offered = state["decision"]["actions"]
            wanted = ("dwarf-keep", "dwarf-roll", "dwarf-name-number")
            action = next(a for kind in wanted for a in offered if a["type"] == kind)
            self.act(seat, action)


@dataclass
class Server:
    """A server that is up."""

    url: str
    http: httpx.Client
    folder: Path

    def deal_for(self, test: str) -> None:
        """From now on deal what a test of this name is always dealt."""
        (self.folder / "test").write_text(test, "utf-8")

    def open(self, *seats: str, game: str = "dwarf", **options: Any) -> OpenTable:
        """A table; "person" or the level of a bot for each seat."""
        plan = [
            {"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": plan, "options": options}
        )
        answer.raise_for_status()
        opened = answer.json()
        invites = {each["seat"]: each["invite"] for each in opened["invitations"]}
        return OpenTable(self.http, opened["table"], opened["host"], invites)

    def started(self, *seats: str, game: str = "dwarf", **options: Any) -> OpenTable:
        """A table where everybody sits and the game is dealt. People are called P0, P1, ..."""
        table = self.open(*seats, game=game, **options)
        for seat in list(table.invites):
            table.claim(seat, f"P{seat}")
        table.start()
        return table


@contextmanager
def hosted(folder: Path, bot_pause: float, host: str = "127.0.0.1") -> Iterator[Server]:
    """A server with its database in ``folder``; bots wait ``bot_pause`` seconds. ``host``: what
    it listens on; the answer is its address on this machine."""
    environ = dict(os.environ)
    paths = (environ.get("PYTHONPATH", str(ROOT / "src")), str(ROOT))
    environ["PYTHONPATH"] = os.pathsep.join(paths)
    with socket.socket() as door:  # handed over bound: nobody else gets its port meanwhile
        door.bind((host, 0))
        port = door.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, HOST, folder, str(door.fileno()), str(bot_pause)],
            env=environ,
            pass_fds=[door.fileno()],
        )
    url = f"http://127.0.0.1:{port}"
    try:
        with httpx.Client(base_url=url, timeout=PATIENCE, limits=BRIEF) as http:
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    http.get("/api/games").raise_for_status()
                    break
                except httpx.TransportError:
                    assert process.poll() is None, "The server has stopped."
                    assert time.monotonic() < deadline, "The server does not answer."
                    time.sleep(0.05)
            assert http.get("/").status_code == 200, (
                "The web application is not built: run `make web`, then the tests again."
            )
            up = Server(url, http, folder)
            up.deal_for("")
            yield up
    finally:
        process.terminate()
        process.wait(PATIENCE)
