"""Runs the real command as a person's shell would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

MOTHERLODE = [sys.executable, "-c", "from motherlode.cli import main; main()"]
PATIENCE = 120


def environment(language: str = "en_GB.UTF-8", **more: str) -> dict[str, str]:
    """This one with one language, so that no test depends on where it runs."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": language, "COLUMNS": "100", "PYTHONUTF8": "1", **more}


def motherlode(
    *arguments: str, typed: str = "", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with what is typed."""
    return subprocess.run(
        [*MOTHERLODE, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=dict(env) if env else environment(),
        cwd=cwd,
        timeout=PATIENCE,
        check=False,
    )
