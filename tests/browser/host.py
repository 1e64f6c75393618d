"""A server process for the browser tests: ``python host.py DATABASE_FILE HOST PORT BOT_PAUSE``."""

from __future__ import annotations

import sys
from pathlib import Path

from motherlode.server.app import serve
from motherlode.server.settings import Settings, sqlite_url

if __name__ == "__main__":
    serve(
        Settings(
            database=sqlite_url(Path(sys.argv[1])),
            bot_pause=float(sys.argv[4]),
            bot_iterations=50,
            bot_processes=1,
            new_tables_per_minute=1000,
        ),
        host=sys.argv[2],
        port=int(sys.argv[3]),
    )
