"""Routes of finished rounds, from a table or an uploaded record, and of verification."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import RawBody

from capicua.core.reasons import Refused
from capicua.notation import write
from capicua.server.actor import GoneError
from capicua.server.answers import Sent, described, unpacks
from capicua.server.backroom import encoded
from capicua.server.desk import Desk
from capicua.server.door import Door
from capicua.server.forms import Replay, ReplayRound, Verdict, WholeReplay
from capicua.server.replaying import ALL_HANDS, Wish, answer, finished_of, kept_round
from capicua.server.routes.asked import (
    LONGEST_RECORD,
    PathId,
    PathNumber,
    Point,
    record_text,
)
from capicua.server.scheduling import Kind
from capicua.table.keeping import record
from capicua.table.protocol import Problem
from capicua.table.room import Room

_Found = TypeVar("_Found")
Anyone = Request[Any, Any, Any]


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(
    request: Anyone,
    table: PathId,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[str]:
    """Return the match in notation; during play, only its finished rounds."""
    door.admit_work(request)
    name = f'attachment; filename="capicua-{table}.txt"'
    return Response(
        await finished(desk, table, _written),
        media_type="text/plain",
        headers={"Content-Disposition": name, "Cache-Control": "no-store"},
    )


@get("/api/tables/{table:str}/replay", responses=described(Replay), is_packed=True)
async def table_replay(
    request: Anyone,
    table: PathId,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[bytes]:
    """Return the players, and the score sheet of the finished rounds."""
    door.admit_work(request)
    found = await finished(desk, table, finished_of)
    if isinstance(found, WholeReplay):
        return Sent(*encoded(found.replay, unpacks(request)))
    return await _answer(request, desk, door, Wish("match", found, unpacks(request)))


@get("/api/tables/{table:str}/replay/{round:int}", responses=described(ReplayRound), is_packed=True)
async def table_round(
    request: Anyone,
    table: PathId,
    round: PathNumber,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    point: Point = ALL_HANDS,
) -> Response[bytes]:
    """Return a finished round step by step, as seen by a seat or (-1) with all hands.

    If the rules have changed since the match, all hands are always shown.
    """
    door.admit_work(request)
    found = await finished(desk, table, finished_of)
    if isinstance(found, WholeReplay):
        return Sent(*encoded(kept_round(found, round), unpacks(request)))
    return await _answer(request, desk, door, Wish("round", found, unpacks(request), point, round))


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=described(WholeReplay),
    is_packed=True,
)
async def replay_upload(
    request: Anyone,
    body: RawBody,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    point: Point = ALL_HANDS,
) -> Response[bytes]:
    """Return an uploaded record as a replay with all of its rounds."""
    door.admit_work(request)
    return await _answer(
        request, desk, door, Wish("whole", record_text(body), unpacks(request), point)
    )


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=described(Verdict),
    is_packed=True,
)
async def verify_upload(
    request: Anyone,
    body: RawBody,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[bytes]:
    """Return whether a record's deals match their commitments and its actions follow the rules."""
    door.admit_work(request)
    return await _answer(request, desk, door, Wish("verdict", record_text(body), unpacks(request)))


async def _answer(request: Anyone, desk: Desk, door: Door, wish: Wish) -> Response[bytes]:
    owner = door.address_of(request)
    found = await desk.thinkers.answer(answer, wish, owner, Kind.REPLAY)
    if isinstance(found, Problem):
        raise Refused(found.message.message, found.rule)
    return Sent(*found)


async def finished(desk: Desk, table: str, work: Callable[[Room], _Found]) -> _Found:
    """Run ``work`` on the room of a table, and return its result."""
    while True:
        try:
            return await (await desk.get(table)).read(work)
        except GoneError:
            continue


def _written(room: Room) -> str:
    return write(record(room))


HANDLERS: Final = [table_record, table_replay, table_round, replay_upload, verify_upload]
