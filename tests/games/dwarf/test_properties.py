"""What stays true whatever is played: random and hostile sequences of actions (Hypothesis)."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Action, Refused
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.wire import (
    ANY_QUAD_NAMES,
    CONDITION_NAMES,
    GEM_NAMES,
    DwarfView,
    Ended,
    GemSpent,
    LastRound,
    Matched,
    Rolled,
)
from tests.games.dwarf.examples import GAME, owned
from tests.reference import dwarf as reference

options = st.fixed_dictionaries(
    {spec.id: st.sampled_from(spec.choices) for spec in GAME.option_specs}
)
seats = st.integers(2, 4)
seeds = st.integers(0, 2**32 - 1)
choices = st.lists(st.integers(0, 10_000), min_size=1, max_size=150)


def new(chosen: dict[str, Any], count: int, seed: int) -> DwarfPosition:
    position = GAME.new(chosen, count, FastRng(seed), noting=True)
    assert isinstance(position, DwarfPosition)
    return position


def view_of(position: DwarfPosition) -> DwarfView:
    view = GAME.view(position, None)
    assert isinstance(view, DwarfView)
    return view


def play(position: DwarfPosition, choice: int) -> bool:
    """One of the legal actions; False at the end of the game."""
    for seat in GAME.deciding_seats(position):
        legal = position.legal(seat)
        position.play(seat, legal[choice % len(legal)])
        return True
    return False


@settings(deadline=None, max_examples=60)
@given(options, seats, seeds, choices)
def test_what_a_turn_can_change(
    chosen: dict[str, Any], count: int, seed: int, picks: list[int]
) -> None:
    position = new(chosen, count, seed)
    before = view_of(position)
    noted = 0
    spent = 0
    for pick in picks:
        if not play(position, pick):
            break
        after = view_of(position)
        events = list(GAME.events(position, noted, None))
        noted = len(position.journal)
        spent += sum(isinstance(event, GemSpent) for event in events)
        gems = sum(sum(owned(seat.gems).values()) for seat in after.seats)
        assert sum(owned(after.mine).values()) + sum(owned(after.bag).values()) + gems + spent == 37
        assert all(0 <= die.face <= 6 for die in after.dice)
        for old, new_ in zip(before.seats, after.seats, strict=True):
            assert old.dwarf == new_.dwarf
            assert 0 <= new_.showing - old.showing <= 1
            assert old.stars >= new_.stars >= 0
            assert sum(owned(old.norcia).values()) <= sum(owned(new_.norcia).values())
        assert after.turn - before.turn in (0, 1)
        if before.turns_left:
            assert before.turns_left - after.turns_left == (after.turn - before.turn) or (
                after.stage == "over" and (before.turns_left, after.turns_left) == (1, 0)
            )
        if after.turn == before.turn:
            assert after.rerolls <= before.rerolls
            assert after.bag == before.bag or after.stage == "over"
        before = after


@settings(deadline=None, max_examples=40)
@given(options, seats, seeds)
def test_a_whole_game(chosen: dict[str, Any], count: int, seed: int) -> None:
    position = new(chosen, count, seed)
    chance = FastRng(seed + 1)
    while play(position, chance.below(10_000)):
        pass
    view = view_of(position)
    events = list(GAME.events(position, 0, None))
    assert view.turn <= 16 + count
    assert owned(view.bag) == {}
    assert isinstance(events[-1], Ended)
    (last_round,) = [event for event in events if isinstance(event, LastRound)]
    assert last_round.seat == events[-1].seat
    for seat, place in enumerate(view.seats):
        assert place.score == score_of(place, view)
        assert place.score == sum(line.points for line in GAME.result(position).lines[seat])


def score_of(place: Any, view: DwarfView) -> int:
    """By the reference's formula, from what the view shows."""
    game = {
        "options": view.options,
        "players": [
            {
                "dwarf": place.dwarf,
                "gems": [gem for gem, n in owned(place.gems).items() for _ in range(n)],
                "norcia": [colour for colour, n in owned(place.norcia).items() for _ in range(n)],
            }
        ]
        * len(view.seats),
    }
    return reference.score(game, 0)


@settings(deadline=None, max_examples=40)
@given(options, seats, seeds, choices)
def test_events_tell_the_dice_and_what_they_met(
    chosen: dict[str, Any], count: int, seed: int, picks: list[int]
) -> None:
    """Folding the events of rolls, sets and named numbers gives the dice that are judged."""
    position = new(chosen, count, seed)
    for pick in picks:
        if not play(position, pick):
            break
    dice: dict[str, int] = {}
    judged = 0
    for event in GAME.events(position, 0, None):
        match event.__struct_config__.tag:
            case "dwarf-turn-began":
                dice = {}
            case "dwarf-die-set":
                dice[event.die] = event.face  # type: ignore[attr-defined]
            case "dwarf-number-named":
                (wild,) = [reference.DWARVES[dwarves(position)[event.seat]][0]]  # type: ignore[attr-defined]
                dice[wild] = event.face  # type: ignore[attr-defined]
        if isinstance(event, Rolled):
            assert all(1 <= face <= 6 for face in event.faces)
            dice.update(zip(event.dice, event.faces, strict=True))
        if isinstance(event, Matched):
            any_quad = chosen["diamond"] == "any_quad"
            met = reference.conditions(list(dice.values()), any_quad)
            names = ANY_QUAD_NAMES if any_quad else CONDITION_NAMES
            assert event.conditions == tuple(name for name in names if name in met)
            judged += 1
    assert judged >= position.turn - 1


def dwarves(position: DwarfPosition) -> list[str]:
    return [seat.dwarf for seat in view_of(position).seats]


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_bytes_from_anywhere_are_an_action_or_refused(raw: bytes) -> None:
    action = decoded(raw)
    if action is not None:
        assert decoded(msgspec.json.encode(action)) == action


def decoded(raw: bytes) -> Action | None:
    """The action, or None if it was refused; any other error fails the test."""
    try:
        return GAME.decode_action(raw)
    except Refused:
        return None


def accepted(position: DwarfPosition, seat: int, action: Action) -> int | None:
    """The code, or None if it was refused; any other error fails the test."""
    try:
        return GAME.check(position, seat, action)
    except Refused:
        return None


KINDS = sorted({str(GAME.unpack(code).__struct_config__.tag) for code in GAME.codes()})
json_actions = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "dice": st.lists(st.sampled_from(["blue", "red", "green", "black", "white"]), max_size=6),
        "die": st.sampled_from(["blue", "white", "pink"]),
        "face": st.integers(-1, 8),
        "gem": st.sampled_from([*GEM_NAMES, "coal"]),
        "other": st.integers(-1, 5),
        "give": st.sampled_from(GEM_NAMES),
        "take": st.sampled_from(GEM_NAMES),
    },
)


@settings(deadline=None, max_examples=200)
@given(seats, seeds, choices, st.lists(json_actions, max_size=8))
def test_hostile_actions_are_refused_and_change_nothing(
    count: int, seed: int, picks: list[int], wanted: list[dict[str, Any]]
) -> None:  # fault 40
    position = new({"stars": True, "norcia": True}, count, seed)
    for pick in picks[:40]:
        play(position, pick)
    before = position.freeze(), list(position.journal)
    for plain in wanted:
        for seat in range(count):
            action = decoded(msgspec.json.encode(plain))
            if action is not None:
                code = accepted(position, seat, action)
                assert code is None or code in list(position.legal(seat))
            assert (position.freeze(), list(position.journal)) == before
