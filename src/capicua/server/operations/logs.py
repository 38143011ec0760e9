"""Structured logs, as JSON lines or as text for people, without secrets.

All log records of the process pass through here, including Uvicorn's. Redaction comes last: it
hides values that have the name of a secret, and text that looks like one.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal

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
_MAIL_ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+")
_PERSON: Final = re.compile(
    r"(?<=/u/)[^/\n]+|(?<=/profiles/)[^/\n]+|(?<=/against/)[^/\n]+"
    r"|(?<=/people/)[\w-]{12}(?![\w-])|(?<=/members/)[^/\n]+|(?<=/invitations/)[^/\n]+"
)
"""The names and ids of people in addresses, which no log keeps."""
_FRAGMENT: Final = re.compile(r"#[\w~.-]+")
_TILES: Final = re.compile(r"(?<![\w-])\d{1,2}-\d{1,2}(?![\w-])")
_BYTES: Final = re.compile(r"\bb(?:\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')")
_LONG_WORD: Final = re.compile(r"[\w-]{20,}")
_NAME: Final = re.compile(r"[a-z_-]+|[A-Z_-]+|([A-Z][a-z]+)+(Error|Exception|Warning)")
"""Long words that are identifiers; any other looks like a token.

A token of letters alone may have capitals like the name of a class: one in some 40,000 does.
"""


def redact(values: Mapping[str, Any]) -> dict[str, Any]:
    """Hide the secrets of a log record, by the names of values and by what text looks like."""
    return {
        name: HIDDEN if _SECRET_NAME.search(name) else _redacted(value)
        for name, value in values.items()
    }


def _redacted(value: Any) -> Any:
    if isinstance(value, str):
        return redacted_text(value)
    if isinstance(value, Mapping):
        return redact(value)
    if isinstance(value, bytes | bytearray | memoryview):
        return f"[{len(value)} bytes]"
    if isinstance(value, bool | int | float) or value is None:
        return value
    if isinstance(value, Iterable):
        return [_redacted(part) for part in value]
    return redacted_text(repr(value))


def redacted_text(text: str) -> str:
    """Return a text without tiles, keys, passwords, people, or anything like a token."""
    text = _BYTES.sub(HIDDEN, text)
    text = _ASSIGNED.sub(rf"\1{HIDDEN}", text)
    text = _IN_ADDRESS.sub(rf"\1{HIDDEN}@", text)
    text = _MAIL_ADDRESS.sub(HIDDEN, text)
    text = _PERSON.sub(HIDDEN, text)
    text = _FRAGMENT.sub(f"#{HIDDEN}", text)
    text = _TILES.sub(HIDDEN, text)
    return _LONG_WORD.sub(lambda word: word[0] if _NAME.fullmatch(word[0]) else HIDDEN, text)


_context: ContextVar[Mapping[str, Any] | None] = ContextVar("context", default=None)
"""What the log lines of the current request name: the request, and its table."""
_COLORS: Final = {"debug": 32, "info": 32, "warning": 33, "error": 31, "critical": 31}
"""The colors of levels at a terminal, as ANSI codes."""


class LineFormatter(logging.Formatter):
    """Formats a log record as a line of JSON, or as text for people; redacted.

    A record may carry named values, as ``extra={"values": {…}}``; text shows them at the end.
    """

    def __init__(self, form: Literal["text", "json"], has_colors: bool = False) -> None:
        super().__init__()
        self._form = form
        self._has_colors = has_colors

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; in text, a traceback follows on lines of its own."""
        values = {"event": record.getMessage(), **getattr(record, "values", {})}
        values |= _context.get() or {}
        values |= {"level": record.levelname.lower(), "logger": record.name}
        if record.stack_info:
            values["stack"] = record.stack_info
        if record.exc_info:
            values["exception"] = self.formatException(record.exc_info)
        values = redact(values)
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="microseconds")
        values["timestamp"] = moment.replace("+00:00", "Z")
        if self._form == "json":
            return json.dumps(values, ensure_ascii=False)
        return self._text(values)

    def _text(self, values: dict[str, Any]) -> str:
        level = f"{values.pop('level'):<9}"
        if self._has_colors:
            level = f"\x1b[{_COLORS.get(level.strip(), 0)}m{level}\x1b[0m"
        line = f"{values.pop('timestamp')} [{level}] {values.pop('event'):<30} "
        line += f"[{values.pop('logger')}]"
        below = [values.pop(name) for name in ("stack", "exception") if name in values]
        line += "".join(f" {name}={value}" for name, value in values.items())
        return "\n".join([line, *below])


def configure(form: Literal["text", "json"] = "text", level: str = "info") -> None:
    """Send all log records to standard error, in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter(form, sys.stderr.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(max(root.level, logging.WARNING))
    # It warns of every invalid request, and clients may send any number of them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


_TABLE: Final = re.compile(r"^/(?:api|ws)/tables/([\w-]{1,64})")


class RequestLog:
    """An ASGI application whose log lines name their request and their table.

    Each request is logged when it has been answered, with its status and duration.
    """

    def __init__(self, application: Any) -> None:
        self._application = application
        self._log = logging.getLogger("capicua.requests")

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
        bound = _context.set(context)
        begun = time.perf_counter()
        try:
            await self._application(scope, receive, sending)
        finally:
            values = {
                "method": scope.get("method", "SOCKET"),
                "path": scope["path"],
                "status": status,
                "ms": round((time.perf_counter() - begun) * 1000, 1),
            }
            self._log.debug("request", extra={"values": values})
            _context.reset(bound)
