"""Typed moves of Saboteur: ``p 2 3 -1 t``, ``p 4 2``, ``d 1 5``, ``c trap 1 2``, ``take 3``.

Cards go by their numbers in the hand, players by their seats, goals by 1 to 3 from N to S. The
words come from the catalogue (``typed-saboteur-…``), so that both languages can be typed.
"""

from __future__ import annotations

from motherlode.cli.ends import Stop
from motherlode.cli.speech import Speaker
from motherlode.cli.words import Splitter, vocabulary
from motherlode.engine.wire import Action
from motherlode.games.saboteur import wire
from motherlode.games.saboteur.content import ActionContent, Content
from motherlode.games.saboteur.wire import ITEM_NAMES

VERBS = ("play", "discard", "clear", "take", "steal", "decline")
ON_A_PLAYER = {
    "break": wire.BreakTool,
    "hands_off": wire.HandsOff,
    "swap_hands": wire.SwapHands,
    "inspect": wire.Inspect,
    "swap_hats": wire.SwapHats,
    "trap": wire.LayTrap,
    "free": wire.Free,
}


class TypedMoves:
    """Reads moves as they are typed."""

    def __init__(self, speaker: Speaker, content: Content) -> None:
        self.verbs = vocabulary(speaker, "saboteur-verb", VERBS)
        self.items = vocabulary(speaker, "saboteur-item", ITEM_NAMES)
        self.turned = vocabulary(speaker, "saboteur-way", ["turned"])
        self._splitter = Splitter([*self.verbs, *self.items, *self.turned])
        self._actions = {card.id: card for card in content.action}

    def read(self, typed: str, hand: list[str]) -> Action:
        """The action that is meant, legal or not, by a player with these cards. Raises Stop
        with the sentence that helps."""
        words = self._splitter.split(typed)
        verb = self.verbs.get(words[0]) if words else None
        rest = words[1:]
        match verb:
            case "play":
                return self._play(rest, hand)
            case "discard":
                cards = _cards(rest, hand, verb)
                if not 1 <= len(cards) <= 3:
                    raise Stop("terminal-saboteur-usage-discard")
                return wire.Discard(cards=tuple(cards))
            case "clear":
                item = self.items.get(rest[0]) if rest else None
                cards = _cards(rest[1:], hand, verb)
                for name in ITEM_NAMES:
                    if name == item and len(cards) == 2:
                        return wire.Clear(item=name, cards=(cards[0], cards[1]))
                raise Stop("terminal-saboteur-usage-clear")
            case "take":
                return wire.TakeGold(worth=_number(rest, verb, 3))
            case "steal":
                return wire.Steal(other=_number(rest, verb, 12) - 1)
            case "decline":
                return wire.Decline()
        raise Stop("terminal-unknown-move", given=typed.strip())

    def _play(self, words: list[str], hand: list[str]) -> Action:
        card = _cards(words[:1], hand, "play")[0]
        rest = words[1:]
        action = self._actions.get(card)
        if action is None:
            x, y = _place(rest[:2], "path")
            if len(rest) > 3 or any(word not in self.turned for word in rest[2:]):
                raise Stop("terminal-saboteur-usage-path")
            return wire.Place(card=card, turned=len(rest) == 3, x=x, y=y)
        match action.effect:
            case "rock_fall":
                x, y = _place(rest, "rock-fall")
                return wire.RockFall(card=card, x=x, y=y)
            case "map":
                return wire.LookAtGoal(card=card, goal=_number(rest, "map", 3) - 1)
            case "theft":
                return wire.LayTheft(card=card)
            case "repair":
                return self._repair(action, rest)
        other = _number(rest, "player", 12) - 1
        return ON_A_PLAYER[action.effect](card=card, other=other)

    def _repair(self, card: ActionContent, words: list[str]) -> Action:
        named = [self.items.get(word) for word in words[1:]]
        tools: list[wire.Tool] = [tool for tool in card.tools if not named or [tool] == named]
        if len(tools) != 1:
            raise Stop("terminal-saboteur-usage-repair")
        return wire.Repair(card=card.id, tool=tools[0], other=_number(words[:1], "repair", 12) - 1)


def _cards(words: list[str], hand: list[str], verb: str) -> list[str]:
    """The cards with these numbers, in the order of the hand."""
    if not words or len(set(words)) < len(words):
        raise Stop(f"terminal-saboteur-usage-{verb}")
    numbers = sorted(_number([word], verb, len(hand)) for word in words)
    return [hand[number - 1] for number in numbers]


def _number(words: list[str], verb: str, most: int) -> int:
    if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= most:
        return int(words[0])
    raise Stop(f"terminal-saboteur-usage-{verb}")


def _place(words: list[str], verb: str) -> tuple[int, int]:
    numbers = [int(word) for word in words if word.removeprefix("-").isdecimal()]
    if len(words) != 2 or len(numbers) != 2 or any(abs(number) > 40 for number in numbers):
        raise Stop(f"terminal-saboteur-usage-{verb}")
    return numbers[0], numbers[1]
