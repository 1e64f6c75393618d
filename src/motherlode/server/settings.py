"""What can be set about a server."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

APP_FOLDER: Final = Path(__file__).with_name("app")
DATABASE_VARIABLE: Final = "MOTHERLODE_DATABASE"


class SettingsError(ValueError):
    """A setting that cannot be used; the text says what to do."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Times are in seconds."""

    database: str
    """URL for SQLAlchemy with an asynchronous driver; see :func:`database_url`."""
    content: Mapping[str, Path] = field(default_factory=dict)
    """Content files that replace a game's own, by game id."""
    app_folder: Path = APP_FOLDER
    """The built web application."""
    storage_patience: float = 5.0
    """How long who asks for something waits for the database before hearing that it is slow."""
    bot_pause: float = 0.6
    """The least time between two moves when a bot makes the second: people want to follow."""
    bot_seconds: float = 1.0
    """What ``sharp`` may think about a decision."""
    bot_iterations: int | None = None
    """If given, playouts instead of ``bot_seconds``."""
    bot_deadline: float = 8.0
    """After so long a bot's thinking is cut off and a legal move is drawn for it."""
    bot_processes: int = 2
    bot_command: tuple[str, ...] = (sys.executable, "-m", "motherlode.server.thinker")
    heartbeat: float = 20.0
    """The longest silence on a live connection."""
    send_patience: float = 30.0
    """A live connection that takes a message no faster is closed."""
    hello_patience: float = 10.0
    most_body_bytes: int = 16_384
    most_live_per_viewer: int = 200
    """At one table, as one seat, as its host, and as spectators: none crowds another out."""
    new_tables_per_minute: int = 30
    """From one address."""
    idle_minutes: float = 30.0
    """A table that nobody looks at leaves memory after so long; its ledger stays."""
    origins: frozenset[str] = frozenset()
    """Web origins besides the server's own that may open live connections."""


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where a user's data belong on this system; not created."""
    if sys.platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "motherlode"


def database_url(environ: Mapping[str, str] | None = None) -> str:
    """The URL of the database that the environment names, else of a SQLite file in the user's
    data folder, which is created. Raises SettingsError for a URL of another kind of database
    or of SQLite without a file, and for a folder that cannot be made."""
    environ = os.environ if environ is None else environ
    named = environ.get(DATABASE_VARIABLE, "")
    if not named:
        folder = data_folder(environ)
        if "?" in str(folder):  # behind it, a URL says how to open a file, no longer which
            raise SettingsError(
                f"The data folder {folder} has a question mark in its name, which the URL of a"
                f" database cannot have. Set {DATABASE_VARIABLE} to that of another file, such as"
                " sqlite:////path/to/tables.sqlite."
            )
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError(
                f"Cannot make the data folder {folder} ({error.strerror}). Set"
                f" {DATABASE_VARIABLE} to the URL of a database, such as"
                " sqlite:////path/to/tables.sqlite."
            ) from None
        return sqlite_url(folder / "tables.sqlite")
    kind, separator, rest = named.partition("://")
    drivers = {
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
    }
    if not separator or kind not in drivers:
        raise SettingsError(
            f"{DATABASE_VARIABLE} must be a URL that begins with postgresql:// or sqlite://."
        )
    if kind.startswith("sqlite"):
        _check_file(rest)
    return f"{drivers[kind]}://{rest}"


def _check_file(rest: str) -> None:
    """Raises SettingsError unless what follows sqlite:// is a slash and a file. SQLite's own
    addresses (file:...) and what may stand behind a question mark can mean memory."""
    slash, file = rest[:1], rest[1:].partition("?")[0]
    if not file or ":memory:" in file or file.startswith("file:"):
        raise SettingsError(
            f"{DATABASE_VARIABLE} names no file, and tables in memory would be lost; write"
            " sqlite:///FILE."
        )
    if slash != "/" or "?" in rest:
        raise SettingsError(
            f"{DATABASE_VARIABLE} names a file in another way than this program can read; write"
            " sqlite:///FILE, without a host and without a question mark."
        )


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"
