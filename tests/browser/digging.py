"""Tables of Saboteur for the browser tests, played over REST, and people who play at a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from motherlode.engine.generators import FastRng
from tests.browser.hosting import Json, OpenTable, Server
from tests.browser.visiting import Visitor
from tests.browser.words import word

Pick = Callable[[Sequence[Json]], Json]
SPILT = """() => {
    const out = [];
    for (const part of document.querySelectorAll('.seat *')) {
        const { right, width } = part.getBoundingClientRect();
        const seat = part.closest('.seat').getBoundingClientRect();
        const clipped = getComputedStyle(part.parentElement).overflow !== 'visible';
        if (width > 1 && !clipped && right > seat.right + 1)
            out.push(`${part.className} is wider than its seat`);
    }
    return out;
}"""


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


def until(server: Server, seats: int, *kinds: str, game: str = "saboteur") -> tuple[OpenTable, int]:
    """A table where somebody may take actions of all these kinds; who."""

    def suits(offered: Sequence[Json]) -> bool:
        return {*kinds} <= {action["type"] for action in offered}

    return until_offered(server, seats, game, suits)


def until_offered(
    server: Server, seats: int, game: str, suits: Callable[[Sequence[Json]], bool]
) -> tuple[OpenTable, int]:
    """A table where somebody is offered actions that suit, others having turns after it; who."""
    pick = busy(FastRng(23))
    table = dug(server, seats, 0, game)
    while True:
        state = table.state()
        waiting = state["waiting_for"]
        if not waiting:
            table.post("rematch", table.tokens[0])
            continue
        offered = table.state(waiting[0])["decision"]["actions"]
        if state["view"]["deck"] and suits(offered):
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
    def asked(self) -> bool:
        """Whether a tap would do something now."""
        ready = self.page.locator(":is(.nuggets, .decline, .hand-card):not([aria-disabled=true])")
        return self.visitor.asked.count() > 0 and ready.count() > 0

    @property
    def useful(self) -> Locator:
        """The cards that have somewhere to go."""
        return self.page.locator(".hand-card[aria-disabled=false]:not(.idle)")

    @property
    def clears(self) -> Locator:
        """The buttons that begin to clear something away."""
        return self.page.locator(".turn .clear")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".turn button[aria-keyshortcuts=Enter]:not([aria-disabled=true])")

    @property
    def scene(self) -> Locator:
        return self.page.locator("dialog[open] .scene")

    @property
    def seats(self) -> Locator:
        return self.page.locator(".seats .seat")

    def press(self, where: Locator) -> None:
        """A tap of the thumb at a phone, a click of the mouse elsewhere."""
        if self.visitor.touch:
            where.tap()
        else:
            where.click()

    def close_scene(self) -> None:
        if self.scene.count():
            self.press(self.scene.locator("button.strong"))
            expect(self.scene).to_have_count(0)

    def take_step(self, chance: FastRng) -> None:
        """When this person is asked: take a card, choose where it goes, confirm; or discard."""
        asked = self.asked
        self.close_scene()
        if asked and not self.answer(chance):
            self._take_turn(chance)
        self.page.wait_for_timeout(20)

    def answer(self, chance: FastRng) -> str:
        """Take gold, or steal, where that is asked; answers which, or nothing."""
        nuggets = self.page.locator("button.nuggets")
        if nuggets.count():
            self.press(nuggets.last)
            return "gold"
        if self.page.locator(".decline").count():
            offered = self.page.locator(".seat.offered")
            self.press(offered.nth(chance.below(offered.count())))
            return self._confirm("theft")
        return ""

    def _take_turn(self, chance: FastRng) -> str:
        if self.clears.count() and not chance.below(3):
            return self.clear()
        if self.useful.count() and chance.below(8):
            return self.use(self.useful.nth(chance.below(self.useful.count())), chance)
        return self.discard(1)

    def use(self, card: Locator, chance: FastRng) -> str:
        """Play a card where it may go; answers what kind of place that is."""
        self.press(card)
        targets = self.page.locator("[data-drop]")
        where = "alone"
        if targets.count():
            target = targets.nth(chance.below(targets.count()))
            where = (target.get_attribute("data-drop") or "").split()[0]
            self.press(target)
        tools = self.page.locator(".turn [role=group] button.button[aria-pressed]")
        if tools.count():
            self.press(tools.first)
        return self._confirm(where)

    def clear(self) -> str:
        """Discard the first two cards to clear away the first thing that lies in front."""
        self.press(self.clears.first)
        for at in (0, 1):
            self.press(self.hand.nth(at))
        return self._confirm("clear")

    def discard(self, cards: int) -> str:
        """Discard so many cards, fewer if there are not as many."""
        self.press(self.page.locator(".turn button[aria-keyshortcuts=D]"))
        for at in range(min(cards, self.hand.count())):
            self.press(self.hand.nth(at))
        return self._confirm("discard")

    def _confirm(self, what: str) -> str:
        """Do what is chosen; put all of it back where it is not complete."""
        if self.confirm.count():
            self.press(self.confirm)
            expect(self.page.locator(".turn button[aria-keyshortcuts=Enter]")).to_have_count(0)
            return what
        cancel = word(self.visitor.language, "cancel")
        self.press(self.page.get_by_role("button", name=cancel, exact=True))
        return ""
