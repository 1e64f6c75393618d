"""Who plays the games that are checked."""

from __future__ import annotations

from collections import Counter
from weakref import WeakKeyDictionary

from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position

_kinds: WeakKeyDictionary[Game, dict[int, str]] = WeakKeyDictionary()


def kind(game: Game, code: int) -> str:
    """The type of a packed action, as JSON names it."""
    known = _kinds.setdefault(game, {})
    if code not in known:
        known[code] = str(type(game.unpack(code)).__struct_config__.tag)
    return known[code]


class Player:
    """Plays at random: any deciding seat, any kind of action, any action of that kind.

    Kinds come first so that rare ones get their turn. A curious player takes every other time
    the kind that he has played least often, in all the games that he played.
    """

    def __init__(self, seed: int, *, curious: bool = False) -> None:
        self.chance = FastRng(seed)
        self.curious = curious
        self.played: Counter[str] = Counter()

    def choose(self, game: Game, position: Position) -> tuple[int, int]:
        """A seat and one of its legal actions."""
        seats = game.deciding_seats(position)
        seat = seats[self.chance.below(len(seats))]
        legal = [int(code) for code in position.legal(seat)]
        assert legal, f"{game.id}: seat {seat} has to decide but has no legal action."
        return seat, self.pick(game, legal)

    def pick(self, game: Game, legal: list[int]) -> int:
        """One of these actions."""
        by_kind: dict[str, list[int]] = {}
        for code in legal:
            by_kind.setdefault(kind(game, code), []).append(code)
        kinds = sorted(by_kind)
        chosen = kinds[self.chance.below(len(kinds))]
        if self.curious and self.chance.below(2):
            chosen = min(kinds, key=lambda name: self.played[name])
        actions = by_kind[chosen]
        return self.took(game, actions[self.chance.below(len(actions))])

    def took(self, game: Game, code: int) -> int:
        """Count an action that was chosen."""
        self.played[kind(game, code)] += 1
        return code
