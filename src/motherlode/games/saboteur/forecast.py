"""How a round is likely to end, from a look at the open table: in the base game whether the
treasure is dug, in Saboteur 2 how far a seat comes out ahead of the others.

For playouts that stop before the round does: luck and careless play in the rest of it would scatter
more than the options differ. It sees all hands and roles, as a playout does. Logistic
regressions, fitted by benchmarks/fit_forecast.py to rounds among players who think for a moment.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.approach import Approach
from motherlode.games.saboteur.cards import TOOLS
from motherlode.games.saboteur.forecast_weights import AHEAD, DUG
from motherlode.games.saboteur.guide_roles import digs, doors_closed_to
from motherlode.games.saboteur.repute import Repute
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.standpoint import chances_of
from motherlode.games.saboteur.state import first_card, hand_size, other_cards
from motherlode.games.saboteur.terms import (
    BLOCKED,
    BREAK,
    DIGGER,
    GOALS,
    MAP,
    REPAIR,
    ROCK_FALL,
    SABOTEUR,
    THEFT,
    TRAP,
    TREASURE,
)
from motherlode.games.saboteur.tiles import SIDES, lane_of

MAIN: Final = 11  # signs that also count in pairs, and squared
SIGNS: Final = 26
# Which weights are those of a role: saboteurs, diggers of a team, boss, profiteer, geologist.
CLASSES: Final = vec[i64]([0, 0, 1, 1, 2, 3, 4])
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

    def count(self, position: SaboteurPosition, seat: i64, treasure: i64, repute: Repute) -> None:
        """Add a seat."""
        self.seats += 1.0
        self.suspicion += repute.suspicion(seat)
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


def signs_of(
    position: SaboteurPosition, role: i64, repute: Repute, approach: Approach
) -> vec[float]:
    """What the forecast looks at, SIGNS numbers of the order of 1, the way to the treasure as it
    is for a role; ``approach`` is used up."""
    mine = position.mine
    treasure: i64 = 0
    for place in range(GOALS):
        if mine.goal(place) == TREASURE:
            treasure = place
    approach.survey(mine, doors_closed_to(role))
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
        of = position.role(seat)
        if of == SABOTEUR:
            saboteurs.count(position, seat, treasure, repute)
        elif digs(of) > 0.0:
            diggers.count(position, seat, treasure, repute)
    few = max(saboteurs.seats, 1.0)
    many = max(diggers.seats, 1.0)
    seats = float(position.seats)
    next_digs = digs(position.role(position.seat)) > 0.0 and (
        not position.front[position.seat] & BLOCKED
    )
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


def own_signs(position: SaboteurPosition, seat: i64) -> vec[float]:
    """What the forecast of Saboteur 2 looks at beside that: who is trapped, thefts, crystals."""
    role = position.role(seat)
    front = position.front[seat]
    mates = 0.0
    winners = 0.0
    thefts = 0.0
    left = float(position.deck_left)
    for other in range(position.seats):
        lies = position.front[other]
        of = position.role(other)
        left += float(hand_size(position.hands[other]))
        if digs(of) > 0.0 and not lies & TRAP:
            winners += 1.0
            if of == role and other != seat:
                mates += 1.0
        if lies & THEFT and not lies & TRAP and other != seat:
            thefts += 1.0
    trapped = 1.0 if front & TRAP else 0.0
    crystals = float(position.mine.crystals) / 3.0
    return vec[float](
        [
            trapped,
            trapped * (log(1.0 + left) - 3.0),
            1.0 if front & BLOCKED else 0.0,
            1.0 if front & THEFT else 0.0,
            trapped if front & THEFT else 0.0,
            thefts / 2.0,
            crystals,
            crystals * (log(1.0 + left) - 3.0),
            crystals * trapped,
            float(hand_size(position.hands[seat])) / 6.0,
            mates / 2.0,
            winners / 5.0,
            mates * winners / 10.0,
        ]
    )


def terms_for(
    position: SaboteurPosition, seat: i64, repute: Repute, approach: Approach
) -> vec[float]:
    """What the weights of Saboteur 2 multiply, for a seat."""
    terms = terms_of(signs_of(position, position.role(seat), repute, approach))
    own = own_signs(position, seat)
    for at in range(len(own)):
        terms = append(terms, own[at])
    for at in range(len(own)):
        terms = append(terms, own[at] * terms[1])
    return terms


def chance_dug(position: SaboteurPosition, repute: Repute, approach: Approach) -> float:
    """The chance that the treasure is dug, 0 to 1, in a round of the base game that is still
    being played; ``approach`` is used up."""
    return weighed(terms_of(signs_of(position, DIGGER, repute, approach)), DUG, 0)


def share_ahead(position: SaboteurPosition, seat: i64, repute: Repute, approach: Approach) -> float:
    """How far ahead of the others a seat comes out of a round of Saboteur 2 that is still being
    played, 0 to 1 as guide_study.py counts it; ``approach`` is used up."""
    terms = terms_for(position, seat, repute, approach)
    return weighed(terms, AHEAD, CLASSES[position.role(seat)] * len(terms))


def weighed(terms: vec[float], weights: vec[float], start: i64) -> float:
    """The logistic function of the terms by the weights that begin at ``start``."""
    total = 0.0
    for at in range(len(terms)):
        total += terms[at] * weights[start + at]
    return 1.0 / (1.0 + exp(-min(max(total, -30.0), 30.0)))


def leads_on(shape: i64) -> bool:
    """Whether a tunnel on a card joins two of its edges."""
    for side in range(SIDES):
        lane = lane_of(shape, side)
        if lane & (lane - 1):
            return True
    return False
