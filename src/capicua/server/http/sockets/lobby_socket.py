"""The socket of the lobby: what changes there, and whether its person has been paired.

The client loads the state first (``GET /api/lobby``), and gives its mark in the address:
``/ws/lobby?since=<mark>``. A person who waits to be paired is known by the cookie of the wait, and
is there as long as the client sends ``ping``, every ten seconds.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection

from capicua.api.hall.lobby import AgainFrame
from capicua.server.accounts.accounts import Accounts
from capicua.server.accounts.relations import Relations
from capicua.server.http.access import Access, session_token
from capicua.server.http.sockets.news_socket import NewsSocket, NewsSockets, Receive, Send
from capicua.server.http.sockets.table_socket import NOT_HERE
from capicua.server.lobby.lobby import Lobby
from capicua.server.tables.table_registry import TableRegistry

SEEK_COOKIE: Final = "capicua_seek"
SILENCE_SECONDS: Final = 45.0

_encode: Final = msgspec.json.Encoder().encode


def seek_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """Return the id and the ticket of a person who waits; empty if there are none."""
    id, _, ticket = connection.cookies.get(SEEK_COOKIE, "").partition(".")
    return (id, ticket) if 0 < len(id) <= 26 and 0 < len(ticket) <= 64 else ("", "")


class LobbySockets:
    """All sockets of the lobby in this process."""

    def __init__(
        self,
        lobby: Lobby,
        registry: TableRegistry,
        access: Access,
        accounts: Accounts | None,
        relations: Relations | None,
    ) -> None:
        self._lobby = lobby
        self._access = access
        self._accounts = accounts
        self._relations = relations
        self._sockets = NewsSockets(registry, access)

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        """Accept or refuse a socket, and serve it until it closes."""

        def arrive(request: ASGIConnection[Any, Any, Any, Any], is_known: bool) -> Any:
            mark = str(request.query_params.get("since", ""))[:40]
            seek = seek_cookie(request) if is_known else ("", "")
            session = session_token(request) if is_known else None
            return partial(self._visit, receive, send, mark, seek, session)

        await self._sockets.serve(scope, receive, send, arrive)

    async def _visit(
        self, receive: Receive, send: Send, mark: str, seek: tuple[str, str], session: str | None
    ) -> None:
        apart = await self._apart(session)
        socket = NewsSocket(self._access, send, SILENCE_SECONDS)
        await _Visitor(self._lobby, socket, mark, apart, *seek).serve(receive)

    async def _apart(self, session: str | None) -> frozenset[str]:
        if session is None or self._accounts is None or self._relations is None:
            return frozenset()
        account = await self._accounts.of_session(session)
        return frozenset() if account is None else await self._relations.separated(account.id)


class _Visitor:
    """Somebody in the lobby, who may wait to be paired."""

    def __init__(
        self,
        lobby: Lobby,
        socket: NewsSocket,
        mark: str,
        apart: frozenset[str],
        seek: str,
        ticket: str,
    ) -> None:
        self._lobby = lobby
        self._socket = socket
        self._mark = mark
        self._apart = apart
        self._seek, self._ticket = seek, ticket
        self._is_paired_news = bool(seek)

    async def serve(self, receive: Receive) -> None:
        """Send what changes until the client leaves."""
        ends = [self._lobby.enter(self._socket.stir)]
        maker = self._lobby.matchmaker
        if self._seek and await maker.seeks.find(self._seek, self._ticket) is not None:
            maker.hear(self._seek)
            ends.append(maker.listen(self._seek, self._met))
        self._socket.stir()
        try:
            await self._socket.serve(receive, self._tell, self._hear)
        finally:
            for end in ends:
                end()

    def _met(self) -> None:
        self._is_paired_news = True
        self._socket.stir()

    def _hear(self) -> None:
        if self._seek:
            self._lobby.matchmaker.hear(self._seek)

    async def _tell(self) -> int | None:
        if self._is_paired_news:
            self._is_paired_news = False
            maker = self._lobby.matchmaker
            found = await maker.seeks.find(self._seek, self._ticket)
            await self._text(maker.state(found))
        frame = self._lobby.since(self._mark, self._apart)
        if frame is None:
            await self._text(AgainFrame())
            return NOT_HERE  # the client loads everything, and connects again
        self._mark = frame.mark
        await self._text(frame)
        return None

    async def _text(self, frame: Any) -> None:
        await self._socket.text(_encode(frame).decode())
