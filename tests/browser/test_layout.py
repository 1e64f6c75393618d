"""Whatever there is to show has room, from a phone to a wide screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server

NAMES = ("Wolfeschlegelsteinhausen", "魯迪加一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子", "W" * 24)
MISPLACED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
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


def settled(page: Page) -> list[str]:
    """What is misplaced once the page has had a moment to take a new size in."""
    for _ in range(40):
        misplaced: list[str] = page.evaluate(MISPLACED)
        if not misplaced:
            break
        page.wait_for_timeout(50)
    return misplaced


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_long_names_and_five_dice_fit_every_width(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    table, mover = crowded(anna.server)
    anna.sit(table, mover)
    anna.wait_for_dice()
    expect(anna.page.locator("button.die")).to_have_count(5)
    for width in (1920, 1440, 1280, 1201, 1100, 901, 768, 621, 414, 360):
        anna.page.set_viewport_size({"width": width, "height": 860})
        assert settled(anna.page) == [], width
        anna.must_fit()
