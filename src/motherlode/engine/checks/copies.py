"""Copies are independent, the past never changes, and keeping a journal changes nothing."""

from __future__ import annotations

from motherlode.engine.checks.case import Case, walk
from motherlode.engine.generators import FastRng


def check_clones(case: Case, seed: int) -> None:
    """A clone goes on exactly as the original, chance included; playing it leaves the original
    as it was; and every position kept on the way is at the end what it was when it was kept."""
    kept = []
    for ply in walk(case, seed):
        where = f"{case}, seed {seed}, choice {ply.number}"
        original = ply.position
        before = original.freeze(), list(original.journal)
        past = original.clone()
        future = original.clone()
        assert (past.freeze(), list(past.journal)) == before, f"{where}: a clone differs."
        future.play(ply.seat, ply.action)
        assert (original.freeze(), list(original.journal)) == before, (
            f"{where}: playing a clone has changed the original."
        )
        other = original.clone()
        other.play(ply.seat, ply.action)
        after = future.freeze(), list(future.journal)
        assert (other.freeze(), list(other.journal)) == after, (
            f"{where}: two clones go different ways."
        )
        kept.append((past, before, where))
        kept.append((future, after, where))
    for position, before, where in kept:
        assert (position.freeze(), list(position.journal)) == before, (
            f"{where}: a position kept from here has changed later."
        )


def check_journal_is_silent(case: Case, seed: int) -> None:
    """Without noting there is no journal, and the game is the same."""
    silent = case.new(FastRng(seed), noting=False)
    for ply in walk(case, seed):
        where = f"{case}, seed {seed}, choice {ply.number}"
        assert silent.freeze() == ply.position.freeze(), f"{where}: noting changes the game."
        assert not list(silent.journal), f"{where}: a journal is kept though nobody asked."
        silent.play(ply.seat, ply.action)
