"""What all responses share: problems, security headers, and ETags for unchanged content."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from capicua.api.problems import problem_body, status_of
from capicua.core.messages import Message, Refused
from capicua.render.language import NoSentenceError
from capicua.server.store.writer import StoreClosedError

CONTENT_POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'"
)
"""Pictures contain styles, and the table sets some as it moves; scripts are always files."""
RETRY_SECONDS: Final = 5
"""Value of ``Retry-After`` for requests that cannot be answered at the moment, in seconds."""

PRIVATE: Final = {"Cache-Control": "no-store"}
"""For responses that depend on who asks, or on the moment."""

log = logging.getLogger("capicua.server")
_Body = TypeVar("_Body")

GONE: Final = "client disconnected prematurely"
"""Litestar's error detail when a client disconnects before sending its whole body."""

HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

ONLY_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Sent if the public address uses HTTPS: browsers then use HTTPS alone for a year."""


def private(
    body: _Body, cookies: Sequence[Cookie] = (), *, status: int | None = None
) -> Response[_Body]:
    """Return a response that nobody may keep; by default with the status of its route."""
    return Response(body, cookies=cookies, headers=PRIVATE, status_code=status)


def problem(
    message: Message, rule: str = "", status: int = 0, reason: Message | None = None
) -> Response[bytes]:
    """Return the response to a request that is refused."""
    body = problem_body(message, rule, reason)
    code = status or status_of(message)
    headers = dict(PRIVATE)
    if code == 503:
        headers["Retry-After"] = str(RETRY_SECONDS)
    return Response(body, status_code=code, media_type="application/json", headers=headers)


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Return the response to a ``Refused``."""
    return problem(error.message, error.rule, reason=error.reason)


def unreadable(_: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """Return the response to an invalid request."""
    parts = error.extra if isinstance(error.extra, list) else []
    found = [
        ": ".join(str(part[key]) for key in ("key", "message") if part.get(key))
        for part in parts
        if isinstance(part, dict)
    ]
    detail = "; ".join(found) or str(error.detail)
    return problem(Message("bad-request", {"detail": detail[:300]}))


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    """Return the response to a body that is nested too deeply."""
    return problem(Message("bad-request", {"detail": "it is nested too deeply"}))


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Return the response to Litestar's own errors: unknown path, wrong method, body too long."""
    ids = {404: "no-such-page", 405: "no-such-method", 413: "too-long"}
    if error.status_code in ids:
        return problem(Message(ids[error.status_code]), status=error.status_code)
    detail = str(error.detail)[:300]
    if error.status_code < 500:
        return problem(Message("bad-request", {"detail": detail}), status=error.status_code)
    if detail == GONE:
        log.debug("a client disconnected before its request was complete")
    else:
        log.error("a request failed", exc_info=error)
    return problem(Message("server-failed"), status=500)


def closing(_: Request[Any, Any, Any], __: StoreClosedError) -> Response[bytes]:
    """Return the response sent while the server is stopping."""
    return problem(Message("server-closing"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Return the response to an unexpected error."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Message("server-failed"), status=500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refused: refused,
    ValidationException: unreadable,
    HTTPException: http_error,
    RecursionError: too_deep,
    StoreClosedError: closing,
    NoSentenceError: failed,
    Exception: failed,
}


class Sent(Response[bytes]):
    """JSON that is already encoded (``queries.encoded``), for one person only."""

    def __init__(self, data: bytes, is_packed: bool, cookies: Sequence[Cookie] = ()) -> None:
        headers = PRIVATE | {"Vary": "Accept-Encoding"}
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        super().__init__(
            data, media_type="application/json", headers=headers, cookies=list(cookies)
        )


def unpacks(request: Request[Any, Any, Any]) -> bool:
    """Return whether the client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def told(kind: type[Struct]) -> dict[str, Any]:
    """Return the arguments of a route whose responses, with status 200, are already encoded."""
    text = "Request fulfilled, document follows"
    spec = ResponseSpec(kind, generate_examples=False, description=text)
    return {"status_code": 200, "responses": {200: spec}}


def unchanging(
    request: Request[Any, Any, Any], content: str | bytes, media_type: str, max_age: int = 0
) -> Response[bytes]:
    """Return content with an ETag, or 304 if the client already has it."""
    data = content.encode() if isinstance(content, str) else content
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    cache = f"public, max-age={max_age}" if max_age else "no-cache"
    headers = {"ETag": tag, "Cache-Control": cache}
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=media_type, headers=headers)
