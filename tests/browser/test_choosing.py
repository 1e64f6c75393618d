"""What is chosen on the way to an action of Saboteur: which tool a card mends, and what two cards
are discarded for. By mouse, thumb and keyboard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.digging import Digger, until_offered
from tests.browser.hosting import Json
from tests.browser.test_digging import tab_onto
from tests.browser.visiting import NARROW, WIDE, Visitor

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1280", "360"])
WAYS = pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keyboard"])


class Chooser(Digger):
    """Somebody who chooses by keys alone, or without any."""

    def __init__(self, visitor: Visitor, keys: bool) -> None:
        super().__init__(visitor)
        self.keys = keys

    def take(self, *places: int) -> None:
        """Cards of the hand, the leftmost is 0."""
        for at in places:
            if self.keys:
                self.page.keyboard.press(str(at + 1))
            else:
                self.press(self.hand.nth(at))

    def choose(self, selector: str) -> None:
        if self.keys:
            tab_onto(self.page, selector)
            self.page.keyboard.press("Space")
        else:
            self.press(self.page.locator(selector).first)

    def choose_next(self, button: Locator) -> None:
        """The button beside the one that was chosen last."""
        if self.keys:
            self.page.keyboard.press("Tab")
            expect(button).to_be_focused()
            self.page.keyboard.press("Space")
        else:
            self.press(button)

    def do_it(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.press(self.confirm)
        expect(self.visitor.asked).to_have_count(0)


def either_tool(offered: Sequence[Json]) -> list[Json]:
    """Two repairs by one card of one player's tools; none where there is nothing to choose."""
    repairs = [action for action in offered if action["type"] == "saboteur-repair"]
    for one in repairs:
        both = [each for each in repairs if {**each, "tool": one["tool"]} == one]
        if len(both) == 2:
            return both
    return []


@SIZES
@WAYS
def test_a_double_repair_mends_the_tool_that_is_chosen(
    visit: Visit, size: tuple[int, int], keys: bool
) -> None:
    anna = visit(size=size)
    page = anna.page
    table, mover = until_offered(
        anna.server, 4, "saboteur", lambda offered: len(either_tool(offered)) == 2
    )
    state = table.state(mover)
    [repair, _] = either_tool(state["decision"]["actions"])
    owner = repair["other"]
    anna.sit(table, mover)
    chooser = Chooser(anna, keys)
    prompt = page.locator(".prompt")
    tools = page.get_by_role("group", name="Which tool?").get_by_role("button")

    chooser.take(state["view"]["hand"].index(repair["card"]))
    chooser.choose(f".seat[data-seat='{owner}']")
    expect(tools).to_have_count(2)
    expect(prompt).to_have_text("Which tool?")
    expect(chooser.confirm).to_have_count(0)
    first, second = (tool.inner_text() for tool in tools.all())
    chooser.choose(".turn .actions [role=group] button")
    expect(prompt).to_contain_text(f"’s {first} (")
    chooser.choose_next(tools.nth(1))
    expect(tools.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(prompt).to_contain_text(f"’s {second} (")
    anna.must_fit()
    assert table.state()["version"] == state["version"]  # nothing is done before it is confirmed

    chooser.do_it()
    before = state["view"]["seats"][owner]["broken"]
    after = table.state()["view"]["seats"][owner]["broken"]
    assert after == [tool for tool in before if tool != second]
    expect(page.locator(".news")).to_contain_text(f"repairs P{owner}’s {second}.")


def before_one(offered: Sequence[Json]) -> list[str]:
    """What may be cleared away from in front of the one who is asked."""
    return sorted({action["item"] for action in offered if action["type"] == "saboteur-clear"})


def choice_of_clearing(offered: Sequence[Json]) -> bool:
    """Several things lie in front, and there are more than two cards to choose two from."""
    discards = [action for action in offered if action["type"] == "saboteur-discard"]
    return len(before_one(offered)) > 1 and any(len(each["cards"]) > 2 for each in discards)


@SIZES
@WAYS
def test_two_cards_are_discarded_to_clear_away_what_is_chosen(
    visit: Visit, size: tuple[int, int], keys: bool
) -> None:
    anna = visit(size=size)
    page = anna.page
    table, mover = until_offered(anna.server, 5, "saboteur2", choice_of_clearing)
    state = table.state(mover)
    items = before_one(state["decision"]["actions"])
    anna.sit(table, mover)
    chooser = Chooser(anna, keys)
    prompt = page.locator(".prompt")
    chosen = page.locator(".hand-card[aria-pressed=true]")
    expect(chooser.clears).to_have_count(len(items))
    item = items[-1]

    chooser.choose(f".clear[data-item={item}]")
    expect(prompt).to_contain_text("0 of 2 chosen")
    chooser.take(1)
    expect(prompt).to_contain_text("1 of 2 chosen")
    expect(chooser.confirm).to_have_count(0)
    chooser.take(0, 2)  # a third is not taken
    expect(chosen).to_have_count(2)
    chooser.take(1)  # put back
    expect(prompt).to_contain_text("1 of 2 chosen")
    chooser.take(2)
    expect(chooser.hand.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(prompt).to_contain_text("2 of 2 chosen")
    anna.must_fit()
    assert table.state()["version"] == state["version"]

    chooser.do_it()
    log = [entry["event"] for entry in table.state(mover)["log"]]
    cleared = next(event for event in reversed(log) if event["type"] == "saboteur-cleared")
    assert cleared["cards"] == [state["view"]["hand"][at] for at in (0, 2)]
    seat = table.state()["view"]["seats"][mover]
    left = [*seat["broken"], *(["trap"] * seat["trapped"]), *(["theft"] * bool(seat["theft"]))]
    assert sorted(left) == [lying for lying in items if lying != item]
