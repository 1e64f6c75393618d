"""How often one address may do something."""

from __future__ import annotations

from motherlode.server.limits import RateLimit


def test_a_limit_holds_for_each_address_and_wears_off() -> None:
    now = [0.0]
    limit = RateLimit(2, 60.0, lambda: now[0])
    assert [limit.allow("a"), limit.allow("a"), limit.allow("a")] == [True, True, False]
    assert limit.allow("b")
    now[0] = 59.0
    assert not limit.allow("a")
    now[0] = 60.0
    assert [limit.allow("a"), limit.allow("a"), limit.allow("a")] == [True, True, False]


def test_a_flood_of_addresses_is_forgotten() -> None:
    now = [0.0]
    limit = RateLimit(1, 1.0, lambda: now[0])
    for number in range(10_001):
        assert limit.allow(str(number))
    now[0] = 5.0
    assert limit.allow("one more")
    assert len(limit) < 5
