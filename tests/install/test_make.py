"""What make does, and in which order, in a tree where nothing has been made yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.install.tree import ROOT, copy_tree

ALONE = ROOT / "tools" / "alone.sh"
OF_ANOTHER_MAKE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")


def steps(tree: Path, target: str) -> str:
    """The commands that make would run."""
    shutil.copytree(ROOT / "tools", tree / "tools")
    (tree / "web").mkdir()
    for name in ("Makefile", "web/package-lock.json"):
        shutil.copy(ROOT / name, tree / name)
    environment = {name: at for name, at in os.environ.items() if name not in OF_ANOTHER_MAKE}
    asked = subprocess.run(
        ["make", "-n", target],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return asked.stdout


def begin(folder: Path, script: str) -> subprocess.Popen[str]:
    """Run a script that nothing else may run beside."""
    return subprocess.Popen(
        [ALONE, "sh", "-c", script], cwd=folder, stdout=subprocess.PIPE, text=True
    )


def leave_lock(folder: Path) -> Path:
    """What is left by a make that was killed."""
    killed = subprocess.Popen([sys.executable, "-c", ""])
    killed.wait()
    lock = folder / "build" / "in-use"
    lock.mkdir(parents=True)
    (lock / "process").write_text(f"{killed.pid}\n")
    return lock


def test_the_c_compiler_is_installed_before_the_engine_is_compiled(tmp_path: Path) -> None:
    told = steps(copy_tree(tmp_path / "tree"), "test")
    assert told.index("tools/test_packages.sh") < told.index("setup.py")


def test_who_comes_second_waits_for_the_first(tmp_path: Path) -> None:
    log = tmp_path / "log"
    first = begin(tmp_path, "echo one >>log; until [ -e go ]; do sleep 0.05; done; echo two >>log")
    deadline = time.monotonic() + 30
    while not log.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    second = begin(tmp_path, "echo three >>log")
    assert second.stdout
    assert "waiting" in second.stdout.readline()
    (tmp_path / "go").touch()
    for each in (first, second):
        each.communicate(timeout=30)
    assert log.read_text().split() == ["one", "two", "three"]


def test_a_failure_is_passed_on_and_leaves_nothing_behind(tmp_path: Path) -> None:
    failing = begin(tmp_path, "exit 3")
    failing.communicate(timeout=30)
    assert failing.returncode == 3
    assert list((tmp_path / "build").iterdir()) == []


def test_what_a_killed_one_left_is_taken_over(tmp_path: Path) -> None:
    lock = leave_lock(tmp_path)
    next_one = begin(tmp_path, "exit 0")
    next_one.communicate(timeout=30)
    assert next_one.returncode == 0
    assert not lock.exists()


def test_what_a_killed_one_left_is_taken_over_by_one_alone(tmp_path: Path) -> None:
    lock = leave_lock(tmp_path)
    begun = [begin(tmp_path, "mkdir inside && sleep 0.2 && rmdir inside") for _ in range(4)]
    for each in begun:
        each.communicate(timeout=120)
    assert [each.returncode for each in begun] == [0] * 4
    assert not lock.exists()
