"""Wheels: compiled where there is a compiler, pure where there is none or none is wanted; the games
are the same."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games import game_ids, get_game
from tests.install.tree import ROOT, compiled_modules, copy_tree

CHECKSUMS = """
from tests.install.test_wheel import checksums
from motherlode.engine import position
print(position.__file__)
print(checksums())
"""


def checksums() -> list[int]:
    """Of a few random games of each kind at each number of seats."""
    found = []
    for game in map(get_game, game_ids()):
        for seats in range(game.least_seats, game.most_seats + 1):
            for seed in range(10):
                position = game.new({}, seats, FastRng(seed))
                played = playout(position, FastRng(seed + 1_000_003), game.most_plies)
                found.append(int(played.checksum))
    return found


def wheel(tmp_path: Path, **environment: str) -> Path:
    """The wheel that pip makes of the tree."""
    tree = copy_tree(tmp_path / "tree")
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
        + ["--wheel-dir", str(tmp_path), str(tree)],
        env={**os.environ, "PYTHONPATH": "", **environment},
        check=True,
    )
    (made,) = tmp_path.glob("motherlode-*.whl")
    return made


def played_by(made: Path, tmp_path: Path) -> tuple[str, str]:
    """Which file of the wheel's engine ran, and the checksums of its games."""
    site = tmp_path / "site"
    with zipfile.ZipFile(made) as archive:
        archive.extractall(site)
    output = subprocess.run(
        [sys.executable, "-c", CHECKSUMS],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    assert Path(output[0]).is_relative_to(site)
    return output[0], output[1]


@pytest.mark.slow
def test_with_a_compiler_the_wheel_is_compiled_and_plays_the_same_games(tmp_path: Path) -> None:
    made = wheel(tmp_path)

    engine, sums = played_by(made, tmp_path)

    assert not engine.endswith(".py")
    assert sums == str(checksums())


@pytest.mark.slow
def test_with_a_broken_compiler_the_wheel_is_pure_and_plays_the_same_games(tmp_path: Path) -> None:
    made = wheel(tmp_path, CC="/bin/false")  # fault 70

    engine, sums = played_by(made, tmp_path)

    assert engine.endswith(".py")
    assert sums == str(checksums())


@pytest.mark.slow
def test_a_pure_wheel_for_every_machine_holds_all_that_the_package_reads(tmp_path: Path) -> None:
    made = wheel(tmp_path, MOTHERLODE_PURE="1")

    held = set(zipfile.ZipFile(made).namelist())
    package = ROOT / "src" / "motherlode"
    files = [path for path in package.rglob("*") if path.is_file()]
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in files
        if "__pycache__" not in path.parts
    }

    assert made.name.endswith("-py3-none-any.whl")  # fault 70
    assert wanted - held == set()
    assert {f"{name.replace('.', '/')}.py" for name in compiled_modules()} <= held
