"""Saboteur and Saboteur 2, turn by turn. Clause ids (S1, T1, R9 ...) are those of
docs/rules/saboteur.en.md; ruling R9 is number 3.9 of the digest behind it.

A turn: lay a path card, play an action card, clear something away, or discard; then draw.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.actions import (
    ACT,
    CELL,
    CLEAR,
    CODE,
    DECLINE,
    DISCARD,
    ITEM,
    KIND,
    PLACE,
    STEAL,
    TAKE,
    TURN,
    kind_of,
    target_of,
)
from motherlode.games.saboteur.cards import CARDS
from motherlode.games.saboteur.gold import (
    NO_SEAT,
    next_thief,
    offer_gold,
    pay_saboteurs,
    pay_winners,
    settle,
    steal,
    take_gold,
    team_wins,
    victims,
)
from motherlode.games.saboteur.mine import bare_mine, ladder_targets, place_targets
from motherlode.games.saboteur.state import (
    CLEARED,
    DECLINED,
    DISCARDED,
    ENDED,
    GOAL_TURNED,
    HAND,
    KNOWS_ROLE,
    OVER,
    PLACED,
    ROLE,
    ROLE_SHOWN,
    ROUND,
    ROUND_ENDED,
    SHARING,
    STEALING,
    TREASURY,
    TURNS,
    Table,
    first_card,
    other_cards,
    other_kinds,
    squeezed,
    with_card,
)
from motherlode.games.saboteur.terms import (
    BLOCKED,
    GOALS,
    GOLD_VALUES,
    ITEMS,
    ROLES,
    SWAP_HANDS,
    THEFT,
    Terms,
)
from motherlode.games.saboteur.tiles import LADDER, tile_of

MOST_DISCARDS: Final = 3  # at once, in Saboteur 2
SMALL_LIST: Final = 56  # actions that fit the smallest blocks of memory, see benchmarks/PROFILE.md


class SaboteurPosition(Table):
    """A game of Saboteur in progress."""

    def deciders(self) -> i64:
        return 0 if self.stage == OVER else 1 << self.seat

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.seat or self.stage == OVER:
            return vec[i64]()
        if self.stage == SHARING:
            return self.gold_offered()
        if self.stage == STEALING:
            return self.thefts_offered()
        if not self.terms.expansion:
            return self.discards_offered(self.cards_offered(vec[i64](capacity=SMALL_LIST)))
        actions = self.clearings(self.cards_offered(vec[i64](capacity=128)))
        return self.discards_offered(actions)

    def play(self, seat: i64, action: i64) -> None:
        if self.stage == SHARING:
            self.take(action - TAKE)
        elif self.stage == STEALING:
            self.steal_or_decline(action)
        else:
            self.take_turn(action)

    def clone(self) -> SaboteurPosition:
        twin = SaboteurPosition(
            self.terms,
            self.seats,
            self.rng.clone(),
            self.mine.clone(),
            self.hands[:],
            self.front[:],
            self.knows[:],
            self.deck[:],
            self.discards[:],
            self.memories[:],
            self.history[:],
            self.treasury[:],
        )
        self.copy_into(twin)
        return twin

    # -- set-up --------------------------------------------------------------------------

    def deal(self) -> None:
        """S1 to S4, with the draws in the order of R56."""
        terms = self.terms
        self.stage = TURNS
        self.note(ROUND, self.starter, self.round)
        self.mine.clear()
        self.deal_goals()
        self.deal_roles()
        self.deck = terms.deck[:]
        self.deck_left = len(terms.deck)
        self.put_away()
        self.discards = vec[i64]()
        self.memories = vec[i64]()
        self.thefts = 0
        self.found = False
        self.heist = 0
        for seat in range(self.seats):
            hand: i64 = 0
            for _ in range(terms.hand_size):
                hand = with_card(hand, self.take_card())
            self.hands[seat] = hand
            self.front[seat] = 0
            self.note(HAND, seat, squeezed(hand))
        self.seat = self.starter

    def deal_goals(self) -> None:
        """S3."""
        left: i64 = 0b100100  # the goal cards 0, 1, 2, two bits each
        goals: i64 = 0
        for place in range(GOALS):
            at = 2 * self.rng.below(GOALS - place)
            goals |= ((left >> at) & 3) << (2 * place)
            left = (left & ((1 << at) - 1)) | ((left >> (at + 2)) << at)
        self.mine.goals = goals

    def deal_roles(self) -> None:
        """S2."""
        self.reserve = 0
        for role in range(ROLES):
            self.reserve |= self.terms.roles[role] << (8 * role)
        self.retired = 0
        self.retired_count = 0
        for seat in range(self.seats):
            role = self.draw_role()
            self.set_role(seat, role)
            self.knows[seat] = 1 << (KNOWS_ROLE + seat)
            self.note(ROLE, seat, role)

    def put_away(self) -> None:
        """S1, R36: the cards at the end of the deck are out of the round."""
        for _ in range(self.terms.put_away):
            self.take_card()

    # -- what may be played ----------------------------------------------------------------

    def cards_offered(self, actions: vec[i64]) -> vec[i64]:
        """T1, T2: lay a path card, with no broken tool and free; play an action card."""
        terms = self.terms
        mine = self.mine
        free = not self.front[self.seat] & BLOCKED
        hand = self.hands[self.seat]
        while hand:
            kind = first_card(hand) - 1
            hand = other_kinds(hand)
            if kind >= terms.paths:
                card = CARDS[terms.effects[kind]]
                actions = card.offers(self, kind, ACT + (kind << KIND), actions)
            elif free:
                start = PLACE + (kind << KIND)
                shape = terms.shapes[2 * kind]
                if shape & LADDER:
                    actions = ladder_targets(mine, shape, start, actions)
                    if terms.turnable[kind]:
                        shape = terms.shapes[2 * kind + 1]
                        actions = ladder_targets(mine, shape, start + TURN, actions)
                else:
                    actions = place_targets(mine, shape, start, actions)
                    if terms.turnable[kind]:
                        shape = terms.shapes[2 * kind + 1]
                        actions = place_targets(mine, shape, start + TURN, actions)
        return actions

    def clearings(self, actions: vec[i64]) -> vec[i64]:
        """T3, R23: two cards for anything that lies in front of oneself."""
        hand = self.hands[self.seat]
        front = self.front[self.seat]
        for item in range(ITEMS):
            if (front >> item) & 1:
                actions = pairs(hand, CLEAR + (item << ITEM), actions)
        return actions

    def discards_offered(self, actions: vec[i64]) -> vec[i64]:
        """T4: one card; in Saboteur 2 up to three."""
        most: i64 = MOST_DISCARDS if self.terms.expansion else 1
        hand = self.hands[self.seat]
        while hand:
            start = DISCARD + (first_card(hand) << 14)
            actions = append(actions, start)
            if most > 1:
                actions = pairs_and_threes(other_cards(hand), start, actions)
            hand = other_kinds(hand)
        return actions

    def gold_offered(self) -> vec[i64]:
        """B1."""
        actions = vec[i64](capacity=GOLD_VALUES)
        for worth in range(GOLD_VALUES):
            if (self.offer >> (8 * worth)) & 255:
                actions = append(actions, TAKE + worth + 1)
        return actions

    def thefts_offered(self) -> vec[i64]:
        """W8, R25: a theft may be forgone."""
        actions = vec[i64](capacity=self.seats)
        found = victims(self, self.seat)
        for seat in range(self.seats):
            if (found >> seat) & 1:
                actions = append(actions, STEAL + seat)
        return append(actions, DECLINE)

    # -- a turn ----------------------------------------------------------------------------

    def take_turn(self, action: i64) -> None:
        """T1 to T5; then the round may be over (R45)."""
        seat = self.seat
        self.last = seat
        if action < ACT:
            self.place(action)
        elif action < CLEAR:
            self.act(action)
        elif action < DISCARD:
            self.clear_away(action)
        else:
            self.throw_away(action)
        if self.found:
            self.end_round()
            return
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.hands[other]:
                self.seat = other
                return
        self.end_round()

    def place(self, action: i64) -> None:
        """T1, G1."""
        kind = kind_of(action)
        cell = action & CELL
        seat = self.seat
        turned: i64 = 1 if action & TURN else 0
        self.drop(seat, kind + 1)
        self.note(PLACED, seat, action)
        self.mine.lay(cell, self.terms.shapes[2 * kind + turned])
        goals = self.mine.turn_goals(cell)
        if goals:
            self.goals_turned(goals)
        if not self.found:
            self.draw(seat, 1)

    def goals_turned(self, goals: i64) -> None:
        """G1: all see the goals; the treasure ends the round."""
        for place in range(GOALS):
            if (goals >> place) & 1:
                card = self.mine.goal(place)
                tile = tile_of(self.mine.board[self.terms.goal_cells[place]])
                way = tile - self.terms.goal_tile(card, 0)
                self.note(GOAL_TURNED, self.seat, place | (card << 8) | (way << 16))
        self.found = self.mine.shows_treasure()

    def act(self, action: i64) -> None:
        """T2; after Swap Your Hand only the partner draws (R20)."""
        kind = kind_of(action)
        effect = self.terms.effects[kind]
        self.drop(self.seat, kind + 1)
        CARDS[effect].play(self, kind, target_of(action))
        if effect != SWAP_HANDS:
            self.draw(self.seat, 1)

    def clear_away(self, action: i64) -> None:
        """T3: the hand has one card less from now on."""
        item = (action - CLEAR) >> ITEM
        cards = action & ((1 << ITEM) - 1)
        self.remove(self.seat, 1 << item)
        self.discard(self.seat, (cards >> 7) & CODE)
        self.discard(self.seat, cards & CODE)
        self.note(CLEARED, self.seat, item | (cards << 8))
        self.draw(self.seat, 1)

    def throw_away(self, action: i64) -> None:
        """T4."""
        cards = action - DISCARD
        self.note(DISCARDED, self.seat, cards)
        count: i64 = 0
        for shift in range(14, -1, -7):
            code = (cards >> shift) & CODE
            if code:
                self.discard(self.seat, code)
                count += 1
        self.draw(self.seat, count)

    # -- the end of a round ------------------------------------------------------------------

    def end_round(self) -> None:
        """E1: roles are shown, gold is paid."""
        blue = self.found and self.terms.expansion and self.mine.passable(True)
        green = self.found and self.terms.expansion and self.mine.passable(False)
        ways = i64(int(blue)) << 1 | i64(int(green)) << 2
        self.note(ROUND_ENDED, self.last, i64(int(self.found)) | ways)
        for seat in range(self.seats):
            self.note(ROLE_SHOWN, seat, self.role(seat))
        settle(self)
        if self.terms.expansion:
            blue_wins = team_wins(self, True, blue, green)
            green_wins = team_wins(self, False, green, blue)
            pay_winners(self, blue_wins, green_wins)
            self.next_theft()
        elif self.found:
            self.share(offer_gold(self))
        else:
            pay_saboteurs(self)
            self.next_round()

    def share(self, seat: i64) -> None:
        """B1: a seat is to take a gold card; -1 for nobody."""
        if seat == NO_SEAT:
            self.next_round()
        else:
            self.stage = SHARING
            self.seat = seat

    def take(self, worth: i64) -> None:
        """B1."""
        self.share(take_gold(self, self.seat, worth))

    def next_theft(self) -> None:
        """W8, R24: when nobody is left to steal, the Thefts are discarded."""
        thief = next_thief(self)
        if thief == NO_SEAT:
            for seat in range(self.seats):
                self.remove(seat, THEFT)
            self.next_round()
        else:
            self.stage = STEALING
            self.seat = thief

    def steal_or_decline(self, action: i64) -> None:
        """W8."""
        if action == DECLINE:
            self.note(DECLINED, self.seat, 0)
        else:
            steal(self, self.seat, action - STEAL)
        self.next_theft()

    def next_round(self) -> None:
        """E2, S4, R38: the left neighbour of who played last begins."""
        self.round += 1
        if self.round == self.terms.rounds:
            self.stage = OVER
            self.note(ENDED, self.last, 0)
            return
        self.starter = (self.last + 1) % self.seats
        self.deal()


def pairs(hand: i64, start: i64, actions: vec[i64]) -> vec[i64]:
    """Add ``start`` + two cards of a hand, for each pair of kinds."""
    while hand:
        first = start + (first_card(hand) << 7)
        rest = other_cards(hand)
        while rest:
            actions = append(actions, first + first_card(rest))
            rest = other_kinds(rest)
        hand = other_kinds(hand)
    return actions


def pairs_and_threes(hand: i64, start: i64, actions: vec[i64]) -> vec[i64]:
    """Add ``start`` + one more card of a hand and ``start`` + two more, ascending."""
    while hand:
        pair = start + (first_card(hand) << 7)
        actions = append(actions, pair)
        rest = other_cards(hand)
        while rest:
            actions = append(actions, pair + first_card(rest))
            rest = other_kinds(rest)
        hand = other_kinds(hand)
    return actions


def bare_position(terms: Terms, seats: i64, rng: Rng) -> SaboteurPosition:
    """A table with nothing dealt: for set-up, imagining and tests."""
    treasury = vec[i64]([0] * (TREASURY + 2 * int(terms.rounds)))
    for worth in range(GOLD_VALUES):
        treasury[worth] = terms.gold[worth]
    return SaboteurPosition(
        terms,
        seats,
        rng,
        bare_mine(terms),
        vec[i64]([0] * int(seats)),
        vec[i64]([0] * int(seats)),
        vec[i64]([0] * int(seats)),
        terms.deck[:],
        vec[i64](),
        vec[i64](),
        vec[i64]([0] * int(terms.rounds * seats)),
        treasury,
    )


def new_position(terms: Terms, seats: i64, rng: Rng, noting: bool) -> SaboteurPosition:
    """A dealt game: base 3 to 10 seats, Saboteur 2 two to twelve."""
    position = bare_position(terms, seats, rng)
    position.noting = noting
    position.starter = rng.below(seats)  # R46
    position.deal()
    return position
