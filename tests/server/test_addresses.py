"""Where others on the network find the server, and who is told."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from motherlode.server.addresses import Listening, is_loopback
from tests.server.running import quick_settings, running


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost", "box.localhost"])
async def test_a_server_for_this_machine_alone_names_no_other_address(
    tmp_path: Path, host: str
) -> None:
    assert is_loopback(host)
    assert Listening(host).elsewhere() == []
    async with running(quick_settings(tmp_path)) as server:
        told = (await server.get("/api/addresses")).json()
        assert told == {"shared": False, "origins": []}


async def test_a_server_for_the_network_names_addresses_that_lead_to_it(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path), host="0.0.0.0") as server:  # noqa: S104
        told = (await server.get("/api/addresses")).json()
        assert told["shared"]
        assert not any(is_loopback(httpx.URL(origin).host) for origin in told["origins"])
        async with httpx.AsyncClient(timeout=20) as http:
            for origin in told["origins"]:
                assert (await http.get(f"{origin}/api/games")).status_code == 200
                # Only the machine itself is told where else it is found.
                assert (await http.get(f"{origin}/api/addresses")).status_code == 404


def test_a_server_on_one_address_names_that_one() -> None:
    assert Listening("192.168.1.7", 80).elsewhere() == ["http://192.168.1.7:80"]


async def test_what_the_request_calls_the_server_does_not_matter(tmp_path: Path) -> None:
    async with running(quick_settings(tmp_path), host="0.0.0.0") as server:  # noqa: S104
        forged = await server.http.get("/api/addresses", headers={"Host": "evil.example"})
        assert "evil" not in forged.text


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("0.0.0.0", "http://127.0.0.1:8000"),  # noqa: S104
        ("::", "http://[::1]:8000"),
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
    ],
)
def test_the_address_to_open_on_this_machine(host: str, here: str) -> None:
    assert Listening(host).here == here
