"""Packed actions to typed ones and back, and noted events to typed ones."""

from __future__ import annotations

from typing import cast

from motherlode.engine.position import noted_kind, noted_payload, noted_seat
from motherlode.engine.vecs import i64, vec
from motherlode.engine.wire import Action
from motherlode.games.dwarf import actions as code
from motherlode.games.dwarf import state, wire
from motherlode.games.dwarf.terms import GEMS, MOST_DICE
from motherlode.games.dwarf.wire import (
    ABILITY_NAMES,
    DIE_NAMES,
    GEM_NAMES,
    NORCIA_NAMES,
    Die,
    DwarfAction,
    DwarfEvent,
)

ALL_DICE = (1 << MOST_DICE) - 1


def dice_names(bits: int) -> tuple[Die, ...]:
    """The dice of a set of bits, in the order of the dice."""
    return tuple(name for die, name in enumerate(DIE_NAMES) if (bits >> die) & 1)


def dice_bits(names: tuple[Die, ...]) -> int:
    """The other way round. Raises ValueError unless they are some dice, each once, in order."""
    bits = sum(1 << DIE_NAMES.index(name) for name in set(names))
    if not names or dice_names(bits) != names:
        raise ValueError("Name one or more dice, each once, in the order of the dice.")
    return bits


def pack(action: Action) -> int:
    """The packed action. Raises ValueError for values outside the game's ranges."""
    match cast(DwarfAction, action):
        case wire.SpendStar():
            return code.STAR
        case wire.Roll():
            return code.ROLL
        case wire.Reroll(dice=dice):
            return code.REROLL + dice_bits(dice)
        case wire.SpendAmethyst(die=die):
            return code.SPEND_AMETHYST + DIE_NAMES.index(die)
        case wire.SpendSapphire(dice=dice):
            return code.SPEND_SAPPHIRE + dice_bits(dice)
        case wire.SpendEmerald(die=die, face=face):
            return code.SPEND_EMERALD + DIE_NAMES.index(die) * 8 + face
        case wire.SpendDiamond(gem=gem):
            return code.SPEND_DIAMOND + GEM_NAMES.index(gem)
        case wire.UseWild():
            return code.WILD
        case wire.UseDraw():
            return code.DRAW
        case wire.UseSwap(other=other, give=give, take=take):
            return code.SWAP + other * 64 + GEM_NAMES.index(give) * 8 + GEM_NAMES.index(take)
        case wire.UseRaid(gem=gem):
            return code.RAID + GEM_NAMES.index(gem)
        case wire.Keep():
            return code.KEEP
        case wire.NameNumber(face=face):
            return code.NAME + face
    raise ValueError(f"Not an action of Dig Down Dwarf: {action!r}.")


def unpack(packed: int) -> DwarfAction:
    """The typed action of a packed one. Raises ValueError for a number that is none."""
    if packed in CODES:
        return _unpack(packed)
    raise ValueError(f"Not a packed action of Dig Down Dwarf: {packed}.")


def _unpack(packed: int) -> DwarfAction:
    detail = code.detail_of(packed)
    match code.kind_of(packed):
        case code.STAR:
            return wire.SpendStar()
        case code.ROLL:
            return wire.Roll()
        case code.REROLL:
            return wire.Reroll(dice=dice_names(detail))
        case code.SPEND_AMETHYST:
            return wire.SpendAmethyst(die=DIE_NAMES[detail])
        case code.SPEND_SAPPHIRE:
            return wire.SpendSapphire(dice=dice_names(detail))
        case code.SPEND_EMERALD:
            return wire.SpendEmerald(die=DIE_NAMES[detail >> 3], face=detail & 7)
        case code.SPEND_DIAMOND:
            return wire.SpendDiamond(gem=GEM_NAMES[detail])
        case code.WILD:
            return wire.UseWild()
        case code.DRAW:
            return wire.UseDraw()
        case code.SWAP:
            return wire.UseSwap(
                other=detail >> 6, give=GEM_NAMES[(detail >> 3) & 7], take=GEM_NAMES[detail & 7]
            )
        case code.RAID:
            return wire.UseRaid(gem=GEM_NAMES[detail])
        case code.KEEP:
            return wire.Keep()
        case _:
            return wire.NameNumber(face=detail)


