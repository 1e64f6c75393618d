"""The ledgers in a database: one row for each entry, only ever added."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from sqlalchemy import (
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    insert,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from motherlode.server.problems import Unavailable

metadata = MetaData()
ledger = Table(
    "ledger",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)
"""``number`` counts a table's entries from 0; ``entry`` is its JSON."""

DATABASE_SECONDS = 60


class NumberTaken(Exception):  # noqa: N818 - an answer of the database
    """The table already has an entry with this number: read it first."""


class Storage(Protocol):
    """Where ledgers are kept. Every method raises Unavailable when it cannot be done."""

    async def append(self, table_id: str, number: int, entry: bytes) -> None:
        """Store an entry for good before returning. Raises NumberTaken."""
        ...

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries from number ``since`` on, in order; none for an unknown table."""
        ...


class Database:
    """Storage in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)

    async def append(self, table_id: str, number: int, entry: bytes) -> None:
        row = {"table_id": table_id, "number": number, "entry": entry}
        try:
            async with self._connection() as connection:
                await connection.execute(insert(ledger), row)
        except IntegrityError:
            raise NumberTaken from None

    async def read(self, table_id: str, since: int = 0) -> list[bytes]:
        wanted = (
            select(ledger.c.entry)
            .where(ledger.c.table_id == table_id, ledger.c.number >= since)
            .order_by(ledger.c.number)
        )
        async with self._connection() as connection:
            return [bytes(row[0]) for row in await connection.execute(wanted)]

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error


def open_engine(url: str) -> AsyncEngine:
    """An engine with its safety set: SQLite waits for the disk at each commit."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": DATABASE_SECONDS})
        event.listen(engine.sync_engine, "connect", _secure_sqlite)
        return engine
    return create_async_engine(
        url, pool_pre_ping=True, connect_args={"command_timeout": DATABASE_SECONDS}
    )


def _secure_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
