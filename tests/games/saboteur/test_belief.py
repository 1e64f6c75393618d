"""What a seat comes to think of the others' roles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from math import factorial, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from motherlode.engine.checks import Case, Probe
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.belief import Belief
from motherlode.games.saboteur.belief_joint import Joint
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.terms import ROLES
from motherlode.games.saboteur.wire import Role, SaboteurEvent
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.tables import BASE, MORE


def base(*events: SaboteurEvent, viewer: int | None = 0, role: Role = "digger") -> Belief:
    """Seat 0, a digger, at a table of five: two saboteurs and four diggers in the pile."""
    belief = Belief(False, 5, viewer, BASE.content)
    return after(belief, wire.RoundBegan(seat=0, round=1), dealt(0, role), *events)


def more(*events: SaboteurEvent, seats: int = 5, role: Role = "blue") -> Belief:
    belief = Belief(True, seats, 0, MORE.content)
    return after(belief, wire.RoundBegan(seat=0, round=1), dealt(0, role), *events)


def after(belief: Belief, *events: SaboteurEvent) -> Belief:
    for event in events:
        belief.hear(event)
    return belief


def dealt(seat: int, role: Role | None) -> wire.RoleDealt:
    return wire.RoleDealt(seat=seat, role=role)


def breaks(seat: int, other: int) -> wire.ToolBroken:
    return wire.ToolBroken(seat=seat, other=other, card="broken_pick")


def inspects(seat: int, other: int, role: Role | None) -> wire.Inspected:
    return wire.Inspected(seat=seat, other=other, role=role)


def lays(seat: int, card: str, x: int, y: int = 0, turned: bool = False) -> wire.Placed:
    return wire.Placed(seat=seat, card=card, turned=turned, x=x, y=y)


# -- before anything is done -------------------------------------------------------------------


def test_before_anything_is_done_roles_are_as_likely_as_the_cards_are_printed() -> None:
    belief = base()
    assert belief.odds(0) == {"digger": 1, "saboteur": 0}
    assert belief.odds(3)["saboteur"] == pytest.approx(2 / 5)  # of the five cards left
    odds = more().odds(2)
    assert odds == pytest.approx(
        {"saboteur": 3 / 14, "blue": 3 / 14, "green": 4 / 14, "boss": 1 / 14,
         "profiteer": 1 / 14, "geologist": 2 / 14}
    )  # fmt: skip


def test_a_spectator_knows_nobody() -> None:
    belief = after(
        Belief(False, 5, None, BASE.content), wire.RoundBegan(seat=0, round=1), dealt(0, None)
    )
    assert [belief.sabotage(seat) for seat in range(5)] == pytest.approx([2 / 6] * 5)


def test_for_a_digger_of_a_team_the_other_team_is_hostile_too() -> None:
    assert more().hostility(1) == pytest.approx(3 / 14 + 4 / 14)
    assert more(role="green").hostility(1) == pytest.approx(3 / 14 + 4 / 14)
    assert more(role="boss").hostility(1) == pytest.approx(3 / 14)
    assert base().hostility(1) == base().sabotage(1) == pytest.approx(2 / 5)


# -- deeds -------------------------------------------------------------------------------------


def test_who_breaks_a_diggers_tools_early_becomes_suspect() -> None:
    before, later = base(), base(breaks(1, 0))
    assert later.sabotage(1) > before.sabotage(1) + 0.1
    assert later.sabotage(2) < before.sabotage(2)  # there are only two


def test_who_breaks_a_suspects_tools_does_not() -> None:
    crimes: list[SaboteurEvent] = [breaks(1, 0), lays(1, "b12", 1), breaks(1, 2), breaks(1, 4)]
    belief = base(*crimes, breaks(3, 1))
    assert belief.sabotage(1) > 0.8
    assert belief.sabotage(3) < base(*crimes).sabotage(3)
    assert belief.sabotage(3) < base(*crimes, breaks(3, 2)).sabotage(3)


def test_who_is_hit_by_a_trusted_digger_becomes_a_little_suspect() -> None:
    trusted: list[SaboteurEvent] = [lays(1, "b05", x) for x in range(1, 5)]
    assert base(*trusted, breaks(1, 2)).sabotage(2) > base(*trusted).sabotage(2)


def test_what_one_does_oneself_tells_others_something_and_oneself_nothing() -> None:
    deeds: list[SaboteurEvent] = [*(lays(0, "b05", x) for x in range(1, 4)), breaks(0, 3)]
    mine, theirs = base(*deeds), base(*deeds, viewer=None)
    assert mine.sabotage(3) == base().sabotage(3)
    assert mine.reputation(3) == theirs.reputation(3)
    assert theirs.sabotage(3) > base(*deeds[:-1], viewer=None).sabotage(3)
    looked = wire.Peeked(seat=0, goal=0, card="coal_es")
    tunnel = [lays(2, "b05", x) for x in range(1, 6)]
    belief = base(*tunnel, lays(2, "b01", 6), looked, lays(0, "b04", 6, 1))
    assert belief.digging.treasure == pytest.approx([0, 1 / 2, 1 / 2])


def test_who_digs_towards_the_goals_is_trusted_and_who_builds_dead_ends_is_not() -> None:
    belief = base(
        lays(1, "b05", 1), lays(2, "b05", 2), lays(1, "b05", 3), lays(3, "b12", 4)
    )  # b12: E!;W!
    assert belief.sabotage(1) < belief.sabotage(2) < 2 / 5 < belief.sabotage(3)


def test_rocks_on_a_good_tunnel_are_suspect_and_rocks_on_a_dead_end_are_welcome() -> None:
    tunnel: list[SaboteurEvent] = [lays(1, "b05", 1), lays(2, "b05", 2), lays(1, "b05", 3)]
    fall = wire.RocksFell(seat=3, x=2, y=0, tunnel="b05")
    assert base(*tunnel, fall).sabotage(3) > 0.6
    plugged: list[SaboteurEvent] = [*tunnel, lays(4, "b12", 4)]
    fall = wire.RocksFell(seat=3, x=4, y=0, tunnel="b12")
    assert base(*plugged, fall).sabotage(3) < base(*plugged).sabotage(3)


def test_repairs_earn_trust() -> None:
    hurt = [breaks(1, 2)]
    mends = wire.ToolRepaired(seat=3, other=2, card="repair_pick", tool="pick")
    assert base(*hurt, mends).sabotage(3) < base(*hurt).sabotage(3)


def test_discards_tell_something_of_who_could_have_dug() -> None:
    """Diggers let go of single cards, saboteurs of many at once; with a broken tool one has
    little choice."""
    one, three = (wire.Discarded(seat=1, count=count, cards=None) for count in (1, 3))
    assert base(one).sabotage(1) < base().sabotage(1) - 0.05
    assert more(three).sabotage(1) > more().sabotage(1) + 0.05
    hurt, hindered = base(breaks(2, 1)), base(breaks(2, 1), one)
    told = base().sabotage(1) - base(one).sabotage(1)
    assert hindered.sabotage(1) == pytest.approx(hurt.sabotage(1), abs=told / 3)


def test_a_door_tells_the_teams_apart() -> None:
    odds = more(lays(1, "x10", 1)).odds(1)  # a blue door
    assert odds["blue"] / odds["green"] > 3 / 4  # the prior: three cards left against four


def test_who_looks_at_a_goal_and_digs_away_from_the_treasure_is_suspect() -> None:
    """Seat 0 knows where the treasure is, and that seat 1 does."""
    tunnel: list[SaboteurEvent] = [lays(2, "b05", x) for x in range(1, 6)]
    knows: list[SaboteurEvent] = [
        wire.Peeked(seat=0, goal=0, card="treasure"),
        wire.Peeked(seat=1, goal=0, card=None),
    ]
    corner = lays(3, "b01", 6)
    to_treasure = base(*tunnel, corner, *knows, lays(1, "b04", 6, -1))
    away = base(*tunnel, corner, *knows, lays(1, "b04", 6, 1))
    assert to_treasure.sabotage(1) < 2 / 5 < away.sabotage(1)
    # Who has not looked cannot know better.
    unaware = base(*tunnel, corner, knows[0], lays(4, "b04", 6, 1))
    assert unaware.sabotage(4) < away.sabotage(1)


@pytest.mark.parametrize("trusted", [True, False])
def test_where_somebody_digs_who_has_looked_tells_where_the_treasure_is(trusted: bool) -> None:
    """If he is trusted; of a suspect one thinks that he leads people astray."""
    past: list[SaboteurEvent] = [lays(1, "b05", x) for x in range(1, 6)]
    if not trusted:
        past = [lays(2, "b05", x) for x in range(1, 6)]
        past += [wire.RocksFell(seat=1, x=3, y=0, tunnel="b05"), lays(2, "b05", 3)]
    belief = base(*past, lays(2, "b01", 6), wire.Peeked(seat=1, goal=0, card=None))
    assert belief.digging.treasure == pytest.approx([1 / 3] * 3)
    after(belief, lays(1, "b04", 6, -1))
    north, middle, south = belief.digging.treasure
    assert (north > middle) == trusted
    assert south == pytest.approx(middle)


def test_cards_missing_are_counted_around_what_lies_in_between() -> None:
    belief = base()
    assert belief.digging.missing() == [9, 7, 9]
    after(belief, *(lays(1, "b05", x) for x in range(1, 4)))
    assert belief.digging.missing() == [6, 4, 6]
    after(belief, lays(1, "b12", 4))  # a dead end: around it by the start card's other sides
    assert belief.digging.missing() == [9, 9, 9]


# -- facts -------------------------------------------------------------------------------------


def test_an_inspected_role_is_certain_to_who_looked_and_open_to_others() -> None:
    belief = more(inspects(0, 3, "saboteur"))
    assert belief.odds(3)["saboteur"] == 1
    assert belief.odds(2)["saboteur"] == pytest.approx(2 / 13)
    assert more(inspects(2, 3, None)).odds(3) == pytest.approx(more().odds(3), abs=0.01)


def test_what_an_inspector_does_then_tells_others_what_he_saw() -> None:
    looked = [inspects(2, 3, None)]
    trap = wire.Trapped(seat=2, other=3)
    told = more(*looked, trap).sabotage(3) - more(*looked).sabotage(3)
    guessed = more(trap).sabotage(3) - more().sabotage(3)
    assert told > guessed


def test_swapped_hats_bring_the_odds_back_near_the_prior() -> None:
    crimes: list[SaboteurEvent] = [breaks(1, 0), lays(1, "b12", 1), breaks(1, 2), breaks(1, 3)]
    swap: list[SaboteurEvent] = [wire.HatsSwapped(seat=2, other=1), dealt(1, None)]
    guilty, swapped = more(*crimes), more(*crimes, *swap)
    assert guilty.sabotage(1) > 0.6
    assert swapped.sabotage(1) < more().sabotage(1)  # a saboteur card has probably gone
    assert swapped.sabotage(1) == pytest.approx(2 / 13, abs=0.03)


def test_a_known_role_that_is_put_away_cannot_come_back() -> None:
    belief = more(inspects(0, 1, "boss"), wire.HatsSwapped(seat=2, other=1), dealt(1, None))
    assert belief.odds(1)["boss"] == 0
    assert all(belief.odds(seat)["boss"] == 0 for seat in range(5))


def test_when_all_saboteurs_are_known_nobody_else_is_one() -> None:
    belief = more(
        inspects(0, 1, "saboteur"), inspects(0, 2, "saboteur"), inspects(0, 3, "saboteur"),
        breaks(4, 0), lays(4, "b12", 1),
    )  # fmt: skip
    assert belief.odds(4)["saboteur"] == 0


def test_roles_shown_at_the_end_of_a_round_are_certain_and_a_new_round_forgets() -> None:
    belief = base(breaks(1, 0), *(wire.RoleShown(seat=s, role="digger") for s in range(4)))
    after(belief, wire.RoleShown(seat=4, role="saboteur"))
    assert [belief.sabotage(seat) for seat in range(5)] == [0, 0, 0, 0, 1]
    after(belief, wire.RoundBegan(seat=1, round=2), dealt(0, "saboteur"))
    assert [belief.sabotage(seat) for seat in range(5)] == pytest.approx([1] + [1 / 5] * 4)


# -- the joint distribution ----------------------------------------------------------------------


def joint(pile: Sequence[int], fits: Sequence[Sequence[float]]) -> Joint:
    return Joint(tuple(pile), [fit for holder in fits for fit in holder])


def enumerated(pile: list[int], fits: list[list[float]]) -> list[list[float]]:
    """The odds by going through all deals."""
    found = [[0.0] * ROLES for _ in fits]
    for roles in product(range(ROLES), repeat=len(fits)):
        counts = [roles.count(role) for role in range(ROLES)]
        if any(count > there for count, there in zip(counts, pile, strict=True)):
            continue
        ways = prod(
            factorial(there) // factorial(there - count)
            for count, there in zip(counts, pile, strict=True)
        )
        weight = ways * prod(fit[role] for fit, role in zip(fits, roles, strict=True))
        for holder, role in enumerate(roles):
            found[holder][role] += weight
    return [[weight / sum(row) for weight in row] for row in found]


Fits = some.lists(
    some.lists(some.floats(0.001, 1), min_size=ROLES, max_size=ROLES), min_size=1, max_size=4
)


@given(Fits)
@settings(deadline=None, max_examples=25)
def test_odds_are_those_of_all_deals_counted_one_by_one(fits: list[list[float]]) -> None:
    pile = [0, 2, 1, 2, 1, 1, 0]
    odds = joint(pile, fits).odds()
    rows = [odds[at : at + ROLES] for at in range(0, len(odds), ROLES)]
    for row, expected in zip(rows, enumerated(pile, fits), strict=True):
        assert row == pytest.approx(expected, abs=1e-9)


@given(Fits, some.permutations(range(4)))
@settings(deadline=None, max_examples=25)
def test_it_does_not_matter_in_which_order_the_holders_are_dealt(
    fits: list[list[float]], order: list[int]
) -> None:
    pile = (0, 3, 4, 4, 1, 1, 2)
    places = [place for place in order if place < len(fits)]
    straight = joint(pile, fits).odds()
    mixed = joint(pile, [fits[place] for place in places]).odds()
    for at, place in enumerate(places):
        one = mixed[at * ROLES : (at + 1) * ROLES]
        other = straight[place * ROLES : (place + 1) * ROLES]
        assert one == pytest.approx(other)


def test_deals_come_up_as_often_as_they_are_likely() -> None:
    pile = [0, 1, 2, 0, 0, 0, 1]
    fits = [[0, 0.9, 0.3, 0, 0, 0, 0.1], [0, 0.2, 0.4, 0, 0, 0, 0.4]]
    dealing = joint(pile, fits)
    rng = FastRng(11)
    deals = [tuple(dealing.deal(rng)) for _ in range(4000)]
    odds = dealing.odds()
    for role in range(ROLES):
        for holder in range(2):
            share = sum(deal[holder] == role for deal in deals) / len(deals)
            assert share == pytest.approx(odds[holder * ROLES + role], abs=0.03)
    # There are two cards of role 2, of the others one each.
    assert set(deals) == {*permutations((1, 2, 6), 2), (2, 2)}


# -- in whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"), [(BASE, 3), (BASE, 7), (MORE, 2), (MORE, 6), (MORE, 12)]
)
def test_in_any_game_odds_are_odds_and_drawn_roles_fit_the_view(
    game: AnySaboteurGame, seats: int
) -> None:
    """At every step: sums of 1, certainty exactly where the view has it, and worlds imagined
    with roles drawn look the same to the viewer."""
    case = Case(game, seats, {}, Probe())
    beliefs = [Belief(game is MORE, seats, viewer, game.content) for viewer in range(seats)]
    heard = 0
    for ply in dig(case, 3):
        for viewer, belief in enumerate(beliefs):
            after(belief, *game.events(ply.position, heard, viewer))
        heard = len(ply.position.journal)
        if ply.number % 11:
            continue
        viewer = ply.number // 11 % seats
        belief, view = beliefs[viewer], game.view(ply.position, viewer)
        for seat, shown in enumerate(view.seats):
            odds = belief.odds(seat)
            assert sum(odds.values()) == pytest.approx(1)
            assert all(chance >= 0 for chance in odds.values())
            assert 0 <= belief.sabotage(seat) <= belief.hostility(seat) <= 1 + 1e-9
            if shown.role is not None:
                assert odds[shown.role] == 1
        rng = FastRng(ply.number)
        roles = belief.draw_roles(rng)
        world = game.imagine(view, rng, roles)
        assert [shown.role for shown in game.view(world, viewer).seats] == [
            shown.role for shown in view.seats
        ]
        assert [wire.ROLE_NAMES[world.role(seat)] for seat in range(seats)] == roles
        assert game.view(world, viewer) == view


def test_roles_that_cannot_be_are_not_imagined() -> None:
    position = BASE.new({}, 3, FastRng(1))
    view = BASE.view(position, 0)
    own = view.seats[0].role
    other: Role = "saboteur" if own == "digger" else "digger"
    assert own is not None
    impossible: list[list[Role]] = [
        [other, "digger", "digger"],
        [own, "saboteur", "saboteur"],
        [own],
    ]
    for roles in impossible:
        with pytest.raises(ValueError, match="role"):
            BASE.imagine(view, FastRng(2), roles)


def test_the_same_events_always_leave_the_same_belief() -> None:
    case = Case(MORE, 6, {}, Probe())
    *_, last = dig(case, 9)
    events = MORE.events(last.position, 0, 2)
    one, other = (after(Belief(True, 6, 2, MORE.content), *events) for _ in range(2))
    assert [one.odds(seat) for seat in range(6)] == [other.odds(seat) for seat in range(6)]
    assert one.draw_roles(FastRng(4)) == other.draw_roles(FastRng(4))
