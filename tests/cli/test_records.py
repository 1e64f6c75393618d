"""Records of finished games: told in full, fetched from a server, found wanting in one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from motherlode.cli import record as records
from motherlode.cli.ends import Stop
from tests.cli.terminal import environment, motherlode

NOVICES = ("--bots", "novice", "novice", "novice")
CHINESE = environment("zh_TW.UTF-8")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of Saboteur."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    done = motherlode(
        "watch", "saboteur", *NOVICES, "--speed", "0", "--seed", "x", "--save", str(file)
    )
    assert done.returncode == 0, done.stderr
    return file


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Nothing: what a test prints is for its failures."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The files of a folder at an address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_a_shown_record_names_the_roles_dealt_and_the_cards_drawn(file: Path) -> None:
    told = motherlode("record", str(file), "--show")
    assert told.returncode == 0, told.stderr
    roles = re.findall(r"’s role is now: (gold-digger|saboteur)\.", told.stdout)
    assert len(roles) == 3 * 3
    assert len(re.findall(r"is dealt: .+\.", told.stdout)) == 3 * 3
    assert re.search(r"draws: \w.+\.", told.stdout)
    assert not re.search(r"gets a role|is dealt \d+ cards|draws one card", told.stdout)
    assert "discards one card face down" not in told.stdout


def test_a_shown_record_names_them_in_chinese_too(file: Path) -> None:
    told = motherlode("record", str(file), "--show", env=CHINESE)
    assert len(re.findall("現在的角色是(好矮人|壞矮人)。", told.stdout)) == 3 * 3
    assert "抽到：" in told.stdout
    assert not re.search(r"拿到一張角色卡|拿到 \d+ 張手牌|抽 \d+ 張牌", told.stdout)


@pytest.mark.parametrize(
    ("env", "said"),
    [
        (environment(), "does not hold: the rules do not allow move 2 (T6).\n"),
        (CHINESE, "的紀錄有誤：規則不允許第 2 個動作（T6）。\n"),
    ],
)
def test_a_move_out_of_turn_is_called_one_in_words(
    file: Path, tmp_path: Path, env: dict[str, str], said: str
) -> None:
    record = json.loads(file.read_text("utf-8"))
    record["actions"][1]["seat"] = record["actions"][0]["seat"]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record), "utf-8")
    done = motherlode("record", str(forged), env=env)
    assert done.returncode == 1
    assert done.stderr.endswith(said)
    assert done.stderr.count("\n") == 1


def test_a_record_is_fetched_from_a_server(file: Path) -> None:
    with served(file.parent) as address:
        checked = motherlode("record", f"{address}/{file.name}", "--show")
        assert checked.returncode == 0, checked.stderr
        assert "The record holds" in checked.stdout
        assert "Round 3:" in checked.stdout


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("/none.json", "gives no record (404 File not found)"),
        ("/poem.json", "holds no record of a game"),
    ],
)
def test_an_address_without_a_record_is_called_so(tmp_path: Path, place: str, said: str) -> None:
    (tmp_path / "poem.json").write_text("roses are red", "utf-8")
    with served(tmp_path) as address:
        done = motherlode("record", address + place)
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("http://127.0.0.1:1/game.json", "(Connection refused)"),
        ("http://", "cannot be fetched"),
        ("http://127.0.0.1:port/game.json", "cannot be fetched"),
        ("https://[", "cannot be fetched"),
    ],
)
def test_an_address_that_leads_nowhere_is_called_so(address: str, said: str) -> None:
    done = motherlode("record", address)
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_no_more_is_fetched_than_a_record_can_have(tmp_path: Path) -> None:
    (tmp_path / "most.json").write_bytes(b" " * records.MOST_BYTES)
    (tmp_path / "more.json").write_bytes(b" " * (records.MOST_BYTES + 1))
    with served(tmp_path) as address:
        assert len(records.fetched(f"{address}/most.json")) == records.MOST_BYTES
        with pytest.raises(Stop) as stopped:
            records.fetched(f"{address}/more.json")
    assert stopped.value.message == "terminal-record-too-large"
