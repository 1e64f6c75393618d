"""The printed cards, written down a second time from the rules alone: id, copies, tunnels, extra.

Sides written together are one tunnel; a side with ! is a stub.
"""

from __future__ import annotations

BASE_PATHS = """
b01 5 NESW
b02 5 NEW
b03 5 NES
b04 4 NS
b05 3 EW
b06 4 NW
b07 5 NE
b08 1 N!,E!,S!,W!
b09 1 N!,E!,W!
b10 1 N!,E!,S!
b11 1 N!,S!
b12 1 E!,W!
b13 1 N!,W!
b14 1 N!,E!
b15 1 N!
b16 1 E!
"""

MORE_PATHS = """
x01 1 N! crystal
x02 1 E! crystal
x03 1 NES crystal
x04 3 NEW crystal
x05 1 NESW crystal
x06 1 NES,W! crystal
x07 1 ESW,N! crystal
x08 1 EW,N! crystal
x09 1 NS blue
x10 1 EW blue
x11 1 NE blue
x12 1 NS,E! green
x13 1 EW green
x14 1 NW green
x15 1 S ladder
x16 1 E ladder
x17 1 NE ladder
x18 1 ES ladder
x19 2 NS,EW
x20 1 NW,ES
x21 1 NE,SW
x22 1 NS,E!
x23 2 ES,N!
x24 1 SW,N!
x25 1 EW,N!,S!
x26 1 NS,E!,W!
"""

BASE_ACTIONS = {
    "broken_pick": 3, "broken_lamp": 3, "broken_wagon": 3,
    "repair_pick": 2, "repair_lamp": 2, "repair_wagon": 2,
    "repair_pick_lamp": 1, "repair_pick_wagon": 1, "repair_lamp_wagon": 1,
    "rock_fall": 3, "map": 6,
}  # fmt: skip

MORE_ACTIONS = {
    "theft": 4, "hands_off": 3, "swap_hands": 2, "inspection": 2, "swap_hats": 2, "trap": 3,
    "free": 4, "rock_fall": 1,
}  # fmt: skip

BASE_ROLES = {  # seats: saboteurs, diggers
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
MORE_ROLES = {"blue": 4, "green": 4, "saboteur": 3, "boss": 1, "profiteer": 1, "geologist": 2}

HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


class Printed:
    """A path card as printed."""

    def __init__(self, line: str) -> None:
        name, count, tunnels, *extra = line.split()
        self.name = name
        self.count = int(count)
        self.tunnels = [word for word in tunnels.split(",") if not word.endswith("!")]
        self.stubs = [word[0] for word in tunnels.split(",") if word.endswith("!")]
        self.extra = extra[0] if extra else ""


def paths(text: str) -> list[Printed]:
    return [Printed(line) for line in text.strip().splitlines()]


BASE = paths(BASE_PATHS)
ALL = BASE + paths(MORE_PATHS)
BY_NAME = {card.name: card for card in ALL}
GOAL_CARDS = {"treasure": "NESW", "coal_es": "ES", "coal_sw": "SW"}
GOAL_PLACES = [(8, -2), (8, 0), (8, 2)]
