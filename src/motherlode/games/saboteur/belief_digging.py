"""How tunnels and rock-falls bear on the way to the treasure, seen from outside.

The mine is followed card by card from the events. Where the treasure lies is a belief of its own:
certain for who has looked, and guessed from the digging of those who have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.games.saboteur import tiles, wire
from motherlode.games.saboteur.belief_clues import Clue
from motherlode.games.saboteur.belief_ways import Ways
from motherlode.games.saboteur.content import Content, card_ids
from motherlode.games.saboteur.mine import bare_mine
from motherlode.games.saboteur.terms import GOALS, TREASURE, Terms, cell_at

STRIDE: Final = 0.2  # a way that gets shorter or longer by less is as long as before
NEAR: Final = 3.0  # cards from the goal
LANE_BITS: Final = 0xFFFF


class Digging:
    """The mine of a round as everybody sees it, and where the treasure may lie."""

    def __init__(self, terms: Terms, content: Content) -> None:
        self.terms = terms
        self.kinds = {name: kind for kind, name in enumerate(card_ids(content))}
        self.goal_cards = [goal.id for goal in content.goal]
        self.mine = bare_mine(terms)
        self.ways = Ways()
        self.clear()

    def clear(self) -> None:
        """A round begins."""
        self.mine.clear()
        self.treasure = [1.0 / GOALS] * GOALS
        self.looked: dict[int, set[int]] = {}

    # -- the treasure ----------------------------------------------------------------------

    def see_goal(self, place: int, card: str) -> None:
        """It is certain now what lies at a place."""
        is_treasure = card == self.goal_cards[TREASURE]
        self.weigh([float((at == place) == is_treasure) for at in range(GOALS)])

    def weigh(self, factors: Sequence[float]) -> None:
        """Where the treasure lies is as likely as before times these factors."""
        weighed = [old * factor for old, factor in zip(self.treasure, factors, strict=True)]
        total = sum(weighed)
        if total > 0.0:
            self.treasure = [weight / total for weight in weighed]

    def peek(self, seat: int, place: int) -> None:
        """Somebody has looked at a goal."""
        self.looked.setdefault(seat, set()).add(place)

    def opinion(self, seat: int, treasure: int) -> list[float]:
        """Where a seat takes the treasure to be, per place, if it lies at ``treasure``."""
        looked = self.looked.get(seat, set())
        if treasure in looked:
            return [float(place == treasure) for place in range(GOALS)]
        open_places = [place not in looked and not self.mine.is_up(place) for place in range(GOALS)]
        count = sum(open_places)
        return [float(may) / count for may in open_places] if count else [0.0] * GOALS

    # -- the way there ---------------------------------------------------------------------

    def missing(self) -> list[int]:
        """Cards missing to each goal; 0 to one that is up or met."""
        return self.ways.missing(self.mine)

    def shape(self, card: str, turned: bool) -> int:
        """How the tunnels of a card run (tiles.py)."""
        return int(self.terms.shapes[2 * self.kinds[card] + int(turned)])

    def lay(self, event: wire.Placed, seat: int) -> list[Clue]:
        """Lay a card. Returns, per place at which the treasure might lie, what the card did to
        the way there in the eyes of who laid it."""
        before = self.missing()
        shape = self.shape(event.card, event.turned)
        self.mine.lay(cell_at(event.x, event.y), shape)
        after = self.missing()
        plug = not (shape >> tiles.LANES) & LANE_BITS
        return [self._laid(seat, place, before, after, plug) for place in range(GOALS)]

    def _laid(
        self, seat: int, treasure: int, before: list[int], after: list[int], plug: bool
    ) -> Clue:
        opinion = self.opinion(seat, treasure)
        left = expected(opinion, after)
        gain = expected(opinion, before) - left
        if gain > STRIDE:
            return "arriving" if left <= NEAR else "forward"
        if gain >= -STRIDE:
            return "stopgap" if plug else "aside"
        return "plug" if plug else "back"

    def fall(self, event: wire.RocksFell, seat: int) -> list[Clue]:
        """Bury a tunnel; returns what :meth:`lay` returns."""
        before = self.missing()
        self.mine.bury(cell_at(event.x, event.y))
        after = self.missing()
        plug = not (self.shape(event.tunnel, False) >> tiles.LANES) & LANE_BITS
        found: list[Clue] = []
        for place in range(GOALS):
            opinion = self.opinion(seat, place)
            loss = expected(opinion, after) - expected(opinion, before)
            if loss > STRIDE:
                found.append("fall-harm")
            else:
                found.append("fall-mend" if plug or loss < -STRIDE else "fall-idle")
        return found

    def turn_up(self, event: wire.GoalTurned) -> None:
        """A goal is turned up for all to see."""
        card = self.goal_cards.index(event.card)
        bits = 2 * event.goal
        self.mine.goals = (self.mine.goals & ~(3 << bits)) | (card << bits)
        self.mine.turn_up(event.goal, int(event.turned))
        self.see_goal(event.goal, event.card)


def expected(opinion: Sequence[float], distances: Sequence[int]) -> float:
    """The way that is left, in cards, by an opinion where the treasure lies."""
    return sum(weight * cards for weight, cards in zip(opinion, distances, strict=True))
