"""The final score of Dig Down Dwarf line by line, and why an action was refused."""

from __future__ import annotations

from motherlode.engine.wire import Action, Refused, Result, ScoreLine, TieBreak
from motherlode.games.dwarf import wire
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.state import NOBODY, OVER, TO_CHOOSE, TO_NAME, TO_ROLL
from motherlode.games.dwarf.terms import CURSED, GEMS, WHITE
from motherlode.games.dwarf.wire import ABILITY_NAMES, DIE_NAMES, GEM_NAMES


def result(position: DwarfPosition) -> Result:
    """E2, E3."""
    seats = range(position.seats)
    tie_breaks = []
    if position.terms.fewer_cursed:
        cursed = [-int(position.gems[seat * GEMS + CURSED]) for seat in seats]
        tie_breaks.append(TieBreak(message="dwarf-tie-fewer-cursed", rule="D41", values=cursed))
    return Result(
        places=[int(position.rank(seat)) for seat in seats],
        scores=[int(position.score(seat)) for seat in seats],
        lines=[score_lines(position, seat) for seat in seats],
        tie_breaks=tie_breaks,
    )


GEM_CLAUSES = ("G1", "G2", "G3", "G4")


def score_lines(position: DwarfPosition, seat: int) -> list[ScoreLine]:
    """Every line of a seat's score; their points add up to ``position.score(seat)``."""
    agreed = position.terms
    lines = []
    for gem, rule in enumerate(GEM_CLAUSES):
        count = int(position.gems[seat * GEMS + gem])
        if count:
            each = int(agreed.points[gem])
            lines.append(_gem_line(GEM_NAMES[gem], rule, count, each))
    cursed = int(position.gems[seat * GEMS + CURSED])
    if cursed:
        lines.append(_gem_line("cursed", "G5", cursed, int(position.cursed_points(seat))))
    if position.wish_fulfilled(seat):
        bonus = int(agreed.bonus)
        lines.append(ScoreLine(message="dwarf-score-wish", rule="A7", points=bonus))
    sets = int(position.norcia_sets(seat))
    if sets:
        points = sets * int(agreed.set_points)
        arguments = {"count": sets, "each": int(agreed.set_points)}
        line = ScoreLine(
            message="dwarf-score-norcia", rule="X1", points=points, arguments=arguments
        )
        lines.append(line)
    return lines


def _gem_line(gem: str, rule: str, count: int, each: int) -> ScoreLine:
    return ScoreLine(
        message="dwarf-score-gems",
        rule=rule,
        points=count * each,
        arguments={"gem": gem, "count": count, "each": each},
    )


def refusal(position: DwarfPosition, seat: int, action: Action) -> Refused:
    """Why ``seat`` may not do this now. For actions that are not legal."""
    if position.stage == OVER:
        return Refused("game-is-over")
    if seat != position.seat:
        return Refused("not-your-turn", "T7", seat=int(position.seat))
    if position.stage == TO_ROLL:
        if isinstance(action, wire.SpendStar):
            return Refused("dwarf-no-star", "D29")
        return Refused("dwarf-no-roll-first", "T2")
    if position.stage == TO_NAME:
        return Refused("dwarf-no-name-first", "D12")
    return _while_choosing(position, action)


def never(action: Action) -> Refused | None:
    """Why the rules rule an action out in every position; None if it makes no sense at all."""
    match action:
        case wire.SpendSapphire(dice=dice) if dice == DIE_NAMES:
            return Refused("dwarf-no-five", "D18")
        case wire.UseSwap(take="diamond"):
            return Refused("dwarf-no-diamond", "D13")
    return None


def _while_choosing(position: DwarfPosition, action: Action) -> Refused:
    assert position.stage == TO_CHOOSE
    match action:
        case wire.Reroll(dice=dice):
            return _reroll(position, dice)
        case wire.SpendAmethyst(die=die):
            return _spending(position, "amethyst", "G4", (die,))
        case wire.SpendSapphire(dice=dice):
            return _spending(position, "sapphire", "G3", dice)
        case wire.SpendEmerald(die=die):
            return _spending(position, "emerald", "G2", (die,))
        case wire.SpendDiamond(gem=gem):
            if not _owns(position, "diamond"):
                return Refused("dwarf-no-gem", "G1", gem="diamond")
            return Refused("dwarf-not-in-mine", "D38", gem=gem)
        case wire.UseWild():
            return _ability(position, 0, "A3")
        case wire.UseDraw():
            return _ability(position, 1, "A4")
        case wire.UseSwap():
            return _ability(position, 2, "A5")
        case wire.UseRaid(gem=gem):
            refused = _ability(position, 3, "A6")
            if refused.message == "dwarf-no-use":
                return Refused("dwarf-not-in-mine", "A6", gem=gem)
            return refused
        case wire.SpendStar():
            return Refused("dwarf-no-star-now", "D29")
        case wire.Roll():
            return Refused("dwarf-no-roll-again", "T2")
    return Refused("dwarf-no-number-now", "D12")


def _owns(position: DwarfPosition, gem: wire.Gem) -> bool:
    return bool(position.gems[position.seat * GEMS + GEM_NAMES.index(gem)])


def _missing(position: DwarfPosition, dice: tuple[wire.Die, ...]) -> Refused | None:
    """The refusal for a die that is not on the table, or set aside."""
    for name in dice:
        die = DIE_NAMES.index(name)
        if die >= position.dice_used:
            assert die == WHITE
            return Refused("dwarf-no-white-die", "D29")
        if die == position.aside:
            return Refused("dwarf-no-aside", "D12", die=name)
    return None


def _reroll(position: DwarfPosition, dice: tuple[wire.Die, ...]) -> Refused:
    missing = _missing(position, dice)
    if missing:
        return missing
    for name in dice:
        if position.dice[DIE_NAMES.index(name)] == 1:
            return Refused("dwarf-no-locked", "T3", die=name)
    return Refused("dwarf-no-rerolls-left", "T2")


def _spending(
    position: DwarfPosition, gem: wire.Gem, rule: str, dice: tuple[wire.Die, ...]
) -> Refused:
    if not _owns(position, gem):
        return Refused("dwarf-no-gem", rule, gem=gem)
    missing = _missing(position, dice)
    if missing:
        return missing
    return Refused("dwarf-no-same-face", "D31")


def _ability(position: DwarfPosition, ability: int, rule: str) -> Refused:
    name = ABILITY_NAMES[ability]
    if position.aside != NOBODY:
        return Refused("dwarf-no-after-wild", "D12", ability=name)
    if not position.charged:
        die = DIE_NAMES[position.favourite()]
        return Refused("dwarf-no-six", "A1", ability=name, die=die)
    if ability >= position.showing[position.seat]:
        return Refused("dwarf-no-ability-yet", "A2", ability=name)
    return Refused("dwarf-no-use", rule, ability=name)
