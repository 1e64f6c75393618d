"""Dig Down Dwarf, turn by turn. Clause ids (S1, T1, D9 ...) are those of docs/rules/dwarf.en.md.

A turn: draw two gems, roll, reroll and spend and use abilities as often as one may, keep,
take what the dice have won.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.dwarf.abilities import ABILITIES
from motherlode.games.dwarf.actions import (
    DRAW,
    KEEP,
    NAME,
    REROLL,
    ROLL,
    SPEND_AMETHYST,
    SPEND_DIAMOND,
    SPEND_EMERALD,
    SPEND_SAPPHIRE,
    STAR,
    SWAP,
    WILD,
    detail_of,
    kind_of,
)
from motherlode.games.dwarf.gems import GEM_CARDS, SPENDABLE
from motherlode.games.dwarf.state import (
    ABILITY,
    DEALT,
    DREW,
    ENDED,
    KEPT,
    LUCKY,
    MATCHED,
    NAMED,
    NOBODY,
    NORCIA,
    OPENED,
    OVER,
    STAR_SPENT,
    TO_CHOOSE,
    TO_NAME,
    TO_ROLL,
    TURN,
    Table,
    empty_table,
)
from motherlode.games.dwarf.terms import (
    AMETHYST,
    CURSED,
    DIAMOND,
    DICE,
    EMERALD,
    GEMS,
    MOST_DICE,
    NORCIA_COLOURS,
    SAPPHIRE,
    Terms,
)

# Conditions that dice can meet, as bits; a bit stands at the number of the gem it wins.
FOUR_ONES: Final = 1 << DIAMOND
TWO_PAIRS: Final = 1 << EMERALD
STRAIGHT: Final = 1 << SAPPHIRE
THREE_OF_A_KIND: Final = 1 << AMETHYST
ONLY_A_PAIR: Final = 1 << CURSED

BY_DICE: Final = 0


class DwarfPosition(Table):
    """A game of Dig Down Dwarf in progress."""

    def deciders(self) -> i64:
        return 0 if self.stage == OVER else 1 << self.seat

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.seat or self.stage == OVER:
            return vec[i64]()
        if self.stage == TO_CHOOSE:
            return self.choices()
        actions = vec[i64](capacity=6)
        if self.stage == TO_NAME:
            for number in range(1, 7):
                actions = append(actions, NAME + number)
            return actions
        if self.stars[seat] and self.dice_used == DICE:
            actions = append(actions, STAR)
        return append(actions, ROLL)

    def play(self, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == REROLL:
            self.reroll(detail_of(action))
        elif kind == KEEP:
            self.keep()
        elif kind == ROLL:
            self.first_roll()
        elif kind == NAME:
            self.name_wild_die(detail_of(action))
        elif kind == STAR:
            self.spend_star()
        elif kind <= SPEND_DIAMOND:
            self.spend_gem(action)
        else:
            self.use_ability(action)

    def clone(self) -> DwarfPosition:
        twin = DwarfPosition(
            self.terms,
            self.seats,
            self.rng.clone(),
            self.bag[:],
            self.mine[:],
            self.gems[:],
            self.dice[:],
            self.dwarves,  # never changes once dealt
            self.showing[:],
            self.stars[:],
            self.norcia_bag[:],
            self.norcia[:],
        )
        self.copy_into(twin)
        return twin

    # -- set-up --------------------------------------------------------------------------

    def deal(self) -> None:
        """S1 to S3, with the draws in the order of D44."""
        left = vec[i64](capacity=self.terms.dwarves)
        for card in range(self.terms.dwarves):
            left = append(left, card)
        for seat in range(self.seats):
            last = self.terms.dwarves - seat - 1
            at = self.rng.below(last + 1)
            self.dwarves[seat] = left[at]
            self.note(DEALT, seat, left[at])
            for behind in range(at, last):
                left[behind] = left[behind + 1]
        self.seat = self.rng.below(self.seats)
        for _ in range(self.terms.opening):
            self.mine[self.draw_gem()] += 1
        counts: i64 = 0
        for gem in range(GEMS):
            counts |= self.mine[gem] << (8 * gem)
        self.note(OPENED, self.seat, counts)
        self.begin_turn()

    # -- the turn ------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """T1: gems from the bag into the mine, as far as it has any (D19)."""
        self.turn += 1
        self.stage = TO_ROLL
        self.rerolls = self.terms.rerolls
        self.dice_used = DICE
        self.aside = NOBODY
        self.charged = False
        self.draws_due = 0
        self.gained = False
        for die in range(MOST_DICE):
            self.dice[die] = 0
        self.note(TURN, self.seat, self.turn)
        for _ in range(self.terms.draw):
            if self.bag_left:
                gem = self.draw_gem()
                self.mine[gem] += 1
                self.note(DREW, self.seat, gem)
                self.watch_the_bag()

    def watch_the_bag(self) -> None:
        """E1: the last gem has left the bag."""
        if not self.bag_left:
            self.announce_last_round()

    def spend_star(self) -> None:
        """X2, D29: a fifth die for this turn."""
        self.stars[self.seat] -= 1
        self.dice_used = MOST_DICE
        self.note(STAR_SPENT, self.seat, 0)

    def first_roll(self) -> None:
        """T2."""
        self.roll((1 << self.dice_used) - 1)
        self.stage = TO_CHOOSE

    def choices(self) -> vec[i64]:
        """Everything that may be done while the dice lie open, ascending."""
        # Room for 56 is the most that comes from Python's small blocks; the rare longer list grows.
        actions = self.rerolls_offered(vec[i64](capacity=56))
        gems = self.gems
        mine = self.seat * GEMS
        for gem in SPENDABLE:
            if gems[mine + gem]:
                actions = GEM_CARDS[gem].offers(self, actions)
        if self.charged:
            for ability in range(self.showing[self.seat]):
                actions = ABILITIES[ability].offers(self, actions)
        return append(actions, KEEP)

    def rerolls_offered(self, actions: vec[i64]) -> vec[i64]:
        """T2 to T4, D7: any dice but 1s while rerolls are left; 6s alone at any time."""
        free: i64 = 0  # dice showing 6
        locked: i64 = 0  # dice showing 1, or set aside
        for die in range(self.dice_used):
            face = self.dice[die]
            if die == self.aside or face == 1:
                locked |= 1 << die
            elif face == 6:
                free |= 1 << die
        open_dice = ((1 << self.dice_used) - 1) & ~locked if self.rerolls else free
        if not open_dice:
            return actions
        for dice in range(1, open_dice + 1):
            if not dice & ~open_dice:
                actions = append(actions, REROLL + dice)
        return actions

    def reroll(self, dice: i64) -> None:
        """T2, T4, D7: sixes alone are rerolled free of charge."""
        for die in range(self.dice_used):
            if (dice >> die) & 1 and self.dice[die] != 6:
                self.rerolls -= 1
                break
        self.roll(dice)

    def spend_gem(self, action: i64) -> None:
        """D17: any number of times, at any moment before the dice are kept."""
        kind = kind_of(action)
        if kind == SPEND_AMETHYST:
            GEM_CARDS[AMETHYST].spend(self, action)
        elif kind == SPEND_SAPPHIRE:
            GEM_CARDS[SAPPHIRE].spend(self, action)
        elif kind == SPEND_EMERALD:
            GEM_CARDS[EMERALD].spend(self, action)
        else:
            GEM_CARDS[DIAMOND].spend(self, action)

    def use_ability(self, action: i64) -> None:
        """A1, A2, D9, D10: one use a rolled six; every use turns the card until RAID shows."""
        kind = kind_of(action)
        if kind == WILD:
            ability: i64 = 0
        elif kind == DRAW:
            ability = 1
        elif kind == SWAP:
            ability = 2
        else:
            ability = 3
        self.charged = False
        if self.showing[self.seat] < len(ABILITIES):
            self.showing[self.seat] += 1
        self.note(ABILITY, self.seat, ability | (self.showing[self.seat] << 8))
        ABILITIES[ability].use(self, action)

    def keep(self) -> None:
        """D42: the dice stay as they are; a WILD die is named, then the turn resolves."""
        self.note(KEPT, self.seat, 0)
        if self.aside == NOBODY:
            self.take_winnings()
        else:
            self.stage = TO_NAME

    def name_wild_die(self, number: i64) -> None:
        """A3, D12."""
        self.dice[self.aside] = number
        self.note(NAMED, self.seat, number)
        self.take_winnings()

    def take_winnings(self) -> None:
        """T5, T6, D4, D25: all gems in the mine of every kind that the dice have won."""
        met = conditions(self.dice, self.dice_used, self.terms.any_quad)
        self.note(MATCHED, self.seat, met)
        for gem in range(GEMS):
            if (met >> gem) & 1:
                self.take_from_mine(gem, BY_DICE)
        self.end_turn()

    def end_turn(self) -> None:
        """A4, D26, D44: the gems that DRAW promised, then Norcia's consolation."""
        for _ in range(self.draws_due):
            self.lucky_draw()
        if self.terms.norcia and not self.gained:
            self.console()
        if self.turns_left:
            self.turns_left -= 1
            if not self.turns_left:
                self.stage = OVER
                self.note(ENDED, self.seat, 0)
                return
        self.seat = (self.seat + 1) % self.seats
        self.begin_turn()

    def lucky_draw(self) -> None:
        """A4, D15, D20."""
        if not self.bag_left:
            self.note(LUCKY, self.seat, GEMS)
            return
        gem = self.draw_gem()
        self.gems[self.seat * GEMS + gem] += 1
        self.gained = True
        self.note(LUCKY, self.seat, gem)
        self.watch_the_bag()

    def console(self) -> None:
        """X1, D26, D27, D37: a turn without any gem brings Norcia gems."""
        bag = self.norcia_bag
        for _ in range(self.terms.consolation):
            left: i64 = 0
            for colour in range(NORCIA_COLOURS):
                left += bag[colour]
            if not left:
                return
            at = self.rng.below(left)
            drawn: i64 = 0
            while at >= bag[drawn]:
                at -= bag[drawn]
                drawn += 1
            bag[drawn] -= 1
            self.norcia[self.seat * NORCIA_COLOURS + drawn] += 1
            self.note(NORCIA, self.seat, drawn)

    # -- the end -------------------------------------------------------------------------

    def cursed_points(self, seat: i64) -> i64:
        """G5: what each cursed gem of a seat is worth."""
        owned = self.gems[seat * GEMS + CURSED]
        terms = self.terms
        return terms.curse_points if owned >= terms.curse_turns_at else terms.points[CURSED]

    def wish_fulfilled(self, seat: i64) -> bool:
        """A7, D23: at least the gems pictured on the card."""
        wants = self.dwarves[seat] * GEMS
        for gem in range(GEMS):
            if self.gems[seat * GEMS + gem] < self.terms.wants[wants + gem]:
                return False
        return True

    def norcia_sets(self, seat: i64) -> i64:
        """X1, D28: sets of all four colours."""
        sets = self.norcia[seat * NORCIA_COLOURS]
        for colour in range(1, NORCIA_COLOURS):
            owned = self.norcia[seat * NORCIA_COLOURS + colour]
            if owned < sets:
                sets = owned
        return sets

    def score(self, seat: i64) -> i64:
        """E2."""
        points = self.gems[seat * GEMS + CURSED] * self.cursed_points(seat)
        for gem in range(CURSED):
            points += self.gems[seat * GEMS + gem] * self.terms.points[gem]
        if self.wish_fulfilled(seat):
            points += self.terms.bonus
        return points + self.norcia_sets(seat) * self.terms.set_points

    def rank(self, seat: i64) -> i64:
        """E3, D24, D41."""
        place: i64 = 1
        mine = self.score(seat)
        for other in range(self.seats):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.wins_tie(other, seat)):
                place += 1
        return place

    def wins_tie(self, seat: i64, other: i64) -> bool:
        """D41: fewest cursed gems by number, if that was agreed."""
        if not self.terms.fewer_cursed:
            return False
        return self.gems[seat * GEMS + CURSED] < self.gems[other * GEMS + CURSED]


