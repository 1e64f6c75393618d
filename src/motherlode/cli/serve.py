"""``motherlode serve``."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

import segno

from motherlode.cli.content import content_files
from motherlode.cli.ends import DONE, FAILED, Stop
from motherlode.cli.speech import Speaker, language_of
from motherlode.server.addresses import EVERYWHERE, Listening
from motherlode.server.settings import DATABASE_VARIABLE, Settings, database_url


def serve_tables(host: str, port: int, content: list[str], database: str, language: str) -> int:
    """Serve until interrupted. Raises Stop, Refused, ContentError or SettingsError."""
    speaker = Speaker(language_of(language))
    environ = {**os.environ, DATABASE_VARIABLE: database} if database else os.environ
    settings = Settings(database=database_url(environ), content=content_files(content))
    check_free(host, port)

    from motherlode.server.app import serve

    with suppress(KeyboardInterrupt):
        serve(settings, host, port, lambda: tell_addresses(speaker, Listening(host, port)))
    speaker.say("terminal-stopped")
    return DONE


def tell_addresses(speaker: Speaker, listening: Listening) -> None:
    """Where the server is found, from here and from the network, and how to stop it."""
    speaker.say("terminal-serving", "bold", address=f"{listening.here}/")
    if listening.host in EVERYWHERE:
        others = [f"{origin}/" for origin in listening.elsewhere()]
        for address in others:
            speaker.say("terminal-serving-others", address=address)
        if others and speaker.console.is_terminal:
            segno.make(others[0], micro=False).terminal(border=2, compact=True)
    speaker.say("terminal-how-to-stop")


def check_free(host: str, port: int) -> None:
    """Raises Stop when nothing can listen there. An empty address would mean all of them."""
    if not host.strip():
        raise Stop("terminal-no-host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            other = port + 1 if 0 < port < 65535 else 8000
            raise Stop(
                "terminal-cannot-listen",
                FAILED,
                host=host,
                port=str(port),
                reason=reason,
                next=str(other),
            ) from None
