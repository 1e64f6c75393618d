"""How two people come together: one opens a table, the other follows the link to a seat."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import expect

from tests.browser.visiting import Visitor
from tests.browser.words import button_of, word


def gather(
    host: Visitor,
    guest: Visitor,
    game: str,
    bots: Mapping[int, str],
    seats: int = 4,
    extras: Sequence[str] = (),
) -> None:
    """Open a table where the host has seat 1, the guest seat 2, and bots of a level the others,
    with some options switched on; and start the game."""
    said = host.language
    page = host.page
    page.goto("/")
    page.get_by_role("button", name=button_of(said, "new table", game), exact=True).click()
    form = page.get_by_role("dialog")
    form.get_by_label(word(said, "your name")).fill("Anna")
    form.get_by_role("radio", name=str(seats), exact=True).check()
    for seat, level in bots.items():
        form.get_by_label(word(said, "seat", seat), exact=True).select_option(level)
    for option in extras:
        group = form.get_by_role("radiogroup", name=word(said, option))
        group.get_by_label(word(said, "with"), exact=True).check()
    form.get_by_role("button", name=word(said, "open")).click()
    expect(page.get_by_text(word(said, "free seat", 2))).to_be_visible()
    start = page.get_by_role("button", name=word(said, "start"))
    expect(start).to_be_disabled()
    host.must_fit()
    link = page.get_by_label(word(said, "link")).input_value()
    assert re.search(r"/table/[\w-]+#invite=[\w-]+$", link)

    said = guest.language
    guest.page.goto(link)
    guest.must_fit()
    guest.page.get_by_label(word(said, "your name")).fill("小明")
    guest.page.get_by_role("button", name=word(said, "sit down")).click()
    expect(guest.page.get_by_text(word(said, "seated"))).to_be_visible()
    expect(guest.page).not_to_have_url(re.compile("#"))  # the invitation has done its work

    start.click()
    for person in (host, guest):
        expect(person.page.locator("div.board")).to_be_visible()
        person.must_fit()


def must_add_up(person: Visitor, seats: int) -> None:
    """The result lists every seat, and every seat's lines add up to its total."""
    person.must_fit()
    sections = person.page.locator(".result article")
    expect(sections).to_have_count(seats)
    for section in sections.all():
        points = [number(cell) for cell in section.locator("tbody td").all_inner_texts()]
        assert sum(points) == number(section.locator("tfoot td").inner_text())


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))
