"""The processes in which bots think, away from the event loop, each ended when it is late."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from motherlode.bots.request import BotRequest
from motherlode.engine.wire import Action
from motherlode.games import get_game
from motherlode.server.thinker import encode_request

logger = logging.getLogger(__name__)

A = TypeVar("A")

QUEUE_DEADLINES = 5
"""How many deadlines a request waits for a free process before it goes without."""
CLOSING_SECONDS = 5.0
"""How long processes that have been killed are waited for when all is closed."""


class Thinkers:
    """A few processes, started when first needed. A late or broken one is killed, and the next
    request gets a new one; the others go on. Nobody waits for a killed one to be gone: a child
    of its own that holds its output can keep it for long."""

    def __init__(self, command: Sequence[str], processes: int, deadline: float) -> None:
        self.command = command
        self.deadline = deadline
        self._idle: list[Process] = []
        self._places = asyncio.Semaphore(processes)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.processes: set[Process] = set()

    async def think(self, request: BotRequest) -> Action | None:
        """The bot's action; None when it is late or fails. Whether it is legal is not known."""
        try:
            async with asyncio.timeout(self.deadline * QUEUE_DEADLINES):
                await self._places.acquire()
        except TimeoutError:
            return None
        asking = self._begin(self._ask(request))
        try:
            await asyncio.wait([asking], timeout=self.deadline)
            if asking.done():
                return asking.result()
            logger.warning("A bot was too late with its move.")
            return None
        finally:
            asking.cancel()
            self._places.release()

    async def _ask(self, request: BotRequest) -> Action | None:
        process: Process | None = None
        well = False
        try:
            process = await self._process()
            assert process.stdin
            assert process.stdout
            process.stdin.write(encode_request(request))
            await process.stdin.drain()
            line = await process.stdout.readline()
            action: Action = msgspec.json.decode(line, type=get_game(request.game).action_type)
            well = True
            return action
        except (OSError, ValueError) as error:
            logger.warning("A bot gave no move: %s", error)
            return None
        finally:
            if process is not None:
                if well:
                    self._idle.append(process)
                else:
                    self._end(process)

    async def _process(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self.processes.discard(process)
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        self.processes.add(process)
        return process

    def _end(self, process: Process) -> None:
        self.processes.discard(process)
        self._begin(_ended(process))

    def _begin(self, work: Coroutine[Any, Any, A]) -> asyncio.Task[A]:
        """Work that whoever asked may leave, but :meth:`close` does not."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """End all processes. Whoever still waits for one gets no move."""
        idle, self._idle = self._idle, []
        for process in idle:
            self._end(process)
        for process in self.processes:
            _kill(process)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                while self._tasks:
                    await asyncio.wait(self._tasks)


def _kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


async def _ended(process: Process) -> None:
    """Kill a process and wait until nothing is left of it."""
    assert process.stdin
    assert process.stdout
    process.stdin.close()  # a thinker that another program runs for us ends with its input
    _kill(process)
    await process.stdout.read()  # while there is output left, asyncio does not see the end
    await process.wait()
