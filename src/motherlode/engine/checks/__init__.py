"""What every game must pass, for authors of games to run on their own.

Each check takes a :class:`~motherlode.engine.checks.case.Case` (a game, options, a number of
seats, and a :class:`~motherlode.engine.checks.case.Probe` for what only the game's author
knows) and a seed, and raises AssertionError with a sentence when the game breaks the contract.
``tests/conformance`` applies all of them to all games.

=================  ========================================================================
``legality``       legal and accepted are the same; everyone who must decide can
``copies``         clones are independent, past positions never change, noting changes nothing
``determinism``    seeds, processes and interleaving; records replay to the same end
``encoding``       packed, typed and JSON actions, events and views are the same thing
``secrecy``        views, imagined worlds and messages know no more than they may
``census``         nothing is lost or made, and everything that can happen happens
``ends``           games end in time, and results explain every place
=================  ========================================================================
"""

from motherlode.engine.checks.case import Case, Probe, all_cases, few_cases

__all__ = ["Case", "Probe", "all_cases", "few_cases"]
