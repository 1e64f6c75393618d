"""The table of Saboteur: what has room, what each may see, and how cards are played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from motherlode.engine.generators import FastRng
from tests.browser.conftest import Visit
from tests.browser.digging import (
    SPILT,
    Digger,
    busy,
    dug,
    mover_at,
    play,
    until,
    until_offered,
)
from tests.browser.hosting import Json, OpenTable, Server
from tests.browser.test_access import SETTINGS, violations
from tests.browser.visiting import NARROW, WIDE, Visitor, at_rest, settled
from tests.browser.words import button_of

NAMES = ("Wolfeschlegelsteinhausen", "魯迪加一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子", "W" * 24)
TURNED = re.compile("turned by half")
TOO_SMALL = """() => [...document.querySelectorAll('button, a, input')]
    .filter((button) => button.checkVisibility() && !button.closest('.stage, footer, .log, .skip'))
    .map((button) => [button.ariaLabel ?? button.innerText, button.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 40 || box.height < 44))
    .map(([text, box]) => `${text} ${box.width} x ${box.height}`)"""


def at_the_turn(visitor: Visitor, seats: int, turns: int, game: str = "saboteur2") -> Digger:
    """The one who is to move at a table where so many turns have been taken."""
    table = dug(visitor.server, seats, turns, game)
    return sitting(visitor, table, mover_at(table))


def sitting(visitor: Visitor, table: OpenTable, seat: int) -> Digger:
    """Somebody at a seat, with a hand, who sees the mine."""
    visitor.sit(table, seat)
    digger = Digger(visitor)
    expect(digger.hand.first).to_be_visible()
    expect(visitor.page.locator(".mine .card").first).to_be_visible()
    return digger


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
@pytest.mark.parametrize(("game", "options"), [("saboteur", 1), ("saboteur2", 3)])
def test_every_option_is_explained_in_a_sentence_where_a_table_is_opened(
    visit: Visit, language: str, game: str, options: int
) -> None:
    anna = visit(language=language, size=NARROW)
    anna.page.goto("/")
    anna.page.get_by_role("button", name=button_of(language, "new table", game), exact=True).click()
    shown = anna.page.get_by_role("dialog").locator(".option")
    expect(shown).to_have_count(options)
    for option in shown.all():
        expect(option.locator("p")).to_have_text(re.compile(r"^\S.{12,}[.。]$"))
        expect(option.get_by_role("radio")).to_have_count(2)
        expect(option.get_by_role("radio", checked=True)).to_have_count(1)
    anna.must_fit()


# fault 77
@pytest.mark.parametrize(("language", "size", "scheme"), SETTINGS)
def test_axe_finds_no_fault_at_the_mine(
    visit: Visit, language: str, size: tuple[int, int], scheme: str
) -> None:
    anna = visit(language=language, size=size, scheme=scheme)
    table = dug(anna.server, 12, 20)
    digger = sitting(anna, table, mover_at(table, rounds=1))
    assert violations(anna.page) == []
    digger.hand.first.click()
    assert violations(anna.page) == []
    anna.page.keyboard.press("Escape")
    digger.seats.first.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert violations(anna.page) == []
    anna.page.keyboard.press("Escape")

    anna.page.locator(".facts button").click()
    expect(digger.scene).to_be_visible()
    expect(digger.scene.locator("[data-goal]").first).to_be_visible()
    assert violations(anna.page) == []
    anna.must_fit()


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_twelve_with_long_names_fit_a_small_phone(visit: Visit, language: str) -> None:
    anna = visit(size=NARROW, language=language)
    table = anna.server.open(*["person"] * 12, game="saboteur2")
    for seat in range(12):
        table.claim(seat, NAMES[seat % 3][: 24 - seat // 3])
    table.start()
    play(table, 25)
    digger = sitting(anna, table, mover_at(table))
    expect(digger.seats).to_have_count(12)
    anna.must_fit()
    assert settled(anna.page, TOO_SMALL) == []
    for tile in digger.seats.all():
        expect(tile).to_be_in_viewport(ratio=1)
    for card in digger.hand.all():
        expect(card).to_be_in_viewport(ratio=1)
    # One thumb: the hand and what can be done lie below the middle, all of it in view.
    turn = at_rest(anna.page.locator(".turn"))
    assert turn["y"] > NARROW[1] / 2
    assert turn["y"] + turn["height"] <= NARROW[1] + 1
    mine = at_rest(anna.page.locator(".mine"))
    assert turn["y"] - mine["y"] > 220  # what is seen of the mine while deciding

    for at in range(digger.hand.count()):  # with any card in hand as well
        digger.hand.nth(at).click()
        anna.must_fit()
        assert settled(anna.page, TOO_SMALL) == []
        digger.page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_every_number_of_players_fits_every_width(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    for seats in (2, 5, 7, 12):
        at_the_turn(anna, seats, 8)
        for width in (1920, 1280, 1100, 901, 768, 621, 414, 360):
            anna.page.set_viewport_size({"width": width, "height": 860})
            assert settled(anna.page, SPILT) == [], (seats, width)
            anna.must_fit()


def with_doors(server: Server) -> OpenTable:
    """A table of twelve where a round has ended, and doors of both colours lie in the mine."""
    table = dug(server, 12, 0)
    mover_at(table, rounds=1)
    pick = busy(FastRng(29))
    while True:
        lying = {tunnel["card"] for tunnel in table.state()["view"]["tunnels"]}
        if lying & {"x09", "x10", "x11"} and lying & {"x12", "x13", "x14"}:
            return table
        mover_at(table, rounds=1)
        play(table, 1, pick)


# fault 76
def test_doors_and_roles_differ_by_more_than_colour(visit: Visit) -> None:
    anna = visit(size=NARROW)
    anna.watch(with_doors(anna.server))
    doors = [
        anna.page.locator(f".mine .card g.{colour} .sign").first for colour in ("blue", "green")
    ]
    blue, green = (door.evaluate("sign => sign.tagName + sign.getAttribute('d')") for door in doors)
    assert blue != green
    anna.page.locator(".facts button").click()
    badges = Digger(anna).scene.locator("tbody .role")
    expect(badges).to_have_count(12)
    drawn = {badge.inner_text(): badge.locator("svg").inner_html() for badge in badges.all()}
    assert {"blue gold-digger", "green gold-digger"} <= drawn.keys()
    assert len(set(drawn.values())) == len(drawn), "two roles look alike but for their colours"


def told(frames: list[str]) -> list[dict[str, Any]]:
    """The states of the table that a page has been sent."""
    return [state for state in map(json.loads, frames) if state.get("view")]


def before_anything_is_known(server: Server) -> tuple[OpenTable, int]:
    """A table where somebody may look at a goal, and nobody has seen one."""
    while True:
        table, mover = until(server, 3, "saboteur-map")
        view = table.state()["view"]
        turned = any(goal["up"] for goal in view["goals"])
        if not turned and not any(seat["peeked"] for seat in view["seats"]):
            return table, mover


# fault 7
def test_roles_hands_and_goals_reach_only_those_who_know_them(visit: Visit) -> None:
    people = [visit(), visit(), visit()]
    anna, ben, watcher = people
    table, knower = before_anything_is_known(anna.server)
    other = next(seat for seat in range(3) if seat != knower)
    anna.sit(table, knower)
    ben.sit(table, other)
    watcher.watch(table)
    digger = Digger(anna)
    anna.page.locator(".hand-card[data-card=map]").first.click()
    anna.page.locator(".mine [data-drop^=goal]").first.click()
    digger.confirm.click()
    expect(anna.page.locator(".mine [data-goal] .known")).to_have_count(1)
    for person in (ben, watcher):
        expect(person.page.locator("aside .log p").first).to_contain_text("goal.")
        expect(person.page.locator(".mine [data-goal] .looked")).to_have_count(1)
        expect(person.page.locator(".mine [data-goal] .known")).to_have_count(0)
        expect(person.page.locator(f".seat[data-seat='{knower}'] .looked")).to_have_count(1)
        expect(person.page.locator(".seat .role")).to_have_count(0)
    expect(ben.page.get_by_test_id("own-role")).to_be_visible()
    expect(watcher.page.get_by_test_id("own-role")).to_have_count(0)
    expect(watcher.page.locator(".hand-card")).to_have_count(0)

    for person, viewer in ((ben, other), (watcher, None)):
        states = told(person.frames)
        assert states
        for state in states:
            assert [goal["card"] for goal in state["view"]["goals"]] == [None] * 3
            for seat, shown in enumerate(state["view"]["seats"]):
                assert (shown["role"] is None) == (seat != viewer)
            for entry in state["log"]:
                event = entry["event"]
                if event.get("seat") not in (None, viewer):
                    assert event.get("role") is None
                    assert event.get("cards") is None
                    if event["type"] == "saboteur-peeked":
                        assert event["card"] is None


def of_role(server: Server, role: str) -> tuple[OpenTable, int]:
    """A table that has been dealt, and somebody there who got the role."""
    while True:
        table = dug(server, 3, 0, "saboteur")
        for seat in range(3):
            if table.state(seat)["view"]["seats"][seat]["role"] == role:
                return table, seat


@pytest.mark.parametrize(("role", "word"), [("digger", "gold-digger"), ("saboteur", "saboteur")])
def test_the_own_role_can_be_covered_and_stays_covered(visit: Visit, role: str, word: str) -> None:
    anna = visit()
    anna.sit(*of_role(anna.server, role))
    corner = anna.page.get_by_test_id("own-role")
    expect(corner).to_contain_text(word)
    expect(corner).to_have_accessible_name(f"Your role: {word}. Tap to cover it.")
    corner.click()
    expect(corner).not_to_contain_text(word)
    shown = anna.page.locator("#main").inner_text() + anna.page.locator("#main").inner_html()
    assert word not in shown.replace("digger-", "")
    anna.page.reload()
    expect(corner).to_have_text("Show role")
    corner.click()
    expect(corner).to_contain_text(word)


def test_a_card_can_be_dragged_to_a_player_and_into_the_mine(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table, mover = until(anna.server, 4, "saboteur-break", "saboteur-place")
    digger = sitting(anna, table, mover)
    offered = table.state(mover)["decision"]["actions"]
    broken = next(action for action in offered if action["type"] == "saboteur-break")
    seat = page.locator(f".seat[data-seat='{broken['other']}']")
    drag(page, f".hand-card[data-card={broken['card']}]", at_rest(seat))
    expect(seat).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("in front of")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    place = next(action for action in offered if action["type"] == "saboteur-place")
    card = f".hand-card[data-card={place['card']}]"
    page.locator(card).first.click()
    spot = page.locator(f"[data-drop='cell {place['x']} {place['y']}']")
    expect(spot).to_be_visible()
    box = at_rest(spot)
    page.keyboard.press("Escape")
    drag(page, card, box)
    expect(spot).to_have_attribute("aria-pressed", "true")
    version = table.state()["version"]
    digger.confirm.click()
    expect(page.locator(".mine [data-drop]")).to_have_count(0)
    assert table.state()["version"] == version + 1


def drag(page: Page, card: str, box: FloatRect) -> None:
    page.locator(card).first.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def either_way(offered: Sequence[Json]) -> list[str]:
    """The path cards that may lie somewhere as printed, and somewhere turned by half."""
    places = [action for action in offered if action["type"] == "saboteur-place"]
    printed, turned = ({a["card"] for a in places if a["turned"] == way} for way in (False, True))
    return sorted(printed & turned)


def test_a_path_card_is_turned_by_key_space_tap_and_button(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table, mover = until_offered(
        anna.server, 3, "saboteur", lambda offered: bool(either_way(offered))
    )
    anna.sit(table, mover)
    [both, *_] = either_way(table.state(mover)["decision"]["actions"])
    card = page.locator(f".hand-card[data-card={both}]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).not_to_have_accessible_name(TURNED)
    turned = False
    button = page.get_by_role("button", name="Turn", exact=True)
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("r"),
        lambda: page.keyboard.press("Space"),
        lambda: card.click(),
        lambda: button.click(),
    ]
    for turn in ways:
        turn()
        turned = not turned
        if turned:
            expect(card).to_have_accessible_name(TURNED)
        else:
            expect(card).not_to_have_accessible_name(TURNED)


def test_up_to_three_cards_are_discarded_at_once_and_counted(visit: Visit) -> None:
    anna = visit()
    digger = at_the_turn(anna, 4, 0)
    page = digger.page
    page.keyboard.press("d")
    expect(page.locator(".prompt")).to_contain_text("up to 3 cards to discard: 0 chosen")
    for at in (5, 0, 2, 3):
        digger.hand.nth(at).click()
    expect(page.locator(".prompt")).to_contain_text("3 chosen")  # a fourth is not taken
    expect(page.locator(".hand-card[aria-pressed=true]")).to_have_count(3)
    page.get_by_role("button", name="Discard 3 cards").click()
    expect(page.locator("aside .log p").first).to_contain_text("discards face down")
    expect(anna.asked).to_have_count(0)


def test_everything_that_lies_before_a_player_is_said_to_those_who_listen(visit: Visit) -> None:
    anna = visit()
    table = dug(anna.server, 5, 0)
    pick = busy(FastRng(3))
    while not (marked := burdened(table)):
        mover_at(table)
        play(table, 1, pick)
    anna.watch(table)
    seat, gold = marked
    tile = anna.page.locator(f".seat[data-seat='{seat}']")
    for part in (f"P{seat}", "Broken: ", "Has looked at goals: ", f"{gold} gold."):
        expect(tile).to_have_accessible_name(re.compile(re.escape(part)))


def burdened(table: OpenTable) -> tuple[int, int] | None:
    """Somebody with a broken tool who has looked at a goal, and the gold of that player."""
    for seat, shown in enumerate(table.state()["view"]["seats"]):
        if shown["broken"] and shown["peeked"]:
            return seat, shown["gold"]
    return None


def robbed(server: Server, found: bool) -> tuple[OpenTable, list[Json]]:
    """A table whose first round has ended with a theft, the treasure found or not; its events."""
    while True:
        table = dug(server, 6, 0, team_win="digger")
        mover_at(table, rounds=1)
        log = [entry["event"] for entry in table.state(0)["log"]]
        stolen = any(event["type"] == "saboteur-stole" for event in log)
        if stolen and how_it_ended(log)["found"] == found:
            return table, log


def how_it_ended(log: list[Json]) -> Json:
    return next(event for event in log if event["type"] == "saboteur-round-ended")


@pytest.mark.parametrize("found", [True, False])
def test_the_end_of_a_round_tells_roles_ways_payments_and_thefts(visit: Visit, found: bool) -> None:
    anna = visit()
    table, log = robbed(anna.server, found)
    ended = how_it_ended(log)
    earned = table.state(0)["view"]["earned"][0]
    anna.sit(table, 0)
    anna.page.locator(".facts button").click()
    scene = Digger(anna).scene
    expect(scene).to_contain_text("has dug the treasure" if found else "has not been found")
    expect(scene.locator("p").first.get_by_role("button")).to_have_text("E1")
    clause = ("R61" if ended["blue"] or ended["green"] else "R11") if found else "W6"
    expect(scene.locator(".verdict").get_by_role("button")).to_have_text(clause)
    expect(scene.locator("tbody tr")).to_have_count(6)
    for seat, got in enumerate(earned):
        row = scene.locator("tbody tr").filter(has_text=f"P{seat}")
        expect(row.locator("small")).to_contain_text(got["role"])
        expect(row.locator(".sum")).to_have_text(str(got["paid"]))
        expect(row.get_by_role("button")).to_have_count(1)  # the clause
        expect(row.locator(".bad")).to_have_count(1 if got["robbed"] else 0)
    thieves = [event for event in log if event["type"] == "saboteur-stole"]
    for at, theft in enumerate(thieves):
        line = scene.locator("ol li").filter(has_text="steals 1 gold").nth(at)
        expect(line).to_contain_text(f"P{theft['seat']} steals 1 gold from P{theft['other']}. W8")
    ways = sum(map(bool, (ended["blue_route"], ended["green_route"]))) or bool(ended["route"])
    assert bool(ways) == found
    expect(scene.locator("ul li")).to_have_count(int(ways))
    steps = sum(len(ended[route]) for route in ("blue_route", "green_route"))
    pieces = steps or len(ended["route"])  # one at least in every cell of each way
    if pieces:
        expect(scene.locator("path.line").nth(pieces - 1)).to_be_attached()
        drawn = scene.locator(".stage :is(path.line, g.treasure)")  # the last one is on top
        expect(drawn.last).to_have_class(re.compile("treasure"))


OTHER_LINES = """() => {
    const name = document.querySelector('[data-card=repair_lamp_wagon] .name > span');
    const lines = new Map();
    for (const words of name.childNodes) {
        for (let at = 0; at < words.textContent.length; at++) {
            const one = document.createRange();
            one.setStart(words, at);
            one.setEnd(words, at + 1);
            const top = Math.round(one.getBoundingClientRect().top);
            lines.set(top, (lines.get(top) ?? '') + words.textContent[at]);
        }
    }
    const told = [...lines.values()];
    return told.join('/') === '修復礦燈/或推車' ? [] : told;
}"""


def test_a_name_in_chinese_breaks_between_words(visit: Visit) -> None:
    anna = visit(size=NARROW, language="zh-TW")

    def held(offered: Sequence[Json]) -> bool:
        return any(action.get("cards") == ["repair_lamp_wagon"] for action in offered)

    table, mover = until_offered(anna.server, 5, "saboteur", held)
    digger = sitting(anna, table, mover)
    expect(digger.hand.first).to_be_visible()
    assert settled(digger.page, OTHER_LINES) == []


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["360", "1280"])
def test_a_tile_shows_who_is_a_bot_and_who_began(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    table = anna.server.started("person", *["novice"] * 11, game="saboteur2")
    anna.sit(table, 0)
    digger = Digger(anna)
    expect(digger.seats.locator(".name svg:visible")).to_have_count(11)
    starter = table.state()["view"]["starter"]
    began = anna.page.locator(".seat .starter:visible")
    expect(began).to_have_count(1)
    expect(digger.seats.nth(starter).locator(".starter")).to_be_visible()
    digger.press(digger.seats.nth(5))
    expect(anna.page.get_by_role("dialog")).to_contain_text("Bot, novice.")
    anna.page.keyboard.press("Escape")
    assert settled(anna.page, SPILT) == []
    anna.must_fit()
