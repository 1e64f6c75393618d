"""What everybody at the table thinks of everybody, in a few numbers: for playouts.

A cheap stand-in for the beliefs of belief.py, which are read from events; it goes by the same
clues. In a playout nobody knows the others' roles; everybody judges by what was done before all
eyes.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from motherlode.engine.position import Position
from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.belief_clues import HINDERS, WEIGHTS, Clue
from motherlode.games.saboteur.guide_roles import likely_enmity
from motherlode.games.saboteur.terms import ROLES, SABOTEUR, Terms

MOST_SEATS: Final = 12
MOST_LOGIT: Final = 5.0
CLEAR: Final = 3.0  # points: a tunnel that changes as much is plain to everybody


class Repute:
    """The suspicion that each seat is a saboteur, as log odds, which deeds add to.

    ``judged``: the game whose seats these are.
    """

    def __init__(self, terms: Terms, seats: i64) -> None:
        self.terms = terms
        self.seats = seats
        self.judged: Position | None = None
        self.round: i64 = 0
        self.marks = vec[float]([0.0] * MOST_SEATS)
        self.usual = vec[float]([0.0] * ROLES)
        dealt = 0.0
        for role in range(ROLES):
            dealt += float(terms.roles[role])
        for role in range(ROLES):
            self.usual[role] = float(terms.roles[role]) / dealt
        self.clear()

    def clear(self) -> None:
        """A round begins: nobody has done anything yet."""
        for seat in range(self.seats):
            self.marks[seat] = logit(self.usual[SABOTEUR])

    def take_over(self, other: Repute) -> None:
        """Think of everybody what another thinks."""
        self.round = other.round
        for seat in range(self.seats):
            self.marks[seat] = other.marks[seat]

    def suspicion(self, seat: i64) -> float:
        """How likely a seat seems to be a saboteur, 0 to 1."""
        return 1.0 / (1.0 + exp(-self.marks[seat]))

    def believe(self, seat: i64, suspicion: float) -> None:
        """Set the suspicion, 0 to 1."""
        self.marks[seat] = logit(suspicion)

    def add(self, seat: i64, mark: float) -> None:
        """A deed makes a seat more (or, below 0, less) suspect."""
        self.marks[seat] = min(max(self.marks[seat] + mark, -MOST_LOGIT), MOST_LOGIT)

    def enmity(self, role: i64, seat: i64) -> float:
        """How much a role is likely to be hurt by the success of a seat, -1 to 1."""
        suspicion = self.suspicion(seat)
        usual = self.usual[SABOTEUR]
        average = likely_enmity(role, self.usual, 0)
        to_saboteur = likely_enmity(role, CERTAIN, 0)
        others = (average - usual * to_saboteur) / (1.0 - usual)
        return suspicion * to_saboteur + (1.0 - suspicion) * others


# -- what everybody reads into a deed, as log odds -------------------------------------------


def tunnel_mark(change: float) -> float:
    """For a tunnel laid that changes the public worth of the ways by so many points."""
    return read(TUNNEL, change / CLEAR)


def fall_mark(change: float) -> float:
    """For a tunnel buried, likewise."""
    return read(FALL, change / CLEAR)


def hit_mark(name: float) -> float:
    """For a tool broken or a trap laid; by the name of the other, from -1, taken for a saboteur
    by all, to 1, by none."""
    return read(HIT, name)


def help_mark(name: float) -> float:
    """For a tool repaired or a trap opened, likewise."""
    return read(HELP, name)


def clues(*names: Clue) -> list[float]:
    """What clues say of whoever hinders."""
    return [WEIGHTS[name][HINDERS - 1] for name in names]


def read(clue: vec[float], degree: float) -> float:
    """The weight between those of three clues, at -1, 0 and 1."""
    degree = min(max(degree, -1.0), 1.0)
    side = 2 if degree > 0.0 else 0
    return clue[1] + abs(degree) * (clue[side] - clue[1])


TUNNEL: Final = vec[float](clues("back", "aside", "forward"))
FALL: Final = vec[float](clues("fall-harm", "fall-idle", "fall-mend"))
HIT: Final = vec[float](clues("hit-suspected", "hit-unclear", "hit-trusted"))
HELP: Final = vec[float](clues("help-suspected", "help-unclear", "help-trusted"))
CERTAIN: Final = vec[float]([1.0 if role == SABOTEUR else 0.0 for role in range(ROLES)])


def logit(chance: float) -> float:
    """The log odds of a chance, held within bounds."""
    chance = min(max(chance, 0.007), 0.993)
    return log(chance / (1.0 - chance))
