"""What is drawn of the mine: tunnels joined to the start are bright, those of ladders too, and
what stands in a tunnel or blocks it can be told from everything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from playwright.sync_api import expect

from motherlode.engine.generators import FastRng
from tests.browser.conftest import Visit
from tests.browser.digging import Digger, Pick, dug, mover_at, play
from tests.browser.hosting import Json
from tests.browser.visiting import NARROW, WIDE, at_rest

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
TURNED = {"n": "s", "e": "w", "s": "n", "w": "e"}
DRAWN = """() => {
    const edges = { n: [50, 2], e: [98, 70], s: [50, 138], w: [2, 70] };
    const seen = (part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return [...document.querySelectorAll('.mine .card')].map((card) => {
        const floors = [...card.querySelectorAll('.floor')];
        const parts = (names) => names.filter((name) => {
            const part = card.querySelector(`g.${name}`);
            return part && seen(part);
        });
        const sides = Object.entries(edges).flatMap(([side, [x, y]]) => {
            const top = floors.findLast((floor) => floor.isPointInStroke(new DOMPoint(x, y)));
            return top ? [[side, getComputedStyle(top).stroke]] : [];
        });
        return {
            at: card.dataset.tunnel ?? card.dataset.goal ?? 'start',
            sides: Object.fromEntries(sides),
            signs: parts(['ladder', 'blue', 'green', 'crystal']),
            heaps: card.querySelectorAll('.heap').length,
            boards: card.querySelectorAll('.board:not(.edge)').length,
            ladder: card.querySelector('g.ladder')?.innerHTML,
        };
    });
}"""

KINDS = ("apart", "by ladder", "cut off", "blue", "green", "crystal", "dead end")
LOOKS = pytest.mark.parametrize(
    ("size", "scheme"), [(WIDE, "light"), (NARROW, "dark")], ids=["1280", "360"]
)
# On the screen, however far away the mine is.
THINNEST_BORDER = """() => Math.min(...[...document.querySelectorAll('.mine .spot')].map((spot) =>
    parseFloat(getComputedStyle(spot).borderTopWidth)
        * spot.getBoundingClientRect().width / spot.offsetWidth))"""

Lane = frozenset[tuple[int, int, str]]
"""What a tunnel is open to: cells and sides."""


class Plan:
    """The mine of a view, reckoned here from what is printed on the cards."""

    def __init__(self, view: Json, told: Json) -> None:
        self.paths = {card["id"]: card for card in told["path"]}
        goals = {card["id"]: card for card in told["goal"]}
        self.tunnels: dict[str, Json] = {f"{at['x']} {at['y']}": at for at in view["tunnels"]}
        self.start = lanes(0, 0, told["start"], turned=False)
        self.ladders = [
            lane
            for at in view["tunnels"]
            if self.paths[at["card"]]["ladder"]
            for lane in lanes(at["x"], at["y"], self.paths[at["card"]]["lanes"], at["turned"])
        ]
        lying = [(at, self.paths[at["card"]]) for at in view["tunnels"]]
        lying += [(at, goals[at["card"]]) for at in view["goals"] if at["up"]]
        every = [
            lane
            for at, card in lying
            for lane in lanes(at["x"], at["y"], card["lanes"], at["turned"])
        ]
        self.opening = {end: lane for lane in [*self.start, *every] for end in lane}

    def joined(self, sources: Iterable[Lane]) -> set[tuple[int, int, str]]:
        """All that is open to tunnels joined to one of these."""
        reached: set[tuple[int, int, str]] = set()
        ahead = list(sources)
        while ahead:
            lane = ahead.pop()
            if lane <= reached:
                continue
            reached |= lane
            for x, y, side in lane:
                dx, dy = STEPS[side]
                beyond = self.opening.get((x + dx, y + dy, TURNED[side]))
                if beyond:
                    ahead.append(beyond)
        return reached

    @property
    def traits(self) -> set[str]:
        """What there is to see."""
        network = self.joined([*self.start, *self.ladders])
        without = self.joined(self.start)
        cards = [self.paths[at["card"]] for at in self.tunnels.values()]
        found = {card["door"] for card in cards if card["door"]}
        found |= {"crystal" for card in cards if card["crystal"]}
        found |= {"dead end" for card in cards if not card["lanes"]}
        found |= {"apart" for ladder in self.ladders if not ladder & without}
        found |= {"by ladder" for end in network - without if end not in ends(self.ladders)}
        found |= {"cut off" for end in self.opening if end not in network}
        return found


def lanes(x: int, y: int, printed: Sequence[Sequence[str]], turned: bool) -> list[Lane]:
    return [
        frozenset((x, y, TURNED[side] if turned else side) for side in lane) for lane in printed
    ]


def ends(several: Iterable[Lane]) -> set[tuple[int, int, str]]:
    return {end for lane in several for end in lane}


def special(chance: FastRng, told: Json) -> Pick:
    """Lays what is rare wherever it may, ladders far from the tunnels, and lets rocks fall."""
    rare = {
        card["id"]
        for card in told["path"]
        if card["ladder"] or card["door"] or card["crystal"] or not card["lanes"]
    }

    def pick(actions: Sequence[Json]) -> Json:
        places = [action for action in actions if action["type"] == "saboteur-place"]
        rocks = [action for action in actions if action["type"] == "saboteur-rock-fall"]
        found = [place for place in places if place["card"] in rare]
        if not found and rocks and not chance.below(3):
            found = [rock for rock in rocks if rock["x"] < 3]
        found = found or places or list(actions)
        return found[chance.below(len(found))]

    return pick


def drawn(visit: Visit, size: tuple[int, int], scheme: str) -> tuple[Plan, dict[str, Json]]:
    """A mine where there is everything to see, and how each of its cards is drawn."""
    anna = visit(size=size, scheme=scheme)
    told = anna.server.http.get("/api/games/saboteur2/components").json()
    table = dug(anna.server, 6, 0)
    pick = special(FastRng(37), told)
    while {*KINDS} - (plan := Plan(table.state()["view"], told)).traits:
        play(table, 1, pick)
        mover_at(table)
    anna.watch(table)
    cards = anna.page.locator(".mine .card")
    expect(cards).to_have_count(len(plan.tunnels) + 4)
    at_rest(cards.first)
    return plan, {card["at"]: card for card in anna.page.evaluate(DRAWN)}


@LOOKS
def test_what_is_joined_to_the_start_is_bright_and_ladders_are_joined(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    plan, cards = drawn(visit, size, scheme)
    [bright] = {*cards["start"]["sides"].values()}
    shown = {
        (at["x"], at["y"], side)
        for key, at in plan.tunnels.items()
        for side, colour in cards[key]["sides"].items()
        if colour == bright
    }
    joined = plan.joined([*plan.start, *plan.ladders])
    assert shown == {end for end in joined if f"{end[0]} {end[1]}" in plan.tunnels}
    for key, at in plan.tunnels.items():
        if plan.paths[at["card"]]["ladder"]:  # the same shaft as at the start
            assert cards[key]["ladder"] == cards["start"]["ladder"] is not None


@LOOKS
def test_doors_crystals_ladders_and_blocked_tunnels_are_seen_where_they_are(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    plan, cards = drawn(visit, size, scheme)
    for key, at in plan.tunnels.items():
        printed, card = plan.paths[at["card"]], cards[key]
        ladder, crystal = "ladder" * printed["ladder"], "crystal" * printed["crystal"]
        assert {*card["signs"]} == {ladder, crystal, printed["door"] or ""} - {""}
        assert card["heaps"] == card["boards"] // 2 == len(printed["stubs"])
        stubs = ends(lanes(at["x"], at["y"], [printed["stubs"]], at["turned"]))
        opening = {end for end in plan.opening if end[:2] == (at["x"], at["y"])}
        assert {*card["sides"]} == {side for _, _, side in stubs | opening}


def test_cells_for_a_card_are_framed_clearly_in_a_mine_that_spreads_far(visit: Visit) -> None:
    anna = visit(size=NARROW)
    told = anna.server.http.get("/api/games/saboteur2/components").json()
    table = dug(anna.server, 6, 0)
    pick = special(FastRng(41), told)
    while True:
        mover = mover_at(table)
        across = [tunnel["x"] for tunnel in table.state()["view"]["tunnels"]]
        offered = table.state(mover)["decision"]["actions"]
        places = [action for action in offered if action["type"] == "saboteur-place"]
        if places and min(across, default=0) < -6:
            break
        play(table, 1, pick)
    anna.sit(table, mover)
    card = anna.page.locator(f".hand-card[data-card={places[0]['card']}]").first
    Digger(anna).press(card)
    expect(anna.page.locator(".mine .spot").first).to_be_visible()
    at_rest(anna.page.locator(".mine .spot").first)
    assert anna.page.evaluate(THINNEST_BORDER) >= 1.9
