"""How Saboteur and Saboteur 2 are told in their golden playthroughs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from motherlode.engine.checks.case import Case
from motherlode.engine.wire import Result
from motherlode.games.saboteur import wire
from tests.games.saboteur import printed
from tests.golden.playthrough import Teller

EVERY = 18
"""Once in so many steps one of the views is told."""

TOLD: dict[str, list[tuple[int, str]]] = {
    "saboteur": [(3, ""), (5, "broken_tool_no_gold"), (7, ""), (10, "")],
    "saboteur2": [
        (2, ""), (3, "team_win"), (3, "trap_target"), (4, "theft_from"), (4, "all"), (6, ""),
        (12, ""),
    ],
}  # fmt: skip
"""Seats, one for each size of a hand, and which option is not at its default."""

LINES = {
    "": "#", "N": "╵", "E": "╶", "S": "╷", "W": "╴", "NS": "│", "EW": "─", "NE": "└", "NW": "┘",
    "ES": "┌", "SW": "┐", "NEW": "┴", "NES": "├", "ESW": "┬", "NSW": "┤", "NESW": "┼",
}  # fmt: skip
BRIDGE, CURVES = "╪", "╬"
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


class SaboteurTeller(Teller):
    """The events tell each step; views are told where a round begins or ends, and now and then
    one, the seats taking turns."""

    brief = True

    def chosen(self, case: Case) -> bool:
        default = case.game.options()
        changed = [name for name, choice in case.options.items() if choice != default[name]]
        option = "all" if len(changed) > 1 else "".join(changed)
        return (case.seats, option) in TOLD[case.game.id]

    def viewers(self, case: Case, step: int, fresh: bool) -> list[int | None]:
        turn = case.viewers()[(step // EVERY) % (case.seats + 1)]
        if step % EVERY == 0 or (fresh and turn is not None):
            return [turn]
        return [None] if fresh else []

    def fresh(self, events: list[Any]) -> bool:
        return any(isinstance(event, wire.RoundBegan | wire.RoundEnded) for event in events)

    def legend(self) -> list[str]:
        return [
            "A view is told now and then; what happens between follows from the events.",
            "Mine: @ start, ? goal face down, T C goals face up, t c goals known; # nothing joined,"
            f" {BRIDGE} bridge, {CURVES} double curve; stubs are not drawn.",
        ]

    def view(self, view: wire.SaboteurView) -> list[str]:
        lines = [
            f"round {view.round} of {view.rounds}, {view.stage}: deck {view.deck}, put away"
            f" {view.put_away}, reserve {view.reserve}, crystals {view.crystals}, begun by"
            f" {view.starter}, last {view.last}"
        ]
        if view.hand:
            lines.append(f"hand: {' '.join(view.hand)}")
        for seat, place in enumerate(view.seats):
            mark = ">" if seat == view.to_move and view.stage != "over" else " "
            lines.append(f"{mark} {seat} {' '.join(_place(seat, place))}")
        lines += [f"    {row}" for row in _mine(view)]
        lines += _rest(view)
        return lines

    def worth_reading(self, case: Case, events: list[Any], result: Result) -> bool:
        """The treasure is dug in one round and not in another, much happens, and the option that
        is not at its default makes a difference."""
        shown = set(_shown(events))
        wanted = {"dug", "not dug"}
        if case.game.id == "saboteur2":
            wanted |= {"stole", "trapped", "hats", "hands", "inspected"}
        default = case.game.options()
        changed = {name for name, choice in case.options.items() if choice != default[name]}
        if len(changed) > 1:
            changed = {"theft_from"}  # all differences together are too rare
        return wanted | (changed - {"trap_target"}) <= shown


def _place(seat: int, place: wire.SeatView) -> Iterator[str]:
    yield place.role or "?"
    yield f"{place.hand} cards"
    yield "gold ?" if place.gold is None else f"gold {place.gold}"
    if place.broken:
        yield f"broken {'+'.join(place.broken)}"
    if place.trapped:
        yield "trapped"
    if place.theft:
        yield f"theft no. {place.theft}"
    if place.peeked:
        yield f"saw goals {place.peeked}"
    if place.inspected != [seat]:
        yield f"knows roles {place.inspected}"
    if place.retired_seen:
        yield f"saw roles put away {place.retired_seen}"


def _rest(view: wire.SaboteurView) -> Iterator[str]:
    if view.gone:
        yield f"seen and gone: {_counted(view.gone)}"
    if view.discards:
        thrown = Counter(f"{card.card or '?'} by {card.seat}" for card in view.discards)
        yield f"face down: {_counted(thrown)}"
    if view.retired:
        yield f"roles put away: {' '.join(role or '?' for role in view.retired)}"
    for memory in view.memories:
        where = "nobody" if memory.holder is None else f"seat {memory.holder}"
        yield f"given away, with {where} or among {memory.discards}: {' '.join(memory.cards)}"
    if view.gold is not None:
        yield f"gold cards: pile {view.gold.pile}, paid out {view.gold.spent}"
        for at, sharing in enumerate(view.gold.rounds):
            if sharing.takers:
                taken = zip(sharing.takers, sharing.worths, strict=True)
                told = " ".join(f"{seat}:{worth or '?'}" for seat, worth in taken)
                looks = "; ".join(f"after {look.at} saw {look.worths}" for look in sharing.looks)
                yield f"shared in round {at + 1}: {told}  {looks}".rstrip()


def _counted(things: list[str] | Counter[str]) -> str:
    counts = Counter(things)
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


def _mine(view: wire.SaboteurView) -> list[str]:
    """The mine as drawn, and what is not joined to the start."""
    cells = {(tunnel.x, tunnel.y): _drawn(tunnel) for tunnel in view.tunnels}
    cells[0, 0] = "@"
    for goal in view.goals:
        letter = (goal.card or "?")[0]
        cells[goal.x, goal.y] = letter.upper() if goal.up else letter
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    drawn = [
        f"{y:3d} " + "".join(cells.get((x, y), " ") for x in range(min(columns), max(columns) + 1))
        for y in range(min(rows), max(rows) + 1)
    ]
    apart = [f"{tunnel.x},{tunnel.y}" for tunnel in view.tunnels if not tunnel.joined]
    joins = [f"not joined: {' '.join(apart)}"] if apart else []
    return [f"  W at {min(columns)}", *(line.rstrip() for line in drawn), *joins]


def _drawn(tunnel: wire.TunnelView) -> str:
    card = printed.BY_NAME[tunnel.card]
    if len(card.tunnels) == 2:
        return BRIDGE if "NS" in card.tunnels else CURVES
    sides = "".join(card.tunnels)
    if tunnel.turned:
        sides = "".join(OPPOSITE[side] for side in sides)
    return LINES["".join(side for side in "NESW" if side in sides)]


def _shown(events: list[Any]) -> Iterator[str]:
    """What a game shows."""
    broken: set[tuple[int, str]] = set()
    roles: dict[int, str] = {}
    paid: set[int] = set()
    ended: Any = None
    for event in events:
        match event:
            case wire.RoundBegan():
                broken, paid = set(), set()
            case wire.ToolBroken(other=other, card=card):
                broken.add((other, card.removeprefix("broken_")))
            case wire.ToolRepaired(other=other, tool=tool):
                broken.discard((other, tool))
            case wire.RoundEnded(found=found):
                ended = event
                yield "dug" if found else "not dug"
            case wire.RoleShown(seat=seat, role=role):
                roles[seat] = role
            case wire.Paid(seat=seat, gold=gold):
                if gold:
                    paid.add(seat)
                if ended.blue and ended.green and roles[ended.seat] in ("blue", "green"):
                    yield "team_win"
            case wire.GoldTaken():
                if any(roles[other] == "digger" for other, _ in broken):
                    yield "broken_tool_no_gold"
            case wire.Stole(other=other):
                yield "stole"
                if other not in paid:
                    yield "theft_from"
            case wire.Trapped():
                yield "trapped"
            case wire.HatsSwapped():
                yield "hats"
            case wire.HandsSwapped():
                yield "hands"
            case wire.Inspected():
                yield "inspected"
