"""The way to a seat: links that friends can open, and what is said when one leads nowhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, hosted
from tests.browser.visiting import Visitor


def open_as_host(visitor: Visitor, table: OpenTable) -> None:
    """The page of a table as the person who opened it, without a seat."""
    visitor.page.goto("/")
    visitor.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [f"motherlode.table.{table.id}", json.dumps({"host": table.host})],
    )
    visitor.page.goto(f"/table/{table.id}")


def invited(visitor: Visitor, table: OpenTable, seat: int) -> str:
    return f"{visitor.server.url}/table/{table.id}#invite={table.invites[seat]}"


def must_be_without_form(visitor: Visitor, sentence: str) -> None:
    """What is the case is said, there is nothing to fill in, and the address is plain."""
    expect(visitor.page.get_by_role("alert")).to_contain_text(sentence)
    expect(visitor.page.get_by_label("Your name")).to_have_count(0)
    expect(visitor.page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_links_lead_friends_to_this_computers_address_on_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    with hosted(tmp_path, bot_pause=0.0, host="0.0.0.0") as server:  # noqa: S104
        origins = server.http.get("/api/addresses").json()["origins"]
        anna = Visitor(browser, server)
        table = server.open("person", "person")
        open_as_host(anna, table)
        link = anna.page.get_by_label("Link to this seat").first
        if not origins:  # a machine without any network
            expect(anna.page.get_by_text("on no network")).to_be_visible()
        for chosen in origins:
            if len(origins) > 1:
                anna.page.get_by_label("Links lead to").select_option(chosen)
            expect(link).to_have_value(f"{chosen}/table/{table.id}#invite={table.invites[0]}")
        friend = Visitor(browser, server)
        friend.page.goto(link.input_value())
        friend.page.get_by_label("Your name").fill("Ben")
        friend.page.get_by_role("button", name="Sit down").click()
        expect(friend.page.get_by_text("You have a seat.")).to_be_visible()
        for visitor in (anna, friend):
            visitor.close()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en-US", "work on this computer only"), ("zh-TW", "只能在這台電腦上使用")],
)
def test_a_host_whose_server_is_for_this_computer_alone_is_told_what_to_do(
    visit: Visit, language: str, sentence: str
) -> None:
    anna = visit(language=language)
    open_as_host(anna, anna.server.open("person", "person"))
    expect(anna.page.get_by_text(sentence)).to_contain_text("make play HOST=0.0.0.0")
    anna.must_fit()


def test_an_invitation_that_is_used_or_wrong_asks_for_no_name(visit: Visit) -> None:
    late, lost = visit(), visit()
    table = late.server.open("person", "person")
    table.claim(0, "Ann")
    late.page.goto(invited(late, table, 0))
    must_be_without_form(late, "used already")
    lost.page.goto(f"/table/{table.id}#invite=made-up")
    must_be_without_form(lost, "leads to no seat")


def test_a_form_goes_when_somebody_else_takes_the_seat(visit: Visit) -> None:
    slow = visit()
    table = slow.server.open("person", "person")
    slow.page.goto(invited(slow, table, 0))
    expect(slow.page.get_by_label("Your name")).to_be_visible()
    table.claim(0, "Ann")
    must_be_without_form(slow, "used already")


def test_an_invitation_to_a_game_under_way_is_told_to_a_spectator(visit: Visit) -> None:
    late = visit()
    table = late.server.started("person", "person")
    late.page.goto(invited(late, table, 1))
    must_be_without_form(late, "The game has started")
    expect(late.page.locator("div.board")).to_be_visible()


def test_who_has_a_seat_keeps_it_and_the_link_waits_for_another(visit: Visit) -> None:
    anna = visit()
    table = anna.server.open("person", "person")
    anna.page.goto(invited(anna, table, 0))
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_text("You have a seat.")).to_be_visible()
    anna.page.goto(invited(anna, table, 1))
    must_be_without_form(anna, "You have a seat at this table already")
    assert not table.state()["seats"][1]["claimed"]


def test_who_has_sat_down_asks_no_more_about_the_invitation(visit: Visit) -> None:
    anna = visit()
    refused: list[str] = []
    anna.page.on("response", lambda answer: refused.append(answer.url) if not answer.ok else None)
    table = anna.server.open("person", "person")
    anna.page.goto(invited(anna, table, 0))
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_text("You have a seat.")).to_be_visible()
    table.claim(1, "Ben")
    expect(anna.page.get_by_text("Ben", exact=True)).to_be_visible()
    assert refused == []


def test_a_second_tab_follows_the_first(visit: Visit) -> None:
    anna = visit()
    table = anna.server.open("person", "person")
    anna.page.goto(invited(anna, table, 0))
    second = anna.context.new_page()
    second.goto(invited(anna, table, 1))
    expect(second.get_by_label("Your name")).to_be_visible()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Sit down").click()
    expect(second.get_by_text("You have a seat.")).to_be_visible()
    expect(second.get_by_label("Your name")).to_have_count(0)
    second.get_by_role("button", name="Leave this seat").click()
    for page in (second, anna.page):
        expect(page.get_by_text("You are watching")).to_be_visible()
