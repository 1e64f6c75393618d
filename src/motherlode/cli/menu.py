"""Legal actions as a menu that stays short: one entry for each kind of action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.text import Text

from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Action

LONG = 12
"""So many actions of one kind are told apart by their cards first."""


class Menu:
    """Numbered entries, from 1: actions, or groups of actions of one kind or with one card."""

    def __init__(self, actions: Sequence[Action]) -> None:
        groups = _grouped(actions, _kind)
        if len(groups) == 1 and len(actions) > LONG:
            groups = _grouped(actions, _card)
        self.of_one_kind = len(_grouped(actions, _kind)) == 1
        self.nested = len(groups) > 1
        """Whether entries stand for groups; a menu of one kind lists its actions."""
        self.entries = groups if self.nested else [[action] for action in actions]

    def pick(self, number: int) -> Action | Menu | None:
        """What an entry stands for: an action, a further menu, or None for no such entry."""
        if not 1 <= number <= len(self.entries):
            return None
        entry = self.entries[number - 1]
        return entry[0] if len(entry) == 1 else Menu(entry)

    def show(self, speaker: Speaker) -> None:
        """Print the entries with their numbers."""
        width = len(str(len(self.entries)))
        shown = [
            Text(f"{number:>{width}}  {self._label(entry, speaker)}")
            for number, entry in enumerate(self.entries, 1)
        ]
        if self.nested or not speaker.console.is_terminal:
            for line in shown:
                speaker.console.print(line)
        else:
            speaker.console.print(Columns(shown, padding=(0, 3), column_first=True))

    def _label(self, entry: list[Action], speaker: Speaker) -> str:
        if len(entry) > 1:
            kind = _kind(entry[0])
            card = _card(entry[0]) if self.of_one_kind else ""
            if card:
                return speaker.text(f"{kind}-card", count=len(entry), card=card)
            return speaker.text(f"{kind}-group", count=len(entry))
        return speaker.catalogue.tell(entry[0], game=speaker.game, names=speaker.names)


def _kind(action: Action) -> str:
    return str(action.__struct_config__.tag)


def _card(action: Action) -> str:
    return str(getattr(action, "card", ""))


def _grouped(actions: Sequence[Action], key: Callable[[Action], str]) -> list[list[Action]]:
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return list(groups.values())
