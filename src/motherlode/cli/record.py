"""``motherlode record``, and how a record is written."""

from __future__ import annotations

from pathlib import Path

import msgspec

from motherlode.cli.content import content_files, game_with
from motherlode.cli.ends import DONE, FAILED, Stop
from motherlode.cli.scoring import show_result
from motherlode.cli.speech import Speaker, language_of
from motherlode.engine.generators import ReplayError
from motherlode.table.record import Record, RecordError, verify


def check_writable(file: Path | None) -> None:
    """Raises OSError if a record could not be written there: better before a game than after."""
    if file is None:
        return
    new = not file.exists()
    file.open("ab").close()
    if new:
        file.unlink()


def write_record(record: Record, file: Path) -> None:
    """Write a record as JSON that people can read too. Raises OSError."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(record)) + b"\n")


def read_record(file: Path) -> Record:
    """The record in a file. Raises OSError, and Stop for a file that holds none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Stop("terminal-not-a-record", FAILED, file=str(file), detail=str(error)) from None
    except RecursionError:
        deep = "it is nested too deeply"
        raise Stop("terminal-not-a-record", FAILED, file=str(file), detail=deep) from None


def check_record(file: Path, show: bool, content: list[str], language: str) -> int:
    """Verify a record and say what it is. Raises Stop when it is not what it says."""
    played = read_record(file)
    header = played.header
    names = [seat.name for seat in header.seats]
    speaker = Speaker(language_of(language), game=header.game, names=names)
    game = game_with(header.game, content_files(content))
    try:
        end = verify(played, game)
    except (RecordError, ReplayError) as error:
        raise Stop("terminal-record-wrong", FAILED, file=str(file), detail=str(error)) from None
    if show:
        for event in game.events(end, 0, None):
            speaker.tell(event)
    show_result(speaker, played.result)
    speaker.say("terminal-record-right", "green", count=len(played.actions))
    speaker.say("terminal-commitment", commitment=header.commitment)
    return DONE
