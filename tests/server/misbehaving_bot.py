"""A bot's process gone wrong; run with how: sleep, die, stammer, babble, silent,
delegate or cheat."""

from __future__ import annotations

import os
import subprocess
import sys
import time


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(how: str) -> None:
    for _ in sys.stdin.buffer:
        match how:
            case "sleep":
                time.sleep(300)
            case "die":
                os._exit(3)
            case "stammer":
                say("not an action")
            case "babble":
                say("not an action\n" * 100_000)
            case "delegate":  # as a starter does that runs the bot as a child of its own
                subprocess.run([sys.executable, __file__, "silent"], check=True)
            case "cheat":  # no seat may name a number before it has kept WILD dice
                say('{"type":"dwarf-name-number","face":6}')


if __name__ == "__main__":
    main(sys.argv[1])
