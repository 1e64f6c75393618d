"""The interface against requests made up from its own description."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.running import Running, quick_settings, running

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
SECONDS = 240  # about 30 on a machine that has nothing else to do


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quick_settings(tmp_path, new_tables_per_minute=100_000)) as up:
        yield up


@pytest.mark.slow
async def test_the_interface_keeps_its_description_whatever_is_asked(
    server: Running, tmp_path: Path
) -> None:
    guests = await server.seated("person", "person")
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'parameters = {{ table_id = "{guests.id}" }}\n')
    fuzzer = await asyncio.create_subprocess_exec(
        str(SCHEMATHESIS),
        f"--config-file={config}",
        "run",
        f"{server.url}/api/openapi.json",
        f"--header=Authorization: Bearer {guests.tokens[0]}",
        "--checks=not_a_server_error,status_code_conformance,content_type_conformance,"
        "response_schema_conformance,negative_data_rejection,unsupported_method",
        "--phases=examples,coverage,fuzzing",
        "--max-examples=25",
        "--no-shrink",
        "--seed=7",
        "--no-color",
        cwd=tmp_path,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    async with asyncio.timeout(SECONDS):
        output, _ = await fuzzer.communicate()
    assert fuzzer.returncode == 0, output.decode()[-6000:]
    state = await guests.state()
    assert state["status"] in ("playing", "finished")
    assert (await guests.play_out())["result"]
