"""Brings a database up to the tables that this version needs; alembic keeps account."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.server.settings import DATABASE_VARIABLE, SettingsError
from motherlode.server.storage import open_engine


async def migrate(url: str) -> None:
    """Run the migrations that the database has not had. Raises SettingsError when it cannot be
    reached, may not be written, or is no database of this program."""
    try:
        engine = open_engine(url)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise SettingsError(f"The database cannot be used: {error}") from error
    try:
        _open_file(engine)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError) as error:
        named = engine.url.render_as_string(hide_password=True)
        reason = getattr(error, "orig", None) or error
        raise SettingsError(
            f"The database {named} cannot be used ({reason}). Check that it is there and may be"
            f" written, or name another in {DATABASE_VARIABLE}."
        ) from error
    finally:
        await engine.dispose()


def _open_file(engine: AsyncEngine) -> None:
    """Open SQLite's file once without a thread: that of aiosqlite outlives a failure, and then
    complains on its own."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        with closing(sqlite3.connect(engine.url.database)) as file:
            file.execute("PRAGMA schema_version")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    # A database that may only be read would be noticed when the first table is opened.
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
