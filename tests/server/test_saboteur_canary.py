"""Hands, deck, goals and roles of Saboteur, looked for in every byte that leaves the server."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets

from motherlode.engine.wire import View
from motherlode.games.saboteur.content import BUILT_IN
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import TURNS
from motherlode.games.saboteur.wire import SaboteurView
from tests.server.running import Guests, Running, quick_settings, running

GOALS = ("treasure", "coal_es", "coal_sw")


def one_of_a_kind(folder: Path) -> Path:
    """Path cards of the base game only, but each copy has an id of its own."""
    apart = re.sub(r"\[\[path\]\]\n[^\[]*", _copies, BUILT_IN.read_text("utf-8"))
    file = folder / "one-of-a-kind.toml"
    file.write_text(apart, "utf-8")
    return file


def _copies(card: re.Match[str]) -> str:
    text = card[0]
    [count] = re.findall(r"^count = (\d+)$", text, re.MULTILINE)
    if 'box = "base"' not in text:
        return ""
    alone = re.sub(r"^count = \d+$", "count = 1", text, flags=re.MULTILINE)
    return "".join(alone.replace('id = "', f'id = "copy{n}_', 1) for n in range(int(count)))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    cards = one_of_a_kind(tmp_path)
    content = {"saboteur": cards, "saboteur2": cards}
    async with running(quick_settings(tmp_path, content=content)) as up:
        yield up


class Reader:
    """Somebody with a live connection, and all that he has been sent."""

    def __init__(self, seat: int | None, socket: websockets.ClientConnection) -> None:
        self.seat = seat
        self.own = [] if seat is None else [seat]
        self.socket = socket
        self.heard: list[str] = []
        self.searched = 0
        self.may_know: set[str] = set()

    async def catch_up(self, version: int) -> None:
        """Listen until this version of the table has been told."""
        async with asyncio.timeout(20):
            while not self.heard or json.loads(self.heard[-1])["version"] < version:
                self.heard.append(str(await self.socket.recv(decode=True)))

    def must_know_no_more(self) -> None:
        """Look through what has been heard since the last time: what he may know only grows."""
        for text in self.heard[self.searched :]:
            named = set(re.findall(r'"(copy\d_\w+|treasure|coal_es|coal_sw)"', text))
            assert named <= self.may_know, (self.seat, named - self.may_know)
            state = json.loads(text)
            if state["view"] is not None:
                roles = [seat["role"] for seat in state["view"]["seats"]]
                assert [at for at, role in enumerate(roles) if role] == self.own
        self.searched = len(self.heard)

    def learn(self, position: SaboteurPosition, view: View) -> None:
        """What the rules let him see now: his cards, the mine, goals up or looked at."""
        assert isinstance(view, SaboteurView)
        self.may_know |= {tunnel.card for tunnel in view.tunnels}
        self.may_know |= {goal.card for goal in view.goals if goal.up and goal.card}
        if self.seat is not None:
            self.may_know |= set(view.hand)
            looked = position.knows[self.seat]
            for place in range(len(GOALS)):
                if (looked >> place) & 1:
                    self.may_know.add(GOALS[position.mine.goal(place)])


async def position_of(server: Running, guests: Guests) -> SaboteurPosition:
    match = (await server.tables.room(guests.id)).table.match
    assert match is not None
    assert isinstance(match.position, SaboteurPosition)
    return match.position


def sensible(actions: list[dict[str, Any]], turn: int) -> dict[str, Any]:
    """Look at goals, else dig eastwards every third turn, else anything, of each kind in turn;
    but look at nobody's role."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for action in actions:
        kinds.setdefault(action["type"], []).append(action)
    kinds.pop("saboteur-inspect", None)
    if "saboteur-map" in kinds:
        return kinds["saboteur-map"][0]
    if "saboteur-place" in kinds and turn % 3 == 0:
        return max(kinds["saboteur-place"], key=lambda dig: dig["x"])
    names = list(kinds)
    offered = kinds[names[turn % len(names)]]
    return offered[turn % len(offered)]


@pytest.mark.parametrize(
    ("game", "seats"), [("saboteur", 3), ("saboteur", 6), ("saboteur2", 3), ("saboteur2", 7)]
)
async def test_nothing_hidden_leaves_while_a_round_is_played(  # fault 1, 2, 3, 11
    server: Running, game: str, seats: int
) -> None:
    guests = await server.open(*["person"] * seats, game=game)
    await guests.claim_all()
    table = (await server.tables.room(guests.id)).table
    async with AsyncExitStack() as stack:
        readers = [
            Reader(seat, await stack.enter_async_context(guests.watch(token)))
            for seat, token in [*guests.tokens.items(), (None, "")]
        ]
        await guests.start()
        position = await position_of(server, guests)
        turns = 0
        while position.round == 0 and position.stage == TURNS:
            turns += 1
            seat = int(position.seat)
            mine = await guests.state(guests.tokens[seat])
            for reader in readers:
                await reader.catch_up(mine["version"])
                reader.learn(position, table.game.view(position, reader.seat))
                reader.must_know_no_more()
            action = sensible(mine["decision"]["actions"], turns)
            played = await guests.act(seat, action, mine["version"])
            assert played.status_code == 200
            position = await position_of(server, guests)
    assert all(reader.searched > turns for reader in readers)
    assert any(reader.may_know & set(GOALS) for reader in readers)
