"""What buttons and fields are called in each language."""

from __future__ import annotations

from typing import Final

GAMES: Final = {
    "en-US": {"dwarf": "Dig Down Dwarf", "saboteur": "Saboteur", "saboteur2": "Saboteur 2"},
    "zh-TW": {"dwarf": "挖寶矮人", "saboteur": "矮人礦坑", "saboteur2": "矮人礦坑2"},
}
WORDS: Final = {
    "en-US": {
        "against bots": "Play against bots",
        "new table": "New table",
        "of game": ": ",
        "your name": "Your name",
        "seat": "Seat {}",
        "with": "With",
        "norcia": "Gems of Norcia",
        "stars": "Star gems",
        "open": "Open the table",
        "free seat": "Seat {} is free",
        "start": "Start the game",
        "link": "Link to this seat",
        "sit down": "Sit down",
        "seated": "You have a seat",
        "play now": "Play now",
        "novice": "novice",
        "cancel": "Cancel",
        "rematch": "Rematch",
        "new game": "To the new game",
    },
    "zh-TW": {
        "against bots": "和電腦對戰",
        "new table": "開新桌",
        "of game": "：",
        "your name": "你的名字",
        "seat": "{} 號座位",
        "with": "使用",
        "norcia": "諾西亞寶石",
        "stars": "星星寶石",
        "open": "開桌",
        "free seat": "{} 號座位空著",
        "start": "開始遊戲",
        "link": "這個座位的連結",
        "sit down": "入座",
        "seated": "你已經入座",
        "play now": "馬上開始",
        "novice": "新手",
        "cancel": "取消",
        "rematch": "再來一局",
        "new game": "前往新的一局",
    },
}


def word(language: str, what: str, *numbers: int) -> str:
    return WORDS[language][what].format(*numbers)


def button_of(language: str, what: str, game: str) -> str:
    """The name of a game's button on the home page."""
    return f"{word(language, what)}{word(language, 'of game')}{GAMES[language][game]}"
