"""A table of Saboteur on a terminal. Nothing is told by colour alone."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from motherlode.cli.saboteur.picture import SIZE, Pictures, empty
from motherlode.cli.speech import Speaker
from motherlode.games.saboteur.wire import GoalView, SaboteurView, SeatView, TunnelView

COLUMNS = ("seat", "role", "hand", "before", "gold", "knows")


def draw(speaker: Speaker, pictures: Pictures, view: SaboteurView, you: int | None) -> None:
    """Print the players, the mine and the player's own cards."""
    console = speaker.console
    console.print()
    console.print(Text(headline(speaker, view), style="bold"))
    console.print(players(speaker, view, you))
    for line in mine(pictures, view):
        console.print(line, no_wrap=True, overflow="crop")
    console.print(Text(speaker.text("terminal-saboteur-signs"), style="dim"))
    if view.hand:
        for line in hand(speaker, pictures, view.hand):
            console.print(line)


def headline(speaker: Speaker, view: SaboteurView) -> str:
    """The round, and how near its end is."""
    return speaker.text(
        "terminal-saboteur-round", round=view.round, rounds=view.rounds, deck=view.deck
    )


def players(speaker: Speaker, view: SaboteurView, you: int | None) -> Table:
    """A row for each seat."""
    table = Table()
    for column in COLUMNS:
        right = column in {"hand", "gold"}
        title = speaker.text(f"terminal-saboteur-{column}")
        table.add_column(title, justify="right" if right else "left")
    for number, seat in enumerate(view.seats):
        name = speaker.catalogue.name(number, speaker.names)
        mark = "▶" if number == view.to_move and view.stage != "over" else " "
        table.add_row(
            Text(f"{mark}{number + 1} {name}", style="bold" if number == you else ""),
            speaker.catalogue.word("role", seat.role, game=speaker.game) if seat.role else "?",
            str(seat.hand),
            before(speaker, seat),
            "?" if seat.gold is None else str(seat.gold),
            knows(speaker, seat, number),
        )
    return table


def before(speaker: Speaker, seat: SeatView) -> str:
    """What lies in front of a player."""
    items = list(seat.broken) + ["trap"] * seat.trapped + ["theft"] * bool(seat.theft)
    words = [speaker.catalogue.word("item", item, game=speaker.game) for item in items]
    return speaker.catalogue.join(words)


def knows(speaker: Speaker, seat: SeatView, number: int) -> str:
    """The goals and roles that a player has looked at."""
    said = []
    if seat.peeked:
        goals = [str(goal + 1) for goal in seat.peeked]
        said.append(speaker.text("terminal-saboteur-peeked", goals=speaker.catalogue.join(goals)))
    others = [other for other in seat.inspected if other != number]
    if others:
        names = [speaker.catalogue.name(other, speaker.names) for other in others]
        said.append(
            speaker.text("terminal-saboteur-inspected", names=speaker.catalogue.join(names))
        )
    return speaker.text("terminal-saboteur-join").join(said)


def mine(pictures: Pictures, view: SaboteurView) -> list[Text]:
    """The mine with its columns and rows numbered; what is not joined to the start is dim."""
    cells: dict[tuple[int, int], list[Text]] = {(0, 0): pictures.start()}
    for tunnel in view.tunnels:
        cells[tunnel.x, tunnel.y] = _tunnel(pictures, tunnel)
    for place, goal in enumerate(view.goals):
        cells[goal.x, goal.y] = _goal(pictures, place, goal)
    columns = range(min(x for x, _ in cells) - 1, max(x for x, _ in cells) + 2)
    rows = range(min(y for _, y in cells) - 1, max(y for _, y in cells) + 2)
    lines = [Text("    " + "".join(f"{x:^{SIZE}}" for x in columns), style="dim")]
    for y in rows:
        for part in range(SIZE):
            label = Text(f"{y:>3} " if part == SIZE // 2 else "    ", style="dim")
            shown = [cells.get((x, y), empty())[part] for x in columns]
            lines.append(Text.assemble(label, *shown))
    return lines


def _tunnel(pictures: Pictures, tunnel: TunnelView) -> list[Text]:
    style = "bold" if tunnel.joined else "dim"
    return pictures.card(tunnel.card, turned=tunnel.turned, style=style)


def _goal(pictures: Pictures, place: int, goal: GoalView) -> list[Text]:
    if goal.up and goal.card:
        return pictures.card(goal.card, turned=goal.turned, style="bold")
    return pictures.face_down(place, goal.card)


def hand(speaker: Speaker, pictures: Pictures, cards: list[str]) -> list[Text]:
    """One line a card with its number; path cards are drawn beside each other above."""
    drawn = [(number, card) for number, card in enumerate(cards, 1) if pictures.has(card)]
    lines = []
    if drawn:
        lines.append(Text("".join(f"  {number:^{SIZE}} " for number, _ in drawn)))
    for part in range(SIZE if drawn else 0):
        row = [Text.assemble("  ", pictures.card(card)[part], " ") for _, card in drawn]
        lines.append(Text.assemble(*row))
    for number, card in enumerate(cards, 1):
        lines.append(
            Text(f"{number:>3}  {speaker.catalogue.word('card', card, game=speaker.game)}")
        )
    return lines
