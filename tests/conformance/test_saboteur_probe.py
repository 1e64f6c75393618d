"""The checks catch mistakes of Saboteur, so that its probe shows them what they need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from motherlode.engine.checks import Case, census, encoding, legality, secrecy
from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, View
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame, Saboteur2Game, SaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.wire import ROLE_NAMES, SaboteurEvent, SaboteurView
from tests.conformance.probes import PROBES
from tests.games.saboteur import worlds


class ShowsAHand(SaboteurGame):
    def view(self, position: Position, seat: int | None) -> SaboteurView:
        view = super().view(position, seat)
        view.hand = super().view(position, 0).hand
        return view


class ShowsRoles(Saboteur2Game):
    def view(self, position: Position, seat: int | None) -> SaboteurView:
        assert isinstance(position, SaboteurPosition)
        view = super().view(position, seat)
        for other, shown in enumerate(view.seats):
            shown.role = ROLE_NAMES[position.role(other)]
        return view


class ShowsAGoal(SaboteurGame):
    def view(self, position: Position, seat: int | None) -> SaboteurView:
        assert isinstance(position, SaboteurPosition)
        view = super().view(position, seat)
        view.goals[1].card = self.content.goal[position.mine.goal(1)].id
        return view


class TellsDraws(Saboteur2Game):
    def events(self, position: Position, since: int, seat: int | None) -> list[SaboteurEvent]:
        return super().events(position, since, 1)


class LeavesDrawsOut(SaboteurGame):
    def events(self, position: Position, since: int, seat: int | None) -> list[SaboteurEvent]:
        heard = super().events(position, since, seat)
        return [event for event in heard if not isinstance(event, wire.Drew) or event.cards]


class LosesACard(SaboteurGame):
    def new(
        self, options: Mapping[str, object], seats: int, rng: Rng, *, noting: bool = False
    ) -> SaboteurPosition:
        position = super().new(options, seats, rng, noting=noting)
        position.deck_left -= 1
        return position


class PeeksAtTheHandToCome(Saboteur2Game):
    """Imagines the hands that it showed last."""

    hands: list[int]

    def view(self, position: Position, seat: int | None) -> SaboteurView:
        assert isinstance(position, SaboteurPosition)
        if position.noting:
            self.hands = list(position.hands)
        return super().view(position, seat)

    def imagine(
        self, view: View, rng: Rng, roles: Sequence[wire.Role] | None = None
    ) -> SaboteurPosition:
        position = super().imagine(view, rng, roles)
        if rng.below(2):
            for seat, hand in enumerate(self.hands):
                position.hands[seat] = hand
        return position


class LetsOneLayAnywhere(SaboteurGame):
    def check(self, position: Position, seat: int, action: Action) -> int:
        if isinstance(action, wire.Place) and seat in self.deciding_seats(position):
            return self.pack(action)
        return super().check(position, seat, action)


def case_of(game: AnySaboteurGame, seats: int) -> Case:
    return Case(game, seats, game.options(), PROBES[game.id])


@pytest.mark.parametrize(
    ("game", "check", "says"),
    [
        (ShowsAHand, lambda case: secrecy.check_no_marker_leaves(case, 1), "is told"),  # fault 1
        (ShowsRoles, lambda case: secrecy.check_no_marker_leaves(case, 1), "is told"),  # fault 9
        (ShowsAGoal, lambda case: secrecy.check_no_marker_leaves(case, 1), "is told"),
        (TellsDraws, lambda case: secrecy.check_no_marker_leaves(case, 1), "is told"),  # fault 3
        (ShowsRoles, worlds.check_roles_and_goals, "make a difference"),  # fault 9
        (ShowsAGoal, worlds.check_roles_and_goals, "make a difference"),
        (TellsDraws, worlds.check_what_others_draw_throw_away_or_take, "makes a difference"),
        (LeavesDrawsOut, lambda case: encoding.check_messages(case, 1), "journal entries give"),
        (LosesACard, lambda case: census.check_census(case, 1), "printed are"),  # fault 53
        (PeeksAtTheHandToCome,
         lambda case: secrecy.check_imagined_worlds_are_guesses(case, 1, 12),
         "imagined worlds know the truth"),  # fault 13
        (LetsOneLayAnywhere,
         lambda case: legality.check_legal_is_accepted(case, 1, most=400),
         "is accepted but not legal"),  # fault 57
    ],
)  # fmt: skip
def test_a_mistake_is_caught(
    game: type[AnySaboteurGame], check: Callable[[Case], object], says: str
) -> None:
    with pytest.raises(AssertionError, match=says):
        check(case_of(game(), 5))
