"""One match at a table: its position, whose decisions stand since when, and its log."""

from __future__ import annotations

from collections.abc import Mapping

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
    """A match as it stands; :meth:`after` gives how it stands then, and changes nothing.

    Versions are those of the table.
    """

    def __init__(
        self,
        game: Game,
        started: Started,
        acted: list[Acted],
        position: Position,
        since: dict[int, int],
        happened: list[int],
    ) -> None:
        self.game = game
        self.started = started
        self.acted = acted
        self.position = position
        self.since = since
        """Of each deciding seat, the version from which on its decision has been the same."""
        self.happened = happened
        """Of each entry of the journal, the version of the table when it had happened."""

    @property
    def over(self) -> bool:
        return not self.since

    def tried(self, seat: int, action: Action) -> Position:
        """A clone on which the action has been played, its draws not taken yet. Raises Refused
        for an action that is not legal."""
        code = self.game.check(self.position, seat, action)
        twin = self.position.clone()
        twin.play(seat, code)
        return twin

    def after(self, entry: Acted, version: int) -> Match:
        """The match after an action of the ledger. Raises Refused or ReplayError for one that
        does not follow."""
        action = msgspec.convert(entry.action, self.game.action_type)
        code = self.game.check(self.position, entry.seat, action)

        def play(rng: Rng) -> Position:
            twin = self.position.clone()
            twin.rng = rng
            twin.play(entry.seat, code)
            return twin

        position = replayed(play, sealed(self.position), entry.draws)
        since = {}
        for seat in self.game.deciding_seats(position):
            stands = seat != entry.seat and self._stands(seat, position)
            since[seat] = self.since[seat] if stands else version
        news = len(position.journal) - len(self.happened)
        return Match(
            self.game,
            self.started,
            [*self.acted, entry],
            position,
            since,
            self.happened + [version] * news,
        )

    def _stands(self, seat: int, later: Position) -> bool:
        """A decision stands while the seat is asked the same and may do the same: what others
        choose at the same time does not make it stale."""
        before = self.position
        return (
            seat in self.since
            and list(before.legal(seat)) == list(later.legal(seat))
            and self.game.ask(before, seat) == self.game.ask(later, seat)
        )


def begin(
    game: Game, options: Mapping[str, object], seats: int, started: Started, version: int
) -> Match:
    """Deal the match of an entry. Raises RulesChanged, and ReplayError for draws that do not
    fit."""
    mine = (game.rules_version, game.content_hash)
    if (started.rules_version, started.content_hash) != mine:
        raise RulesChanged("rules-changed", game=game.id, version=started.rules_version)
    position = replayed(
        lambda rng: game.new(options, seats, rng, noting=True),
        SealedRng(bytes.fromhex(started.seed)),
        started.draws,
    )
    since = dict.fromkeys(game.deciding_seats(position), version)
    happened = [version] * len(position.journal)
    return Match(game, started, [], position, since, happened)
