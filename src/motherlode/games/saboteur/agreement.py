"""What one game is played by: the content and the options as :class:`Terms`."""

from __future__ import annotations

from motherlode.engine.game import Options
from motherlode.games.saboteur import shapes, tiles
from motherlode.games.saboteur.content import (
    BASE_SEATS,
    EFFECTS,
    TOOLS,
    Content,
    PathContent,
    deck_counts,
)
from motherlode.games.saboteur.terms import Terms, cell_at


def base_terms(content: Content, options: Options, seats: int) -> Terms:
    """The base game. ``options``: complete. ``seats``: 3 to 10."""
    numbers = content.base
    at = seats - BASE_SEATS[0]
    roles = [numbers.diggers[at], numbers.saboteurs[at], 0, 0, 0, 0, 0]
    agreed = _terms(
        content, options, roles, numbers.gold_cards, numbers.saboteur_gold, expansion=False
    )
    agreed.hand_size = numbers.hand[at]
    agreed.rounds = numbers.rounds
    agreed.gold_drawn = numbers.gold_drawn[at]
    agreed.broken_gets_nothing = options["broken_tool_no_gold"] is True
    return agreed


def expansion_terms(content: Content, options: Options) -> Terms:
    """Saboteur 2, the same for any number of seats. ``options``: complete."""
    numbers = content.expansion
    roles = [
        0, numbers.saboteurs, numbers.blue, numbers.green, numbers.boss, numbers.profiteer,
        numbers.geologists,
    ]  # fmt: skip
    agreed = _terms(content, options, roles, [0, 0, 0], numbers.pay, expansion=True)
    agreed.expansion = True
    agreed.hand_size = numbers.hand
    agreed.rounds = numbers.rounds
    agreed.put_away = numbers.put_away
    agreed.boss_less = numbers.boss_less
    agreed.profiteer_less = numbers.profiteer_less
    agreed.official_teams = options["team_win"] == "digger"
    agreed.theft_from_any = options["theft_from"] == "any"
    agreed.trap_others_only = options["trap_target"] == "other"
    return agreed


def _terms(
    content: Content,
    options: Options,
    roles: list[int],
    gold: list[int],
    pay: list[int],
    *,
    expansion: bool,
) -> Terms:
    paths = len(content.path)
    counts = deck_counts(content, expansion=expansion)
    drawn = [_path_shape(card) for card in content.path]
    both: list[int] = []
    for shape in drawn:
        both += shapes.both_ways(shape, len(both))
    start = shapes.shape(content.start.tunnels, len(both))
    goals: list[int] = []
    for goal in content.goal:
        tile = len(both) + 1 + len(goals)
        goals += shapes.both_ways(shapes.shape(goal.tunnels, tile), tile)
    places = zip(content.places.east, content.places.south, strict=True)
    cells = [cell_at(x, y) for x, y in places]
    tools = [sum(1 << TOOLS.index(tool) for tool in card.tools) for card in content.action]
    return Terms(
        options=dict(options),
        paths=paths,
        counts=counts,
        shapes=[*both, start, *goals],
        turnable=[shapes.turnable(shape) for shape in drawn],
        effects=[0] * paths + [EFFECTS.index(card.effect) for card in content.action],
        tools=[0] * paths + tools,
        roles=roles,
        gold=gold,
        goal_cells=cells,
        blank=shapes.blank_board(start, cells),
        deck=[kind for kind, count in enumerate(counts) for _ in range(count)],
        pay=pay,
    )


def _path_shape(card: PathContent) -> int:
    """The shape of a path card, without a number."""
    shape = shapes.shape(card.tunnels, 0) | tiles.TUNNEL
    lanes, _ = shapes.parse(card.tunnels)
    if card.door:
        door = tiles.BLUE if card.door == "blue" else tiles.GREEN
        shape |= shapes.side_bits(lanes[0]) << door
    if card.ladder:
        shape |= tiles.LADDER
    if card.crystal:
        shape |= tiles.CRYSTAL
    return shape
