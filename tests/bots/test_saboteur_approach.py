"""How far the tunnels are from the goals: examples, and a slow count of the same."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

from motherlode.games.saboteur import tiles
from motherlode.games.saboteur.approach import CARD, FAR, NO_DOORS, TIGHT, Approach, closed_doors
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.mine import ENTRY, Mine
from motherlode.games.saboteur.terms import GOALS, WIDTH, cell_at
from tests.bots.saboteur import played_positions
from tests.games.saboteur.tables import BASE, CARDS, MORE, Scene

STEPS = (-WIDTH, 1, WIDTH, -1)


def surveyed(scene: Scene, closed: int = NO_DOORS) -> Approach:
    approach = Approach()
    approach.survey(scene.position.mine, closed)
    return approach


def nearest(scene: Scene, closed: int = NO_DOORS) -> list[int]:
    """Half cards missing to each goal."""
    return [int(cards) for cards in surveyed(scene, closed).nearest]


def scene_with(card: str = "", first: int = 1, last: int = 0) -> Scene:
    scene = Scene(MORE, ["blue", "green", "saboteur"])
    if card:
        scene.corridor(first, last, card=card)
    return scene


def test_seven_cards_are_missing_to_the_middle_goal_and_nine_to_the_others() -> None:
    assert nearest(scene_with()) == [9 * CARD, 7 * CARD, 9 * CARD]


def test_a_tunnel_towards_the_goals_saves_a_card_for_each() -> None:
    assert nearest(scene_with("b05", 1, 3)) == [6 * CARD, 4 * CARD, 6 * CARD]


def test_a_dead_end_in_the_way_means_a_way_around() -> None:
    scene = scene_with("b05", 1, 3)
    scene.lay("b12", 4, 0)
    assert nearest(scene)[1] > 7 * CARD


def test_a_tunnel_that_is_cut_off_already_counts() -> None:
    scene = scene_with("b05", 1, 6)
    scene.bury(3, 0)
    cards = nearest(scene)[1]
    assert cards == 2 * CARD + TIGHT[2] + TIGHT[1]  # one to mend, between two cards; one to go


def test_a_wall_is_no_way() -> None:
    scene = scene_with("b05", 1, 6)
    scene.lay("b04", 7, 0)  # runs from N to S past the end of the tunnel
    assert nearest(scene)[1] > 2 * CARD


def test_a_goal_that_is_reached_lacks_nothing() -> None:
    assert nearest(scene_with("b05", 1, 7))[1] == 0


def test_a_door_of_the_other_colour_closes_the_way_to_a_team_only() -> None:
    scene = scene_with("b05", 1, 5)
    scene.lay("x13", 6, 0)  # green
    assert nearest(scene)[1] == 1 * CARD
    assert nearest(scene, closed_doors(blue=False))[1] == 1 * CARD
    assert nearest(scene, closed_doors(blue=True))[1] > 2 * CARD


def test_a_ladder_joins_from_afar() -> None:
    scene = scene_with("b05", 1, 5)
    scene.bury(1, 0)
    scene.lay("x16", 6, 0)
    assert nearest(scene)[1] < 3 * CARD


def test_what_a_card_would_do_is_seen_at_a_glance() -> None:
    scene = scene_with("b05", 1, 5)
    approach = surveyed(scene)
    cell = cell_at(6, 0)
    straight, dead = (scene.position.terms.shapes[2 * CARDS.index(card)] for card in ("b05", "b12"))
    assert approach.after(1, cell, approach.outlets(cell, straight)) == 1 * CARD
    assert approach.outlets(cell, dead) == 0
    assert approach.after(1, cell, 0) > 2 * CARD


# -- the same, slowly --------------------------------------------------------------------------


def slow_nearest(mine: Mine, approach: Approach, place: int) -> int:
    """The cheapest way from any place where the network ends to a goal, by Dijkstra's method,
    from the network outwards: the other way round than :class:`Approach` looks."""
    goal = int(mine.terms.goal_cells[place])
    best: dict[tuple[int, int], int] = {}
    heap: list[tuple[int, int, int]] = []
    for at in range(mine.frontier_size):
        cell = int(mine.frontier[at] >> ENTRY)
        heappush(heap, (cost_of(mine, approach, cell), cell, -1))
    while heap:
        cost, cell, came = heappop(heap)
        if (cell, came) in best:
            continue
        best[cell, came] = cost
        value = int(mine.board[cell])
        lane = int(tiles.lane_of(value, came)) if value & tiles.FACE_UP else tiles.OPEN
        for side in range(4):
            if not (lane >> side) & 1:
                continue
            other = cell + STEPS[side]
            there = int(mine.board[other])
            if side == came or (not value & tiles.TAKEN and walled(value, side)):
                continue
            if other == goal:
                return cost
            if not there & tiles.TAKEN:
                if value & tiles.FACE_UP or not walled(there, (side + 2) % 4):
                    heappush(heap, (cost + cost_of(mine, approach, other), other, -1))
            elif there & tiles.FACE_UP and tiles.lane_of(there, (side + 2) % 4):
                heappush(heap, (cost, other, (side + 2) % 4))
    return FAR


def walled(value: int, side: int) -> bool:
    """Whether a neighbour shows an empty cell a wall at a side."""
    return bool((value >> tiles.FIXED) & ~(value >> tiles.WANTED) & (1 << side))


def cost_of(mine: Mine, approach: Approach, cell: int) -> int:
    """What a card in an empty cell costs; too much outside the frame that is looked at."""
    fixed = (int(mine.board[cell]) >> tiles.FIXED) & 15
    return CARD + int(TIGHT[fixed.bit_count()]) if approach.inside(cell) else FAR * CARD


@pytest.mark.parametrize("seats", [3, 7])
@pytest.mark.parametrize("game", [BASE, MORE], ids=lambda game: game.id)
def test_it_agrees_with_a_slow_count_the_other_way_round(game: AnySaboteurGame, seats: int) -> None:
    compared = 0
    for position in played_positions(game, seats, 25, seed=seats, apart=4):
        approach = Approach()
        approach.survey(position.mine, NO_DOORS)
        for place in range(GOALS):
            if position.mine.is_up(place):
                continue
            slow = slow_nearest(position.mine, approach, place)
            if approach.nearest[place] == 0:
                continue
            assert int(approach.nearest[place]) == min(slow, FAR)
            compared += 1
    assert compared > 30
