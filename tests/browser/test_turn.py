"""What a person is asked and shown in a turn: what is possible now, and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hosting import OpenTable, Server


def rolled_without_gem_or_six(server: Server) -> tuple[OpenTable, int]:
    """A table where who begins has rolled and can only reroll or keep."""
    while True:
        table = server.started("person", "person")
        mover: int = table.state()["waiting_for"][0]
        table.act(mover, {"type": "dwarf-roll"})
        kinds = {action["type"] for action in table.state(mover)["decision"]["actions"]}
        if kinds == {"dwarf-reroll", "dwarf-keep"}:
            return table, mover


def test_rerolls_are_counted_only_while_there_is_something_to_reroll(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.state()["waiting_for"][0]
    anna.sit(table, mover)
    expect(anna.roll).to_be_visible()
    expect(anna.page.locator(".rerolls")).to_have_count(0)
    anna.roll.click()
    expect(anna.page.locator(".rerolls")).to_have_text("2 rerolls left")


def test_naming_the_wild_number_is_asked_for_by_itself(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    mover = table.until_offered("dwarf-use-wild")
    table.act(mover, {"type": "dwarf-use-wild"})
    table.act(mover, {"type": "dwarf-keep"})
    anna.sit(table, mover)
    expect(anna.asked).to_have_text("Choose the number of your WILD die.")
    expect(anna.page.locator("button.face")).not_to_have_count(0)
    expect(anna.page.locator(".rerolls")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "reroll", "ability"),
    [
        ("en-US", "Reroll or keep the dice.", "use your dwarf’s ability"),
        ("zh-TW", "請重擲或保留骰子。", "使用矮人能力"),
    ],
)
def test_the_question_names_only_what_is_possible(
    visit: Visit, language: str, reroll: str, ability: str
) -> None:
    anna = visit(language=language)
    table, mover = rolled_without_gem_or_six(anna.server)
    anna.sit(table, mover)
    expect(anna.asked).to_have_text(reroll)
    expect(anna.page.get_by_test_id("announcer")).to_contain_text(reroll)

    table = anna.server.started("person", "person")
    anna.sit(table, table.until_offered("dwarf-use"))
    expect(anna.asked).to_contain_text(ability)


def test_a_gem_in_hand_stands_out(visit: Visit) -> None:
    anna = visit()
    table = anna.server.started("person", "person")
    anna.sit(table, table.until_offered("dwarf-spend-amethyst"))
    gem = anna.page.locator("[data-spend=amethyst]")
    before = gem.evaluate("button => getComputedStyle(button).backgroundColor")
    pictures = gem.locator("svg").count()
    gem.click()
    expect(gem).to_have_attribute("aria-pressed", "true")
    anna.page.mouse.move(0, 0)
    expect(gem.locator("svg")).to_have_count(pictures + 1)
    expect(gem).not_to_have_css("background-color", before)
    expect(gem).to_have_css("box-shadow", re.compile("5px"))


@pytest.mark.parametrize(
    ("language", "together"),
    [
        ("en-US", r"P\d draws (an? \w+( gem)? and an? \w+|2 \w+)( gems?)? into the mine\."),
        ("zh-TW", r"P\d 抽出(一顆[^。]+和一顆[^。]+|兩顆[^。]+)放到場中。"),
    ],
)
def test_the_log_tells_the_draws_of_a_turn_in_one_line(
    visit: Visit, language: str, together: str
) -> None:
    anna = visit(language=language)
    table = anna.server.started("person", "person")
    anna.watch(table)
    for _ in range(4):
        table.play_turn(table.state()["waiting_for"][0])
    log = anna.page.locator("aside .log")
    expect(log.get_by_text(re.compile(together))).to_have_count(5)
