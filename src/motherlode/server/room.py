"""A table with its doors open: one task takes what is asked of it in turn.

Nothing is locked while the database works. An entry is found good, stored, and only then taken
over and told. Whoever asked waits no longer than ``patience``; a request that the database has
already been given is finished all the same, and asking again with its key tells how it ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from motherlode.server.problems import Unavailable
from motherlode.server.storage import NumberTaken, Storage
from motherlode.table.commands import Proposal
from motherlode.table.ledger import decode_entry, encode_entry
from motherlode.table.table import Table, Viewer

logger = logging.getLogger(__name__)

A = TypeVar("A")
Command = Callable[[Table], Proposal[A]]

ATTEMPTS = 3


class Watcher:
    """Someone who is told when something changes."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.woken = asyncio.Event()


class Room:
    """A table in memory. ``changed`` is called after each change of the table."""

    def __init__(self, table: Table, storage: Storage, patience: float) -> None:
        self.table = table
        self.storage = storage
        self.patience = patience
        self.watchers: set[Watcher] = set()
        self.last_used = asyncio.get_running_loop().time()
        self.listeners: list[Callable[[], None]] = []
        self._unsure = False
        self._jobs: asyncio.Queue[tuple[Command[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._worker = asyncio.create_task(self._work(), name=f"table {table.id}")

    @property
    def connected(self) -> set[int]:
        """The seats whose people are there."""
        seats = (watcher.viewer.seat for watcher in self.watchers)
        return {seat for seat in seats if seat is not None}

    def watching(self, viewer: Viewer) -> list[Watcher]:
        """Those who watch as this seat, as the host, or as spectators."""
        return [watcher for watcher in self.watchers if watcher.viewer == viewer]

    async def do(self, command: Command[A]) -> A:
        """Carry a command out, after those asked for before. Raises what the command raises,
        and Unavailable when it cannot be stored in time."""
        self.touch()
        done: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((command, done))
        try:
            async with asyncio.timeout(self.patience):
                return await done
        except TimeoutError:
            raise Unavailable("The database is slow.") from None

    def touch(self) -> None:
        """Somebody is interested in the table."""
        self.last_used = asyncio.get_running_loop().time()

    def watch(self, viewer: Viewer) -> Watcher:
        """Be told of changes, until :meth:`unwatch`."""
        watcher = Watcher(viewer)
        self.watchers.add(watcher)
        self.tell()
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touch()
        self.tell()

    def tell(self) -> None:
        """Wake everybody who watches; each then looks at the table himself."""
        for watcher in self.watchers:
            watcher.woken.set()

    async def close(self) -> None:
        """Stop working."""
        self._worker.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._worker

    async def _work(self) -> None:
        while True:
            command, done = await self._jobs.get()
            if done.done():  # whoever asked has gone away
                continue
            try:
                answer = await self._carry_out(command)
            except Exception as error:  # noqa: BLE001 - told to who asked
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(answer)

    async def _carry_out(self, command: Command[A]) -> A:
        if self._unsure:
            await self._catch_up()
        for _ in range(ATTEMPTS):
            proposal = command(self.table)
            entry = proposal.entry
            if entry is None:
                return proposal.answer
            take_over = self.table.prepare(entry)
            try:
                await self.storage.append(self.table.id, self.table.version, encode_entry(entry))
            except NumberTaken:
                await self._catch_up()
                continue
            except Unavailable:
                self._unsure = True  # it may have been stored or not
                raise
            take_over()
            self._changed()
            return proposal.answer
        raise Unavailable("Another server keeps writing to this table.")

    async def _catch_up(self) -> None:
        """Read what the ledger has and the table has not."""
        raw = await self.storage.read(self.table.id, self.table.version)
        for entry in raw:
            self.table.apply(decode_entry(entry))
        self._unsure = False
        if raw:
            self._changed()

    def _changed(self) -> None:
        self.touch()
        self.tell()
        for listener in self.listeners:
            listener()
