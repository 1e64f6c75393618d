"""A table of Dig Down Dwarf on a terminal. Every colour has its word or its sign beside it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from motherlode.cli.speech import Speaker
from motherlode.games.dwarf.wire import (
    ABILITY_NAMES,
    GEM_NAMES,
    NORCIA_NAMES,
    DieView,
    DwarfSeat,
    DwarfView,
    Gems,
)

GEM_SIGNS = {"diamond": "◇", "emerald": "▲", "sapphire": "●", "amethyst": "■", "cursed": "✖"}
GEM_STYLES = {
    "diamond": "bold",
    "emerald": "green",
    "sapphire": "blue",
    "amethyst": "magenta",
    "cursed": "yellow",
}
DIE_STYLES = {
    "blue": "white on blue",
    "red": "white on red",
    "green": "black on green",
    "black": "white on black",
    "white": "black on white",
}


def draw(speaker: Speaker, view: DwarfView, you: int | None) -> None:
    """Print the players, the mine and the dice."""
    console = speaker.console
    console.print()
    console.print(Text(headline(speaker, view), style="bold"))
    console.print(players(speaker, view, you))
    console.print(Text.assemble(speaker.text("terminal-dwarf-mine"), " ", gems(speaker, view.mine)))
    if view.stage == "choose" or view.stage == "name":
        console.print(dice(speaker, view))
        console.print(Text(standing(speaker, view)))


def headline(speaker: Speaker, view: DwarfView) -> str:
    """The turn, and how near the end is."""
    if view.turns_left:
        return speaker.text("terminal-dwarf-last-turns", turn=view.turn, count=view.turns_left)
    left = sum(getattr(view.bag, gem) for gem in GEM_NAMES)
    return speaker.text("terminal-dwarf-turn", turn=view.turn, count=left)


def players(speaker: Speaker, view: DwarfView, you: int | None) -> Table:
    """A row for each seat."""
    table = Table()
    for column in ("seat", "dwarf", "abilities", "wish", "gems", "points"):
        right = column == "points"
        title = speaker.text(f"terminal-dwarf-{column}")
        table.add_column(title, justify="right" if right else "left")
    for number, seat in enumerate(view.seats):
        name = speaker.catalogue.name(number, speaker.names)
        mark = "▶" if number == view.to_move and view.stage != "over" else " "
        table.add_row(
            Text(f"{mark}{number + 1} {name}", style="bold" if number == you else ""),
            dwarf(speaker, seat),
            Text(abilities(speaker, seat)),
            wish(speaker, seat),
            possessions(speaker, seat, view),
            str(seat.score),
        )
    return table


def dwarf(speaker: Speaker, seat: DwarfSeat) -> Text:
    """The dwarf and his favourite die."""
    name = speaker.catalogue.word("dwarf", seat.dwarf, game="dwarf")
    return Text.assemble(name, " ", die_name(speaker, seat.favourite))


def abilities(speaker: Speaker, seat: DwarfSeat) -> str:
    """The abilities that are open."""
    return " ".join(speaker.text(f"dwarf-ability-{name}") for name in ABILITY_NAMES[: seat.showing])


def wish(speaker: Speaker, seat: DwarfSeat) -> Text:
    """The gems wanted, and a tick once they are there."""
    tick = " ✓" if seat.wish_fulfilled else ""
    return Text.assemble(gems(speaker, seat.wants, words=False), tick)


def possessions(speaker: Speaker, seat: DwarfSeat, view: DwarfView) -> Text:
    """Gems, star gems and Gems of Norcia."""
    owned = [gems(speaker, seat.gems, words=False)]
    if seat.stars:
        owned.append(Text(f"★{seat.stars}"))
    if view.options.get("norcia"):
        counts = [(name, getattr(seat.norcia, name)) for name in NORCIA_NAMES]
        owned += [
            Text(f"{speaker.text(f'dwarf-colour-{name}')}{count}")
            for name, count in counts
            if count
        ]
    return Text(" ").join(owned)


def gems(speaker: Speaker, counts: Gems, *, words: bool = True) -> Text:
    """Gems with their signs; ``words``: with their names too."""
    shown = []
    for gem in GEM_NAMES:
        count = getattr(counts, gem)
        if count:
            name = speaker.text(f"dwarf-gem-{gem}", count=count)
            said = f"{GEM_SIGNS[gem]} {count} {name}" if words else f"{GEM_SIGNS[gem]}{count}"
            shown.append(Text(said, style=GEM_STYLES[gem]))
    if not shown:
        return Text(speaker.text("terminal-dwarf-nothing"))
    return Text("   " if words else " ").join(shown)


def die_name(speaker: Speaker, die: str) -> Text:
    """A die's colour, on that colour."""
    return Text(f" {speaker.text(f'dwarf-die-{die}')} ", style=DIE_STYLES[die])


def dice(speaker: Speaker, view: DwarfView) -> Text:
    """The dice as they lie."""
    return Text("   ").join(die(speaker, one) for one in view.dice)


def die(speaker: Speaker, one: DieView) -> Text:
    """A die with its face and what holds it."""
    state = ""
    if one.aside:
        state = speaker.text("terminal-dwarf-aside")
    elif one.face == 1:
        state = speaker.text("terminal-dwarf-locked")
    elif one.face == 6:
        state = speaker.text("terminal-dwarf-free")
    face = "?" if one.aside else str(one.face)
    return Text.assemble(die_name(speaker, one.die), f" {face}", f" {state}" if state else "")


def standing(speaker: Speaker, view: DwarfView) -> str:
    """Rerolls left, the charge, and what the dice match as they lie."""
    said = [speaker.text("terminal-dwarf-rerolls", count=view.rerolls)]
    if view.charged:
        said.append(speaker.text("terminal-dwarf-charged"))
    if all(not one.aside for one in view.dice):
        said.append(speaker.text("terminal-dwarf-matches", conditions=view.matches))
    return speaker.text("terminal-dwarf-join").join(said)
