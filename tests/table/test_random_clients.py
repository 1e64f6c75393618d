"""Clients that do anything at any time, with old pages and repeated clicks, against a table."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from motherlode.engine.wire import Action, Refused
from motherlode.table.bots import bot_turns
from motherlode.table.refusals import Conflict, Unproven
from motherlode.table.wire import TableState
from tests.table.people import PERSON, House, bot, looks, same
from tests.table.picks import as_json

SEATS = 3
seats = st.integers(0, SEATS - 1)


class Clients(RuleBasedStateMachine):
    """Everybody has some page of the past open and acts on it. Whatever happens, a refusal
    changes nothing, an answer is stored, and the table goes on."""

    game = "picks"
    nearly = 1 + SEATS + 1 + 2 * SEATS - 1
    """Entries after which one more ends the match."""

    def __init__(self) -> None:
        super().__init__()
        self.house = House(self.game, [PERSON] * SEATS)
        self.pages: list[tuple[int, TableState]] = []
        self.done: list[tuple[Any, tuple[Any, ...], object]] = []

    @initialize(far=st.sampled_from(["empty", "started", "almost over"]))
    def begin(self, far: str) -> None:
        if far == "empty":
            return
        self.house.claim_all()
        self.house.start()
        while far == "almost over" and len(self.house.ledger) < self.nearly:
            self.one_who_must_decides()

    def ask(self, command: Any, *arguments: Any) -> None:
        """With a new key; on a refusal everything is as before."""
        before, length = looks(self.house.table), len(self.house.ledger)
        key = self.house.key()
        try:
            answer = command(*arguments, key)
        except Refused:
            assert looks(self.house.table) == before
            assert len(self.house.ledger) == length
        else:
            assert len(self.house.ledger) == length + 1
            assert self.house.table.version == length + 1
            self.done.append((command, (*arguments, key), answer))

    def token(self, seat: int) -> str:
        return self.house.tokens.get(seat, "made-up")

    @rule(seat=seats)
    def claim(self, seat: int) -> None:
        ways = {way.seat: way.invite for way in self.house.state(self.house.host).invitations}
        self.house.invites.update(ways)
        self.ask(self.claim_by, seat, self.house.invites[seat])

    def claim_by(self, seat: int, invite: str, key: str) -> object:
        self.house.invites[seat] = invite
        return self.house.claim(seat, f"Player {seat}", key)

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        self.ask(self.house.leave, self.token(seat))

    @rule(seat=seats, person=st.booleans())
    def change(self, seat: int, person: bool) -> None:
        self.ask(self.house.change, self.house.host, seat, PERSON if person else bot())

    @rule()
    def start(self) -> None:
        self.ask(self.house.start, "")

    @rule(seat=seats)
    def rematch(self, seat: int) -> None:
        self.ask(self.house.rematch, self.token(seat))

    @rule(seat=seats)
    def look(self, seat: int) -> None:
        try:
            self.pages.append((seat, self.house.state(self.token(seat))))
        except Refused:
            assert seat not in self.house.tokens or not self.house.table.seats[seat].token

    @precondition(lambda self: self.pages)
    @rule(data=st.data())
    def act_on_some_page(self, data: st.DataObject) -> None:  # fault 22
        seat, page = data.draw(st.sampled_from(self.pages[-6:]))
        if page.decision is None:
            return
        action: Action = data.draw(st.sampled_from(page.decision.actions))
        table = self.house.table
        current = table.match.since.get(seat) if table.match else None
        stale = current is None or page.version < current
        try:
            answer = self.house.act(self.token(seat), action, page.version, self.house.key())
        except Conflict:
            assert stale or table.status != "playing"
        except Unproven:
            assert self.token(seat) == "made-up" or not table.seats[seat].token
        else:
            assert not stale
            assert answer.version == table.version

    @precondition(lambda self: self.house.table.status == "playing")
    @rule()
    def one_who_must_decides(self) -> None:  # fault 38
        table = self.house.table
        waiting = self.house.state().waiting_for
        assert waiting
        bots = {turn.seat for turn in bot_turns(table)}
        seat = waiting[0]
        if seat in bots:
            from motherlode.table.commands import act_for_bot

            assert table.match is not None
            decision = table.game.decision(table.match.position, seat)
            assert decision is not None
            since = table.match.since[seat]
            self.house.store(act_for_bot(table, seat, since, decision.actions[0], 1000))
        else:
            self.house.act(self.house.tokens[seat], self.house.offers(seat)[0])

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def click_again(self, data: st.DataObject) -> None:  # fault 32, 33
        command, arguments, answer = data.draw(st.sampled_from(self.done[-8:]))
        length = len(self.house.ledger)
        repeated = command(*arguments)
        assert len(self.house.ledger) == length
        assert repeated == answer

    @rule()
    def restart(self) -> None:
        self.house.restart()

    @invariant()
    def the_ledger_tells_all(self) -> None:
        assert same(self.house.refolded(), self.house.table)

    @invariant()
    def nothing_leaves_before_its_time(self) -> None:  # fault 1, 2
        house = self.house
        shown = [as_json(house.state())]
        shown += [as_json(house.state(house.host))]
        for token in house.tokens.values():
            assert all(token not in page for page in shown)
        match = house.table.match
        if match is not None and not match.over:
            assert all(match.started.seed not in page for page in shown)


class DwarfClients(Clients):
    game = "dwarf"
    nearly = 40


class_settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestRandomClientsOfPicks = Clients.TestCase
TestRandomClientsOfPicks.settings = class_settings
TestRandomClientsOfDwarf = DwarfClients.TestCase
TestRandomClientsOfDwarf.settings = class_settings
