"""Sharp's decisions: a few promising options, each played out to the end of the round."""

from __future__ import annotations

from typing import Final

from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.guide import ActionStudy, Outlook, share_of_win
from motherlode.games.saboteur.repute import Repute
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.standpoint import Standpoint
from motherlode.games.saboteur.state import LOST, OVER, STOLEN

MOST_OPTIONS: Final = 8
FIRM: Final = 250.0  # playouts that the weight of an option beforehand is worth
CHANCE_A_POINT: Final = 0.005  # what a point of that weight is worth in the outcome
GOLD_SPAN: Final = 10.0  # a round so much better than the others' is as good as can be


class RoundStudy(ActionStudy):
    """Options of a turn; what counts is the gold of the round, against that of the others."""

    def __init__(self, stand: Standpoint, options: vec[i64], base: Repute, playing: Repute) -> None:
        codes = vec[i64](capacity=len(options))
        for at in range(len(options)):
            codes = append(codes, stand.codes[options[at]])
        ActionStudy.__init__(self, stand.seat, codes)
        self.stand = stand
        self.options = options
        self.base = base
        self.playing = playing
        self.round = stand.position.round
        self.last_round = stand.position.round + 1 == stand.terms.rounds

    def bring_about(self, world: Position, prospect: i64) -> None:
        self.playing.take_over(self.base)
        self.playing.judged = world
        self.playing.add(self.seat, self.stand.marks[self.options[prospect]])
        world.play(self.seat, self.candidates[prospect])

    def is_over(self, world: Position) -> bool:
        assert isinstance(world, SaboteurPosition)
        return world.round != self.round or world.stage == OVER

    def record(self, outlook: Outlook, end: Position, seat: i64) -> None:
        assert isinstance(end, SaboteurPosition)
        others = 0.0
        for other in range(end.seats):
            if other != seat:
                others += float(gold_of(end, self.round, other))
        ahead = float(gold_of(end, self.round, seat)) - others / float(end.seats - 1)
        share = min(max(0.5 + ahead / GOLD_SPAN, 0.0), 1.0)
        if self.last_round:
            share = 0.5 * share + 0.5 * share_of_win(end, seat)
        outlook.count(share)

    def chance(self, outlooks: list[Outlook], prospect: i64) -> float:
        """What an option promises: its weight beforehand, until playouts have a say."""
        outlook = outlooks[prospect]
        behind = self.stand.scores[self.options[prospect]] - self.stand.scores[self.options[0]]
        prior = 0.5 + CHANCE_A_POINT * max(behind, -60.0)
        won = 0.0
        games = 0.0
        for other in range(self.count):
            won += outlooks[other].won
            games += float(outlooks[other].games)
        if games:
            prior += won / games - 0.5
        return (outlook.won + FIRM * prior) / (float(outlook.games) + FIRM)


def gold_of(end: SaboteurPosition, at: i64, seat: i64) -> i64:
    """What a seat got in a round, thefts included."""
    got = end.history[at * end.seats + seat]
    return (got & 255) + ((got >> STOLEN) & 255) - ((got >> LOST) & 255)


def best_options(stand: Standpoint) -> vec[i64]:
    """The options that score most, the best first; MOST_OPTIONS at most."""
    options = vec[i64](capacity=MOST_OPTIONS)
    for _ in range(min(MOST_OPTIONS, len(stand.codes))):
        best: i64 = -1
        for at in range(len(stand.codes)):
            if (best < 0 or stand.scores[at] > stand.scores[best]) and not holds(options, at):
                best = at
        options = append(options, best)
    return options


def holds(numbers: vec[i64], number: i64) -> bool:
    """Whether a number is among others."""
    for at in range(len(numbers)):
        if numbers[at] == number:
            return True
    return False
