"""A server in trouble costs nobody his seat: the browser keeps the key to it until it is told that
the key opens nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hosting import OpenTable, Server, hosted
from tests.browser.visiting import Visitor


@pytest.fixture
def begun(tmp_path: Path) -> OpenTable:
    """A game that a server has begun which is no longer up."""
    with hosted(tmp_path, bot_pause=0.0) as server:
        return server.started("person", "person", game="saboteur2")


@pytest.fixture
def restarted(tmp_path: Path, begun: OpenTable) -> Iterator[Server]:
    """Another server on the same database; it has not looked at the game yet."""
    with hosted(tmp_path, bot_pause=0.0) as server:
        yield server


@pytest.fixture
def anna(browser: Browser, restarted: Server, begun: OpenTable) -> Iterator[Visitor]:
    """Who has a seat there, and the start page open."""
    visitor = Visitor(browser, restarted)
    visitor.page.goto("/")
    visitor.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [f"motherlode.table.{begun.id}", json.dumps({"seat": begun.tokens[0]})],
    )
    yield visitor
    visitor.close()


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file, file:
        file.execute(statement)


def play_by_rules(old: int, new: int) -> str:
    """The statement that has all games begun under another version of the rules."""
    was, becomes = (f'"rules_version":{version}' for version in (old, new))
    text = f"replace(CAST(entry AS TEXT), '{was}', '{becomes}')"
    return f"UPDATE ledger SET entry = CAST({text} AS BLOB)"  # noqa: S608 - of numbers


def test_a_database_that_is_away_for_a_moment_is_waited_for(
    anna: Visitor, begun: OpenTable, tmp_path: Path
) -> None:
    change(tmp_path, "ALTER TABLE ledger RENAME TO away")
    anna.page.goto(f"/table/{begun.id}")
    expect(anna.page.get_by_text("reconnecting")).to_be_visible()
    assert "storage-unavailable" in anna.frames[0]
    change(tmp_path, "ALTER TABLE away RENAME TO ledger")
    expect(anna.page.locator("div.board")).to_be_visible()
    expect(anna.page.locator(".hand-card")).to_have_count(6)


def test_a_server_with_other_rules_says_so_and_the_seat_waits_for_the_right_one(
    anna: Visitor, begun: OpenTable, tmp_path: Path
) -> None:
    change(tmp_path, play_by_rules(1, 99))
    anna.page.goto(f"/table/{begun.id}")
    expect(anna.page.get_by_role("alert")).to_contain_text("begun under other rules")
    change(tmp_path, play_by_rules(99, 1))
    anna.page.reload()
    expect(anna.page.locator("div.board")).to_be_visible()
    expect(anna.page.locator(".hand-card")).to_have_count(6)


def test_a_key_that_opens_nothing_is_thrown_away(anna: Visitor, begun: OpenTable) -> None:
    anna.page.evaluate(
        "key => localStorage.setItem(key, JSON.stringify({ seat: 'of-another-table' }))",
        f"motherlode.table.{begun.id}",
    )
    anna.watch(begun)
    expect(anna.page.get_by_role("alert")).to_contain_text("opens nothing at this table")
    expect(anna.page.locator(".hand-card")).to_have_count(0)
