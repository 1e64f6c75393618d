"""The typed actions, events and view of Dig Down Dwarf (JSON names are these names)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from motherlode.engine.wire import Action, Event, View

Gem = Literal["diamond", "emerald", "sapphire", "amethyst", "cursed"]
Die = Literal["blue", "red", "green", "black", "white"]
Ability = Literal["wild", "draw", "swap", "raid"]
NorciaColour = Literal["white", "orange", "pink", "teal"]
Stage = Literal["roll", "choose", "name", "over"]
Condition = Literal[
    "four_ones", "four_of_a_kind", "two_pairs", "straight", "three_of_a_kind", "only_a_pair"
]
"""The diamond's is four_ones or, by the option, four_of_a_kind (D2)."""
Face = Annotated[int, Meta(ge=1, le=6)]
Seat = Annotated[int, Meta(ge=0, le=3)]

GEM_NAMES: tuple[Gem, ...] = ("diamond", "emerald", "sapphire", "amethyst", "cursed")
DIE_NAMES: tuple[Die, ...] = ("blue", "red", "green", "black", "white")
ABILITY_NAMES: tuple[Ability, ...] = ("wild", "draw", "swap", "raid")
NORCIA_NAMES: tuple[NorciaColour, ...] = ("white", "orange", "pink", "teal")
STAGE_NAMES: tuple[Stage, ...] = ("roll", "choose", "name", "over")
CONDITION_NAMES: tuple[Condition, ...] = (
    "four_ones",
    "two_pairs",
    "straight",
    "three_of_a_kind",
    "only_a_pair",
)
ANY_QUAD_NAMES: tuple[Condition, ...] = ("four_of_a_kind", *CONDITION_NAMES[1:])


def condition_names(met: int, any_quad: bool) -> tuple[Condition, ...]:
    """The conditions that bits stand for, as the option for the diamond has them."""
    names = ANY_QUAD_NAMES if any_quad else CONDITION_NAMES
    return tuple(name for bit, name in enumerate(names) if (met >> bit) & 1)


# -- actions ---------------------------------------------------------------------------------


class SpendStar(Action, tag="dwarf-spend-star", frozen=True, kw_only=True):
    """Spend the star gem: five dice this turn."""


class Roll(Action, tag="dwarf-roll", frozen=True, kw_only=True):
    """Roll all dice for the first time."""


class Reroll(Action, tag="dwarf-reroll", frozen=True, kw_only=True):
    """Reroll these dice, in the order of the dice."""

    dice: tuple[Die, ...]


class SpendAmethyst(Action, tag="dwarf-spend-amethyst", frozen=True, kw_only=True):
    """Reroll one die, locked or not."""

    die: Die


class SpendSapphire(Action, tag="dwarf-spend-sapphire", frozen=True, kw_only=True):
    """Reroll one to four dice, locked or not, in the order of the dice."""

    dice: tuple[Die, ...]


class SpendEmerald(Action, tag="dwarf-spend-emerald", frozen=True, kw_only=True):
    """Set a die to another face."""

    die: Die
    face: Face


class SpendDiamond(Action, tag="dwarf-spend-diamond", frozen=True, kw_only=True):
    """Take all gems of a kind from the mine."""

    gem: Gem


class UseWild(Action, tag="dwarf-use-wild", frozen=True, kw_only=True):
    """Set the favourite die aside as any number."""


class UseDraw(Action, tag="dwarf-use-draw", frozen=True, kw_only=True):
    """Draw a gem from the bag at the end of the turn."""


class UseSwap(Action, tag="dwarf-use-swap", frozen=True, kw_only=True):
    """Exchange a gem with an opponent."""

    other: Seat
    give: Gem
    take: Gem


class UseRaid(Action, tag="dwarf-use-raid", frozen=True, kw_only=True):
    """Take one gem from the mine."""

    gem: Gem


class Keep(Action, tag="dwarf-keep", frozen=True, kw_only=True):
    """Keep the dice: the turn resolves."""


class NameNumber(Action, tag="dwarf-name-number", frozen=True, kw_only=True):
    """The number of the WILD die."""

    face: Face


DwarfAction = (
    SpendStar
    | Roll
    | Reroll
    | SpendAmethyst
    | SpendSapphire
    | SpendEmerald
    | SpendDiamond
    | UseWild
    | UseDraw
    | UseSwap
    | UseRaid
    | Keep
    | NameNumber
)

# -- events ----------------------------------------------------------------------------------


class Dealt(Event, tag="dwarf-dealt", frozen=True, kw_only=True):
    seat: int
    dwarf: str


class Opened(Event, tag="dwarf-opened", frozen=True, kw_only=True):
    """The first gems of the mine; ``seat`` begins."""

    seat: int
    gems: tuple[Gem, ...]


class TurnBegan(Event, tag="dwarf-turn-began", frozen=True, kw_only=True):
    seat: int
    turn: int


