"""What a card in hand offers: what the server lists for it, no more and no less."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.digging import Digger, until, until_offered
from tests.browser.hosting import Json, OpenTable, Server
from tests.browser.visiting import NARROW, WIDE, Visitor

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["1280", "360"])
AIMED = {
    "saboteur": ("break", "repair", "rock-fall", "map"),
    "saboteur2": (
        "break",
        "repair",
        "rock-fall",
        "map",
        "theft",
        "hands-off",
        "swap-hands",
        "inspect",
        "swap-hats",
        "trap",
        "free",
    ),
}
OFFERS = """() => {
    for (const moving of document.getAnimations())
        if (moving instanceof CSSTransition) moving.finish();
    const found = (selector) => [...document.querySelectorAll(selector)];
    const seats = (parts) => parts.map((part) => Number(part.dataset.seat)).sort();
    const border = (style) => found('.mine .spot')
        .filter((spot) => getComputedStyle(spot).borderStyle === style)
        .map((spot) => spot.dataset.drop).sort();
    return {
        targets: found('[data-drop]').map((part) => part.dataset.drop).sort(),
        framed: seats(found('.seat').filter((seat) => getComputedStyle(seat).boxShadow !== 'none')),
        dimmed: seats(found('.seat').filter((seat) => getComputedStyle(seat).opacity < 1)),
        fitting: border('dashed'),
        fitting_turned: border('dotted'),
    };
}"""


def uses(offered: Sequence[Json]) -> dict[str, list[Json]]:
    """What each card may be used for."""
    found: dict[str, list[Json]] = {}
    for action in offered:
        if "card" in action:
            found.setdefault(action["card"], []).append(action)
    return found


def target(action: Json) -> str:
    """What has to be chosen for an action; nothing where it has no target."""
    if action["type"] == "saboteur-place":
        return f"cell {action['x']} {action['y']}"
    if action["type"] == "saboteur-rock-fall":
        return f"tunnel {action['x']} {action['y']}"
    if action["type"] == "saboteur-map":
        return f"goal {action['goal']}"
    return f"seat {action['other']}" if "other" in action else ""


def cells(actions: Sequence[Json], turned: bool) -> list[str]:
    """Where a path card may lie, one way."""
    return sorted({target(action) for action in actions if action["turned"] == turned})


def seats_of(actions: Sequence[Json]) -> list[int]:
    return sorted({action["other"] for action in actions if "other" in action})


def kinds(offered: Sequence[Json]) -> set[str]:
    return {action["type"].removeprefix("saboteur-") for action in offered}


def places_of(offered: Sequence[Json]) -> list[tuple[str, list[Json]]]:
    return [
        (card, actions)
        for card, actions in uses(offered).items()
        if actions[0]["type"] == "saboteur-place"
    ]


def ways(offered: Sequence[Json]) -> set[str]:
    """How the two turns of the path cards differ."""
    found = set()
    for _, actions in places_of(offered):
        printed, turned = cells(actions, False), cells(actions, True)
        if printed and turned:
            found.add("same cells" if printed == turned else "other cells")
        else:
            found.add("as printed only" if printed else "turned only")
    return found


def deals(
    server: Server, game: str, wanted: Collection[str], traits: Callable[[Sequence[Json]], set[str]]
) -> Iterator[tuple[OpenTable, int, list[Json], set[str]]]:
    """Tables, each dealt anew, until every trait has been offered: where somebody is offered
    some that were not seen before; who, what is offered, and these traits."""
    missing = set(wanted)

    def suits(offered: Sequence[Json]) -> bool:
        return bool(missing & traits(offered))

    while missing:
        table, mover = until_offered(server, 5, game, suits)
        offered = table.state(mover)["decision"]["actions"]
        fresh = missing & traits(offered)
        yield table, mover, offered, fresh
        missing -= fresh


def take(digger: Digger, card: str) -> Locator:
    """Take a card of the hand."""
    taken = digger.page.locator(f".hand-card[data-card={card}]").first
    digger.press(taken)
    expect(taken).to_have_attribute("aria-pressed", "true")
    return taken


def put_back(digger: Digger) -> None:
    digger.page.keyboard.press("Escape")
    expect(digger.page.locator("[data-drop], .hand-card[aria-pressed=true]")).to_have_count(0)


def seated(anna: Visitor, table: OpenTable, seat: int) -> Digger:
    anna.sit(table, seat)
    digger = Digger(anna)
    expect(digger.hand.first).to_be_visible()
    expect(anna.page.locator(".mine .card").first).to_be_visible()
    return digger


@SIZES
def test_a_path_card_offers_its_legal_cells_each_way(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    told = anna.server.http.get("/api/games/saboteur2/components").json()
    ladders = {card["id"] for card in told["path"] if card["ladder"]}

    def traits(offered: Sequence[Json]) -> set[str]:
        return ways(offered) | ({"ladder"} if ladders & uses(offered).keys() else set())

    wanted = ("same cells", "other cells", "as printed only", "turned only", "ladder")
    for table, mover, offered, _ in deals(anna.server, "saboteur2", wanted, traits):
        digger = seated(anna, table, mover)
        for card, actions in places_of(offered):
            printed, turned = cells(actions, False), cells(actions, True)
            taken = take(digger, card)
            must_lie(anna, actions, turned=not printed)
            if printed and turned:
                digger.press(taken)
                must_lie(anna, actions, turned=True)
                digger.press(taken)
                must_lie(anna, actions, turned=False)
            put_back(digger)


def must_lie(anna: Visitor, actions: Sequence[Json], *, turned: bool) -> None:
    """The cells are offered where the card fits as it is turned now; others are told apart from
    them that it fits after another half turn."""
    fitting, others = cells(actions, turned), cells(actions, not turned)
    shown = anna.page.evaluate(OFFERS)
    assert shown["fitting"] == fitting
    assert shown["fitting_turned"] == sorted({*others} - {*fitting})
    assert shown["targets"] == sorted({*fitting, *others})
    assert shown["framed"] == shown["dimmed"] == []
    assert anna.page.locator(".mine .spot.other .badge").count() == len({*others} - {*fitting})


@SIZES
@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_an_action_card_offers_its_legal_targets_and_does_what_was_chosen(
    visit: Visit, size: tuple[int, int], game: str
) -> None:
    anna = visit(size=size)
    for table, mover, offered, fresh in deals(anna.server, game, AIMED[game], kinds):
        digger = seated(anna, table, mover)
        hand = table.state(mover)["view"]["hand"]
        for card in dict.fromkeys(hand):
            actions = uses(offered).get(card, [])
            if kinds(actions) == {"place"}:
                continue
            take(digger, card)
            must_offer(anna, actions)
            put_back(digger)
        chosen = next(
            action for action in reversed(offered) if kinds([action]) & fresh & {*AIMED[game]}
        )
        assert must_do(digger, chosen) == chosen


def must_offer(anna: Visitor, actions: Sequence[Json]) -> None:
    """All targets of these actions can be chosen, and nothing else."""
    shown = anna.page.evaluate(OFFERS)
    seats = seats_of(actions)
    assert shown["targets"] == sorted({target(action) for action in actions} - {""})
    assert shown["framed"] == seats
    assert shown["dimmed"] == (sorted({*range(5)} - {*seats}) if seats else [])
    assert (Digger(anna).confirm.count() == 1) == any(target(action) == "" for action in actions)


def must_do(digger: Digger, action: Json) -> Json:
    """Choose an action with card, target and tool; what the page asks the server for."""
    take(digger, action["card"])
    if target(action):
        digger.press(digger.page.locator(f"[data-drop='{target(action)}']"))
    tools = digger.page.locator(".turn [role=group] button.button[aria-pressed]")
    if tools.count():
        digger.press(tools.filter(has_text=action["tool"]))
    done = must_confirm(digger)
    expect(digger.visitor.asked).to_have_count(0)
    return done


def must_confirm(digger: Digger) -> Json:
    """Confirm what is chosen; what the page asks the server for."""
    with digger.page.expect_request("**/act") as asked:
        digger.press(digger.confirm)
    done: Json = json.loads(asked.value.post_data or "")["action"]
    return done


@SIZES
def test_a_thief_is_offered_those_who_can_be_robbed(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    table, thief = until(anna.server, 5, "saboteur-steal", game="saboteur2")
    steals = [
        action
        for action in table.state(thief)["decision"]["actions"]
        if action["type"] == "saboteur-steal"
    ]
    anna.sit(table, thief)
    expect(anna.page.locator(".decline")).to_be_visible()
    must_offer(anna, steals)
    assert len(seats_of(steals)) < 5
    digger = Digger(anna)
    victims = anna.page.get_by_role("group", name="Players").last.get_by_role("button")
    expect(victims).to_have_count(len(steals))  # there too where the tiles are out of sight
    victim = steals[-1]["other"]
    gold = table.state()["view"]["seats"][victim]["gold"]
    button = victims.filter(has_text=f"P{victim}")
    expect(button).to_have_accessible_name(f"Steal 1 gold from P{victim}. {gold} gold.")
    button.scroll_into_view_if_needed()
    digger.press(button)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(f".seat[data-seat='{victim}']")).to_have_attribute(
        "aria-pressed", "true"
    )
    anna.must_fit()
    assert must_confirm(digger) == steals[-1]


def test_players_to_choose_from_come_into_sight(visit: Visit) -> None:
    """Whoever takes a card that goes to a player sees the players, and then what to confirm."""
    anna = visit(size=(1280, 560))
    table, mover = until(anna.server, 5, "saboteur-inspect", game="saboteur2")
    digger = seated(anna, table, mover)
    offered = table.state(mover)["decision"]["actions"]
    inspect = next(action for action in offered if action["type"] == "saboteur-inspect")
    expect(anna.page.locator(".prompt")).to_be_visible()
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(digger.seats.first).not_to_be_in_viewport()
    anna.page.keyboard.press(str(table.state(mover)["view"]["hand"].index(inspect["card"]) + 1))
    for tile in digger.seats.all():
        expect(tile).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".prompt")).to_contain_text("which player above?")
    digger.press(anna.page.locator(f".seat[data-seat='{inspect['other']}']"))
    expect(digger.confirm).to_be_in_viewport(ratio=1)
    assert must_confirm(digger) == inspect
