"""A server process of its own, to be killed: ``python host.py DATABASE_FILE PORT``."""

from __future__ import annotations

import sys
from pathlib import Path

from motherlode.server.app import serve
from motherlode.server.settings import Settings, sqlite_url

if __name__ == "__main__":
    serve(
        Settings(
            database=sqlite_url(Path(sys.argv[1])), bot_pause=0.0, bot_iterations=1, bot_processes=1
        ),
        port=int(sys.argv[2]),
    )
