"""Saboteur and Saboteur 2 as the rest of the package knows them: two games, one set of rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

from motherlode.engine.content import content_hash
from motherlode.engine.game import Game, Options
from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, OptionSpec, Refused, Result, Suspicions, View
from motherlode.games.saboteur import (
    components,
    content,
    events,
    imagining,
    reckoning,
    refusing,
    suspicion,
)
from motherlode.games.saboteur import view as sight
from motherlode.games.saboteur.agreement import base_terms, expansion_terms
from motherlode.games.saboteur.belief import Belief
from motherlode.games.saboteur.codec import Codec
from motherlode.games.saboteur.components import SaboteurComponents
from motherlode.games.saboteur.rules import SaboteurPosition, new_position
from motherlode.games.saboteur.terms import Terms
from motherlode.games.saboteur.wire import Role, SaboteurAction, SaboteurEvent, SaboteurView

QUESTIONS = ("saboteur-ask-turn", "saboteur-ask-gold", "saboteur-ask-steal")


class AnySaboteurGame(Game):
    """What the two games have in common."""

    rules_version = 1
    action_type = SaboteurAction
    event_type = SaboteurEvent
    view_type = SaboteurView
    most_plies = 1_000  # every turn uses up a card: at most 118 a round, and the gold

    def __init__(self, content_file: Path = content.BUILT_IN) -> None:
        """Raises ContentError for a content file that cannot be used."""
        self.content = content.load(content_file)
        self.content_hash = content_hash(self.content)
        self._terms: dict[tuple[object, ...], Terms] = {}
        self._codec = Codec(self.content, self._agree(self.options(), self.least_seats),
                            self.most_seats)  # fmt: skip

    @abstractmethod
    def _agree(self, options: Options, seats: int) -> Terms:
        """The terms for complete options and a possible number of seats."""

    def _terms_for(self, options: Mapping[str, object], seats: int) -> Terms:
        key = (seats, *options.values())
        if key not in self._terms:
            self._terms[key] = self._agree(self.options(options), seats)
        return self._terms[key]

    def new(
        self, options: Mapping[str, object], seats: int, rng: Rng, *, noting: bool = False
    ) -> SaboteurPosition:
        self.check_seats(seats)
        return new_position(self._terms_for(self.options(options), seats), seats, rng, noting)

    def codes(self) -> Sequence[int]:
        return list(self._codec.places)

    def pack(self, action: Action) -> int:
        return self._codec.pack(action)

    def unpack(self, code: int) -> SaboteurAction:
        return self._codec.unpack(code)

    def view(self, position: Position, seat: int | None) -> SaboteurView:
        assert isinstance(position, SaboteurPosition)
        return sight.view(position, seat, self._codec)

    def imagine(
        self, view: View, rng: Rng, roles: Sequence[Role] | None = None
    ) -> SaboteurPosition:
        """``roles``: what the seats hold, see imagining.py; without, drawn as dealt."""
        assert isinstance(view, SaboteurView)
        agreed = self._terms_for(self.options(view.options), len(view.seats))
        return imagining.imagine(view, agreed, self._codec, rng, roles)

    def belief(self, view: SaboteurView) -> Belief:
        """What whoever has this view may think of the others before hearing any event."""
        agreed = self._terms_for(self.options(view.options), len(view.seats))
        return Belief(view.expansion, len(view.seats), view.viewer, self.content, agreed)

    def events(self, position: Position, since: int, seat: int | None) -> list[SaboteurEvent]:
        return events.events(position.journal, since, seat, self._codec)

    def components(self) -> SaboteurComponents:
        return components.components(self.content, expansion=bool(self._codec.terms.expansion))

    def suspicions(self, position: Position, seats: Sequence[int]) -> Suspicions:
        assert isinstance(position, SaboteurPosition)
        return suspicion.suspicions(
            {seat: self.events(position, 0, seat) for seat in seats},
            int(position.seats),
            self.content,
            position.terms,
        )

    def ask(self, position: Position, seat: int) -> str:
        assert isinstance(position, SaboteurPosition)
        return QUESTIONS[position.stage]

    def result(self, position: Position) -> Result:
        assert isinstance(position, SaboteurPosition)
        return reckoning.result(position)

    def refusal(self, position: Position, seat: int, action: Action) -> Refused:
        assert isinstance(position, SaboteurPosition)
        return refusing.refusal(position, seat, action, self._codec)

    def never(self, action: Action) -> Refused:
        return refusing.never(action, self._codec) or super().never(action)


class SaboteurGame(AnySaboteurGame):
    """Saboteur, three to ten seats."""

    id = "saboteur"
    least_seats, most_seats = content.BASE_SEATS
    option_specs = (
        OptionSpec(id="broken_tool_no_gold", choices=[False, True], default=False, rule="B3"),
    )

    def _agree(self, options: Options, seats: int) -> Terms:
        return base_terms(self.content, options, seats)


class Saboteur2Game(AnySaboteurGame):
    """Saboteur 2 矮人礦坑2, two to twelve seats."""

    id = "saboteur2"
    least_seats, most_seats = content.EXPANSION_SEATS
    option_specs = (
        OptionSpec(id="team_win", choices=["any", "digger"], default="any", rule="R61"),
        OptionSpec(id="theft_from", choices=["paid", "any"], default="paid", rule="R63"),
        OptionSpec(id="trap_target", choices=["any", "other"], default="any", rule="R55"),
    )

    def _agree(self, options: Options, seats: int) -> Terms:
        return expansion_terms(self.content, options)
