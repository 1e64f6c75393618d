"""One server and one browser for all browser tests; everybody gets a context of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.hosting import Server, hosted
from tests.browser.visiting import PATIENCE, Visitor

CHROMIUM = "/usr/bin/chromium"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with hosted(tmp_path_factory.mktemp("server"), bot_pause=0.0) as running:
        yield running


@pytest.fixture(autouse=True)
def dealt(server: Server, request: pytest.FixtureRequest) -> None:
    """A test plays the same games every time."""
    server.deal_for(request.node.nodeid)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), "The browser tests need Debian's chromium: install it."
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        expect.set_options(timeout=1000 * PATIENCE)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes with a browser; when the test is over nothing may have gone wrong there."""
    visitors: list[Visitor] = []

    def come(**traits: object) -> Visitor:
        visitors.append(Visitor(browser, server, **traits))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
