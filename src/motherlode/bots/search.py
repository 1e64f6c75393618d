"""Sharp's search: worlds imagined from the view, played out from each prospect of the decision.

Every world is imagined anew from what the seat knows, so hidden things are only ever guessed.
All prospects of a round start from the same worlds with the same dice to come: what luck does to
one it does to the others, and their difference shows sooner.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from motherlode.engine.generators import FastRng, Rng
from motherlode.engine.position import Position, lowest_seat
from motherlode.engine.vecs import i64
from motherlode.games.guide import Guide, Outlook, Study

ROUNDS: Final = 4  # after each, the study may drop prospects
NO_LIMIT: Final = 1 << 30


def search(
    game: Any, view: Any, seat: i64, guide: Guide, rng: Rng, iterations: i64, seconds: float
) -> i64:
    """A packed action for the seat. ``iterations``: playouts in all, or 0 for as many as fit
    into ``seconds``. The guide imagines the worlds."""
    position: Position = guide.imagine(game, view, FastRng(draw_seed(rng)))
    study = guide.study(position, seat, rng)
    if study.count == 1:
        iterations = 1  # nothing to compare
    outlooks: list[Outlook] = []
    for _ in range(study.count):
        outlooks.append(Outlook())
    going_on: i64 = (NO_LIMIT * 2 - 1) >> (31 - study.count)
    start = monotonic()
    played: i64 = 0
    for turn in range(ROUNDS):
        share = float(turn + 1) / float(ROUNDS)
        while True:
            if iterations:
                if float(played) >= float(iterations) * share:
                    break
            elif played and monotonic() - start >= seconds * share:
                break
            world: Position = guide.imagine(game, view, FastRng(draw_seed(rng)))
            played += explore(world, seat, guide, study, outlooks, going_on)
        going_on = study.narrow(outlooks, going_on)
    return study.decide(outlooks)


def explore(
    world: Position, seat: i64, guide: Guide, study: Study, outlooks: list[Outlook], going_on: i64
) -> i64:
    """Play one world out from every prospect that goes on; how many games that were."""
    played: i64 = 0
    for prospect in range(study.count):
        if (going_on >> prospect) & 1:
            end = world.clone()
            study.bring_about(end, prospect)
            play_out(end, guide, study)
            study.record(outlooks[prospect], end, seat)
            played += 1
    return played


def play_out(position: Position, guide: Guide, study: Study) -> None:
    """To the end of the game, or as far as the study wants, everybody at a glance; of several
    deciders the lowest first."""
    plies: i64 = 0
    deciders = position.deciders()
    while deciders and plies < study.horizon and not study.is_over(position):
        seat = lowest_seat(deciders)
        position.play(seat, guide.quick(position, seat, position.rng))
        plies += 1
        deciders = position.deciders()


def draw_seed(rng: Rng) -> int:
    """A seed for a world."""
    return int(rng.below(NO_LIMIT))
