"""How a search thinks about a turn of Dig Down Dwarf: by the ways in which it can end.

A turn's end is a prospect: which kinds of gems the dice win. Playouts go on from each until the
player's next turn has ended, where ``Chances`` says how likely the win is; what they find
corrects what ``Chances`` says of the end at hand. Then the turn is solved exactly.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.chances import SHARP_WEIGHTS, Chances
from motherlode.games.dwarf.patterns import patterns_for
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.state import OVER
from motherlode.games.dwarf.stock import Stock, Worth, stock_of
from motherlode.games.dwarf.terms import GEMS
from motherlode.games.dwarf.turn import Depth, best_action
from motherlode.games.guide import Outlook, Study, share_of_win

# By how much Chances errs when it compares ends, squared; more in the last turns of a game.
DOUBT: Final = 0.0005
LATE_DOUBT: Final = 0.002
LATE: Final = 4  # turns to come
UNSEEN: Final = 0.02  # variance that few playouts may not have shown


class TurnStudy(Study):
    """The ends of the turn of the player to move in ``position``."""

    def __init__(self, position: DwarfPosition, depth: Depth) -> None:
        self.position = position
        self.depth = depth
        self.wins = vec[i64]()  # per prospect, the kinds of gems won as bits
        self.there: i64 = 0
        for gem in range(GEMS):
            if position.mine[gem]:
                self.there |= 1 << gem
        patterns = patterns_for(position.dice_used - 1, position.terms.any_quad)
        seen: i64 = 0
        for met in patterns.masks:
            won = met & self.there
            if not (seen >> won) & 1:
                seen |= 1 << won
                self.wins = append(self.wins, won)
        Study.__init__(self, len(self.wins))

    def bring_about(self, world: Position, prospect: i64) -> None:
        assert isinstance(world, DwarfPosition)
        for gem in range(GEMS):
            if (self.wins[prospect] >> gem) & 1:
                world.take_from_mine(gem, 0)
        world.end_turn()

    def is_over(self, world: Position) -> bool:
        """A round later, the player has had another turn."""
        assert isinstance(world, DwarfPosition)
        return world.turn > self.position.turn + world.seats

    def record(self, outlook: Outlook, end: Position, seat: i64) -> None:
        assert isinstance(end, DwarfPosition)
        if end.stage == OVER:
            outlook.count(share_of_win(end, seat))
        else:
            outlook.count(Chances(end, seat, True, SHARP_WEIGHTS).as_it_stands())

    def decide(self, outlooks: list[Outlook]) -> i64:
        chances = Chances(self.position, self.position.seat, False, SHARP_WEIGHTS)
        corrections = self.corrections(chances, outlooks)
        return best_action(self.position, Corrected(chances, self.there, corrections), self.depth)

    def corrections(self, chances: Chances, outlooks: list[Outlook]) -> vec[float]:
        """What to add to the chance after each end, by the kinds of gems won as bits: what the
        playouts have found it to err by, as far as they are more to be trusted. By how much
        all ends are thought too good or too bad alike makes no difference and counts in full.
        """
        doubt = LATE_DOUBT if chances.turns <= LATE else DOUBT
        root = stock_of(self.position, 0, 0)
        errors = vec[float](capacity=self.count)
        shares = vec[float](capacity=self.count)
        common = 0.0
        certainty = 0.0
        for prospect in range(self.count):
            outlook = outlooks[prospect]
            error = outlook.chance() - chances.of(root, self.wins[prospect])
            noise = (outlook.variance() + UNSEEN) / float(max(outlook.games, 1))
            share = doubt / (doubt + noise)
            errors = append(errors, error)
            shares = append(shares, share)
            common += share * error
            certainty += share
        common /= certainty
        corrections = vec[float]([common] * 32)
        for prospect in range(self.count):
            apart = errors[prospect] - common
            corrections[self.wins[prospect]] = common + shares[prospect] * apart
        return corrections


class Corrected(Worth):
    """Chances with corrections, by the kinds of gems won of those that are ``there``."""

    def __init__(self, chances: Worth, there: i64, corrections: vec[float]) -> None:
        self.chances = chances
        self.there = there
        self.corrections = corrections

    def like(self, position: DwarfPosition) -> Worth:
        return Corrected(self.chances.like(position), self.there, self.corrections)

    def of(self, stock: Stock, met: i64) -> float:
        return self.chances.of(stock, met) + self.corrections[met & self.there]
