"""What the checks cannot know of Dig Down Dwarf by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from motherlode.engine.checks.case import Case, Probe, Seen
from motherlode.engine.position import Position
from motherlode.games.dwarf.rules import DwarfPosition
from motherlode.games.dwarf.state import GEM_SPENT
from motherlode.games.dwarf.terms import DICE, GEMS, NORCIA_COLOURS
from motherlode.games.dwarf.wire import DIE_NAMES, GEM_NAMES, NORCIA_NAMES

DWARVES = ("bombarnok", "thorgild", "ruddigar", "kolbera")
PRINTED_GEMS = {"diamond": 1, "emerald": 4, "sapphire": 8, "amethyst": 14, "cursed": 10}


class DwarfProbe(Probe):
    """Dig Down Dwarf hides nothing but chance to come (D43)."""

    def census(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, DwarfPosition)
        there: Counter[str] = Counter()
        for gem, name in enumerate(GEM_NAMES):
            there[name] += position.bag[gem] + position.mine[gem]
            there[name] += sum(position.gems[seat * GEMS + gem] for seat in range(position.seats))
        for noted in position.journal:
            if noted & 255 == GEM_SPENT:
                there[GEM_NAMES[noted >> 16]] += 1
        for colour, shade in enumerate(NORCIA_NAMES):
            there[f"norcia {shade}"] += position.norcia_bag[colour]
            there[f"norcia {shade}"] += sum(
                position.norcia[seat * NORCIA_COLOURS + colour] for seat in range(position.seats)
            )
        there["gems left in the bag"] = position.bag_left - sum(position.bag)
        there["dwarf cards"] = len(set(position.dwarves))
        there["dice"] = position.dice_used - (position.dice_used > DICE)
        return {name: int(count) for name, count in there.items()}

    def printed(self, case: Case) -> Mapping[str, int]:
        norcia = 5 if case.options["norcia"] else 0
        return {
            **PRINTED_GEMS,
            **{f"norcia {name}": norcia for name in NORCIA_NAMES},
            "gems left in the bag": 0,
            "dwarf cards": case.seats,
            "dice": 4,
        }

    def sights(self, position: Position) -> Seen:
        assert isinstance(position, DwarfPosition)
        seen = set()
        for seat in range(position.seats):
            seen.add(f"{DWARVES[position.dwarves[seat]]} at seat {seat}")
            seen.add(f"{position.showing[seat]} abilities open")
            seen |= {
                f"{name} owned at seat {seat}"
                for gem, name in enumerate(GEM_NAMES)
                if position.gems[seat * GEMS + gem]
            }
            seen |= {
                f"norcia {name} owned"
                for colour, name in enumerate(NORCIA_NAMES)
                if position.norcia[seat * NORCIA_COLOURS + colour]
            }
            if position.wish_fulfilled(seat):
                seen.add("wish fulfilled")
            if position.cursed_points(seat) > 0:
                seen.add("curse turned")
        if position.turn == 1:
            seen.add(f"seat {position.seat} begins")
        for die in range(position.dice_used):
            if position.dice[die]:
                seen.add(f"{DIE_NAMES[die]} shows {position.dice[die]}")
            if die == position.aside:
                seen.add(f"{DIE_NAMES[die]} set aside")
        return frozenset(seen)

    def all_sights(self, case: Case) -> Seen:
        seats = range(case.seats)
        dice = DIE_NAMES if case.options["stars"] else DIE_NAMES[:DICE]
        norcia = NORCIA_NAMES if case.options["norcia"] else ()
        return frozenset(
            {f"{dwarf} at seat {seat}" for dwarf in DWARVES for seat in seats}
            | {f"{name} owned at seat {seat}" for name in GEM_NAMES for seat in seats}
            | {f"norcia {name} owned" for name in norcia}
            | {f"{count} abilities open" for count in range(1, 5)}
            | {f"seat {seat} begins" for seat in seats}
            | {f"{die} shows {face}" for die in dice for face in range(1, 7)}
            | {f"{die} set aside" for die in DIE_NAMES[:DICE]}
            | {"wish fulfilled"}
        )

    def kinds(self, case: Case, every_kind: Seen) -> Seen:
        return every_kind if case.options["stars"] else every_kind - {"dwarf-spend-star"}

    def event_kinds(self, case: Case, every_kind: Seen) -> Seen:
        impossible = set()
        if not case.options["stars"]:
            impossible.add("dwarf-star-spent")
        if not case.options["norcia"]:
            impossible.add("dwarf-norcia-drawn")
        return every_kind - impossible

    def length(self, position: Position, plies: int) -> int:
        assert isinstance(position, DwarfPosition)
        return int(position.turn)

    def longest(self, case: Case) -> int:
        return 16 + case.seats  # D46
