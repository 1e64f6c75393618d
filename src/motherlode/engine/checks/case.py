"""What a check works on: a game with its options and seats, and what only its author knows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from motherlode.engine.checks.player import Player
from motherlode.engine.game import Game, Options
from motherlode.engine.generators import FastRng, Rng
from motherlode.engine.position import Position

Seen = frozenset[str]

VIEWERS_AT_ONCE = 4


class Probe:
    """What the checks cannot read off a game. An author overrides what applies.

    Everything here has a sensible answer for a game without hidden things; a game with some
    overrides :meth:`secrets` and :meth:`markers`, and sets :attr:`hides`.
    """

    hides = False
    """Whether a position holds anything, beside chance to come, that some seat may not know."""

    def player(self, seed: int, *, curious: bool = False) -> Player:
        """Who plays the games that are checked: somebody who gets wherever a game can get."""
        return Player(seed, curious=curious)

    def stride(self, position: Position) -> int:
        """Checks that go through all that can be seen or done look at one position in so many:
        above 1 where a game is so long that many of its positions are much alike."""
        return 1

    def census(self, position: Position) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie; spent ones included."""
        return {}

    def printed(self, case: Case) -> Mapping[str, int]:
        """What :meth:`census` has to be at any moment: the printed counts."""
        return {}

    def sights(self, position: Position) -> Seen:
        """Names for what can be seen happening here, such as a card having been dealt."""
        return frozenset()

    def all_sights(self, case: Case) -> Seen:
        """Every name that :meth:`sights` has to give at some time in many games."""
        return frozenset()

    def kinds(self, case: Case, every_kind: Seen) -> Seen:
        """The types of actions that these options and seats make possible."""
        return every_kind

    def event_kinds(self, case: Case, every_kind: Seen) -> Seen:
        """The types of events that these options and seats make possible."""
        return every_kind

    def length(self, position: Position, plies: int) -> int:
        """How long a game has lasted, in the unit of :meth:`longest`."""
        return plies

    def longest(self, case: Case) -> int:
        """The length that no game exceeds."""
        return case.game.most_plies

    def secrets(self, position: Position, seat: int) -> Mapping[str, Hashable]:
        """Things that ``seat`` may not know, each by itself, and each of them open to more than
        one guess: another's hand, his role, what chance will give."""
        chance = position.rng.clone()
        return {"chance to come": tuple(int(chance.below(4)) for _ in range(2))}

    def markers(self, position: Position, seat: int | None) -> frozenset[str]:
        """Texts that must not reach ``seat`` (None: a spectator) now, such as the unique names
        of hidden cards. The generator's seed and state are looked for in any case."""
        return frozenset()


@dataclass(frozen=True)
class Case:
    """A game to be played with certain options by a number of seats."""

    game: Game
    seats: int
    options: Options
    probe: Probe

    def __str__(self) -> str:
        specs = {spec.id: spec.default for spec in self.game.option_specs}
        chosen = [f"{name}={choice}" for name, choice in self.options.items()
                  if specs[name] != choice]  # fmt: skip
        return "-".join([self.game.id, f"{self.seats}seats", *chosen])

    def new(self, rng: Rng, *, noting: bool = True) -> Position:
        """A dealt game."""
        return self.game.new(self.options, self.seats, rng, noting=noting)

    def viewers(self) -> list[int | None]:
        """Every seat, and None for spectators."""
        return [*range(self.seats), None]

    def some_viewers(self, number: int) -> list[int | None]:
        """Whose eyes a check looks through after so many choices: all at a small table, at a
        large one a few who take turns."""
        viewers = self.viewers()
        if len(viewers) <= VIEWERS_AT_ONCE + 1:
            return viewers
        return [viewers[(number + at) % len(viewers)] for at in range(VIEWERS_AT_ONCE)]


def all_cases(game: Game, probe: Probe) -> list[Case]:
    """Every number of seats with every combination of options."""
    names = [spec.id for spec in game.option_specs]
    combinations = product(*(spec.choices for spec in game.option_specs))
    chosen = [dict(zip(names, choices, strict=True)) for choices in combinations]
    return _cases(game, probe, chosen)


def few_cases(game: Game, probe: Probe) -> list[Case]:
    """Every number of seats with the defaults, with each option changed alone, and with all of
    them changed."""
    default = game.options()
    others = [
        {spec.id: choice}
        for spec in game.option_specs
        for choice in spec.choices
        if choice != spec.default
    ]
    together = {name: choice for other in others for name, choice in other.items()}
    chosen = [default, *({**default, **other} for other in others)]
    if len(others) > 1:
        chosen.append({**default, **together})
    return _cases(game, probe, chosen)


def _cases(game: Game, probe: Probe, chosen: list[Options]) -> list[Case]:
    seats = range(game.least_seats, game.most_seats + 1)
    return [Case(game, count, options, probe) for count in seats for options in chosen]


@dataclass(frozen=True)
class Ply:
    """One choice in a game: the position is as it was before, and changes when the walk goes
    on."""

    case: Case
    number: int
    position: Position
    seat: int
    action: int

    def looked_at(self, stride: int = 1) -> bool:
        """Whether this is one of the positions that a thorough check looks at: one in
        ``stride`` times the probe's own stride, never in step with the turns."""
        return sampled(self.number, stride * self.case.probe.stride(self.position))

    def viewers(self) -> list[int | None]:
        """Whose eyes to look through here."""
        return self.case.some_viewers(self.number)


def sampled(number: int, stride: int) -> bool:
    """Whether a number belongs to the sample of one in ``stride``, 0 always does. Multiples of
    the golden ratio spread the sample evenly and keep step with nothing."""
    return number * 2_654_435_769 % 2**32 * stride < 2**32


def walk(case: Case, seed: int, rng: Rng | None = None) -> Iterator[Ply]:
    """Every choice of a game by the probe's player. Raises AssertionError if it never ends."""
    player = case.probe.player(seed + 1, curious=True)
    return walk_on(case, case.new(rng or FastRng(seed)), player)


def walk_on(case: Case, position: Position, player: Player) -> Iterator[Ply]:
    """Every choice of a player from a position on, played in place."""
    number = 0
    while position.deciders():
        assert number < case.game.most_plies, f"{case}: no end after {number} choices."
        seat, action = player.choose(case.game, position)
        yield Ply(case, number, position, seat, action)
        position.play(seat, action)
        number += 1


def final(case: Case, seed: int) -> Position:
    """The end of the game that :func:`walk` plays."""
    position = case.new(FastRng(seed))
    for _ in walk_on(case, position, case.probe.player(seed + 1, curious=True)):
        pass
    return position


def without_chance(position: Position) -> list[int]:
    """A frozen position, whatever its generator will do."""
    twin = position.clone()
    twin.rng = FastRng(0)
    return twin.freeze()
