"""People at browsers: who they are, how they find their seat, and how they take a turn."""

from __future__ import annotations

import json
import re
import time

from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, expect

from motherlode.engine.generators import FastRng
from tests.browser.hosting import OpenTable, Server

PATIENCE = 15.0
"""Seconds in which a page does what is expected of it, on a machine that has much else to do."""
NARROW, WIDE = (360, 740), (1280, 860)
# Chromium tells of every refused request, of every connection that is tried while a test has cut
# the network, and of a header that plain HTTP makes void.
EXPECTED = re.compile(
    r"Failed to load resource|ERR_INTERNET_DISCONNECTED|Cross-Origin-Opener-Policy"
)
RAW_TEXT = re.compile(r"\b(?:web|dwarf|saboteur|game|level)-[a-z][\w-]+")
TOO_WIDE = """() => {
    const wide = document.scrollingElement.scrollWidth;
    return wide > innerWidth ? [`${wide} px in a window of ${innerWidth} px`] : [];
}"""
LISTEN = """() => {
    const announcer = document.querySelector('[data-testid=announcer]');
    globalThis.heard = [announcer.innerText];
    new MutationObserver(() => heard.push(announcer.innerText))
        .observe(announcer, { subtree: true, childList: true, characterData: true });
}"""
TWO_FRAMES = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""


def settled(page: Page, faults: str) -> list[str]:
    """What a script finds wrong with the page once it has had time to take a change in."""
    deadline = time.monotonic() + PATIENCE
    page.evaluate(TWO_FRAMES)
    found: list[str] = page.evaluate(faults)
    while found and time.monotonic() < deadline:
        page.wait_for_timeout(50)
        found = page.evaluate(faults)
    return found


def at_rest(part: Locator, left: FloatRect | None = None) -> FloatRect:
    """Where a part of the page shows once it moves no more. ``left``: from where it must go."""
    before: FloatRect | None = None
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        part.page.evaluate(TWO_FRAMES)
        box = part.bounding_box()
        if box is not None and box == before and box != left:
            return box
        before = box
        part.page.wait_for_timeout(40)
    raise AssertionError(f"It does not come to rest: {part}")


class Visitor:
    """A person with a browser of their own. ``trouble`` collects what must not happen, ``acts``
    the addresses that the page has sent an action to, each time that it did."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        language: str = "en-US",
        size: tuple[int, int] = WIDE,
        scheme: str = "light",
    ) -> None:
        self.server = server
        self.language = language
        self.touch = size == NARROW
        self.trouble: list[str] = []
        self.frames: list[str] = []
        self.acts: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=self.touch,
            base_url=server.url,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on(
            "console",
            lambda message: (
                self.trouble.append(message.text)
                if message.type == "error" and not EXPECTED.search(message.text)
                else None
            ),
        )
        self.page.on(
            "request",
            lambda request: self.acts.append(request.url) if request.url.endswith("/act") else None,
        )
        self.page.on(
            "websocket",
            lambda socket: socket.on(
                "framereceived", lambda payload: self.frames.append(str(payload))
            ),
        )

    def sit(self, table: OpenTable, seat: int) -> None:
        """Open a table whose seat is already this person's."""
        tokens = json.dumps({"seat": table.tokens[seat]})
        self.page.goto("/")
        self.page.evaluate(
            "([key, value]) => localStorage.setItem(key, value)",
            [f"motherlode.table.{table.id}", tokens],
        )
        self.watch(table)

    def watch(self, table: OpenTable) -> None:
        """Open a table and wait for its board."""
        self.page.goto(f"/table/{table.id}")
        expect(self.page.locator("div.board")).to_be_visible()

    def listen(self) -> None:
        """From now on note everything that is told to those who listen."""
        self.page.evaluate(LISTEN)

    @property
    def heard(self) -> str:
        return " ".join(self.page.evaluate("heard"))

    @property
    def roll(self) -> Locator:
        return self.page.locator(".turn button[aria-keyshortcuts=R]:not([aria-disabled=true])")

    @property
    def keep(self) -> Locator:
        return self.page.locator(".turn button[aria-keyshortcuts=K]:not([aria-disabled=true])")

    @property
    def asked(self) -> Locator:
        return self.page.locator(".prompt.yours")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    def dice(self) -> dict[str, int]:
        """What the dice show, by colour."""
        found = self.page.locator("button.die").evaluate_all(
            "dice => dice.map(die => [die.dataset.die, Number(die.dataset.face)])"
        )
        return dict(found)

    def wait_for_dice(self) -> None:
        expect(self.page.locator("button.die").first).to_be_visible()
        expect(self.page.locator("button.die[data-face='0']")).to_have_count(0)

    def take_step(self, chance: FastRng) -> None:
        """One tap or two, when this person is asked: rolls, rerolls, gems, abilities, keep."""
        page = self.page
        if not self.asked.count() or page.locator("[aria-disabled=true].main.strong").count():
            return
        faces = page.locator("button.face:not([aria-disabled=true])")
        if faces.count():
            faces.nth(chance.below(faces.count())).click()
        elif not self.keep.count():
            if self.roll.count():
                self.roll.first.click()
        else:
            self._choose(chance)
        page.wait_for_timeout(20)

    def _choose(self, chance: FastRng) -> None:
        page = self.page
        abilities = page.locator(".ability")
        gems = page.locator("button.gem:not([data-spend=diamond])")
        dice = page.locator("button.die.offered")
        if abilities.count() and chance.below(2):
            name = abilities.first.get_attribute("aria-pressed")
            if name is None:
                abilities.first.click()
                return
        if gems.count() and chance.below(7) == 0:
            gems.last.click()
            page.locator("button.die.offered").first.click()
            face = page.locator("button.face")
            if face.count():
                face.first.click()
            elif self.roll.count():
                self.roll.first.click()
        elif dice.count() and not self._spent() and chance.below(5) < 2:
            dice.nth(chance.below(dice.count())).click()
            if self.roll.count():
                self.roll.first.click()
            else:
                self.keep.click()
        else:
            self.keep.click()

    def _spent(self) -> bool:
        """Whether there are no rerolls left."""
        left = self.page.locator(".rerolls")
        return left.count() > 0 and not re.search(r"\d", left.inner_text())

    def must_fit(self) -> None:
        """Nothing is wider than the window, and no text is a bare message id."""
        assert settled(self.page, TOO_WIDE) == []
        raw = RAW_TEXT.findall(self.page.locator("body").inner_text())
        assert not raw, f"texts that are missing: {raw}"

    def close(self) -> None:
        trouble = list(self.trouble)
        self.context.close()
        assert not trouble, trouble
