"""Routes of tables: create, enter, visit, summarize."""

from __future__ import annotations

from typing import Annotated, TypeVar

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter, RawBody

from capicua.api.bot_jobs import LiveChances, bot_job
from capicua.api.hall.lobby import JoinTable
from capicua.api.models import Entered, Entry, TableKeys, Visit, Visited
from capicua.api.queries import JobKind
from capicua.api.resume import RecordPosition
from capicua.api.study.chances import chances_now
from capicua.api.tables import Summary, summary_of, visited_of
from capicua.core.messages import Message, Refused
from capicua.review.tile_chances import Chances
from capicua.server.accounts.accounts import Account
from capicua.server.http.access import fresh_token
from capicua.server.http.eligibility import check_company, check_plan, standing
from capicua.server.http.responses import Sent, private, told
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    PathId,
    RequestKey,
    RoundNumber,
    ServerRequest,
    StepNumber,
    record_text,
)
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import WORD, TablePlan
from capicua.table.play.seats import STAND_IN, USUAL_LEVEL, key_hash
from capicua.table.room.requests import check_chances
from capicua.table.room.room import Room

_Body = TypeVar("_Body")
OwnSeat = Annotated[int, QueryParameter(name="seat", ge=-1, le=11)]
"""The seat to play at, or -1 for the seat to act."""
BotLevel = Annotated[str, QueryParameter(name="level", min_length=1, max_length=16, pattern=WORD)]
PlayerFace = Annotated[str, QueryParameter(name="face", max_length=16, pattern=WORD)]
PlayerName = Annotated[str, QueryParameter(name="name", max_length=24)]


@post("/api/tables", status_code=201)
async def make_table(request: ServerRequest, data: JSONBody[TablePlan]) -> Response[TableKeys]:
    """Create a table; the client becomes its host, identified by the cookie."""
    request.access.admit_table(request)
    request.access.admit_body(request)
    data.pairing = "none"  # only the server pairs people, and holds tournaments
    data.event, data.hands = "", 0
    table = request.registry.fresh()[0]
    account = await request.account()
    check_plan(account, await standing(request, account), data, request.server.offers)
    token = fresh_token() if account is None else account.table_token(table)
    _, keys = await request.registry.make(
        data,
        key_hash(token),
        request.address,
        table=table,
        only_phrases=account is not None and account.is_child,
    )
    await _seat(request, account, table, token)
    return _known_by(request, token, table, TableKeys(table, *keys))


@post("/api/tables/from-record", status_code=201, request_max_body_size=LONGEST_RECORD)
async def go_on_from_record(
    request: ServerRequest,
    body: RawBody,
    number: RoundNumber = 1,
    step: StepNumber = 0,
    seat: OwnSeat = -1,
    level: BotLevel = USUAL_LEVEL,
    name: PlayerName = "",
    face: PlayerFace = "",
) -> Response[TableKeys]:
    """Create a table that continues from a position in a record, against bots.

    The body is the record, ``round`` counts from 1, ``step`` is the number of moves made. The
    client is the host, at ``seat``, or at the seat to act if that is -1. The round must be finished
    in the record. Deals at such a table cannot be verified.
    """
    request.admit_work()
    request.access.admit_table(request)
    request.access.admit_body(request)
    account, token = await request.account(), fresh_token()
    wish = RecordPosition(record_text(body), number, step)
    who = key_hash(token), request.address
    own = None if seat < 0 else seat
    is_child = account is not None and account.is_child
    actor, keys = await request.registry.go_on(
        wish, own, level, name, *who, face=face, only_phrases=is_child
    )
    table = actor.room.id
    await _seat(request, account, table, token)
    return _known_by(request, token, table, TableKeys(table, *keys))


@post("/api/tables/{table:str}/enter", status_code=200)
async def enter_table(
    request: ServerRequest, table: PathId, data: JSONBody[Entry], key: RequestKey = None
) -> Response[Entered]:
    """Admit a person with a key of the table; a person who returns keeps their identity."""
    request.access.admit_entry(request)
    request.access.admit_body(request)
    room = await _room(request, table)
    account = await request.account()
    token = await _token_of(request, table)
    if token is None or not room.knows(key_hash(token)):
        token = await _own_token(request, account, table) or fresh_token(key, table)
        if not room.knows(key_hash(token)):
            await check_company(request, account, room)
    requester = await request.registry.enter(
        table,
        data,
        key_hash(token),
        request.address,
        only_phrases=account is not None and account.is_child,
    )
    await _seat(request, account, table, token)
    return _known_by(
        request, token, table, Entered(table, token, requester.seat, requester.is_host)
    )


@post("/api/tables/{table:str}/visit", status_code=200)
async def visit_table(
    request: ServerRequest, table: PathId, data: JSONBody[Visit], key: RequestKey = None
) -> Response[Visited]:
    """Admit a spectator who has only the address, if the host allows it, or ask for a seat.

    Clients that ask for a seat poll for the host's decision.
    """
    request.access.admit_entry(request)
    request.access.admit_body(request)
    account, token = await request.account(), await _token_of(request, table)
    token = token or await _own_token(request, account, table) or fresh_token(key, table)
    known = await _room(request, table)
    if not known.knows(key_hash(token)):
        await check_company(request, account, known)
    room = await request.registry.visit(
        table,
        data,
        key_hash(token),
        request.address,
        only_phrases=account is not None and account.is_child,
    )
    await _seat(request, account, table, token)
    return _known_by(request, token, table, visited_of(room, key_hash(token)))


