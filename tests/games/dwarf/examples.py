"""Tables laid out for an example: say what lies where and which dice will fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from motherlode.engine.generators import ReplayRng
from motherlode.engine.wire import Action, Refused
from motherlode.games import get_game
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.wire import (
    DIE_NAMES,
    GEM_NAMES,
    NORCIA_NAMES,
    Die,
    DieView,
    DwarfEvent,
    DwarfView,
    Gems,
    Keep,
    Norcia,
)

GAME = get_game("dwarf")
Counts = Mapping[str, int]

BLUE: Die = "blue"
RED: Die = "red"
GREEN: Die = "green"
BLACK: Die = "black"
WHITE: Die = "white"


class Example:
    """A game in the middle of a turn of seat 0, with the chance that is to come."""

    def __init__(self, position: DwarfPosition, chance: ReplayRng) -> None:
        self.position = position
        self.chance = chance

    def view(self) -> DwarfView:
        return GAME.view(self.position, None)  # type: ignore[return-value]

    def mover(self) -> int:
        (seat,) = GAME.deciding_seats(self.position)
        return seat

    def actions(self) -> list[Any]:
        """What the player to move may do."""
        decision = GAME.decision(self.position, self.mover())
        assert decision is not None
        return decision.actions

    def may(self, action: Action) -> bool:
        return action in self.actions()

    def offers(self, kind: type[Action]) -> list[Any]:
        """The legal actions of one kind."""
        return [action for action in self.actions() if isinstance(action, kind)]

    def play(self, *actions: Action) -> list[DwarfEvent]:
        """The mover's actions, one after the other; the events that they caused."""
        noted = len(self.position.journal)
        for action in actions:
            seat = self.mover()
            self.position.play(seat, GAME.check(self.position, seat, action))
        return list(GAME.events(self.position, noted, None))  # type: ignore[arg-type]

    def refused(self, action: Action, seat: int | None = None) -> tuple[str, str]:
        """Message and clause of the refusal; the position must be untouched."""
        before = self.position.freeze()
        with pytest.raises(Refused) as caught:
            GAME.check(self.position, self.mover() if seat is None else seat, action)
        assert self.position.freeze() == before
        return caught.value.message, caught.value.rule

    def gems(self, seat: int = 0) -> dict[str, int]:
        """The gems of a seat, without the kinds that it has none of."""
        return owned(self.view().seats[seat].gems)

    def mine(self) -> dict[str, int]:
        return owned(self.view().mine)

    def faces(self) -> list[int]:
        return [die.face for die in self.view().dice]

    def showing(self, seat: int = 0) -> int:
        return self.view().seats[seat].showing

    def score(self, seat: int = 0) -> int:
        return int(self.position.score(seat))


def owned(counts: Gems | Norcia) -> dict[str, int]:
    return {name: n for name, n in msgspec.structs.asdict(counts).items() if n}


def rolls(*faces: int) -> list[int]:
    """The draws that make dice fall so."""
    return [face - 1 for face in faces]


def example(
    *dice: int,
    draws: Iterable[int] = (),
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    gems: Sequence[Counts] = (),
    mine: Counts | None = None,
    bag: Counts | None = None,
    dwarves: Sequence[str] = ("bombarnok", "thorgild", "ruddigar", "kolbera"),
    stage: str = "choose",
    rerolls: int = 2,
    showing: int = 1,
    charged: bool = False,
    aside: Die | None = None,
    stars: Sequence[int] = (),
    norcia: Sequence[Counts] = (),
    norcia_bag: Counts | None = None,
    turns_left: int = 0,
) -> Example:
    """``dice``: faces in the order blue, red, green, black (white); none: not rolled yet.
    ``draws``: what ``below`` will give. The bag holds ten amethysts unless told otherwise.
    ``dwarves``: seat 0 has Bombarnok, whose favourite die is the green one.
    """
    fresh = GAME.new(options or {}, seats, ReplayRng([0] * (seats + 9)))
    view: Any = GAME.view(fresh, None)
    wishes = {
        dwarf.id: (dwarf.favourite, dwarf.wants)
        for dwarf in GAME.content.dwarf  # type: ignore[attr-defined]
    }
    for seat, place in enumerate(view.seats):
        place.dwarf = dwarves[seat]
        place.favourite = wishes[place.dwarf][0]
        place.gems = _gems(gems[seat] if seat < len(gems) else {})
        place.norcia = _norcia(norcia[seat] if seat < len(norcia) else {})
        if seat < len(stars):
            place.stars = stars[seat]
    view.seats[0].showing = showing
    view.mine = _gems(mine or {})
    view.bag = _gems({"amethyst": 10} if bag is None else bag)
    if norcia_bag is not None:
        view.norcia_bag = _norcia(norcia_bag)
    view.to_move = 0
    view.stage = stage if dice else "roll"
    view.dice = [
        DieView(die=DIE_NAMES[at], face=face, aside=DIE_NAMES[at] == aside)
        for at, face in enumerate(dice or (0, 0, 0, 0))
    ]
    view.rerolls = rerolls
    view.charged = charged
    view.turns_left = turns_left
    chance = ReplayRng(list(draws))
    position = GAME.imagine(view, chance)
    assert isinstance(position, DwarfPosition)
    position.noting = True
    return Example(position, chance)


def resolve(*dice: int, mine: Counts, options: Mapping[str, Any] | None = None) -> dict[str, int]:
    """What a player wins who keeps these dice."""
    table = example(*dice, mine=mine, options=options, draws=[0] * 5)
    table.play(Keep())
    return table.gems()


def _gems(counts: Counts) -> Gems:
    return Gems(**{name: counts.get(name, 0) for name in GEM_NAMES})


def _norcia(counts: Counts) -> Norcia:
    return Norcia(**{name: counts.get(name, 0) for name in NORCIA_NAMES})
