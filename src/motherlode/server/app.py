"""Puts the server together and runs it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

import uvicorn
from litestar import Litestar, MediaType, Request, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from motherlode.games import game_ids, get_game
from motherlode.server.addresses import Listening
from motherlode.server.api import api
from motherlode.server.limits import RateLimit
from motherlode.server.live import live
from motherlode.server.luck import Luck
from motherlode.server.migrate import migrate
from motherlode.server.pages import WebApp, page, policy
from motherlode.server.problems import HANDLERS
from motherlode.server.schema import description
from motherlode.server.settings import Settings
from motherlode.server.storage import Database, Storage
from motherlode.server.tables import Tables
from motherlode.server.thinkers import Thinkers

FAIR: Final = Luck()


def create_app(
    settings: Settings,
    storage: Storage | None = None,
    listening: Listening | None = None,
    luck: Luck = FAIR,
) -> Litestar:
    """The ASGI application. ``storage``: other than the database of the settings, which
    otherwise is brought up to date when the application starts. ``listening``: where it will
    be found, to tell the hosts of tables. ``luck``: for games that can be had again.
    Raises ContentError for a content file of the settings that cannot be used."""
    games = {name: get_game(name, settings.content.get(name)) for name in game_ids()}
    web_app = WebApp(settings.app_folder)
    limit = RateLimit(settings.new_tables_per_minute, 60.0, time.monotonic)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with _storage(settings, storage) as opened:
            thinkers = Thinkers(settings.bot_command, settings.bot_processes, settings.bot_deadline)
            tables = Tables(settings, games, opened, thinkers, luck)
            app.state.tables = tables
            sweeper = asyncio.create_task(tables.sweep())
            try:
                yield
            finally:
                sweeper.cancel()
                await asyncio.gather(sweeper, return_exceptions=True)
                await tables.close()
                await thinkers.close()

    return Litestar(
        route_handlers=[api, live, openapi, page],
        lifespan=[lifespan],
        state=State(
            {
                "settings": settings,
                "web_app": web_app,
                "new_tables": limit,
                "listening": listening or Listening(),
            }
        ),
        exception_handlers=HANDLERS,
        request_max_body_size=settings.most_body_bytes,
        before_send=[_headers(web_app)],
        openapi_config=OpenAPIConfig(
            title="Motherlode",
            version="1",
            description="Tables for mining and treasure games.",
            render_plugins=[],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        logging_config=None,
    )


@get("/api/openapi.json", include_in_schema=False, media_type=MediaType.JSON)
async def openapi(request: Request[object, object, State]) -> dict[str, object]:
    return description(request.app)


def _storage(settings: Settings, given: Storage | None) -> AbstractAsyncContextManager[Storage]:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Storage]:
        if given is not None:
            yield given
            return
        await migrate(settings.database)
        database = Database(settings.database)
        try:
            yield database
        finally:
            await database.close()

    return opened()


def _headers(web_app: WebApp) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds the headers of every answer, whatever became of the request."""
    security = {
        "Content-Security-Policy": policy(web_app.script_hashes()),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    }

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            headers.update(security)
            if scope["path"].startswith("/api/"):
                headers["Cache-Control"] = "no-store"

    return add


def describable_app() -> Litestar:
    """An application that is only described, never started."""
    return create_app(Settings(database="sqlite+aiosqlite://"))


def server_config(settings: Settings, app: Litestar, host: str, port: int) -> uvicorn.Config:
    """How the application is run: small messages, and pings that tell who has gone."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.most_body_bytes,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=3,
    )


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Run a server until it is interrupted. ``host``: 0.0.0.0 lets others on the network in.
    ``announce`` is called once nothing more stands in the way.

    Raises ContentError and SettingsError when the content or the database cannot be used.
    """
    asyncio.run(migrate(settings.database))
    app = create_app(settings, listening=Listening(host, port))
    announce()
    uvicorn.Server(server_config(settings, app, host, port)).run()
