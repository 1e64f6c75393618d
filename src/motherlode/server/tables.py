"""All tables of a server: those in memory, and the way to those that only their ledger knows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Final

from motherlode.engine.game import Game
from motherlode.engine.wire import Refused
from motherlode.server.botseats import BotSeats
from motherlode.server.clock import milliseconds
from motherlode.server.luck import Luck
from motherlode.server.problems import Unavailable
from motherlode.server.room import Room
from motherlode.server.settings import Settings
from motherlode.server.storage import Storage
from motherlode.server.thinkers import Thinkers
from motherlode.table.commands import open_table
from motherlode.table.ledger import decode_entry, encode_entry
from motherlode.table.refusals import Missing
from motherlode.table.table import fold
from motherlode.table.wire import NewTable, TableOpened

SWEEP_SECONDS: Final = 60.0
TABLE_ID: Final = r"^[A-Za-z0-9_-]{1,32}$"


def mint() -> str:
    """A secret of 144 bits: 24 characters that need no quoting in a link."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """An id that no other table has: 72 random bits, 12 characters."""
    return secrets.token_urlsafe(9)


class Tables:
    """The rooms of a server."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, Game],
        storage: Storage,
        thinkers: Thinkers,
        luck: Luck,
    ) -> None:
        self.settings = settings
        self.games = games
        self.storage = storage
        self.thinkers = thinkers
        self.luck = luck
        self._rooms: dict[str, Room] = {}
        self._bots: dict[str, BotSeats] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def game(self, game_id: str) -> Game:
        """A game with the content of this server. Raises Refused for an unknown one."""
        if game_id not in self.games:
            raise Refused("no-such-game", game=game_id)
        return self.games[game_id]

    async def open(self, plan: NewTable) -> TableOpened:
        """A new table, stored. Raises Refused and Unavailable."""
        table_id = new_table_id()
        opened, answer = open_table(self.game(plan.game), plan, table_id, mint, milliseconds())
        try:
            async with asyncio.timeout(self.settings.storage_patience):
                await self.storage.append(table_id, 0, encode_entry(opened))
        except TimeoutError:
            raise Unavailable("The database is slow.") from None
        return answer

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from its ledger if it is not in memory. Raises Missing for
        an unknown table and Unavailable when the database does not answer in time."""
        room = self._rooms.get(table_id)
        if room is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda task: self._loaded(table_id, task))
            try:
                async with asyncio.timeout(self.settings.storage_patience):
                    room = await asyncio.shield(loading)
            except TimeoutError:
                raise Unavailable("The database is slow.") from None
        room.touch()
        return room

    def _loaded(self, table_id: str, task: asyncio.Task[Room]) -> None:
        del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # whoever waited for it has been told

    async def _load(self, table_id: str) -> Room:
        raw = await self.storage.read(table_id)
        if not raw:
            raise Missing("no-such-table")
        table = fold(table_id, [decode_entry(entry) for entry in raw], self.game)
        room = Room(table, self.storage, self.settings.storage_patience)
        bots = BotSeats(room, self.thinkers, self.settings, self.luck)
        room.listeners.append(bots.rouse)
        self._rooms[table_id] = room
        self._bots[table_id] = bots
        bots.rouse()
        return room

    async def sweep(self) -> None:
        """For ever: let tables go that nobody has looked at for long."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            long_ago = asyncio.get_running_loop().time() - 60 * self.settings.idle_minutes
            for table_id, room in list(self._rooms.items()):
                idle = not room.watchers and not self._bots[table_id].busy
                if idle and room.last_used < long_ago:
                    await self._forget(table_id)

    async def _forget(self, table_id: str) -> None:
        room = self._rooms.pop(table_id)
        await self._bots.pop(table_id).close()
        await room.close()

    async def close(self) -> None:
        """Stop all work; what was answered is stored."""
        for table_id in list(self._rooms):
            await self._forget(table_id)
