"""A server process for the browser tests: ``python host.py FOLDER SOCKET BOT_PAUSE``.

The folder has the database, and in a file the name of the test that runs, for its deals. The
socket is an open file's number, and bound to where the server shall listen.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from motherlode.server.addresses import Listening
from motherlode.server.app import create_app, server_config
from motherlode.server.luck import Luck
from motherlode.server.settings import Settings, sqlite_url
from tests.luck import bot_seed, deal

if __name__ == "__main__":
    folder, door = Path(sys.argv[1]), socket.socket(fileno=int(sys.argv[2]))
    host, port = door.getsockname()
    settings = Settings(
        database=sqlite_url(folder / "tables.sqlite"),
        bot_pause=float(sys.argv[3]),
        bot_iterations=50,
        bot_processes=1,
        new_tables_per_minute=1000,
    )
    luck = Luck(lambda: deal((folder / "test").read_text("utf-8")), bot_seed)
    app = create_app(settings, listening=Listening(host, port), luck=luck)
    uvicorn.Server(server_config(settings, app, host, port)).run([door])