@get("/api/tables/{table:str}/visit")
async def visit_so_far(request: ServerRequest, table: PathId) -> Response[Visited]:
    """Return the standing of a visitor, identified by the cookie; clients poll it."""
    token = await request.table_token(table) or ""
    visited = visited_of(await _room(request, table), key_hash(token))
    return private(visited)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    request: ServerRequest, table: PathId, data: JSONBody[JoinTable], key: RequestKey = None
) -> Response[Entered]:
    """Seat a person who has found the table in the lobby, or whom somebody there has invited."""
    request.access.admit_entry(request)
    request.access.admit_body(request)
    account, invitations = await request.account(), request.server.invitations
    is_invited = account is not None and await invitations.holds(account.id, table)
    if request.server.lobby is None and not is_invited:
        raise Refused(Message("no-such-page"))
    room = await _room(request, table)
    _check_rated(room, account)
    await check_company(request, account, room, is_invited=is_invited)
    token = await _token_of(request, table)
    if token is None or not room.knows(key_hash(token)):
        token = await _own_token(request, account, table) or fresh_token(key, table)
    if account is not None:
        data.name, data.face = account.name, account.face
    who = key_hash(token), request.address
    is_child = account is not None and account.is_child
    requester = await request.registry.join(
        table, data, *who, is_invited=is_invited, only_phrases=is_child
    )
    await _seat(request, account, table, token)
    if account is not None and is_invited:
        await invitations.end(account.id, table)
    return _known_by(
        request, token, table, Entered(table, token, requester.seat, requester.is_host)
    )


@post("/api/tables/{table:str}/follow", status_code=200)
async def follow_table(request: ServerRequest, table: PathId) -> Response[Entered]:
    """Admit a person to the table of the rematch, where their seat is reserved.

    A seat that was free again because they came too late is taken, if nobody else has.
    """
    request.access.admit_entry(request)
    token = await _token_of(request, table)
    room = await _room(request, table)
    if token is None or not room.rematch or room.requester(key_hash(token)) is None:
        raise Refused(Message("not-at-table"))
    account, who = await request.account(), key_hash(token)
    again = await _room(request, room.rematch)
    if again.is_paired and again.requester(who) is None:
        _check_rated(again, account)
        await check_company(request, account, again)
        known = room.guests[who]
        wish = JoinTable(known.name, known.face)
        await request.registry.join(
            again.id, wish, who, request.address, only_phrases=known.only_phrases
        )
    requester = (await request.registry.get(again.id)).requester(who)
    await _seat(request, account, again.id, token, before=table)
    entered = Entered(again.id, token, requester.seat, requester.is_host)
    return _known_by(request, token, again.id, entered)


@get("/api/tables/{table:str}")
async def table_summary(request: ServerRequest, table: PathId) -> Summary:
    """Return the game played at a table, and its seats."""
    return summary_of(await _room(request, table), now_ms())


@get("/api/tables/{table:str}/chances", **told(Chances))
async def practice_chances(request: ServerRequest, table: PathId) -> Response[bytes]:
    """Return where the tiles hidden from the player may be, at a practice table as it stands."""
    request.admit_work()
    room = await _room(request, table)
    token = await request.table_token(table) or ""
    seat = check_chances(room, room.requester(key_hash(token)))
    _, _, rng = room.bot_task(seat)
    now = LiveChances(bot_job(STAND_IN, seat, rng, room.round), room.deals)
    bot_service = request.registry.bot_service
    return Sent(await bot_service.answer(chances_now, now, request.address, JobKind.HINT), False)


async def _room(request: ServerRequest, table: str) -> Room:
    """Return a table. Raise ``Refused`` if there is none."""
    return (await request.registry.get(table)).room


def _check_rated(room: Room, account: Account | None) -> None:
    """Raise ``Refused`` for a guest at a rated table."""
    if room.plan.rated and account is None:
        raise Refused(Message("table-rated"))


async def _token_of(request: ServerRequest, table: str) -> str | None:
    """Return a person's existing token at a table; cookies count only from our own pages."""
    return await request.table_token(table) if request.access.origin_of(request).is_known else None


async def _own_token(request: ServerRequest, account: Account | None, table: str) -> str | None:
    """Return the token by which an account is known at a table, the same on all its devices."""
    accounts = request.server.accounts
    if account is None or accounts is None:
        return None
    return await accounts.token_at(account, table) or account.table_token(table)


async def _seat(
    request: ServerRequest, account: Account | None, table: str, token: str, *, before: str = ""
) -> None:
    """Record that an account is at a table, which may be the rematch of the one ``before``."""
    accounts = request.server.accounts
    if account is not None and accounts is not None:
        await accounts.seat(account, table, token, before=before)
        await request.server.silence.seated(account, token)
        if request.server.lobby is not None:
            request.server.lobby.listings.seated(table)
        return
    former = await standing(request, None)
    if former is not None:
        await request.server.silence.seated(former, token, is_guest=True)


def _known_by(request: ServerRequest, token: str, table: str, body: _Body) -> Response[_Body]:
    """Return a private response with the cookies that identify its recipient at the table."""
    cookies = request.access.cookies(table, token)
    return private(body, cookies=cookies)