def _all_codes() -> list[int]:
    codes = [code.STAR, code.ROLL]
    codes += [code.REROLL + bits for bits in range(1, ALL_DICE + 1)]
    codes += [code.SPEND_AMETHYST + die for die in range(MOST_DICE)]
    codes += [code.SPEND_SAPPHIRE + bits for bits in range(1, ALL_DICE)]  # at most four (D18)
    codes += [
        code.SPEND_EMERALD + die * 8 + face for die in range(MOST_DICE) for face in range(1, 7)
    ]
    codes += [code.SPEND_DIAMOND + gem for gem in range(GEMS)]
    codes += [code.WILD, code.DRAW]
    codes += [
        code.SWAP + other * 64 + given * 8 + taken
        for other in range(4)
        for given in range(GEMS)
        for taken in range(1, GEMS)  # a diamond may not be taken (D13)
    ]
    codes += [code.RAID + gem for gem in range(GEMS)]
    codes += [code.KEEP]
    codes += [code.NAME + face for face in range(1, 7)]
    return codes


CODES = {packed: place for place, packed in enumerate(_all_codes())}
"""Every packed action, ascending, with its place in the dense numbering."""


def event(journal: vec[i64], at: int, dwarf_ids: list[str], any_quad: bool) -> DwarfEvent:
    """The typed event of the journal's entry ``at``. Everything in this game is public (D43).
    ``any_quad``: the option for the diamond (D2)."""
    noted = journal[at]
    seat = noted_seat(noted)
    payload = noted_payload(noted)
    low = payload & 255
    middle = (payload >> 8) & 255
    high = (payload >> 16) & 255
    match noted_kind(noted):
        case state.DEALT:
            return wire.Dealt(seat=seat, dwarf=dwarf_ids[payload])
        case state.OPENED:
            gems: tuple[wire.Gem, ...] = tuple(
                name
                for gem, name in enumerate(GEM_NAMES)
                for _ in range((payload >> (8 * gem)) & 255)
            )
            return wire.Opened(seat=seat, gems=gems)
        case state.TURN:
            return wire.TurnBegan(seat=seat, turn=payload)
        case state.DREW:
            return wire.Drew(seat=seat, gem=GEM_NAMES[payload])
        case state.LAST_ROUND:
            return wire.LastRound(seat=seat)
        case state.STAR_SPENT:
            return wire.StarSpent(seat=seat)
        case state.ROLLED:
            faces = payload >> MOST_DICE
            dice = dice_names(payload & ALL_DICE)
            shown = tuple((faces >> (3 * DIE_NAMES.index(die))) & 7 for die in dice)
            return wire.Rolled(seat=seat, dice=dice, faces=shown)
        case state.KEPT:
            return wire.Kept(seat=seat)
        case state.GEM_SPENT:
            return wire.GemSpent(seat=seat, gem=GEM_NAMES[payload])
        case state.DIE_SET:
            return wire.DieSet(seat=seat, die=DIE_NAMES[low], face=middle)
        case state.ABILITY:
            return wire.AbilityUsed(seat=seat, ability=ABILITY_NAMES[low], showing=middle)
        case state.SWAPPED:
            return wire.Swapped(seat=seat, other=low, give=GEM_NAMES[middle], take=GEM_NAMES[high])
        case state.RAIDED:
            return wire.Raided(seat=seat, gem=GEM_NAMES[payload])
        case state.NAMED:
            return wire.NumberNamed(seat=seat, face=payload)
        case state.MATCHED:
            met = wire.condition_names(payload, any_quad)
            won = at + 1 < len(journal) and noted_kind(journal[at + 1]) == state.TOOK
            return wire.Matched(seat=seat, conditions=met, in_vain=bool(met) and not won)
        case state.TOOK:
            return wire.Took(
                seat=seat, gem=GEM_NAMES[low], count=middle, by="diamond" if high else "dice"
            )
        case state.LUCKY:
            gem = None if payload == GEMS else GEM_NAMES[payload]
            return wire.LuckyDraw(seat=seat, gem=gem)
        case state.NORCIA:
            return wire.NorciaDrawn(seat=seat, colour=NORCIA_NAMES[payload])
        case state.ENDED:
            return wire.Ended(seat=seat)
    raise ValueError(f"Not a noted event of Dig Down Dwarf: {noted}.")
