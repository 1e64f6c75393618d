"""What the server never heard of is not shown as done, whatever was chosen."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.test_invitations import open_as_host


def test_a_language_that_cannot_be_fetched_is_said_to_be_and_can_be_chosen_later(
    visit: Visit,
) -> None:
    anna = visit()
    page: Page = anna.page
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    english = heading.inner_text()
    chinese = page.get_by_role("button", name="繁體中文")
    anna.context.set_offline(True)
    chinese.click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    expect(heading).to_have_text(english)
    anna.context.set_offline(False)
    page.reload()
    expect(heading).to_have_text(english)  # nothing was kept of what did not come to be
    chinese.click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(heading).not_to_have_text(english)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_level_that_the_server_never_heard_of_is_put_back(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table = anna.server.open("person", "steady")
    open_as_host(anna, table)
    level = page.get_by_role("combobox")
    expect(level).to_have_value("steady")
    anna.context.set_offline(True)
    level.select_option("sharp")
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    expect(level).to_have_value("steady")
    anna.context.set_offline(False)
    expect(page.get_by_test_id("link")).to_have_count(0)
    with page.expect_response("**/seats"):
        level.select_option("sharp")
    expect(level).to_have_value("sharp")
    assert table.state()["seats"][1]["level"] == "sharp"


def test_rules_that_cannot_be_fetched_are_said_to_be_and_can_be_opened_later(
    visit: Visit,
) -> None:
    anna = visit()
    page = anna.page
    table = anna.server.started("person", "person")
    anna.sit(table, 0)
    rules = page.get_by_role("button", name="Rules")
    drawer = page.get_by_role("dialog")
    anna.context.set_offline(True)
    rules.click()
    expect(drawer.get_by_role("alert")).to_contain_text("does not answer")
    page.keyboard.press("Escape")
    anna.context.set_offline(False)
    rules.click()
    expect(drawer.get_by_role("heading", level=1)).to_be_visible()


def test_a_picture_of_a_link_that_cannot_be_made_is_said_to_be(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table = anna.server.open("person", "person")
    open_as_host(anna, table)
    picture = page.get_by_role("button", name="QR code").first
    expect(picture).to_be_visible()
    anna.context.set_offline(True)
    picture.click()
    expect(page.locator(".invite").get_by_role("alert")).to_contain_text("does not answer")
    picture.click()
    anna.context.set_offline(False)
    picture.click()
    expect(page.locator("svg.qr")).to_be_visible()


def test_a_board_that_cannot_be_fetched_is_said_to_be_and_can_be_asked_for_again(
    visit: Visit,
) -> None:
    anna = visit()
    page = anna.page
    table = anna.server.started("person", "person")
    board = "**/_app/immutable/**/*dwarf*.css"
    page.route(board, lambda route: route.abort())
    page.goto(f"/table/{table.id}")
    expect(page.get_by_role("alert").last).to_contain_text("does not answer")
    page.unroute(board)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("div.board")).to_be_visible()


def test_a_page_without_any_texts_is_not_empty(visit: Visit) -> None:
    anna = visit()

    def lose_texts(route: Route) -> None:
        answer = route.fetch()
        if "web-home-title = " in answer.text():
            route.abort()
        else:
            route.fulfill(response=answer)

    anna.page.route("**/_app/**/*.js", lose_texts)
    anna.page.goto("/")
    expect(anna.page.get_by_role("alert").first).to_contain_text("does not answer")
    expect(anna.page.get_by_role("alert").last).to_contain_text("伺服器沒有回應")
    anna.page.unroute("**/_app/**/*.js")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
