"""How Dig Down Dwarf is told in its golden playthroughs."""

from __future__ import annotations

from typing import Any

import msgspec

from motherlode.engine.checks.case import Case
from motherlode.engine.wire import Result
from motherlode.games.dwarf.wire import (
    ABILITY_NAMES,
    AbilityUsed,
    DwarfView,
    Gems,
    Norcia,
    NorciaDrawn,
    StarSpent,
    Took,
)
from tests.golden.playthrough import Teller


class DwarfTeller(Teller):
    """Everybody sees the same."""

    def legend(self) -> list[str]:
        return [
            "Gems: D diamond, E emerald, S sapphire, A amethyst, C cursed."
            " Norcia: W white, O orange, P pink, T teal.",
            "Dice: ! locked 1, * 6 (free to reroll), ~ set aside by WILD, - not rolled.",
        ]

    def view(self, view: DwarfView) -> list[str]:
        norcia = f"  norcia bag {counts(view.norcia_bag)}" if view.options["norcia"] else ""
        last = f", {view.turns_left} to go" if view.turns_left else ""
        lines = [
            f"turn {view.turn}{last}, {view.stage}: mine {counts(view.mine)}"
            f"  bag {counts(view.bag)}{norcia}"
        ]
        dice = " ".join(f"{die.die} {face(die.face, die.aside)}" for die in view.dice)
        notes = [f"rerolls {view.rerolls}"]
        notes += ["six unused"] if view.charged else []
        notes += [f"draws due {view.draws_due}"] if view.draws_due else []
        notes += ["got a gem"] if view.gained else []
        lines.append(f"{dice} ({', '.join(notes)})")
        for seat, place in enumerate(view.seats):
            mark = ">" if seat == view.to_move and view.stage != "over" else " "
            extras = f" star {place.stars}" if view.options["stars"] else ""
            extras += f" norcia {counts(place.norcia)}" if view.options["norcia"] else ""
            wish = "has" if place.wish_fulfilled else "wants"
            lines.append(
                f"{mark} {seat} {place.dwarf} {place.favourite} {wish} {counts(place.wants)},"
                f" {ABILITY_NAMES[place.showing - 1]}: {counts(place.gems)}{extras}"
                f" = {place.score} (C {place.cursed_points:+d})"
            )
        return lines

    def worth_reading(self, case: Case, events: list[Any], result: Result) -> bool:
        """A wish came true, an ability was used, and every option that is not at its default
        made a difference."""
        default = case.game.options()
        changed = {name for name, choice in case.options.items() if choice != default[name]}
        lines = [line for seat in result.lines for line in seat]
        gems = {line.arguments.get("gem") for line in lines}
        diamond = any(
            isinstance(event, Took) and event.gem == "diamond" and event.by == "dice"
            for event in events
        )
        level = len(set(result.scores)) < case.seats
        shown = {
            "emerald_value": "emerald" in gems,
            "diamond": diamond,
            "tie_break": level and len(set(result.places)) == case.seats,
            "norcia": any(isinstance(event, NorciaDrawn) for event in events),
            "stars": any(isinstance(event, StarSpent) for event in events),
        }
        if len(changed) > 1:
            changed.remove("tie_break")  # too rare together with all others
        wish = any(line.message == "dwarf-score-wish" for line in lines)
        ability = any(isinstance(event, AbilityUsed) for event in events)
        return wish and ability and all(shown[name] for name in changed)


def counts(things: Gems | Norcia) -> str:
    """``D1 S2`` for a diamond and two sapphires."""
    some = [f"{name[0].upper()}{n}" for name, n in msgspec.structs.asdict(things).items() if n]
    return " ".join(some) or "-"


def face(shown: int, aside: bool) -> str:
    mark = "~" if aside else {0: "", 1: "!", 6: "*"}.get(shown, "")
    return f"{shown or '-'}{mark}"
