"""Routes of finished rounds, from a table or an uploaded record, and of verification.

A match in progress shows them to its people, and to others only if they may watch it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from litestar import Response, get, post
from litestar.params import JSONBody, RawBody

from capicua.api.models import Replay, ReplayRound, VariationsKept, Verdict, WholeReplay
from capicua.api.queries import JobKind, encoded
from capicua.api.replays import (
    ALL_HANDS,
    ReplayQuery,
    VariationsQuery,
    answer,
    finished_of,
    kept_round,
    text_of,
)
from capicua.server.http.responses import Sent, told, unpacks
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    PathId,
    PathNumber,
    Point,
    ServerRequest,
    record_text,
)
from capicua.server.tables.table_actor import GoneError
from capicua.table.play.seats import key_hash
from capicua.table.room.room import Room
from capicua.table.room.visitors import check_rounds

_Found = TypeVar("_Found")


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(request: ServerRequest, table: PathId) -> Response[str]:
    """Return the match in notation; during play, only its finished rounds."""
    request.admit_work()
    name = f'attachment; filename="capicua-{table}.txt"'
    return Response(
        await finished(request, table, text_of),
        media_type="text/plain",
        headers={"Content-Disposition": name, "Cache-Control": "no-store"},
    )


@get("/api/tables/{table:str}/replay", is_packed=True, **told(Replay))
async def table_replay(request: ServerRequest, table: PathId) -> Response[bytes]:
    """Return the players, and the score sheet of the finished rounds."""
    request.admit_work()
    found = await finished(request, table, finished_of)
    if isinstance(found, WholeReplay):
        return Sent(*encoded(found.replay, unpacks(request)))
    return await _answer(request, ReplayQuery("match", found, unpacks(request)))


@get("/api/tables/{table:str}/replay/{round:int}", is_packed=True, **told(ReplayRound))
async def table_round(
    request: ServerRequest, table: PathId, round: PathNumber, point: Point = ALL_HANDS
) -> Response[bytes]:
    """Return a finished round step by step, as seen by a seat or (-1) with all hands.

    If the rules have changed since the match, all hands are always shown.
    """
    request.admit_work()
    found = await finished(request, table, finished_of)
    if isinstance(found, WholeReplay):
        return Sent(*encoded(kept_round(found, round), unpacks(request)))
    return await _answer(request, ReplayQuery("round", found, unpacks(request), point, round))


@post("/api/replay", request_max_body_size=LONGEST_RECORD, is_packed=True, **told(WholeReplay))
async def replay_upload(
    request: ServerRequest, body: RawBody, point: Point = ALL_HANDS
) -> Response[bytes]:
    """Return an uploaded record as a replay with all of its rounds."""
    request.admit_work()
    return await _answer(request, ReplayQuery("whole", record_text(body), unpacks(request), point))


@post("/api/replay/variations", request_max_body_size=2 * LONGEST_RECORD, media_type="text/plain")
async def replay_variations(
    request: ServerRequest, data: JSONBody[VariationsKept]
) -> Response[bytes]:
    """Return a record in which the variations of one round are those of the request."""
    request.admit_work()
    query = VariationsQuery(data.record, data.round, data.variations)
    return Response(await request.find(query), media_type="text/plain", status_code=200)


@post("/api/verify", request_max_body_size=LONGEST_RECORD, is_packed=True, **told(Verdict))
async def verify_upload(request: ServerRequest, body: RawBody) -> Response[bytes]:
    """Return whether a record's deals match their commitments and its actions follow the rules."""
    request.admit_work()
    return await _answer(request, ReplayQuery("verdict", record_text(body), unpacks(request)))


async def _answer(request: ServerRequest, wish: ReplayQuery) -> Response[bytes]:
    bot_service = request.registry.bot_service
    return Sent(*await bot_service.answer(answer, wish, request.address, JobKind.REPLAY))


async def finished(request: ServerRequest, table: str, work: Callable[[Room], _Found]) -> _Found:
    """Run ``work`` on the finished rounds of a table, and return its result.

    Raise ``Refused`` if the client, identified by the cookie, may not see them.
    """
    token = key_hash(await request.table_token(table) or "")

    def found(room: Room) -> _Found:
        check_rounds(room, token)
        return work(room)

    while True:
        try:
            return await (await request.registry.get(table)).read(found)
        except GoneError:
            continue
