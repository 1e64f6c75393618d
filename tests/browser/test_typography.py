"""Punctuation is that of the language: what a component puts together reads as one text."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_suspicion import finished
from tests.browser.visiting import NARROW, Visitor

# A clause of the rules after a sentence is a button that stands by itself.
FAULT = re.compile(
    r"[，。：；！？、（）「」] +(?![A-Z]\d)\S|\S +[，。：；！？、（）「」]"
    r"|[(;:,][\u4e00-\u9fff]|[\u4e00-\u9fff][);:,]"
)


def faults(part: Locator) -> list[str]:
    return [found[0] for line in part.inner_text().splitlines() for found in FAULT.finditer(line)]


def come(visit: Visit) -> Visitor:
    return visit(language="zh-TW", size=NARROW)


def test_chinese_of_a_table_of_the_dwarf_has_no_gaps_nor_half_wide_marks(visit: Visit) -> None:
    anna = come(visit)
    page = anna.page
    table = anna.server.started("person", "person")
    for _ in range(4):
        table.play_turn(table.state()["waiting_for"][0])
    anna.sit(table, 0)
    expect(page.locator(".news")).to_contain_text(re.compile("。.+。"))
    assert faults(page.locator("body")) == []
    page.locator("button.card").first.click()
    expect(page.get_by_text("（尚未開啟）").first).to_be_visible()
    assert faults(page.get_by_role("dialog")) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="說明", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page.get_by_role("dialog")) == []


def test_chinese_of_a_result_and_of_suspicions_has_no_gaps_nor_half_wide_marks(
    visit: Visit,
) -> None:
    anna = come(visit)
    page = anna.page
    anna.sit(finished(anna.server), 0)
    panel = page.get_by_test_id("suspicion")
    slider = panel.get_by_role("slider")
    slider.press("Home")
    slider.press("ArrowRight")
    expect(panel.locator(".moment")).to_contain_text("第 1 輪第 1 手：")
    panel.locator("summary").click()
    expect(panel.locator("tbody tr").first).to_be_visible()
    expect(page.get_by_text("P0（你）")).to_be_visible()
    assert faults(page.locator("body")) == []
    assert not re.search(r"[：。] ", slider.get_attribute("aria-valuetext") or "")
