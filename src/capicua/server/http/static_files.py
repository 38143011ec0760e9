"""The files of the built web client, held in memory."""

from __future__ import annotations

import gzip
import html
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from capicua.core.messages import Message, Refused
from capicua.server.http.responses import CONTENT_POLICY, unchanging
from capicua.server.http.strings import preferred, sentence

FOLDER: Final = Path(__file__).parents[1] / "static"
FIRST_PAGE: Final = "index.html"
LOBBY_PAGE: Final = "lobby.html"
"""The first page for the root; it shows the top of the lobby before any script has run."""
TABLE_PAGE: Final = "table.html"
"""The first page for table paths; it preloads what tables are drawn with."""
YEAR: Final = 31_536_000
OURS: Final = ("api/", "ws/", "schema/", "assets/", "offline/")
"""Paths below these are never pages of the client."""
OFFLINE: Final = "offline/"
"""The engine for browsers (``make offline``): large, and read when somebody first asks for it."""
_WORKER: Final = re.compile(r"assets/[^/]*\.worker-[^/]*\.js")
WORKER_POLICY: Final = f"{CONTENT_POLICY}; script-src 'self' 'wasm-unsafe-eval'"
"""Workers have the policy of their own script: only they may compile WebAssembly."""
_MEDIA_TYPES: Final = {
    ".ftl": "text/plain",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types that not every system knows."""
_SMALL: Final = 1000
"""Minimum size in bytes for compression; anything smaller gains nothing."""


@dataclass(frozen=True)
class StaticFile:
    """A file of the client, held in memory."""

    data: bytes
    media_type: str
    level: int = 9
    """How hard ``packed`` is compressed."""

    @cached_property
    def packed(self) -> bytes | None:
        """The compressed file, made when somebody first asks; ``None`` if that gains nothing."""
        kind = self.media_type
        is_large = kind.endswith(("javascript", "json", "xml", "wasm"))
        if not (is_large or kind.startswith("text/")) or len(self.data) <= _SMALL:
            return None
        return gzip.compress(self.data, self.level, mtime=0)


class StaticFiles:
    """The files of the built client; empty if it has not been built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, StaticFile] = {}
        self._unread: dict[str, Path] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and name.startswith(OFFLINE):
                    self._unread[name] = path
                elif path.is_file():
                    self._files[name] = _read(path)

    def is_unread(self, path: str) -> bool:
        """Return whether ``read`` must be called before the path is answered."""
        return path.strip("/") in self._unread

    def read(self, path: str) -> None:
        """Read and compress a file, which may take a second: call it outside the event loop."""
        name = path.strip("/")
        place = self._unread.get(name)
        if place is not None:
            file = _read(place)
            _ = file.packed
            self._files[name] = file
            self._unread.pop(name, None)

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        """Return the file of a path, or the first page if the path is one of the client's own."""
        name = path.strip("/")
        file = self._files.get(name or LOBBY_PAGE)
        if file is None:
            if name.startswith(OURS) or "." in name.rpartition("/")[2]:
                raise Refused(Message("no-such-page"))
            name, file = FIRST_PAGE, self._files.get(FIRST_PAGE)
        if file is None:
            return missing(request)
        is_hashed = name.startswith("assets/")
        is_version = name.startswith(OFFLINE) and bool(request.query_params.get("v"))
        response = self._whole(request, file, is_hashed or is_version)
        if _WORKER.fullmatch(name):
            response.headers["Content-Security-Policy"] = WORKER_POLICY
        return response

    def page(
        self, request: Request[Any, Any, Any], head: str, name: str = FIRST_PAGE
    ) -> Response[bytes]:
        """Return a page of the client with additional elements in its head."""
        file = self._files.get(name) or self._files.get(FIRST_PAGE)
        if file is None:
            return missing(request)
        if head:
            data = file.data.replace(b"</title>", b"</title>\n    " + head.encode(), 1)
            file = StaticFile(data, file.media_type, level=6)
        return self._whole(request, file, False)

    def _whole(
        self, request: Request[Any, Any, Any], file: StaticFile, is_hashed: bool
    ) -> Response[bytes]:
        is_packed = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
        data = file.packed if is_packed and file.packed is not None else file.data
        response = unchanging(request, data, file.media_type, YEAR if is_hashed else 0)
        if is_hashed:
            response.headers["Cache-Control"] += ", immutable"
        if file.packed is not None:
            response.headers["Vary"] = "Accept-Encoding"
        if is_packed:
            response.headers["Content-Encoding"] = "gzip"
        return response


def _read(path: Path) -> StaticFile:
    data = path.read_bytes()
    media_type = _MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return StaticFile(data, media_type or "application/octet-stream")


def missing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a page that says how to build the client."""
    code = preferred(request.headers.get("accept-language", ""))
    says = html.escape(sentence(code, Message("client-missing")))
    page = (
        f'<!doctype html><html lang="{code}"><meta charset="utf-8"><title>Capicúa</title>'
        f"<h1>Capicúa</h1><p>{says}</p></html>"
    )
    return Response(page.encode(), media_type="text/html", status_code=503)
