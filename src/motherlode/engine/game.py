"""What a game is to the rest of the package: facts, ways in, and what may be seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.wire import (
    Action,
    Components,
    Decision,
    Event,
    OptionSpec,
    Refused,
    Result,
    Scalar,
    Suspicions,
    View,
)

Options = dict[str, Scalar]


class Game(ABC):
    """A game with its content. One instance serves any number of positions."""

    id: str
    least_seats: int
    most_seats: int
    rules_version: int
    """Raised when a change of the rules would replay old records differently."""
    option_specs: Sequence[OptionSpec]
    content_hash: str
    """SHA-256 of the content in use, in hexadecimal."""
    action_type: Any
    """The union of the game's action structs."""
    event_type: Any
    view_type: type[View]
    most_plies: int
    """More plies than a game of uniformly random play ever takes; for checks."""

    def options(self, chosen: Mapping[str, object] | None = None) -> Options:
        """All options: those chosen, defaults for the rest. Raises Refused for an option or a
        choice that the game does not have."""
        specs = {spec.id: spec for spec in self.option_specs}
        options: Options = {spec.id: spec.default for spec in self.option_specs}
        for name, choice in (chosen or {}).items():
            if name not in specs:
                raise Refused("no-such-option", option=str(name), game=self.id)
            # 1 == True in Python: the type has to fit as well.
            fits = [c for c in specs[name].choices if c == choice and type(c) is type(choice)]
            if not fits:
                raise Refused("no-such-choice", option=str(name), choice=str(choice))
            options[name] = fits[0]
        return options

    def check_seats(self, seats: int) -> None:
        """Raises Refused when the game is not for so many."""
        if not self.least_seats <= seats <= self.most_seats:
            raise Refused("wrong-number-of-seats", least=self.least_seats, most=self.most_seats)

    @abstractmethod
    def new(
        self, options: Mapping[str, object], seats: int, rng: Rng, *, noting: bool = False
    ) -> Position:
        """A dealt game. ``noting``: keep a journal of events. Raises Refused for options or a
        number of seats that the game does not have."""

    @abstractmethod
    def codes(self) -> Sequence[int]:
        """Every packed action that any position could ever list, ascending: the dense
        numbering of research masks is the place in this list."""

    @abstractmethod
    def pack(self, action: Action) -> int:
        """The packed action; ValueError for values outside the game's ranges."""

    @abstractmethod
    def unpack(self, code: int) -> Action:
        """The typed action of one of :meth:`codes`; ValueError for any other number."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> View:
        """What a seat, or with None a spectator, may know, built field by field."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> Position:
        """A full position that this view could have come from; hidden things are drawn from
        ``rng``, which also becomes the position's generator."""

    @abstractmethod
    def events(self, position: Position, since: int, seat: int | None) -> Sequence[Event]:
        """The journal from entry ``since`` on, as a seat may know it: one event per entry."""

    @abstractmethod
    def ask(self, position: Position, seat: int) -> str:
        """The message id of the question that a deciding seat is asked."""

    @abstractmethod
    def result(self, position: Position) -> Result:
        """The final reckoning, line by line; also of an unfinished game, as it stands."""

    @abstractmethod
    def refusal(self, position: Position, seat: int, action: Action) -> Refused:
        """Why this seat may not do this now, with the clause; only for illegal actions."""

    def components(self) -> Components | None:
        """The cards and pieces as the content has them; None if what they look like does not
        depend on the content."""
        return None

    def suspicions(self, position: Position, seats: Sequence[int]) -> Suspicions | None:
        """How the beliefs of ``seats`` moved in a game that is over, from its journal; None for
        games without hidden roles."""
        return None

    def never(self, action: Action) -> Refused:
        """Why an action that cannot be packed is never possible, whatever the position."""
        return Refused("no-such-action")

    def decision(self, position: Position, seat: int) -> Decision | None:
        """What a seat has to decide now, or None."""
        if seat not in self.deciding_seats(position):
            return None
        actions = [self.unpack(code) for code in position.legal(seat)]
        return Decision(seat=seat, message=self.ask(position, seat), actions=actions)

    def check(self, position: Position, seat: int, action: Action) -> int:
        """The packed action if it is legal; raises Refused, with the clause, if not."""
        try:
            code = self.pack(action)
        except ValueError:
            raise self.never(action) from None
        if seat not in self.deciding_seats(position) or code not in position.legal(seat):
            raise self.refusal(position, seat, action)
        return code

    def deciding_seats(self, position: Position) -> list[int]:
        """The seats that have to decide now; empty when the game is over."""
        bits = position.deciders()
        return [seat for seat in range(position.seats) if (bits >> seat) & 1]

    def decode_action(self, raw: bytes | str) -> Action:
        """A typed action from JSON. Raises Refused for anything else."""
        try:
            action: Action = msgspec.json.decode(raw, type=self.action_type)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise Refused("no-such-action") from None
        return action
