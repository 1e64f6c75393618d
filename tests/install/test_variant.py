"""The same tests run on the compiled engine and on the same source uncompiled."""

from __future__ import annotations

import os
from importlib import import_module

import pytest

from tests.install.tree import compiled_modules


@pytest.mark.parametrize("name", compiled_modules())
def test_the_engine_under_test_is_the_one_that_was_asked_for(name: str) -> None:
    expected = os.environ.get("MOTHERLODE_EXPECT", "pure")

    loaded_from = import_module(name).__file__ or ""

    assert ("pure" if loaded_from.endswith(".py") else "compiled") == expected
