"""A PostgreSQL of the tests' own, on a port of its own; nobody else's is touched."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVER_USER = "postgres"
"""Debian's; PostgreSQL does not run as root."""


class Cluster:
    """A PostgreSQL with an empty database, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._run("initdb", "--auth=trust", "--username=motherlode", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql://motherlode@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self._run("pg_ctl", "start", "--wait", "--log", str(self.folder / "log"), "-o", settings)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), "--pgdata", str(self.data), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", SERVER_USER, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)


def programs() -> Path:
    """Where Debian puts the newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert found, "Install PostgreSQL (on Debian: postgresql), or run make test, which does."
    return found[-1].parent


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL; gone afterwards."""
    # Not below pytest's folder, which only root may enter where the tests run as root.
    folder = Path(tempfile.mkdtemp(prefix="motherlode-"))
    if os.geteuid() == 0:
        shutil.chown(folder, SERVER_USER)
    made = Cluster(folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder)
