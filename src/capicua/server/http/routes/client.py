"""The built web client: its files, and its first page at each of its own paths."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from capicua.server.http.routes.parameters import ServerRequest

SHORT: Final = ("/t", "/replay", "/puzzles")
"""Client paths that share a root with other routes, where Litestar's router does not backtrack."""
_BELOW: Final = [f"{root}/{{table:str}}/{{path:path}}" for root in SHORT]


@get(["/", "/{path:path}", *SHORT, *_BELOW], include_in_schema=False, is_packed=True)
async def client_file(request: ServerRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the client, or its first page."""
    client = request.server.client
    if not path.strip("/"):  # the lobby: its reader will soon want bots
        request.registry.bot_service.scheduler.warm_up()
    if client.is_unread(path):
        await request.threads.do(client.read, path)
    return client.answer(request, path)
