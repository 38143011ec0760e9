"""The files of the built web client, held in memory."""

from __future__ import annotations

import gzip
import html
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from capicua.core.messages import Message, Refused
from capicua.server.http.responses import unchanging
from capicua.server.http.strings import preferred, sentence

FOLDER: Final = Path(__file__).parents[1] / "static"
FIRST_PAGE: Final = "index.html"
LOBBY_PAGE: Final = "lobby.html"
"""The first page for the root; it shows the top of the lobby before any script has run."""
TABLE_PAGE: Final = "table.html"
"""The first page for table paths; it preloads what tables are drawn with."""
YEAR: Final = 31_536_000
OURS: Final = ("api/", "ws/", "schema/", "assets/")
"""Paths below these are never pages of the client."""
_MEDIA_TYPES: Final = {
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
        is_text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
        if not is_text or len(self.data) <= _SMALL:
            return None
        return gzip.compress(self.data, self.level, mtime=0)


class StaticFiles:
    """The files of the built client; empty if it has not been built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, StaticFile] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self._files[path.relative_to(folder).as_posix()] = _read(path)

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
        return self._whole(request, file, is_hashed)

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
