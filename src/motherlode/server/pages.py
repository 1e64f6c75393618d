"""The built web application, served from memory: every page is its one document, which also
says in the reader's language that there is no such page."""

from __future__ import annotations

import base64
import mimetypes
import re
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = ((".br", "br"), (".gz", "gzip"))
FILES: Final = re.compile(r"^(api|_app)(/|$)")
"""Addresses that only programs ask for."""
PAGES: Final = re.compile(r"^(|table/[A-Za-z0-9_-]{1,32}/?)$")
INLINE_SCRIPT: Final = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Motherlode</title>
<p>The server is running, but the web application has not been built.
Run <code>make play</code>, or <code>npm ci</code> and <code>npm run build</code> in
<code>web/</code>, and start the server again.</p>
<p lang="zh-Hant">伺服器已啟動，但網頁尚未建置。請執行 <code>make play</code>，
或在 <code>web/</code> 裡執行 <code>npm ci</code> 與 <code>npm run build</code>，
再重新啟動伺服器。</p>
</html>
"""


NOT_FOUND: Final = "There is no such page. 沒有這個頁面。\n"


@dataclass
class Asset:
    """A file of the application, with its compressed forms by encoding."""

    content: bytes
    media_type: str
    lasting: bool
    encoded: dict[str, bytes] = field(default_factory=dict)


class WebApp:
    """What was built into a folder, read once."""

    def __init__(self, folder: Path) -> None:
        self.assets = read_assets(folder) if (folder / "index.html").is_file() else {}
        self.index = self.assets.get("index.html")

    def find(self, path: str) -> Asset | None:
        """What is served under a path without its first slash; None for nothing."""
        if PAGES.match(path):
            return self.index
        return self.assets.get(path)

    def script_hashes(self) -> list[str]:
        """What a content security policy has to allow: the scripts inside the document."""
        scripts = INLINE_SCRIPT.findall(self.index.content) if self.index else []
        return [
            f"'sha256-{base64.b64encode(sha256(script).digest()).decode()}'" for script in scripts
        ]


def read_assets(folder: Path) -> dict[str, Asset]:
    """All files below a folder by their paths in it; nothing outside can be asked for."""
    files = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    assets = {}
    for name, path in files.items():
        if path.suffix in {ending for ending, _ in ENCODINGS}:
            continue
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if media_type in ("application/javascript", "application/json"):
            media_type += "; charset=utf-8"
        assets[name] = Asset(
            path.read_bytes(),
            media_type,
            lasting="/immutable/" in f"/{name}",
            encoded={
                encoding: files[name + ending].read_bytes()
                for ending, encoding in ENCODINGS
                if name + ending in files
            },
        )
    return assets


def policy(script_hashes: list[str]) -> str:
    """The content security policy: everything from here, and no page may frame ours."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(["script-src 'self'", *script_hashes]),
            "style-src 'self' 'unsafe-inline'",  # positions and transitions are styles
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"page": True},
)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    web_app: WebApp = request.app.state.web_app
    path = path.lstrip("/")
    asset = web_app.find(path)
    status = 200
    if asset is None and not FILES.match(path) and "text/html" in request.headers.get("accept", ""):
        asset, status = web_app.index, 404
    if asset is None:
        unbuilt = PAGES.match(path) is not None
        return Response(
            (NOT_BUILT if unbuilt else NOT_FOUND).encode(),
            media_type=MediaType.HTML if unbuilt else MediaType.TEXT,
            status_code=503 if unbuilt else 404,
            headers={"Cache-Control": ASK_AGAIN},
        )
    headers = {"Cache-Control": FOR_EVER if asset.lasting else ASK_AGAIN}
    if asset.encoded:
        headers["Vary"] = "Accept-Encoding"
    content = asset.content
    for encoding in _accepted(request.headers.get("accept-encoding", "")):
        if encoding in asset.encoded:
            content = asset.encoded[encoding]
            headers["Content-Encoding"] = encoding
            break
    return Response(content, media_type=asset.media_type, status_code=status, headers=headers)


def _accepted(header: str) -> list[str]:
    offered = {part.partition(";")[0].strip() for part in header.split(",") if "q=0" not in part}
    return [encoding for _, encoding in ENCODINGS if encoding in offered]
