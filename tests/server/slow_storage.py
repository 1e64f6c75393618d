"""The real database, behind a door that can be stuck or shut."""

from __future__ import annotations

import asyncio
from pathlib import Path

from motherlode.server.migrate import migrate
from motherlode.server.problems import Unavailable
from motherlode.server.settings import sqlite_url
from motherlode.server.storage import Database


class Door:
    """A Storage. While it is not ``moving`` every call waits; ``shut``: calls fail, before or
    after they have been done."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.moving = asyncio.Event()
        self.moving.set()
        self.shut = ""
        self.appended = 0
        self.turned_away = 0

    async def append(self, table_id: str, number: int, entry: bytes) -> None:
        await self.moving.wait()
        if self.shut == "before":
            self.turned_away += 1
            raise Unavailable("Shut.")
        await self.database.append(table_id, number, entry)
        self.appended += 1
        if self.shut == "after":
            raise Unavailable("Shut just after.")

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        await self.moving.wait()
        if self.shut:
            raise Unavailable("Shut.")
        return await self.database.read(table_id, since)


async def open_door(folder: Path) -> Door:
    """With a new SQLite file behind it. Close its ``database`` afterwards."""
    url = sqlite_url(folder / "tables.sqlite")
    await migrate(url)
    return Door(Database(url))
