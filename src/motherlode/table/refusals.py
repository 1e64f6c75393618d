"""Why a table says no. Like every :class:`Refused`: said to a person, and nothing has changed."""

from __future__ import annotations

from motherlode.engine.wire import Refused


class Unproven(Refused):
    """No token, or one that opens nothing at this table."""


class Forbidden(Refused):
    """The token is good, but not for this."""


class Missing(Refused):
    """There is no such thing here."""


class Conflict(Refused):
    """Asked for on the ground of something that is no longer so."""
