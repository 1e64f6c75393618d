"""Two games that differ only in what somebody may not know send him the same bytes: what he sees,
what he is asked, and every event, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from motherlode.engine.checks.case import Case, Ply, walk
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import ROLE, ROUND, TURNS
from motherlode.games.saboteur.terms import GOALS, ROLES
from tests.conformance.saboteur import full_deck


def told(case: Case, position: SaboteurPosition, viewer: int | None, since: int) -> bytes:
    """All that a viewer gets."""
    game = case.game
    asked = None if viewer is None else game.decision(position, viewer)
    return msgspec.json.encode(
        [game.view(position, viewer), game.events(position, since, viewer), asked]
    )


def begun(position: SaboteurPosition) -> int:
    """Where the round begins in the journal."""
    at = len(position.journal) - 1
    while position.journal[at] & 255 != ROUND:
        at -= 1
    return at


# -- other roles, other goals --------------------------------------------------------------------


def disguised(position: SaboteurPosition, viewer: int | None, seed: int) -> SaboteurPosition:
    """The game just dealt, with the roles and goals that the viewer does not see dealt anew."""
    chance = FastRng(seed)
    twin = position.clone()
    others = [seat for seat in range(twin.seats) if seat != viewer]
    pool = [int(twin.role(seat)) for seat in others]
    pool += [role for role in range(ROLES) for _ in range((twin.reserve >> (8 * role)) & 255)]
    for seat in others:
        twin.set_role(seat, pool.pop(chance.below(len(pool))))
    twin.reserve = sum(1 << (8 * role) for role in pool)
    for at in range(begun(twin), len(twin.journal)):
        seat = (twin.journal[at] >> 8) & 255
        if twin.journal[at] & 255 == ROLE:
            twin.journal[at] = ROLE | (seat << 8) | (twin.role(seat) << 16)
    goals = list(range(GOALS))
    twin.mine.goals = sum(goals.pop(chance.below(len(goals))) << (2 * at) for at in range(GOALS))
    return twin


def reveals(case: Case, ply: Ply, viewer: int | None) -> bool:
    """Whether this choice lets the viewer look at a goal or at a role."""
    action = case.game.unpack(ply.action)
    mine = ply.seat == viewer
    if isinstance(action, wire.LookAtGoal | wire.Inspect):
        return mine
    return isinstance(action, wire.SwapHats) and (mine or action.other == viewer)


def goes_on(position: SaboteurPosition, round_: int) -> bool:
    """Whether the round goes on and no goal has been turned up, which all may see."""
    return position.stage == TURNS and position.round == round_ and not position.goals_shown()


def check_roles_and_goals(case: Case) -> None:
    """The game goes the same way with other roles and goals; a viewer is told the same at every
    step until he looks himself, a goal is turned up, or the round ends."""
    steps = 0
    for viewer in (0, case.seats - 1, None):
        twin: SaboteurPosition | None = None
        for ply in walk(case, 11 + case.seats):
            truth = ply.position
            assert isinstance(truth, SaboteurPosition)
            if twin is None and truth.deck_left != full_deck(truth):
                continue
            if twin is None:
                twin = disguised(truth, viewer, ply.number)
            since = begun(truth)
            assert told(case, truth, viewer, since) == told(case, twin, viewer, since), (
                f"{case}, choice {ply.number}: roles or goals make a difference to {viewer}."
            )
            assert list(truth.legal(ply.seat)) == list(twin.legal(ply.seat))
            steps += 1
            twin.play(ply.seat, ply.action)
            after = truth.clone()
            after.play(ply.seat, ply.action)
            if reveals(case, ply, viewer) or not all(
                goes_on(at, truth.round) for at in (after, twin)
            ):
                twin = None
    assert steps > 60


# -- other cards ---------------------------------------------------------------------------------


def alternatives(case: Case, ply: Ply) -> Iterator[int]:
    """Choices that must look the same to others: as many cards thrown away, another gold card."""
    chosen = case.game.unpack(ply.action)
    for code in ply.position.legal(ply.seat):
        other = case.game.unpack(code)
        match chosen, other:
            case wire.Discard(), wire.Discard():
                if len(other.cards) == len(chosen.cards):
                    yield code
            case wire.Clear(), wire.Clear():
                if other.item == chosen.item:
                    yield code
            case wire.TakeGold(), wire.TakeGold():
                yield code


def partner(case: Case, ply: Ply, after: SaboteurPosition) -> int | None:
    """Who, beside the seat that plays, gets to see something hidden."""
    action = case.game.unpack(ply.action)
    if isinstance(action, wire.SwapHands | wire.SwapHats):
        return action.other
    return int(after.seat) if isinstance(action, wire.TakeGold) else None


def check_what_others_draw_throw_away_or_take(case: Case) -> None:
    """With another chance, or another choice of the same kind, others are told the same."""
    compared = 0
    for seed in (1, 2):
        for ply in walk(case, 40 + seed):
            if not ply.looked_at():
                continue
            truth = ply.position
            assert isinstance(truth, SaboteurPosition)
            since = len(truth.journal)
            worlds = []
            for code in [ply.action, *list(alternatives(case, ply))[:4]]:
                world = truth.clone()
                world.rng = FastRng(ply.number + code)
                world.play(ply.seat, code)
                worlds.append(world)
            if any(world.round != truth.round or world.stage != truth.stage for world in worlds):
                continue
            for viewer in case.viewers():
                if viewer in (ply.seat, partner(case, ply, worlds[0])):
                    continue
                looks = {told(case, world, viewer, since) for world in worlds}
                assert len(looks) == 1, (
                    f"{case}, choice {ply.number}: what {ply.seat} does makes a difference to"
                    f" {viewer}."
                )
                compared += len(worlds)
    assert compared > 100
