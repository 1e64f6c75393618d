"""Who waits for somebody sees whether he is there to move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import NARROW

AWAY = {
    "en-US": "{} is not connected: the game waits until they are back.",
    "zh-TW": "{} 離線中，遊戲會等到重新連線。",
}
THINKS = {"en-US": "{} is thinking…", "zh-TW": "{} 正在思考…"}


@pytest.mark.parametrize(("game", "language"), [("dwarf", "en-US"), ("saboteur2", "zh-TW")])
def test_who_is_waited_for_and_away_is_said_to_be_away_until_he_is_back(
    visit: Visit, game: str, language: str
) -> None:
    host = visit(language=language, size=NARROW)
    table = host.server.started("person", "person", game=game)
    mover = table.state()["waiting_for"][0]
    guest = visit()
    guest.sit(table, mover)
    host.sit(table, 1 - mover)
    prompt = host.page.locator(".prompt")
    expect(prompt).to_have_text(THINKS[language].format(f"P{mover}"))
    guest.page.goto("/")
    expect(prompt).to_have_text(AWAY[language].format(f"P{mover}"))
    host.must_fit()
    guest.watch(table)
    expect(prompt).to_have_text(THINKS[language].format(f"P{mover}"))
