"""Everything in the content file of Saboteur, for the table on its rules pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from motherlode.games.saboteur import content
from motherlode.locale import Catalogue, Language

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "more": "{name} (Saboteur 2)",
        "in both": "{base} ({more} in Saboteur 2)",
        "place": "goals: columns east / rows south of the start",
        "for players": "{what}: 3 to 10 players",
        "saboteurs": "saboteurs",
        "diggers": "gold-diggers",
        "hand": "cards in hand",
        "gold drawn": "gold cards for the diggers",
        "saboteur gold": "gold for each saboteur: 1 / 2 / 3 / 4 saboteurs",
        "gold cards": "gold cards of worth 1 / 2 / 3",
        "rounds": "rounds",
        "roles": "role cards: {name}",
        "put away": "cards put away each round",
        "pay": "gold for each of 1 / 2 / 3 / 4 / 5 or more winners",
        "less": "{name} gets less by",
    },
    "zh-Hant": {
        "more": "{name}（矮人礦坑2）",
        "in both": "{base}（矮人礦坑2 為 {more}）",
        "place": "終點：起點往東的欄數／往南的列數",
        "for players": "{what}：3 到 10 人",
        "saboteurs": "壞矮人",
        "diggers": "好矮人",
        "hand": "手牌",
        "gold drawn": "好矮人的金塊卡",
        "saboteur gold": "每位壞矮人的賞金：1／2／3／4 位壞矮人",
        "gold cards": "值 1／2／3 的金塊卡",
        "rounds": "輪數",
        "roles": "角色卡：{name}",
        "put away": "每輪拿走的牌",
        "pay": "每位贏家的賞金：1／2／3／4／5 位以上",
        "less": "{name}的賞金少",
    },
}


def split(numbers: Sequence[int]) -> str:
    return " / ".join(str(number).replace("-", "−") for number in numbers)


def saboteur_rows(language: Language) -> Iterator[tuple[str, object, str]]:
    """Name, value and source."""
    data = content.load()
    yield from _cards(language, data)
    words = WORDS[language]
    base = data.base
    per_seats = (
        ("saboteurs", base.saboteurs),
        ("diggers", base.diggers),
        ("hand", base.hand),
        ("gold drawn", base.gold_drawn),
    )
    for what, numbers in per_seats:
        yield words["for players"].format(what=words[what]), split(numbers), base.source
    yield words["saboteur gold"], split(base.saboteur_gold), base.source
    yield words["gold cards"], split(base.gold_cards), base.source
    yield words["rounds"], base.rounds, base.source
    for name, number in _expansion(language, data.expansion):
        yield words["more"].format(name=name), number, data.expansion.source


def _cards(language: Language, data: content.Content) -> Iterator[tuple[str, object, str]]:
    catalogue = Catalogue(language)
    words = WORDS[language]
    cards: list[content.PathContent | content.ActionContent] = [*data.path, *data.action]
    for card in cards:
        name = catalogue.word("card", card.id, game="saboteur")
        if card.box == "expansion":
            name = words["more"].format(name=name)
        count: object = card.count
        if isinstance(card, content.ActionContent) and card.more:
            count = words["in both"].format(base=card.count, more=card.count + card.more)
        yield name, count, "photograph" if card.why else card.source
    yield words["place"], _places(data.places), data.places.source


def _places(places: content.PlacesContent) -> str:
    each = zip(places.east, places.south, strict=True)
    return ", ".join(f"{east} / {south}" for east, south in each).replace("-", "−")


def _expansion(language: Language, more: content.ExpansionContent) -> Iterator[tuple[str, object]]:
    words = WORDS[language]
    catalogue = Catalogue(language)

    def role(name: str) -> str:
        return catalogue.word("role", name, game="saboteur")

    counts = {
        "blue": more.blue,
        "green": more.green,
        "saboteur": more.saboteurs,
        "boss": more.boss,
        "profiteer": more.profiteer,
        "geologist": more.geologists,
    }
    for name, count in counts.items():
        yield words["roles"].format(name=role(name)), count
    yield words["hand"], more.hand
    yield words["put away"], more.put_away
    yield words["pay"], split(more.pay)
    yield words["less"].format(name=role("boss")), more.boss_less
    yield words["less"].format(name=role("profiteer")), more.profiteer_less
    yield words["rounds"], more.rounds
