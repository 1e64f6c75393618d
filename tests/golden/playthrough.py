"""A whole game as text, to be read like a protocol and compared letter by letter.

For every step: what can be seen, the question, what may be done, what is done, and what happens.
What is alike for several is written once, with the names of all who see or hear it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from motherlode.engine.checks.case import Case
from motherlode.engine.generators import FastRng
from motherlode.engine.position import Position
from motherlode.engine.wire import Event, Result, View


class Teller:
    """What only a game knows about being told."""

    brief = False
    """Whether the question and the answer of a step share a line: for long games."""

    def chosen(self, case: Case) -> bool:
        """Whether there is to be a playthrough of the case."""
        return True

    def viewers(self, case: Case, step: int, fresh: bool) -> list[int | None]:
        """Whose views to tell before a step; ``fresh``: something has begun or ended."""
        return case.viewers()

    def fresh(self, events: list[Any]) -> bool:
        """Whether these events begin or end something."""
        return False

    def legend(self) -> list[str]:
        """What the letters mean."""
        raise NotImplementedError

    def view(self, view: Any) -> list[str]:
        """All of a view, in a few lines."""
        raise NotImplementedError

    def worth_reading(self, case: Case, events: list[Any], result: Result) -> bool:
        """Whether this game shows what the case's options change."""
        raise NotImplementedError


def tell(case: Case, seed: int, teller: Teller) -> str:
    """The playthrough of a case and a seed."""
    return "\n".join(_lines(case, seed, teller)) + "\n"


def _lines(case: Case, seed: int, teller: Teller) -> Iterator[str]:
    game = case.game
    yield f"{case}, seed {seed}"
    yield from teller.legend()
    position = case.new(FastRng(seed))
    player = case.probe.player(seed, curious=True)
    told = 0
    step = 0
    while True:
        yield from _events(case, position, told)
        fresh = teller.fresh(list(game.events(position, told, None)))
        told = len(position.journal)
        if not position.deciders():
            break
        step += 1
        seat, code = player.choose(game, position)
        questions = [_question(case, position, other) for other in game.deciding_seats(position)]
        views = _views(case, position, teller, teller.viewers(case, step, fresh))
        answer = f"SEAT {seat}: {_told(game.unpack(code))}"
        if teller.brief:
            yield from views
            asked = "; ".join(question.split("-", 1)[1] for question in questions)
            yield f"[{step}] {asked}. {answer}"
        else:
            yield from ["", f"[{step}]", *views]
            yield from (f"  {question}" for question in questions)
            yield f"  {answer}"
        position.play(seat, code)
    yield ""
    yield "[end]"
    yield from _views(case, position, teller, case.viewers())
    yield from _result(game.result(position))


def _question(case: Case, position: Position, seat: int) -> str:
    decision = case.game.decision(position, seat)
    assert decision is not None
    kinds = Counter(_word(action) for action in decision.actions)
    listed = ", ".join(f"{kind} x{n}" if n > 1 else kind for kind, n in kinds.items())
    return f"{decision.message} seat {seat}: {listed}"


def _views(
    case: Case, position: Position, teller: Teller, viewers: list[int | None]
) -> Iterator[str]:
    groups: list[tuple[View, list[str]]] = []
    for viewer in viewers:
        view = case.game.view(position, viewer)
        name = "spectators" if viewer is None else f"seat {viewer}"
        for other, names in groups:
            if other == view:
                names.append(name)
                break
        else:
            groups.append((view, [name]))
    for view, names in groups:
        if len(groups) > 1 or len(viewers) < len(case.viewers()):
            yield f"  seen by {', '.join(names)}:"
        yield from (f"  {line}" for line in teller.view(view))


def _events(case: Case, position: Position, since: int) -> Iterator[str]:
    heard = {viewer: case.game.events(position, since, viewer) for viewer in case.viewers()}
    for same in zip(*heard.values(), strict=True):
        versions: dict[str, list[str]] = {}
        for viewer, event in zip(heard, same, strict=True):
            versions.setdefault(_told(event), []).append("spec" if viewer is None else str(viewer))
        most = max(versions, key=lambda text: len(versions[text]))
        others = [
            f"; to {','.join(viewers)} {_more(text, most)}"
            for text, viewers in versions.items()
            if text != most
        ]
        known = [word for word in most.split() if not others or not word.endswith("=None")]
        yield f"    - {' '.join(known)}{''.join(others)}"


def _more(text: str, most: str) -> str:
    """The words of a text that another does not have."""
    return " ".join(word for word in text.split() if word not in most.split())


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
