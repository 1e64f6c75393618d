"""Reads ``content.toml``, or a replacement of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from motherlode.engine.content import ContentError, Source, read_content
from motherlode.games.saboteur import shapes
from motherlode.games.saboteur.shapes import TunnelsError

Box = Literal["base", "expansion"]
Tool = Literal["pick", "lamp", "wagon"]
Effect = Literal[
    "break", "repair", "rock_fall", "map", "theft", "hands_off", "swap_hands", "inspect",
    "swap_hats", "trap", "free",
]  # fmt: skip
EFFECTS: tuple[Effect, ...] = (
    "break", "repair", "rock_fall", "map", "theft", "hands_off", "swap_hands", "inspect",
    "swap_hats", "trap", "free",
)  # fmt: skip
TOOLS: tuple[Tool, ...] = ("pick", "lamp", "wagon")

BASE_SEATS = (3, 10)
EXPANSION_SEATS = (2, 12)
MOST_PATHS = 60
MOST_ACTIONS = 40

Count = Annotated[int, Meta(ge=0, le=40)]
Gold = Annotated[int, Meta(ge=0, le=9)]
Hand = Annotated[int, Meta(ge=1, le=6)]
Coordinate = Annotated[int, Meta(ge=-9, le=12)]
Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
PerBaseSeats = Annotated[list[Count], Meta(min_length=8, max_length=8)]


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: Source
    why: str = ""


class PathContent(_Part):
    id: Word
    box: Box
    count: Count
    tunnels: str
    door: Literal["blue", "green"] | None = None
    ladder: bool = False
    crystal: bool = False


class ActionContent(_Part):
    id: Word
    box: Box
    count: Count
    effect: Effect
    more: Count = 0
    """Copies that Saboteur 2 adds."""
    tools: list[Tool] = []


class StartContent(_Part):
    tunnels: str


class GoalContent(_Part):
    id: Word
    tunnels: str


class PlacesContent(_Part):
    east: Annotated[list[Coordinate], Meta(min_length=3, max_length=3)]
    south: Annotated[list[Coordinate], Meta(min_length=3, max_length=3)]


class BaseContent(_Part):
    saboteurs: PerBaseSeats
    diggers: PerBaseSeats
    hand: Annotated[list[Hand], Meta(min_length=8, max_length=8)]
    gold_drawn: Annotated[list[Annotated[int, Meta(ge=0, le=12)]], Meta(min_length=8, max_length=8)]
    saboteur_gold: Annotated[list[Gold], Meta(min_length=1, max_length=10)]
    gold_cards: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    rounds: Annotated[int, Meta(ge=1, le=3)]


class ExpansionContent(_Part):
    blue: Count
    green: Count
    saboteurs: Count
    boss: Count
    profiteer: Count
    geologists: Count
    hand: Hand
    put_away: Count
    pay: Annotated[list[Gold], Meta(min_length=1, max_length=12)]
    boss_less: Gold
    profiteer_less: Gold
    rounds: Annotated[int, Meta(ge=1, le=3)]


class Content(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole file; field docs stand in ``content.toml``."""

    format: Literal[1]
    game: Literal["saboteur"]
    path: list[PathContent]
    action: list[ActionContent]
    start: StartContent
    goal: Annotated[list[GoalContent], Meta(min_length=3, max_length=3)]
    places: PlacesContent
    base: BaseContent
    expansion: ExpansionContent


BUILT_IN = Path(__file__).with_name("content.toml")


def load(path: Path = BUILT_IN) -> Content:
    """The content in a file. Raises ContentError with one sentence that says what to mend."""
    content = read_content(path, Content)
    for complain in (_cards, _effects, _tunnels, _places, _numbers):
        complaint = complain(content)
        if complaint:
            raise ContentError(f"In the content file {path} {complaint}.")
    return content


