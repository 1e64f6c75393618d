"""A small game with hidden cards and hidden simultaneous choices, whole or with one fault.

Three rounds: everybody gets a card of six and bets 0, 1 or 2; when all have bet, cards and bets
are shown, and the highest card wins its bet while the others lose theirs. A fault is a name;
each is a mistake that an author of a game could make.
"""

from __future__ import annotations

import random  # noqa: TID251 - one of the faults
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from motherlode.engine.checks import Case, Probe
from motherlode.engine.checks.case import Seen
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng, Rng
from motherlode.engine.wire import (
    Action,
    Event,
    OptionSpec,
    Refused,
    Result,
    ScoreLine,
    TieBreak,
    View,
)

CARDS = 6
ROUNDS = 3
BET, SHOWN = 1, 2


class Bet(Action, tag="toy-bet", frozen=True, kw_only=True):
    stake: int


class Pass(Action, tag="toy-pass", frozen=True, kw_only=True):
    pass


class Decided(Event, tag="toy-decided", frozen=True, kw_only=True):
    seat: int
    stake: int | None


class Shown(Event, tag="toy-shown", frozen=True, kw_only=True):
    seat: int
    card: int
    stake: int


class ToyView(View, tag="toy-view", kw_only=True):
    seats: int
    seat: int | None
    round: int
    card: str
    stake: int | None
    decided: list[bool]
    scores: list[int]
    highs: list[int]
    extra: list[str]


class ToyPosition:
    """Compiled classes cannot be extended by plain ones, so this only looks like a Position."""

    shared: ClassVar[list[int]] = [0]

    def __init__(self, fault: str, seats: int, rng: Rng) -> None:
        self.fault = fault
        self.seats = seats
        self.rng = rng
        self.noting = False
        self.journal: list[int] = []
        self.cards = [0] * seats
        self.stakes = [-1] * seats
        self.scores = [0] * seats
        self.highs = [0] * seats
        self.round = 0

    def deal(self) -> None:
        left = list(range(CARDS))
        for seat in range(self.seats):
            at = self.rng.below(len(left))
            if self.fault == "own chance":
                at = FastRng(7 + self.round).below(len(left))
            if self.fault == "global chance":
                at = random.randrange(len(left))
            if self.fault == "hash order":
                at = hash(f"{self.round} {seat}") % len(left)
            if self.fault == "shared state":
                self.shared[0] += 1
                at = self.shared[0] % len(left)
            self.cards[seat] = left[at] if self.fault == "double card" else left.pop(at)

    def deciders(self) -> int:
        if self.round == ROUNDS and self.fault != "endless":
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.stakes[seat] < 0)

    def legal(self, seat: int) -> list[int]:
        if not (self.deciders() >> seat) & 1:
            return [0] if self.fault == "out of turn" else []
        if self.fault == "stuck" and self.cards[seat] == 0:
            return []
        if self.fault == "never passes":
            return [1, 2]
        if self.fault == "unsorted":
            return [2, 1, 0]
        return [0, 1, 2]

    def play(self, seat: int, action: int) -> None:
        self.stakes[seat] = action
        self.note(BET, seat, action)
        if self.fault == "noting" and self.noting:
            self.rng.below(2)
        if min(self.stakes) < 0:
            return
        best = max(range(self.seats), key=lambda other: self.cards[other])
        self.highs[best] += 1
        for other in range(self.seats):
            self.note(SHOWN, other, self.cards[other] * 4 + self.stakes[other])
            self.scores[other] += self.stakes[other] * (1 if other == best else -1)
        self.stakes = [-1] * self.seats
        self.round += 1
        self.deal()

    def note(self, kind: int, seat: int, payload: int) -> None:
        if self.noting:
            self.journal.append(kind | (seat << 8) | (payload << 16))

    def clone(self) -> ToyPosition:
        twin = ToyPosition(self.fault, self.seats, self.rng.clone())
        twin.noting = self.noting
        twin.journal = self.journal[:]
        twin.cards = self.cards[:]
        twin.stakes = self.stakes[:]
        twin.scores = self.scores if self.fault == "shallow clone" else self.scores[:]
        twin.highs = self.highs[:]
        twin.round = self.round
        return twin

    def score(self, seat: int) -> int:
        return self.scores[seat]

    def rank(self, seat: int) -> int:
        merits = [(self.scores[s], self.highs[s]) for s in range(self.seats)]
        return 1 + sum(merit > merits[seat] for merit in merits)

    def freeze(self) -> list[int]:
        return [*self.cards, *self.stakes, *self.scores, *self.highs, self.round,
                *self.rng.freeze()]  # fmt: skip


