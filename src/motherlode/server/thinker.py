"""A process that thinks for bots: a request a line on standard input, an answer a line on
standard output, both JSON. It ends when its input does, even in the middle of a thought.

The server runs it as ``python -m motherlode.server.thinker``; it never sees more than requests.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import Any, BinaryIO

import msgspec

from motherlode.bots.request import BotRequest, Budget
from motherlode.bots.thinking import game_of, think


def encode_request(request: BotRequest) -> bytes:
    """A request as one line."""
    return msgspec.json.encode(request) + b"\n"


def decode_request(line: bytes) -> BotRequest:
    """The request again, with the structs of its game. Raises msgspec.ValidationError."""
    raw: dict[str, Any] = msgspec.json.decode(line)
    game = game_of(raw["game"], raw["content_file"])
    raw["view"] = msgspec.convert(raw["view"], game.view_type)
    raw["events"] = msgspec.convert(raw["events"], list[game.event_type])  # type: ignore[name-defined]
    raw["budget"] = msgspec.convert(raw["budget"], Budget)
    return BotRequest(**raw)


def answer(line: bytes) -> bytes:
    """The action for a request, as one line."""
    return msgspec.json.encode(think(decode_request(line))) + b"\n"


def main() -> None:
    """Answer until the input ends. An exception ends the process, with its traceback."""
    if hasattr(os, "nice"):
        os.nice(5)  # the server goes first
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    while True:
        replies.write(answer(lines.get()))
        replies.flush()


def _listen(source: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    for line in source:
        lines.put(line)
    os._exit(0)  # nobody waits for the thought under way


if __name__ == "__main__":
    main()
