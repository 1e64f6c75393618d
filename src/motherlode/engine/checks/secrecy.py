"""Nobody learns what he may not: views, imagined worlds, and every message that leaves."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from hashlib import sha256
from math import sqrt
from statistics import mean
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
        if not ply.looked_at(stride):
            continue
        for viewer in ply.viewers():
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

    The positions of a game are much alike, so it counts as one trial: the excess may be 4
    standard errors over games.
    """
    tallies: dict[str, Tally] = {}
    for at in range(games):
        knows, guesses, trials = _guess(case, seed + at)
        for name in sorted(knows.keys() | guesses.keys()):
            tally = tallies.setdefault(name, Tally())
            tally.knows.append(knows[name])
            tally.guesses.append(guesses[name])
            tally.trials += trials
    assert tallies, f"{case}: nothing was guessed right, so there is nothing to compare."
    for name, tally in tallies.items():
        tally.judge(f"{case}: ", name)


class Tally:
    """How often a secret was guessed right: game by game against the truth, and between two
    guesses."""

    def __init__(self) -> None:
        self.knows: list[int] = []
        self.guesses: list[int] = []
        self.trials = 0

    def judge(self, where: str, name: str) -> None:
        """Raises AssertionError where guesses know more than they can, or are none."""
        knows, guesses = sum(self.knows), sum(self.guesses)
        assert guesses < 0.95 * self.trials, (
            f"{where}{name} is the same in nearly all imagined worlds of a view: nothing is"
            " guessed."
        )
        excess = [know - guess for know, guess in zip(self.knows, self.guesses, strict=True)]
        error = sqrt(sum((one - mean(excess)) ** 2 for one in excess))
        assert sum(excess) <= 4 * max(error, 1), (
            f"{where}imagined worlds know the truth about {name} in {knows} of {self.trials}"
            f" cases, guessing would give about {guesses}."
        )


def _guess(case: Case, seed: int) -> tuple[Counter[str], Counter[str], int]:
    """How often guesses in a game were true, how often two of them agreed, and of how many."""
    game, probe = case.game, case.probe
    knows: Counter[str] = Counter()
    guesses: Counter[str] = Counter()
    trials = 0
    for ply in walk(case, seed):
        if not ply.looked_at(5):
            continue
        for seat in ply.viewers():
            if seat is None:
                continue
            view = game.view(ply.position, seat)
            start = seed * 7919 + trials * 2
            truth = probe.secrets(ply.position, seat)
            first = probe.secrets(game.imagine(view, FastRng(start)), seat)
            second = probe.secrets(game.imagine(view, FastRng(start + 1)), seat)
            knows.update(name for name in truth if first[name] == truth[name])
            guesses.update(name for name in truth if first[name] == second[name])
            trials += 1
    return knows, guesses, trials


def check_same_look_same_answer(case: Case, seed: int, stride: int = 1) -> None:
    """Two worlds that look the same to a seat give it the same view, decision and result lines
    now; and after the same choice in both, the same events leave it with the same view, unless
    the game is over, which may lay everything open. Where nothing but chance is hidden, the same
    chance makes the two worlds the same game."""
    game = case.game
    for ply in walk(case, seed):
        if not ply.looked_at(stride):
            continue
        truth = ply.position
        for viewer in ply.viewers():
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
    assert same_view or not same_events or not truth.deciders(), (
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
                now = _heard(case, twin, noted, viewer) + _seen(case, twin, viewer)
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
        position = ply.position
        for viewer in case.viewers():
            told = _heard(case, position, noted, viewer)
            if ply.looked_at():
                told += _seen(case, position, viewer)
            for marker in spellings | case.probe.markers(position, viewer):
                assert marker not in told, (
                    f"{case}, seed {seed}, choice {ply.number}: viewer {viewer} is told {marker!r}."
                )
        noted = len(position.journal)


def _heard(case: Case, position: Position, since: int, viewer: int | None) -> str:
    return msgspec.json.encode(case.game.events(position, since, viewer)).decode()


def _seen(case: Case, position: Position, viewer: int | None) -> str:
    seen: list[object] = [case.game.view(position, viewer)]
    if viewer is not None:
        seen.append(case.game.decision(position, viewer))
    return msgspec.json.encode(seen).decode()


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