class ToyGame(Game):
    id = "toy"
    least_seats = 2
    most_seats = 3
    rules_version = 1
    option_specs: Sequence[OptionSpec] = ()
    content_hash = ""
    action_type = Bet | Pass
    event_type = Decided | Shown
    view_type = ToyView
    most_plies = 40
    fault = ""
    seen: list[int]

    def new(
        self, options: Mapping[str, object], seats: int, rng: Rng, *, noting: bool = False
    ) -> Any:
        position = ToyPosition(self.fault, seats, FastRng(1) if self.fault == "deaf" else rng)
        position.noting = noting
        position.deal()
        return position

    def codes(self) -> Sequence[int]:
        return [0, 1, 2]

    def pack(self, action: Action) -> int:
        if isinstance(action, Bet) and action.stake in (1, 2):
            return action.stake
        if isinstance(action, Pass):
            return 1 if self.fault == "packs wrong" else 0
        raise ValueError("Not a bet.")

    def unpack(self, code: int) -> Action:
        if code not in (0, 1, 2) and self.fault != "unpacks anything":
            raise ValueError("Not a bet.")
        return Bet(stake=code) if code else Pass()

    def view(self, position: Any, seat: int | None) -> ToyView:
        extra = []
        if self.fault == "leaks cards":
            extra = [card_name(position, other) for other in range(position.seats)]
        if self.fault == "leaks the generator":
            extra = [str(number) for number in position.rng.freeze()]
        if self.fault == "leaks bets":
            extra = [str(stake) for stake in position.stakes]
        self.seen = list(position.cards)
        return ToyView(
            seats=position.seats,
            seat=seat,
            round=position.round,
            card="" if seat is None else card_name(position, seat),
            stake=None if seat is None else position.stakes[seat],
            decided=[stake >= 0 for stake in position.stakes],
            scores=position.scores[:],
            highs=position.highs[:],
            extra=extra,
        )

    def imagine(self, view: View, rng: Rng) -> Any:
        assert isinstance(view, ToyView)
        position = ToyPosition(self.fault, view.seats, rng)
        left = list(range(CARDS))
        own = int(view.card.rsplit("-", 1)[1]) if view.card else None
        if own is not None:
            left.remove(own)
        for other in range(view.seats):
            if other == view.seat and own is not None:
                position.cards[other] = own
                position.stakes[other] = view.stake if view.stake is not None else -1
            else:
                position.cards[other] = left.pop(rng.below(len(left)))
                position.stakes[other] = rng.below(3) if view.decided[other] else -1
        known = self.fault == "knows the truth" or (
            self.fault == "often knows the truth" and rng.below(2)
        )
        if known:
            position.cards = self.seen[:]
        position.scores = view.scores[:]
        position.highs = view.highs[:]
        position.round = 0 if self.fault == "forgets" else view.round
        if self.fault == "spoils the view":
            view.round = 0
        return position

    def events(self, position: Any, since: int, seat: int | None) -> Sequence[Event]:
        events: list[Event] = []
        for noted in position.journal[since:]:
            about, payload = (noted >> 8) & 255, noted >> 16
            if noted & 255 == SHOWN:
                events.append(Shown(seat=about, card=payload // 4, stake=payload % 4))
            elif seat == about or self.fault == "tells bets":
                events.append(Decided(seat=about, stake=payload))
            elif self.fault != "skips events":
                events.append(Decided(seat=about, stake=None))
        return events

    def ask(self, position: Any, seat: int) -> str:
        return "" if self.fault == "asks nothing" else "toy-ask"

    def result(self, position: Any) -> Result:
        seats = range(position.seats)
        scores = [position.score(seat) for seat in seats]
        tie = TieBreak(message="toy-highs", rule="H1", values=position.highs[:])
        bonus = 1 if self.fault == "miscounts" else 0
        return Result(
            places=[position.rank(seat) for seat in seats],
            scores=scores,
            lines=[
                [ScoreLine(message="toy-score", rule="H2", points=score + bonus)]
                for score in scores
            ],
            tie_breaks=[] if self.fault == "hides the tie break" else [tie],
        )

    def refusal(self, position: Any, seat: int, action: Action) -> Refused:
        return Refused("" if self.fault == "refuses without a word" else "toy-no")

    def check(self, position: Any, seat: int, action: Action) -> int:
        if self.fault == "accepts anything":
            return self.pack(action)
        if self.fault == "acts while asked":
            position.scores[0] += 1
        return super().check(position, seat, action)

    def decode_action(self, raw: bytes | str) -> Action:
        if self.fault == "reads anything":
            try:
                action: Action = msgspec.json.decode(raw, type=self.action_type)
            except msgspec.MsgspecError:
                return Pass()
            return action
        return super().decode_action(raw)


class HashOrderToy(ToyGame):
    fault = "hash order"


def card_name(position: ToyPosition, seat: int) -> str:
    """Unique for a round and a card, so that it can be looked for in messages."""
    return f"card-{position.round}-{position.cards[seat]}"


class ToyProbe(Probe):
    hides = True

    def census(self, position: Any) -> Mapping[str, int]:
        return {"different cards": len(set(position.cards))}

    def printed(self, case: Case) -> Mapping[str, int]:
        return {"different cards": case.seats}

    def sights(self, position: Any) -> Seen:
        return frozenset(f"card {card}" for card in position.cards)

    def all_sights(self, case: Case) -> Seen:
        return frozenset(f"card {card}" for card in range(CARDS))

    def length(self, position: Any, plies: int) -> int:
        return int(position.round)

    def longest(self, case: Case) -> int:
        return ROUNDS - 1

    def secrets(self, position: Any, seat: int) -> Mapping[str, Any]:
        others = tuple(card for other, card in enumerate(position.cards) if other != seat)
        return {"others' cards": others, **super().secrets(position, seat)}

    def markers(self, position: Any, seat: int | None) -> frozenset[str]:
        return frozenset(
            card_name(position, other) for other in range(position.seats) if other != seat
        )


def toy(fault: str = "", seats: int = 3) -> Case:
    """The toy as a case for the checks."""
    game = HashOrderToy() if fault == "hash order" else ToyGame()
    game.fault = fault
    return Case(game, seats, {}, ToyProbe())
