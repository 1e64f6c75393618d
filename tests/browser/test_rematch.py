"""Who reads a result keeps it when others play on, and finds it again afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server
from tests.browser.test_access import violations
from tests.browser.visiting import NARROW, WIDE, Visitor
from tests.browser.words import word

BEGUN = {"en-US": "A new game has begun.", "zh-TW": "新的一局已經開始。"}
YOUR_TURN = {
    "en-US": "A new game has begun, and it is your turn.",
    "zh-TW": "新的一局已經開始，輪到你了。",
}
EARLIER = {
    "en-US": ("Log", "Earlier games at this table", "Result of game 1", "Record of game 1"),
    "zh-TW": ("紀錄", "這張牌桌先前的對局", "第 1 局的結果", "第 1 局的紀錄檔"),
}

EVENTS_TOLD = """(count) => {
    const told = Array.from(document.querySelectorAll('aside .log p[data-events]'));
    return told.reduce((sum, { dataset }) => sum + Number(dataset.events), 0) === count;
}"""


def over(server: Server, *seats: str, game: str = "dwarf") -> OpenTable:
    """A table whose game has been played to its end."""
    table = server.started(*seats, game=game)
    while (state := table.state())["status"] == "playing":
        for seat in state["waiting_for"]:
            if seat in table.tokens and (decision := table.state(seat)["decision"]):
                table.act(seat, decision["actions"][-1])
    return table


def scores(result: Locator) -> list[str]:
    expect(result.locator("tfoot td").first).to_be_visible()
    return result.locator("tfoot td").all_inner_texts()


def notice(person: Visitor) -> Locator:
    return person.page.get_by_test_id("next-game")


def go_on(person: Visitor) -> None:
    person.page.get_by_role("button", name=word(person.language, "new game")).click()
    expect(person.result).to_have_count(0)
    expect(notice(person)).to_have_count(0)
    expect(person.page.locator("div.board")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [("en-US", NARROW), ("zh-TW", NARROW), ("en-US", WIDE)]
)
def test_a_result_stays_until_its_reader_goes_on_to_the_new_game(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    anna, ben, cleo = visit(), visit(language=language, size=size), visit(language=language)
    table = over(anna.server, "person", "person")
    anna.sit(table, 0)
    ben.sit(table, 1)
    cleo.watch(table)
    read = scores(ben.result)
    ben.listen()
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.result).to_have_count(0)  # who asked for the new game is in it at once
    if table.state()["waiting_for"] == [0]:
        expect(notice(ben)).to_contain_text(BEGUN[language])
        table.play_turn(0)

    expect(notice(ben)).to_contain_text(YOUR_TURN[language])
    assert YOUR_TURN[language] in ben.heard
    assert ben.page.title().startswith("●")
    assert scores(ben.result) == read
    expect(ben.page.get_by_role("button", name=word(language, "rematch"))).to_have_count(0)
    expect(notice(ben)).to_be_in_viewport()
    ben.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(notice(ben)).to_be_in_viewport()
    assert violations(ben.page) == []
    ben.must_fit()
    go_on(ben)
    expect(ben.asked).to_be_in_viewport()

    expect(notice(cleo)).to_contain_text(BEGUN[language])
    go_on(cleo)
    table.play_turn(1)
    cleo.page.wait_for_function(EVENTS_TOLD, arg=len(table.state()["log"]))


def test_a_result_stays_when_the_new_game_is_heard_of_by_reconnecting(visit: Visit) -> None:
    ben = visit()
    table = over(ben.server, "person", "person")
    ben.sit(table, 1)
    ben.context.set_offline(True)
    table.post("rematch", table.tokens[0])
    ben.context.set_offline(False)
    expect(notice(ben)).to_contain_text("A new game has begun")
    ben.context.set_offline(True)
    ben.context.set_offline(False)
    expect(ben.page.get_by_test_id("link")).to_have_count(0)
    expect(ben.result).to_be_visible()
    go_on(ben)
    ben.page.reload()  # there is nothing to keep any more
    expect(ben.page.locator("div.board")).to_be_visible()
    expect(ben.result).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en-US", WIDE), ("zh-TW", NARROW)])
def test_earlier_games_are_found_with_their_results_records_and_suspicions(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    log, earlier, result, record = EARLIER[language]
    anna = visit(language=language, size=size)
    page = anna.page
    table = over(anna.server, "person", "novice", "novice", game="saboteur")
    anna.sit(table, 0)
    expect(page.get_by_test_id("suspicion").locator("svg[role=img] path.line")).to_have_count(2)
    read = scores(anna.result)
    if size == WIDE:
        expect(page.get_by_text(earlier)).to_have_count(0)
    page.get_by_role("button", name=word(language, "rematch")).click()
    expect(anna.result).to_have_count(0)

    if size == NARROW:
        page.get_by_role("button", name=log, exact=True).click()
    page.get_by_text(earlier).locator("visible=true").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=record).locator("visible=true").click()
    kept = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert sorted(map(str, kept["result"]["scores"])) == sorted(read)
    page.get_by_role("button", name=result).locator("visible=true").click()
    past = page.get_by_role("dialog")
    expect(past.locator(".result")).to_be_visible()
    assert scores(past.locator(".result")) == read
    expect(past.get_by_test_id("suspicion").locator("svg[role=img] path.line")).to_have_count(2)
    expect(past.get_by_role("button", name=word(language, "rematch"))).to_have_count(0)
    assert violations(page) == []
    anna.must_fit()
