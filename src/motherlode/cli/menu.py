"""Legal actions as a menu that stays short: one entry for each kind of action."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.text import Text

from motherlode.cli.speech import Speaker
from motherlode.engine.wire import Action


class Menu:
    """Numbered entries, from 1: actions, or groups of actions of one kind."""

    def __init__(self, actions: Sequence[Action]) -> None:
        groups: dict[str, list[Action]] = {}
        for action in actions:
            groups.setdefault(str(action.__struct_config__.tag), []).append(action)
        self.nested = len(groups) > 1
        """Whether entries stand for groups; a menu of one kind lists its actions."""
        self.entries = list(groups.values()) if self.nested else [[a] for a in actions]

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
            return speaker.text(f"{entry[0].__struct_config__.tag}-group", count=len(entry))
        return speaker.catalogue.tell(entry[0], game=speaker.game, names=speaker.names)
