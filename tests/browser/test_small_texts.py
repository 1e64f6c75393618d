"""Small texts that must be whole: help, the latest news, how a bot plays, what a number means."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable
from tests.browser.visiting import NARROW, settled

LONG_NAMES = ("Wilhelmina Featherstone1", "Bartholomew Clutterbuck2", "Featherstone Wilhelmina3")
CUT_OFF = """() => {
    const news = document.querySelector('.news');
    const newest = news.querySelector('span:last-of-type');
    const below = newest.getBoundingClientRect().bottom - news.getBoundingClientRect().bottom;
    return below > 1 || newest.scrollWidth > newest.clientWidth + 1 ? [newest.innerText] : [];
}"""


def act_first(table: OpenTable, kind: str) -> None:
    """Whose turn it is does the first thing of a kind."""
    seat = table.state()["waiting_for"][0]
    offered = table.state(seat)["decision"]["actions"]
    table.act(seat, next(action for action in offered if action["type"] == kind))


def test_on_a_phone_help_begins_with_taps_and_folds_the_keys(visit: Visit) -> None:
    for language, size, help_, taps, hint, keys in (
        ("zh-TW", NARROW, "說明", "先點一張手牌", "像 T3 這樣", "快捷鍵"),
        ("en-US", (1280, 800), "Help", "Tap a card", "Numbers such as", "Keys"),
    ):
        reader = visit(language=language, size=size)
        reader.watch(reader.server.started("person", "person", "person", game="saboteur"))
        reader.page.get_by_role("button", name=help_).click()
        dialog = reader.page.get_by_role("dialog", name=help_)
        told = dialog.get_by_role("paragraph")
        expect(told).to_have_count(2)
        expect(told.first).to_contain_text(taps)
        expect(told.last).to_contain_text(hint)
        switch = dialog.get_by_role("checkbox")
        if size == NARROW:
            expect(switch).to_be_hidden()
            dialog.get_by_text(keys, exact=True).click()
        expect(switch).to_be_visible()
        reader.must_fit()


def test_the_newest_move_is_whole_on_a_phone(visit: Visit) -> None:
    reader = visit(size=NARROW)
    table = reader.server.open("person", "person", "person", game="saboteur")
    for seat, name in enumerate(LONG_NAMES):
        table.claim(seat, name)
    table.start()
    reader.watch(table)
    for kind in ("saboteur-place", "saboteur-discard", "saboteur-place", "saboteur-discard"):
        act_first(table, kind)
        expect(reader.page.locator(".news")).to_contain_text(
            "lays" if kind == "saboteur-place" else "discards"
        )
        assert settled(reader.page, CUT_OFF) == []


def test_a_guest_sees_how_well_bots_play_before_he_sits_down(visit: Visit) -> None:
    guest = visit(language="zh-TW", size=NARROW)
    table = guest.server.open("person", "person", "sharp", game="saboteur")
    guest.page.goto(f"/table/{table.id}#invite={table.invites[1]}")
    expect(
        guest.page.get_by_role("listitem").nth(2).get_by_text("高手", exact=True)
    ).to_be_visible()
    guest.must_fit()


def test_what_cursed_gems_do_is_told_in_the_marks_of_the_language(visit: Visit) -> None:
    reader = visit(language="zh-TW")
    reader.watch(reader.server.started("person", "person"))
    chip = reader.page.locator("[data-gem=cursed] .unseen").first
    expect(chip).to_have_text("0 個詛咒寶石；達到 10 顆時每顆 +1")
