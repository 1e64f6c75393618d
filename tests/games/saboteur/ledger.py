"""Where the cards went in a round, by what everybody could hear of it."""

from __future__ import annotations

from collections import Counter

from motherlode.games.saboteur import wire


class Ledger:
    """Follows the cards that were seen: into the mine, in front of players, and out of the
    round."""

    def __init__(self) -> None:
        self.mine: Counter[str] = Counter()
        self.front: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()

    def follow(self, event: object) -> None:
        """Note what an event moves; a new round begins with nothing."""
        match event:
            case wire.RoundBegan():
                self.mine, self.front, self.gone = Counter(), Counter(), Counter()
            case wire.Placed(card=card):
                self.mine[card] += 1
            case wire.RocksFell(tunnel=tunnel):
                self.mine[tunnel] -= 1
                self.gone.update([tunnel, "rock_fall"])
            case wire.ToolBroken(card=card):
                self.front[card] += 1
            case wire.ToolRepaired(card=card, tool=tool):
                self.front[f"broken_{tool}"] -= 1
                self.gone.update([card, f"broken_{tool}"])
            case wire.Peeked():
                self.gone["map"] += 1
            case wire.TheftLaid():
                self.front["theft"] += 1
            case wire.TheftRemoved():
                self.front["theft"] -= 1
                self.gone.update(["theft", "hands_off"])
            case wire.Trapped():
                self.front["trap"] += 1
            case wire.Freed():
                self.front["trap"] -= 1
                self.gone.update(["trap", "free"])
            case wire.HandsSwapped():
                self.gone["swap_hands"] += 1
            case wire.HatsSwapped():
                self.gone["swap_hats"] += 1
            case wire.Inspected():
                self.gone["inspection"] += 1
            case wire.Cleared(item=item):
                name = item if item in ("theft", "trap") else f"broken_{item}"
                self.front[name] -= 1
                self.gone[name] += 1
            case wire.Ended():  # where there were thefts, they are over
                self.gone["theft"] += self.front.pop("theft", 0)
