"""The processes in which bots think, away from the event loop, each ended when it is late."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from motherlode.bots.request import BotRequest
from motherlode.engine.wire import Action
from motherlode.games import get_game
from motherlode.server.thinker import encode_request

logger = logging.getLogger(__name__)

QUEUE_DEADLINES = 5
"""How many deadlines a request waits for a free process before it goes without."""


class Thinkers:
    """A few processes, started when first needed. A late or broken one is killed, and the next
    request gets a new one; the others go on."""

    def __init__(self, command: Sequence[str], processes: int, deadline: float) -> None:
        self.command = command
        self.deadline = deadline
        self._idle: list[Process] = []
        self._places = asyncio.Semaphore(processes)
        self.processes: set[Process] = set()

    async def think(self, request: BotRequest) -> Action | None:
        """The bot's action; None when it is late or fails. Whether it is legal is not known."""
        try:
            async with asyncio.timeout(self.deadline * QUEUE_DEADLINES):
                await self._places.acquire()
        except TimeoutError:
            return None
        try:
            return await self._ask(request)
        finally:
            self._places.release()

    async def _ask(self, request: BotRequest) -> Action | None:
        process: Process | None = None
        well = False
        try:
            async with asyncio.timeout(self.deadline):
                process = await self._process()
                assert process.stdin
                assert process.stdout
                process.stdin.write(encode_request(request))
                await process.stdin.drain()
                line = await process.stdout.readline()
            action: Action = msgspec.json.decode(line, type=get_game(request.game).action_type)
            well = True
            return action
        except TimeoutError:
            logger.warning("A bot was too late with its move.")
            return None
        except (OSError, ValueError) as error:
            logger.warning("A bot gave no move: %s", error)
            return None
        finally:
            if process is not None:
                if well:
                    self._idle.append(process)
                else:
                    await self._end(process)

    async def _process(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self.processes.discard(process)
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        self.processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self.processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End all processes."""
        self._idle.clear()
        for process in list(self.processes):
            await self._end(process)
