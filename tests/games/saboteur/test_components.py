"""Whoever draws the cards is told what the content says."""

from __future__ import annotations

from motherlode.games.saboteur.components import PathCard
from tests.games.saboteur import printed
from tests.games.saboteur.slow_mine import laid
from tests.games.saboteur.tables import BASE, CARDS, MORE


def sides(lanes: list[str]) -> list[list[str]]:
    return [list(lane.lower()) for lane in lanes]


def test_every_card_is_told_as_printed() -> None:
    told = MORE.components()
    assert [card.id for card in told.path] + [card.id for card in told.action] == CARDS
    for card in told.path:
        paper = printed.BY_NAME[card.id]
        assert card.lanes == sides(paper.tunnels)
        assert card.stubs == [side.lower() for side in paper.stubs]
        extra = card.door or ("ladder" if card.ladder else "crystal" if card.crystal else "")
        assert extra == paper.extra
        assert card.turnable == (laid(paper, True).looks() != laid(paper, False).looks())
    assert {goal.id: goal.lanes for goal in told.goal} == {
        name: sides([lane]) for name, lane in printed.GOAL_CARDS.items()
    }
    assert told.start == sides(["NESW"])


def test_the_base_game_leaves_the_cards_of_saboteur_2_in_the_box() -> None:
    def copies(cards: list[PathCard]) -> dict[str, int]:
        return {card.id: card.copies for card in cards if card.copies}

    assert copies(BASE.components().path) == {card.name: card.count for card in printed.BASE}
    assert copies(MORE.components().path) == {card.name: card.count for card in printed.ALL}
    actions = {card.id: card.copies for card in BASE.components().action if card.copies}
    assert actions == printed.BASE_ACTIONS
