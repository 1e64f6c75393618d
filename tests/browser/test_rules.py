"""The tables of the rules can be read on a phone and on a desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import violations
from tests.browser.visiting import NARROW, TOO_WIDE, WIDE, at_rest, settled

RULES = {"en-US": "Rules", "zh-TW": "規則"}
BROKEN = r"""() => {
    const out = [];
    const lines = (node, from, to) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    };
    for (const cell of document.querySelectorAll('.rules :is(th, td)')) {
        const chinese = /\p{Script=Han}/u.test(cell.innerText);
        if (chinese && cell.innerText.length < 8 && lines(cell, 0, cell.childNodes.length) > 1)
            out.push(`short, but in lines: ${cell.innerText}`);
        const { fontSize, width } = getComputedStyle(cell);
        if (chinese && cell.innerText.length > 12 && parseFloat(width) < 6 * parseFloat(fontSize))
            out.push(`a narrow column of characters: ${cell.innerText}`);
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
            for (const { 0: word, index } of texts.currentNode.data.matchAll(/\w+/g))
                if (lines(texts.currentNode, index, index + word.length) > 1)
                    out.push(`broken: ${word}`);
    }
    return out;
}"""
CUT_OFF = """() => Array.from(document.querySelectorAll('.rules table'), (table) => {
    let around = table.parentElement;
    while (around.scrollWidth <= around.clientWidth + 1 && !around.matches('.body'))
        around = around.parentElement;
    if (around.matches('.body') && around.scrollWidth > around.clientWidth)
        return 'all of the rules scroll sideways';
    return around.matches('.body, [tabindex="0"]') ? '' : 'no key scrolls it';
}).filter(Boolean)"""


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize(("game", "people"), [("dwarf", 2), ("saboteur2", 2)])
def test_no_word_breaks_in_a_table_and_a_wide_one_scrolls_by_itself(
    visit: Visit, game: str, people: int, size: tuple[int, int], language: str
) -> None:
    anna = visit(language=language, size=size)
    anna.watch(anna.server.started(*["person"] * people, game=game))
    anna.page.get_by_role("button", name=RULES[language], exact=True).click()
    expect(anna.page.locator(".rules table").first).to_be_visible()
    at_rest(anna.page.locator("dialog[open]"))
    assert settled(anna.page, BROKEN) == []
    assert settled(anna.page, CUT_OFF) == []
    assert settled(anna.page, TOO_WIDE) == []
    assert violations(anna.page) == []


def test_a_wide_table_of_the_rules_is_scrolled_with_keys(visit: Visit) -> None:
    anna = visit(size=NARROW)
    anna.watch(anna.server.started("person", "person", "person", game="saboteur"))
    anna.page.get_by_role("button", name="Rules", exact=True).click()
    table = anna.page.get_by_role("group", name="At a glance")
    table.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function("() => document.activeElement.scrollLeft > 0")
