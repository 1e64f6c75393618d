"""Everything in the content file of Dig Down Dwarf, for the table on its rules pages."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.games.dwarf import content
from motherlode.locale import Catalogue, Language

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "gems": "{name}, {points} each",
        "mine": "gems in the mine at the start",
        "draw": "gems drawn each turn",
        "rerolls": "rerolls each turn",
        "curse": "cursed gems that score {points} each: 2 / 3 / 4 players",
        "bonus": "points for a wish",
        "favourite": "{name}: favourite die",
        "wants": "{name}: wants",
        "norcia": "Gems of Norcia",
        "each colour": "Gems of Norcia of each colour: {colours}",
        "consolation": "Gems of Norcia drawn after a turn without gems",
        "set": "points for a set of Gems of Norcia",
        "stars": "star gems for each player",
    },
    "zh-Hant": {
        "gems": "{name}，每顆 {points} 分",
        "mine": "開場時場中的寶石",
        "draw": "每回合抽出的寶石",
        "rerolls": "每回合的重擲次數",
        "curse": "每顆值 {points} 分所需的詛咒寶石：2／3／4 人",
        "bonus": "實現願望的分數",
        "favourite": "{name}：最喜歡的骰子",
        "wants": "{name}：願望",
        "norcia": "諾西亞寶石",
        "each colour": "各色諾西亞寶石：{colours}",
        "consolation": "沒有得到寶石的回合後抽的諾西亞寶石",
        "set": "一組諾西亞寶石的分數",
        "stars": "每位玩家的星星寶石",
    },
}


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def dwarf_rows(language: Language) -> Iterator[tuple[str, object, str]]:
    """Name, value and source of everything in the content file."""
    catalogue = Catalogue(language)
    words = WORDS[language]
    data = content.load()

    def word(kind: str, value: str, count: int = 1) -> str:
        return catalogue.say(f"dwarf-{kind}-{value}", {"count": count})

    for gem in data.gem:
        name = words["gems"].format(name=word("gem", gem.id, 2), points=signed(gem.points))
        yield name, gem.count, gem.source
    yield words["mine"], data.setup.mine, data.setup.source
    yield words["draw"], data.setup.draw, data.setup.source
    yield words["rerolls"], data.setup.rerolls, data.setup.source
    curse = data.curse
    thresholds = f"{curse.two_players} / {curse.three_players} / {curse.four_players}"
    yield words["curse"].format(points=f"+{curse.points}"), thresholds, curse.source
    yield words["bonus"], data.wish.bonus, data.wish.source
    for dwarf in data.dwarf:
        name = word("dwarf", dwarf.id)
        favourite = word("die", dwarf.favourite)
        yield words["favourite"].format(name=name), favourite, dwarf.favourite_source
        wish = catalogue.join(
            f"{count} {word('gem', gem, count)}" for gem, count in dwarf.wants.items()
        )
        yield words["wants"].format(name=name), wish, dwarf.source
    norcia = data.norcia
    counts = {colour: getattr(norcia, colour) for colour in ("white", "orange", "pink", "teal")}
    yield words["norcia"], sum(counts.values()), norcia.source
    colours = catalogue.join(word("colour", colour) for colour in counts)
    split = " / ".join(str(count) for count in counts.values())
    yield words["each colour"].format(colours=colours), split, norcia.count_source
    yield words["consolation"], norcia.consolation, norcia.source
    yield words["set"], norcia.set_points, norcia.source
    yield words["stars"], data.star.each, data.star.source
