"""Addresses that lead nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import violations
from tests.browser.visiting import NARROW


@pytest.mark.parametrize("path", ["/rubbish", "/table/", "/table/a/b/c"])
@pytest.mark.parametrize(
    ("language", "sentence", "way", "games"),
    [
        ("en-US", "There is no such page.", "To the games", "New table"),
        ("zh-TW", "沒有這個頁面。", "回到遊戲清單", "開新桌"),
    ],
)
def test_an_unknown_page_says_so_in_the_readers_language_and_leads_home(
    visit: Visit, path: str, language: str, sentence: str, way: str, games: str
) -> None:
    lost = visit(language=language, size=NARROW)
    answer = lost.page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(lost.page.get_by_role("heading", name=sentence)).to_be_visible()
    assert violations(lost.page) == []
    lost.must_fit()
    lost.page.get_by_role("link", name=way).click()
    expect(lost.page.get_by_role("button", name=games)).to_have_count(3)