class Drew(Event, tag="dwarf-drew", frozen=True, kw_only=True):
    """From the bag into the mine."""

    seat: int
    gem: Gem


class LastRound(Event, tag="dwarf-last-round", frozen=True, kw_only=True):
    """``seat`` took the last gem out of the bag."""

    seat: int


class StarSpent(Event, tag="dwarf-star-spent", frozen=True, kw_only=True):
    seat: int


class Rolled(Event, tag="dwarf-rolled", frozen=True, kw_only=True):
    """``dice`` were rolled and show ``faces``."""

    seat: int
    dice: tuple[Die, ...]
    faces: tuple[int, ...]


class Kept(Event, tag="dwarf-kept", frozen=True, kw_only=True):
    seat: int


class GemSpent(Event, tag="dwarf-gem-spent", frozen=True, kw_only=True):
    seat: int
    gem: Gem


class DieSet(Event, tag="dwarf-die-set", frozen=True, kw_only=True):
    seat: int
    die: Die
    face: int


class AbilityUsed(Event, tag="dwarf-ability-used", frozen=True, kw_only=True):
    """``showing``: abilities open on the card from now on, 1 to 4."""

    seat: int
    ability: Ability
    showing: int


class Swapped(Event, tag="dwarf-swapped", frozen=True, kw_only=True):
    seat: int
    other: int
    give: Gem
    take: Gem


class Raided(Event, tag="dwarf-raided", frozen=True, kw_only=True):
    seat: int
    gem: Gem


class NumberNamed(Event, tag="dwarf-number-named", frozen=True, kw_only=True):
    seat: int
    face: int


class Matched(Event, tag="dwarf-matched", frozen=True, kw_only=True):
    """The conditions that the kept dice meet; none for nothing."""

    seat: int
    conditions: tuple[Condition, ...]
    in_vain: bool
    """Whether the mine held none of the gems that they win."""


class Took(Event, tag="dwarf-took", frozen=True, kw_only=True):
    """All gems of a kind from the mine, won by the dice or by a spent diamond."""

    seat: int
    gem: Gem
    count: int
    by: Literal["dice", "diamond"]


class LuckyDraw(Event, tag="dwarf-lucky-draw", frozen=True, kw_only=True):
    """A gem from the bag by DRAW; None when the bag is empty."""

    seat: int
    gem: Gem | None


class NorciaDrawn(Event, tag="dwarf-norcia-drawn", frozen=True, kw_only=True):
    seat: int
    colour: NorciaColour


class Ended(Event, tag="dwarf-ended", frozen=True, kw_only=True):
    seat: int


DwarfEvent = (
    Dealt
    | Opened
    | TurnBegan
    | Drew
    | LastRound
    | StarSpent
    | Rolled
    | Kept
    | GemSpent
    | DieSet
    | AbilityUsed
    | Swapped
    | Raided
    | NumberNamed
    | Matched
    | Took
    | LuckyDraw
    | NorciaDrawn
    | Ended
)

# -- the view --------------------------------------------------------------------------------


class Gems(msgspec.Struct, kw_only=True):
    """Gems by kind."""

    diamond: int
    emerald: int
    sapphire: int
    amethyst: int
    cursed: int


class Norcia(msgspec.Struct, kw_only=True):
    """Gems of Norcia by colour."""

    white: int
    orange: int
    pink: int
    teal: int


class DieView(msgspec.Struct, kw_only=True):
    """A die in play."""

    die: Die
    face: int
    """1 to 6; 0 before the first roll."""
    aside: bool
    """Set aside by WILD."""


class DwarfSeat(msgspec.Struct, kw_only=True):
    """What lies in front of a player."""

    dwarf: str
    favourite: Die
    wants: Gems
    showing: int
    """Abilities open on the card, 1 (WILD) to 4 (up to RAID)."""
    gems: Gems
    stars: int
    norcia: Norcia
    cursed_points: int
    """What each cursed gem is worth to this player now."""
    wish_fulfilled: bool
    score: int
    """The points if the game ended now."""


class DwarfView(View, tag="dwarf-view", kw_only=True):
    """Dig Down Dwarf as anybody sees it: only the order of the bag is hidden (D43)."""

    options: dict[str, str | int | bool]
    seats: list[DwarfSeat]
    mine: Gems
    bag: Gems
    norcia_bag: Norcia
    to_move: int
    stage: Stage
    dice: list[DieView]
    """Four, or five after a star gem."""
    rerolls: int
    """Rerolls left; sixes alone are always free."""
    matches: list[Condition]
    """The conditions that the dice meet as they lie; none while a WILD die has no number."""
    charged: bool
    """The favourite die shows a rolled 6 whose ability is not used yet."""
    draws_due: int
    gained: bool
    """The player to move has got a gem this turn."""
    turn: int
    turns_left: int
    """0 until the last round is announced; then turns to go, this one included."""
    curse_turns_at: int
    """Cursed gems that make each worth more."""
