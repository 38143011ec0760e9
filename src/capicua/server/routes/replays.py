"""Finished rounds, of a table or of a record that somebody has kept; and records checked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter, RawBody

from capicua.core.reasons import Message, Refused
from capicua.notation import read, write
from capicua.server.actor import GoneError
from capicua.server.desk import Desk
from capicua.server.door import Door
from capicua.server.forms import Replay, ReplayRound, Verdict, WholeReplay
from capicua.server.replaying import (
    ALL_HANDS,
    finished_of,
    kept_round,
    replay_of,
    round_of,
    rounds_of,
)
from capicua.table.diary import texts
from capicua.table.keeping import record
from capicua.table.room import Room
from capicua.table.verify import verify

_Found = TypeVar("_Found")

LONGEST_RECORD: Final = 400_000
"""Bytes of a record that is uploaded."""

Point = Annotated[int, QueryParameter(name="seat")]


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[str]:
    """The match in notation; only its finished rounds while play goes on."""
    door.admit_work(request)
    text = write(await _finished(desk, table, record))
    name = f'attachment; filename="capicua-{table}.txt"'
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": name, "Cache-Control": "no-store"},
    )


@get("/api/tables/{table:str}/replay")
async def table_replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Replay:
    """Who played what, and the score sheet of the finished rounds."""
    door.admit_work(request)
    found = await _finished(desk, table, finished_of)
    if isinstance(found, WholeReplay):
        return found.replay
    return await asyncio.to_thread(replay_of, found)


@get("/api/tables/{table:str}/replay/{round:int}")
async def table_round(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    round: FromPath[int],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    point: Point = ALL_HANDS,
) -> ReplayRound:
    """A finished round step by step, as a seat saw it or (-1) with all hands open.

    Of a match whose rules have a new version only the latter was kept.
    """
    door.admit_work(request)
    found = await _finished(desk, table, finished_of)
    if isinstance(found, WholeReplay):
        return kept_round(found, round)
    return await asyncio.to_thread(round_of, found, round, point)


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_RECORD)
async def replay_upload(
    request: Request[Any, Any, Any],
    body: RawBody,
    door: NamedDependency[Door],
    point: Point = ALL_HANDS,
) -> WholeReplay:
    """The same for the text of a record."""
    door.admit_work(request)

    def work() -> WholeReplay:
        uploaded = read(_text(body))
        return WholeReplay(replay_of(uploaded), rounds_of(uploaded, point))

    return await asyncio.to_thread(work)


@post("/api/verify", status_code=200, request_max_body_size=LONGEST_RECORD)
async def verify_upload(
    request: Request[Any, Any, Any], body: RawBody, door: NamedDependency[Door]
) -> Verdict:
    """Whether the deals of a record were promised before play, and its actions keep the rules."""
    door.admit_work(request)
    verdict = await asyncio.to_thread(verify, _text(body))
    return Verdict(verdict.fair, texts(verdict.said, None))


async def _finished(desk: Desk, table: str, work: Callable[[Room], _Found]) -> _Found:
    """What some work finds in the room of a table."""
    while True:
        try:
            return await (await desk.get(table)).read(work)
        except GoneError:
            continue


def _text(body: RawBody) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Message("not-text")) from None


HANDLERS: Final = [table_record, table_replay, table_round, replay_upload, verify_upload]
