"""A table at this computer: one ledger in memory, bots thinking in this process."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from motherlode.bots import think
from motherlode.bots.request import BotRequest, Budget
from motherlode.engine.game import Game
from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Action, Event, Scalar
from motherlode.table.bots import bot_request, bot_turns, fallback
from motherlode.table.commands import act, act_for_bot, claim, open_table, start
from motherlode.table.ledger import AnyEntry, Opened
from motherlode.table.show import table_state
from motherlode.table.table import SPECTATOR, Table, Viewer, fold
from motherlode.table.wire import Act, ClaimSeat, Keyed, NewTable, SeatPlan, TableState

TABLE_ID = "here"


class BotMove(NamedTuple):
    """That a bot has moved; ``failure``: why the move had to be drawn for it, if it had."""

    seat: int
    failure: Exception | None


class Session:
    """One match. ``seed``: any word; the same word, seats and bots give the same match.
    ``mind``: decides for the bots."""

    def __init__(
        self,
        game: Game,
        plan: NewTable,
        *,
        name: str = "",
        seed: str = "",
        budget: Budget,
        content_file: str | None = None,
        mind: Callable[[BotRequest], Action] = think,
    ) -> None:
        """Raises Refused for seats, options or a name that cannot be."""
        self.seed = sha256((seed or secrets.token_hex()).encode()).digest()
        self.budget = budget
        self.content_file = content_file
        self.mind = mind
        self._chance = FastRng(int.from_bytes(self.seed[:8], "little"))
        self._token = ""
        self.entries: list[AnyEntry] = []
        opened, told = open_table(game, plan, TABLE_ID, secrets.token_hex, 0)
        self.table = self._opened(game, opened)
        for invitation in told.invitations:
            asked = ClaimSeat(invite=invitation.invite, name=name, key=secrets.token_hex())
            seated = claim(self.table, asked, secrets.token_hex, 0)
            self._take(seated.entry)
            self._token = seated.answer.token
        key = Keyed(key=secrets.token_hex())
        self._take(start(self.table, told.host, key, self.seed, 0).entry)
        self._shown = 0

    def _opened(self, game: Game, opened: Opened) -> Table:
        self.entries.append(opened)
        return fold(TABLE_ID, [opened], lambda _: game)

    def _take(self, entry: AnyEntry | None) -> None:
        assert entry is not None  # every key here is new
        self.table.apply(entry)
        self.entries.append(entry)

    @property
    def viewer(self) -> Viewer:
        """The person, or a spectator where only bots play."""
        return self.table.viewer(self._token) if self._token else SPECTATOR

    def state(self) -> TableState:
        """The table as the person may know it."""
        return table_state(self.table, self.viewer)

    def news(self) -> Iterator[Event]:
        """The events since this was last asked for."""
        state = table_state(self.table, self.viewer, match=1, log_from=self._shown)
        self._shown += len(state.log)
        for entry in state.log:
            yield entry.event

    def play(self, action: Action) -> None:
        """Play the person's action. Raises Refused with the clause if it is not legal."""
        asked: Any = action
        wanted = Act(version=self.table.version, key=secrets.token_hex(), action=asked)
        self._take(act(self.table, self._token, wanted, 0).entry)

    def bot_plays(self) -> BotMove | None:
        """Let one bot that has to decide make its move; None if none has to. For a bot that
        fails, or chooses what it may not, a legal move is drawn."""
        turns = bot_turns(self.table)
        if not turns:
            return None
        seat = turns[0].seat
        due = time.monotonic() + self._least_time(seat)
        seed = self._chance.below(2**31)
        failure: Exception | None = None
        try:
            request = bot_request(self.table, seat, self.budget, seed, self.content_file)
            move = act_for_bot(self.table, seat, self.table.version, self.mind(request), 0)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            failure = error
            drawn = fallback(self.table, seat, self._chance)
            move = act_for_bot(self.table, seat, self.table.version, drawn, 0)
        time.sleep(max(0.0, due - time.monotonic()))
        self._take(move.entry)
        return BotMove(seat, failure)

    def _least_time(self, seat: int) -> float:
        """How long a decision takes at least, in seconds, as on a server: how soon a bot moves
        that thinks for a given time tells nothing of its hand."""
        by_the_clock = self.table.seats[seat].level == "sharp" and not self.budget.iterations
        return self.budget.seconds if by_the_clock else 0.0


def seat_plans(people: int, levels: list[Any]) -> list[SeatPlan]:
    """People first, then a bot of each level."""
    plans = [SeatPlan(kind="person") for _ in range(people)]
    return plans + [SeatPlan(kind="bot", level=level) for level in levels]


def chosen_options(game: Game, options: list[str]) -> dict[str, Scalar]:
    """Options from words such as ``norcia=true``; what they may be, the game checks. Raises
    Refused for unknown ones and ValueError for a word without ``=``."""
    chosen: dict[str, Scalar] = {}
    for word in options:
        name, equals, given = word.partition("=")
        if not equals:
            raise ValueError(word)
        choices = {
            str(choice).lower(): choice
            for spec in game.option_specs
            if spec.id == name
            for choice in spec.choices
        }
        chosen[name] = choices.get(given.lower(), given)
    return game.options(chosen)
