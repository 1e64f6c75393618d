"""What each kind of event says about the role of who did it.

A clue has a weight per *character*: how readily somebody of that character does such a thing,
as against others. Only the proportions within a clue matter. Blue and green diggers and the boss
are of one character; a door tells them apart.
"""

from __future__ import annotations

from typing import Final

from motherlode.games.saboteur.terms import (
    BLUE_DIGGER,
    BOSS,
    DIGGER,
    GEOLOGIST,
    GREEN_DIGGER,
    PROFITEER,
    ROLES,
    SABOTEUR,
)

CHARACTERS: Final = 4
DIGS: Final = 0
HINDERS: Final = 1
PROFITS: Final = 2
GATHERS: Final = 3

CHARACTER: Final = (DIGS, HINDERS, DIGS, DIGS, DIGS, PROFITS, GATHERS)
"""By role, as terms.py numbers them."""
assert len(CHARACTER) == ROLES
assert CHARACTER[DIGGER] == CHARACTER[BLUE_DIGGER] == CHARACTER[GREEN_DIGGER] == DIGS
assert CHARACTER[BOSS] == DIGS
assert (CHARACTER[SABOTEUR], CHARACTER[PROFITEER], CHARACTER[GEOLOGIST]) == (
    HINDERS,
    PROFITS,
    GATHERS,
)

Weights = tuple[float, float, float, float]
"""Of who digs, hinders, profits, gathers crystals."""

CLUES: Final[dict[str, Weights]] = {
    # Tunnels, by what they do to the way that is left to the goals.
    "forward": (1.00, 0.55, 0.80, 0.80),
    "arriving": (1.00, 0.25, 0.70, 0.60),
    "aside": (0.50, 0.70, 0.60, 0.80),
    "back": (0.15, 1.00, 0.50, 0.60),
    "plug": (0.06, 1.00, 0.40, 0.50),
    "crystal": (1.00, 1.00, 1.00, 1.60),
    # Rock-falls, likewise.
    "fall-harm": (0.08, 1.00, 0.40, 0.40),
    "fall-idle": (0.40, 0.60, 0.50, 0.50),
    "fall-mend": (1.00, 0.15, 0.70, 0.50),
    # Tools broken and traps laid, by whom they hit.
    "hit-trusted": (0.15, 1.00, 0.40, 0.40),
    "hit-unclear": (0.45, 1.00, 0.50, 0.50),
    "hit-suspected": (1.00, 0.35, 0.60, 0.60),
    # Tools repaired and traps opened.
    "help-trusted": (1.00, 0.35, 0.80, 0.70),
    "help-unclear": (1.00, 0.50, 0.80, 0.70),
    "help-suspected": (0.40, 0.90, 0.80, 0.70),
    # Discards, by their number, of who could have dug.
    "discard-1": (0.80, 1.00, 1.00, 1.00),
    "discard-2": (0.80, 1.00, 1.00, 1.00),
    "discard-3": (0.80, 1.00, 1.00, 1.00),
    "theft": (1.00, 1.00, 1.00, 1.00),
    "hat-own": (0.70, 1.00, 0.70, 1.20),
}

BY_DOOR: Final = {"own": 1.0, "none": 0.6, "other": 0.3}
"""How readily somebody lays a door: of the own team's colour, being of no team, of the other
team's colour."""

OF_TARGET: Final = 0.3
"""How far a deed also speaks of whom it was done to, when who did it had to guess: the exponent
of the weight. 1 if he had seen the role."""


def by_role(weights: Weights) -> list[float]:
    """A weight per role."""
    return [weights[character] for character in CHARACTER]


def by_door(colour: str) -> list[float]:
    """A weight per role of laying a blue or a green door."""
    own = BLUE_DIGGER if colour == "blue" else GREEN_DIGGER
    other = GREEN_DIGGER if colour == "blue" else BLUE_DIGGER
    found = [BY_DOOR["none"]] * ROLES
    found[own] = BY_DOOR["own"]
    found[other] = BY_DOOR["other"]
    return found
