"""How likely the treasure of the base game is to be dug, from a look at the open table.

For playouts that stop before the round does: luck and careless play in the rest of it would scatter
more than the options differ. It sees all hands and roles, as a playout does. A logistic
regression, fitted by benchmarks/fit_forecast.py to rounds among players who think for a moment.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.approach import NO_DOORS, Approach
from motherlode.games.saboteur.cards import TOOLS
from motherlode.games.saboteur.forecast_weights import WEIGHTS
from motherlode.games.saboteur.repute import Repute
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.standpoint import chances_of
from motherlode.games.saboteur.state import first_card, hand_size, other_cards
from motherlode.games.saboteur.terms import (
    BLOCKED,
    BREAK,
    GOALS,
    MAP,
    REPAIR,
    ROCK_FALL,
    SABOTEUR,
    TREASURE,
)
from motherlode.games.saboteur.tiles import SIDES, lane_of

MAIN: Final = 11  # signs that also count in pairs, and squared
SIGNS: Final = 26
FAR_OFF: Final = 16  # half cards: farther makes no difference


class Side:
    """Those who want the treasure dug, or those who do not: how many, and what they have."""

    def __init__(self) -> None:
        self.seats = 0.0
        self.able = 0.0  # could lay a tunnel
        self.broken = 0.0  # tools
        self.suspicion = 0.0
        self.known = 0.0  # the chances that they give the goal with the treasure
        self.tunnels = 0.0  # cards that lead on
        self.stubs = 0.0
        self.breaks = 0.0
        self.repairs = 0.0
        self.falls = 0.0
        self.maps = 0.0

    def count(self, position: SaboteurPosition, seat: i64, treasure: i64) -> None:
        """Add a seat."""
        self.seats += 1.0
        hand = position.hands[seat]
        front = position.front[seat]
        if hand and not front & BLOCKED:
            self.able += 1.0
        for tool in range(TOOLS):
            self.broken += float((front >> tool) & 1)
        self.known += chances_of(position, position.knows[seat] & 7)[treasure]
        terms = position.terms
        while hand:
            kind = first_card(hand) - 1
            hand = other_cards(hand)
            if kind < terms.paths:
                if leads_on(terms.shapes[2 * kind]):
                    self.tunnels += 1.0
                else:
                    self.stubs += 1.0
            elif terms.effects[kind] == BREAK:
                self.breaks += 1.0
            elif terms.effects[kind] == REPAIR:
                self.repairs += 1.0
            elif terms.effects[kind] == ROCK_FALL:
                self.falls += 1.0
            elif terms.effects[kind] == MAP:
                self.maps += 1.0


def signs_of(position: SaboteurPosition, repute: Repute, approach: Approach) -> vec[float]:
    """What the forecast looks at, SIGNS numbers of the order of 1; ``approach`` is used up."""
    mine = position.mine
    treasure: i64 = 0
    for place in range(GOALS):
        if mine.goal(place) == TREASURE:
            treasure = place
    approach.survey(mine, NO_DOORS)
    missing = min(approach.nearest[treasure], FAR_OFF)
    detour = min(approach.second[treasure], FAR_OFF) - missing
    astray: i64 = FAR_OFF
    up = 0.0
    for place in range(GOALS):
        if mine.is_up(place):
            up += 1.0
        elif place != treasure:
            astray = min(astray, approach.nearest[place])
    diggers = Side()
    saboteurs = Side()
    left = float(position.deck_left)
    for seat in range(position.seats):
        left += float(hand_size(position.hands[seat]))
        side = saboteurs if position.role(seat) == SABOTEUR else diggers
        side.count(position, seat, treasure)
        side.suspicion += repute.suspicion(seat)
    few = max(saboteurs.seats, 1.0)
    many = max(diggers.seats, 1.0)
    seats = float(position.seats)
    next_digs = position.role(position.seat) != SABOTEUR and not position.front[position.seat]
    near = 1.0 if missing <= 2 else 0.0
    return vec[float](
        [
            float(missing) / 8.0,
            log(1.0 + left) - 3.0,
            saboteurs.seats / 2.0,
            seats / 5.0,
            diggers.able / many,
            saboteurs.able / few,
            diggers.known / many,
            diggers.tunnels / many / 3.0,
            saboteurs.suspicion / few,
            diggers.suspicion / many,
            left / seats / 5.0,
            float(detour) / 4.0,
            float(astray) / 8.0,
            up,
            diggers.broken / many,
            saboteurs.broken / few,
            saboteurs.breaks / 2.0,
            saboteurs.falls,
            saboteurs.stubs / 2.0,
            diggers.repairs / 2.0,
            diggers.falls,
            diggers.maps,
            diggers.breaks,
            near,
            near if next_digs else 0.0,
            1.0 if left == 0.0 else 0.0,
        ]
    )


def terms_of(signs: vec[float]) -> vec[float]:
    """What the weights multiply: one, the signs, and the products of the first MAIN of them."""
    terms = vec[float]([1.0])
    for at in range(SIGNS):
        terms = append(terms, signs[at])
    for at in range(MAIN):
        for other in range(at, MAIN):
            terms = append(terms, signs[at] * signs[other])
    return terms


def chance_dug(position: SaboteurPosition, repute: Repute, approach: Approach) -> float:
    """The chance that the treasure is dug, 0 to 1, in a round of the base game that is still
    being played; ``approach`` is used up."""
    terms = terms_of(signs_of(position, repute, approach))
    total = 0.0
    for at in range(len(terms)):
        total += terms[at] * WEIGHTS[at]
    return 1.0 / (1.0 + exp(-min(max(total, -30.0), 30.0)))


def leads_on(shape: i64) -> bool:
    """Whether a tunnel on a card joins two of its edges."""
    for side in range(SIDES):
        lane = lane_of(shape, side)
        if lane & (lane - 1):
            return True
    return False
