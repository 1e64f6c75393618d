"""A full position that a view could have come from: hidden roles, goals, cards and gold are
dealt anew, every way that agrees with the view being as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from motherlode.engine.generators import Rng
from motherlode.games.saboteur import tiles, wire
from motherlode.games.saboteur.codec import Codec
from motherlode.games.saboteur.rules import SaboteurPosition, bare_position
from motherlode.games.saboteur.state import (
    KNOWS_RETIRED,
    KNOWS_ROLE,
    LOST,
    NOBODY,
    PICK_BITS,
    ROLE_HELD,
    SEAT_BITS,
    SETTLED,
    SPENT,
    STOLEN,
    TAKERS,
    WAS_TRAPPED,
    WON,
)
from motherlode.games.saboteur.terms import GOALS, GOLD_VALUES, THEFT, TRAP, Terms, cell_at
from motherlode.games.saboteur.view import front_kinds
from motherlode.games.saboteur.wire import ROLE_NAMES, STAGE_NAMES, TOOL_NAMES

T = TypeVar("T")


def imagine(
    seen: wire.SaboteurView,
    terms: Terms,
    codec: Codec,
    rng: Rng,
    roles: Sequence[wire.Role] | None = None,
) -> SaboteurPosition:
    """The position; ``rng`` draws what is hidden and becomes the position's generator.

    ``roles``: what each seat is to hold, instead of drawing it. Raises ValueError for roles that
    are not what the viewer knows, or more of one than there are.
    """
    position = bare_position(terms, len(seen.seats), rng)
    position.round = seen.round - 1 if seen.stage != "over" else seen.rounds
    position.starter = seen.starter
    position.last = seen.last
    position.seat = seen.to_move
    position.stage = STAGE_NAMES.index(seen.stage)
    position.found = seen.found
    position.thefts = seen.thefts
    position.heist = seen.heist
    _players(seen, position)
    _goals(seen, position, codec, rng)
    _mine(seen, position, codec)
    _roles(seen, position, rng, roles)
    _cards(seen, position, codec, rng)
    _history(seen, position)
    if seen.gold is not None:
        _gold(seen, seen.gold, position, rng)
    return position


def shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    """The items in random order."""
    result = list(items)
    for at in range(len(result) - 1, 0, -1):
        other = rng.below(at + 1)
        result[at], result[other] = result[other], result[at]
    return result


def _players(seen: wire.SaboteurView, position: SaboteurPosition) -> None:
    for seat, shown in enumerate(seen.seats):
        front = sum(1 << TOOL_NAMES.index(tool) for tool in shown.broken)
        if shown.trapped:
            front |= TRAP
        if shown.theft:
            front |= THEFT | (shown.theft << 8)
        position.front[seat] = front
        knows = sum(1 << place for place in shown.peeked)
        knows |= sum(1 << (KNOWS_ROLE + other) for other in shown.inspected)
        knows |= sum(1 << (KNOWS_RETIRED + slot) for slot in shown.retired_seen)
        position.knows[seat] = knows


def _goals(seen: wire.SaboteurView, position: SaboteurPosition, codec: Codec, rng: Rng) -> None:
    known = [codec.goals.index(goal.card) for goal in seen.goals if goal.card is not None]
    left = shuffled([card for card in range(GOALS) if card not in known], rng)
    goals = 0
    for place, goal in enumerate(seen.goals):
        card = left.pop() if goal.card is None else codec.goals.index(goal.card)
        goals |= card << (2 * place)
    position.mine.goals = goals


def _mine(seen: wire.SaboteurView, position: SaboteurPosition, codec: Codec) -> None:
    mine = position.mine
    shapes = position.terms.shapes
    for tunnel in seen.tunnels:
        cell = cell_at(tunnel.x, tunnel.y)
        mine.put(cell, shapes[2 * codec.kinds[tunnel.card] + int(tunnel.turned)])
    for place, goal in enumerate(seen.goals):
        if goal.up:
            cell = cell_at(goal.x, goal.y)
            mine.board[cell] &= ~tiles.HIDDEN
            tile = position.terms.goal_tile(mine.goal(place), int(goal.turned))
            mine.put(cell, shapes[tile])
    mine.recount()


def _roles(
    seen: wire.SaboteurView,
    position: SaboteurPosition,
    rng: Rng,
    given: Sequence[wire.Role] | None,
) -> None:
    known: list[wire.Role | None] = [shown.role for shown in seen.seats]
    if given is not None and not _agree(known, given):
        raise ValueError("Give every seat a role, and those their own whose role is known.")
    held = [*(known if given is None else given), *seen.retired]
    left = Counter({role: int(count) for role, count in enumerate(position.terms.roles)})
    left.subtract(ROLE_NAMES.index(role) for role in held if role is not None)
    if min(left.values()) < 0:
        raise ValueError("There are not as many cards of a role as are to be held.")
    pool = shuffled(sorted(left.elements()), rng)
    roles = [pool.pop() if role is None else ROLE_NAMES.index(role) for role in held]
    for seat in range(len(seen.seats)):
        position.set_role(seat, roles[seat])
    retired = roles[len(seen.seats) :]
    position.retired = sum(role << (4 * slot) for slot, role in enumerate(retired))
    position.retired_count = len(retired)
    position.reserve = sum(1 << (8 * role) for role in pool)


def _agree(known: Sequence[wire.Role | None], given: Sequence[wire.Role]) -> bool:
    return len(known) == len(given) and all(
        role is None or role == held for role, held in zip(known, given, strict=True)
    )


# -- cards -----------------------------------------------------------------------------------


def _cards(seen: wire.SaboteurView, position: SaboteurPosition, codec: Codec, rng: Rng) -> None:
    hands: list[list[int | None]] = [[None] * shown.hand for shown in seen.seats]
    if seen.viewer is not None:
        hands[seen.viewer] = [codec.kinds[card] for card in seen.hand]
    discards = [None if card.card is None else codec.kinds[card.card] for card in seen.discards]
    _remember(seen, hands, discards, codec, rng)
    left = Counter({kind: int(count) for kind, count in enumerate(position.terms.counts)})
    left.subtract(codec.kinds[tunnel.card] for tunnel in seen.tunnels)
    left.subtract(codec.kinds[card] for card in seen.gone)
    for seat in range(len(seen.seats)):
        left.subtract(front_kinds(position, position.front[seat]))
        left.subtract(kind for kind in hands[seat] if kind is not None)
    left.subtract(kind for kind in discards if kind is not None)
    pool = shuffled(sorted(left.elements()), rng)
    for seat, hand in enumerate(hands):
        kinds = [pool.pop() if kind is None else kind for kind in hand]
        position.hands[seat] = sum((kind + 1) << (8 * at) for at, kind in enumerate(sorted(kinds)))
    cards = [pool.pop() if kind is None else kind for kind in discards]
    position.set_aside([kind + 1 for kind in cards], [card.seat for card in seen.discards])
    for memory in seen.memories:
        assert seen.viewer is not None
        holder = NOBODY if memory.holder is None else memory.holder
        codes = [codec.kinds[card] + 1 for card in memory.cards]
        position.recall(seen.viewer, holder, codes, memory.discards)
    position.fill_deck(pool, seen.deck)


def _remember(
    seen: wire.SaboteurView,
    hands: list[list[int | None]],
    discards: list[int | None],
    codec: Codec,
    rng: Rng,
) -> None:
    """Give the cards that the viewer remembers a place in the hand or among the discards where
    they must be. Memories that share places are dealt until they do not collide, so that every
    way to place them all is as likely as any other."""
    zones = []
    for memory in seen.memories:
        zone = [(-1, place) for place in memory.discards if discards[place] is None]
        if memory.holder is not None:
            zone += [(memory.holder, at) for at in range(len(hands[memory.holder]))]
        zones.append(zone)
    while True:
        chosen = [
            shuffled(zone, rng)[: len(memory.cards)]
            for zone, memory in zip(zones, seen.memories, strict=True)
        ]
        taken = [place for places in chosen for place in places]
        if len(set(taken)) == len(taken):
            break
    for places, memory in zip(chosen, seen.memories, strict=True):
        for (holder, at), card in zip(places, memory.cards, strict=True):
            if holder < 0:
                discards[at] = codec.kinds[card]
            else:
                hands[holder][at] = codec.kinds[card]


# -- gold ------------------------------------------------------------------------------------


def _history(seen: wire.SaboteurView, position: SaboteurPosition) -> None:
    seats = len(seen.seats)
    for at, row in enumerate(seen.earned):
        for seat, got in enumerate(row):
            entry = SETTLED | (ROLE_NAMES.index(got.role) << ROLE_HELD)
            entry |= (got.stole << STOLEN) | (got.robbed << LOST) | (got.paid or 0)
            if got.trapped:
                entry |= WAS_TRAPPED
            if got.won:
                entry |= WON
            position.history[at * seats + seat] = entry


def _gold(
    seen: wire.SaboteurView, gold: wire.GoldView, position: SaboteurPosition, rng: Rng
) -> None:
    """Deal the gold cards that the viewer has not seen; what he saw pass by stays together."""
    rounds = [_passed(sharing, _offered(seen, gold, at), rng)
              for at, sharing in enumerate(gold.rounds)]  # fmt: skip
    left = Counter(
        {worth + 1: int(position.terms.gold[worth]) - gold.spent[worth]
         for worth in range(GOLD_VALUES)}
    )  # fmt: skip
    left.subtract(worth for passed in rounds for worth in passed if worth is not None)
    pool = shuffled(sorted(left.elements()), rng)
    for at, (sharing, passed) in enumerate(zip(gold.rounds, rounds, strict=True)):
        worths = [pool.pop() if worth is None else worth for worth in passed]
        count = len(sharing.takers)
        _take(position, at, sharing.takers, worths[:count])
        for worth in worths[count:]:
            position.offer += 1 << (8 * (worth - 1))
    for worth in range(GOLD_VALUES):
        position.treasury[worth] = pool.count(worth + 1)
        position.treasury[SPENT + worth] = gold.spent[worth]


def _offered(seen: wire.SaboteurView, gold: wire.GoldView, at: int) -> int:
    return gold.offered if at == seen.round - 1 else 0


def _passed(sharing: wire.SharingView, offered: int, rng: Rng) -> list[int | None]:
    """The gold cards of a round in the order in which they were taken, those still offered at
    the end; None for those of which the viewer knows nothing."""
    passed: list[int | None] = [*sharing.worths, *([None] * offered)]
    following = [*sharing.looks[1:], wire.LookView(at=len(passed), worths=[])]
    for look, after in zip(sharing.looks, following, strict=False):
        unknown = Counter(look.worths)
        unknown.subtract(after.worths)
        unknown.subtract(worth for worth in passed[look.at : after.at] if worth is not None)
        pool = shuffled(sorted(unknown.elements()), rng)
        for at in range(look.at, after.at):
            if passed[at] is None:
                passed[at] = pool.pop()
    return passed


def _take(
    position: SaboteurPosition, at: int, takers: Sequence[int], worths: Sequence[int]
) -> None:
    order = picks = 0
    seats = int(position.seats)
    for place, (seat, worth) in enumerate(zip(takers, worths, strict=True)):
        order += 1 + (seat << (SEAT_BITS * (place + 1)))
        picks |= worth << (PICK_BITS * place)
    for seat in set(takers):
        paid = sum(w for taker, w in zip(takers, worths, strict=True) if taker == seat)
        entry = position.history[at * seats + seat]
        position.history[at * seats + seat] = (entry & ~255) | paid
    position.treasury[TAKERS + 2 * at] = order
    position.treasury[TAKERS + 2 * at + 1] = picks
