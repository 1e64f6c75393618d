"""What a bot thinks of a kind of action card: a class each, as in ``cards.py`` for the rules."""

from __future__ import annotations

from motherlode.engine.vecs import i64
from motherlode.games.saboteur.standpoint import Standpoint


class Judgement:
    """A kind of action card as a bot sees it.

    ``to_diggers``, ``to_others``: points that it is worth in the hand, to those who want the
    treasure dug and to all others.
    """

    to_diggers: float
    to_others: float

    def keeps(self, stand: Standpoint) -> float:
        """What it is worth in the hand, in points."""
        return self.to_diggers if stand.digs > 0.0 else self.to_others

    def weigh(self, stand: Standpoint, kind: i64, code: i64) -> None:
        """Offer what it can be played on: its ``code`` + the target."""
        raise NotImplementedError
