"""The project's tree as an installer sees it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles."""
    paths = re.findall(r'^    "src/(.*)\.py",$', (ROOT / "setup.py").read_text(), re.MULTILINE)
    return [path.replace("/", ".") for path in paths]


def copy_tree(target: Path) -> Path:
    """A copy without anything that was built before, as a source archive would be."""
    target.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target / name)
    shutil.copytree(
        ROOT / "src",
        target / "src",
        ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"),
    )
    return target
