"""The log of a game with much to hide has the same lines for everybody: none is left out, numbered
differently or told at another time because somebody may not know what it says."""

from __future__ import annotations

import pytest

from motherlode.engine.generators import FastRng
from tests.table.people import House, seated

PLAYED = 60


def lines(house: House, token: str) -> list[tuple[int, int, str, frozenset[tuple[str, int]]]]:
    """Number, version, type and counts of each entry: all of it that must not differ."""
    return [
        (
            entry.number,
            entry.version,
            str(type(entry.event).__struct_config__.tag),
            frozenset(
                (field, value)
                for field in entry.event.__struct_fields__
                if isinstance(value := getattr(entry.event, field), int) and field != "worth"
            ),
        )
        for entry in house.state(token).log
    ]


@pytest.mark.parametrize(
    ("game", "seats"), [("saboteur", 3), ("saboteur", 10), ("saboteur2", 2), ("saboteur2", 12)]
)
def test_everybody_has_the_same_lines_in_the_log(game: str, seats: int) -> None:  # fault 3, 16
    house = seated(game, seats)
    chance = FastRng(seats)
    for _ in range(PLAYED):
        [seat] = house.state().waiting_for
        offers = house.offers(seat)
        house.act(house.tokens[seat], offers[chance.below(len(offers))])
    everybody = ["", house.host, *house.tokens.values()]
    logs = [lines(house, token) for token in everybody]
    assert len(logs[0]) > PLAYED
    assert all(log == logs[0] for log in logs)
    assert [line[0] for line in logs[0]] == list(range(len(logs[0])))
