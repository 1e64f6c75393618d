"""The typed actions, events and view of Saboteur and Saboteur 2 (JSON names are these names).

Cards go by their ids in the content file. Coordinates count from the start card: ``x`` E, ``y`` S.
Goals are numbered 0 to 2 from N to S. Where an event's field is None, the viewer may not know it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from motherlode.engine.wire import Action, Event, View

Role = Literal["digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist"]
Tool = Literal["pick", "lamp", "wagon"]
Item = Literal["pick", "lamp", "wagon", "trap", "theft"]
Side = Literal["n", "e", "s", "w"]
Stage = Literal["turns", "sharing", "stealing", "over"]
Card = Annotated[str, Meta(max_length=31)]
Seat = Annotated[int, Meta(ge=0, le=11)]
Goal = Annotated[int, Meta(ge=0, le=2)]
Worth = Annotated[int, Meta(ge=1, le=3)]
Coordinate = Annotated[int, Meta(ge=-40, le=40)]
Route = tuple[tuple[int, int], ...]
"""The cells of a way, ``x`` and ``y``, from the start to the treasure; a step that is not to a
neighbour is from the start to a ladder."""

Joined = tuple[int, int, tuple[Side, ...]]
"""The cell of a path card, and the sides whose tunnel is joined to the start."""

ROLE_NAMES: tuple[Role, ...] = (
    "digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist",
)  # fmt: skip
TOOL_NAMES: tuple[Tool, ...] = ("pick", "lamp", "wagon")
ITEM_NAMES: tuple[Item, ...] = ("pick", "lamp", "wagon", "trap", "theft")
SIDE_NAMES: tuple[Side, ...] = ("n", "e", "s", "w")
STAGE_NAMES: tuple[Stage, ...] = ("turns", "sharing", "stealing", "over")

# -- actions ---------------------------------------------------------------------------------


class Place(Action, tag="saboteur-place", frozen=True, kw_only=True):
    """Lay a path card, as printed or by half a turn."""

    card: Card
    turned: bool
    x: Coordinate
    y: Coordinate


class BreakTool(Action, tag="saboteur-break", frozen=True, kw_only=True):
    """Lay a broken tool in front of somebody."""

    card: Card
    other: Seat


class Repair(Action, tag="saboteur-repair", frozen=True, kw_only=True):
    """Take a broken tool away from in front of somebody."""

    card: Card
    tool: Tool
    other: Seat


class RockFall(Action, tag="saboteur-rock-fall", frozen=True, kw_only=True):
    """Bury a tunnel."""

    card: Card
    x: Coordinate
    y: Coordinate


class LookAtGoal(Action, tag="saboteur-map", frozen=True, kw_only=True):
    """Look at a goal secretly."""

    card: Card
    goal: Goal


class LayTheft(Action, tag="saboteur-theft", frozen=True, kw_only=True):
    """Lay a Theft in front of oneself."""

    card: Card


class HandsOff(Action, tag="saboteur-hands-off", frozen=True, kw_only=True):
    """Take a Theft away from in front of somebody."""

    card: Card
    other: Seat


class SwapHands(Action, tag="saboteur-swap-hands", frozen=True, kw_only=True):
    """Exchange all cards with another player, who then draws one."""

    card: Card
    other: Seat


class Inspect(Action, tag="saboteur-inspect", frozen=True, kw_only=True):
    """Look at the role of another player."""

    card: Card
    other: Seat


class SwapHats(Action, tag="saboteur-swap-hats", frozen=True, kw_only=True):
    """Somebody puts the role away and takes another from the reserve."""

    card: Card
    other: Seat


class LayTrap(Action, tag="saboteur-trap", frozen=True, kw_only=True):
    """Trap somebody."""

    card: Card
    other: Seat


class Free(Action, tag="saboteur-free", frozen=True, kw_only=True):
    """Free somebody from a trap."""

    card: Card
    other: Seat


class Clear(Action, tag="saboteur-clear", frozen=True, kw_only=True):
    """Discard two cards, in the order of the hand, to clear away what lies in front of one."""

    item: Item
    cards: tuple[Card, Card]


class Discard(Action, tag="saboteur-discard", frozen=True, kw_only=True):
    """Discard one card, in Saboteur 2 up to three, in the order of the hand."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=3)]


class TakeGold(Action, tag="saboteur-take-gold", frozen=True, kw_only=True):
    """Take one of the gold cards offered and pass the others on."""

    worth: Worth


class Steal(Action, tag="saboteur-steal", frozen=True, kw_only=True):
    """Take one gold from somebody."""

    other: Seat


