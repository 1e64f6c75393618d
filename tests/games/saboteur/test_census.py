"""The cards in play are the printed ones, and none is ever lost or made."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.engine.checks import Case
from motherlode.engine.checks.case import walk
from motherlode.engine.generators import FastRng
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.view import hidden_cards, seen_cards
from tests.conformance.probes import PROBES
from tests.games.saboteur import printed
from tests.games.saboteur.ledger import Ledger
from tests.games.saboteur.tables import BASE, CARDS, MORE


def printed_cards(game: AnySaboteurGame) -> Counter[str]:
    cards = printed.BASE if game is BASE else printed.ALL
    counts = Counter({card.name: card.count for card in cards})
    counts.update(printed.BASE_ACTIONS)
    if game is MORE:
        counts.update(printed.MORE_ACTIONS)
    return counts


@pytest.mark.parametrize(("game", "total"), [(BASE, 67), (MORE, 118)])
def test_the_deck_is_as_printed(game: AnySaboteurGame, total: int) -> None:
    position = game.new({}, 3, FastRng(1))
    assert Counter(CARDS[kind] for kind in position.terms.deck) == printed_cards(game)
    assert len(position.deck) == total


def test_tunnels_are_as_printed() -> None:
    for card in MORE.content.path:
        expected = printed.BY_NAME[card.id]
        words = card.tunnels.split()
        assert sorted(sorted(word) for word in words if "!" not in word) == sorted(
            sorted(tunnel) for tunnel in expected.tunnels
        )
        assert sorted(word[0] for word in words if "!" in word) == sorted(expected.stubs)
        extra = card.door or ("ladder" * card.ladder) or ("crystal" * card.crystal)
        assert extra == expected.extra


def test_copies_of_each_kind_of_tunnel() -> None:
    extras: Counter[str] = Counter()
    for card in printed.ALL:
        extras[card.extra] += card.count
    assert extras == {"": 50, "crystal": 10, "blue": 3, "green": 3, "ladder": 4}


@pytest.mark.parametrize("seats", range(3, 11))
def test_roles_and_hands_of_the_base_game(seats: int) -> None:
    """S1, S2: one role more than players."""
    position = BASE.new({}, seats, FastRng(seats))
    saboteurs, diggers = printed.BASE_ROLES[seats]
    assert list(position.terms.roles)[:2] == [diggers, saboteurs]
    assert position.reserved() == 1
    view = BASE.view(position, None)
    assert [seat.hand for seat in view.seats] == [printed.HANDS[seats]] * seats
    assert view.deck == 67 - seats * printed.HANDS[seats]


@pytest.mark.parametrize("seats", range(2, 13))
def test_roles_and_hands_of_saboteur_2(seats: int) -> None:
    """S1, S2; the deck after the ten cards (R36) and the deal holds 108 - 6 a seat."""
    position = MORE.new({}, seats, FastRng(seats))
    names = dict(zip(wire.ROLE_NAMES, position.terms.roles, strict=True))
    assert {role: count for role, count in names.items() if count} == printed.MORE_ROLES
    view = MORE.view(position, None)
    assert view.reserve == 15 - seats
    assert [seat.hand for seat in view.seats] == [6] * seats
    assert (view.put_away, view.deck) == (10, 108 - 6 * seats)


@pytest.mark.parametrize(
    ("game", "seats"), [(BASE, 3), (BASE, 10), (MORE, 2), (MORE, 7), (MORE, 12)]
)
def test_the_table_shows_what_was_heard_of_every_card(  # fault 53
    game: AnySaboteurGame, seats: int
) -> None:
    """What lies in the mine, in front of players and out of the round follows from the events
    that everybody hears; the rest of the printed cards is hidden."""
    case = Case(game, seats, game.options(), PROBES[game.id])
    for seed in range(4):
        ledger = Ledger()
        read = 0
        for ply in walk(case, seed):
            position = ply.position
            assert isinstance(position, SaboteurPosition)
            for event in game.events(position, read, None):
                ledger.follow(event)
            read = len(position.journal)
            seen = Counter({CARDS[kind]: count for kind, count in seen_cards(position).items()})
            assert seen == +(ledger.mine + ledger.front)
            gone = Counter(game.view(position, None).gone)
            assert gone == +ledger.gone
            hidden = Counter({CARDS[k]: count for k, count in hidden_cards(position).items()})
            assert hidden + seen + gone == printed_cards(game)
