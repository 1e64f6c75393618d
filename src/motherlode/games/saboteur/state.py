"""What lies on the table in Saboteur, and the moves of the hand that everything shares.
Who may do what when stands in ``rules.py``.
"""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.position import Position
from motherlode.engine.vecs import append, i64, vec
from motherlode.games.saboteur.mine import Mine
from motherlode.games.saboteur.terms import GOALS, ROLES, THEFT, Terms

# Where in a round the game stands.
TURNS: Final = 0  # somebody has to play or discard
SHARING: Final = 1  # base game: somebody takes one of the gold cards passed on
STEALING: Final = 2  # somebody with a Theft may take gold
OVER: Final = 3

# What the journal notes; codec.py gives the words and unpacks the payloads.
ROUND: Final = 1  # payload round; the seat begins
ROLE: Final = 2  # given to a seat: payload role
HAND: Final = 3  # dealt to a seat: payload codes, 7 bits a card
PLACED: Final = 4  # payload a packed placement
GOAL_TURNED: Final = 5  # payload place, card << 8, way << 16
BROKE: Final = 6  # payload other seat, kind << 8
REPAIRED: Final = 7  # payload other seat, kind << 8, tool << 16
FELL: Final = 8  # payload cell, the buried tile << 16
PEEKED: Final = 9  # payload place, card << 8
THEFT_LAID: Final = 10  # payload kind << 8, as for all that follow
HANDS_OFF_PLAYED: Final = 11  # payload other seat
HANDS_SWAPPED: Final = 12  # payload other seat
GAVE: Final = 13  # a hand: payload other seat, codes << 4
INSPECTED: Final = 14  # payload other seat, role << 16
HATS_SWAPPED: Final = 15  # payload other seat
TRAPPED: Final = 16  # payload other seat
FREED: Final = 17  # payload other seat
CLEARED: Final = 18  # payload item, codes << 8
DISCARDED: Final = 19  # payload codes
DREW: Final = 20  # payload codes
ROUND_ENDED: Final = 21  # payload found, blue way << 1, green way << 2
ROLE_SHOWN: Final = 22  # payload role
PAID: Final = 23  # payload gold, role << 8
OFFERED: Final = 24  # gold cards come to a seat: payload counts of worth 1, 2, 3, 8 bits each
TOOK: Final = 25  # payload worth
STOLE: Final = 26  # payload other seat
DECLINED: Final = 27
ENDED: Final = 28

HAND_BITS: Final = 8  # a card in a packed hand
CARD: Final = 255
NOBODY: Final = 15  # among seats of 4 bits

# Who knows what, per seat.
KNOWS_ROLE: Final = 4  # shift: a bit per seat whose role one has seen; below: a bit per goal
KNOWS_RETIRED: Final = 16  # shift: a bit per role put away

# A memory of a hand that went away by Swap Your Hand.
HOLDER: Final = 4  # shift; below: who remembers
MEMORY: Final = 8  # shift: the codes, 7 bits a card

# A card discarded face down: its code, and
OWNER: Final = 8  # shift
ZONES: Final = 16  # shift: a bit for each memory whose cards it may be

# What a seat got in a round.
STOLEN: Final = 8  # shift; below: gold paid
LOST: Final = 16  # shift
ROLE_HELD: Final = 24  # shift
WAS_TRAPPED: Final = 1 << 28
SETTLED: Final = 1 << 29
WON: Final = 1 << 30

# The treasury of the base game: gold cards of worth 1, 2, 3 left; the same for those paid to
# saboteurs; then per round who took a card, and which, in order.
SPENT: Final = 3
TAKERS: Final = 6
TREASURY: Final = 6
PICK_BITS: Final = 2
SEAT_BITS: Final = 4


