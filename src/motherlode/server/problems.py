"""Every error leaves as a :class:`Problem`: one message for a person, nothing of the inside."""

from __future__ import annotations

import logging
import re
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.routes import HTTPRoute
from litestar.types import ExceptionHandlersMap

from motherlode.engine.wire import Refused
from motherlode.table.refusals import Conflict, Forbidden, Missing, Unproven
from motherlode.table.wire import Problem

logger = logging.getLogger(__name__)


class Unavailable(Exception):  # noqa: N818 - like Refused, said to a person
    """The database does not answer, or not in time. What was asked for may still be done:
    asking again with the same key tells, and does it only once."""


class TooMany(Refused):
    """Asked too often."""


STATUS: dict[type[Refused], int] = {
    Unproven: 401,
    Forbidden: 403,
    Missing: 404,
    Conflict: 409,
    TooMany: 429,
}

TOO_DEEP = "The JSON is nested too deeply."
NO_BODY = "The request has no body; it needs one in JSON."

MESSAGES = {
    404: "no-such-page",
    405: "no-such-method",
    413: "request-too-large",
    429: "too-many-requests",
}


def refusal_status(refused: Refused) -> int:
    """The HTTP status of a refusal; 422 for one of the game's rules."""
    for kind, status in STATUS.items():
        if isinstance(refused, kind):
            return status
    return 422


def refusal_problem(refused: Refused) -> Problem:
    """What a person is told of a refusal."""
    return Problem(message=refused.message, rule=refused.rule, arguments=refused.arguments)


def answer(problem: Problem, status: int) -> Response[Problem]:
    """A Problem as an HTTP answer."""
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if status in (429, 503):
        headers["Retry-After"] = "5"
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return answer(refusal_problem(error), refusal_status(error))


def on_unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    logger.warning("A request was not carried out: %s", error)
    return answer(Problem(message="storage-unavailable"), 503)


def on_nested(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return answer(Problem(message="bad-request", arguments={"detail": TOO_DEEP}), 400)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return on_other(request, error)
    message = MESSAGES.get(status, "bad-request")
    arguments = {"detail": _details(request, error)} if message == "bad-request" else {}
    response = answer(Problem(message=message, arguments=arguments), status)
    if status == 405:
        response.headers["Allow"] = ", ".join(_methods(request))
    return response


def _methods(request: Request[Any, Any, Any]) -> list[str]:
    """What can be asked of the address of a request."""
    for route in request.app.routes:
        pattern = re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(route.path_format))
        if isinstance(route, HTTPRoute) and re.fullmatch(pattern, request.url.path):
            return sorted(route.methods)
    return ["GET", "HEAD", "OPTIONS"]  # every other address is a page


def _details(request: Request[Any, Any, Any], error: HTTPException) -> str:
    if request.method == "POST" and request.headers.get("content-length") == "0":
        return NO_BODY
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [
            ": ".join(str(part[name]) for name in ("key", "message") if part.get(name))
            for part in error.extra
            if isinstance(part, dict)
        ]
        if parts:
            return "; ".join(parts)
    return error.detail


def on_other(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("A request failed.", exc_info=error)
    return answer(Problem(message="server-error"), 500)


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    Unavailable: on_unavailable,
    HTTPException: on_http,
    RecursionError: on_nested,
    Exception: on_other,
}
