"""The client's pages at shareable paths, with Open Graph metadata for messengers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from litestar import Response, get
from litestar.datastructures import Cookie

from capicua.api.tables import summary_of
from capicua.core.messages import Refused
from capicua.render.language import matching
from capicua.server.http.open_graph import (
    LAST_STEP,
    OpenGraph,
    about_game,
    about_puzzle,
    about_replay,
    about_table,
    head,
    moment_of,
)
from capicua.server.http.routes.link_previews import HIGHEST_DEAL, asked_rules
from capicua.server.http.routes.parameters import PathId, ServerRequest
from capicua.server.http.static_files import FIRST_PAGE, TABLE_PAGE
from capicua.server.http.strings import preferred
from capicua.server.timers import now_ms


@get("/t/{table:str}", include_in_schema=False, is_packed=True)
async def table_page(request: ServerRequest, table: PathId) -> Response[bytes]:
    """Return the page of a table, with its public summary."""
    try:
        room = (await request.registry.get(table)).room
    except Refused:
        return _plain(request, TABLE_PAGE)
    known = msgspec.json.encode(summary_of(room, now_ms())).replace(b"<", b"\\u003c").decode()
    block = f'<script type="application/json" id="summary">{known}</script>'
    page = await _page(request, partial(about_table, room.plan.rules.game), TABLE_PAGE, block)
    page.cookies += await _own_cookies(request, table)
    return page


async def _own_cookies(request: ServerRequest, table: str) -> list[Cookie]:
    """Return the cookies of a table at which the account has been on another device."""
    accounts, account = request.server.accounts, await request.account()
    if accounts is None or account is None or await request.table_token(table) is not None:
        return []
    token = await accounts.token_at(account, table)
    return [] if token is None else request.access.cookies(table, token)


@get("/replay/{table:str}", include_in_schema=False, is_packed=True)
async def replay_page(request: ServerRequest, table: PathId) -> Response[bytes]:
    """Return the page of a replay at a move."""
    try:
        room = (await request.registry.get(table)).room
    except Refused:
        return _plain(request)
    is_at_end = request.query_params.get("step") == "end"
    step = LAST_STEP if is_at_end else _number(request, "step", 0, 0, LAST_STEP)
    seat = _number(request, "seat", -1, -1, len(room.sittings) - 1)
    moment = moment_of(room, _number(request, "round", 1, 1, 100_000), step, seat)
    return await _page(request, partial(about_replay, moment))


@get("/new", include_in_schema=False, is_packed=True)
async def new_page(request: ServerRequest) -> Response[bytes]:
    """Return the page of a game's house rules, or of a numbered deal of a solitaire."""
    try:
        rules = asked_rules(request, request.query_params.get("game", ""))
    except Refused:
        return _plain(request)
    deal = _number(request, "deal", 0, 1, HIGHEST_DEAL)
    return await _page(request, partial(about_game, rules, deal))


@get("/puzzles/{puzzle:str}", include_in_schema=False, is_packed=True)
async def puzzle_page(request: ServerRequest, puzzle: PathId) -> Response[bytes]:
    """Return the page of a puzzle, or of today's."""
    return await _page(request, partial(about_puzzle, puzzle))


async def _page(
    request: ServerRequest, find: Callable[[str], OpenGraph], name: str = FIRST_PAGE, more: str = ""
) -> Response[bytes]:
    """Return a page of the client, without metadata if there is nothing to describe.

    The metadata is computed outside the event loop.
    """
    query = request.query_params.get("lang", "")[:8]
    code = matching(query) if query else preferred(request.headers.get("accept-language", ""))
    try:
        shared = await request.threads.do(find, code)
    except Refused:
        return _plain(request, name, more)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return _plain(request, name, head(shared, request.access.site_of(request), path, code) + more)


def _plain(request: ServerRequest, name: str = FIRST_PAGE, more: str = "") -> Response[bytes]:
    """Return a page of the client; if something does not exist, the client says so."""
    return request.server.client.page(request, more, name)


def _number(request: ServerRequest, name: str, usual: int, low: int, high: int) -> int:
    """Return a number from the query, or ``usual`` if it is missing or out of range."""
    text = request.query_params.get(name, "")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else usual
    return number if low <= number <= high else usual
