"""Dig Down Dwarf as the rest of the package knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from motherlode.engine.content import content_hash
from motherlode.engine.game import Game
from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, OptionSpec, Refused, Result, View
from motherlode.games.dwarf import codec, content, reckoning
from motherlode.games.dwarf import view as sight
from motherlode.games.dwarf.rules import DwarfPosition, new_position
from motherlode.games.dwarf.wire import DwarfAction, DwarfEvent, DwarfView

QUESTIONS = ("dwarf-ask-roll", "dwarf-ask-choose", "dwarf-ask-name")


class DwarfGame(Game):
    """Dig Down Dwarf 挖寶矮人, two to four seats."""

    id = "dwarf"
    least_seats = 2
    most_seats = content.MOST_SEATS
    rules_version = 1
    # D47
    option_specs = (
        OptionSpec(id="emerald_value", choices=[6, 7], default=6, rule="D1"),
        OptionSpec(id="diamond", choices=["four_ones", "any_quad"], default="four_ones", rule="D2"),
        OptionSpec(
            id="tie_break", choices=["shared", "fewer_cursed"], default="shared", rule="D41"
        ),
        OptionSpec(id="norcia", choices=[False, True], default=False, rule="X1"),
        OptionSpec(id="stars", choices=[False, True], default=False, rule="X2"),
    )
    action_type = DwarfAction
    event_type = DwarfEvent
    view_type = DwarfView
    most_plies = 20_000  # turns are bounded (D46); free rerolls of sixes are not

    def __init__(self, content_file: Path = content.BUILT_IN) -> None:
        """Raises ContentError for a content file that cannot be used."""
        self.content = content.load(content_file)
        self.content_hash = content_hash(self.content)
        self._dwarf_ids = [dwarf.id for dwarf in self.content.dwarf]

    def new(
        self, options: Mapping[str, object], seats: int, rng: Rng, *, noting: bool = False
    ) -> DwarfPosition:
        self.check_seats(seats)
        agreed = content.terms(self.content, self.options(options), seats)
        return new_position(agreed, seats, rng, noting)

    def codes(self) -> Sequence[int]:
        return list(codec.CODES)

    def pack(self, action: Action) -> int:
        packed = codec.pack(action)
        if packed not in codec.CODES:
            raise ValueError(f"Not an action of Dig Down Dwarf: {action!r}.")
        return packed

    def unpack(self, code: int) -> DwarfAction:
        return codec.unpack(code)

    def view(self, position: Position, seat: int | None) -> DwarfView:
        assert isinstance(position, DwarfPosition)
        return sight.view(position, self.content)

    def imagine(self, view: View, rng: Rng) -> DwarfPosition:
        assert isinstance(view, DwarfView)
        return sight.imagine(view, self.content, rng)

    def events(self, position: Position, since: int, seat: int | None) -> list[DwarfEvent]:
        assert isinstance(position, DwarfPosition)
        any_quad = position.terms.any_quad
        journal = position.journal
        return [
            codec.event(journal, at, self._dwarf_ids, any_quad) for at in range(since, len(journal))
        ]

    def ask(self, position: Position, seat: int) -> str:
        assert isinstance(position, DwarfPosition)
        return QUESTIONS[position.stage]

    def result(self, position: Position) -> Result:
        assert isinstance(position, DwarfPosition)
        return reckoning.result(position)

    def refusal(self, position: Position, seat: int, action: Action) -> Refused:
        assert isinstance(position, DwarfPosition)
        return reckoning.refusal(position, seat, action)

    def never(self, action: Action) -> Refused:
        return reckoning.never(action) or super().never(action)