def _cards(content: Content) -> str | None:
    ids = [card.id for card in content.path] + [card.id for card in content.action]
    ids += [goal.id for goal in content.goal]
    for name in ids:
        if ids.count(name) > 1:
            return f"two cards have the id {name}; give one of them another"
    if len(content.path) > MOST_PATHS or len(content.action) > MOST_ACTIONS:
        return (
            f"there are more than {MOST_PATHS} path cards or {MOST_ACTIONS} action cards;"
            " leave some out"
        )
    return None


def _effects(content: Content) -> str | None:
    for effect in EFFECTS:
        cards = [card for card in content.action if card.effect == effect]
        if effect == "break":
            tools = sorted(tool for card in cards for tool in card.tools)
            if tools != sorted(TOOLS) or any(len(card.tools) != 1 for card in cards):
                return 'each tool must have one card of effect "break", with that tool alone'
        elif effect == "repair":
            if any(not card.tools or len(set(card.tools)) != len(card.tools) for card in cards):
                return 'each card of effect "repair" must name its tools, each once'
        elif len(cards) != 1 or cards[0].tools:
            return f'there must be one card of effect "{effect}", without tools'
    hats = next(card for card in content.action if card.effect == "swap_hats")
    swaps = next(card for card in content.action if card.effect == "swap_hands")
    if hats.count + hats.more > 8 or swaps.count + swaps.more > 8:
        return "there must be at most 8 cards that swap hats and 8 that swap hands"
    return None


def _tunnels(content: Content) -> str | None:
    cards = [(card.id, card.tunnels) for card in content.path]
    cards += [(goal.id, goal.tunnels) for goal in content.goal]
    for name, tunnels in [*cards, ("start", content.start.tunnels)]:
        try:
            lanes, stubs = shapes.parse(tunnels)
        except TunnelsError as error:
            return f"the tunnels of {name} are not usable: {error}"
        card = next((card for card in content.path if card.id == name), None)
        if card and (card.ladder or card.door) and len(lanes) != 1:
            return f"the card {name} with its ladder or door must have exactly one tunnel"
        if not card and (stubs or len(lanes) != 1 or len(lanes[0]) < 2):
            return f"the card {name} must have one tunnel that joins at least two sides"
    if content.start.tunnels != "NESW":
        return "the tunnels of the start card must be NESW"
    return None


def _places(content: Content) -> str | None:
    places = list(zip(content.places.east, content.places.south, strict=True))
    for at, place in enumerate(places):
        for other in [(0, 0), *places[:at]]:
            if abs(place[0] - other[0]) + abs(place[1] - other[1]) < 2:
                return "goals must lie apart from each other and from the start"
    if places != sorted(places, key=lambda place: place[1]):
        return "goals must be listed from N to S"
    return None


def _numbers(content: Content) -> str | None:
    base, more = content.base, content.expansion
    for at, seats in enumerate(range(BASE_SEATS[0], BASE_SEATS[1] + 1)):
        if base.saboteurs[at] + base.diggers[at] < seats:
            return f"there are too few roles of the base game for {seats} players"
        if base.hand[at] * seats > sum(deck_counts(content, expansion=False)):
            return f"there are too few cards of the base game for {seats} players"
    roles = [more.blue, more.green, more.saboteurs, more.boss, more.profiteer, more.geologists]
    if sum(roles) < EXPANSION_SEATS[1]:
        return f"there are too few roles of Saboteur 2 for {EXPANSION_SEATS[1]} players"
    cards = sum(deck_counts(content, expansion=True))
    if more.put_away + more.hand * EXPANSION_SEATS[1] > cards:
        return f"there are too few cards of Saboteur 2 for {EXPANSION_SEATS[1]} players"
    if cards > 200:
        return "there are more than 200 cards; leave some out"
    return None


def card_ids(content: Content) -> list[str]:
    """The ids of all cards by their numbers: path cards first."""
    return [card.id for card in content.path] + [card.id for card in content.action]


def deck_counts(content: Content, *, expansion: bool) -> list[int]:
    """Copies in play per card, path cards first."""
    counts = [path.count if expansion or path.box == "base" else 0 for path in content.path]
    for action in content.action:
        count = action.count if expansion or action.box == "base" else 0
        counts.append(count + action.more if expansion else count)
    return counts
