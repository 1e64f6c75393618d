"""Random playouts, in the variant of the engine that is to be tested."""

from __future__ import annotations

import os
from pathlib import Path

from motherlode.engine.checks import few_cases
from motherlode.engine.generators import FastRng
from motherlode.engine.playouts import playout
from motherlode.games import game_ids, get_game
from tests.conformance.probes import PROBES

CASES = [case for name in game_ids() for case in few_cases(get_game(name), PROBES[name])]


def test_a_playout_stops_when_it_was_told_to() -> None:
    position = CASES[0].new(FastRng(1))
    assert playout(position, FastRng(1), 7).plies == 7
    assert position.deciders()


def test_a_playout_goes_to_the_end() -> None:
    position = CASES[0].new(FastRng(1))
    plies = playout(position, FastRng(1), CASES[0].game.most_plies).plies
    assert not position.deciders()
    assert 17 < plies < CASES[0].game.most_plies
    assert playout(position, FastRng(1), 9).plies == 0


def test_the_engine_runs_in_the_variant_that_is_to_be_tested() -> None:
    """``make test`` runs everything twice; it must not run the same variant twice."""
    from motherlode.engine import generators, playouts, position
    from motherlode.games.dwarf import abilities, gems, rules, state
    from motherlode.games.saboteur import cards, gold, mine, tiles
    from motherlode.games.saboteur import rules as saboteur_rules
    from motherlode.games.saboteur import state as saboteur_state

    expected = os.environ.get("MOTHERLODE_EXPECT")
    modules = [generators, playouts, position, abilities, gems, rules, state]
    modules += [cards, gold, mine, tiles, saboteur_rules, saboteur_state]
    suffixes = {Path(str(module.__file__)).suffix == ".py" for module in modules}
    assert len(suffixes) == 1, "the engine is compiled in part"
    if expected is not None:
        assert suffixes == {expected == "pure"}


def test_the_source_tree_holds_nothing_compiled() -> None:
    root = Path(__file__).parents[2] / "src"
    assert not list(root.rglob("*.so"))
    assert list(root.rglob("*.py"))
