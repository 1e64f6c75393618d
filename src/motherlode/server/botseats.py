"""Lets the bots at a table play: each deciding bot has one task, until its decision is made."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

from motherlode.bots.request import Budget
from motherlode.engine.generators import SealedRng
from motherlode.engine.wire import Action, Refused
from motherlode.server.clock import milliseconds
from motherlode.server.luck import Luck
from motherlode.server.problems import Unavailable
from motherlode.server.room import Room
from motherlode.server.settings import Settings
from motherlode.server.thinkers import Thinkers
from motherlode.table.bots import BotTurn, bot_request, bot_turns, fallback
from motherlode.table.commands import act_for_bot
from motherlode.table.refusals import Conflict

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
MOST_RETRY_SECONDS = 15.0


class BotSeats:
    """The bots of one room. Call :meth:`rouse` after every change."""

    def __init__(self, room: Room, thinkers: Thinkers, settings: Settings, luck: Luck) -> None:
        self.room = room
        self.thinkers = thinkers
        self.settings = settings
        self.luck = luck
        self._tasks: dict[BotTurn, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def rouse(self) -> None:
        """Have every bot think that has to decide and does not think yet."""
        for turn in bot_turns(self.room.table):
            if turn not in self._tasks:
                task = asyncio.create_task(self._play(turn), name=f"bot on seat {turn.seat}")
                self._tasks[turn] = task
                task.add_done_callback(partial(self._finished, turn))

    def _finished(self, turn: BotTurn, task: asyncio.Task[None]) -> None:
        del self._tasks[turn]
        if not task.cancelled() and task.exception():
            logger.error("A bot's turn failed.", exc_info=task.exception())

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, turn: BotTurn) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + self._least_time(turn.seat)
        action = await self._think(turn)
        await asyncio.sleep(due - loop.time())
        wait = RETRY_SECONDS
        while turn in bot_turns(self.room.table):
            try:
                if action is None:
                    chance = SealedRng(secrets.token_bytes(32))
                    action = fallback(self.room.table, turn.seat, chance)
                await self._act(turn, action)
            except Unavailable:
                await asyncio.sleep(wait)
                wait = min(2 * wait, MOST_RETRY_SECONDS)
            except Conflict:
                return  # it has been done already
            except Refused as refused:
                logger.warning("A bot chose what it may not: %s", refused.message)
                action = None
            except Exception:
                logger.exception("A bot's move could not be played; another will be tried.")
                action = None
                await asyncio.sleep(wait)
                wait = min(2 * wait, MOST_RETRY_SECONDS)
            else:
                return

    def _least_time(self, seat: int) -> float:
        """How long a decision takes at least, in seconds. A bot that thinks for a given time takes
        it where there is nothing to choose as well: how soon it moves tells nothing of its hand."""
        settings = self.settings
        by_the_clock = self.room.table.seats[seat].level == "sharp" and not settings.bot_iterations
        return max(settings.bot_pause, settings.bot_seconds if by_the_clock else 0.0)

    async def _think(self, turn: BotTurn) -> Action | None:
        content = self.settings.content.get(self.room.table.game.id)
        try:
            request = bot_request(
                self.room.table,
                turn.seat,
                Budget(seconds=self.settings.bot_seconds, iterations=self.settings.bot_iterations),
                self.luck.bot_seed(turn),
                str(content) if content else None,
            )
            return await self.thinkers.think(request)
        except Exception:
            logger.exception("A bot could not be asked; a move will be drawn for it.")
            return None

    async def _act(self, turn: BotTurn, action: Action) -> None:
        await self.room.do(
            lambda table: act_for_bot(table, turn.seat, turn.since, action, milliseconds())
        )
