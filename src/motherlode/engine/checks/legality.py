"""Legal and accepted are one; whoever must decide can, and nobody else may."""

from __future__ import annotations

from motherlode.engine.checks.case import Case, walk
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, Refused


def check_decisions(case: Case, seed: int) -> None:
    """In every position a decider has actions, ascending and without repeats, and everybody
    else has none; the decision object says the same."""
    for ply in walk(case, seed):
        _decisions(case, ply.position, f"{case}, seed {seed}, choice {ply.number}")


def _decisions(case: Case, position: Position, where: str) -> None:
    deciding = case.game.deciding_seats(position)
    assert position.deciders() >> case.seats == 0, f"{where}: a seat that is not there decides."
    for seat in range(case.seats):
        legal = [int(code) for code in position.legal(seat)]
        if seat not in deciding:
            assert not legal, f"{where}: seat {seat} does not decide but has legal actions."
            assert case.game.decision(position, seat) is None, (
                f"{where}: seat {seat} does not decide but is asked."
            )
            continue
        assert legal, f"{where}: seat {seat} has to decide but has no legal action."
        assert legal == sorted(set(legal)), (
            f"{where}: the legal actions of seat {seat} are not ascending, or repeat."
        )
        decision = case.game.decision(position, seat)
        assert decision is not None, f"{where}: seat {seat} has to decide but is not asked."
        assert decision.seat == seat, f"{where}: seat {seat} is asked as seat {decision.seat}."
        assert decision.message, f"{where}: seat {seat} is asked without a question."
        assert [case.game.pack(action) for action in decision.actions] == legal, (
            f"{where}: the decision of seat {seat} does not list its legal actions."
        )


def check_legal_is_accepted(case: Case, seed: int, stride: int = 1) -> None:
    """In every ``stride``-th position, every action there is, asked for by every seat, is
    accepted if it is legal and otherwise refused with a message, and asking changes nothing;
    every legal action can be played and leaves somebody to decide, or a finished game."""
    codes = {int(code): case.game.unpack(code) for code in case.game.codes()}
    for ply in walk(case, seed):
        if ply.number % stride:
            continue
        position = ply.position
        where = f"{case}, seed {seed}, choice {ply.number}"
        before = position.freeze(), list(position.journal)
        for seat in range(case.seats):
            legal = {int(code) for code in position.legal(seat)}
            unknown = legal - codes.keys()
            assert not unknown, f"{where}: the dense numbering does not know {sorted(unknown)}."
            for code, action in codes.items():
                reason = _refusal(case, position, seat, action)
                assert reason != "", f"{where}: {action!r} is refused without a message."
                accepted = reason is None
                assert accepted == (code in legal), (
                    f"{where}: seat {seat}'s {action!r} is "
                    f"{'accepted but not legal' if accepted else 'legal but refused'}."
                )
            for code in legal:
                twin = position.clone()
                twin.play(seat, code)
                _decisions(case, twin, f"{where}, then seat {seat}'s {codes[code]!r}")
        assert (position.freeze(), list(position.journal)) == before, (
            f"{where}: asking whether an action is legal has changed the game."
        )


def _refusal(case: Case, position: Position, seat: int, action: Action) -> str | None:
    """The message of the refusal, or None for an accepted action."""
    try:
        code = case.game.check(position, seat, action)
    except Refused as refused:
        return refused.message
    assert code == case.game.pack(action), f"{case}: {action!r} is accepted as another action."
    return None


def check_finished_game_refuses(case: Case, position: Position) -> None:
    """In a finished game nobody decides, nothing is legal and everything is refused."""
    assert not position.deciders(), f"{case}: this game is not finished."
    for seat in range(case.seats):
        assert not list(position.legal(seat)), f"{case}: a finished game has legal actions."
        assert case.game.decision(position, seat) is None, f"{case}: a finished game asks."
        for code in case.game.codes():
            action = case.game.unpack(code)
            assert _refusal(case, position, seat, action), (
                f"{case}: a finished game accepts {action!r}."
            )
