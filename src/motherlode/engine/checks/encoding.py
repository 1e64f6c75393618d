"""Packed, typed and JSON forms of actions, events and views are the same thing."""

from __future__ import annotations

import msgspec

from motherlode.engine.checks.case import Case, final, walk
from motherlode.engine.game import Game
from motherlode.engine.wire import Decision, Refused, Result

MOST_STARTS = 20


def check_actions(game: Game) -> None:
    """Every code of the dense numbering unpacks to an action that packs to it, and survives
    JSON; the numbering ascends; other numbers and other JSON are turned down."""
    codes = [int(code) for code in game.codes()]
    assert codes == sorted(set(codes)), f"{game.id}: the dense numbering must ascend."
    seen = set()
    for code in codes:
        action = game.unpack(code)
        assert game.pack(action) == code, f"{game.id}: {action!r} does not pack to {code}."
        raw = msgspec.json.encode(action)
        assert raw not in seen, f"{game.id}: two codes are the same action {raw.decode()}."
        seen.add(raw)
        assert game.decode_action(raw) == action, f"{game.id}: {action!r} is lost in JSON."
    around = {code + step for code in codes for step in (-1, 1)} | {-1, 1 << 40}
    for number in sorted(around - set(codes)):
        try:
            action = game.unpack(number)
        except ValueError:
            continue
        raise AssertionError(f"{game.id}: {number} is no code but unpacks to {action!r}.")
    for raw in (b"", b"{}", b"null", b"[1]", b'{"type":"no-such-thing"}', b"\xff", b'"roll"'):
        try:
            action = game.decode_action(raw)
        except Refused:
            continue
        raise AssertionError(f"{game.id}: {raw!r} is taken for the action {action!r}.")


def check_messages(case: Case, seed: int) -> None:
    """For every viewer: one event for each journal entry, whichever entry one asks from, so that
    gaps in a log never tell that something is hidden; events, views, decisions and results
    survive JSON."""
    game = case.game
    noted = 0
    for ply in walk(case, seed):
        if not ply.looked_at():
            continue
        position = ply.position
        where = f"{case}, seed {seed}, choice {ply.number}"
        for viewer in ply.viewers():
            events = list(game.events(position, noted, viewer))
            assert len(events) == len(position.journal) - noted, (
                f"{where}: {len(position.journal) - noted} journal entries give "
                f"{len(events)} events."
            )
            raw = msgspec.json.encode(events)
            read = [msgspec.json.decode(one, type=game.event_type) for one in _items(raw)]
            assert read == events, f"{where}: events are lost in JSON."
            view = game.view(position, viewer)
            raw = msgspec.json.encode(view)
            assert msgspec.json.decode(raw, type=game.view_type) == view, (
                f"{where}: a view is lost in JSON."
            )
        decision = game.decision(position, ply.seat)
        raw = msgspec.json.encode(decision)
        back = msgspec.json.decode(raw, type=Decision)
        again = [game.decode_action(msgspec.json.encode(action)) for action in back.actions]
        assert decision == Decision(seat=back.seat, message=back.message, actions=again), (
            f"{where}: a decision is lost in JSON."
        )
        noted = len(position.journal)
    _check_end(case, seed)


def _items(raw: bytes) -> list[bytes]:
    return [bytes(one) for one in msgspec.json.decode(raw, type=list[msgspec.Raw])]


def _check_end(case: Case, seed: int) -> None:
    game, position = case.game, final(case, seed)
    result = game.result(position)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result, (
        f"{case}, seed {seed}: the result is lost in JSON."
    )
    for viewer in case.viewers():
        whole = list(game.events(position, 0, viewer))
        assert len(whole) == len(position.journal), (
            f"{case}, seed {seed}: {len(position.journal)} journal entries give"
            f" {len(whole)} events."
        )
        if viewer not in case.some_viewers(len(whole)):
            continue
        every = 1 + len(whole) // MOST_STARTS
        for at in range(0, len(whole), every):
            assert list(game.events(position, at, viewer)) == whole[at:], (
                f"{case}, seed {seed}: events depend on where one starts to read."
            )
