"""Who has won a round of Saboteur, and what everybody gets (B1 to B3, W1 to W8)."""

from __future__ import annotations

from typing import Final

from motherlode.engine.vecs import i64, vec
from motherlode.games.saboteur.state import (
    LOST,
    OFFERED,
    PICK_BITS,
    ROLE_HELD,
    SEAT_BITS,
    SETTLED,
    SPENT,
    STOLE,
    STOLEN,
    TAKERS,
    TOOK,
    WAS_TRAPPED,
    WON,
    Table,
)
from motherlode.games.saboteur.terms import (
    BLUE_DIGGER,
    BOSS,
    DIGGER,
    GEOLOGIST,
    GOLD_VALUES,
    GREEN_DIGGER,
    PROFITEER,
    SABOTEUR,
    THEFT,
    TRAP,
)

BROKEN: Final = 7
NO_SEAT: Final = -1


def settle(table: Table) -> None:
    """Note for the reckoning with which role, and how, everybody ended the round (R64)."""
    for seat in range(table.seats):
        entry = SETTLED | (table.role(seat) << ROLE_HELD)
        if table.has(seat, TRAP):
            entry |= WAS_TRAPPED
        if table.role(seat) == (DIGGER if table.found else SABOTEUR) and not table.terms.expansion:
            entry |= WON
        table.history[table.earned(seat)] = entry


# -- Saboteur 2 ------------------------------------------------------------------------------


def team_wins(table: Table, blue: bool, passes: bool, other_passes: bool) -> bool:
    """W1, R10 to R15; with the official reading (R61) a digger of the other team who has dug
    the treasure wins alone if his team has a way."""
    if not passes:
        return False
    if not table.terms.official_teams:
        return True
    other = GREEN_DIGGER if blue else BLUE_DIGGER
    return table.role(table.last) != other or not other_passes


