"""Nobody learns what he may not: views, imagined worlds, and every message that leaves."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from hashlib import sha256
from math import sqrt
from typing import Literal

import msgspec

from motherlode.engine.checks.case import Case, Ply, walk, without_chance
from motherlode.engine.generators import FastRng, SealedRng
from motherlode.engine.position import Position


def check_imagined_views(case: Case, seed: int, stride: int = 1) -> None:
    """``view(imagine(v)) == v`` for every viewer, also of a view that came through JSON; the
    imagined world asks that seat the same question, is the same for the same generator, and can
    be played to its end."""
    game = case.game
    for ply in walk(case, seed):
        if ply.number % stride:
            continue
        for viewer in case.viewers():
            where = f"{case}, seed {seed}, choice {ply.number}, viewer {viewer}"
            view = game.view(ply.position, viewer)
            raw = msgspec.json.encode(view)
            world = game.imagine(view, FastRng(ply.number))
            assert msgspec.json.encode(view) == raw, f"{where}: imagining changes the view."
            assert game.view(world, viewer) == view, f"{where}: the imagined world looks different."
            read = msgspec.json.decode(raw, type=game.view_type)
            again = game.imagine(read, FastRng(ply.number))
            assert again.freeze() == world.freeze(), f"{where}: imagining is not repeatable."
            if viewer is not None:
                assert game.decision(world, viewer) == game.decision(ply.position, viewer), (
                    f"{where}: the imagined world asks another question."
                )
        chance = FastRng(seed)
        world = game.imagine(game.view(ply.position, ply.seat), FastRng(seed))
        _play_out(case, world, chance, f"{case}, seed {seed}, choice {ply.number}")


def _play_out(case: Case, world: Position, chance: FastRng, where: str) -> None:
    for _ in range(case.game.most_plies):
        seats = case.game.deciding_seats(world)
        if not seats:
            return
        seat = seats[chance.below(len(seats))]
        legal = world.legal(seat)
        world.play(seat, legal[chance.below(len(legal))])
    raise AssertionError(f"{where}: an imagined world does not end.")


def check_imagined_worlds_are_guesses(case: Case, seed: int, games: int = 40) -> None:
    """What a seat may not know (:meth:`Probe.secrets`) agrees between the truth and an imagined
    world no more often than between two imagined worlds, for both are guesses from one view; and
    imagined worlds of one view do differ.

    The two rates may differ by 4 standard errors, which chance exceeds once in 30,000 runs.
    """
    game, probe = case.game, case.probe
    knows: Counter[str] = Counter()
    guesses: Counter[str] = Counter()
    trials = 0
    for at in range(games):
        for ply in walk(case, seed + at):
            if ply.number % 5:
                continue
            for seat in range(case.seats):
                view = game.view(ply.position, seat)
                start = seed * 7919 + trials * 2
                truth = probe.secrets(ply.position, seat)
                first = probe.secrets(game.imagine(view, FastRng(start)), seat)
                second = probe.secrets(game.imagine(view, FastRng(start + 1)), seat)
                knows.update(name for name in truth if first[name] == truth[name])
                guesses.update(name for name in truth if first[name] == second[name])
                trials += 1
    assert trials, f"{case}: no position to imagine."
    for name in knows.keys() | guesses.keys():
        _judge(case, name, knows[name], guesses[name], trials)


def _judge(case: Case, name: str, knows: int, guesses: int, trials: int) -> None:
    assert guesses < 0.95 * trials, (
        f"{case}: {name} is the same in nearly all imagined worlds of a view: nothing is guessed."
    )
    rate = (knows + guesses) / (2 * trials)
    spread = sqrt(2 * rate * (1 - rate) / trials)
    assert knows - guesses <= 4 * spread * trials, (
        f"{case}: imagined worlds know the truth about {name} in {knows} of {trials} cases,"
        f" guessing would give about {guesses}."
    )


def check_same_look_same_answer(case: Case, seed: int, stride: int = 1) -> None:
    """Two worlds that look the same to a seat give it the same view, decision and result lines
    now; and after the same choice in both, the same events leave it with the same view. Where
    nothing but chance is hidden, the same chance makes the two worlds the same game."""
    game = case.game
    for ply in walk(case, seed):
        if ply.number % stride:
            continue
        truth = ply.position
        for viewer in case.viewers():
            where = f"{case}, seed {seed}, choice {ply.number}, viewer {viewer}"
            view = game.view(truth, viewer)
            other = game.imagine(view, FastRng(seed + ply.number))
            if viewer is not None:
                assert game.decision(other, viewer) == game.decision(truth, viewer), (
                    f"{where}: two worlds that look alike are asked different questions."
                )
            other.rng = truth.rng.clone()
            _same_choice(case, ply, other, viewer, where)


def _same_choice(case: Case, ply: Ply, other: Position, viewer: int | None, where: str) -> None:
    game = case.game
    if not case.probe.hides:
        assert without_chance(other) == without_chance(ply.position), (
            f"{where}: nothing is hidden here but the imagined world differs."
        )
    if ply.action not in list(other.legal(ply.seat)):
        return  # somebody else's hidden cards differ
    truth = ply.position.clone()
    truth.noting = other.noting = True
    noted, begun = len(truth.journal), len(other.journal)
    truth.play(ply.seat, ply.action)
    other.play(ply.seat, ply.action)
    same_events = game.events(truth, noted, viewer) == game.events(other, begun, viewer)
    same_view = game.view(truth, viewer) == game.view(other, viewer)
    assert same_view or not same_events, (
        f"{where}: the same events after the same view leave two different views."
    )
    if not case.probe.hides:
        assert same_events, f"{where}: the same chance goes another way."


def check_others_learn_nothing_until_all_have_decided(case: Case, seed: int) -> None:
    """While several seats decide at once, what one of them has chosen makes no difference to
    what anybody else sees or hears, as long as one of them is still to decide."""
    for ply in walk(case, seed):
        waiting = ply.position.deciders() & ~(1 << ply.seat)
        if not waiting:
            continue
        noted = len(ply.position.journal)
        told: dict[int | None, str] = {}
        for code in ply.position.legal(ply.seat):
            twin = ply.position.clone()
            twin.play(ply.seat, code)
            if twin.deciders() != waiting:
                continue  # this choice has ended the common decision
            for viewer in case.viewers():
                if viewer == ply.seat:
                    continue
                now = _told(case, twin, noted, viewer)
                assert told.setdefault(viewer, now) == now, (
                    f"{case}, seed {seed}, choice {ply.number}: viewer {viewer} learns"
                    f" what seat {ply.seat} chose before all have decided."
                )


def check_no_marker_leaves(case: Case, seed: int) -> None:
    """No view, event, decision or result that a viewer gets holds a marker of something that is
    hidden from him then (:meth:`Probe.markers`), or the seed of the generator in any spelling."""
    key = sha256(f"canary {seed}".encode()).digest()
    spellings = seed_spellings(key)
    noted = 0
    for ply in walk(case, seed, SealedRng(key)):
        for viewer in case.viewers():
            told = _told(case, ply.position, noted, viewer)
            for marker in spellings | case.probe.markers(ply.position, viewer):
                assert marker not in told, (
                    f"{case}, seed {seed}, choice {ply.number}: viewer {viewer} is told {marker!r}."
                )
        noted = len(ply.position.journal)


def _told(case: Case, position: Position, since: int, viewer: int | None) -> str:
    game = case.game
    told = [game.view(position, viewer), game.events(position, since, viewer)]
    if viewer is not None:
        told.append(game.decision(position, viewer))
    return msgspec.json.encode(told).decode()


def seed_spellings(key: bytes) -> frozenset[str]:
    """How a seed could look in JSON: hexadecimal, base64, as whole or 64-bit numbers."""
    texts = {key.hex(), key.hex().upper(), b64encode(key).decode()}
    orders: tuple[Literal["little", "big"], ...] = ("little", "big")
    for order in orders:
        texts.add(str(int.from_bytes(key, order)))
        texts |= {
            str(int.from_bytes(key[start : start + 8], order)) for start in range(0, len(key), 8)
        }
    return frozenset(texts)
