"""What the tests of the terminal rest on."""

from __future__ import annotations

import signal

import pytest


@pytest.fixture(autouse=True, scope="session")
def _ctrl_c_is_heard() -> None:
    """Jobs in the background of a script are started deaf to Ctrl-C, and so would be the programs
    that the tests start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
