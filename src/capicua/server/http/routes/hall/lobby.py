"""Routes of the lobby: what it shows, and waiting to be paired."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from capicua.api.hall.lobby import LobbyState, SeekState, Wish
from capicua.api.models import Entered
from capicua.core.messages import Message, Refused
from capicua.server.http.eligibility import standing
from capicua.server.http.responses import private
from capicua.server.http.routes.parameters import RequestKey, ServerRequest
from capicua.server.http.sockets.lobby_socket import SEEK_COOKIE, seek_cookie
from capicua.server.lobby.lobby import Lobby
from capicua.server.lobby.seeks import Seek
from capicua.server.timers import now_ms


@get("/api/lobby")
async def lobby_state(request: ServerRequest) -> Response[LobbyState]:
    """Return the tables with free seats and those to watch, and how many people wait for what.

    The socket ``/ws/lobby`` sends what has changed since.
    """
    lobby, apart = _lobby(request), frozenset[str]()
    account, relations = await request.account(), request.server.relations
    if account is not None and relations is not None:
        apart = await relations.separated(account.id)
    return private(lobby.state(apart))


@post("/api/lobby/seek", status_code=201)
async def ask_to_be_paired(
    request: ServerRequest, data: JSONBody[Wish], key: RequestKey = None
) -> Response[SeekState]:
    """Wait to be paired with other people; a cookie identifies the wait.

    It replaces an earlier wait of the same browser or account. A client that no longer polls or
    keeps its socket for a minute no longer waits. A client that got no answer repeats the request
    with the same key.
    """
    request.access.admit_entry(request)
    request.access.admit_body(request)
    maker = _lobby(request).matchmaker
    former, ticket = seek_cookie(request)
    known = await maker.seeks.find(former, ticket) if former and _is_own(request) else None
    instead_of = "" if known is None else known.id
    account = await request.account()
    bound = await standing(request, account)
    if bound is not None:
        bound.check_standing(now_ms())
    id, ticket = await maker.ask(data, account, instead_of, key)
    found = await maker.seeks.find(id, ticket)
    cookies = [
        request.access.cookie(SEEK_COOKIE, f"{id}.{ticket}", path)
        for path in ("/api/lobby", "/ws/lobby")
    ]
    return private(maker.state(found), cookies)


@get("/api/lobby/seek")
async def seek_so_far(request: ServerRequest) -> Response[SeekState]:
    """Return whether the client waits or has been paired; clients without a socket poll it."""
    maker = _lobby(request).matchmaker
    found = await _seek(request)
    if found is not None and not found.table:
        maker.hear(found.id)
    state = maker.state(found)
    account = await request.account()
    if account is not None and found is None:
        state.wait_until = await maker.departures.wait_until(account.id, now_ms())
    return private(state)


@post("/api/lobby/seek/withdraw", status_code=200)
async def withdraw(request: ServerRequest) -> Response[SeekState]:
    """Wait no longer; if the client has been paired already, the answer says so."""
    maker = _lobby(request).matchmaker
    found = await _seek(request) if _is_own(request) else None
    if found is not None and not found.table and await maker.withdraw(found.id):
        found = None
    elif found is not None:
        found = await _seek(request)
    return private(maker.state(found))


@post("/api/lobby/seek/enter", status_code=200)
async def enter_paired(request: ServerRequest) -> Response[Entered]:
    """Give the client its seat at the table that was made for it."""
    request.access.admit_entry(request)
    maker = _lobby(request).matchmaker
    found = await _seek(request) if _is_own(request) else None
    if found is None or not (found.table and found.is_made):
        raise Refused(Message("not-at-table"))
    token = await maker.token(found)
    entered = Entered(found.table, token, found.seat, False)
    return private(entered, request.access.cookies(found.table, token))


def _lobby(request: ServerRequest) -> Lobby:
    """Return the lobby. Raise ``Refused`` if this server has none."""
    lobby = request.server.lobby
    if lobby is None:
        raise Refused(Message("no-such-page"))
    return lobby


async def _seek(request: ServerRequest) -> Seek | None:
    """Return the wait of the client."""
    id, ticket = seek_cookie(request)
    return await _lobby(request).matchmaker.seeks.find(id, ticket) if id else None


def _is_own(request: ServerRequest) -> bool:
    """Return whether the request comes from one of our pages; cookies count only then."""
    return request.access.origin_of(request).is_known
