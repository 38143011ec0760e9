"""The socket of a tournament: the number of each new revision, so that nobody has to poll."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any, Final

from litestar.connection import ASGIConnection

from capicua.core.messages import Refused
from capicua.server.accounts.accounts import Accounts
from capicua.server.http.access import Access, session_token
from capicua.server.http.sockets.news_socket import NewsSocket, NewsSockets, Receive, Send
from capicua.server.http.sockets.table_socket import NOT_HERE
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.tournaments.people import may_see, person_of
from capicua.server.tournaments.tournament_registry import TournamentRegistry

SILENCE_SECONDS: Final = 60.0
SMALL_AUDIENCE: Final = 20
"""Up to so many are told of every revision at once; each of them asks for the page then."""
SECONDS_EACH: Final = 0.02
SLOWEST_SECONDS: Final = 20.0
"""Of a larger audience, others than those who are concerned hear later, all in this time."""
MOST_KEYS: Final = 8
"""How many keys of one tournament a browser keeps."""
LONGEST_KEY: Final = 64


def event_cookie(event: str) -> str:
    """Return the name of the cookie with the keys of a tournament."""
    return f"capicua_event_{event}"


def event_keys(connection: ASGIConnection[Any, Any, Any, Any], event: str) -> list[str]:
    """Return the keys in the client's cookie, or in the header that scripts send."""
    said = connection.headers.get("authorization", "")
    kept = connection.cookies.get(event_cookie(event), "")
    text = said.removeprefix("Bearer ") if said.startswith("Bearer ") else kept
    return [key for key in text.split("/")[:MOST_KEYS] if len(key) <= LONGEST_KEY]


class EventSockets:
    """All sockets of tournaments in this process."""

    def __init__(
        self,
        tournaments: TournamentRegistry,
        tables: TableRegistry,
        access: Access,
        accounts: Accounts | None,
    ) -> None:
        self._tournaments = tournaments
        self._access = access
        self._accounts = accounts
        self._sockets = NewsSockets(tables, access)

    async def serve(self, event: str, scope: Any, receive: Receive, send: Send) -> None:
        """Accept or refuse a socket, and serve it until it closes."""

        def arrive(request: ASGIConnection[Any, Any, Any, Any], is_known: bool) -> Any:
            keys = event_keys(request, event) if len(event) <= LONGEST_KEY else []
            session = session_token(request) if is_known else None
            return partial(self._visit, event, keys, session, receive, send)

        await self._sockets.serve(scope, receive, send, arrive)

    async def _visit(
        self, event: str, keys: list[str], session: str | None, receive: Receive, send: Send
    ) -> None:
        account = None
        if session is not None and self._accounts is not None:
            account = await self._accounts.of_session(session)
        socket = NewsSocket(self._access, send, SILENCE_SECONDS)
        try:
            record = await self._tournaments.find(event)
        except Refused:
            await socket.close(NOT_HERE)
            return
        person = person_of(record, keys, "" if account is None else account.id)
        if not may_see(record, person):
            await socket.close(NOT_HERE)
            return
        newest = record.revision
        loop = asyncio.get_running_loop()
        entrants = person.entrants
        seats = self._tournaments.seats(event, entrants)
        timer: asyncio.TimerHandle | None = None

        def note(revision: int) -> None:
            """Tell a person of the newest revision, at once if it is about where they play."""
            nonlocal newest, seats, timer
            newest = revision
            audience = self._tournaments.audience(event)
            if audience > SMALL_AUDIENCE:
                known, seats = seats, self._tournaments.seats(event, entrants)
                if known == seats:
                    if timer is None:
                        wait = min(SLOWEST_SECONDS, audience * SECONDS_EACH)
                        timer = loop.call_later(wait * random.uniform(0.5, 1), pass_on)
                    return
            pass_on()

        def pass_on() -> None:
            nonlocal timer
            if timer is not None:
                timer.cancel()
                timer = None
            socket.stir()

        async def tell() -> None:
            await socket.text(f'{{"type":"revision","revision":{newest}}}')

        end = self._tournaments.watch(event, note)
        socket.stir()
        try:
            await socket.serve(receive, tell)
        finally:
            end()
            if timer is not None:
                timer.cancel()
