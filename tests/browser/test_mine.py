"""The mine of Saboteur in its window: moved and zoomed by mouse, touch and keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from motherlode.engine.generators import FastRng
from tests.browser.conftest import Visit
from tests.browser.digging import busy, dug, mover_at, play, until, until_offered
from tests.browser.hosting import Json, OpenTable, Server
from tests.browser.visiting import NARROW, Visitor, at_rest


class Mine:
    """The mine as somebody sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.window = self.page.locator(".mine .window")
        self.cards = self.page.locator(".mine .card")
        self.spots = self.page.locator(".mine .spot")
        expect(self.cards.first).to_be_visible()

    def box(self, part: Locator) -> FloatRect:
        found = part.bounding_box()
        assert found is not None
        return found

    @property
    def start(self) -> FloatRect:
        """Where the start card shows once the mine has come to rest."""
        return at_rest(self.cards.first)

    def moved(self, left: FloatRect) -> FloatRect:
        """Where the start card shows once it has left a place and come to rest."""
        return at_rest(self.cards.first, left)

    def middle(self) -> tuple[float, float]:
        box = self.box(self.window)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def must_show(self, parts: Locator) -> None:
        """All of them are in the window, and none below the buttons in its corner."""
        at_rest(parts.first)
        window = self.box(self.window)
        corner = self.box(self.page.locator(".mine .controls"))
        for part in parts.all():
            box = self.box(part)
            assert box["x"] >= window["x"] - 1
            assert box["y"] >= window["y"] - 1
            assert box["x"] + box["width"] <= window["x"] + window["width"] + 1
            assert box["y"] + box["height"] <= window["y"] + window["height"] + 1
            right, bottom = box["x"] + box["width"], box["y"] + box["height"]
            assert right <= corner["x"] + 1 or bottom <= corner["y"] + 1

    def take(self, card: str) -> None:
        """Take a path card of the hand."""
        self.page.locator(f".hand-card[data-card={card}]").first.click()
        expect(self.spots.first).to_be_visible()


def watched(visit: Visit, server: Server, **traits: Any) -> Mine:
    """A mine with some tunnels, for somebody who watches."""
    table = dug(server, 4, 14)
    visitor = visit(**traits)
    visitor.watch(table)
    return Mine(visitor)


def of_several_cells(offered: Sequence[Json]) -> list[str]:
    """The path cards that may lie in one of two cells at least."""
    cells: dict[str, set[tuple[int, int]]] = {}
    for action in offered:
        if action["type"] == "saboteur-place":
            cells.setdefault(action["card"], set()).add((action["x"], action["y"]))
    return [card for card, places in cells.items() if len(places) > 1]


def path_card(server: Server, visit: Visit, **traits: Any) -> tuple[Mine, str]:
    """The mine of somebody who has to move and may lay a path card in several cells; which."""
    table, seat = until_offered(
        server, 4, "saboteur2", lambda offered: bool(of_several_cells(offered))
    )
    [card, *_] = of_several_cells(table.state(seat)["decision"]["actions"])
    visitor = visit(**traits)
    visitor.sit(table, seat)
    return Mine(visitor), card


