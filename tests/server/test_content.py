"""A server with an owner's own content instead of the reconstructed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.engine.content import ContentError
from motherlode.games.dwarf.content import BUILT_IN
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
