"""How each game is told in its golden playthroughs."""

from __future__ import annotations

from tests.golden.dwarf_teller import DwarfTeller
from tests.golden.playthrough import Teller
from tests.golden.saboteur_teller import SaboteurTeller

TELLERS: dict[str, Teller] = {
    "dwarf": DwarfTeller(),
    "saboteur": SaboteurTeller(),
    "saboteur2": SaboteurTeller(),
}
