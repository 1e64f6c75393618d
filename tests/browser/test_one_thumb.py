"""Twelve at a table of Saboteur 2: one of them plays the whole game by taps at a small phone."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from motherlode.engine.generators import FastRng
from tests.browser.conftest import Visit
from tests.browser.digging import SPILT, Digger
from tests.browser.gathering import must_add_up
from tests.browser.visiting import NARROW, Visitor, settled
from tests.browser.words import button_of, word

PATIENCE = 240.0
# Nothing to ask while a dialog or the result has come.
OUT_OF_REACH = """() => {
    if (document.querySelector('dialog[open], .result')) return [];
    const out = scrollY ? ['the page has been scrolled'] : [];
    for (const part of document.querySelectorAll('.seat, .turn button, [data-drop]')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const name = part.dataset.drop ?? part.innerText.slice(0, 30);
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
            out.push(`${name} lies outside`);
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!part.contains(at)) out.push(`${name} lies under ${at?.className}`);
    }
    return out;
}"""


class Thumb(Digger):
    """Somebody who taps, and never has to scroll to see what may be tapped next."""

    def press(self, where: Locator) -> None:
        super().press(where)
        self.must_reach_everything()

    def must_reach_everything(self) -> None:
        """Once the mine has moved to show what there is."""
        assert settled(self.page, OUT_OF_REACH) == []
        assert settled(self.page, SPILT) == []
        self.visitor.must_fit()

    def take_turn(self, turn: int, chance: FastRng) -> str:
        """Clear away what bars one; discard every third time; else dig, or play what one has."""
        paths = self.page.locator(".hand-card[aria-disabled=false]:not(.idle):not(:has(.symbols))")
        if self.clears.count():
            return self.clear()
        if turn % 3 == 1 or not self.useful.count():
            return self.discard(1 + turn % 2)
        return self.use(paths.first if paths.count() else self.useful.first, chance)


def sit_down_with_eleven_bots(anna: Visitor) -> None:
    said = anna.language
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name=button_of(said, "against bots", "saboteur2"), exact=True).tap()
    form = page.get_by_role("dialog")
    form.get_by_label(word(said, "your name")).fill("小安")
    form.locator("label", has_text="11").tap()
    form.locator("label", has_text=word(said, "novice")).tap()
    anna.must_fit()
    form.get_by_role("button", name=word(said, "play now")).tap()
    expect(Digger(anna).seats).to_have_count(12)


def read_scene(digger: Digger, rounds: int) -> None:
    """The end of a round: everything of it is there, and the thumb finds the way on."""
    scene = digger.scene
    expect(scene.locator(".verdict")).to_be_in_viewport()
    expect(scene.locator("tbody tr")).to_have_count(12)
    digger.visitor.must_fit()
    for row in scene.locator("tbody tr").all():
        row.scroll_into_view_if_needed()
        expect(row.locator(".sum")).to_be_in_viewport(ratio=1)
    heights = scene.locator(".fate").evaluate_all("fates => fates.map((fate) => fate.offsetHeight)")
    assert max(heights) < 40, "a word in two lines"
    expect(scene.get_by_role("radio")).to_have_count(rounds if rounds > 1 else 0)
    body = scene.page.locator("dialog[open]")
    assert body.evaluate("dialog => dialog.scrollHeight - dialog.clientHeight") <= 1
    digger.close_scene()


def play_a_game(thumb: Thumb, chance: FastRng) -> Counter[str]:
    """To its end; what has been done in it, how often."""
    done: Counter[str] = Counter()
    rounds = 0
    deadline = time.monotonic() + PATIENCE
    while not thumb.visitor.result.count() or thumb.scene.count():
        assert time.monotonic() < deadline, thumb.page.locator(".news").inner_text()
        asked = thumb.asked
        if thumb.scene.count():
            rounds += 1
            read_scene(thumb, rounds)
        elif asked:
            thumb.must_reach_everything()
            done[thumb.answer(chance) or thumb.take_turn(done.total(), chance)] += 1
    assert rounds == 3
    return done


@pytest.mark.parametrize(("language", "scheme"), [("en-US", "light"), ("zh-TW", "dark")])
def test_a_whole_game_of_twelve_is_played_with_one_thumb(
    visit: Visit, language: str, scheme: str
) -> None:
    anna = visit(size=NARROW, language=language, scheme=scheme)
    sit_down_with_eleven_bots(anna)
    thumb = Thumb(anna)
    chance = FastRng(7)
    done = play_a_game(thumb, chance)
    while not (done["cell"] and done["discard"]):
        anna.page.get_by_role("button", name=word(language, "rematch")).tap()
        expect(anna.result).to_have_count(0)
        done += play_a_game(thumb, chance)
    must_add_up(anna, 12)
    assert settled(anna.page, SPILT) == []  # with everybody's role shown
    assert anna.page.evaluate("scrollY") == 0
    expect(anna.page.locator(".result h2")).to_be_in_viewport()
