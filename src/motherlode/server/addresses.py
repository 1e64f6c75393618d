"""Where a server is found: from its own machine, and by others on the network."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104 - compared with
DOCUMENTATION_ADDRESSES: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


@dataclass(frozen=True)
class Listening:
    """What a server listens on: a name or address of this machine, or all of them."""

    host: str = "127.0.0.1"
    port: int = 8000

    @property
    def here(self) -> str:
        """The origin that a browser on this machine opens."""
        own = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - replaced, not listened on
        return origin(own.get(self.host, self.host), self.port)

    @property
    def shared(self) -> bool:
        """Whether other machines are let in at all."""
        return not is_loopback(self.host)

    def elsewhere(self) -> list[str]:
        """The origins that others on the network open, the likeliest first. May wait for the
        system to look its own name up."""
        if not self.shared:
            return []
        family = EVERYWHERE.get(self.host)
        hosts = [self.host] if family is None else own_addresses(family)
        return [origin(host, self.port) for host in hosts]


def origin(host: str, port: int) -> str:
    """A web origin, as a link begins."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    """Whether a name or an address is only this machine's own."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """This machine's addresses on its networks, as others may reach it; no packet is sent."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((DOCUMENTATION_ADDRESSES[family], 9))
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_DGRAM)
        found += [str(address[0]) for *_, address in named]
    return [address for address in dict.fromkeys(found) if not _only_here(address)]


def _only_here(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    return known.is_loopback or known.is_link_local or known.is_unspecified
