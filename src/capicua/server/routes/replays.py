"""Finished rounds, of a table or of a record that somebody has kept; and records checked."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import RawBody
from msgspec import Struct

from capicua.core.reasons import Message, Refused
from capicua.notation import Record, read, write
from capicua.server.actor import GoneError
from capicua.server.desk import Desk
from capicua.server.door import Door
from capicua.server.forms import Replay, ReplayRound, Verdict
from capicua.server.replaying import ALL_HANDS, replay_of, round_of, rounds_of
from capicua.server.routes.asked import PathId, PathNumber, Point
from capicua.table.diary import texts
from capicua.table.keeping import record
from capicua.table.verify import verify

LONGEST_RECORD: Final = 400_000
"""Bytes of a record that is uploaded."""


class WholeReplay(Struct):
    """An uploaded record, with every round of it."""

    replay: Replay
    rounds: list[ReplayRound]


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(
    request: Request[Any, Any, Any],
    table: PathId,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[str]:
    """The match in notation; only its finished rounds while play goes on."""
    door.admit_work(request)
    text = write(await _finished(desk, table))
    name = f'attachment; filename="capicua-{table}.txt"'
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": name, "Cache-Control": "no-store"},
    )


@get("/api/tables/{table:str}/replay")
async def table_replay(
    request: Request[Any, Any, Any],
    table: PathId,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Replay:
    """Who played what, and the score sheet of the finished rounds."""
    door.admit_work(request)
    return await asyncio.to_thread(replay_of, await _finished(desk, table))


@get("/api/tables/{table:str}/replay/{round:int}")
async def table_round(
    request: Request[Any, Any, Any],
    table: PathId,
    round: PathNumber,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    point: Point = ALL_HANDS,
) -> ReplayRound:
    """A finished round step by step, as a seat saw it or (-1) with all hands open."""
    door.admit_work(request)
    return await asyncio.to_thread(round_of, await _finished(desk, table), round, point)


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


async def _finished(desk: NamedDependency[Desk], table: str) -> Record:
    while True:
        try:
            return await (await desk.get(table)).read(record)
        except GoneError:
            continue


def _text(body: RawBody) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Message("not-text")) from None


HANDLERS: Final = [table_record, table_replay, table_round, replay_upload, verify_upload]
