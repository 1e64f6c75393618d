"""Whoever only watches sees the game and none of its secrets."""

from __future__ import annotations

import hashlib

import msgspec
from playwright.sync_api import expect

from motherlode.games import get_game
from motherlode.table.record import Record, verify
from tests.browser.conftest import Visit


# fault 7
def test_nothing_secret_is_in_the_page_of_a_spectator_or_a_player(visit: Visit) -> None:
    table = visit().server.started("person", "person")
    spectator, player = visit(), visit()
    spectator.watch(table)
    player.sit(table, 1)
    expect(spectator.page.get_by_text("Watching")).to_be_visible()
    expect(spectator.roll).to_have_count(0)
    commitment = table.state()["commitment"]
    for _ in range(4):
        table.play_turn(table.state()["waiting_for"][0])
    expect(spectator.page.locator("aside .log p").first).to_contain_text("Turn 5")
    expect(spectator.page.locator("aside .log .seal")).to_contain_text(commitment)  # fault 28
    for visitor in (spectator, player):
        told = visitor.page.content() + "".join(visitor.frames)
        for secret in table.secrets:
            assert secret not in told
        assert commitment in "".join(visitor.frames)
        assert '"seed":""' in "".join(visitor.frames)

    while (state := table.state())["status"] == "playing":
        table.play_turn(state["waiting_for"][0])
    expect(spectator.result).to_be_visible()
    seed = table.state()["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    spectator.page.get_by_text("Was the shuffle fair?").click()
    expect(spectator.page.get_by_text(seed)).to_be_visible()
    expect(spectator.page.get_by_role("definition").filter(has_text=commitment)).to_be_visible()
    with spectator.page.expect_download() as saving:
        spectator.page.get_by_role("link", name="Save the record of this game").click()
    record = msgspec.json.decode(saving.value.path().read_bytes(), type=Record)
    verify(record, get_game("dwarf"))
    assert seed not in "".join(frame for frame in player.frames if '"status":"playing"' in frame)


def test_a_spectator_sees_each_move_and_can_make_none(visit: Visit) -> None:
    watcher = visit()
    table = watcher.server.started("person", "person")
    watcher.watch(table)
    mover = table.state()["waiting_for"][0]
    table.act(mover, {"type": "dwarf-roll"})
    watcher.wait_for_dice()
    faces = {die["die"]: die["face"] for die in table.state()["view"]["dice"]}
    assert watcher.dice() == faces
    version = table.state()["version"]
    watcher.page.get_by_role("button", name="blue die").click(force=True)
    watcher.page.keyboard.press("k")
    expect(watcher.page.get_by_role("button", name="blue die")).to_have_attribute(
        "aria-pressed", "false"
    )
    expect(watcher.page.locator(".prompt")).to_have_text(
        f"P{mover} is not connected: the game waits until they are back."
    )
    assert watcher.acts == []
    assert table.state()["version"] == version
