"""Tables set up by hand, for tests that read as examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Action, Event
from motherlode.games.saboteur import terms
from motherlode.games.saboteur.content import card_ids
from motherlode.games.saboteur.game import AnySaboteurGame, Saboteur2Game, SaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import KNOWS_ROLE
from motherlode.games.saboteur.wire import ITEM_NAMES, ROLE_NAMES, Discard, Role

BASE = SaboteurGame()
MORE = Saboteur2Game()
GOALS = ["treasure", "coal_es", "coal_sw"]
CARDS = card_ids(BASE.content)


class Scene:
    """A table whose roles, hands, goals and mine are as a test says; seat 0 begins.

    Hands not given hold one map each. ``deck``: what is left to draw, by default plenty.
    """

    def __init__(
        self,
        game: AnySaboteurGame,
        roles: Sequence[Role],
        *,
        options: dict[str, Any] | None = None,
        goals: Sequence[str] = ("coal_es", "treasure", "coal_sw"),
        rounds: int = 3,
    ) -> None:
        self.game = game
        self.position: SaboteurPosition = game.new(
            options or {}, len(roles), FastRng(5), noting=True
        )
        self.position.starter = self.position.seat = self.position.last = 0
        if rounds < 3:
            self.position.round = 3 - rounds
        counts = [int(count) for count in self.position.terms.roles]
        for seat, role in enumerate(roles):
            self.position.set_role(seat, ROLE_NAMES.index(role))
            counts[ROLE_NAMES.index(role)] -= 1
            self.position.knows[seat] = 1 << (KNOWS_ROLE + seat)
        self.position.reserve = sum(max(count, 0) << (8 * at) for at, count in enumerate(counts))
        self.position.mine.goals = sum(GOALS.index(name) << (2 * at) for at, name in
                                       enumerate(goals))  # fmt: skip
        for seat in range(len(roles)):
            self.hand(seat, "map")
        self.noted = len(self.position.journal)

    # -- setting up ------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str) -> None:
        """Give a seat these cards."""
        codes = sorted(CARDS.index(card) + 1 for card in cards)
        self.position.hands[seat] = sum(code << (8 * at) for at, code in enumerate(codes))

    def deck(self, *cards: str) -> None:
        """Leave these cards to draw, and no more."""
        kinds = [CARDS.index(card) for card in cards]
        self.position.fill_deck(kinds, len(kinds))

    def front(self, seat: int, *items: str) -> None:
        """Lay these things in front of a seat; a Theft is the latest so far."""
        for item in items:
            bit = 1 << ITEM_NAMES.index(item)
            if bit == terms.THEFT:
                self.position.thefts += 1
                bit |= int(self.position.thefts) << 8
            self.position.front[seat] |= bit

    def lay(self, card: str, x: int, y: int, turned: bool = False) -> None:
        """Put a card into the mine, whatever the rules say; goals stay face down."""
        shape = self.position.terms.shapes[2 * CARDS.index(card) + int(turned)]
        self.position.mine.lay(terms.cell_at(x, y), shape)

    def corridor(self, first: int, last: int, y: int = 0, card: str = "b05") -> None:
        """A straight tunnel from W to E."""
        for x in range(first, last + 1):
            self.lay(card, x, y)

    def bury(self, x: int, y: int) -> None:
        """Take a card out of the mine."""
        self.position.mine.bury(terms.cell_at(x, y))

    def turn_goals(self, x: int, y: int, *, lay: str) -> None:
        """Put a card into the mine, and turn up the goals that are reached now."""
        self.lay(lay, x, y)
        self.position.mine.turn_goals(terms.cell_at(x, y))

    # -- playing ---------------------------------------------------------------------------

    def legal(self, kind: type[Action] | None = None) -> list[Any]:
        """What the seat to move may do, all or of one type."""
        actions = [self.game.unpack(code) for code in self.position.legal(self.position.seat)]
        return [action for action in actions if kind is None or isinstance(action, kind)]

    def play(self, action: Action, seat: int | None = None) -> list[Event]:
        """Play an action that must be legal; returns the events as the seat to move sees them."""
        seat = int(self.position.seat) if seat is None else seat
        begun = len(self.position.journal)
        self.position.play(seat, self.game.check(self.position, seat, action))
        return list(self.game.events(self.position, begun, seat))

    def pass_turn(self) -> None:
        """Discard the first card of the hand."""
        cards = self.game.view(self.position, int(self.position.seat)).hand
        self.play(Discard(cards=(cards[0],)))

    def gold(self) -> list[int]:
        return [int(self.position.score(seat)) for seat in range(self.position.seats)]
