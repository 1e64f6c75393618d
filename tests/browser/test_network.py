"""A bad network, impatient fingers and stale pages never show what the server does not know."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable
from tests.browser.visiting import PATIENCE, TWO_FRAMES, Visitor

GEMS = ("diamond", "emerald", "sapphire", "amethyst", "cursed")


def seen(visitor: Visitor) -> dict[str, Any]:
    """The table as the page shows it."""
    page = visitor.page
    seats = page.locator("article.seat").evaluate_all(
        """seats => seats.map(seat => ({
            score: Number(seat.querySelector('.score strong').innerText.replace('−', '-')),
            gems: Object.fromEntries([...seat.querySelectorAll('.chip')].map(chip =>
                [chip.dataset.gem, Number(chip.querySelector('strong').innerText)])),
        }))"""
    )
    mine = page.locator(".pile").evaluate_all(
        """piles => Object.fromEntries(piles.map(pile =>
            [pile.dataset.gem, Number(pile.querySelector('.count').innerText.split('×')[1])]))"""
    )
    log = page.locator("aside .log p[data-events]").evaluate_all(
        "lines => lines.reduce((sum, line) => sum + Number(line.dataset.events), 0)"
    )
    return {"seats": seats, "mine": mine, "dice": visitor.dice(), "log": log}


def known(table: OpenTable) -> dict[str, Any]:
    """The same of the server's view."""
    state = table.state()
    view = state["view"]
    return {
        "seats": [
            {"score": seat["score"], "gems": {gem: seat["gems"][gem] for gem in GEMS}}
            for seat in view["seats"]
        ],
        "mine": {gem: view["mine"][gem] for gem in GEMS},
        "dice": {die["die"]: die["face"] for die in view["dice"]},
        "log": len(state["log"]),
    }


def must_agree(visitor: Visitor, table: OpenTable) -> None:
    """Page and server come to show the same."""
    deadline = time.monotonic() + PATIENCE
    while seen(visitor) != known(table) and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(50)
    assert seen(visitor) == known(table)


def offline(visitor: Visitor, gone: bool) -> None:
    visitor.context.set_offline(gone)


# fault 29
def test_what_happens_while_the_network_is_gone_is_there_when_it_is_back(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    anna.sit(table, 0)
    for _ in range(6):
        offline(anna, True)
        expect(anna.page.get_by_test_id("link")).to_contain_text("reconnecting")
        table.play_turn(table.state()["waiting_for"][0])
        offline(anna, False)
        expect(anna.page.get_by_test_id("link")).to_have_count(0)
        must_agree(anna, table)


# fault 29, fault 35
def test_a_move_made_offline_is_not_shown_until_the_server_has_it(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    before = known(table)
    offline(anna, True)
    anna.roll.click()
    expect(anna.roll).to_have_count(0)  # the button waits
    assert seen(anna) == before
    offline(anna, False)
    anna.wait_for_dice()
    must_agree(anna, table)
    rolled = [e for e in table.state()["log"] if e["event"]["type"] == "dwarf-rolled"]
    assert len(rolled) == 1


# fault 29
def test_an_answer_that_is_lost_on_the_way_is_asked_for_again(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        lost.append(json.loads(route.request.post_data or "")["key"])
        if len(lost) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/act", lose_once)
    anna.roll.click()
    expect(anna.keep).to_be_visible()
    assert len(lost) == 2
    assert lost[0] == lost[1]
    must_agree(anna, table)
    rolled = [e for e in table.state()["log"] if e["event"]["type"] == "dwarf-rolled"]
    assert len(rolled) == 1


def test_a_server_that_stays_away_is_told_and_the_page_shows_the_last_view(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    before = known(table)
    anna.page.route("**/act", lambda route: route.abort())
    anna.roll.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("does not answer", timeout=30_000)
    assert seen(anna) == before
    anna.page.unroute("**/act")
    anna.roll.click()
    anna.wait_for_dice()
    must_agree(anna, table)


# fault 31
def test_a_refusal_is_told_in_words_and_the_page_shows_the_servers_view(visit: Visit) -> None:
    anna = visit(language="zh-TW")
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    table.act(mover, {"type": "dwarf-roll"})
    anna.sit(table, mover)
    before = known(table)

    def forge(route: Route) -> None:
        body = json.loads(route.request.post_data or "")
        body["action"] = {"type": "dwarf-roll"}
        route.continue_(post_data=json.dumps(body))

    anna.page.route("**/act", forge)
    anna.keep.click()
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text("你已經擲過骰子")
    expect(anna.keep).to_be_visible()
    assert seen(anna) == before == known(table)
    alert.get_by_role("button", name="T2").click()
    expect(anna.page.locator(".rules .cited")).to_contain_text("T2")


# fault 22, fault 31
def test_a_stale_page_is_told_so_and_catches_up(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    table.act(mover, {"type": "dwarf-roll"})
    anna.sit(table, mover)

    def age(route: Route) -> None:
        body = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps({**body, "version": 1}))

    anna.page.route("**/act", age)
    anna.keep.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("moved on")
    must_agree(anna, table)


# fault 32
def test_a_double_tap_plays_once(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    version = table.state()["version"]
    anna.roll.evaluate("button => { button.click(); button.click(); }")
    anna.wait_for_dice()
    anna.keep.dblclick()
    expect(anna.asked).to_have_count(0)
    anna.page.evaluate(TWO_FRAMES)
    assert len(anna.acts) == 2
    assert table.state()["version"] == version + 2
    expect(anna.page.get_by_role("alert")).to_be_empty()


# fault 37
def test_a_reload_in_the_middle_of_a_turn_goes_on_where_it_was(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    anna.roll.click()
    anna.wait_for_dice()
    dice = anna.dice()
    anna.page.reload()
    anna.wait_for_dice()
    assert anna.dice() == dice
    must_agree(anna, table)
    anna.keep.click()
    expect(anna.asked).to_have_count(0)
    must_agree(anna, table)


def test_a_seat_that_is_lost_makes_a_spectator_who_is_told(visit: Visit) -> None:
    anna = visit()
    table = anna.server.open("person", "person")
    token = table.claim(0, "P0")
    table.claim(1, "P1")
    table.post("leave", token)
    anna.page.goto("/")
    anna.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [f"motherlode.table.{table.id}", json.dumps({"seat": token})],
    )
    anna.page.goto(f"/table/{table.id}")
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
    expect(anna.page.get_by_text("You are watching")).to_be_visible()


def test_a_table_that_does_not_exist_is_told(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/table/nosuchtable")
    expect(anna.page.get_by_role("alert")).to_contain_text("no table at this address")
    anna.page.get_by_role("link", name="To the games").click()
    expect(anna.page.get_by_role("button", name="New table")).to_have_count(3)
