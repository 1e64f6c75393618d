"""The REST interface over a real connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, quick_settings, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quick_settings(tmp_path)) as up:
        yield up


async def test_the_games_are_listed_with_their_options(server: Running) -> None:
    games = (await server.get("/api/games")).json()
    [dwarf] = [game for game in games if game["id"] == "dwarf"]
    assert (dwarf["least_seats"], dwarf["most_seats"]) == (2, 4)
    assert "norcia" in [option["id"] for option in dwarf["options"]]
    assert dwarf["levels"] == ["novice", "steady", "sharp"]


async def test_two_people_and_two_bots_play_a_game_to_its_end(server: Running) -> None:
    guests = await server.seated("person", "novice", "person", "novice", norcia=True)
    end = await guests.play_out()
    assert end["result"]["places"].count(1) >= 1
    assert end["seed"] != ""
    record = (await server.get(f"{guests.path}/records/1")).json()
    assert record["result"] == end["result"]
    assert record["header"]["commitment"] == end["commitment"]


async def test_a_rematch_needs_no_new_seats(server: Running) -> None:
    guests = await server.seated("person", "novice")
    refused = await guests.post("rematch", guests.tokens[0])
    assert (refused.status_code, refused.json()["message"]) == (409, "not-finished")
    await guests.play_out()
    accepted = await guests.post("rematch", guests.tokens[0])
    assert accepted.status_code == 200
    state = await guests.state(guests.tokens[0])
    assert (state["match"], state["status"], state["you"]) == (2, "playing", 0)
    await guests.play_out()


async def test_two_who_want_the_same_rematch_at_once_both_get_it(server: Running) -> None:
    guests = await server.seated("person", "person")
    await guests.play_out()
    answers = await asyncio.gather(
        *(guests.post("rematch", token, after=1) for token in guests.tokens.values())
    )
    assert [answer.status_code for answer in answers] == [200, 200]
    assert (await guests.state())["match"] == 2


async def test_a_repeated_key_gets_the_first_answer(server: Running) -> None:  # fault 32, 33
    guests = await server.open("person", "person")
    first = await guests.post("claim", invite=guests.invites[0], name="Ann", key="one-click")
    again = await guests.post("claim", invite=guests.invites[0], name="Ann", key="one-click")
    assert first.json() == again.json()
    other = await guests.post("claim", invite=guests.invites[0], name="Bo", key="other-click")
    assert (other.status_code, other.json()["message"]) == (409, "invitation-used")


async def test_no_other_or_old_token_opens_anything(server: Running) -> None:  # fault 4, 6
    guests = await server.open("person", "person")
    old = await guests.claim(0)
    await guests.post("leave", old)
    invitations = (await guests.state(guests.host))["invitations"]
    guests.invites = {way["seat"]: way["invite"] for way in invitations}
    await guests.claim_all()
    elsewhere = await server.open("person", "person")
    stranger = await elsewhere.claim(0)
    await guests.start()
    state = await guests.state()
    seat = state["waiting_for"][0]
    mover, other = guests.tokens[seat], guests.tokens[1 - seat]
    decision = (await guests.state(mover))["decision"]
    body = {"version": state["version"], "action": decision["actions"][0]}
    seen = await guests.state()
    for token, status in (
        ("", 401),
        (old, 401),
        (stranger, 401),
        (elsewhere.host, 401),
        ("x" * 5000, 401),
        (guests.host, 403),
        (other, 422),
    ):
        refused = await guests.post("act", token, **body)
        assert refused.status_code == status, (token, refused.text)
        assert refused.json()["message"]
        if status == 401:
            plan = {"seat": 0, "plan": {"kind": "bot"}}
            assert (await guests.post("seats", token, **plan)).status_code == 401
            for verb in ("leave", "start", "rematch"):
                assert (await guests.post(verb, token)).status_code == 401
            if token:
                assert (await server.get(guests.path, token)).status_code == 401
    assert await guests.state() == seen
    basic = await server.http.get(guests.path, headers={"Authorization": "Basic abc"})
    assert basic.status_code == 401


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("claim", {}),
        ("claim", {"invite": 3, "name": "Ann", "key": "long-enough"}),
        ("claim", {"invite": "x", "name": "a" * 25, "key": "long-enough"}),
        ("claim", {"invite": "x", "name": "Ann", "key": "short"}),
        ("start", {"key": "with spaces in it"}),
        ("start", []),
        ("act", {"version": 1, "key": "long-enough", "action": {"type": "dwarf-fly"}}),
        ("act", {"version": -1, "key": "long-enough", "action": {"type": "dwarf-roll"}}),
        ("act", {"version": 1, "key": "long-enough", "action": 7}),
        ("seats", {"seat": "1", "plan": {"kind": "cat"}, "key": "long-enough"}),
    ],
)
async def test_a_body_that_is_wrong_is_said_to_be(server: Running, path: str, body: object) -> None:
    guests = await server.open("person", "novice")
    response = await server.post(f"{guests.path}/{path}", body, guests.host)
    assert response.status_code == 400
    problem = response.json()
    assert problem["message"] == "bad-request"
    assert problem["arguments"]["detail"]
    assert (await guests.state())["version"] == 1


async def test_what_is_no_json_or_no_page_is_a_problem_too(server: Running) -> None:
    guests = await server.open("person", "novice")
    broken = await server.http.post(
        f"{guests.path}/start", content=b"{", headers={"Content-Type": "application/json"}
    )
    assert (broken.status_code, broken.json()["message"]) == (400, "bad-request")
    nothing = await server.http.post("/api/tables")
    assert (nothing.status_code, nothing.json()["message"]) == (400, "bad-request")
    assert "JSON" in nothing.json()["arguments"]["detail"]
    missing = await server.get("/api/tables/nowhere")
    assert (missing.status_code, missing.json()["message"]) == (404, "no-such-table")
    missing = await server.get("/api/nothing")
    assert (missing.status_code, missing.json()["message"]) == (404, "no-such-page")
    wrong = await server.http.delete(guests.path)
    assert (wrong.status_code, wrong.json()["message"]) == (405, "no-such-method")
    assert wrong.headers["allow"] == "GET, OPTIONS"
    wrong = await server.get(f"{guests.path}/start")
    assert wrong.headers["allow"] == "OPTIONS, POST"
    missing = await server.get(f"{guests.path}/records/1")
    assert (missing.status_code, missing.json()["message"]) == (404, "no-such-match")


@pytest.mark.parametrize("body", [b"[" * 16_000, b'{"game":' + b"[" * 16_000])
async def test_a_body_that_is_nested_without_end_is_said_to_be(
    server: Running, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    response = await server.http.post("/api/tables", content=body)
    assert (response.status_code, response.json()["message"]) == (400, "bad-request")
    assert "nested" in response.json()["arguments"]["detail"]
    assert not caplog.records


async def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    response = await server.post("/api/tables", {"game": "x" * 20_000, "seats": []})
    assert (response.status_code, response.json()["message"]) == (413, "request-too-large")


async def test_an_unknown_game_or_option_is_refused(server: Running) -> None:
    body: dict[str, Any] = {"game": "chess", "seats": [{"kind": "bot"}] * 2}
    response = await server.post("/api/tables", body)
    assert (response.status_code, response.json()["message"]) == (422, "no-such-game")
    body = {"game": "dwarf", "seats": [{"kind": "bot"}] * 2, "options": {"norcia": "maybe"}}
    response = await server.post("/api/tables", body)
    assert (response.status_code, response.json()["message"]) == (422, "no-such-choice")


async def test_tables_are_not_opened_without_end(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path, new_tables_per_minute=3)) as server:
        for _ in range(3):
            await server.open("novice", "novice")
        body = {"game": "dwarf", "seats": [{"kind": "bot"}] * 2}
        response = await server.post("/api/tables", body)
        assert (response.status_code, response.json()["message"]) == (429, "too-many-requests")
        assert "retry-after" in response.headers


async def test_every_answer_carries_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere", "/nothing"):
        headers = (await server.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


async def test_an_exception_in_a_handler_tells_nothing_of_the_inside(  # fault 40
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await server.seated("person", "person")
    before = await guests.state()
    seat = before["waiting_for"][0]
    action = (await guests.state(guests.tokens[seat]))["decision"]["actions"][0]
    room = await server.tables.room(guests.id)

    def breaks(*_: object) -> None:
        raise RuntimeError("secret detail of the inside")

    with monkeypatch.context() as patch:
        patch.setattr(room.table, "prepare", breaks)
        broken = await guests.act(seat, action, before["version"])
    assert (broken.status_code, broken.json()["message"]) == (500, "server-error")
    assert "secret" not in broken.text
    assert await guests.state() == before
    assert (await guests.act(seat, action, before["version"])).status_code == 200


async def test_an_invitation_can_be_looked_at_without_using_it_up(server: Running) -> None:
    guests = await server.open("person", "person")
    invite = guests.invites[1]
    path = f"{guests.path}/invitation"
    for _ in range(2):
        answer = await server.post(path, {"invite": invite})
        assert (answer.status_code, answer.json()) == (200, {"seat": 1, "invite": invite})
    await guests.claim(1)
    used = await server.post(path, {"invite": invite})
    assert (used.status_code, used.json()["message"]) == (409, "invitation-used")
    wrong = await server.post(path, {"invite": "made-up"})
    assert (wrong.status_code, wrong.json()["message"]) == (404, "no-such-invitation")
