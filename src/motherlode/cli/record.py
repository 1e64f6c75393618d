"""``motherlode record``, and how a record is written."""

from __future__ import annotations

from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import msgspec

from motherlode.cli.content import content_files, game_with
from motherlode.cli.ends import DONE, FAILED, Stop
from motherlode.cli.scoring import show_result
from motherlode.cli.speech import Speaker, language_of
from motherlode.table.record import Record, RecordError, told_in_full, verify

ADDRESSES = ("http://", "https://")
PATIENCE: Final = 20
"""Seconds that a server may be silent."""
MOST_BYTES: Final = 2**24
"""That are fetched; records have a hundredth of that."""


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


def read_record(source: str) -> Record:
    """The record in a file or at an address. Raises OSError, and Stop where there is none."""
    raw = fetched(source) if source.startswith(ADDRESSES) else Path(source).read_bytes()
    try:
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Stop("terminal-not-a-record", FAILED, file=source, detail=str(error)) from None
    except RecursionError:
        deep = "it is nested too deeply"
        raise Stop("terminal-not-a-record", FAILED, file=source, detail=deep) from None


def fetched(address: str) -> bytes:
    """What a server has at an address. Raises Stop."""
    try:
        with urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - of ADDRESSES only
            raw: bytes = answer.read(MOST_BYTES + 1)
    except HTTPError as error:
        with error:
            said = f"{error.code} {error.reason}".strip()
        raise Stop("terminal-no-record-there", FAILED, address=address, reason=said) from None
    except (OSError, HTTPException, ValueError) as error:
        cause = error.reason if isinstance(error, URLError) else error
        said = getattr(cause, "strerror", None) or str(cause)
        raise Stop("terminal-not-fetched", FAILED, address=address, reason=said) from None
    if len(raw) > MOST_BYTES:
        most = MOST_BYTES // 2**20
        raise Stop("terminal-record-too-large", FAILED, address=address, most=most)
    return raw


def check_record(source: str, show: bool, content: list[str], language: str) -> int:
    """Verify a record and say what it is. Raises Stop when it is not what it says."""
    played = read_record(source)
    header = played.header
    names = [seat.name for seat in header.seats]
    speaker = Speaker(language_of(language), game=header.game, names=names)
    game = game_with(header.game, content_files(content))
    try:
        end = verify(played, game)
    except RecordError as error:
        detail = speaker.text(error.message, **error.arguments)
        raise Stop("terminal-record-wrong", FAILED, file=source, detail=detail) from None
    if show:
        for event in told_in_full(game, end):
            speaker.tell(event)
    show_result(speaker, played.result)
    speaker.say("terminal-record-right", "green", count=len(played.actions))
    speaker.say("terminal-commitment", commitment=header.commitment)
    return DONE
