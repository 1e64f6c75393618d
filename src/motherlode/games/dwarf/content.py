"""Reads ``content.toml``, or a replacement of it, and turns it into :class:`Terms`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from motherlode.engine.content import ContentError, Source, content_hash, read_content
from motherlode.engine.game import Options
from motherlode.games.dwarf.terms import EMERALD, Terms
from motherlode.games.dwarf.wire import DIE_NAMES, GEM_NAMES, NORCIA_NAMES, Die, Gem

MOST_SEATS = 4

Count = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,30}$")]


class _Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: Source
    why: str = ""


class GemContent(_Table):
    id: Gem
    count: Count
    points: Points


class SetupContent(_Table):
    mine: Count
    draw: Annotated[int, Meta(ge=1, le=99)]
    rerolls: Count


class CurseContent(_Table):
    two_players: Count
    three_players: Count
    four_players: Count
    points: Points


class WishContent(_Table):
    bonus: Points


class DwarfContent(_Table):
    id: Word
    favourite: Die
    wants: dict[Gem, Count]
    favourite_source: Source


class NorciaContent(_Table):
    white: Count
    orange: Count
    pink: Count
    teal: Count
    consolation: Count
    set_points: Points
    count_source: Source


class StarContent(_Table):
    each: Count


class Content(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole file; field docs stand in ``content.toml``."""

    format: Literal[1]
    game: Literal["dwarf"]
    gem: list[GemContent]
    setup: SetupContent
    curse: CurseContent
    wish: WishContent
    dwarf: list[DwarfContent]
    norcia: NorciaContent
    star: StarContent


BUILT_IN = Path(__file__).with_name("content.toml")


def load(path: Path = BUILT_IN) -> Content:
    """The content in a file. Raises ContentError with one sentence that says what to mend."""
    content = read_content(path, Content)
    gems = [gem.id for gem in content.gem]
    if sorted(gems) != sorted(GEM_NAMES):
        wanted = ", ".join(GEM_NAMES)
        raise ContentError(f"The content file {path} must list each gem once: {wanted}.")
    names = [dwarf.id for dwarf in content.dwarf]
    if len(set(names)) != len(names):
        raise ContentError(f"The content file {path} gives two dwarves the same id.")
    if not MOST_SEATS <= len(names) <= 60:
        raise ContentError(f"The content file {path} must list {MOST_SEATS} to 60 dwarves.")
    if any(dwarf.favourite == "white" for dwarf in content.dwarf):
        raise ContentError(f"In the content file {path} no dwarf may prefer the white die (D29).")
    if sum(gem.count for gem in content.gem) <= content.setup.mine:
        raise ContentError(
            f"The content file {path} has too few gems: some must be left in the bag"
            " when the mine is laid out."
        )
    return content


def terms(content: Content, options: Options, seats: int) -> Terms:
    """What one game is played by. ``options``: complete, as ``DwarfGame.options`` gives them."""
    gems = {gem.id: gem for gem in content.gem}
    points = [gems[name].points for name in GEM_NAMES]
    if options["emerald_value"] == 7:
        points[EMERALD] = 7  # D1: the first edition's summary card
    agreed = Terms(
        options=dict(options),
        counts=[gems[name].count for name in GEM_NAMES],
        points=points,
        favourites=[DIE_NAMES.index(dwarf.favourite) for dwarf in content.dwarf],
        wants=[dwarf.wants.get(name, 0) for dwarf in content.dwarf for name in GEM_NAMES],
        norcia_counts=[getattr(content.norcia, name) for name in NORCIA_NAMES],
    )
    agreed.opening = content.setup.mine
    agreed.draw = content.setup.draw
    agreed.rerolls = content.setup.rerolls
    thresholds = {
        2: content.curse.two_players,
        3: content.curse.three_players,
        4: content.curse.four_players,
    }
    agreed.curse_turns_at = thresholds[seats]
    agreed.curse_points = content.curse.points
    agreed.bonus = content.wish.bonus
    agreed.consolation = content.norcia.consolation
    agreed.set_points = content.norcia.set_points
    agreed.stars_each = content.star.each
    agreed.any_quad = options["diamond"] == "any_quad"
    agreed.fewer_cursed = options["tie_break"] == "fewer_cursed"
    agreed.norcia = options["norcia"] is True
    agreed.stars = options["stars"] is True
    return agreed


__all__ = ["BUILT_IN", "Content", "ContentError", "content_hash", "load", "terms"]
