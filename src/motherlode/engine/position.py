"""What every game's position can do; each game subclasses it in its ``rules.py``."""

from __future__ import annotations

from typing import Final

from motherlode.engine.generators import Rng
from motherlode.engine.vecs import append, i64, vec

SEAT_SHIFT: Final = 8
PAYLOAD_SHIFT: Final = 16


class Position:
    """One game in progress: all that is true, hidden or not.

    Seats are numbered from 0. An action is one number; the game's ``unpack`` tells what it
    means. Results are asked for when :meth:`deciders` is 0.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.noting = False  # whether events are noted in the journal
        self.journal = vec[i64]()

    def deciders(self) -> i64:
        """A bit for each seat that has to decide now; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat, ascending, no repeats; never empty for a decider,
        empty for everyone else."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Play one of the actions that :meth:`legal` lists; anything else is undefined."""
        raise NotImplementedError

    def clone(self) -> Position:
        """An independent copy that would go on exactly as this one, dice included."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat if the game ended now."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """The place of a seat if the game ended now: 1 for every winner; ties share it."""
        raise NotImplementedError

    def freeze(self) -> list[int]:
        """All that matters for what happens next, as numbers; equal lists, equal games.

        The journal is left out, and so are the terms that all positions of a game share.
        """
        raise NotImplementedError

    def note(self, kind: i64, seat: i64, payload: i64) -> None:
        """Add an event to the journal, if events are noted. ``payload``: 0 to 2**47 - 1."""
        if self.noting:
            event = kind | (seat << SEAT_SHIFT) | (payload << PAYLOAD_SHIFT)
            self.journal = append(self.journal, event)


def noted_kind(event: i64) -> i64:
    """The kind of a noted event, 0 to 255."""
    return event & 0xFF


def noted_seat(event: i64) -> i64:
    """The seat that a noted event is about."""
    return (event >> SEAT_SHIFT) & 0xFF


def noted_payload(event: i64) -> i64:
    """The rest of a noted event; its game knows the layout."""
    return event >> PAYLOAD_SHIFT


def lowest_seat(seats: i64) -> i64:
    """The lowest seat in a set of seats given as bits; -1 for none."""
    for seat in range(63):
        if (seats >> seat) & 1:
            return seat
    return -1
