"""``motherlode serve``."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

import segno

from motherlode.cli.content import content_files
from motherlode.cli.ends import DONE, FAILED, Stop
from motherlode.cli.speech import Speaker, language_of
from motherlode.server.settings import DATABASE_VARIABLE, Settings, database_url

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
DOCUMENTATION_ADDRESS = "192.0.2.1"


def serve_tables(host: str, port: int, content: list[str], database: str, language: str) -> int:
    """Serve until interrupted. Raises Stop, Refused, ContentError or SettingsError."""
    speaker = Speaker(language_of(language))
    environ = {**os.environ, DATABASE_VARIABLE: database} if database else os.environ
    settings = Settings(database=database_url(environ), content=content_files(content))
    check_free(host, port)

    from motherlode.server.app import serve

    with suppress(KeyboardInterrupt):
        serve(settings, host, port, lambda: tell_addresses(speaker, host, port))
    speaker.say("terminal-stopped")
    return DONE


def tell_addresses(speaker: Speaker, host: str, port: int) -> None:
    """Where the server is found, from here and from the network, and how to stop it."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    speaker.say("terminal-serving", "bold", address=link(here, port))
    if host in EVERYWHERE:
        others = own_addresses()
        for address in others:
            speaker.say("terminal-serving-others", address=link(address, port))
        if others and speaker.console.is_terminal:
            segno.make(link(others[0], port), micro=False).terminal(border=2, compact=True)
    speaker.say("terminal-how-to-stop")


def link(host: str, port: int) -> str:
    """The address to type into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def check_free(host: str, port: int) -> None:
    """Raises Stop when nothing can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Stop(
                "terminal-cannot-listen", FAILED, host=host, port=str(port), reason=reason
            ) from None


def own_addresses() -> list[str]:
    """This machine's addresses on its networks, as others may reach it; no packet is sent."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((DOCUMENTATION_ADDRESS, 9))
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]
