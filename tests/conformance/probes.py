"""What the checks cannot know by themselves, game by game."""

from __future__ import annotations

from motherlode.engine.checks.case import Probe
from tests.conformance.dwarf import DwarfProbe
from tests.conformance.saboteur import SaboteurProbe

PROBES: dict[str, Probe] = {
    "dwarf": DwarfProbe(),
    "saboteur": SaboteurProbe("saboteur"),
    "saboteur2": SaboteurProbe("saboteur2"),
}
