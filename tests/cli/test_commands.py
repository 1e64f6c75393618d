"""Commands that go wrong say so in one sentence, in the language of whoever typed them."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import httpx
import pytest

from motherlode.bots.request import Level
from motherlode.cli.options import LevelWord
from motherlode.games import game_ids
from motherlode.locale import LANGUAGES, Catalogue, Language
from tests.cli.terminal import MOTHERLODE, environment, motherlode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_help_lists_every_command() -> None:
    done = motherlode("--help")
    assert done.returncode == 0
    for command in ("serve", "play", "watch", "record", "arena", "bench"):
        assert re.search(rf"\b{command}\b", done.stdout)


@pytest.mark.parametrize("command", ["serve", "play", "watch", "record", "arena ladder", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    done = motherlode(*command.split(), "--help")
    assert done.returncode == 0
    assert "--language" in done.stdout


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from motherlode.cli.app import run; run(['--help']);"
        "print(sorted(m for m in ('litestar', 'sqlalchemy', 'fluent', 'motherlode.games')"
        " if m in sys.modules))"
    )
    done = subprocess.run(
        [MOTHERLODE[0], "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_levels_of_the_command_line_are_those_of_the_bots() -> None:
    assert get_args(LevelWord) == get_args(Level)


@pytest.mark.parametrize("command", ["play", "watch", "arena ladder", "bench"])
def test_help_lists_the_games_with_their_names(command: str) -> None:
    help_text = " ".join(
        re.sub("[│\n]", " ", motherlode(*command.split(), "--help").stdout).split()
    )
    catalogue = Catalogue("en")
    for game in game_ids():
        assert f"{game} ({catalogue.say(f'game-{game}')})" in help_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_that_may_be_named_are_those_there_are(language: Language) -> None:
    listed = Catalogue(language).say("terminal-no-such-game", {"game": "chess"})
    named = set(re.findall(r"\b[a-z]+\d?(?= ?[(（])", listed))
    assert named == set(game_ids())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["play", "dwarff"],
            "There is no game called “dwarff” here; choose dwarf (Dig Down Dwarf), saboteur"
            " (Saboteur) or saboteur2 (Saboteur 2).",
        ),
        (
            ["play", "saboteur", "--bots", "steady"],
            "This game is for 3 to 10 players; change how many with --bots,",
        ),
        (["play", "--bots", "grandmaster"], "This command cannot be read"),
        (["play", "--option", "norcia"], "“norcia” names no option"),
        (["play", "--option", "dragons=true"], "Dig Down Dwarf has no option “dragons”"),
        (["play", "--option", "norcia=maybe"], "“maybe” is not a choice"),
        (["play", "--name", "x" * 25], "Choose a name of 1 to 24 characters."),
        (["play", "--seconds", "0"], "0.0 seconds are not possible"),
        (["play", "--content", "dwarf"], "“dwarf” names no content"),
        (["play", "--content", "dwarf=missing.toml"], "Cannot read the content file"),
        (["play", "--language", "klingon"], "There is no language “klingon”"),
        (
            ["watch", "--bots", "novice", "--speed", "0"],
            "This game is for 2 to 4 players; change how many with --bots,",
        ),
        (["watch", "--speed", "-1"], "-1.0 moves a second are not possible"),
        (["watch", "--speed", "nan"], "nan moves a second are not possible"),
        (["watch", "--speed", "1e-300"], "choose 0, or 0.01 or more"),
        (["serve", "--database", "mysql://x"], "must be a URL that begins with"),
        (["serve", "--database", "sqlite:///no/such/folder/tables.sqlite"], "cannot be used"),
        (["serve", "--database", "sqlite:///:memory:"], "names no file"),
        (["serve", "--database", "postgresql://user@host:port/tables"], "cannot be used"),
        (["serve", "--database", "sqlite://tables.sqlite"], "write sqlite:///FILE"),
        (["serve", "--database", "sqlite:///tables.sqlite?mode=ro"], "write sqlite:///FILE"),
        (["serve", "--database", "sqlite:///file:x?mode=memory&uri=true"], "names no file"),
        (["serve", "--host", ""], "--host names no address"),
        (["serve", "--host", " "], "--host names no address"),
        (["bench", "--seconds", "0"], "0.0 seconds are not possible"),
        (["bench", "--seconds", "nan"], "nan seconds are not possible"),
        (["bench", "--seconds", "inf"], "inf seconds are not possible"),
        (["bench", "--seconds", "-1"], "-1.0 seconds are not possible"),
        (["arena", "ladder", "--levels", "steady"], "A ladder needs at least two levels"),
        (["record", "missing.json"], "No such file or directory: missing.json"),
        (["fly"], "This command cannot be read"),
    ],
)
def test_a_command_that_cannot_be_done_says_why_in_one_line(
    arguments: list[str], said: str
) -> None:
    done = motherlode(*arguments)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "Motherlode is at" not in done.stdout


def test_complaints_come_in_the_language_of_the_shell() -> None:
    done = motherlode("play", "chess", env=environment("zh_TW.UTF-8"))
    assert done.stderr == (
        "這裡沒有「chess」這個遊戲，請選擇 dwarf（挖寶矮人）、saboteur（矮人礦坑）或"
        " saboteur2（矮人礦坑2）。\n"
    )


def test_the_language_asked_for_beats_that_of_the_shell() -> None:
    done = motherlode("play", "chess", "--language", "en", env=environment("zh_TW.UTF-8"))
    assert done.stderr.startswith("There is no game")


def test_bench_measures_what_is_installed() -> None:
    done = motherlode("bench", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    assert "The engine is" in done.stdout
    assert done.stdout.count("Dig Down Dwarf") == 2 * 3
    assert done.stdout.count("Saboteur 2") == 2 * 3
    assert "…" not in done.stdout  # nothing is cut off at 80 columns


def test_serve_says_where_it_is_answers_there_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving("--port", str(port), "--database", database) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Motherlode is at http://127.0.0.1:{port}/\n"
        assert "Ctrl-C" in server.stdout.readline()
        games = ask(f"http://127.0.0.1:{port}/api/games")
        assert [game["id"] for game in games] == game_ids()
        taken = motherlode("serve", "--port", str(port), "--database", database)
        assert taken.returncode == 1
        assert f"Cannot listen on 127.0.0.1, port {port}" in taken.stderr
        assert f"make play PORT={port + 1}, or with --host and --port." in taken.stderr
        server.send_signal(signal.SIGINT)
        rest = server.stdout.read()
        assert server.wait(30) == 0
        assert "All games are kept." in rest


def test_serve_for_everybody_tells_the_addresses_of_this_machine(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    everywhere = "0.0.0.0"  # noqa: S104 - what is tested
    with serving("--host", everywhere, "--port", str(port), "--database", database) as server:
        assert server.stdout is not None
        lines = []
        while "Ctrl-C" not in (line := server.stdout.readline()):
            lines.append(line)
        assert lines[0] == f"Motherlode is at http://127.0.0.1:{port}/\n"
        for line in lines[1:]:
            address = re.search(r"Others on your network find it at (http://\S+)", line)
            assert address is not None
            assert ask(f"{address[1]}api/games")
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0


@contextmanager
def serving(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A server that is gone at the end, whatever happens."""
    with subprocess.Popen(
        [*MOTHERLODE, "serve", *arguments],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(PYTHONUNBUFFERED="1"),
    ) as server:
        try:
            yield server
        finally:
            server.kill()


def ask(address: str) -> list[dict[str, object]]:
    """What a server answers, once it listens."""
    while True:
        try:
            games: list[dict[str, object]] = httpx.get(address, timeout=30).json()
            return games
        except httpx.ConnectError:
            time.sleep(0.05)
