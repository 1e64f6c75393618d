"""When a game against bots is over, a chart shows whom they suspected, turn by turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server
from tests.browser.test_access import AXE, SETTINGS
from tests.browser.visiting import at_rest

MARK = """(fold) => {
    for (const moving of document.getAnimations())
        if (moving instanceof CSSTransition) moving.finish();
    const { width, transform: turned } = getComputedStyle(fold, '::before');
    return { width: parseFloat(width) || 0, turned };
}"""


def finished(server: Server) -> OpenTable:
    """Three seats, one a person who always discards."""
    table = server.started("person", "novice", "novice", game="saboteur")
    while (state := table.state())["status"] == "playing":
        if state["waiting_for"] == [0] and (decision := table.state(0)["decision"]):
            table.act(0, decision["actions"][-1])
    return table


@pytest.fixture(scope="module")
def played(server: Server, request: pytest.FixtureRequest) -> OpenTable:
    server.deal_for(request.node.nodeid)
    return finished(server)


def chart(page: Page) -> Locator:
    return page.get_by_test_id("suspicion")


def faults_of_chart(page: Page) -> list[str]:
    """What axe finds wrong with the chart and what belongs to it."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run('[data-testid=suspicion]', { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def test_the_chart_is_read_turn_by_turn_with_keys_or_a_finger(
    visit: Visit, played: OpenTable
) -> None:
    anna = visit()
    anna.sit(played, 0)
    panel = chart(anna.page)
    expect(panel.locator("svg[role=img] path.line")).to_have_count(2)  # P0 and the other bot
    slider = panel.get_by_role("slider")
    moments = int(slider.get_attribute("max") or 0)
    assert moments > 20
    expect(slider).to_have_value(str(moments))
    slider.press("Home")
    expect(panel.locator(".moment")).to_have_text("Round 1, after the deal")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"P0 \d+%"))
    slider.press("ArrowRight")
    expect(panel.locator(".moment")).to_contain_text("Round 1, turn 1:")
    # The sentence of the turn is that of the log, which has the newest turn first.
    sentence = panel.locator(".moment").inner_text().split(":", 1)[1].strip()
    log = [" ".join(line.split()) for line in anna.page.locator("aside .log p").all_inner_texts()]
    assert any(line.startswith(sentence) for line in log), sentence
    panel.get_by_role("button", name="A turn on").click()
    expect(panel.locator(".moment")).to_contain_text("Round 1, turn 2:")
    box = at_rest(panel.locator("svg[role=img]"))
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 100)
    middle = int(slider.input_value())
    assert abs(middle - moments / 2) < moments / 10


def test_bots_and_rounds_can_be_chosen_and_all_of_it_read_as_a_table(
    visit: Visit, played: OpenTable
) -> None:
    anna = visit()
    anna.watch(played)  # a spectator may look back too
    panel = chart(anna.page)
    expect(panel.locator("svg[role=img] path.line")).to_have_count(2)
    panel.get_by_role("combobox").select_option(index=1)
    expect(panel.get_by_role("img", name="How the suspicion of")).to_be_visible()
    panel.get_by_role("radio", name="Round 2").check()
    expect(panel.locator("text.round")).to_have_text(["Round 2"])
    panel.get_by_text("All of it as a table").click()
    told = anna.server.http.get(f"/api/tables/{played.id}/suspicions/1").json()
    rounds = told["rounds"]
    expect(panel.locator("tbody tr")).to_have_count(len(rounds[1]["moments"]) + 1)
    trace = next(t for t in rounds[1]["traces"] if t["seat"] == 2)
    last = [f"{(trace['suspected'][-1][seat] + 5) // 10}%" for seat in (0, 1)]
    expect(panel.locator("tbody tr:nth-last-child(2) td")).to_have_text(last)
    words = {"digger": "gold-digger", "saboteur": "saboteur"}
    roles = [words[rounds[1]["roles"][seat]] for seat in (0, 1)]
    expect(panel.locator("tbody tr.truth td")).to_have_text(roles)


# fault 77
@pytest.mark.parametrize(("language", "size", "scheme"), SETTINGS)
def test_the_chart_fits_a_phone_and_axe_finds_no_fault(
    visit: Visit, played: OpenTable, language: str, size: tuple[int, int], scheme: str
) -> None:
    anna = visit(language=language, size=size, scheme=scheme)
    anna.watch(played)
    panel = chart(anna.page)
    expect(panel.locator("svg[role=img] path.line")).to_have_count(2)
    panel.locator("summary").click()
    panel.locator("li button").first.click()
    anna.must_fit()
    assert faults_of_chart(anna.page) == []
    box = at_rest(panel)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]


def test_a_game_of_the_dwarf_has_no_such_chart(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "novice")
    while (state := table.state())["status"] == "playing":
        if state["waiting_for"] == [0] and table.state(0)["decision"]:
            table.play_turn(0)
    anna.sit(table, 0)
    expect(anna.result).to_be_visible()
    expect(chart(anna.page)).to_have_count(0)


def test_what_can_be_unfolded_has_a_mark_that_turns_and_the_record_is_not_folded(
    visit: Visit, played: OpenTable
) -> None:
    anna = visit()
    anna.watch(played)
    expect(anna.page.get_by_role("link", name="Save the record of this game")).to_be_visible()
    folds = anna.page.locator("summary")
    expect(folds).to_have_count(2)
    for fold in folds.all():
        closed = fold.evaluate(MARK)
        assert closed["width"] > 4
        fold.click()
        opened = fold.evaluate(MARK)
        assert opened["turned"] != closed["turned"]
