"""The cards as the content has them, for whoever draws them (JSON names are these names)."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from motherlode.engine.wire import Components
from motherlode.games.saboteur import shapes
from motherlode.games.saboteur.content import Content, Effect, deck_counts
from motherlode.games.saboteur.wire import Side, Tool

Door = Literal["blue", "green"]


class PathCard(msgspec.Struct, kw_only=True):
    """A path card as printed. Half a turn makes N of S and E of W, and the other way round."""

    id: str
    copies: int
    """In this game's deck; 0 for a card that this game leaves in the box."""
    lanes: list[list[Side]]
    """The sides that each of its tunnels joins."""
    stubs: list[Side]
    """Open at the edge, but leading nowhere."""
    door: Door | None
    """Bars the one tunnel of the card."""
    ladder: bool
    crystal: bool
    turnable: bool
    """Whether half a turn makes a difference (R48)."""


class ActionCard(msgspec.Struct, kw_only=True):
    """An action card."""

    id: str
    copies: int
    effect: Effect
    tools: list[Tool]
    """What it breaks, or may repair."""


class GoalCard(msgspec.Struct, kw_only=True):
    """A goal card as printed: its one tunnel."""

    id: str
    lanes: list[list[Side]]


class SaboteurComponents(Components, tag="saboteur-components", kw_only=True):
    """Every card of Saboteur or Saboteur 2. The first goal card is the treasure."""

    path: list[PathCard]
    action: list[ActionCard]
    start: list[list[Side]]
    """The tunnels of the start card."""
    goal: list[GoalCard]


def components(content: Content, *, expansion: bool) -> SaboteurComponents:
    """The cards of a content in one of the two games."""
    copies = deck_counts(content, expansion=expansion)
    paths = len(content.path)
    return SaboteurComponents(
        path=[
            PathCard(
                id=card.id,
                copies=count,
                lanes=_lanes(card.tunnels),
                stubs=_sides("".join(shapes.parse(card.tunnels)[1])),
                door=card.door,
                ladder=card.ladder,
                crystal=card.crystal,
                turnable=shapes.turnable(shapes.shape(card.tunnels, 0)),
            )
            for card, count in zip(content.path, copies[:paths], strict=True)
        ],
        action=[
            ActionCard(id=card.id, copies=count, effect=card.effect, tools=list(card.tools))
            for card, count in zip(content.action, copies[paths:], strict=True)
        ],
        start=_lanes(content.start.tunnels),
        goal=[GoalCard(id=goal.id, lanes=_lanes(goal.tunnels)) for goal in content.goal],
    )


def _lanes(tunnels: str) -> list[list[Side]]:
    return [_sides(lane) for lane in shapes.parse(tunnels)[0]]


def _sides(letters: str) -> list[Side]:
    return [cast(Side, letter) for letter in letters.lower()]