def conditions(dice: vec[i64], used: i64, any_quad: bool) -> i64:
    """The conditions that dice meet, as bits (T5, T6, D2 to D6, D30, D40)."""
    counts: i64 = 0  # four bits a face
    for die in range(used):
        counts += 1 << (4 * dice[die])
    pairs: i64 = 0
    most: i64 = 0
    exact_pairs: i64 = 0
    present: i64 = 0
    for face in range(1, 7):
        count = (counts >> (4 * face)) & 15
        if count:
            present |= 1 << face
        if count >= 2:
            pairs += 1
        if count == 2:
            exact_pairs += 1
        if count > most:
            most = count
    met: i64 = 0
    if (counts >> 4) & 15 >= 4 or (any_quad and most >= 4):
        met |= FOUR_ONES
    if pairs >= 2:
        met |= TWO_PAIRS
    if present & (present >> 1) & (present >> 2) & (present >> 3):
        met |= STRAIGHT
    if most >= 3:
        met |= THREE_OF_A_KIND
    if not met and exact_pairs == 1:
        met = ONLY_A_PAIR
    return met


def new_position(terms: Terms, seats: i64, rng: Rng, noting: bool) -> DwarfPosition:
    """A dealt game, ready for the first roll. ``seats``: 2 to 4."""
    position = bare_position(terms, seats, rng)
    position.noting = noting
    position.deal()
    return position


def bare_position(terms: Terms, seats: i64, rng: Rng) -> DwarfPosition:
    """A game with everything in the bag and nothing dealt: for set-up and for tests."""
    bag, mine, gems, dice, dwarves, showing, stars, norcia_bag, norcia = empty_table(
        terms, seats, rng
    )
    position = DwarfPosition(
        terms, seats, rng, bag, mine, gems, dice, dwarves, showing, stars, norcia_bag, norcia
    )
    for gem in range(GEMS):
        position.bag_left += bag[gem]
    return position