class Table(Position):
    """The state of a game.

    ``hands``: per seat, 8 bits a card, ascending. ``front``: per seat, what lies there, and from
    bit 8 on when a Theft was laid. ``knows``, ``memories``, ``discards``, ``history`` (per round
    and seat), ``treasury``: as laid out above. ``deck``: the first ``deck_left`` cards are in it,
    in no order: one is drawn at random (R56); the last ``put_away`` are out of the round.
    """

    def __init__(
        self,
        terms: Terms,
        seats: i64,
        rng: Rng,
        mine: Mine,
        hands: vec[i64],
        front: vec[i64],
        knows: vec[i64],
        deck: vec[i64],
        discards: vec[i64],
        memories: vec[i64],
        history: vec[i64],
        treasury: vec[i64],
    ) -> None:
        Position.__init__(self, seats, rng)
        self.terms = terms
        self.mine = mine
        self.hands = hands
        self.front = front
        self.knows = knows
        self.deck = deck
        self.discards = discards
        self.memories = memories
        self.history = history
        self.treasury = treasury
        self.roles: i64 = 0  # 4 bits a seat
        self.reserve: i64 = 0  # copies per role, 8 bits each
        self.retired: i64 = 0  # roles put away by Swap Your Hats, 4 bits each
        self.retired_count: i64 = 0
        self.deck_left: i64 = 0
        self.seat: i64 = 0
        self.stage: i64 = TURNS
        self.round: i64 = 0
        self.starter: i64 = 0
        self.last: i64 = 0  # who took the last real turn (R38)
        self.thefts: i64 = 0  # laid this round
        self.found = False  # the treasure has been dug
        self.offer: i64 = 0  # gold cards passed on, copies per worth, 8 bits each
        self.heist: i64 = 0  # seats that have had their turn to steal

    def copy_into(self, twin: Table) -> None:
        """Copy every field that is not an argument of the constructor."""
        twin.roles = self.roles
        twin.reserve = self.reserve
        twin.retired = self.retired
        twin.retired_count = self.retired_count
        twin.deck_left = self.deck_left
        twin.seat = self.seat
        twin.stage = self.stage
        twin.round = self.round
        twin.starter = self.starter
        twin.last = self.last
        twin.thefts = self.thefts
        twin.found = self.found
        twin.offer = self.offer
        twin.heist = self.heist
        if self.noting:
            twin.noting = True
            twin.journal = self.journal[:]

    def freeze(self) -> list[int]:
        mine = self.mine
        frozen = [int(self.seats)]
        for part in (
            mine.board, mine.frontier[: mine.frontier_size], self.hands, self.front, self.knows,
            self.deck[: self.deck_left], self.deck[len(self.deck) - self.terms.put_away :],
            self.discards, self.memories, self.history, self.treasury,
        ):  # fmt: skip
            frozen += [len(part)]
            frozen += [int(number) for number in part]
        frozen += [int(mine.goals), int(self.roles), int(self.reserve), int(self.retired)]
        frozen += [int(self.retired_count), int(self.deck_left), int(self.seat), int(self.stage)]
        frozen += [int(self.round), int(self.starter), int(self.last), int(self.thefts)]
        frozen += [int(self.found), int(self.offer), int(self.heist)]
        return frozen + self.rng.freeze()

    # -- roles -----------------------------------------------------------------------------

    def role(self, seat: i64) -> i64:
        """The role that a seat holds."""
        return (self.roles >> (4 * seat)) & 15

    def set_role(self, seat: i64, role: i64) -> None:
        """Give a seat a role."""
        self.roles ^= (self.role(seat) ^ role) << (4 * seat)

    def reserved(self) -> i64:
        """How many roles lie in the reserve."""
        count: i64 = 0
        for role in range(ROLES):
            count += (self.reserve >> (8 * role)) & 255
        return count

    def draw_role(self) -> i64:
        """Take a random role out of the reserve, which must not be empty (R56)."""
        at = self.rng.below(self.reserved())
        role: i64 = 0
        while at >= (self.reserve >> (8 * role)) & 255:
            at -= (self.reserve >> (8 * role)) & 255
            role += 1
        self.reserve -= shifted(1, 8 * role)
        return role

    # -- cards -----------------------------------------------------------------------------

    def take_card(self) -> i64:
        """Draw a card out of the deck, which must not be empty; returns its code (R56)."""
        at = self.rng.below(self.deck_left)
        deck = self.deck
        last = self.deck_left - 1
        card = deck[at]
        deck[at] = deck[last]
        deck[last] = card
        self.deck_left = last
        return card + 1

    def draw(self, seat: i64, count: i64) -> None:
        """T5, R40: draw as far as the deck has cards."""
        drawn: i64 = 0
        for at in range(count):
            if not self.deck_left:
                break
            code = self.take_card()
            self.hands[seat] = with_card(self.hands[seat], code)
            drawn |= code << (7 * at)
        if drawn:
            self.note(DREW, seat, drawn)

    def drop(self, seat: i64, code: i64) -> None:
        """A card leaves a hand and is seen by all; who remembered it there need not any more."""
        self.hands[seat] = without_card(self.hands[seat], code)
        for at in range(len(self.memories)):
            memory = self.memories[at]
            if (memory >> HOLDER) & 15 == seat:
                self.memories[at] = forget_card(memory, code)

    def discard(self, seat: i64, code: i64) -> None:
        """A card leaves a hand face down (T4)."""
        self.hands[seat] = without_card(self.hands[seat], code)
        zones: i64 = 0
        for at in range(len(self.memories)):
            if (self.memories[at] >> HOLDER) & 15 == seat:
                zones |= shifted(1, at)
        self.discards = append(self.discards, code | (seat << OWNER) | (zones << ZONES))

    # -- set by imagining ------------------------------------------------------------------

    def set_aside(self, codes: list[int], owners: list[int]) -> None:
        """Lay out the cards discarded face down, in order."""
        self.discards = vec[i64]()
        for at in range(len(codes)):
            self.discards = append(self.discards, i64(codes[at]) | (i64(owners[at]) << OWNER))

    def recall(self, observer: i64, holder: i64, codes: list[int], places: list[int]) -> None:
        """Remember cards that are with ``holder`` or at these places among the discards."""
        memory = observer | (holder << HOLDER)
        shift: i64 = MEMORY
        for code in codes:
            memory |= i64(code) << shift
            shift += 7
        for place in places:
            self.discards[place] |= shifted(1, ZONES + len(self.memories))
        self.memories = append(self.memories, memory)

    def fill_deck(self, kinds: list[int], left: i64) -> None:
        """Fill the deck with the first ``left`` cards, and put the others away."""
        self.deck_left = left
        shift = len(self.deck) - len(kinds)
        for at in range(len(kinds)):
            self.deck[at if at < left else at + shift] = kinds[at]

    # -- in front of players -----------------------------------------------------------------

    def has(self, seat: i64, item: i64) -> bool:
        """Whether something (one bit of terms.py) lies in front of a seat."""
        return self.front[seat] & item != 0

    def remove(self, seat: i64, item: i64) -> None:
        """Take something away that lies in front of a seat."""
        left = self.front[seat] & ~item
        self.front[seat] = left & 255 if item == THEFT else left

    # -- gold ------------------------------------------------------------------------------

    def earned(self, seat: i64) -> i64:
        """Where the history keeps what a seat got in this round."""
        return self.round * self.seats + seat

    def score(self, seat: i64) -> i64:
        """All the gold of a seat."""
        total: i64 = 0
        for at in range(self.terms.rounds):
            got = self.history[at * self.seats + seat]
            total += (got & 255) + ((got >> STOLEN) & 255) - ((got >> LOST) & 255)
        return total

    def rank(self, seat: i64) -> i64:
        """E3: most gold wins; ties share."""
        place: i64 = 1
        mine = self.score(seat)
        for other in range(self.seats):
            if self.score(other) > mine:
                place += 1
        return place

    def pay(self, seat: i64, gold: i64) -> None:
        """A seat gets gold, in the open."""
        if gold:
            self.history[self.earned(seat)] += gold
        self.note(PAID, seat, gold | (self.role(seat) << 8))

    def goals_shown(self) -> i64:
        """A bit for each goal that lies face up."""
        shown: i64 = 0
        for place in range(GOALS):
            if self.mine.is_up(place):
                shown |= 1 << place
        return shown


