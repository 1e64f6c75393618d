"""Which source a measurement was made with."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from motherlode.engine import position


def version_in_use() -> str:
    """The commit that this package is checked out from, with "-dirty" if files have changed
    since; empty for an installed package."""
    git = shutil.which("git")
    folder = Path(__file__).resolve().parent
    inside = next((up for up in folder.parents if (up / "src" / "motherlode").is_dir()), None)
    if git is None or inside is None:
        return ""
    told = subprocess.run(  # noqa: S603 - the program is git, the arguments are ours
        [git, "-C", str(inside), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"],
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip()


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (position.__file__ or "").endswith(".py")
