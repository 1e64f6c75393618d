"""Saboteur and Saboteur 2 at browsers: whole games, and everything a turn can be."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from motherlode.engine.generators import FastRng
from tests.browser.conftest import Visit
from tests.browser.digging import Digger
from tests.browser.gathering import gather, must_add_up
from tests.browser.test_keyboard import tab_to
from tests.browser.visiting import NARROW, WIDE
from tests.browser.words import word

PATIENCE = 400.0


@pytest.mark.parametrize(
    ("game", "wide", "narrow"),
    [
        pytest.param("saboteur", "en-US", "zh-TW", id="saboteur"),
        pytest.param("saboteur2", "zh-TW", "en-US", id="saboteur2"),
    ],
)
def test_two_people_and_two_bots_dig_through_a_whole_game(
    visit: Visit, game: str, wide: str, narrow: str
) -> None:
    anna = visit(size=WIDE, language=wide)
    ming = visit(size=NARROW, language=narrow, scheme="dark")
    gather(anna, ming, game, {3: "novice", 4: "steady"})
    chance = FastRng(7)
    diggers = [Digger(anna), Digger(ming)]
    deadline = time.monotonic() + PATIENCE
    while not all(person.result.count() for person in (anna, ming)):
        assert time.monotonic() < deadline, anna.page.locator("aside .log").inner_text()[:800]
        for digger in diggers:
            digger.take_step(chance)
    for person, digger in zip((anna, ming), diggers, strict=True):
        digger.close_scene()
        must_add_up(person, 4)
        expect(person.page.locator(".result h2")).to_contain_text(
            "gold" if person.language == "en-US" else "賞金"
        )
        person.page.locator(".facts button").click()
        expect(digger.scene.locator("tbody tr")).to_have_count(4)
        expect(digger.scene.get_by_role("radio")).to_have_count(3)  # the three rounds
        person.must_fit()
        clause = digger.scene.locator("tbody button").first
        cited = clause.inner_text()
        clause.click()
        expect(person.page.locator(".rules .cited")).to_contain_text(re.compile(rf"\b{cited}\b"))
        person.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=word(wide, "rematch")).click()
    ming.page.get_by_role("button", name=word(narrow, "new game")).click()
    for person in (anna, ming):
        expect(person.result).to_have_count(0)
        expect(person.page.locator("div.board")).to_be_visible()


def test_rounds_by_keyboard_only(visit: Visit) -> None:  # fault 77
    anna = visit()
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play against bots")).to_have_count(3)
    tab_to(page, "Play against bots: Saboteur")
    page.keyboard.press("Enter")
    tab_to(page, "Your name")
    page.keyboard.type("Anna")
    tab_to(page, "4")  # one stop for the number of bots; arrows choose in it
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "steady")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    digger = Digger(anna)
    expect(digger.seats).to_have_count(3)

    anna.listen()
    expect(page.locator(".mine .card").first).to_be_visible()
    laid = 0
    deadline = time.monotonic() + PATIENCE
    while laid < 3 or not digger.scene.count():
        assert time.monotonic() < deadline, f"{laid} laid, then: {anna.heard[-800:]}"
        asked = digger.asked
        if digger.scene.count():
            on_with_the_game(digger)
        elif anna.result.count():
            tab_to(page, "Rematch", "Shift+Tab")
            page.keyboard.press("Enter")
            expect(anna.result).to_have_count(0)
        elif not asked:
            page.wait_for_timeout(20)
        elif page.locator("button.nuggets").count():
            tab_onto(page, ".nuggets")
            page.keyboard.press("Enter")
        else:
            laid += take_turn_by_keys(digger)
        page.wait_for_timeout(20)
    for words in (
        "Everybody gets a role and 6 cards.",
        "lays a ",
        "Lay a path card",
        "The roles: ",
    ):
        assert words in anna.heard
    on_with_the_game(digger)


def on_with_the_game(digger: Digger) -> None:
    tab_to(digger.page, digger.scene.locator("button.strong").inner_text())
    digger.page.keyboard.press("Enter")
    expect(digger.scene).to_have_count(0)


def tab_onto(page: Page, selector: str) -> None:
    """Press Tab until something of the kind has the focus."""
    passed = []
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(kind) => document.activeElement.matches(kind)", selector):
            return
        passed.append(page.evaluate("document.activeElement.outerHTML.slice(0, 60)"))
    raise AssertionError(f"Tab does not reach {selector}, but {passed}.")


def take_turn_by_keys(digger: Digger) -> int:
    """Lay the first path card that fits somewhere, else discard the first card; how many laid."""
    page = digger.page
    for at in range(digger.hand.count()):
        page.keyboard.press(str(at + 1))
        if page.locator(".mine [data-drop^=cell]").count():
            tab_onto(page, "[data-drop^=cell]")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(digger.confirm).to_be_visible()
            page.keyboard.press("r")
            page.keyboard.press("Enter")
            if digger.confirm.count():  # turning had taken it from its place
                page.keyboard.press("Enter")
            return 1
        page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    return 0
