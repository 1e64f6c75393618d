"""One match at a table: its position, whose decisions stand since when, and its log."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.generators import Rng, SealedRng
from motherlode.engine.position import Position
from motherlode.engine.wire import Action
from motherlode.table.chance import replayed, sealed
from motherlode.table.ledger import Acted, Started
from motherlode.table.refusals import Conflict


class RulesChanged(Conflict):
    """The match was begun under rules or a content that this program does not have."""


class Match:
    """A match as it stands. Versions are those of its table."""

    def __init__(self, game: Game, started: Started, position: Position, version: int) -> None:
        self.game = game
        self.started = started
        self.position = position
        self.acted: list[Acted] = []
        self.since: dict[int, int] = {}
        """Of each deciding seat, the version from which on its decision has been the same."""
        self.happened: list[int] = []
        """Of each entry of the journal, the version of the table when it had happened."""
        self._note(position, version, actor=None)

    @classmethod
    def begin(
        cls, game: Game, options: dict[str, object], seats: int, started: Started, version: int
    ) -> Match:
        """Deal the match of an entry. Raises RulesChanged, and ReplayError for bad draws."""
        if (started.rules_version, started.content_hash) != (
            game.rules_version,
            game.content_hash,
        ):
            raise RulesChanged("rules-changed", game=game.id, version=started.rules_version)
        position = replayed(
            lambda rng: game.new(options, seats, rng, noting=True),
            SealedRng(bytes.fromhex(started.seed)),
            started.draws,
        )
        return cls(game, started, position, version)

    @property
    def over(self) -> bool:
        return self.position.deciders() == 0

    def tried(self, seat: int, action: Action) -> Position:
        """A clone on which the action has been played, its draws not taken yet. Raises Refused
        for an action that is not legal."""
        code = self.game.check(self.position, seat, action)
        twin = self.position.clone()
        twin.play(seat, code)
        return twin

    def add(self, entry: Acted, version: int) -> None:
        """Go on by an action of the ledger; on any exception nothing has changed."""
        action = msgspec.convert(entry.action, self.game.action_type)
        code = self.game.check(self.position, entry.seat, action)
        position = replayed(self._play(entry.seat, code), sealed(self.position), entry.draws)
        self._note(position, version, actor=entry.seat)
        self.acted.append(entry)

    def _play(self, seat: int, code: int) -> Callable[[Rng], Position]:
        def played(rng: Rng) -> Position:
            twin = self.position.clone()
            twin.rng = rng
            twin.play(seat, code)
            return twin

        return played

    def _note(self, position: Position, version: int, actor: int | None) -> None:
        """Another seat's decision stands while it is asked the same and may do the same: what
        others choose at the same time does not make it stale."""
        since = {}
        for seat in self.game.deciding_seats(position):
            stands = seat != actor and seat in self.since and self._same(position, seat)
            since[seat] = self.since[seat] if stands else version
        news = len(position.journal) - len(self.happened)
        self.position = position
        self.since = since
        self.happened = self.happened + [version] * news

    def _same(self, position: Position, seat: int) -> bool:
        before = self.position
        return list(before.legal(seat)) == list(position.legal(seat)) and self.game.ask(
            before, seat
        ) == self.game.ask(position, seat)
