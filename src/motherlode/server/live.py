"""Live connections: the table as one viewer may know it, sent whenever it changes.

Each connection has its own task, which looks at the table when it is ready to send. A slow
client so gets the latest state after some time instead of every state late, and nobody waits
for it. Who he is is looked up again for every message.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from motherlode.engine.wire import Refused
from motherlode.server.api import TableId, tables_of
from motherlode.server.problems import TOO_DEEP, TooMany, Unavailable, refusal_problem
from motherlode.server.room import Room, Watcher
from motherlode.server.settings import Settings
from motherlode.table.show import table_state
from motherlode.table.table import Table
from motherlode.table.wire import Hello, Problem, Refusal, TableState

logger = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013
MOST_HELLO_BYTES = 2048
GONE = (WebSocketDisconnect, OSError)
"""The client has left or takes nothing any more: heard when listening, and when sending, where
ASGI has the server raise an OSError. A TimeoutError is one too."""


class Closing(Exception):  # noqa: N818 - no error: how a conversation ends
    """The connection is to end, with this told before."""

    def __init__(self, problem: Problem, code: int = POLICY_VIOLATION) -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.code = code


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: TableId) -> None:
    settings: Settings = socket.app.state.settings
    if not same_origin(socket, settings.origins):
        raise WebSocketException(code=POLICY_VIOLATION, detail="foreign-origin")
    await socket.accept()
    try:
        try:
            await _talk(socket, table_id, settings)
        except Refused as refused:
            raise Closing(refusal_problem(refused)) from None
        except Unavailable:
            problem = Problem(message="storage-unavailable")
            raise Closing(problem, TRY_AGAIN_LATER) from None
    except Closing as closing:
        with contextlib.suppress(*GONE, RuntimeError):
            async with asyncio.timeout(settings.send_patience):
                refusal = Refusal(problem=closing.problem)
                await socket.send_text(msgspec.json.encode(refusal).decode())
                await socket.close(code=closing.code)
    except GONE:
        with contextlib.suppress(*GONE, RuntimeError):
            await socket.close(code=TRY_AGAIN_LATER)
    except Exception:
        logger.exception("A live connection failed.")
        with contextlib.suppress(*GONE, RuntimeError):
            await socket.close(code=INTERNAL_ERROR)  # and nothing of the inside


def same_origin(socket: AnySocket, others: frozenset[str]) -> bool:
    """Whether the page that connects came from this server. Programs that are no browsers send
    no origin."""
    origin = socket.headers.get("origin", "")
    if not origin or origin in others:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


async def _talk(socket: AnySocket, table_id: str, settings: Settings) -> None:
    hello = await _hello(socket, settings.hello_patience)
    room = await tables_of(socket).room(table_id)
    viewer = room.table.viewer(hello.token)
    if len(room.watching(viewer)) >= settings.most_live_per_viewer:
        raise TooMany("too-many-requests")
    watcher = room.watch(viewer)
    tasks = [
        asyncio.create_task(_send(socket, room, watcher, hello, settings)),
        asyncio.create_task(_listen(socket)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        room.unwatch(watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _hello(socket: AnySocket, patience: float) -> Hello:
    try:
        async with asyncio.timeout(patience):
            text = await socket.receive_text()
    except TimeoutError:
        raise Closing(Problem(message="no-hello")) from None
    try:
        if len(text) > MOST_HELLO_BYTES:
            raise ValueError("The first message is too long.")
        try:
            return msgspec.json.decode(text, type=Hello)
        except RecursionError:
            raise ValueError(TOO_DEEP) from None
    except (ValueError, msgspec.DecodeError) as error:
        problem = Problem(message="bad-request", arguments={"detail": str(error)})
        raise Closing(problem) from None


async def _send(
    socket: AnySocket, room: Room, watcher: Watcher, hello: Hello, settings: Settings
) -> None:
    match, log_from = hello.match, hello.log_from
    while True:
        watcher.woken.clear()
        state = _state(room, hello.token, match, log_from)
        match, log_from = state.match, log_length(room.table)
        async with asyncio.timeout(settings.send_patience):
            await socket.send_text(msgspec.json.encode(state).decode())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(settings.heartbeat):
                await watcher.woken.wait()


def _state(room: Room, token: str, match: int, log_from: int) -> TableState:
    viewer = room.table.viewer(token)
    return table_state(room.table, viewer, connected=room.connected, match=match, log_from=log_from)


def log_length(table: Table) -> int:
    """How many events the log of the match has so far."""
    return len(table.match.happened) if table.match else 0


async def _listen(socket: AnySocket) -> None:
    """Clients have nothing to say after their first message but goodbye."""
    await socket.receive_text()
    raise Closing(Problem(message="bad-request", arguments={"detail": "Say hello only once."}))