class Decline(Action, tag="saboteur-decline", frozen=True, kw_only=True):
    """Steal nothing."""


SaboteurAction = (
    Place
    | BreakTool
    | Repair
    | RockFall
    | LookAtGoal
    | LayTheft
    | HandsOff
    | SwapHands
    | Inspect
    | SwapHats
    | LayTrap
    | Free
    | Clear
    | Discard
    | TakeGold
    | Steal
    | Decline
)

# -- events ----------------------------------------------------------------------------------


class RoundBegan(Event, tag="saboteur-round-began", frozen=True, kw_only=True):
    """``seat`` begins; rounds count from 1."""

    seat: int
    round: int


class RoleDealt(Event, tag="saboteur-role-dealt", frozen=True, kw_only=True):
    """A role from the pile; only its holder sees it."""

    seat: int
    role: Role | None


class HandDealt(Event, tag="saboteur-hand-dealt", frozen=True, kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Placed(Event, tag="saboteur-placed", frozen=True, kw_only=True):
    seat: int
    card: str
    turned: bool
    x: int
    y: int


class GoalTurned(Event, tag="saboteur-goal-turned", frozen=True, kw_only=True):
    """``seat`` has opened the way to a goal."""

    seat: int
    goal: int
    card: str
    turned: bool


class ToolBroken(Event, tag="saboteur-tool-broken", frozen=True, kw_only=True):
    seat: int
    other: int
    card: str


class ToolRepaired(Event, tag="saboteur-tool-repaired", frozen=True, kw_only=True):
    seat: int
    other: int
    card: str
    tool: Tool


class RocksFell(Event, tag="saboteur-rocks-fell", frozen=True, kw_only=True):
    """``tunnel``: the path card that is gone."""

    seat: int
    x: int
    y: int
    tunnel: str


class Peeked(Event, tag="saboteur-peeked", frozen=True, kw_only=True):
    seat: int
    goal: int
    card: str | None


class TheftLaid(Event, tag="saboteur-theft-laid", frozen=True, kw_only=True):
    seat: int


class TheftRemoved(Event, tag="saboteur-theft-removed", frozen=True, kw_only=True):
    seat: int
    other: int


class HandsSwapped(Event, tag="saboteur-hands-swapped", frozen=True, kw_only=True):
    seat: int
    other: int


class HandGiven(Event, tag="saboteur-hand-given", frozen=True, kw_only=True):
    """What ``seat`` gave to ``other`` in an exchange; only the two see it."""

    seat: int
    other: int
    count: int
    cards: tuple[str, ...] | None


class Inspected(Event, tag="saboteur-inspected", frozen=True, kw_only=True):
    seat: int
    other: int
    role: Role | None


class HatsSwapped(Event, tag="saboteur-hats-swapped", frozen=True, kw_only=True):
    seat: int
    other: int


class Trapped(Event, tag="saboteur-trapped", frozen=True, kw_only=True):
    seat: int
    other: int


class Freed(Event, tag="saboteur-freed", frozen=True, kw_only=True):
    seat: int
    other: int


class Cleared(Event, tag="saboteur-cleared", frozen=True, kw_only=True):
    """``seat`` has discarded ``cards`` for it."""

    seat: int
    item: Item
    cards: tuple[str, ...] | None


class Discarded(Event, tag="saboteur-discarded", frozen=True, kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Drew(Event, tag="saboteur-drew", frozen=True, kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None


class RoundEnded(Event, tag="saboteur-round-ended", frozen=True, kw_only=True):
    """``seat`` played last. ``found``: the treasure is dug; ``blue``, ``green``: that team has a
    way to it (Saboteur 2). ``route``: a shortest way through whatever doors; ``blue_route``,
    ``green_route``: a shortest way of that team; each empty if there is none. ``joined``: what is
    joined to the start of every path card that lies in the mine."""

    seat: int
    found: bool
    blue: bool
    green: bool
    route: Route
    blue_route: Route
    green_route: Route
    joined: tuple[Joined, ...]


class RoleShown(Event, tag="saboteur-role-shown", frozen=True, kw_only=True):
    seat: int
    role: Role


class Paid(Event, tag="saboteur-paid", frozen=True, kw_only=True):
    """Gold paid in the open."""

    seat: int
    gold: int
    role: Role


class GoldOffered(Event, tag="saboteur-gold-offered", frozen=True, kw_only=True):
    """``seat`` gets ``count`` gold cards to choose one from; only ``seat`` sees their worths."""

    seat: int
    count: int
    worths: tuple[int, ...] | None


class GoldTaken(Event, tag="saboteur-gold-taken", frozen=True, kw_only=True):
    seat: int
    worth: int | None


class Stole(Event, tag="saboteur-stole", frozen=True, kw_only=True):
    seat: int
    other: int


class TheftDeclined(Event, tag="saboteur-theft-declined", frozen=True, kw_only=True):
    seat: int


class Ended(Event, tag="saboteur-ended", frozen=True, kw_only=True):
    seat: int


SaboteurEvent = (
    RoundBegan
    | RoleDealt
    | HandDealt
    | Placed
    | GoalTurned
    | ToolBroken
    | ToolRepaired
    | RocksFell
    | Peeked
    | TheftLaid
    | TheftRemoved
    | HandsSwapped
    | HandGiven
    | Inspected
    | HatsSwapped
    | Trapped
    | Freed
    | Cleared
    | Discarded
    | Drew
    | RoundEnded
    | RoleShown
    | Paid
    | GoldOffered
    | GoldTaken
    | Stole
    | TheftDeclined
    | Ended
)

# -- the view --------------------------------------------------------------------------------


class TunnelView(msgspec.Struct, kw_only=True):
    """A path card in the mine."""

    card: str
    turned: bool
    x: int
    y: int
    joined: list[Side]
    """The sides whose tunnel is joined to the start."""


class GoalView(msgspec.Struct, kw_only=True):
    """A goal card. ``card`` is None if the viewer does not know it."""

    x: int
    y: int
    up: bool
    card: str | None
    turned: bool


class SeatView(msgspec.Struct, kw_only=True):
    """A player, as the viewer knows him."""

    hand: int
    role: Role | None
    broken: list[Tool]
    trapped: bool
    theft: int
    """0 for none; the higher, the later it was laid."""
    gold: int | None
    """All the gold won so far; None if the viewer may not know it."""
    peeked: list[int]
    """The goals that this player has looked at."""
    inspected: list[int]
    """The seats whose present role this player knows, his own included."""
    retired_seen: list[int]
    """The roles put away, by their place in ``retired``, that this player has seen."""


class DiscardView(msgspec.Struct, kw_only=True):
    """A card discarded face down; ``card`` is None for everybody but who discarded it."""

    seat: int
    card: str | None


class MemoryView(msgspec.Struct, kw_only=True):
    """Cards that the viewer has given away by Swap Your Hand and not seen since: they are in
    ``holder``'s hand, if any, or among these ``discards``."""

    holder: int | None
    cards: list[str]
    discards: list[int]


class EarnedView(msgspec.Struct, kw_only=True):
    """What a seat got in a round that has ended. ``paid`` is None if the viewer may not know."""

    role: Role
    won: bool
    trapped: bool
    paid: int | None
    stole: int
    robbed: int


class LookView(msgspec.Struct, kw_only=True):
    """Gold cards that the viewer saw when ``at`` of them had been taken."""

    at: int
    worths: list[int]


class SharingView(msgspec.Struct, kw_only=True):
    """How the gold cards of a round went round (base game)."""

    takers: list[int]
    worths: list[int | None]
    looks: list[LookView]


class GoldView(msgspec.Struct, kw_only=True):
    """Gold cards of the base game. Counts are of worth 1, 2, 3."""

    pile: int
    spent: list[int]
    """Paid to saboteurs in the open; below 0 for cards that came into the pile as change."""
    offered: int
    """Cards on their way round."""
    rounds: list[SharingView]


class SaboteurView(View, tag="saboteur-view", kw_only=True):
    """Saboteur or Saboteur 2 as one seat, or a spectator, may know it."""

    expansion: bool
    options: dict[str, str | int | bool]
    viewer: int | None
    seats: list[SeatView]
    hand: list[str]
    """The viewer's own cards."""
    tunnels: list[TunnelView]
    goals: list[GoalView]
    crystals: int
    deck: int
    put_away: int
    """Cards that nobody has seen and that are out of this round."""
    reserve: int
    """Roles that nobody holds."""
    retired: list[Role | None]
    """Roles put away by Swap Your Hats."""
    gone: list[str]
    """Cards that everybody has seen and that are out of this round."""
    discards: list[DiscardView]
    memories: list[MemoryView]
    round: int
    """From 1."""
    rounds: int
    starter: int
    last: int
    """Who took the last turn."""
    to_move: int
    stage: Stage
    found: bool
    """The treasure has been dug."""
    thefts: int
    """Thefts laid this round."""
    heist: int
    """Seats that have had their turn to steal."""
    earned: list[list[EarnedView]]
    """Per round that has ended, per seat."""
    gold: GoldView | None
    """None in Saboteur 2."""
