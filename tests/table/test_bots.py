"""What bots at a table are asked."""

from __future__ import annotations

import pytest

from motherlode.bots.request import Budget
from motherlode.bots.thinking import think
from motherlode.engine.generators import FastRng
from motherlode.table.bots import BotTurn, bot_request, bot_turns, fallback
from motherlode.table.commands import act_for_bot
from motherlode.table.refusals import Conflict
from motherlode.table.wire import LEVELS, Level
from tests.table.people import PERSON, House, bot
from tests.table.picks import as_json


def test_only_bots_that_have_to_decide_are_asked() -> None:
    house = House("picks", [PERSON, bot(), bot()])
    assert bot_turns(house.table) == []
    house.claim(0)
    house.start()
    since = house.table.version
    assert bot_turns(house.table) == [BotTurn(1, since), BotTurn(2, since)]
    action = fallback(house.table, 1, FastRng(1))
    house.store(act_for_bot(house.table, 1, since, action, 1000))
    assert bot_turns(house.table) == [BotTurn(2, since)]
    with pytest.raises(Conflict):
        act_for_bot(house.table, 1, since, action, 1000)


def test_a_bot_is_told_no_more_than_its_seat_may_know() -> None:  # fault 15
    house = House("picks", [PERSON, bot(), bot("sharp")])
    house.claim(0)
    house.start()
    request = bot_request(house.table, 1, Budget(), seed=5)
    assert house.table.match is not None
    assert as_json(request.view) == as_json(house.table.game.view(house.table.match.position, 1))
    told = as_json(request.events)
    hands = house.table.match.position.hands  # type: ignore[attr-defined]
    for event in request.events:
        assert event.card is None or event.seat == 1  # type: ignore[attr-defined]
    assert told.count("null") == 6
    assert len(hands[1]) == 3
    assert (request.level, request.seat) == ("novice", 1)


def test_people_are_not_thought_for() -> None:
    house = House("picks", [PERSON, bot()])
    with pytest.raises(ValueError, match="Only a bot"):
        bot_request(house.table, 1, Budget(), seed=5)  # before the start
    house.claim(0)
    house.start()
    with pytest.raises(ValueError, match="Only a bot"):
        bot_request(house.table, 0, Budget(), seed=5)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_each_level_can_play_from_its_requests(level: Level) -> None:
    house = House("dwarf", [bot(level), bot(level)])
    house.start()
    for ply in range(4):
        seat, since = bot_turns(house.table)[0]
        request = bot_request(house.table, seat, Budget(iterations=1), seed=ply)
        house.store(act_for_bot(house.table, seat, since, think(request), 1000))
    assert house.table.version == 2 + 4


def test_the_fallback_is_always_one_of_the_offers() -> None:
    house = House("dwarf", [bot(), bot()])
    house.start()
    rng = FastRng(3)
    seen = set()
    while turns := bot_turns(house.table):
        seat, since = turns[0]
        action = fallback(house.table, seat, rng)
        seen.add(type(action))
        house.store(act_for_bot(house.table, seat, since, action, 1000))
    assert len(seen) > 3
    with pytest.raises(ValueError, match="nothing to decide"):
        fallback(house.table, 0, rng)
