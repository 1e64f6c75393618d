"""Hidden Picks, a tiny game in which everybody chooses at once: the table's own example.

Each seat is dealt three different cards from 1 to 9 that only it sees. In each of two rounds
every seat lays one card face down; when all have, they are turned over, a die is rolled, and the
highest card gets as many points as the die shows. Its position is a plain class, since compiled
positions have no interpreted subclasses.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, Event, OptionSpec, Refused, Result, View

ROUNDS = 2
CARDS = 3
HIGHEST = 9

DEALT, TURNED, ROLLED = 1, 2, 3


class Lay(Action, tag="picks-lay", frozen=True, kw_only=True):
    card: int


class Dealt(Event, tag="picks-dealt", frozen=True, kw_only=True):
    """``card`` is None for those who may not see it."""

    seat: int
    card: int | None


class Turned(Event, tag="picks-turned", frozen=True, kw_only=True):
    seat: int
    card: int


class Rolled(Event, tag="picks-rolled", frozen=True, kw_only=True):
    seat: int
    face: int


class PicksView(View, tag="picks-view", kw_only=True):
    seat: int | None
    hand: list[int]
    laid: int
    """The card that the seat has laid face down; 0 for none."""
    seats: int
    scores: list[int]
    round: int


class Picks:
    """The position."""

    def __init__(self, seats: int, rng: Rng, noting: bool = False) -> None:
        self.seats = seats
        self.rng = rng
        self.noting = noting
        self.journal: list[int] = []
        self.hands: list[list[int]] = []
        self.laid = [0] * seats
        self.scores = [0] * seats
        self.round = 0

    def deal(self) -> None:
        for seat in range(self.seats):
            deck = list(range(1, HIGHEST + 1))
            hand = sorted(deck.pop(self.rng.below(len(deck))) for _ in range(CARDS))
            self.hands.append(hand)
            for card in hand:
                self.note(DEALT, seat, card)

    def note(self, kind: int, seat: int, payload: int) -> None:
        if self.noting:
            self.journal.append(kind | seat << 8 | payload << 16)

    def deciders(self) -> int:
        if self.round == ROUNDS:
            return 0
        return sum(1 << seat for seat in range(self.seats) if not self.laid[seat])

    def legal(self, seat: int) -> list[int]:
        return list(self.hands[seat]) if (self.deciders() >> seat) & 1 else []

    def play(self, seat: int, action: int) -> None:
        self.hands[seat].remove(action)
        self.laid[seat] = action
        if all(self.laid):
            self.reveal()

    def reveal(self) -> None:
        for seat in range(self.seats):
            self.note(TURNED, seat, self.laid[seat])
        best = self.laid.index(max(self.laid))
        face = 1 + self.rng.below(6)
        self.note(ROLLED, best, face)
        self.scores[best] += face
        self.laid = [0] * self.seats
        self.round += 1

    def clone(self) -> Picks:
        twin = Picks(self.seats, self.rng.clone(), self.noting)
        twin.journal = self.journal[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.scores = self.scores[:]
        twin.round = self.round
        return twin

    def score(self, seat: int) -> int:
        return self.scores[seat]

    def rank(self, seat: int) -> int:
        return 1 + sum(other > self.scores[seat] for other in self.scores)

    def freeze(self) -> list[int]:
        hands = [card for hand in self.hands for card in [*hand, 0]]
        return [self.round, *hands, *self.laid, *self.scores, *self.rng.freeze()]


def picks(position: Position) -> Picks:
    """The position as what it is."""
    return cast(Picks, position)


class PicksGame(Game):
    id = "picks"
    least_seats = 2
    most_seats = 4
    rules_version = 1
    option_specs: Sequence[OptionSpec] = ()
    content_hash = hashlib.sha256(b"picks").hexdigest()
    action_type: Any = Lay
    event_type = Dealt | Turned | Rolled
    view_type = PicksView
    most_plies = 4 * ROUNDS

    def new(
        self, options: Mapping[str, object], seats: int, rng: Rng, *, noting: bool = False
    ) -> Position:
        self.check_seats(seats)
        self.options(options)
        position = Picks(seats, rng, noting)
        position.deal()
        return cast(Position, position)

    def codes(self) -> Sequence[int]:
        return range(1, HIGHEST + 1)

    def pack(self, action: Action) -> int:
        if not isinstance(action, Lay) or not 1 <= action.card <= HIGHEST:
            raise ValueError("Not a card.")
        return action.card

    def unpack(self, code: int) -> Lay:
        return Lay(card=code)

    def view(self, position: Position, seat: int | None) -> PicksView:
        here = picks(position)
        return PicksView(
            seat=seat,
            hand=[] if seat is None else list(here.hands[seat]),
            laid=0 if seat is None else here.laid[seat],
            seats=here.seats,
            scores=list(here.scores),
            round=here.round,
        )

    def imagine(self, view: View, rng: Rng) -> Position:
        assert isinstance(view, PicksView)
        position = Picks(view.seats, rng)
        position.deal()
        if view.seat is not None:
            position.hands[view.seat] = list(view.hand)
            position.laid[view.seat] = view.laid
        position.scores = list(view.scores)
        position.round = view.round
        return cast(Position, position)

    def events(self, position: Position, since: int, seat: int | None) -> list[Event]:
        return [self.event(noted, seat) for noted in picks(position).journal[since:]]

    def event(self, noted: int, viewer: int | None) -> Event:
        kind, seat, payload = noted & 255, noted >> 8 & 255, noted >> 16
        if kind == DEALT:
            return Dealt(seat=seat, card=payload if viewer == seat else None)
        if kind == TURNED:
            return Turned(seat=seat, card=payload)
        return Rolled(seat=seat, face=payload)

    def ask(self, position: Position, seat: int) -> str:
        return "picks-ask"

    def result(self, position: Position) -> Result:
        here = picks(position)
        seats = range(here.seats)
        return Result(
            places=[here.rank(seat) for seat in seats],
            scores=list(here.scores),
            lines=[[] for _ in seats],
        )

    def refusal(self, position: Position, seat: int, action: Action) -> Refused:
        if position.deciders() == 0:
            return Refused("game-is-over")
        return Refused("picks-not-yours")


def as_json(value: object) -> str:
    """What would leave the server."""
    return msgspec.json.encode(value).decode()
