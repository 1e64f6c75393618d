"""Two people, in two languages and at two sizes, and two bots play a game to its end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Route, expect

from motherlode.engine.generators import FastRng
from tests.browser.conftest import Visit
from tests.browser.gathering import gather, must_add_up
from tests.browser.visiting import NARROW, WIDE, Visitor
from tests.browser.words import button_of, word

PATIENCE = 300.0


def play_to_the_end(*people: Visitor) -> None:
    chance = FastRng(7)
    deadline = time.monotonic() + PATIENCE
    while not all(person.result.count() for person in people):
        assert time.monotonic() < deadline, people[0].page.locator("aside .log").inner_text()[:800]
        for person in people:
            person.take_step(chance)
        people[0].page.wait_for_timeout(10)


@pytest.mark.parametrize(
    ("wide", "narrow"), [("en-US", "zh-TW"), ("zh-TW", "en-US")], ids=["en-wide", "zh-wide"]
)
def test_two_people_and_two_bots_play_a_whole_game_in_both_languages(
    visit: Visit, wide: str, narrow: str
) -> None:
    anna = visit(size=WIDE, language=wide)
    ming = visit(size=NARROW, language=narrow, scheme="dark")
    gather(anna, ming, "dwarf", {3: "novice", 4: "steady"}, extras=("norcia", "stars"))
    expect(ming.page.locator("html")).to_have_attribute(
        "lang", {"zh-TW": "zh-Hant"}.get(narrow, "en")
    )
    play_to_the_end(anna, ming)

    for person in (anna, ming):
        must_add_up(person, 4)
    heading = anna.page.locator(".result article.winner h3").first
    winner = heading.inner_text().removeprefix(heading.locator(".place").inner_text()).split()[0]
    assert winner in anna.page.locator(".result h2").inner_text()
    assert winner in ming.page.locator(".result h2").inner_text()

    line = ming.page.locator(".result tbody button").first
    clause = line.inner_text()
    line.click()
    cited = ming.page.locator(".rules .cited")
    expect(cited).to_contain_text(clause)
    ming.page.keyboard.press("Escape")

    anna.page.get_by_role("button", name=word(wide, "rematch")).click()
    ming.page.get_by_role("button", name=word(narrow, "new game")).click()
    for person in (anna, ming):
        expect(person.result).to_have_count(0)
        expect(person.page.locator("div.board")).to_be_visible()


def test_a_game_against_bots_begins_with_two_taps_and_a_remembered_name(visit: Visit) -> None:
    anna = visit(size=NARROW, language="zh-TW")
    anna.page.goto("/")
    anna.page.get_by_role("button", name=button_of("zh-TW", "against bots", "dwarf")).click()
    anna.page.get_by_label("你的名字").fill("小安")
    anna.page.get_by_role("button", name="馬上開始").click()
    expect(anna.page.locator(".seat")).to_have_count(3)

    anna.page.goto("/")
    anna.page.get_by_role("button", name=button_of("zh-TW", "against bots", "dwarf")).click()
    anna.page.get_by_role("button", name="馬上開始").click()
    expect(anna.page.get_by_role("article", name="小安")).to_be_visible()


def test_a_seat_that_nobody_has_claimed_goes_to_a_bot_and_back(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_role("button", name=button_of("en-US", "new table", "dwarf")).click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Link to this seat")
    before = link.input_value()
    anna.page.get_by_role("button", name="Let a bot play").click()
    expect(anna.page.get_by_text("Everybody is here")).to_be_visible()
    anna.page.get_by_role("button", name="Free for a person").click()
    expect(anna.page.get_by_text("Seat 2 is free")).to_be_visible()
    expect(link).not_to_have_value(before)
    first = link.input_value()
    anna.page.get_by_role("button", name="Leave this seat").click()
    expect(link).to_have_count(2)
    anna.page.get_by_role("button", name="Sit here").last.click()
    expect(anna.page.get_by_role("button", name="Leave this seat")).to_be_visible()

    late = visit()
    late.page.goto(first)
    expect(late.page.get_by_role("alert")).to_contain_text("used already")


def test_an_invitation_can_be_copied_and_shown_as_a_code(visit: Visit) -> None:
    anna = visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.goto("/")
    anna.page.get_by_role("button", name=button_of("en-US", "new table", "dwarf")).click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_role("button", name="Copy link").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    link = anna.page.get_by_label("Link to this seat").input_value()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    anna.page.get_by_role("button", name="QR code").click()
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_who_asks_for_a_rematch_a_moment_late_finds_himself_in_it(
    visit: Visit, language: str
) -> None:
    anna = visit(language=language)
    table = anna.server.started("person", "person")
    while table.state()["waiting_for"]:
        table.play_turn(table.state()["waiting_for"][0])
    anna.sit(table, 0)

    def ben_is_quicker(route: Route) -> None:
        table.post("rematch", table.tokens[1], after=1)
        route.continue_()

    anna.page.route("**/rematch", ben_is_quicker)
    with anna.page.expect_response("**/rematch") as answer:
        anna.page.get_by_role("button", name=word(language, "rematch")).click()
    assert answer.value.status == 200
    expect(anna.result).to_have_count(0)
    expect(anna.page.locator("div.board")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_be_empty()
    assert table.state()["match"] == 2