def shifted(value: i64, at: i64) -> i64:
    """value << at, for constant values: mypyc hands them to C, where a literal has 32 bits."""
    return value << at


def with_card(hand: i64, code: i64) -> i64:
    """A hand with one card more."""
    low: i64 = 0
    while (hand >> low) & CARD and (hand >> low) & CARD < code:
        low += HAND_BITS
    above = hand >> low
    return (hand ^ (above << low)) | (code << low) | (above << (low + HAND_BITS))


def without_card(hand: i64, code: i64) -> i64:
    """A hand with one card less, which it must hold."""
    low: i64 = 0
    while (hand >> low) & CARD != code:
        low += HAND_BITS
    above = hand >> low
    return (hand ^ (above << low)) | ((above >> HAND_BITS) << low)


def first_card(hand: i64) -> i64:
    """The code of the first card of a hand; 0 of an empty one."""
    return hand & CARD


def other_cards(hand: i64) -> i64:
    """A hand without its first card."""
    return hand >> HAND_BITS


def other_kinds(hand: i64) -> i64:
    """A hand, which must not be empty, without its first card and all others of that kind."""
    rest = hand >> HAND_BITS
    while rest & CARD == hand & CARD:
        rest >>= HAND_BITS
    return rest


def hand_size(hand: i64) -> i64:
    """How many cards a hand holds."""
    size: i64 = 0
    while hand:
        hand >>= HAND_BITS
        size += 1
    return size


def squeezed(hand: i64) -> i64:
    """The codes of a hand in 7 bits each."""
    result: i64 = 0
    at: i64 = 0
    while hand:
        result |= (hand & CARD) << at
        hand >>= HAND_BITS
        at += 7
    return result


def forget_card(memory: i64, code: i64) -> i64:
    """A memory with one card less, if it holds it."""
    cards = memory >> MEMORY
    low: i64 = 0
    while (cards >> low) & 127:
        if (cards >> low) & 127 == code:
            above = cards >> low
            cards = (cards ^ (above << low)) | ((above >> 7) << low)
            break
        low += 7
    return (memory & ((1 << MEMORY) - 1)) | (cards << MEMORY)
