"""A whole game without a mouse, heard as a screen reader would tell it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server

PATIENCE = 300.0


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab, or another key, until a control of this name has the focus, and see it shown."""
    for _ in range(80):
        page.keyboard.press(key)
        focused = page.evaluate(
            """() => {
                const at = document.activeElement;
                const label = at.getAttribute('aria-label') ?? at.labels?.[0]?.innerText;
                const shown = at.type === 'radio' ? at.closest('label') : at;
                const outline = getComputedStyle(shown).outlineStyle;
                return [(label ?? at.innerText ?? '').trim(), outline];
            }"""
        )
        if name == focused[0]:
            assert focused[1] != "none", f"the focus on {name} cannot be seen"
            return
    raise AssertionError(f"Tab does not reach {name}.")


# fault 77
def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play against bots")).to_have_count(3)
    tab_to(page, "Play against bots: Dig Down Dwarf")
    page.keyboard.press("Enter")
    tab_to(page, "Your name")
    page.keyboard.type("Anna")
    tab_to(page, "2")  # the row of numbers is one stop; arrows choose in it
    page.keyboard.press("ArrowLeft")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.locator(".seat")).to_have_count(2)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")

    anna.listen()
    deadline = time.monotonic() + PATIENCE
    step = 0
    while not anna.result.count():
        assert time.monotonic() < deadline, anna.heard[-800:]
        step += 1
        if not anna.asked.count():
            page.wait_for_timeout(20)
        elif page.locator("button.face").count():
            page.keyboard.press("4")
        elif anna.keep.count():
            if step % 3:
                page.keyboard.press("k")
            else:
                page.keyboard.press("1")
                page.keyboard.press("2")
                page.keyboard.press("r")
                page.keyboard.press("k")
        else:
            page.keyboard.press("r")
        page.wait_for_timeout(20)
    ending = page.locator(".result h2").inner_text()
    for words in ("rolls", "keeps the dice", "Roll the dice.", "from the mine", ending):
        assert words in anna.heard

    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(anna.result).to_have_count(0)


def blue_to_reroll(server: Server) -> tuple[OpenTable, int]:
    """A table where who begins has rolled a blue die that is neither free nor locked."""
    while True:
        table = server.started("person", "person")
        mover: int = table.state()["waiting_for"][0]
        table.act(mover, {"type": "dwarf-roll"})
        faces = {die["die"]: die["face"] for die in table.state()["view"]["dice"]}
        if 2 <= faces["blue"] <= 5:
            return table, mover


def test_dice_are_toggle_buttons_that_say_what_they_show(visit: Visit) -> None:
    anna = visit()
    anna.sit(*blue_to_reroll(anna.server))
    die = anna.page.get_by_role("button", name="blue die")
    expect(die).to_have_attribute("aria-pressed", "false")
    die.focus()
    anna.page.keyboard.press("Space")
    expect(die).to_have_attribute("aria-pressed", "true")
    face = die.get_attribute("data-face")
    expect(die).to_have_accessible_name(re.compile(f"^blue die, {face}.*chosen$"))
    anna.page.keyboard.press("Escape")
    expect(die).to_have_attribute("aria-pressed", "false")


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    anna.page.keyboard.press("?")
    anna.page.get_by_label("Single keys act").uncheck()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("r")
    anna.page.reload()
    expect(anna.roll).to_be_visible()
    anna.page.keyboard.press("r")
    anna.roll.click()
    expect(anna.keep).to_be_visible()
    assert len(anna.acts) == 1  # the click
