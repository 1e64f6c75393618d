"""A server with an owner's own content instead of the reconstructed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.engine.content import ContentError
from motherlode.games.dwarf.content import BUILT_IN
from motherlode.games.saboteur.content import BUILT_IN as SABOTEUR
from motherlode.server.app import create_app
from tests.server.running import quick_settings, running


async def test_a_game_is_played_with_the_content_that_was_given(tmp_path: Path) -> None:
    own = tmp_path / "dwarf.toml"
    text = BUILT_IN.read_text()
    own.write_text(text.replace("bonus = 5", "bonus = 9"))
    assert own.read_text() != text
    settings = quick_settings(tmp_path, content={"dwarf": own})
    async with running(quick_settings(tmp_path)) as server:
        guests = await server.seated("person", "novice")
        [built_in] = [g for g in (await server.get("/api/games")).json() if g["id"] == "dwarf"]
    async with running(settings) as server:
        [game] = [g for g in (await server.get("/api/games")).json() if g["id"] == "dwarf"]
        assert game["content_hash"] != built_in["content_hash"]
        other = await server.seated("person", "novice", "novice")
        end = await other.play_out()
        assert end["content_hash"] == game["content_hash"]
        refused = await server.get(guests.path)  # begun with the built-in content
        assert (refused.status_code, refused.json()["message"]) == (409, "rules-changed")


def test_content_that_cannot_be_used_stops_the_server_before_it_starts(tmp_path: Path) -> None:
    wrong = tmp_path / "dwarf.toml"
    wrong.write_text("format = 2")
    with pytest.raises(ContentError, match=r"dwarf\.toml"):
        create_app(quick_settings(tmp_path, content={"dwarf": wrong}))


async def test_cards_are_told_as_the_content_that_was_given_has_them(tmp_path: Path) -> None:
    own = tmp_path / "saboteur.toml"
    own.write_text(SABOTEUR.read_text().replace('tunnels = "NW ES"', 'tunnels = "NE SW"'))
    async with running(quick_settings(tmp_path, content={"saboteur2": own})) as server:
        mine = (await server.get("/api/games/saboteur2/components")).json()
        printed = (await server.get("/api/games/saboteur/components")).json()
        [changed] = [card for card in mine["path"] if card["id"] == "x20"]
        assert changed["lanes"] == [["n", "e"], ["s", "w"]]
        [as_printed] = [card for card in printed["path"] if card["id"] == "x20"]
        assert as_printed["lanes"] == [["n", "w"], ["e", "s"]]


@pytest.mark.parametrize("game", ["dwarf", "chess"])
async def test_a_game_that_has_nothing_to_draw_from_content_says_so(
    tmp_path: Path, game: str
) -> None:
    async with running(quick_settings(tmp_path)) as server:
        answer = await server.get(f"/api/games/{game}/components")
        assert (answer.status_code, answer.json()["message"]) == (404, "no-such-page")
