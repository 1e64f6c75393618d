"""What each kind of event says about the role of who did it, or of whom it was done to.

A clue has a weight per *character*: the logarithm of how much readier somebody of that character
is to do such a thing than a digger, as against all else that he might do. Blue and green diggers
and the boss are of one character; doors tell them apart.

The weights were fitted to games of bots (benchmarks/fit_beliefs.py); docs/bots.md says how well
they do.
"""

from __future__ import annotations

from typing import Final, Literal

from motherlode.games.saboteur.terms import BLUE_DIGGER, GREEN_DIGGER, ROLES

Clue = Literal[
    "forward", "arriving", "aside", "stopgap", "back", "plug", "crystal",
    "fall-harm", "fall-idle", "fall-mend",
    "hit-trusted", "hit-unclear", "hit-suspected",
    "help-trusted", "help-unclear", "help-suspected",
    "hit-by-trusted", "hit-by-unclear", "hit-by-suspected",
    "helped-by-trusted", "helped-by-unclear", "helped-by-suspected",
    "hit-by-knower", "helped-by-knower",
    "discard-1", "discard-2", "discard-3", "hindered-discard",
    "map", "theft", "hands", "hat-own", "hat-other", "inspect",
    "blue-door", "green-door",
]  # fmt: skip
Standing = Literal["trusted", "unclear", "suspected"]

DIGS: Final = 0
HINDERS: Final = 1
PROFITS: Final = 2
GATHERS: Final = 3

CHARACTER: Final = (DIGS, HINDERS, DIGS, DIGS, DIGS, PROFITS, GATHERS)
"""By role, as terms.py numbers them: digger, saboteur, blue, green, boss, profiteer, geologist."""

WEIGHTS: Final[dict[Clue, tuple[float, float, float]]] = {
    # Tunnels, by what they do to the way that is left to the goals. A stopgap is a card without a
    # way through, laid where it does no harm; a plug, where it does.
    "forward": (-2.7, -0.9, -1.4),
    "arriving": (-2.7, -2.1, -2.4),
    "aside": (1.4, 1.5, 1.6),
    "stopgap": (1.5, 4.3, 3.8),
    "back": (3.3, 2.8, 2.6),
    "plug": (3.4, 3.5, 3.5),
    "crystal": (-0.1, -0.4, 0.9),
    # Rock-falls, likewise.
    "fall-harm": (2.6, 1.9, 2.2),
    "fall-idle": (0.0, -0.2, 0.0),
    "fall-mend": (-2.8, -1.4, -1.4),
    # Tools broken and traps laid, tools repaired and traps opened: by the standing of the other.
    "hit-trusted": (4.1, 0.3, 1.4),
    "hit-unclear": (1.2, -0.7, -1.3),
    "hit-suspected": (-4.1, -1.5, -2.9),
    "help-trusted": (-2.2, -0.6, -0.3),
    "help-unclear": (-1.0, -0.2, -0.4),
    "help-suspected": (2.9, 0.3, 1.2),
    # And what that says of the other.
    "hit-by-trusted": (0.7, 0.6, 0.7),
    "hit-by-unclear": (0.4, 0.1, -0.3),
    "hit-by-suspected": (-0.8, 0.4, 0.1),
    "helped-by-trusted": (-0.2, -0.3, 0.0),
    "helped-by-unclear": (-0.5, 0.2, 0.1),
    "helped-by-suspected": (0.2, 0.1, 0.2),
    "hit-by-knower": (1.9, -0.1, 0.0),
    "helped-by-knower": (-1.5, 0.0, 0.0),
    # Discards, by their number, of who could have dug and of who could not.
    "discard-1": (-0.9, 0.4, 0.5),
    "discard-2": (0.0, -0.2, -0.9),
    "discard-3": (0.8, -0.5, -0.9),
    "hindered-discard": (0.0, 0.3, -0.1),
    # The rest.
    "map": (-0.1, 0.0, -0.4),
    "theft": (0.1, 0.6, 0.4),
    "hands": (1.2, -0.3, -0.6),
    "hat-own": (0.4, 0.0, 0.5),
    "hat-other": (0.8, 0.2, -0.4),
    "inspect": (-0.4, 0.2, -0.1),
}
"""Of who hinders, profits and gathers crystals; of who digs, 0."""

OWN_DOOR: Final = 1.4
OTHER_DOOR: Final = 0.0
"""Of a door of one's own team's colour, and of the other's; for those without a team 0."""

USUAL: Final[dict[Clue, float]] = {
    "forward": -0.7, "arriving": -1.2, "aside": -1.8, "stopgap": -5.0, "back": -4.7, "plug": -5.0,
    "fall-harm": -3.0, "fall-idle": -1.8, "fall-mend": -0.2,
}  # fmt: skip
"""The logarithm of how often a digger who lays or buries a tunnel does so; it helps to tell where
somebody who has looked knows the treasure to be."""


def _by_role(weights: tuple[float, float, float]) -> list[float]:
    return [(0.0, *weights)[character] for character in CHARACTER]


def _by_team(own: int, other: int) -> list[float]:
    found = [0.0] * ROLES
    found[own] = OWN_DOOR
    found[other] = OTHER_DOOR
    return found


BY_ROLE: Final[dict[Clue, list[float]]] = {
    **{clue: _by_role(weights) for clue, weights in WEIGHTS.items()},
    "blue-door": _by_team(BLUE_DIGGER, GREEN_DIGGER),
    "green-door": _by_team(GREEN_DIGGER, BLUE_DIGGER),
}
"""The weights of every clue, per role."""

HIT: Final[dict[Standing, Clue]] = {
    "trusted": "hit-trusted", "unclear": "hit-unclear", "suspected": "hit-suspected",
}  # fmt: skip
HELP: Final[dict[Standing, Clue]] = {
    "trusted": "help-trusted", "unclear": "help-unclear", "suspected": "help-suspected",
}  # fmt: skip
HIT_BY: Final[dict[Standing, Clue]] = {
    "trusted": "hit-by-trusted", "unclear": "hit-by-unclear", "suspected": "hit-by-suspected",
}  # fmt: skip
HELPED_BY: Final[dict[Standing, Clue]] = {
    "trusted": "helped-by-trusted",
    "unclear": "helped-by-unclear",
    "suspected": "helped-by-suspected",
}
DISCARDS: Final[tuple[Clue, ...]] = ("discard-1", "discard-2", "discard-3")
