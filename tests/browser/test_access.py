"""axe finds nothing, nothing is told by colour alone, and all fits a small phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server
from tests.browser.visiting import NARROW, WIDE, at_rest, settled

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "test-results"
SPILT = """() => [...document.querySelectorAll('.seat :is(.chip, .who, .extra)')]
    .filter(part => part.getBoundingClientRect().right
        > part.closest('.seat').getBoundingClientRect().right)
    .map(part => part.innerText)"""
TOO_SMALL = """() => [...document.querySelectorAll('.turn button, header button')]
    .map(button => [button.innerText, button.getBoundingClientRect()])
    .filter(([, box]) => box.width < 40 || box.height < 44)
    .map(([text, box]) => `${text} ${box.width} x ${box.height}`)"""

SETTINGS = [
    pytest.param(language, size, scheme, id=f"{language}-{size[0]}-{scheme}")
    for language, size, scheme in (
        ("en-US", WIDE, "light"),
        ("en-US", NARROW, "dark"),
        ("zh-TW", WIDE, "dark"),
        ("zh-TW", NARROW, "light"),
    )
]


def violations(page: Page) -> list[str]:
    """What axe finds wrong, one line each."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def finished(server: Server) -> OpenTable:
    table = server.started("person", "person", norcia=True, stars=True)
    while (state := table.state())["status"] == "playing":
        table.play_turn(state["waiting_for"][0])
    return table


@pytest.fixture(scope="module")
def played(server: Server, request: pytest.FixtureRequest) -> OpenTable:
    server.deal_for(request.node.nodeid)
    return finished(server)


# fault 77
@pytest.mark.parametrize(("language", "size", "scheme"), SETTINGS)
def test_axe_finds_no_fault_on_any_page(
    visit: Visit, played: OpenTable, language: str, size: tuple[int, int], scheme: str
) -> None:
    anna = visit(language=language, size=size, scheme=scheme)
    page = anna.page

    page.goto("/")
    buttons = page.locator("li .buttons button")
    expect(buttons).to_have_count(6)
    assert violations(page) == []
    anna.must_fit()
    for button in (0, 1, 3, 5):  # against bots; a new table of each game
        buttons.nth(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        anna.must_fit()
        page.keyboard.press("Escape")

    lobby = anna.server.open("person", "person", "steady")
    lobby.claim(0, "P0")
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [
            f"motherlode.table.{lobby.id}",
            json.dumps({"host": lobby.host, "seat": lobby.tokens[0]}),
        ],
    )
    page.goto(f"/table/{lobby.id}")
    page.locator(".invite button").last.click()
    expect(page.locator("svg.qr")).to_be_visible()
    assert violations(page) == []
    anna.must_fit()
    page.goto(f"/table/{lobby.id}#invite={lobby.invites[1]}")

    table = anna.server.started("person", "novice", "steady", "steady", stars=True, norcia=True)
    anna.sit(table, 0)
    expect(anna.asked).to_be_visible(timeout=20_000)
    assert violations(page) == []
    anna.must_fit()
    table = anna.server.started("person", "person", stars=True, norcia=True)
    anna.sit(table, table.until_offered("dwarf-reroll"))
    page.locator("button.die.offered").first.click()
    expect(page.locator("button.die[aria-pressed=true]")).to_have_count(1)
    assert violations(page) == []
    anna.must_fit()
    page.locator("button.card").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("dialog").locator("li button").first.click()
    expect(page.locator(".rules .cited")).to_be_visible()
    assert violations(page) == []
    anna.must_fit()

    anna.watch(played)
    expect(anna.result).to_be_visible()
    assert violations(page) == []
    anna.must_fit()


# fault 76
@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_every_colour_has_a_symbol_beside_it_for_the_colour_blind(
    visit: Visit, played: OpenTable, language: str
) -> None:
    anna = visit(language=language, size=NARROW)
    anna.watch(anna.server.started("person", "person", norcia=True, stars=True))
    session = anna.context.new_cdp_session(anna.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    PICTURES.mkdir(exist_ok=True)
    anna.page.screenshot(path=PICTURES / f"deuteranopia-{language}.png", full_page=True)
    for kind, number in (("die", 4), ("gem", 5)):
        shown: dict[str, str] = {}
        for thing in anna.page.locator(f"[data-{kind}]").all():
            symbol = thing.locator(".symbol")
            expect(symbol).to_be_visible()
            shown[thing.get_attribute(f"data-{kind}") or ""] = symbol.inner_text()
        assert len(shown) == number
        assert len(set(shown.values())) == number, f"two look alike: {shown}"
    # Shapes differ too: no two gems are drawn with the same outline.
    outlines = anna.page.locator(".chip").evaluate_all(
        "chips => chips.slice(0, 5).map(chip => chip.querySelector('.rim').getAttribute('d'))"
    )
    assert len(set(outlines)) == 5


@pytest.mark.parametrize("language", ["en-US", "zh-TW"])
def test_the_longest_names_and_numbers_fit_a_small_phone(visit: Visit, language: str) -> None:
    anna = visit(size=NARROW, language=language)
    table = anna.server.open("person", "person", "person", "person", norcia=True, stars=True)
    for seat in range(4):
        table.claim(seat, f"{seat}" + "W" * 23)
    table.start()
    anna.sit(table, table.state()["waiting_for"][0])
    anna.page.locator(".chip strong").evaluate_all(
        "numbers => { for (const number of numbers) number.textContent = '14'; }"
    )
    anna.must_fit()
    assert settled(anna.page, SPILT) == []


def test_targets_are_large_enough_for_a_thumb(visit: Visit) -> None:
    anna = visit(size=NARROW)
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    table.act(mover, {"type": "dwarf-roll"})
    anna.sit(table, mover)
    expect(anna.keep).to_be_visible()
    assert settled(anna.page, TOO_SMALL) == []
    reach = at_rest(anna.page.locator(".turn"))
    assert reach["y"] + reach["height"] <= NARROW[1] + 1  # dice and actions at the thumb
    assert reach["y"] > NARROW[1] / 3


def test_dice_do_not_tumble_for_those_who_want_less_motion(visit: Visit) -> None:
    anna = visit()
    anna.watch(anna.server.started("person", "person"))
    duration = "getComputedStyle(document.querySelector('.cube .body')).transitionDuration"
    assert float(anna.page.evaluate(duration).removesuffix("s")) < 0.01
    anna.page.emulate_media(reduced_motion="no-preference")
    assert float(anna.page.evaluate(duration).removesuffix("s")) > 0.5


def test_language_and_colours_can_be_chosen_and_are_remembered(visit: Visit) -> None:
    anna = visit(language="en-US", scheme="light")
    anna.page.goto("/")
    anna.page.get_by_role("button", name="繁體中文").click()
    expect(anna.page.get_by_role("button", name="和電腦對戰")).to_have_count(3)
    anna.page.get_by_role("button", name="使用深色").click()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="和電腦對戰")).to_have_count(3)
    whole = anna.page.locator("html")
    expect(whole).to_have_attribute("lang", "zh-Hant")
    expect(whole).to_have_attribute("data-theme", "dark")
    expect(whole).to_have_css("background-color", "rgb(21, 19, 15)")
