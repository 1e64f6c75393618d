"""A ladder in words: plain text that says all it takes to measure it again."""

from __future__ import annotations

from motherlode.arena.ladder import Ladder, Pairing


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


def table_of(ladder: Ladder) -> str:
    """One line a pairing: rates in per cent, leads in points, each with its 95 % interval."""
    build = "compiled" if ladder.compiled else "pure Python"
    lines = [
        f"{ladder.game}, {ladder.seats} seats, rules {ladder.rules_version},"
        f" content {ladder.content_hash[:12]}",
        f"source {ladder.version or 'unknown'}, {build}",
        command_of(ladder),
        "",
        f"{'pairing':<20} {'games':>6} {'wins':>7}  {'95 % interval':<15}"
        f" {'points':>14} {'lead':>16}",
    ]
    lines += [_line(pairing) for pairing in ladder.pairings]
    return "\n".join(lines)


def _line(pairing: Pairing) -> str:
    names = f"{pairing.level} : {pairing.other}"
    interval = f"{pairing.low:6.1%} -{pairing.high:6.1%}"
    points = f"{pairing.points:.1f} : {pairing.other_points:.1f}"
    lead = f"{pairing.lead:+.2f} ± {pairing.lead_error:.2f}"
    rate = f"{pairing.rate:>7.1%}"
    return f"{names:<20} {pairing.games:>6} {rate}  {interval:<15} {points:>14} {lead:>16}"
