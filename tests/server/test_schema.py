"""The description of the interface, from which the web's types are generated."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.schema import UNIONS
from tests.server.running import quick_settings, running

Json = dict[str, Any]


@pytest.fixture(scope="module")
def document() -> Json:
    dumped = subprocess.run(
        [sys.executable, "-m", "motherlode.server.schema"],
        capture_output=True,
        check=True,
        text=True,
    )
    described: Json = json.loads(dumped.stdout)
    return described


def operations(document: Json) -> list[tuple[str, Json]]:
    return [
        (f"{verb} {path}", operation)
        for path, verbs in document["paths"].items()
        for verb, operation in verbs.items()
    ]


def test_every_operation_has_a_name_a_summary_and_problems_for_errors(document: Json) -> None:
    found = operations(document)
    assert len(found) == 14
    names = [operation["operationId"] for _, operation in found]
    assert len(set(names)) == len(names)
    for where, operation in found:
        assert operation["summary"], where
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                schema = response["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, where


def test_every_reference_leads_somewhere(document: Json) -> None:
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
    assert names
    assert names <= set(document["components"]["schemas"])


@pytest.mark.parametrize("union", sorted(UNIONS))
def test_unions_are_told_apart_by_their_type(document: Json, union: str) -> None:
    schemas = document["components"]["schemas"]
    described = schemas[union]
    members = described.get("anyOf", [described])
    for member in members:
        struct = schemas[member["$ref"].rpartition("/")[2]]
        assert "type" in struct["required"]
        assert len(struct["properties"]["type"]["enum"]) == 1
    if len(members) > 1:
        assert described["discriminator"]["propertyName"] == "type"


async def test_the_server_gives_the_same_description(document: Json, tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path)) as server:
        assert (await server.get("/api/openapi.json")).json() == document
