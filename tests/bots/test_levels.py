"""What holds for bots of every level."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from motherlode.bots import BotRequest, Budget, Level, think
from motherlode.bots.guides import guide_for
from motherlode.engine.content import ContentError
from motherlode.engine.generators import FastRng
from motherlode.engine.wire import Refused
from motherlode.games.dwarf.content import BUILT_IN
from motherlode.games.guide import Guide
from tests.bots.games import GAME, OPTIONS, random_positions, request_for

LEVELS: tuple[Level, ...] = ("novice", "steady", "sharp")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_is_legal(level: Level, options: dict[str, object], seats: int) -> None:
    # fault 69
    for seed, position in enumerate(random_positions(12, seats=seats, options=options)):
        request = request_for(position, level, iterations=8, seed=seed)
        GAME.check(position, request.seat, think(request))  # raises Refused if illegal


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_decision(level: Level) -> None:
    # fault 15
    for position in random_positions(8, options={"norcia": True, "stars": True}):
        answers = set()
        for luck in (1, 2, 3):
            twin = position.clone()
            twin.rng = FastRng(luck)  # the order of the bag and all dice to come
            answers.add(think(request_for(twin, level)))
        assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_request_gets_the_same_answer_after_any_others(level: Level) -> None:
    positions = list(random_positions(3, seed=7))
    requests = [request_for(position, level, seed=9) for position in positions]
    first = [think(request) for request in requests]
    again = [think(request) for request in reversed(requests)]
    assert first == again[::-1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_request_survives_the_way_to_another_process(level: Level) -> None:
    position = next(iter(random_positions(1, seed=4)))
    request = request_for(position, level)
    view = msgspec.json.decode(msgspec.json.encode(request.view), type=GAME.view_type)
    decoded = msgspec.structs.replace(request, view=view)
    assert think(decoded) == think(request)


def test_thinking_leaves_the_view_as_it_was() -> None:
    position = next(iter(random_positions(1, seed=5)))
    request = request_for(position, "sharp")
    before = msgspec.json.encode(request.view)
    think(request)
    assert msgspec.json.encode(request.view) == before


def test_a_single_choice_needs_no_thought() -> None:
    position = GAME.new({}, 2, FastRng(1))
    request = msgspec.structs.replace(request_for(position, "sharp"), budget=Budget(seconds=600.0))
    assert think(request).__class__.__name__ == "Roll"


def test_a_seat_with_nothing_to_decide_is_said_to_have_nothing() -> None:
    position = GAME.new({}, 2, FastRng(1))
    request = msgspec.structs.replace(request_for(position, "steady"), seat=1 - int(position.seat))
    with pytest.raises(ValueError, match="nothing to decide"):
        think(request)


def test_an_unknown_game_is_refused() -> None:
    position = GAME.new({}, 2, FastRng(1))
    with pytest.raises(Refused, match="no-such-game"):
        think(msgspec.structs.replace(request_for(position, "steady"), game="chess"))


def test_bots_play_by_the_content_file_of_the_table(tmp_path: Path) -> None:
    """Where cursed gems are worth 9, a pair is kept that would be rerolled otherwise."""
    text = BUILT_IN.read_text(encoding="utf-8")
    dear = tmp_path / "dear.toml"
    dear.write_text(text.replace("points = -1", "points = 9"), encoding="utf-8")
    position = GAME.new({}, 2, FastRng(1))
    position.play(position.seat, position.legal(position.seat)[0])
    for die, face in enumerate((2, 2, 3, 5)):
        position.dice[die] = face
    for gem, count in enumerate((0, 0, 0, 0, 9)):
        position.mine[gem] = count
    position.charged = False
    plain = request_for(position, "steady")
    with_file = msgspec.structs.replace(plain, content_file=str(dear))
    assert think(plain).__class__.__name__ == "Reroll"
    assert think(with_file).__class__.__name__ == "Keep"
    with pytest.raises(ContentError):
        think(msgspec.structs.replace(plain, content_file=str(tmp_path / "none.toml")))


def test_quick_play_is_legal_to_the_end_of_many_games() -> None:
    # fault 69: what playouts are made of
    guide = guide_for("dwarf")
    rng = FastRng(3)
    for deal in range(40):
        options = OPTIONS[deal % len(OPTIONS)]
        position = GAME.new(options, 2 + deal % 3, FastRng(deal))
        while position.deciders():
            seat = position.seat
            action = guide.quick(position, seat, rng)
            assert action in position.legal(seat)
            position.play(seat, action)


def test_a_game_without_a_guide_has_bots_all_the_same() -> None:
    """They know no more than the rules: that is what a new game begins with."""
    guide = guide_for("a game to come")
    assert type(guide) is Guide
    position = next(iter(random_positions(1, seed=11)))
    for choose in (guide.best, guide.careless, guide.quick):
        assert choose(position, position.seat, FastRng(1)) in position.legal(position.seat)


def test_the_budget_is_checked_where_it_is_decoded() -> None:
    for bad in (b'{"seconds":0}', b'{"seconds":1e9}', b'{"iterations":0}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=Budget)
    assert isinstance(request_for(GAME.new({}, 2, FastRng(1)), "sharp"), BotRequest)


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "grandmaster"},
        {"budget": Budget(seconds=float("nan"))},
        {"budget": Budget(seconds=0.0)},
        {"budget": Budget(iterations=0)},
        {"game": "saboteur2"},
        {"view": None},
    ],
    ids=str,
)
def test_a_request_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    """Such as a program can make, but no JSON."""
    [position] = random_positions(1)
    request = request_for(position, "sharp")
    with pytest.raises(ValueError, match=r"no level|no view|can think"):
        think(msgspec.structs.replace(request, **wrong))
