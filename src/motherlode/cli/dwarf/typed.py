"""Typed moves of Dig Down Dwarf: ``r blue red``, ``e green 4``, ``swap 2 cursed emerald``, ``k``.

The words come from the catalogue (``typed-dwarf-…``), so that both languages can be typed.
"""

from __future__ import annotations

from typing import get_args

from motherlode.cli.ends import Stop
from motherlode.cli.speech import Speaker
from motherlode.cli.words import Splitter, vocabulary
from motherlode.engine.wire import Action
from motherlode.games.dwarf import wire
from motherlode.games.dwarf.wire import DIE_NAMES, GEM_NAMES, Die, Gem

VERBS = (
    "roll", "reroll", "star", "amethyst", "sapphire", "emerald", "diamond",
    "wild", "draw", "swap", "raid", "keep", "number",
)  # fmt: skip


class TypedMoves:
    """Reads moves as they are typed."""

    def __init__(self, speaker: Speaker) -> None:
        self.verbs = vocabulary(speaker, "dwarf-verb", VERBS)
        self.dice = vocabulary(speaker, "dwarf-die", DIE_NAMES)
        self.gems = vocabulary(speaker, "dwarf-gem", GEM_NAMES)
        self._splitter = Splitter([*self.verbs, *self.dice, *self.gems])

    def read(self, typed: str, to_roll: bool) -> Action:
        """The action that is meant, legal or not. ``to_roll``: the dice are not rolled yet.
        Raises Stop with the sentence that helps."""
        words = self._splitter.split(typed)
        verb = self.verbs.get(words[0]) if words else None
        if verb is None:
            raise Stop("terminal-unknown-move", given=typed.strip())
        rest = words[1:]
        match verb:
            case "roll" | "reroll" if to_roll or (verb == "roll" and not rest):
                return wire.Roll()
            case "roll" | "reroll":
                return wire.Reroll(dice=self._dice(rest, "reroll"))
            case "star":
                return wire.SpendStar()
            case "amethyst":
                return wire.SpendAmethyst(die=self._one_die(rest, verb))
            case "sapphire":
                return wire.SpendSapphire(dice=self._dice(rest, verb))
            case "emerald":
                die = self._one_die(rest[:1], verb)
                return wire.SpendEmerald(die=die, face=self._number(rest[1:], verb, 6))
            case "diamond":
                return wire.SpendDiamond(gem=self._gem(rest, verb))
            case "wild":
                return wire.UseWild()
            case "draw":
                return wire.UseDraw()
            case "swap":
                other = self._number(rest[:1], verb, 4) - 1
                give, take = self._gem(rest[1:2], verb), self._gem(rest[2:], verb)
                return wire.UseSwap(other=other, give=give, take=take)
            case "raid":
                return wire.UseRaid(gem=self._gem(rest, verb))
            case "number":
                return wire.NameNumber(face=self._number(rest, verb, 6))
        return wire.Keep()

    def _dice(self, words: list[str], verb: str) -> tuple[Die, ...]:
        named: set[str] = set()
        for word in words:
            letters = [word] if word in self.dice else list(word)  # "br" is blue and red
            if not all(letter in self.dice for letter in letters):
                raise Stop(f"terminal-usage-{verb}")
            named |= {self.dice[letter] for letter in letters}
        if not named:
            raise Stop(f"terminal-usage-{verb}")
        return tuple(die for die in get_args(Die) if die in named)

    def _one_die(self, words: list[str], verb: str) -> Die:
        dice = self._dice(words, verb)
        if len(dice) != 1:
            raise Stop(f"terminal-usage-{verb}")
        return dice[0]

    def _gem(self, words: list[str], verb: str) -> Gem:
        for gem in GEM_NAMES:
            if len(words) == 1 and self.gems.get(words[0]) == gem:
                return gem
        raise Stop(f"terminal-usage-{verb}")

    def _number(self, words: list[str], verb: str, most: int) -> int:
        if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= most:
            return int(words[0])
        raise Stop(f"terminal-usage-{verb}")
