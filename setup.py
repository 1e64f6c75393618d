"""Compile the engines with mypyc where a C compiler is at hand; otherwise they run as they are."""

import os
import sys

from setuptools import Extension, setup

# The Makefile reads this list: one path a line.
COMPILED = [
    "src/motherlode/engine/generators.py",
    "src/motherlode/engine/position.py",
    "src/motherlode/engine/playouts.py",
    "src/motherlode/games/dwarf/terms.py",
    "src/motherlode/games/dwarf/state.py",
    "src/motherlode/games/dwarf/actions.py",
    "src/motherlode/games/dwarf/gems.py",
    "src/motherlode/games/dwarf/abilities.py",
    "src/motherlode/games/dwarf/rules.py",
    "src/motherlode/games/dwarf/patterns.py",
    "src/motherlode/games/dwarf/layer.py",
    "src/motherlode/games/dwarf/stock.py",
    "src/motherlode/games/dwarf/turn.py",
    "src/motherlode/games/dwarf/appraisal.py",
    "src/motherlode/games/guide.py",
    "src/motherlode/games/dwarf/chances.py",
    "src/motherlode/games/dwarf/plan.py",
    "src/motherlode/games/dwarf/glance.py",
    "src/motherlode/games/dwarf/prospects.py",
    "src/motherlode/games/dwarf/guide.py",
    "src/motherlode/bots/search.py",
    "src/motherlode/games/saboteur/tiles.py",
    "src/motherlode/games/saboteur/terms.py",
    "src/motherlode/games/saboteur/mine.py",
    "src/motherlode/games/saboteur/actions.py",
    "src/motherlode/games/saboteur/state.py",
    "src/motherlode/games/saboteur/cards.py",
    "src/motherlode/games/saboteur/gold.py",
    "src/motherlode/games/saboteur/rules.py",
    "src/motherlode/games/saboteur/belief_joint.py",
    "src/motherlode/games/saboteur/belief_ways.py",
    "src/motherlode/games/saboteur/approach.py",
    "src/motherlode/games/saboteur/guide_roles.py",
    "src/motherlode/games/saboteur/repute.py",
    "src/motherlode/games/saboteur/standpoint.py",
    "src/motherlode/games/saboteur/forecast_weights.py",
    "src/motherlode/games/saboteur/forecast.py",
    "src/motherlode/games/saboteur/guide_judgement.py",
    "src/motherlode/games/saboteur/guide_path.py",
    "src/motherlode/games/saboteur/guide_tools.py",
    "src/motherlode/games/saboteur/guide_rocks.py",
    "src/motherlode/games/saboteur/guide_cards.py",
    "src/motherlode/games/saboteur/guide_hand.py",
    "src/motherlode/games/saboteur/guide_study.py",
    "src/motherlode/games/saboteur/guide.py",
]

# Calls inside the library become direct and may be inlined: 5 to 15 % faster. Aligned, a function
# is as fast whatever happens to lie before it. Windows calls directly anyway.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-falign-functions=64"]


def extensions() -> list[Extension]:
    """None with MOTHERLODE_PURE=1, for a wheel that fits every machine."""
    if os.environ.get("MOTHERLODE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(["--config-file=pyproject.toml", *COMPILED], opt_level="3")
    for extension in found:
        extension.optional = True  # no compiler: warn and go on
        # Not +=, as mypyc gives all extensions the same list.
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


setup(ext_modules=extensions())
