"""Whatever there is to show has room, from a phone to a wide screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server
from tests.browser.visiting import NARROW, settled

NAMES = ("Wolfeschlegelsteinhausen", "魯迪加一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子", "W" * 24)
MISPLACED = """() => {
    const log = document.querySelector('aside').getBoundingClientRect();
    const edge = log.width ? log.left : innerWidth;
    const out = [];
    for (const box of document.querySelectorAll('.seat, .mine, .turn, .last')) {
        for (const part of [box, ...box.querySelectorAll('*')]) {
            const { left, right, width } = part.getBoundingClientRect();
            const limit = Math.min(edge, box.getBoundingClientRect().right);
            if (width > 1 && (left < -1 || right > limit + 1))
                out.push(`${box.className}: ${part.className || part.tagName} ${right} > ${limit}`);
        }
    }
    for (const score of document.querySelectorAll('.score')) {
        const line = parseFloat(getComputedStyle(score).fontSize);
        if (score.getBoundingClientRect().height > 1.6 * line)
            out.push(`score in two lines: ${score.innerText}`);
    }
    return out;
}"""

# The gems whose number in the mine is outside the window or behind the dice.
HIDDEN_COUNTS = """() => {
    const dice = document.querySelector('.turn').getBoundingClientRect();
    const bottom = Math.min(innerHeight, dice.top);
    return [...document.querySelectorAll('.pile')]
        .filter(pile => {
            const count = pile.querySelector('.count').getBoundingClientRect();
            return count.top < 0 || count.bottom > bottom;
        })
        .map(pile => pile.dataset.gem);
}"""


def crowded(server: Server) -> tuple[OpenTable, int]:
    """A table with all options and the longest names, where a player has rolled five dice."""
    table = server.open("person", "person", "person", norcia=True, stars=True)
    for seat, name in enumerate(NAMES):
        table.claim(seat, name)
    table.start()
    table.play_turn(table.state()["waiting_for"][0])
    mover = table.state()["waiting_for"][0]
    table.act(mover, {"type": "dwarf-spend-star"})
    table.act(mover, {"type": "dwarf-roll"})
    return table, mover


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_long_names_and_five_dice_fit_every_width(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    table, mover = crowded(anna.server)
    anna.sit(table, mover)
    anna.wait_for_dice()
    expect(anna.page.locator("button.die")).to_have_count(5)
    for width in (1920, 1440, 1280, 1201, 1100, 901, 768, 621, 414, 360):
        anna.page.set_viewport_size({"width": width, "height": 860})
        assert settled(anna.page, MISPLACED) == [], width
        anna.must_fit()


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_on_a_phone_the_mine_can_be_seen_while_deciding(visit: Visit, language: str) -> None:
    anna = visit(language=language, size=NARROW)
    table = anna.server.started("person", "person", "person", "person", norcia=True, stars=True)
    anna.sit(table, table.until_offered("dwarf-spend-emerald"))
    anna.wait_for_dice()
    assert settled(anna.page, HIDDEN_COUNTS) == []
    anna.page.locator("[data-spend=emerald]").click()
    anna.page.locator("button.die.offered").first.click()
    expect(anna.page.locator("button.face").first).to_be_visible()
    assert settled(anna.page, HIDDEN_COUNTS) == []
    anna.must_fit()
    seats = anna.page.locator(".seat")
    expect(seats).to_have_count(4)
    for seat in seats.all():  # everybody else is a short way below
        seat.scroll_into_view_if_needed()
        expect(seat).to_be_in_viewport()
