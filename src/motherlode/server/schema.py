"""The description of the REST interface: ``python -m motherlode.server.schema > openapi.json``.

Paths come from the handlers; the structs are described by msgspec itself, with exact unions.
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar

from motherlode.table import record, wire

REF = "#/components/schemas/{name}"

STRUCTS: tuple[Any, ...] = (
    wire.NewTable,
    wire.ClaimSeat,
    wire.InvitationCheck,
    wire.ChangeSeat,
    wire.Act,
    wire.Keyed,
    wire.Rematch,
    wire.TableOpened,
    wire.SeatClaimed,
    wire.Accepted,
    wire.Problem,
    wire.TableState,
    wire.Hello,
    wire.Refusal,
    wire.GameInfo,
    wire.AnyComponents,
    wire.NetworkAddresses,
    record.Record,
)
"""All that goes over the wire, WebSocket messages too."""

UNIONS: dict[str, Any] = {
    "AnyAction": wire.AnyAction,
    "AnyEvent": wire.AnyEvent,
    "AnyView": wire.AnyView,
    "ServerMessage": wire.ServerMessage,
}
"""Names for types that structs only use, so that clients have them too."""


def description(app: Litestar) -> dict[str, Any]:
    """The OpenAPI 3.1 description of an application."""
    document = app.openapi_schema.to_schema()
    document["components"]["schemas"] = components()
    return document


@lru_cache(maxsize=1)
def components() -> dict[str, Any]:
    """Every struct of the wire as JSON Schema, by name."""
    named, schemas = msgspec.json.schema_components([*STRUCTS, *UNIONS.values()], ref_template=REF)
    unions = dict(zip(UNIONS, named[len(STRUCTS) :], strict=True))
    return dict(sorted({**schemas, **unions}.items()))


def main() -> None:
    """Write the description to standard output."""
    from motherlode.server.app import describable_app

    json.dump(description(describable_app()), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
