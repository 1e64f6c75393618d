"""Tables of Saboteur for the browser tests, played over REST, and people who play at a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from motherlode.engine.generators import FastRng
from tests.browser.hosting import Json, OpenTable, Server
from tests.browser.visiting import Visitor

Pick = Callable[[Sequence[Json]], Json]


def dug(
    server: Server, seats: int, turns: int, game: str = "saboteur2", **options: str
) -> OpenTable:
    """A table of people who have taken at least so many turns, mostly laying path cards and
    breaking tools; somebody is to take a turn."""
    table = server.started(*["person"] * seats, game=game, **options)
    play(table, turns)
    mover_at(table)
    return table


def mover_at(table: OpenTable, rounds: int = 0) -> int:
    """Who is to take a turn; so many rounds have ended. Plays on, and again, until it is so."""
    pick = busy(FastRng(17))
    while True:
        state = table.state()
        if not state["waiting_for"]:
            table.post("rematch", table.tokens[0])
        elif state["view"]["stage"] == "turns" and len(state["view"]["earned"]) >= rounds:
            seat: int = state["waiting_for"][0]
            return seat
        else:
            play(table, 1, pick)


def play(table: OpenTable, turns: int, pick: Pick | None = None) -> None:
    """So many more decisions, fewer if the game ends."""
    choose = pick or busy(FastRng(11))
    for _ in range(turns):
        waiting = table.state()["waiting_for"]
        if not waiting:
            return
        seat = waiting[0]
        table.act(seat, choose(table.state(seat)["decision"]["actions"]))


def until(
    server: Server, seats: int, *kinds: str, game: str = "saboteur", turned: bool = False
) -> tuple[OpenTable, int]:
    """A table where somebody may take actions of all these kinds, on demand with a card turned by
    half; who."""
    pick = busy(FastRng(23))
    table = dug(server, seats, 0, game)
    while True:
        waiting = table.state()["waiting_for"]
        if not waiting:
            table.post("rematch", table.tokens[0])
            continue
        offered = table.state(waiting[0])["decision"]["actions"]
        half = any(action.get("turned") for action in offered)
        if {*kinds} <= {action["type"] for action in offered} and half >= turned:
            return table, waiting[0]
        table.act(waiting[0], pick(offered))


def busy(chance: FastRng) -> Pick:
    """Picks so that much lies on the table: tunnels to the east, and things before players."""
    wanted = ("break", "trap", "theft", "map", "inspect", "take-gold", "steal", "discard")

    def pick(actions: Sequence[Json]) -> Json:
        places = [action for action in actions if action["type"] == "saboteur-place"]
        if places and chance.below(4):
            return max(places, key=lambda place: (place["x"], -abs(place["y"])))
        for kind in wanted[chance.below(4) :]:
            found = [action for action in actions if action["type"] == f"saboteur-{kind}"]
            if found:
                return found[chance.below(len(found))]
        return actions[chance.below(len(actions))]

    return pick


class Digger:
    """Somebody who plays Saboteur at a browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand-card")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".turn button[aria-keyshortcuts=Enter]:not([aria-disabled=true])")

    @property
    def scene(self) -> Locator:
        return self.page.locator("dialog[open] .scene")

    @property
    def seats(self) -> Locator:
        return self.page.locator(".seats .seat")

    def close_scene(self) -> None:
        if self.scene.count():
            self.scene.locator("button.strong").click()
            expect(self.scene).to_have_count(0)

    def take_step(self, chance: FastRng) -> None:
        """When this person is asked: take a card, choose where it goes, confirm; or discard."""
        page = self.page
        self.close_scene()
        if not self.visitor.asked.count():
            return
        nuggets = page.locator("button.nuggets:not([aria-disabled=true])")
        if nuggets.count():
            nuggets.last.click()
        elif self.confirm.count():
            self.confirm.click()
        elif page.locator(".decline:not([aria-disabled=true])").count():
            offered = page.locator(".seat.offered")
            offered.nth(chance.below(offered.count())).click()
        elif page.locator(".hand-card[aria-disabled=false]").count():
            self._use_a_card(chance)
        page.wait_for_timeout(20)

    def _use_a_card(self, chance: FastRng) -> None:
        page = self.page
        useful = page.locator(".hand-card[aria-disabled=false]:not(.idle)")
        if useful.count() and chance.below(8):
            useful.nth(chance.below(useful.count())).click()
            targets = page.locator("[data-drop]")
            if targets.count():
                targets.nth(chance.below(targets.count())).click()
            tools = page.locator(".turn [role=group] button.button[aria-pressed]")
            if tools.count():
                tools.first.click()
        else:
            page.locator(".turn button[aria-keyshortcuts=D]").click()
            self.hand.first.click()
        if self.confirm.count():
            self.confirm.click()
        else:
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
