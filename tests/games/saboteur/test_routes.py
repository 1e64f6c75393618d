"""The ways to the treasure that the end of a round tells of (R10)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from motherlode.engine.checks import Case, Probe
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.routes import Diggings
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.tiles import FACE_UP
from motherlode.games.saboteur.wire import Place, RockFall, Route
from tests.games.saboteur.diggers import dig
from tests.games.saboteur.printed import GOAL_PLACES
from tests.games.saboteur.slow_mine import OPPOSITE, STEPS, SlowMine, neighbour, sides_joined
from tests.games.saboteur.tables import BASE, GOALS, MORE, Scene


def row(first: int, last: int, y: int = 0) -> Route:
    return tuple((x, y) for x in range(first, last + 1))


def dug(scene: Scene) -> Diggings:
    """The mine of a scene as it lies, with the treasure in the middle turned up."""
    mine = scene.position.mine
    mine.turn_up(1, 0)
    shapes = {cell: int(value) for cell, value in enumerate(mine.board) if value & FACE_UP}
    return Diggings(shapes, int(scene.position.terms.goal_cells[1]))


# -- examples ------------------------------------------------------------------------------------


def test_a_corridor_is_the_way_for_everybody() -> None:
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 7)
    mine = dug(scene)
    assert mine.way() == mine.team_way(blue=True) == mine.team_way(blue=False) == row(0, 8)


def test_a_gap_leaves_no_way() -> None:
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 4)
    scene.corridor(6, 7)
    assert dug(scene).way() == ()


def test_a_door_bars_the_other_team_only() -> None:
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 3)
    scene.lay("x13", 4, 0)  # a green door
    scene.corridor(5, 7)
    mine = dug(scene)
    assert mine.team_way(blue=True) == ()
    assert mine.team_way(blue=False) == mine.way() == row(0, 8)


def test_a_team_goes_round_a_door_of_the_other() -> None:
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 2)
    scene.lay("b02", 3, 0)
    scene.lay("x10", 4, 0)  # a blue door
    scene.lay("b02", 5, 0)
    scene.corridor(6, 7)
    scene.lay("b06", 3, -1, turned=True)
    scene.lay("b05", 4, -1)
    scene.lay("b07", 5, -1, turned=True)
    mine = dug(scene)
    assert mine.team_way(blue=True) == row(0, 8)
    assert mine.team_way(blue=False) == (*row(0, 3), *row(3, 5, -1), *row(5, 8))


@pytest.mark.parametrize(
    ("card", "leads_on"),
    [("b01", True), ("x19", False), ("x20", False), ("x21", True), ("b08", False)],
    ids=["crossroads", "bridge", "double curve N-W/E-S", "double curve N-E/S-W", "blocked"],
)
def test_a_way_follows_the_tunnel_not_the_card(card: str, leads_on: bool) -> None:
    """From W the way can only go on to S."""
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 3)
    scene.lay(card, 4, 0)
    scene.lay("b07", 4, 1)
    scene.corridor(5, 6, y=1)
    scene.lay("b06", 7, 1)
    scene.lay("b06", 7, 0, turned=True)
    way = (*row(0, 4), *row(4, 7, 1), (7, 0), (8, 0))
    assert dug(scene).way() == (way if leads_on else ())


def test_a_way_may_cross_itself_on_a_bridge() -> None:
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 2)
    scene.lay("x19", 3, 0)
    scene.lay("b06", 4, 0)
    scene.lay("b07", 4, -1, turned=True)
    scene.lay("b06", 3, -1, turned=True)
    scene.lay("b07", 3, 1)
    scene.corridor(4, 6, y=1)
    scene.lay("b06", 7, 1)
    scene.lay("b06", 7, 0, turned=True)
    loop = ((4, 0), (4, -1), (3, -1), (3, 0))
    assert dug(scene).way() == (*row(0, 3), *loop, *row(3, 7, 1), (7, 0), (8, 0))


def test_a_ladder_is_one_step_from_the_start() -> None:
    scene = Scene(MORE, ["blue", "green"])
    scene.corridor(1, 2)
    scene.lay("x15", 6, -1)
    scene.lay("b02", 6, 0)
    scene.lay("b05", 7, 0)
    assert dug(scene).way() == ((0, 0), (6, -1), *row(6, 8))


# -- from the journal ----------------------------------------------------------------------------


def play_out(scene: Scene, rocks: bool) -> wire.RoundEnded:
    """Dig to the treasure with a detour below (2, 0); rocks may fall on that cell first."""
    laid = [("b02", 1, 0, True), ("b05", 2, 0, False), ("b02", 3, 0, True), ("b07", 1, 1, False)]
    laid += [("b05", 2, 1, False), ("b06", 3, 1, False)]
    laid += [("b05", x, 0, False) for x in range(4, 7)]
    for card, x, y, turned in laid:
        scene.hand(int(scene.position.seat), card)
        scene.play(Place(card=card, x=x, y=y, turned=turned))
    if rocks:
        scene.hand(int(scene.position.seat), "rock_fall")
        scene.play(RockFall(card="rock_fall", x=2, y=0))
    scene.hand(int(scene.position.seat), "b05")
    told = scene.play(Place(card="b05", x=7, y=0, turned=False))
    return next(event for event in told if isinstance(event, wire.RoundEnded))


def test_the_end_of_a_round_tells_the_way_that_was_dug() -> None:
    ended = play_out(Scene(BASE, ["digger", "saboteur", "digger"]), rocks=False)
    assert ended.route == row(0, 8)
    assert ended.blue_route == ended.green_route == ()


def test_a_buried_tunnel_is_no_part_of_the_way() -> None:
    ended = play_out(Scene(MORE, ["blue", "green", "saboteur"]), rocks=True)
    assert ended.route == (*row(0, 1), *row(1, 3, 1), *row(3, 8))
    assert ended.blue_route == ended.green_route == ended.route


def test_the_end_of_a_round_tells_what_is_cut_off() -> None:
    ended = play_out(Scene(MORE, ["blue", "green", "saboteur"]), rocks=True)
    joined = {(x, y): "".join(sides) for x, y, sides in ended.joined}
    assert joined == {(1, 0): "esw", (3, 0): "esw", (1, 1): "ne", (2, 1): "ew", (3, 1): "nw"} | {
        (x, 0): "ew" for x in range(4, 8)
    }


def test_the_end_of_a_round_is_told_the_same_later() -> None:
    scene = Scene(BASE, ["digger", "saboteur", "digger"])
    ended = play_out(scene, rocks=True)
    told = scene.game.events(scene.position, 0, None)
    assert [event for event in told if isinstance(event, wire.RoundEnded)] == [ended]


# -- any game ------------------------------------------------------------------------------------


class Follower:
    """Lays the cards of a game into a slow mine, and judges the ways that are told."""

    def __init__(self) -> None:
        self.mine = SlowMine(GOALS)
        self.seen: Counter[str] = Counter()

    def follow(self, event: wire.SaboteurEvent) -> None:
        match event:
            case wire.Placed(card=card, turned=turned, x=x, y=y):
                self.mine.lay(card, turned, (x, y))
            case wire.RocksFell(x=x, y=y):
                self.mine.bury((x, y))
            case wire.RoundEnded():
                self.judge(event.route, event.found, "")
                self.judge(event.blue_route, event.blue, "green")
                self.judge(event.green_route, event.green, "blue")
                self.seen["found" if event.found else "lost"] += 1
                joined = {(x, y): "".join(sides).upper() for x, y, sides in event.joined}
                assert joined == dict(sides_joined(self.mine))
                self.seen["cut off"] += "" in joined.values()
            case _:
                pass

    def judge(self, route: Route, there_is: bool, closed: str) -> None:
        assert bool(route) == there_is
        if not route:
            return
        assert len(route) == self.fewest(closed)
        assert route[-1] == GOAL_PLACES[self.mine.goals.index("treasure")]
        reached = {((0, 0), "NESW")}
        assert route[0] == (0, 0)
        for before, cell in pairwise(route):
            reached = {tunnel for tunnel in self.onward(reached, closed) if tunnel[0] == cell}
            assert reached, f"There is no tunnel from {before} to {cell}."
            self.seen["ladders"] += abs(before[0] - cell[0]) + abs(before[1] - cell[1]) > 1

    def onward(
        self, tunnels: set[tuple[tuple[int, int], str]], closed: str
    ) -> set[tuple[tuple[int, int], str]]:
        """The open tunnels one step on from any of these."""
        found = set()
        for cell, tunnel in tunnels:
            ladders = self.ladders() if cell == (0, 0) else set()
            for side in tunnel:
                other = neighbour(cell, side)
                onward = other in self.mine.cards and self.mine.cards[other].tunnel_at(
                    OPPOSITE[side]
                )
                found |= ladders | ({(other, str(onward))} if onward else set())
        return {at for at in found if not closed or self.mine.cards[at[0]].extra != closed}

    def ladders(self) -> set[tuple[tuple[int, int], str]]:
        return {
            (cell, tunnel)
            for cell, card in self.mine.cards.items()
            if card.extra == "ladder"
            for tunnel in card.tunnels
        }

    def fewest(self, closed: str) -> int:
        """How many cells the shortest way takes."""
        treasure = GOAL_PLACES[self.mine.goals.index("treasure")]
        reached, count = {((0, 0), "".join(STEPS))}, 1
        while treasure not in {cell for cell, _ in reached}:
            reached |= self.onward(reached, closed)
            count += 1
        return count


@pytest.mark.parametrize(
    ("game", "wanted"), [(BASE, {"found"}), (MORE, {"found", "ladders", "cut off"})]
)
def test_every_way_that_is_told_is_a_shortest_real_one(
    game: AnySaboteurGame, wanted: set[str]
) -> None:
    case = Case(game, 4, game.options(), Probe())
    follower = Follower()
    for seed in range(16):
        read = 0
        for ply in dig(case, seed):
            assert isinstance(ply.position, SaboteurPosition)
            for event in game.events(ply.position, read, None):
                if isinstance(event, wire.RoundBegan):
                    mine = ply.position.mine
                    follower.mine = SlowMine([GOALS[mine.goal(place)] for place in range(3)])
                follower.follow(event)
            read = len(ply.position.journal)
    assert wanted <= set(follower.seen), follower.seen
