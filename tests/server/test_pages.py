"""The web application as the server hands it out."""

from __future__ import annotations

import base64
import gzip
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.running import quick_settings, running

SCRIPT = "document.title = 'Motherlode'"
INDEX = f'<!doctype html><script>{SCRIPT}</script><script src="/_app/immutable/x.js"></script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder, with something like a built application in it."""
    lasting = tmp_path / "app" / "_app" / "immutable"
    lasting.mkdir(parents=True)
    (tmp_path / "app" / "index.html").write_text(INDEX)
    (tmp_path / "app" / "robots.txt").write_text("User-agent: *\nDisallow: /table/\n")
    (lasting / "x.js").write_text("export {}")
    (lasting / "x.js.gz").write_bytes(gzip.compress(b"export {}"))
    (tmp_path / "secret.txt").write_text("not for the web")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/table/abc-DEF_1", "/table/abc?x=1"])
async def test_every_page_is_the_one_document(folder: Path, path: str) -> None:
    async with running(quick_settings(folder)) as server:
        page = await server.get(path)
        assert (page.status_code, page.text) == (200, INDEX)
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        head = await server.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == page.headers["content-length"]


@pytest.mark.parametrize(
    ("path", "accept", "content_type"),
    [
        ("/", "*/*", "text/html"),
        ("/nowhere", "text/html", "text/html"),
        ("/nowhere", "*/*", "text/plain"),
        ("/robots.txt", "*/*", "text/plain"),
        ("/_app/immutable/x.js", "*/*", "text/javascript"),
    ],
)
async def test_every_answer_names_its_characters_once(
    folder: Path, path: str, accept: str, content_type: str
) -> None:
    async with running(quick_settings(folder)) as server:
        answer = await server.http.get(path, headers={"Accept": accept})
        assert answer.headers["content-type"] == f"{content_type}; charset=utf-8"


async def test_the_policy_allows_just_the_documents_own_scripts(folder: Path) -> None:
    async with running(quick_settings(folder)) as server:
        policy = (await server.get("/")).headers["content-security-policy"]
        digest = base64.b64encode(sha256(SCRIPT.encode()).digest()).decode()
        [scripts] = [part for part in policy.split("; ") if part.startswith("script-src")]
        assert scripts == f"script-src 'self' 'sha256-{digest}'"
        assert "frame-ancestors 'none'" in policy


async def test_files_named_by_their_content_are_kept_for_ever(folder: Path) -> None:
    async with running(quick_settings(folder)) as server:
        script = await server.get("/_app/immutable/x.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["vary"] == "Accept-Encoding"
        assert script.text == "export {}"
        plain = await server.http.get(
            "/_app/immutable/x.js", headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.text == "export {}"
        assert (await server.get("/robots.txt")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/_app/immutable/..%2f..%2f..%2fsecret.txt",
        "/table/",
        "/table/a/b",
        "/_app/immutable/x.js.gz",
    ],
)
async def test_nothing_else_is_handed_out(folder: Path, path: str) -> None:
    async with running(quick_settings(folder)) as server:
        page = await server.get(path)
        assert page.status_code == 404
        assert "not for the web" not in page.text


@pytest.mark.parametrize("path", ["/rubbish", "/table/", "/table/a/b", "/../secret.txt"])
async def test_a_browser_is_told_by_the_application_that_there_is_no_such_page(
    folder: Path, path: str
) -> None:
    async with running(quick_settings(folder)) as server:
        browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        page = await server.http.get(path, headers=browser)
        assert (page.status_code, page.text) == (404, INDEX)
        for file in ("/_app/immutable/gone.js", "/_app/"):
            missing = await server.http.get(file, headers=browser)
            assert (missing.status_code, "<script" in missing.text) == (404, False)


async def test_without_the_application_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path)) as server:
        for path in ("/", "/table/abc"):
            page = await server.get(path)
            assert page.status_code == 503
            assert "npm run build" in page.text
            assert 'lang="zh-Hant"' in page.text
