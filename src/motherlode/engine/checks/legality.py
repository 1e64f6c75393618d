"""Legal and accepted are one; whoever must decide can, and nobody else may."""

from __future__ import annotations

from functools import lru_cache

from motherlode.engine.checks.case import Case, walk
from motherlode.engine.game import Game
from motherlode.engine.position import Position
from motherlode.engine.wire import Action, Refused


def check_decisions(case: Case, seed: int) -> None:
    """In every position a decider has actions, ascending and without repeats, and everybody
    else has none; the decision object says the same."""
    for ply in walk(case, seed):
        if ply.looked_at():
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


def check_legal_is_accepted(case: Case, seed: int, stride: int = 1, most: int = 1000) -> None:
    """In one position of ``stride``, actions asked for by every seat are accepted if they are
    legal and otherwise refused with a message, and asking changes nothing; every legal action
    can be played and leaves somebody to decide, or a finished game.

    All actions that there are get asked for, and all that are legal get played, if there are at
    most ``most``; of a larger game a sample, see :class:`Asked`.
    """
    asked = Asked(case.game, most)
    for ply in walk(case, seed):
        position = ply.position
        asked.was_legal(_legal(position, ply.seat))
        if not ply.looked_at(stride):
            continue
        where = f"{case}, seed {seed}, choice {ply.number}"
        before = position.freeze(), list(position.journal)
        for seat in range(case.seats):
            codes = _legal(position, seat)
            unknown = [code for code in codes if code not in asked.places]
            assert not unknown, f"{where}: the dense numbering does not know {unknown}."
            for code in asked.codes(codes):
                action = case.game.unpack(code)
                reason = _refusal(case, position, seat, action)
                assert reason != "", f"{where}: {action!r} is refused without a message."
                accepted = reason is None
                assert accepted == (code in codes), (
                    f"{where}: seat {seat}'s {action!r} is "
                    f"{'accepted but not legal' if accepted else 'legal but refused'}."
                )
            for code in asked.played(codes):
                twin = position.clone()
                twin.play(seat, code)
                _decisions(case, twin, f"{where}, then seat {seat}'s {case.game.unpack(code)!r}")
        assert (position.freeze(), list(position.journal)) == before, (
            f"{where}: asking whether an action is legal has changed the game."
        )


class Asked:
    """Which actions a check asks for.

    Of a game with more than ``most``: the legal ones and their neighbours in the dense
    numbering, a part of those that were legal earlier in the game, and a part of all; each time
    other parts, and small ones for a seat to which nothing is legal.
    """

    def __init__(self, game: Game, most: int) -> None:
        self.all, self.places = _numbering(game)
        self.most = most
        self.earlier: dict[int, None] = {}
        self.turn = 0

    def was_legal(self, codes: set[int]) -> None:
        """Remember what was legal for somebody."""
        self.earlier.update(dict.fromkeys(sorted(codes)))

    def codes(self, legal: set[int]) -> list[int]:
        """What to ask for where these are legal."""
        if len(self.all) <= self.most:
            return self.all
        self.turn += 1
        near = {self.places[code] + step for code in legal for step in (-1, 1)}
        codes = legal | {self.all[place] for place in near if 0 <= place < len(self.all)}
        size = self.most // (4 if legal else 32)
        return [*codes, *self._part(list(self.earlier), size), *self._part(self.all, size)]

    def played(self, legal: set[int]) -> list[int]:
        """Which of these to play."""
        if len(self.all) <= self.most:
            return list(legal)
        return self._part(sorted(legal), self.most // 20)

    def _part(self, codes: list[int], size: int) -> list[int]:
        every = 1 + len(codes) // max(size, 1)
        return codes[self.turn % every :: every]


@lru_cache(maxsize=16)
def _numbering(game: Game) -> tuple[list[int], dict[int, int]]:
    """All packed actions, and where each stands among them."""
    codes = [int(code) for code in game.codes()]
    return codes, {code: place for place, code in enumerate(codes)}


def _legal(position: Position, seat: int) -> set[int]:
    return {int(code) for code in position.legal(seat)}


def _refusal(case: Case, position: Position, seat: int, action: Action) -> str | None:
    """The message of the refusal, or None for an accepted action."""
    try:
        code = case.game.check(position, seat, action)
    except Refused as refused:
        return refused.message
    assert code == case.game.pack(action), f"{case}: {action!r} is accepted as another action."
    return None


def check_finished_game_refuses(case: Case, position: Position, most: int = 1000) -> None:
    """In a finished game nobody decides, nothing is legal and everything is refused."""
    assert not position.deciders(), f"{case}: this game is not finished."
    asked = Asked(case.game, most)
    for seat in range(case.seats):
        assert not list(position.legal(seat)), f"{case}: a finished game has legal actions."
        assert case.game.decision(position, seat) is None, f"{case}: a finished game asks."
        for code in asked.codes(set()):
            action = case.game.unpack(code)
            assert _refusal(case, position, seat, action), (
                f"{case}: a finished game accepts {action!r}."
            )
