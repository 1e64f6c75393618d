"""What roles win, in words: Markdown tables that say all it takes to measure them again."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.arena.roles import RoleRate, RoleReport, RoleTable
from motherlode.games.saboteur.wire import Role
from motherlode.locale import DEFAULT, Catalogue, Language


def command_of_roles(report: RoleReport) -> str:
    """The command that measures this report."""
    words = [f"motherlode arena roles {report.game} --level {report.level}"]
    if report.saboteurs != report.level:
        words.append(f"--saboteurs {report.saboteurs}")
    words.append("--seats " + " ".join(str(table.seats) for table in report.tables))
    words.append(f"--deals {report.deals} --seed {report.seed}")
    if "sharp" in (report.level, report.saboteurs):
        if report.budget.iterations:
            words.append(f"--iterations {report.budget.iterations}")
        else:
            words.append(f"--seconds {report.budget.seconds:g}")
    return " ".join(words)


def tables_of(report: RoleReport, language: Language = DEFAULT) -> str:
    """A line a number of seats: rounds, and who won them, in per cent."""
    catalogue = Catalogue(language)
    roles: list[Role] = [
        rate.role for rate in max(report.tables, key=lambda each: len(each.roles)).roles
    ]
    about = {
        "id": report.game,
        "version": report.rules_version,
        "content": report.content_hash[:12],
    }
    headings = [catalogue.say(f"arena-{heading}") for heading in ("seats", "rounds", "dug")]
    headings += [
        catalogue.say("arena-role-wins", {"holder": _holder(role, report.game, catalogue)})
        for role in roles
    ]
    lines = [
        catalogue.say("arena-roles-of", about),
        catalogue.say(
            "arena-source", {"source": report.version or None, "compiled": report.compiled}
        ),
        command_of_roles(report),
        "",
        "| " + " | ".join(headings) + " |",
        "|--:|--:|:--|" + ":--|" * len(roles),
    ]
    lines += [_line(table, roles) for table in report.tables]
    return "\n".join(lines)


def _holder(role: Role, game: str, catalogue: Catalogue) -> str:
    """In English by its id, as the tables in docs/balance.md have it."""
    return role if catalogue.language == DEFAULT else catalogue.word("role", role, game=game)


def _line(table: RoleTable, roles: Sequence[Role]) -> str:
    rates = {rate.role: rate for rate in table.roles}
    cells = [str(table.seats), str(table.rounds), span(table.dug, table.dug_low, table.dug_high)]
    cells += [_cell(rates[role]) if role in rates else "" for role in roles]
    return "| " + " | ".join(cells) + " |"


def _cell(rate: RoleRate) -> str:
    return f"{span(rate.rate, rate.low, rate.high)}, {rate.gold:.2f}"


def span(rate: float, low: float, high: float) -> str:
    """A rate in per cent with its 95 % interval."""
    return f"{rate:.0%} ({low:.0%}–{high:.0%})".replace("%", "")