@pytest.mark.parametrize("size", [NARROW, (1280, 860)])
def test_at_first_all_of_the_mine_is_shown(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    mine = watched(visit, server, size=size)
    mine.must_show(mine.cards)


def test_the_mouse_drags_the_mine_and_the_wheel_zooms_at_the_pointer(
    visit: Visit, server: Server
) -> None:
    mine = watched(visit, server)
    before = mine.start
    x, y = mine.middle()
    mine.page.mouse.move(x, y)
    mine.page.mouse.down()
    mine.page.mouse.move(x + 70, y + 25, steps=4)
    mine.page.mouse.up()
    dragged = mine.moved(before)
    assert dragged["x"] == pytest.approx(before["x"] + 70, abs=1)
    assert dragged["y"] == pytest.approx(before["y"] + 25, abs=1)
    mine.page.mouse.wheel(0, -200)
    nearer = mine.moved(dragged)
    growth = nearer["width"] / dragged["width"]
    assert growth > 1.2
    at = x + 70
    assert nearer["x"] - at == pytest.approx((dragged["x"] - at) * growth, abs=1)


def test_a_mine_shown_whole_lets_the_wheel_move_the_page(visit: Visit, server: Server) -> None:
    mine = watched(visit, server, size=(900, 500))
    mine.page.mouse.move(*mine.middle())
    for _ in range(12):
        mine.page.mouse.wheel(0, 200)
    mine.page.wait_for_function("scrollY > 0")


def test_keys_and_buttons_zoom_and_move(visit: Visit, server: Server) -> None:
    mine = watched(visit, server)
    first = mine.start
    mine.window.focus()
    mine.page.keyboard.press("+")
    nearer = mine.moved(first)
    assert nearer["width"] > first["width"] * 1.2
    mine.page.keyboard.press("ArrowRight")
    aside = mine.moved(nearer)
    assert aside["x"] < nearer["x"] - 40
    mine.page.keyboard.press("-")
    farther = mine.moved(aside)
    mine.page.keyboard.press("0")
    assert mine.moved(farther) == pytest.approx(first, abs=1)
    near, far, whole = mine.page.locator(".mine .controls button").all()
    for button in (near, far, whole):
        assert min(mine.box(button)["width"], mine.box(button)["height"]) >= 43.9
    near.click()
    nearer = mine.moved(first)
    assert nearer["width"] > first["width"] * 1.2
    far.click()
    assert mine.moved(nearer)["width"] < nearer["width"] / 1.2
    near.click()
    near.click()
    nearest = mine.moved(nearer)
    whole.click()
    assert mine.moved(nearest) == pytest.approx(first, abs=1)


def fingers(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def slide(session: CDPSession, paths: Sequence[tuple[tuple[float, float], float, float]]) -> None:
    """Put fingers down and move each by so much."""
    fingers(session, "touchStart", *[start for start, _, _ in paths])
    for step in range(1, 9):
        moved = [(x + dx * step / 8, y + dy * step / 8) for (x, y), dx, dy in paths]
        fingers(session, "touchMove", *moved)
    fingers(session, "touchEnd")


def test_two_fingers_zoom_and_one_moves_what_is_larger_than_the_window(
    visit: Visit, server: Server
) -> None:
    mine = watched(visit, server, size=NARROW)
    session = mine.page.context.new_cdp_session(mine.page)
    x, y = mine.middle()
    first = mine.start
    slide(session, [((x - 20, y), -60, 0), ((x + 20, y), 60, 0)])
    pinched = mine.moved(first)
    assert pinched["width"] > first["width"] * 2
    slide(session, [((x, y), 50, 30)])
    slid = mine.moved(pinched)
    assert slid["x"] == pytest.approx(pinched["x"] + 50, abs=8)
    assert slid["y"] == pytest.approx(pinched["y"] + 30, abs=8)


def test_every_cell_for_a_card_is_in_the_window(visit: Visit, server: Server) -> None:
    mine, card = path_card(server, visit, size=NARROW)
    mine.take(card)
    mine.must_show(mine.spots)


def test_a_cell_out_of_sight_comes_into_it_when_a_card_is_taken(
    visit: Visit, server: Server
) -> None:
    mine, card = path_card(server, visit)
    mine.window.focus()
    for _ in range(6):
        mine.page.keyboard.press("+")
    mine.take(card)
    mine.must_show(mine.spots)


def test_moving_the_mine_by_one_of_its_cells_chooses_nothing(visit: Visit, server: Server) -> None:
    mine, card = path_card(server, visit)
    mine.take(card)
    box = at_rest(mine.spots.first)
    mine.page.mouse.move(box["x"] + 8, box["y"] + 8)
    mine.page.mouse.down()
    mine.page.mouse.move(box["x"] + 60, box["y"] + 8, steps=4)
    mine.page.mouse.up()
    assert at_rest(mine.spots.first, box)["x"] == pytest.approx(box["x"] + 52, abs=1)
    expect(mine.page.locator(".spot[aria-pressed=true]")).to_have_count(0)


def test_a_thumb_that_just_misses_a_cell_chooses_it(visit: Visit, server: Server) -> None:
    mine, card = path_card(server, visit, size=NARROW)
    mine.take(card)
    at_rest(mine.spots.first)
    boxes = [mine.box(spot) for spot in mine.spots.all()]
    top = min(range(len(boxes)), key=lambda at: boxes[at]["y"])
    x, y = boxes[top]["x"] + boxes[top]["width"] / 2, boxes[top]["y"] - 6
    assert not any(
        each["x"] <= x <= each["x"] + each["width"] and each["y"] <= y <= each["y"] + each["height"]
        for each in boxes
    )
    mine.page.touchscreen.tap(x, y)
    expect(mine.spots.nth(top)).to_have_attribute("aria-pressed", "true")


def test_the_arrow_keys_go_from_cell_to_cell(visit: Visit, server: Server) -> None:
    mine, card = path_card(server, visit)
    mine.take(card)
    reached = set()
    mine.page.locator(".spot[tabindex='0']").focus()
    for key in ["ArrowLeft"] * 9 + ["ArrowUp"] * 9 + ["ArrowRight", "ArrowDown"] * 9:
        mine.page.keyboard.press(key)
        reached.add(mine.page.evaluate("document.activeElement.dataset.spot"))
    expect(mine.page.locator(".spot[tabindex='0']")).to_have_count(1)
    assert None not in reached
    assert len(reached) > 1
    focused = mine.page.locator(".spot:focus")
    expect(focused).to_have_accessible_name(re.compile("^column"))
    mine.page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    mine.page.keyboard.press("Enter")
    expect(mine.spots).to_have_count(0)


def test_a_peeked_goal_shows_to_the_one_who_looked_alone(visit: Visit, server: Server) -> None:
    table, seat = until(server, 3, "saboteur-map")
    offered = table.state(seat)["decision"]["actions"]
    look = next(action for action in offered if action["type"] == "saboteur-map")
    table.act(seat, look)
    told = ("you have seen", rf"face down\. Looked at by P{seat}\.$")
    for who in range(2):
        visitor = visit()
        visitor.sit(table, (seat + who) % 3)
        goal = Mine(visitor).page.locator(f"[data-goal='{look['goal']}']")
        expect(goal.locator(".looked")).to_have_text("1")
        expect(goal.locator(".known")).to_have_count(1 - who)
        expect(goal).to_have_accessible_name(re.compile(told[who]))


def looked_at(server: Server) -> tuple[OpenTable, int, list[int]]:
    """A table where two at least have looked at a goal that lies face down; which, and who."""
    table = dug(server, 6, 0)
    pick = busy(FastRng(31))
    while True:
        view = table.state()["view"]
        for goal, shown in enumerate(view["goals"]):
            who = [at for at, seat in enumerate(view["seats"]) if goal in seat["peeked"]]
            if len(who) > 1 and not shown["up"]:
                return table, goal, who
        mover_at(table)
        play(table, 1, pick)


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_on_a_phone_a_goal_tells_who_has_looked_at_it(
    visit: Visit, server: Server, language: str
) -> None:
    table, goal, who = looked_at(server)
    anna = visit(size=NARROW, language=language)
    anna.watch(table)
    shown = anna.page.locator(f".mine [data-goal='{goal}']")
    expect(shown.locator(".looked")).to_have_text(str(len(who)))
    shown.tap()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    named = re.findall(r"P(\d)", dialog.inner_text())
    assert [int(seat) for seat in named] == who
    anna.must_fit()
    dialog.get_by_role("button").tap()
    expect(dialog).to_have_count(0)
    label = shown.get_attribute("aria-label") or ""  # for those who listen
    assert re.findall(r"P(\d)", label) == named


@pytest.mark.parametrize(
    ("language", "title", "sentence"),
    [
        ("en-US", "The middle goal", "Nobody has looked at it."),
        ("zh-TW", "中間的終點", "還沒有人看過。"),
    ],
)
def test_a_goal_that_nobody_has_looked_at_says_so(
    visit: Visit, server: Server, language: str, title: str, sentence: str
) -> None:
    anna = visit(language=language)
    anna.watch(dug(server, 3, 0))
    goal = anna.page.locator(".mine [data-goal='1']")
    expect(goal.locator(".looked")).to_have_count(0)
    goal.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(title)
    expect(dialog.get_by_text(sentence)).to_be_visible()


def test_a_tap_on_a_goal_chooses_it_for_a_map_and_asks_nothing(
    visit: Visit, server: Server
) -> None:
    table, seat = until(server, 3, "saboteur-map")
    anna = visit(size=NARROW)
    anna.sit(table, seat)
    anna.page.locator(".hand-card[data-card=map]").first.tap()
    spot = anna.page.locator(".mine [data-drop^=goal]").first
    spot.tap()
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
