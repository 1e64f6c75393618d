"""Brings a database up to the tables that this version needs; alembic keeps account."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from motherlode.server.storage import open_engine


async def migrate(url: str) -> None:
    """Run the migrations that the database has not had. Raises SQLAlchemyError and OSError when
    the database cannot be reached."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
