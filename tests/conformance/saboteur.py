"""What the checks cannot know of Saboteur and Saboteur 2 by themselves.

Printed counts are those of the cards as printed (tests/games/saboteur/printed.py), not of the
content file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping

from motherlode.engine.checks.case import Case, Probe, Seen
from motherlode.engine.checks.player import Player
from motherlode.engine.position import Position
from motherlode.games import get_game
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.actions import CODE, CODE_BITS
from motherlode.games.saboteur.content import card_ids
from motherlode.games.saboteur.game import AnySaboteurGame
from motherlode.games.saboteur.rules import SaboteurPosition
from motherlode.games.saboteur.state import (
    HAND_BITS,
    KNOWS_RETIRED,
    KNOWS_ROLE,
    MEMORY,
    OVER,
    OWNER,
    PICK_BITS,
    ROUND,
    SETTLED,
    SHARING,
    SPENT,
    STEALING,
    TAKERS,
    TURNS,
    WON,
)
from motherlode.games.saboteur.terms import GOLD_VALUES, THEFT, TRAP
from motherlode.games.saboteur.tiles import tile_of
from motherlode.games.saboteur.wire import ITEM_NAMES, ROLE_NAMES
from tests.games.saboteur import printed
from tests.games.saboteur.diggers import Changeable
from tests.games.saboteur.ledger import Ledger


def types(*structs: type) -> Seen:
    """The JSON types of actions or events."""
    return frozenset(str(struct.__struct_config__.tag) for struct in structs)  # type: ignore[attr-defined]


OF_BASE = types(wire.TakeGold)
OF_MORE = types(
    wire.LayTheft, wire.HandsOff, wire.SwapHands, wire.Inspect, wire.SwapHats, wire.LayTrap,
    wire.Free, wire.Clear, wire.Steal, wire.Decline,
)  # fmt: skip
EVENTS_OF_BASE = types(wire.GoldOffered, wire.GoldTaken)
EVENTS_OF_MORE = types(
    wire.TheftLaid, wire.TheftRemoved, wire.HandsSwapped, wire.HandGiven, wire.Inspected,
    wire.HatsSwapped, wire.Trapped, wire.Freed, wire.Cleared, wire.Stole, wire.TheftDeclined,
)  # fmt: skip


def full_deck(position: SaboteurPosition) -> int:
    """How many cards are to be drawn when a round begins."""
    terms = position.terms
    return int(len(position.deck) - terms.put_away - position.seats * terms.hand_size)


class SaboteurProbe(Probe):
    """Roles, hands, goals, the deck, face-down discards and the base game's gold are hidden."""

    hides = True

    def __init__(self, name: str) -> None:
        game = get_game(name)
        assert isinstance(game, AnySaboteurGame)
        self.game = game
        self.expansion = name == "saboteur2"
        self.cards = card_ids(game.content)
        self.goals = [goal.id for goal in game.content.goal]

    def player(self, seed: int, *, curious: bool = False) -> Player:
        return Changeable(seed, curious=curious)

    def stride(self, position: Position) -> int:
        assert isinstance(position, SaboteurPosition)
        return 8 if position.stage == TURNS else 1

    # -- components ------------------------------------------------------------------------

    def census(self, position: Position) -> Mapping[str, int]:
        """Every copy of every card, role and gold card."""
        assert isinstance(position, SaboteurPosition)
        there: Counter[str] = Counter()
        ledger = self._ledger(position)
        there.update({name: count for name, count in ledger.gone.items() if count})
        there.update(self._lying(position))
        for kind in position.deck[: position.deck_left]:
            there[self.cards[kind]] += 1
        away = position.deck[len(position.deck) - position.terms.put_away :]
        there.update(self.cards[kind] for kind in away)
        for seat in range(position.seats):
            there.update(self._hand(position, seat))
        there.update(self.cards[(card & CODE) - 1] for card in position.discards)
        there["put away"] = len(away)
        for role, name in enumerate(ROLE_NAMES):
            held = sum(position.role(seat) == role for seat in range(position.seats))
            there[f"role {name}"] = held + int((position.reserve >> (8 * role)) & 255)
        for slot in range(position.retired_count):
            there[f"role {ROLE_NAMES[(position.retired >> (4 * slot)) & 15]}"] += 1
        goals = sorted(int(position.mine.goal(place)) for place in range(3))
        there["different goals"] = len(set(goals))
        for worth in range(GOLD_VALUES):
            there[f"gold of {worth + 1}"] = self._gold(position, worth)
        return {name: int(count) for name, count in there.items() if count}

    def _ledger(self, position: SaboteurPosition) -> Ledger:
        """Where the cards of this round went since it began, as everybody heard it."""
        begun = len(position.journal) - 1
        while position.journal[begun] & 255 != ROUND:
            begun -= 1
        ledger = Ledger()
        for event in self.game.events(position, begun, None):
            ledger.follow(event)
        return ledger

    def _lying(self, position: SaboteurPosition) -> Iterator[str]:
        """The cards in the mine and in front of players."""
        mine = position.mine
        for cell in mine.tunnels():
            yield self.cards[tile_of(mine.board[cell]) // 2]
        for front in position.front:
            for item, name in enumerate(ITEM_NAMES):
                if (front >> item) & 1:
                    yield name if item > 2 else f"broken_{name}"

    def _hand(self, position: SaboteurPosition, seat: int) -> list[str]:
        return self._names(position.hands[seat], HAND_BITS)

    def _names(self, codes: int, bits: int) -> list[str]:
        found = []
        while codes:
            found.append(self.cards[(codes & CODE) - 1])
            codes >>= bits
        return found

    def _gold(self, position: SaboteurPosition, worth: int) -> int:
        """Gold cards in the pile, on their way round, paid to saboteurs and taken by diggers."""
        treasury = position.treasury
        count = treasury[worth] + treasury[SPENT + worth] + ((position.offer >> (8 * worth)) & 255)
        for at in range(position.terms.rounds):
            picks = treasury[TAKERS + 2 * at + 1]
            while picks:
                count += picks & 3 == worth + 1
                picks >>= PICK_BITS
        return int(count)

    def printed(self, case: Case) -> Mapping[str, int]:
        counts: Counter[str] = Counter(printed.BASE_ACTIONS)
        counts.update({card.name: card.count for card in printed.BASE})
        counts["different goals"] = 3
        if self.expansion:
            counts.update(printed.MORE_ACTIONS)
            counts.update({card.name: card.count for card in printed.ALL[len(printed.BASE) :]})
            counts.update({f"role {name}": count for name, count in printed.MORE_ROLES.items()})
            counts["put away"] = 10
            return counts
        saboteurs, diggers = printed.BASE_ROLES[case.seats]
        counts.update({"role saboteur": saboteurs, "role digger": diggers})
        counts.update({"gold of 1": 16, "gold of 2": 8, "gold of 3": 4})
        return counts

    # -- what can happen -------------------------------------------------------------------

    def sights(self, position: Position) -> Seen:
        assert isinstance(position, SaboteurPosition)
        seen = set(self._rounds(position))
        if position.stage == TURNS and position.deck_left == full_deck(position):
            seen.add(f"seat {position.seat} begins")
            for seat in range(position.seats):
                seen.add(f"seat {seat} is {ROLE_NAMES[position.role(seat)]}")
                seen |= {f"{card} dealt" for card in self._hand(position, seat)}
            for place in range(3):
                seen.add(f"{self.goals[position.mine.goal(place)]} at {place}")
        up = int(position.goals_shown()).bit_count()
        if up:
            seen.add(f"{up} goals up")
        if position.mine.crystals:
            seen.add("crystals")
        for seat in range(position.seats):
            if position.has(seat, TRAP) and position.has(seat, THEFT):
                seen.add("a trapped thief")
        return frozenset(seen)

    def _rounds(self, position: SaboteurPosition) -> Iterator[str]:
        """How the rounds that have ended went for whom."""
        for at, got in enumerate(position.history):
            if got & SETTLED and got & WON:
                yield f"{ROLE_NAMES[(got >> 24) & 15]} wins"
            if at < position.seats and position.stage in (SHARING, STEALING):
                yield "sharing" if position.stage == SHARING else "stealing"

    def all_sights(self, case: Case) -> Seen:
        cards = {*printed.BASE_ACTIONS, *(card.name for card in printed.BASE)}
        goals = {f"{name} at {place}" for name in printed.GOAL_CARDS for place in range(3)}
        begins = {f"seat {seat} begins" for seat in range(case.seats)}
        common = goals | begins | {"1 goals up", "2 goals up", "saboteur wins"}
        if self.expansion:
            cards |= {*printed.MORE_ACTIONS, *(card.name for card in printed.ALL)}
            roles = set(printed.MORE_ROLES)
            winners = {f"{role} wins" for role in roles - {"geologist"}}
            common |= winners | {"crystals", "stealing", "a trapped thief"}
        else:
            roles = {"saboteur", "digger"}
            common |= {"digger wins", "sharing"}
        dealt = {f"seat {seat} is {role}" for seat in range(case.seats) for role in roles}
        return frozenset(common | dealt | {f"{card} dealt" for card in cards})

    def kinds(self, case: Case, every_kind: Seen) -> Seen:
        return every_kind - (OF_BASE if self.expansion else OF_MORE)

    def event_kinds(self, case: Case, every_kind: Seen) -> Seen:
        return every_kind - (EVENTS_OF_BASE if self.expansion else EVENTS_OF_MORE)

    def longest(self, case: Case) -> int:
        """Each turn uses up a card; then gold cards or thefts."""
        if self.expansion:
            return 3 * (108 + printed.MORE_ACTIONS["theft"])
        return 3 * (67 + case.seats)

    # -- what is hidden ----------------------------------------------------------------------

    def secrets(self, position: Position, seat: int) -> Mapping[str, Hashable]:
        assert isinstance(position, SaboteurPosition)
        found: dict[str, Hashable] = dict(super().secrets(position, seat))
        others = [other for other in range(position.seats) if other != seat]
        if position.stage != OVER:
            found["others' hands"] = tuple(int(position.hands[other]) for other in others)
            neighbour = others[0]
            paths = sum(name[0] in "bx" and name[1:].isdigit()
                        for name in self._hand(position, neighbour))  # fmt: skip
            found["a neighbour's path cards"] = paths
        if position.deck_left:
            found["a kind in the deck"] = int(sum(position.deck[: position.deck_left]))
        if position.stage == TURNS:
            known = position.knows[seat] >> KNOWS_ROLE
            found["roles"] = tuple(
                int(position.role(other)) for other in others if not (known >> other) & 1
            )
        unseen = [place for place in range(3) if not self._knows_goal(position, seat, place)]
        if len(unseen) > 1 and position.stage == TURNS:
            found["goals"] = tuple(int(position.mine.goal(place)) for place in unseen)
        thrown = [card & CODE for card in position.discards if (card >> OWNER) & 15 != seat]
        if thrown:
            found["a discard"] = int(thrown[0])
        if not self.expansion and position.stage == TURNS:
            found["gold"] = tuple(int(position.score(other)) for other in others)
        return found

    def _knows_goal(self, position: SaboteurPosition, seat: int | None, place: int) -> bool:
        seen = seat is not None and (position.knows[seat] >> place) & 1
        return bool(position.mine.is_up(place) or seen)

    def markers(self, position: Position, seat: int | None) -> frozenset[str]:
        """The ids of cards of which the viewer may have seen no copy in this round, of goals he
        does not know, and of roles nobody may know yet: roles stay open from the first
        round's end on. How a round ends is told together with the next deal, and then says much
        that is hidden from now on."""
        assert isinstance(position, SaboteurPosition)
        if position.stage != TURNS:
            return frozenset()
        first = not position.history[0] & SETTLED
        if not first and position.deck_left == full_deck(position):
            return frozenset()
        hidden = self._unseen_cards(position, seat)
        for place in range(3):
            if not self._knows_goal(position, seat, place):
                hidden.add(self.goals[position.mine.goal(place)])
        if first:
            hidden |= self._unknown_roles(position, seat)
        return frozenset(f'"{name}"{after}' for name in hidden for after in ",]}")

    def _unseen_cards(self, position: SaboteurPosition, seat: int | None) -> set[str]:
        """The kinds of cards that are all hidden from a viewer."""
        hidden = Counter(position.deck[: position.deck_left])
        hidden.update(position.deck[len(position.deck) - position.terms.put_away :])
        for other, hand in enumerate(position.hands):
            while other != seat and hand:
                hidden[(hand & CODE) - 1] += 1
                hand >>= HAND_BITS
        hidden.update(
            (card & CODE) - 1 for card in position.discards if (card >> OWNER) & 15 != seat
        )
        for memory in position.memories:
            codes = memory >> MEMORY if memory & 15 == seat else 0
            while codes:
                hidden[(codes & CODE) - 1] -= 1
                codes >>= CODE_BITS
        counts = position.terms.counts
        return {self.cards[kind] for kind, count in hidden.items() if count == counts[kind]}

    def _unknown_roles(self, position: SaboteurPosition, seat: int | None) -> set[str]:
        played: set[str] = {
            name for role, name in enumerate(ROLE_NAMES) if position.terms.roles[role]
        }
        if seat is None:
            return played
        known = position.knows[seat]
        seen = {
            ROLE_NAMES[position.role(other)]
            for other in range(position.seats)
            if (known >> (KNOWS_ROLE + other)) & 1
        }
        seen |= {
            ROLE_NAMES[(position.retired >> (4 * slot)) & 15]
            for slot in range(position.retired_count)
            if (known >> (KNOWS_RETIRED + slot)) & 1
        }
        return played - seen
