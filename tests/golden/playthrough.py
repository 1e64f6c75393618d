"""A whole game as text, to be read like a protocol and compared letter by letter.

For every step: all that can be seen, the question, what may be done, what is done, and what
happens. Views that are alike are written once, with the names of all who have them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Protocol

from motherlode.engine.checks.case import Case, Player
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.engine.wire import Event, Result, View


class Teller(Protocol):
    """What only a game knows about being told."""

    def legend(self) -> list[str]:
        """What the letters mean."""
        ...

    def view(self, view: Any) -> list[str]:
        """All of a view, in a few lines."""
        ...

    def worth_reading(self, case: Case, events: list[Any], result: Result) -> bool:
        """Whether this game shows what the case's options change."""
        ...


def tell(case: Case, seed: int, teller: Teller) -> str:
    """The playthrough of a case and a seed."""
    return "\n".join(_lines(case, seed, teller)) + "\n"


def _lines(case: Case, seed: int, teller: Teller) -> Iterator[str]:
    game = case.game
    yield f"{case}, seed {seed}"
    yield from teller.legend()
    position = case.new(FastRng(seed))
    player = Player(case, seed, curious=True)
    told = 0
    step = 0
    while True:
        yield from _events(case, position, told)
        told = len(position.journal)
        if not position.deciders():
            break
        step += 1
        seat, code = player.choose(position)
        yield ""
        yield f"[{step}]"
        yield from _views(case, position, teller)
        for decider in game.deciding_seats(position):
            decision = game.decision(position, decider)
            assert decision is not None
            kinds = Counter(_word(action) for action in decision.actions)
            listed = ", ".join(f"{kind} x{n}" if n > 1 else kind for kind, n in kinds.items())
            yield f"  {decision.message} seat {decider}: {listed}"
        yield f"  SEAT {seat}: {_told(game.unpack(code))}"
        position.play(seat, code)
    yield ""
    yield "[end]"
    yield from _views(case, position, teller)
    yield from _result(game.result(position))


def _views(case: Case, position: Position, teller: Teller) -> Iterator[str]:
    groups: list[tuple[View, list[str]]] = []
    for viewer in case.viewers():
        view = case.game.view(position, viewer)
        name = "spectators" if viewer is None else f"seat {viewer}"
        for other, names in groups:
            if other == view:
                names.append(name)
                break
        else:
            groups.append((view, [name]))
    for view, names in groups:
        if len(groups) > 1:
            yield f"  seen by {', '.join(names)}:"
        yield from (f"  {line}" for line in teller.view(view))


def _events(case: Case, position: Position, since: int) -> Iterator[str]:
    versions: dict[tuple[str, ...], list[str]] = {}
    for viewer in case.viewers():
        texts = tuple(_told(event) for event in case.game.events(position, since, viewer))
        versions.setdefault(texts, []).append("spec" if viewer is None else str(viewer))
    for texts, viewers in versions.items():
        heard = "" if len(versions) == 1 else f" (to {','.join(viewers)})"
        yield from (f"    - {text}{heard}" for text in texts)


def _word(action: Any) -> str:
    return str(action.__struct_config__.tag).split("-", 1)[1]


def _told(thing: Event | Any) -> str:
    """An action or event in words: its type and its fields."""
    fields = []
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if isinstance(value, tuple | list):
            value = "+".join(str(item) for item in value) or "nothing"
        fields.append(f"{name}={value}")
    return " ".join([_word(thing), *fields])


def _result(result: Result) -> Iterator[str]:
    for seat, place in enumerate(result.places):
        yield f"  seat {seat}: place {place} with {result.scores[seat]} points"
        for line in result.lines[seat]:
            arguments = " ".join(f"{name}={value}" for name, value in line.arguments.items())
            yield f"    {line.points:+d}  {line.message} {arguments}".rstrip() + f"  [{line.rule}]"
    for tie in result.tie_breaks:
        yield f"  {tie.message}: {tie.values}  [{tie.rule}]"
