"""Whatever surrounds a command (its streams, its terminal), it works or says why in one line."""

from __future__ import annotations

import subprocess

import pytest

from tests.cli.terminal import MOTHERLODE, PATIENCE, environment, motherlode

WATCH = ("watch", "--bots", "novice", "novice", "--speed", "0", "-l", "zh-Hant")


def test_characters_that_the_terminal_does_not_have_are_replaced() -> None:
    done = motherlode(*WATCH, env=environment(PYTHONIOENCODING="ascii"))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Agate ???" in done.stdout or "Basalt ???" in done.stdout


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = subprocess.run(
        [*MOTHERLODE, "play", "--bots", "novice"],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING="utf-8:strict"),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "is not a move here" in done.stdout.decode()


@pytest.mark.parametrize(
    ("closed", "code"), [("<&-", 0), (">&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0)]
)
def test_a_stream_that_is_closed_is_as_good_as_empty(closed: str, code: int) -> None:
    arguments = ["play", "--bots", "novice"]
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", *MOTHERLODE, *arguments],
        input=b"q\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == code


@pytest.mark.parametrize("columns", ["0", "00", ""])
def test_a_terminal_without_columns_is_one_of_unknown_width(columns: str) -> None:
    done = motherlode(*WATCH, env=environment(COLUMNS=columns))
    assert "獲勝" in done.stdout or "共享" in done.stdout
