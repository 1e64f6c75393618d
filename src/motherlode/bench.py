"""Measure the games in this process: whichever engine is loaded, compiled or pure.

A step is one ``legal`` and one ``play``. Times are the processor's for this process, so that other
work does not count; it still slows memory and shared cores down. Timings say something only beside
others of the same minute and machine: ``benchmarks/compare.py`` interleaves processes and compares
their medians.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Sequence
from time import process_time

import msgspec

from motherlode.engine import position as engine_module
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.engine.position import Position, lowest_seat
from motherlode.games import game_ids, get_game

LIVE_CLONES = 2_000
AT_ONCE = 20  # calls or games between two looks at the clock
SEATS = {"saboteur": (3, 5, 10), "saboteur2": (2, 6, 12)}
"""The numbers of seats that stand for all, for games that take many."""


class Measured(msgspec.Struct, kw_only=True):
    """One game at one number of seats, with its default options."""

    game: str
    seats: int
    plies: float
    """Steps in an average random game."""
    steps: float
    """Steps per second of random playouts inside the engine, set-up of each game included."""
    games: float
    """Games per second of the same."""
    driven_steps: float
    """Steps per second of the same games driven step by step from Python."""
    driven_games: float
    rollouts: float
    """Random playouts per second from half-way through a game to its end, each on a clone."""
    imagined_rollouts: float
    """The same, each in a world of its own: view, imagine, play out."""
    clone_ns: float
    """To make a clone of a position half-way through a game, and to free it."""
    position_bytes: float
    """Memory that such a clone takes."""
    view_us: float
    """To build the view of the seat that decides."""
    imagine_us: float
    """To build a position from that view."""


class Report(msgspec.Struct, kw_only=True):
    """All that one process measured."""

    compiled: bool
    measured: list[Measured]


def is_compiled() -> bool:
    """Whether the engine that is loaded was compiled."""
    return not (engine_module.__file__ or "").endswith(".py")


def run(games: Sequence[str] | None = None, seconds: float = 0.3) -> Report:
    """Measure games, all of them by default, at every number of seats or at those that stand
    for all.

    ``seconds``: for each of the measurements, of which there are seven a game and number of
    seats. Raises Refused for a game that does not exist.
    """
    measured = [
        _measure(game, seats, seconds)
        for game in map(get_game, games or game_ids())
        for seats in SEATS.get(game.id, range(game.least_seats, game.most_seats + 1))
    ]
    return Report(compiled=is_compiled(), measured=measured)


def _measure(game: Game, seats: int, seconds: float) -> Measured:
    inside = _playouts(lambda seed: _play_inside(game, seats, seed), seconds)
    driven = _playouts(lambda seed: _play_driven(game, seats, seed), seconds)
    halfway = _halfway(game, seats)
    seat = game.deciding_seats(halfway)[0]
    view = game.view(halfway, seat)
    rng = FastRng(1)
    return Measured(
        game=game.id,
        seats=seats,
        plies=inside[0] / inside[1],
        steps=inside[0],
        games=inside[1],
        driven_steps=driven[0],
        driven_games=driven[1],
        rollouts=_rollouts(game, halfway.clone, seconds),
        imagined_rollouts=_rollouts(
            game, lambda: game.imagine(game.view(halfway, seat), rng), seconds
        ),
        clone_ns=1e9 * _time_of(halfway.clone, seconds),
        position_bytes=_bytes_of(halfway),
        view_us=1e6 * _time_of(lambda: game.view(halfway, seat), seconds),
        imagine_us=1e6 * _time_of(lambda: game.imagine(view, rng), seconds),
    )


def _playouts(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Steps and games per second; ``play`` plays the game of a seed and tells its steps."""
    steps = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(AT_ONCE):
            steps += play(games)
            games += 1
    return steps / spent, games / spent


def _play_inside(game: Game, seats: int, seed: int) -> int:
    position = game.new({}, seats, FastRng(seed))
    return int(playout(position, FastRng(seed + 1_000_003), game.most_plies).plies)


def _play_driven(game: Game, seats: int, seed: int) -> int:
    position = game.new({}, seats, FastRng(seed))
    chooser = FastRng(seed + 1_000_003)
    steps = 0
    while bits := position.deciders():
        seat = lowest_seat(bits)
        legal = position.legal(seat)
        position.play(seat, legal[chooser.below(len(legal))])
        steps += 1
    return steps


def _rollouts(game: Game, start: Callable[[], Position], seconds: float) -> float:
    """Playouts per second of positions that ``start`` gives."""
    chooser = FastRng(1)
    return 1 / _time_of(lambda: playout(start(), chooser, game.most_plies), seconds)


def _halfway(game: Game, seats: int) -> Position:
    """A random game, stopped when half of its steps are played."""
    steps = _play_inside(game, seats, 1)
    position = game.new({}, seats, FastRng(1))
    playout(position, FastRng(1 + 1_000_003), steps // 2)
    return position


def _time_of(call: Callable[[], object], seconds: float) -> float:
    """Seconds that a call takes, the loop around it included."""
    calls = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(AT_ONCE):
            call()
        calls += AT_ONCE
    return spent / calls


def _bytes_of(position: Position) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [position.clone() for _ in range(LIVE_CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(clones)
