"""Structured logs, as JSON lines or as text for people, without secrets.

All log records of the process pass through here, including Uvicorn's. Redaction comes last: it
hides values that have the name of a secret, and text that looks like one.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import structlog
from structlog.contextvars import bound_contextvars
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN: Final = "[hidden]"
"""Replaces a secret."""

_SECRET_NAME: Final = re.compile(
    r"secret|token|cookie|password|authorization|hash|\bkeys?\b|_keys?\b|\bkeys?_"
    r"|hands?\b|stock\b|tiles?\b|order\b|zones?\b|payload|frame\b|body\b",
    re.IGNORECASE,
)
"""Names of values that are always hidden."""
_ASSIGNED: Final = re.compile(
    r"(?i)\b(\w*(?:secret|token|cookie|password|authorization|capicua_)[\w-]*\"?\s*[=:]\s*)"
    r"(?:bearer\s+)?(\"[^\"]*\"|'[^']*'|[^\s,;&}]+)"
)
_IN_ADDRESS: Final = re.compile(r"(\w+://)[^\s/@]*@")
_FRAGMENT: Final = re.compile(r"#[\w~.-]+")
_TILES: Final = re.compile(r"(?<![\w-])\d{1,2}-\d{1,2}(?![\w-])")
_BYTES: Final = re.compile(r"\bb(?:\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')")
_LONG_WORD: Final = re.compile(r"[\w-]{20,}")
_NAME: Final = re.compile(r"[a-z_-]+|[A-Z_-]+|([A-Z][a-z]+)+")
"""Long words that are identifiers; any other looks like a token."""


def redact(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide the secrets of a log record, by the names of values and by what text looks like."""
    return {
        name: HIDDEN if _SECRET_NAME.search(name) else _redacted(value)
        for name, value in event.items()
        if not name.startswith("_")
    } | {name: value for name, value in event.items() if name.startswith("_")}


def _redacted(value: Any) -> Any:
    if isinstance(value, str):
        return redacted_text(value)
    if isinstance(value, Mapping):
        return redact(None, "", dict(value))
    if isinstance(value, bytes | bytearray | memoryview):
        return f"[{len(value)} bytes]"
    if isinstance(value, bool | int | float) or value is None:
        return value
    if isinstance(value, Iterable):
        return [_redacted(part) for part in value]
    return redacted_text(repr(value))


def redacted_text(text: str) -> str:
    """Return a text without tiles, keys in links, passwords in URLs, or anything like a token."""
    text = _BYTES.sub(HIDDEN, text)
    text = _ASSIGNED.sub(rf"\1{HIDDEN}", text)
    text = _IN_ADDRESS.sub(rf"\1{HIDDEN}@", text)
    text = _FRAGMENT.sub(f"#{HIDDEN}", text)
    text = _TILES.sub(HIDDEN, text)
    return _LONG_WORD.sub(lambda word: word[0] if _NAME.fullmatch(word[0]) else HIDDEN, text)


def configure(form: Literal["text", "json"] = "text", level: str = "info") -> None:
    """Send all log records to standard error, in one format."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    last: list[Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        redact,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if form == "json":
        last.append(structlog.processors.JSONRenderer(ensure_ascii=False))
    else:
        last.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last)
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(max(root.level, logging.WARNING))
    # It warns of every invalid request, and clients may send any number of them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


_TABLE: Final = re.compile(r"^/(?:api|ws)/tables/([\w-]{1,64})")


class RequestLog:
    """An ASGI application whose log lines name their request and their table.

    Each request is logged when it has been answered, with its status and duration.
    """

    def __init__(self, application: Any) -> None:
        self._application = application
        self._log = structlog.stdlib.get_logger("capicua.requests")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._application(scope, receive, send)
            return
        status = 0

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        context = {"request": secrets.token_hex(4)}
        if found := _TABLE.match(scope["path"]):
            context["at_table"] = found[1]
        with bound_contextvars(**context):
            begun = time.perf_counter()
            try:
                await self._application(scope, receive, sending)
            finally:
                self._log.debug(
                    "request",
                    method=scope.get("method", "SOCKET"),
                    path=scope["path"],
                    status=status,
                    ms=round((time.perf_counter() - begun) * 1000, 1),
                )
