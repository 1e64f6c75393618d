"""The same seed gives the same game, anywhere and in any company; records replay."""

from __future__ import annotations

import json
import os
import random  # noqa: TID251 - to show that games leave it alone
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module

import msgspec

from motherlode.engine.checks.case import Case, Probe, walk_on, without_chance
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng, ReplayError, ReplayRng, SealedRng
from motherlode.engine.position import Position


def steps(case: Case, seed: int) -> Iterator[bytes]:
    """Each step of a game, with what can be observed of it where the walk looks closely."""
    noted = 0
    game = case.game
    position = case.new(FastRng(seed))
    for ply in walk_on(case, position, case.probe.player(seed + 1, curious=True)):
        seen: list[object] = [ply.seat, ply.action, position.freeze()]
        if ply.looked_at():
            seen += [game.view(position, viewer) for viewer in ply.viewers()]
            seen += [game.events(position, noted, viewer) for viewer in ply.viewers()]
            seen.append(game.decision(position, ply.seat))
            noted = len(position.journal)
        yield msgspec.json.encode(seen)
    yield msgspec.json.encode(game.result(position))


def fingerprint(case: Case, seed: int) -> str:
    """SHA-256 of all that can be observed of a random game, in hexadecimal."""
    digest = sha256()
    for step in steps(case, seed):
        digest.update(step)
    return digest.hexdigest()


def check_seeds(case: Case, seed: int) -> None:
    """A seed gives the same game again, whatever Python's own generator is at; other seeds give
    other games."""
    before = random.getstate()
    random.seed(1)
    first = fingerprint(case, seed)
    random.seed(2)
    state = random.getstate()
    second = fingerprint(case, seed)
    touched = random.getstate() != state
    random.setstate(before)
    assert first == second, f"{case}: seed {seed} gives two different games."
    assert not touched, f"{case}: the game uses Python's global generator."
    deals = {tuple(case.new(FastRng(seed + at)).freeze()) for at in range(20)}
    assert len(deals) == 20, f"{case}: twenty seeds give only {len(deals)} deals."
    assert fingerprint(case, seed + 1) != first, f"{case}: two seeds give the same game."


def check_interleaved_games(cases: list[Case], seed: int) -> None:
    """Games played in turns in one process go as they would alone."""
    alone = [list(steps(case, seed + at)) for at, case in enumerate(cases)]
    running = [steps(case, seed + at) for at, case in enumerate(cases)]
    for number in range(max(len(game) for game in alone)):
        for at, game in enumerate(running):
            step = next(game, None)
            expected = alone[at][number] if number < len(alone[at]) else None
            assert step == expected, f"{cases[at]}: another game disturbs this one."


def check_processes(
    cases: list[Case], seed: int, hash_seeds: tuple[str, ...] = ("0", "1", "77")
) -> None:
    """Fresh processes with other hash seeds play the same games."""
    here = [fingerprint(_bare(case), seed) for case in cases]
    path = os.pathsep.join(folder for folder in sys.path if folder)
    request = json.dumps([seed, [[_source(case), case.seats, case.options] for case in cases]])
    for hash_seed in hash_seeds:
        done = subprocess.run(  # noqa: S603 - this very module, with its own arguments
            [sys.executable, "-m", "motherlode.engine.checks.determinism", request],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"A fresh process fails: {done.stderr}"
        for case, one, other in zip(cases, here, done.stdout.split(), strict=True):
            assert one == other, (
                f"{case}, seed {seed}: with PYTHONHASHSEED={hash_seed} the game is another one."
            )


def _source(case: Case) -> str:
    return f"{type(case.game).__module__}:{type(case.game).__qualname__}"


class _Plain(Probe):
    """In place of the author's probe, which a fresh process need not find."""

    def stride(self, position: Position) -> int:
        return 8


def _bare(case: Case) -> Case:
    return Case(case.game, case.seats, case.options, _Plain())


def check_replay(case: Case, seed: int) -> None:
    """A game with a sealed generator replays from its recorded draws, which are used up exactly
    action by action; with a draw missing the replay stops with ReplayError."""
    sealed = SealedRng(sha256(str(seed).encode()).digest())
    position = case.new(sealed)
    draws = [sealed.take_drawn()]
    dealt = ReplayRng(draws[0])
    replayed = case.new(dealt)
    assert without_chance(replayed) == without_chance(position), (
        f"{case}: the deal does not replay."
    )
    actions: list[tuple[int, int]] = []
    player = case.probe.player(seed + 1)
    while position.deciders():
        where = f"{case}, seed {seed}, choice {len(actions)}"
        assert dealt.exhausted(), f"{where}: replaying uses fewer draws than were recorded."
        seat, action = player.choose(case.game, position)
        position.play(seat, action)
        actions.append((seat, action))
        draws.append(sealed.take_drawn())
        dealt.feed(draws[-1])
        replayed.play(seat, action)
        assert without_chance(replayed) == without_chance(position), (
            f"{where}: the record replays to another position."
        )
        assert list(replayed.journal) == list(position.journal), (
            f"{where}: the record replays to other events."
        )
    assert dealt.exhausted(), f"{case}: replaying uses fewer draws than were recorded."
    assert case.game.result(replayed) == case.game.result(position), (
        f"{case}: the record replays to another result."
    )
    _check_missing_draw(case, draws, actions)


def _check_missing_draw(case: Case, draws: list[list[int]], actions: list[tuple[int, int]]) -> None:
    flat = [draw for some in draws for draw in some]
    try:
        position = case.new(ReplayRng(flat[:-1]))
        for seat, action in actions:
            position.play(seat, action)
    except ReplayError:
        return
    raise AssertionError(f"{case}: a record without its last draw still replays.")


def _load(source: str) -> Game:
    module, name = source.split(":")
    game: Game = getattr(import_module(module), name)()
    return game


if __name__ == "__main__":
    _seed, _cases = json.loads(sys.argv[1])
    for _name, _seats, _options in _cases:
        _game = _load(_name)
        _case = Case(_game, _seats, _game.options(_options), _Plain())
        sys.stdout.write(f"{fingerprint(_case, _seed)}\n")
