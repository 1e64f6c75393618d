"""A ladder in words: plain text that says all it takes to measure it again."""

from __future__ import annotations

from unicodedata import east_asian_width

from motherlode.arena.ladder import Ladder, Pairing
from motherlode.locale import DEFAULT, Catalogue, Language


def command_of(ladder: Ladder) -> str:
    """The command that measures this ladder."""
    levels = {pairing.level for pairing in ladder.pairings}
    levels |= {pairing.other for pairing in ladder.pairings}
    words = [f"motherlode arena ladder {ladder.game} --deals {ladder.deals}"]
    words += [f"--seats {ladder.seats} --seed {ladder.seed}"]
    if ladder.budget.iterations:
        words.append(f"--iterations {ladder.budget.iterations}")
    else:
        words.append(f"--seconds {ladder.budget.seconds:g}")
    if len(levels) == 2:
        words.append("--levels " + " ".join(sorted(levels)))
    return " ".join(words)


def table_of(ladder: Ladder, language: Language = DEFAULT) -> str:
    """One line a pairing: rates in per cent, leads in points, each with its 95 % interval."""
    catalogue = Catalogue(language)
    about = {
        "id": ladder.game,
        "players": ladder.seats,
        "version": ladder.rules_version,
        "content": ladder.content_hash[:12],
    }
    headings = ("pairing", "games", "wins", "interval", "points", "lead")
    lines = [
        catalogue.say("arena-ladder-of", about),
        catalogue.say(
            "arena-source", {"source": ladder.version or None, "compiled": ladder.compiled}
        ),
        command_of(ladder),
        "",
        _row([catalogue.say(f"arena-{heading}") for heading in headings]),
    ]
    lines += [_row(_cells(pairing, catalogue)) for pairing in ladder.pairings]
    return "\n".join(lines)


def _cells(pairing: Pairing, catalogue: Catalogue) -> list[str]:
    level, other = (catalogue.word("level", x, game="") for x in (pairing.level, pairing.other))
    return [
        f"{level} : {other}",
        str(pairing.games),
        f"{pairing.rate:.1%}",
        f"{pairing.low:6.1%} - {pairing.high:6.1%}",
        f"{pairing.points:.1f} : {pairing.other_points:.1f}",
        f"{pairing.lead:+.2f} ± {pairing.lead_error:.2f}",
    ]


def _row(cells: list[str]) -> str:
    names, games, rate, interval, points, lead = cells
    return (
        f"{names}{_room(names, 20)} {_room(games, 6)}{games} {_room(rate, 7)}{rate}"
        f"  {interval}{_room(interval, 15)} {_room(points, 14)}{points} {_room(lead, 16)}{lead}"
    )


def _room(text: str, width: int) -> str:
    """What a text lacks to a width on the terminal, where Chinese takes two columns."""
    taken = sum(2 if east_asian_width(character) in "WF" else 1 for character in text)
    return " " * (width - taken)
