"""The REST interface: each handler hands a command to the table's room."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

from litestar import Request, Router, get, post
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from motherlode.engine.wire import Suspicions
from motherlode.server.addresses import Listening, is_loopback
from motherlode.server.clock import milliseconds
from motherlode.server.limits import RateLimit
from motherlode.server.problems import TooMany
from motherlode.server.tables import TABLE_ID, Tables, mint
from motherlode.table import commands
from motherlode.table.record import Record, export
from motherlode.table.refusals import Missing, Unproven
from motherlode.table.show import table_state
from motherlode.table.suspicion import suspicions_of
from motherlode.table.wire import (
    LEVELS,
    Accepted,
    Act,
    AnyComponents,
    ChangeSeat,
    ClaimSeat,
    GameInfo,
    Invitation,
    InvitationCheck,
    Keyed,
    NetworkAddresses,
    NewTable,
    Problem,
    Rematch,
    SeatClaimed,
    TableOpened,
    TableState,
)

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[
    str, PathParameter(pattern=TABLE_ID, description="The id of a table, from its link.")
]
GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]
Count = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]

TOKEN: dict[str, list[str]] = {"token": []}

WHY = {
    400: "The request is not understood.",
    401: "No token, or one that opens nothing at this table.",
    403: "The token is good, but not for this.",
    404: "There is no such thing here.",
    409: "It is no longer as the request supposes; look again.",
    413: "The request is too large.",
    422: "The rules do not allow it; nothing has changed.",
    429: "Asked too often.",
    503: "The database does not answer in time; ask again with the same key.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a handler, for OpenAPI."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHY[status])
        for status in statuses
    }


def tables_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Tables:
    """The tables of this server."""
    tables: Tables = connection.app.state.tables
    return tables


def token_of(request: AnyRequest) -> str:
    """The token that the request carries; empty for none. Raises Unproven for another scheme."""
    header = request.headers.get("authorization", "")
    if not header:
        return ""
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Unproven("wrong-token")
    return token.strip()


@get("/games", operation_id="listGames", summary="The games that can be played here.")
async def list_games(request: AnyRequest) -> list[GameInfo]:
    return [
        GameInfo(
            id=game.id,
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            rules_version=game.rules_version,
            content_hash=game.content_hash,
            options=list(game.option_specs),
            levels=list(LEVELS),
        )
        for game in tables_of(request).games.values()
    ]


@get(
    "/games/{game_id:str}/components",
    operation_id="listComponents",
    summary="The cards and pieces of a game, where what they look like depends on the content.",
    responses=problems(400, 404),
)
async def list_components(request: AnyRequest, game_id: GameId) -> AnyComponents:
    game = tables_of(request).games.get(game_id)
    components = game.components() if game else None
    if components is None:
        raise Missing("no-such-page")
    return cast(AnyComponents, components)


@get(
    "/addresses",
    operation_id="listAddresses",
    summary="How others on the network find this server; told to its own machine only.",
    sync_to_thread=True,
    responses=problems(404),
)
def list_addresses(request: AnyRequest) -> NetworkAddresses:
    if request.client is None or not is_loopback(request.client.host):
        raise Missing("no-such-page")
    listening: Listening = request.app.state.listening
    return NetworkAddresses(shared=listening.shared, origins=listening.elsewhere())


@post(
    "/tables",
    operation_id="openTable",
    summary="Open a table. The answer's tokens are shown only this once.",
    status_code=201,
    responses=problems(400, 413, 422, 429, 503),
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableOpened:
    limit: RateLimit = request.app.state.new_tables
    if not limit.allow(request.client.host if request.client else ""):
        raise TooMany("too-many-requests")
    return await tables_of(request).open(data)


@get(
    "/tables/{table_id:str}",
    operation_id="getTable",
    security=[{}, TOKEN],
    summary="The table as the token's owner, or else a spectator, may know it.",
    responses=problems(400, 401, 404, 409, 503),
)
async def get_table(
    request: AnyRequest, table_id: TableId, log_from: Count = 0, match: Count = 0
) -> TableState:
    token = token_of(request)
    room = await tables_of(request).room(table_id)
    viewer = room.table.viewer(token)
    return table_state(room.table, viewer, connected=room.connected, match=match, log_from=log_from)


@post(
    "/tables/{table_id:str}/claim",
    operation_id="claimSeat",
    summary="Take the seat of an invitation.",
    status_code=200,
    responses=problems(400, 404, 409, 413, 422, 503),
)
async def claim_seat(
    request: AnyRequest, table_id: TableId, data: JSONBody[ClaimSeat]
) -> SeatClaimed:
    room = await tables_of(request).room(table_id)
    return await room.do(lambda table: commands.claim(table, data, mint, milliseconds()))


@post(
    "/tables/{table_id:str}/invitation",
    operation_id="checkInvitation",
    summary="The seat that an invitation still leads to.",
    status_code=200,
    responses=problems(400, 404, 409, 413, 503),
)
async def check_invitation(
    request: AnyRequest, table_id: TableId, data: JSONBody[InvitationCheck]
) -> Invitation:
    room = await tables_of(request).room(table_id)
    return commands.invitation(room.table, data.invite)


@post(
    "/tables/{table_id:str}/seats",
    operation_id="changeSeat",
    security=[TOKEN],
    summary="The host hands a seat that nobody has claimed to a bot or a person.",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def change_seat(
    request: AnyRequest, table_id: TableId, data: JSONBody[ChangeSeat]
) -> Accepted:
    token = token_of(request)
    room = await tables_of(request).room(table_id)
    return await room.do(
        lambda table: commands.change_seat(table, token, data, mint, milliseconds())
    )


@post(
    "/tables/{table_id:str}/leave",
    operation_id="leaveSeat",
    security=[TOKEN],
    summary="Give a seat up before the start.",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def leave_seat(request: AnyRequest, table_id: TableId, data: JSONBody[Keyed]) -> Accepted:
    token = token_of(request)
    room = await tables_of(request).room(table_id)
    return await room.do(lambda table: commands.leave(table, token, data, mint, milliseconds()))


@post(
    "/tables/{table_id:str}/start",
    operation_id="startMatch",
    security=[TOKEN],
    summary="The host has the first match dealt.",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def start_match(request: AnyRequest, table_id: TableId, data: JSONBody[Keyed]) -> Accepted:
    token = token_of(request)
    tables = tables_of(request)
    room = await tables.room(table_id)
    seed = tables.luck.seed()
    return await room.do(lambda table: commands.start(table, token, data, seed, milliseconds()))


@post(
    "/tables/{table_id:str}/act",
    operation_id="act",
    security=[TOKEN],
    summary="Play an action of one's seat.",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def act(request: AnyRequest, table_id: TableId, data: JSONBody[Act]) -> Accepted:
    token = token_of(request)
    room = await tables_of(request).room(table_id)
    return await room.do(lambda table: commands.act(table, token, data, milliseconds()))


@post(
    "/tables/{table_id:str}/rematch",
    operation_id="rematch",
    security=[TOKEN],
    summary="Anyone on a seat has another match dealt when one is over.",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def rematch(request: AnyRequest, table_id: TableId, data: JSONBody[Rematch]) -> Accepted:
    token = token_of(request)
    tables = tables_of(request)
    room = await tables.room(table_id)
    seed = tables.luck.seed()
    return await room.do(lambda table: commands.rematch(table, token, data, seed, milliseconds()))


@get(
    "/tables/{table_id:str}/records/{match:int}",
    operation_id="getRecord",
    summary="The record of a match that is over, with its seed: whoever likes can replay it.",
    responses=problems(400, 404, 409, 503),
)
async def get_record(request: AnyRequest, table_id: TableId, match: Number) -> Record:
    room = await tables_of(request).room(table_id)
    return await asyncio.to_thread(export, room.table, match)


@get(
    "/tables/{table_id:str}/suspicions/{match:int}",
    operation_id="getSuspicions",
    summary="How the bots of a match that is over suspected the others, turn by turn.",
    responses=problems(400, 404, 409, 503),
)
async def get_suspicions(request: AnyRequest, table_id: TableId, match: Number) -> Suspicions:
    room = await tables_of(request).room(table_id)
    return await asyncio.to_thread(suspicions_of, room.table, match)


api = Router(
    path="/api",
    route_handlers=[
        list_games,
        list_components,
        list_addresses,
        open_table,
        get_table,
        claim_seat,
        check_invitation,
        change_seat,
        leave_seat,
        start_match,
        act,
        rematch,
        get_record,
        get_suspicions,
    ],
)
