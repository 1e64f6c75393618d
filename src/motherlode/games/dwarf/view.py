"""What a seat may know of a game of Dig Down Dwarf, and a game made of what it knows.

Everything lies open but what the bag and the dice will give (D43), so all views are alike.
"""

from __future__ import annotations

from motherlode.engine.generators import Rng
from motherlode.engine.vecs import i64, vec
from motherlode.games.dwarf.content import Content, terms
from motherlode.games.dwarf.rules import DwarfPosition, bare_position, conditions
from motherlode.games.dwarf.state import NOBODY
from motherlode.games.dwarf.terms import GEMS, NORCIA_COLOURS
from motherlode.games.dwarf.wire import (
    DIE_NAMES,
    GEM_NAMES,
    NORCIA_NAMES,
    STAGE_NAMES,
    Condition,
    DieView,
    DwarfSeat,
    DwarfView,
    Gems,
    Norcia,
    condition_names,
)


def gems_from(counts: vec[i64], first: int = 0) -> Gems:
    """The gems that GEMS numbers from ``first`` on count."""
    return Gems(**{name: int(counts[first + gem]) for gem, name in enumerate(GEM_NAMES)})


def norcia_from(counts: vec[i64], first: int = 0) -> Norcia:
    """The Gems of Norcia that NORCIA_COLOURS numbers from ``first`` on count."""
    return Norcia(**{name: int(counts[first + at]) for at, name in enumerate(NORCIA_NAMES)})


def view(position: DwarfPosition, content: Content) -> DwarfView:
    """The view of any seat and of spectators."""
    return DwarfView(
        options=dict(position.terms.options),
        seats=[_seat(position, seat, content) for seat in range(position.seats)],
        mine=gems_from(position.mine),
        bag=gems_from(position.bag),
        norcia_bag=norcia_from(position.norcia_bag),
        to_move=int(position.seat),
        stage=STAGE_NAMES[position.stage],
        dice=[
            DieView(die=DIE_NAMES[die], face=int(position.dice[die]), aside=die == position.aside)
            for die in range(position.dice_used)
        ],
        rerolls=int(position.rerolls),
        matches=_matches(position),
        charged=bool(position.charged),
        draws_due=int(position.draws_due),
        gained=bool(position.gained),
        turn=int(position.turn),
        turns_left=int(position.turns_left),
        curse_turns_at=int(position.terms.curse_turns_at),
    )


def _matches(position: DwarfPosition) -> list[Condition]:
    if position.aside != NOBODY:
        return []
    met = conditions(position.dice, position.dice_used, position.terms.any_quad)
    return list(condition_names(met, position.terms.any_quad))


def _seat(position: DwarfPosition, seat: int, content: Content) -> DwarfSeat:
    card = position.dwarves[seat]
    agreed = position.terms
    return DwarfSeat(
        dwarf=content.dwarf[card].id,
        favourite=DIE_NAMES[agreed.favourites[card]],
        wants=gems_from(agreed.wants, card * GEMS),
        showing=int(position.showing[seat]),
        gems=gems_from(position.gems, seat * GEMS),
        stars=int(position.stars[seat]),
        norcia=norcia_from(position.norcia, seat * NORCIA_COLOURS),
        cursed_points=int(position.cursed_points(seat)),
        wish_fulfilled=bool(position.wish_fulfilled(seat)),
        score=int(position.score(seat)),
    )


def imagine(seen: DwarfView, content: Content, rng: Rng) -> DwarfPosition:
    """The position of this view with another future: only chance to come is unknown."""
    seats = len(seen.seats)
    position = bare_position(terms(content, seen.options, seats), seats, rng)
    cards = [dwarf.id for dwarf in content.dwarf]
    for seat, shown in enumerate(seen.seats):
        position.dwarves[seat] = cards.index(shown.dwarf)
        position.showing[seat] = shown.showing
        position.stars[seat] = shown.stars
        for gem, name in enumerate(GEM_NAMES):
            position.gems[seat * GEMS + gem] = getattr(shown.gems, name)
        for colour, shade in enumerate(NORCIA_NAMES):
            position.norcia[seat * NORCIA_COLOURS + colour] = getattr(shown.norcia, shade)
    position.bag_left = 0
    for gem, name in enumerate(GEM_NAMES):
        position.mine[gem] = getattr(seen.mine, name)
        position.bag[gem] = getattr(seen.bag, name)
        position.bag_left += position.bag[gem]
    for colour, shade in enumerate(NORCIA_NAMES):
        position.norcia_bag[colour] = getattr(seen.norcia_bag, shade)
    position.seat = seen.to_move
    position.stage = STAGE_NAMES.index(seen.stage)
    position.dice_used = len(seen.dice)
    position.aside = NOBODY
    for die, shown_die in enumerate(seen.dice):
        position.dice[die] = shown_die.face
        if shown_die.aside:
            position.aside = die
    position.rerolls = seen.rerolls
    position.charged = seen.charged
    position.draws_due = seen.draws_due
    position.gained = seen.gained
    position.turn = seen.turn
    position.turns_left = seen.turns_left
    return position
