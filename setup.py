"""Compile the engines with mypyc where a C compiler is at hand; otherwise they run as they are."""

import os

from setuptools import Extension, setup

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
]

extensions: list[Extension] = []
if os.environ.get("MOTHERLODE_PURE") != "1":
    from mypyc.build import mypycify

    extensions = mypycify(["--config-file=pyproject.toml", *COMPILED], opt_level="3")
    for extension in extensions:
        extension.optional = True  # no compiler: warn and go on

setup(ext_modules=extensions)
