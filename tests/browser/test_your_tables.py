"""The home page leads back to the tables that the browser has a key to."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.gathering import gather
from tests.browser.hosting import OpenTable
from tests.browser.test_access import violations
from tests.browser.visiting import NARROW, Visitor

UNREADABLE = """() => {
    const refuse = () => { throw new DOMException('no', 'SecurityError'); };
    Object.defineProperty(window, 'localStorage', { get: refuse });
}"""


def keep(visitor: Visitor, table: str, value: str) -> None:
    visitor.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [f"motherlode.table.{table}", value]
    )


def keep_seat(visitor: Visitor, table: OpenTable, seat: int, since: int) -> None:
    keep(visitor, table.id, json.dumps({"seat": table.tokens[seat], "since": since}))


def kept(visitor: Visitor) -> set[str]:
    found: list[str] = visitor.page.evaluate("Object.keys(localStorage)")
    return {key.removeprefix("motherlode.table.") for key in found if ".table." in key}


def tables(visitor: Visitor, heading: str = "Your tables") -> Locator:
    return visitor.page.get_by_role("region", name=heading).get_by_role("link")


def test_the_logo_leads_home_and_the_home_page_back_to_the_game(visit: Visit) -> None:
    host, guest = visit(), visit(language="zh-TW", size=NARROW)
    gather(host, guest, "dwarf", {3: "novice"}, seats=3)
    for person, heading, game, other in (
        (host, "Your tables", "Dig Down Dwarf", "小明"),
        (guest, "你的牌桌", "挖寶矮人", "Anna"),
    ):
        person.page.locator("header .home").click()
        link = tables(person, heading)
        expect(link).to_have_count(1)
        expect(link).to_contain_text(game)
        expect(link).to_contain_text(other)
        person.must_fit()
        assert violations(person.page) == []
        link.click()
        expect(person.page.locator("div.board")).to_be_visible()


def test_each_table_says_how_it_stands_and_what_is_hidden_stays_so(visit: Visit) -> None:
    anna = visit()
    server = anna.server
    lobby = server.open("person", "person", "sharp", game="saboteur")
    running = server.started("person", "person")
    mover = running.state()["waiting_for"][0]
    over = server.started("person", "person")
    while over.state()["status"] != "finished":
        over.play_turn(over.state()["waiting_for"][0])
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="New table")).to_have_count(3)
    expect(tables(anna)).to_have_count(0)
    keep(anna, lobby.id, json.dumps({"host": lobby.host, "since": 1}))
    keep_seat(anna, running, mover, 2)
    keep_seat(anna, over, 0, 3)
    anna.page.reload()
    expect(tables(anna)).to_have_count(2)
    anna.page.get_by_text("Finished games (1)").click()
    expect(tables(anna)).to_have_count(3)
    stand = [re.sub(r"\s+", " ", told) for told in tables(anna).all_inner_texts()]
    assert stand[0] == f"Dig Down Dwarf Your turn with P{1 - mover}"
    assert re.fullmatch(r"Saboteur Not started yet with \w+", stand[1])
    assert stand[2] == "Dig Down Dwarf Finished with P1"
    keep_seat(anna, running, 1 - mover, 2)
    anna.page.reload()
    expect(tables(anna).first).to_contain_text(f"Waiting for P{mover}")
    running.play_turn(mover)
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(tables(anna).first).to_contain_text("Your turn")


def test_a_table_that_is_not_here_is_not_listed_and_its_key_is_kept(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    anna.page.goto("/")
    keep_seat(anna, table, 0, 1)
    keep(anna, "NoSuchTable1", '{"seat": "s"}')
    keep(anna, "cut-short", '{"seat": "')
    away = re.compile(r"/api/tables/")
    anna.page.route(away, lambda route: route.abort())
    anna.page.reload()
    expect(tables(anna)).to_have_text(["A table that cannot be shown just now"] * 2)
    assert kept(anna) == {table.id, "NoSuchTable1", "cut-short"}
    anna.page.unroute(away)
    anna.page.reload()
    expect(tables(anna)).to_have_count(1)
    expect(tables(anna)).to_have_attribute("href", f"/table/{table.id}")
    assert kept(anna) == {table.id, "NoSuchTable1", "cut-short"}


def test_who_lets_the_page_keep_nothing_sees_the_games(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(f"({UNREADABLE})()")
    anna.page.goto("/")
    expect(anna.page.get_by_role("button", name="New table")).to_have_count(3)
    expect(tables(anna)).to_have_count(0)
