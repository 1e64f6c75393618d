"""What a sensible player of Dig Down Dwarf looks at."""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.actions import KEEP, NAME, REROLL, ROLL, WILD, kind_of
from motherlode.games.dwarf.appraisal import STEADY_WEIGHTS, Appraisal
from motherlode.games.dwarf.glance import Glance
from motherlode.games.dwarf.prospects import TurnStudy
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.turn import Depth, best_action
from motherlode.games.guide import Guide, Study

# What these leave out, measured: docs/bots.md.
STEADY_DEPTH: Final = Depth(3, 0, 3, True)
CHARGED_DEPTH: Final = Depth(3, 1, 3, True)
NOVICE_DEPTH: Final = Depth(0, 0, 0, False)
SLIPS: Final = 7  # one of so many choices of a novice is made without thinking
# A novice sees points in hand, not what they may become.
NO_FORESIGHT: Final = vec[float]([0.0] * 17)


class DwarfGuide(Guide):
    """Steady plays the turn that promises most points; novices play dice, and slip."""

    def __init__(self) -> None:
        self.glance: Glance | None = None

    def best(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, DwarfPosition)
        return best_action(position, Appraisal(position, STEADY_WEIGHTS), depth_for(position))

    def careless(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, DwarfPosition)
        if rng.below(SLIPS):
            return best_action(position, Appraisal(position, NO_FORESIGHT), NOVICE_DEPTH)
        return slip(position, rng)

    def quick(self, position: Position, seat: i64, rng: Rng) -> i64:
        assert isinstance(position, DwarfPosition)
        glance = self.glance
        if (
            glance is None
            or glance.position is not position
            or glance.turn != position.turn
            or glance.dice_used != position.dice_used
        ):
            glance = Glance(position, STEADY_WEIGHTS)
            self.glance = glance
        action = glance.action()
        if action >= WILD:
            self.glance = None  # what an ability changes deserves another look
        return action

    def study(self, position: Position, seat: i64, rng: Rng) -> Study:
        assert isinstance(position, DwarfPosition)
        return TurnStudy(position, depth_for(position))


def depth_for(position: DwarfPosition) -> Depth:
    """How far steady looks: further when a charge is there to be used now or held."""
    return CHARGED_DEPTH if position.charged else STEADY_DEPTH


def slip(position: DwarfPosition, rng: Rng) -> i64:
    """Keep the dice, or reroll some: whatever comes to mind. Gems are never thrown away."""
    legal = position.legal(position.seat)
    thoughtless = vec[i64]()
    for action in legal:
        kind = kind_of(action)
        if kind in (KEEP, NAME, REROLL, ROLL):
            thoughtless = append(thoughtless, action)
    return thoughtless[rng.below(len(thoughtless))]
