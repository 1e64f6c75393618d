"""A table with people at it, for the tests: what the server does, without I/O."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.wire import Action
from motherlode.games import get_game
from motherlode.table import commands
from motherlode.table.commands import Proposal
from motherlode.table.ledger import AnyEntry, decode_entry, encode_entry
from motherlode.table.show import table_state
from motherlode.table.table import Table, fold
from motherlode.table.wire import (
    Accepted,
    Act,
    ChangeSeat,
    ClaimSeat,
    Keyed,
    Level,
    NewTable,
    Rematch,
    SeatClaimed,
    SeatPlan,
    TableState,
)
from tests.table.picks import PicksGame

A = TypeVar("A")

PERSON = SeatPlan(kind="person")
PICKS = PicksGame()


def bot(level: Level = "novice") -> SeatPlan:
    return SeatPlan(kind="bot", level=level)


def game_of(name: str) -> Game:
    return PICKS if name == "picks" else get_game(name)


class House:
    """A table, its ledger as bytes, and the secrets of those at it. The clock stands still, and
    chance is counted out, so that every test is the same each time."""

    def __init__(
        self, game: str, plan: list[SeatPlan], options: dict[str, str | int | bool] | None = None
    ) -> None:
        self.minted = 0
        new_table = NewTable(game=game, seats=plan, options=options or {})
        opened, self.answer = commands.open_table(
            game_of(game), new_table, "table-1", self.mint, 1000
        )
        self.ledger = [encode_entry(opened)]
        self.table = self.refolded()
        self.host = self.answer.host
        self.invites = {way.seat: way.invite for way in self.answer.invitations}
        self.tokens: dict[int, str] = {}
        self.keys = 0

    def mint(self) -> str:
        self.minted += 1
        return f"secret-{hashlib.sha256(str(self.minted).encode()).hexdigest()[:40]}"

    def seed(self) -> bytes:
        return hashlib.sha256(self.mint().encode()).digest()

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06}"

    def refolded(self) -> Table:
        """The table as it is after a restart: from the bytes of its ledger alone."""
        entries: list[AnyEntry] = [decode_entry(raw) for raw in self.ledger]
        return fold("table-1", entries, game_of)

    def restart(self) -> None:
        self.table = self.refolded()

    def store(self, proposal: Proposal[A]) -> A:
        if proposal.entry is not None:
            take_over = self.table.prepare(proposal.entry)
            self.ledger.append(encode_entry(proposal.entry))
            take_over()
        return proposal.answer

    def claim(self, seat: int, name: str = "Ann", key: str = "") -> SeatClaimed:
        asked = ClaimSeat(invite=self.invites[seat], name=name, key=key or self.key())
        proposal = commands.claim(self.table, asked, self.mint, 1000)
        claimed = self.store(proposal)
        if proposal.entry is not None:  # a repeated claim of a seat left since opens nothing
            self.tokens[seat] = claimed.token
        return claimed

    def claim_all(self) -> None:
        for seat in sorted(set(self.invites) - set(self.tokens)):
            self.claim(seat, f"Player {seat}")

    def leave(self, token: str, key: str = "") -> Accepted:
        asked = Keyed(key=key or self.key())
        return self.store(commands.leave(self.table, token, asked, self.mint, 1000))

    def change(self, token: str, seat: int, plan: SeatPlan, key: str = "") -> Accepted:
        asked = ChangeSeat(seat=seat, plan=plan, key=key or self.key())
        return self.store(commands.change_seat(self.table, token, asked, self.mint, 1000))

    def start(self, token: str = "", key: str = "") -> Accepted:
        asked = Keyed(key=key or self.key())
        return self.store(commands.start(self.table, token or self.host, asked, self.seed(), 1000))

    def rematch(self, token: str, key: str = "", after: int = 0) -> Accepted:
        asked = Rematch(key=key or self.key(), after=after)
        return self.store(commands.rematch(self.table, token, asked, self.seed(), 1000))

    def act(
        self, token: str, action: Action, version: int | None = None, key: str = ""
    ) -> Accepted:
        version = self.table.version if version is None else version
        # Not checked at run time: the example game's actions are in no union of the wire.
        asked = Act(version=version, key=key or self.key(), action=action)  # type: ignore[arg-type]
        return self.store(commands.act(self.table, token, asked, 1000))

    def state(self, token: str = "", log_from: int = 0) -> TableState:
        return table_state(
            self.table,
            self.table.viewer(token),
            match=len(self.table.matches),
            log_from=log_from,
        )

    def offers(self, seat: int) -> list[Action]:
        """The actions that a seat's state lists."""
        decision = self.state(self.tokens[seat]).decision
        return list(decision.actions) if decision else []

    def play_out(self, choose: Callable[[list[Action]], Action] | None = None) -> None:
        """Everybody plays the last of the listed actions, or what ``choose`` takes, to the end."""
        while self.table.status == "playing":
            seat = self.state().waiting_for[0]
            offers = self.offers(seat)
            self.act(self.tokens[seat], choose(offers) if choose else offers[-1])


def seated(game: str, seats: int, **options: str | int | bool) -> House:
    """A table in its first match, with a person on each seat."""
    house = House(game, [PERSON] * seats, options)
    house.claim_all()
    house.start()
    return house


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike: for everybody who looks, and in what they will do next."""
    mine, theirs = one.match, other.match
    if (mine is None) != (theirs is None) or one.answers.keys() != other.answers.keys():
        return False
    if mine and theirs and mine.position.freeze() != theirs.position.freeze():
        return False
    return looks(one) == looks(other)


def looks(table: Table) -> list[bytes]:
    from motherlode.table.table import Viewer

    viewers = [Viewer(), Viewer(host=True), *(Viewer(seat=n) for n in range(len(table.seats)))]
    return [msgspec.json.encode(table_state(table, viewer)) for viewer in viewers]
