"""``motherlode play`` and ``motherlode watch``: a game in this terminal."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from motherlode.bots.request import Budget
from motherlode.cli.content import content_files, game_with
from motherlode.cli.ends import DONE, INTERRUPTED, Stop
from motherlode.cli.menu import Menu
from motherlode.cli.options import MatchOptions
from motherlode.cli.record import check_writable, write_record
from motherlode.cli.scoring import show_result
from motherlode.cli.screens import GameScreen, screen_of
from motherlode.cli.session import Session, chosen_options, seat_plans
from motherlode.cli.speech import Speaker, language_of
from motherlode.engine.wire import Action, Refused
from motherlode.locale import prefix
from motherlode.table.record import export
from motherlode.table.wire import DecisionState, NewTable, SeatPlan

QUIT_WORDS = "terminal-quit-words"
HELP_WORDS = "terminal-help-words"
LEAST_SPEED = 0.01


class Quit(Exception):  # noqa: N818 - a wish, not an error
    """The person wants to leave."""


def play_here(
    game: str,
    levels: list[Any],
    name: str,
    match: MatchOptions,
) -> int:
    """A person against bots, until the game is over or the person leaves."""
    speaker = Speaker(language_of(match.language), game=game)
    name = name or speaker.text("terminal-you")
    check_writable(match.save)
    session = open_session(game, seat_plans(1, levels), name, match)
    return _with_farewell(speaker, lambda: _play(speaker, session, match.save))


def watch_here(
    game: str,
    levels: list[Any],
    speed: float,
    match: MatchOptions,
) -> int:
    """Bots only. ``speed``: moves a second, 0 for no pause."""
    if speed and not speed >= LEAST_SPEED:  # which no NaN is
        raise Stop("terminal-speed", given=str(speed), least=str(LEAST_SPEED))
    speaker = Speaker(language_of(match.language), game=game)
    check_writable(match.save)
    session = open_session(game, seat_plans(0, levels), "", match)
    pause = 1 / speed if speed else 0.0
    return _with_farewell(speaker, lambda: _watch(speaker, session, pause, match.save))


def open_session(game_id: str, seats: list[SeatPlan], name: str, match: MatchOptions) -> Session:
    """A started match. Raises Stop, Refused or ContentError for what cannot be."""
    files = content_files(match.content or [])
    game = game_with(game_id, files)
    if not 0 < match.seconds <= 600:
        raise Stop("terminal-seconds", given=str(match.seconds))
    try:
        chosen = chosen_options(game, match.option or [])
    except ValueError as error:
        raise Stop("terminal-option-usage", given=str(error)) from None
    plan = NewTable(game=game_id, seats=seats, options=chosen)
    file = files.get(game_id)
    return Session(
        game,
        plan,
        name=name,
        seed=match.seed,
        budget=Budget(seconds=match.seconds),
        content_file=str(file) if file else None,
    )


def _with_farewell(speaker: Speaker, body: Any) -> int:
    try:
        body()
    except (Quit, EOFError):
        speaker.say("terminal-farewell")
        return DONE
    except KeyboardInterrupt:
        speaker.line("")
        speaker.say("terminal-farewell")
        return INTERRUPTED
    return DONE


def _introduce(speaker: Speaker, session: Session) -> None:
    state = session.state()
    speaker.names = [seat.name for seat in state.seats]
    speaker.say("terminal-commitment", "dim", commitment=state.commitment)


def _play(speaker: Speaker, session: Session, save: Path | None) -> None:
    _introduce(speaker, session)
    speaker.say("terminal-how-to-play", "dim")
    screen = screen_of(speaker, session.table.game)
    while session.table.status == "playing":
        _tell_news(speaker, session)
        state = session.state()
        if state.decision is None:
            bot_moves(speaker, session)
            continue
        screen.draw(state.view, state.you)
        while True:
            action = ask(speaker, screen, state.decision, state.view)
            try:
                session.play(action)
                break
            except Refused as refused:
                speaker.refuse(refused)
    _finish(speaker, session, save)


def _watch(speaker: Speaker, session: Session, pause: float, save: Path | None) -> None:
    _introduce(speaker, session)
    screen = screen_of(speaker, session.table.game)
    before = -1
    while session.table.status == "playing":
        _tell_news(speaker, session)
        state = session.state()
        first = min(state.waiting_for)
        if first < before:  # once in each time around the table
            screen.draw(state.view, None)
        before = first
        time.sleep(pause)
        bot_moves(speaker, session)
    _tell_news(speaker, session)
    screen.draw(session.state().view, None)
    _finish(speaker, session, save)


def bot_moves(speaker: Speaker, session: Session) -> None:
    """Let a bot move; say so if it could not."""
    moved = session.bot_plays()
    if moved and moved.failure:
        reason = " ".join(repr(moved.failure).split())
        speaker.say("terminal-bot-failed", "yellow", seat=moved.seat, reason=reason)


def _tell_news(speaker: Speaker, session: Session) -> None:
    for event in session.news():
        speaker.tell(event)


def _finish(speaker: Speaker, session: Session, save: Path | None) -> None:
    _tell_news(speaker, session)
    state = session.state()
    assert state.result is not None
    speaker.line("")
    show_result(speaker, state.result)
    speaker.say("terminal-seed", "dim", seed=state.seed)
    if save is not None:
        write_record(export(session.table, 1), save)
        speaker.say("terminal-saved", file=str(save))


def ask(speaker: Speaker, screen: GameScreen, decision: DecisionState, view: Any) -> Action:
    """What the person wants to do, from the menu or typed. Raises Quit and EOFError."""
    menu = top = Menu(decision.actions)
    speaker.say(decision.message, "bold")
    menu.show(speaker)
    while True:
        typed = read_line(speaker)
        if not typed:
            if menu is not top:
                menu = top
                menu.show(speaker)
            continue
        if typed in speaker.text(QUIT_WORDS).split():
            raise Quit
        if typed in speaker.text(HELP_WORDS).split():
            speaker.say(f"terminal-{prefix(speaker.game)}-help")
            menu.show(speaker)
            continue
        if not typed.isdecimal():
            try:
                return screen.read(typed, view)
            except Stop as stop:
                speaker.say(stop.message, "yellow", **stop.arguments)
                continue
        picked = menu.pick(int(typed)) if len(typed) < 4 else None
        if picked is None:
            speaker.say("terminal-no-such-number", "yellow", most=len(menu.entries))
        elif isinstance(picked, Menu):
            menu = picked
            speaker.say("terminal-which")
            menu.show(speaker)
        else:
            return picked


def read_line(speaker: Speaker) -> str:
    """A line from the person, without spaces around it. Raises EOFError at the end."""
    print(speaker.text("terminal-prompt"), end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    if not sys.stdin.isatty():
        print(line.rstrip("\n"))  # a transcript then reads as the terminal would
    return line.strip().lower()