def pay_winners(table: Table, blue_wins: bool, green_wins: bool) -> None:
    """W6, R26 to R32: by the number of winners, then the geologists by the crystals."""
    winners: i64 = 0
    geologists: i64 = 0
    for seat in range(table.seats):
        if table.role(seat) == GEOLOGIST:
            geologists += 1
        if wins(table, seat, blue_wins, green_wins):
            winners += 1
    base = rate(table.terms.pay, winners)
    for seat in range(table.seats):
        role = table.role(seat)
        gold: i64 = 0
        if wins(table, seat, blue_wins, green_wins):
            gold = base
            if role == BOSS:
                gold -= table.terms.boss_less
            elif role == PROFITEER:
                gold -= table.terms.profiteer_less
            table.history[table.earned(seat)] |= WON
            table.pay(seat, max(0, gold))
        elif role == GEOLOGIST and not table.has(seat, TRAP):
            table.pay(seat, table.mine.crystals // geologists)


def rate(pay: vec[i64], heads: i64) -> i64:
    """What each of so many gets; the last rate is for all numbers beyond."""
    if not heads:
        return 0
    return pay[heads - 1] if heads <= len(pay) else pay[len(pay) - 1]


def wins(table: Table, seat: i64, blue_wins: bool, green_wins: bool) -> bool:
    """Whether a seat counts among the winners (W1 to W5, W7)."""
    if table.has(seat, TRAP):
        return False
    role = table.role(seat)
    if role == PROFITEER:
        return True
    if role == SABOTEUR:
        return not table.found
    if role == BLUE_DIGGER:
        return blue_wins
    if role == GREEN_DIGGER:
        return green_wins
    return role == BOSS and (blue_wins or green_wins)


def next_thief(table: Table) -> i64:
    """Whose turn it is to steal, or -1: the latest Theft first, then clockwise, without those
    who are trapped (R24, R52) and those who find nobody to steal from (R41)."""
    first: i64 = 0
    latest: i64 = 0
    for seat in range(table.seats):
        laid = table.front[seat] >> 8
        if laid > latest:
            latest = laid
            first = seat
    if not latest:
        return NO_SEAT
    while table.heist < table.seats:
        seat = (first + table.heist) % table.seats
        table.heist += 1
        if table.has(seat, THEFT) and not table.has(seat, TRAP) and victims(table, seat):
            return seat
    return NO_SEAT


def victims(table: Table, thief: i64) -> i64:
    """A bit for each seat from which a thief may steal (R25, R53, R63)."""
    found: i64 = 0
    for seat in range(table.seats):
        if seat == thief or table.score(seat) < 1:
            continue
        if table.terms.theft_from_any or table.history[table.earned(seat)] & 255:
            found |= 1 << seat
    return found


def steal(table: Table, thief: i64, victim: i64) -> None:
    """One gold changes hands (W8)."""
    table.history[table.earned(thief)] += 1 << STOLEN
    table.history[table.earned(victim)] += 1 << LOST
    table.note(STOLE, thief, victim)


# -- the base game ---------------------------------------------------------------------------


def offer_gold(table: Table) -> i64:
    """B1: gold cards are drawn for the diggers. Returns who picks first, or -1 if nobody may."""
    first = table.last
    if not shares(table, first):
        first = next_sharer(table, first)
    if first == NO_SEAT:
        return NO_SEAT
    treasury = table.treasury
    for _ in range(table.terms.gold_drawn):
        left = treasury[0] + treasury[1] + treasury[2]
        if not left:
            break
        at = table.rng.below(left)
        worth: i64 = 0
        while at >= treasury[worth]:
            at -= treasury[worth]
            worth += 1
        treasury[worth] -= 1
        table.offer += 1 << (8 * worth)
    if not table.offer:
        return NO_SEAT
    table.note(OFFERED, first, table.offer)
    return first


def shares(table: Table, seat: i64) -> bool:
    """Whether a seat takes gold cards when the diggers have won (B1, R51)."""
    if table.role(seat) != DIGGER:
        return False
    return not (table.terms.broken_gets_nothing and table.front[seat] & BROKEN)


def next_sharer(table: Table, seat: i64) -> i64:
    """The next to pick, counter-clockwise (R42); -1 for nobody."""
    for step in range(1, table.seats + 1):
        other = (seat + table.seats - step) % table.seats
        if shares(table, other):
            return other
    return NO_SEAT


def take_gold(table: Table, seat: i64, worth: i64) -> i64:
    """A seat takes one of the cards offered and passes the rest on. Returns to whom, or -1."""
    place = TAKERS + 2 * table.round
    picked = table.treasury[place] & 15
    table.treasury[place] += 1 + (seat << (SEAT_BITS * (picked + 1)))
    table.treasury[place + 1] |= worth << (PICK_BITS * picked)
    table.offer -= 1 << (8 * (worth - 1))
    table.history[table.earned(seat)] += worth
    table.note(TOOK, seat, worth)
    if not table.offer:
        return NO_SEAT
    other = next_sharer(table, seat)
    table.note(OFFERED, other, table.offer)
    return other


def pay_saboteurs(table: Table) -> None:
    """B2, R50: each saboteur gets the same, by how many they are."""
    saboteurs: i64 = 0
    for seat in range(table.seats):
        if table.role(seat) == SABOTEUR:
            saboteurs += 1
    if not saboteurs:
        return
    gold = rate(table.terms.pay, saboteurs)
    for seat in range(table.seats):
        if table.role(seat) == SABOTEUR:
            hand_over(table, gold)
            table.pay(seat, gold)


def hand_over(table: Table, gold: i64) -> None:
    """Take gold cards worth so much out of the pile, the largest first; if the pile cannot do
    it, cards are changed for those that lie with the players (R50)."""
    cards = exact_cards(table.treasury, gold)
    if cards < 0:
        cards = changed_cards(table, gold)
    for worth in range(GOLD_VALUES):
        count = (cards >> (8 * worth)) & 255
        table.treasury[worth] -= count
        table.treasury[SPENT + worth] += count


def exact_cards(pile: vec[i64], gold: i64) -> i64:
    """Cards of the pile worth exactly so much, the largest first, 8 bits per worth; -1 if there
    are none. The pile is its first three numbers."""
    threes = gold // 3
    if threes > pile[2]:
        threes = pile[2]
    while threes >= 0:
        rest = gold - 3 * threes
        twos = rest // 2
        if twos > pile[1]:
            twos = pile[1]
        ones = rest - 2 * twos
        if ones <= pile[0]:
            return ones | (twos << 8) | (threes << 16)
        threes -= 1
    return -1


def changed_cards(table: Table, gold: i64) -> i64:
    """The cards that pay so much once a card of the pile, the smallest that helps, has been
    changed for smaller ones that lie with the players; all that the pile can do if even that
    does not help."""
    treasury = table.treasury
    for worth in range(2, GOLD_VALUES + 1):
        smaller = outside(table, worth)
        if treasury[worth - 1] and smaller >= 0:
            exchange(table, worth, smaller)
            cards = exact_cards(treasury, gold)
            return cards if cards >= 0 else changed_cards(table, gold)
    while exact_cards(treasury, gold) < 0:
        gold -= 1
    return exact_cards(treasury, gold)


def outside(table: Table, worth: i64) -> i64:
    """Smaller cards outside the pile that are worth a card, the largest first; -1 if none."""
    lying = vec[i64]([0] * GOLD_VALUES)
    for at in range(worth - 1):
        lying[at] = table.terms.gold[at] - table.treasury[at] - ((table.offer >> (8 * at)) & 255)
    return exact_cards(lying, worth)


def exchange(table: Table, worth: i64, smaller: i64) -> None:
    """A card of the pile for smaller ones."""
    treasury = table.treasury
    treasury[worth - 1] -= 1
    treasury[SPENT + worth - 1] += 1
    for at in range(GOLD_VALUES):
        count = (smaller >> (8 * at)) & 255
        treasury[at] += count
        treasury[SPENT + at] -= count
