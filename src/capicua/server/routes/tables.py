"""Routes of tables: create, enter, visit, summarize."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter, RawBody
from msgspec import Struct

from capicua.core.reasons import Message, Refused
from capicua.review.holding import Chances
from capicua.server.answers import Sent, described
from capicua.server.desk import Desk
from capicua.server.door import Door, cookie_token, fresh_token
from capicua.server.forms import Entered, Entry, TableKeys, Visit, Visited
from capicua.server.going_on import From
from capicua.server.routes.asked import (
    LONGEST_RECORD,
    PathId,
    RoundNumber,
    StepNumber,
    record_text,
)
from capicua.server.scheduling import Kind
from capicua.server.thinking import job_of
from capicua.server.timers import now_ms
from capicua.server.whereabouts import Now, counted_now
from capicua.table import telling, visiting
from capicua.table.asking import check_chances
from capicua.table.protocol import WORD, HouseRules, Problem, SeatState, TablePlan
from capicua.table.room import Room
from capicua.table.seating import STAND_IN, USUAL_LEVEL, key_hash

_Body = TypeVar("_Body")
OwnSeat = Annotated[int, QueryParameter(name="seat", ge=-1, le=11)]
"""The seat to play at, or -1 for the seat to act."""
BotLevel = Annotated[str, QueryParameter(name="level", min_length=1, max_length=16, pattern=WORD)]
PlayerName = Annotated[str, QueryParameter(name="name", max_length=24)]


class Summary(Struct):
    """The public description of a table, for anyone with its address."""

    table: str
    rules: HouseRules
    seats: list[SeatState]
    phase: str
    watch: bool
    """Whether anyone with the address may watch."""
    ask: bool
    """Whether there is a seat that a visitor could ask the host for."""


@post("/api/tables", status_code=201)
async def make_table(
    request: Request[Any, Any, Any],
    data: JSONBody[TablePlan],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[TableKeys]:
    """Create a table; the client becomes its host, identified by the cookie."""
    door.admit_table(request)
    door.admit_body(request)
    token = fresh_token()
    actor, keys = await desk.make(data, key_hash(token), door.address_of(request))
    table = actor.room.id
    return _known_by(token, table, door, TableKeys(table, *keys))


@post("/api/tables/from-record", status_code=201, request_max_body_size=LONGEST_RECORD)
async def go_on_from_record(
    request: Request[Any, Any, Any],
    body: RawBody,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    number: RoundNumber = 1,
    step: StepNumber = 0,
    seat: OwnSeat = -1,
    level: BotLevel = USUAL_LEVEL,
    name: PlayerName = "",
) -> Response[TableKeys]:
    """Create a table that continues from a position in a record, against bots.

    The body is the record, ``round`` counts from 1, ``step`` is the number of moves made. The
    client is the host, at ``seat``, or at the seat to act if that is -1. The round must be finished
    in the record. Deals at such a table cannot be verified.
    """
    door.admit_work(request)
    door.admit_table(request)
    door.admit_body(request)
    token = fresh_token()
    wish = From(record_text(body), number, step)
    who = key_hash(token), door.address_of(request)
    actor, keys = await desk.go_on(wish, None if seat < 0 else seat, level, name, *who)
    table = actor.room.id
    return _known_by(token, table, door, TableKeys(table, *keys))


@post("/api/tables/{table:str}/enter", status_code=200)
async def enter_table(
    request: Request[Any, Any, Any],
    table: PathId,
    data: JSONBody[Entry],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[Entered]:
    """Admit a person with a key of the table; a person who returns keeps their identity."""
    door.admit_entry(request)
    door.admit_body(request)
    room = (await desk.get(table)).room
    token = _token_of(request, table, door)
    if token is None or not room.knows(key_hash(token)):
        token = fresh_token()
    asker = await desk.enter(table, data, key_hash(token), door.address_of(request))
    return _known_by(token, table, door, Entered(table, token, asker.seat, asker.is_host))


@post("/api/tables/{table:str}/visit", status_code=200)
async def visit_table(
    request: Request[Any, Any, Any],
    table: PathId,
    data: JSONBody[Visit],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[Visited]:
    """Admit a spectator who has only the address, if the host allows it, or ask for a seat.

    Clients that ask for a seat poll for the host's decision.
    """
    door.admit_entry(request)
    door.admit_body(request)
    token = _token_of(request, table, door) or fresh_token()
    room = await desk.visit(table, data, key_hash(token), door.address_of(request))
    return _known_by(token, table, door, visited_of(room, key_hash(token)))


@get("/api/tables/{table:str}/visit")
async def visit_so_far(
    request: Request[Any, Any, Any],
    table: PathId,
    desk: NamedDependency[Desk],
) -> Response[Visited]:
    """Return the standing of a visitor, identified by the cookie; clients poll it."""
    token = cookie_token(request, table) or ""
    room = (await desk.get(table)).room
    visited = visited_of(room, key_hash(token))
    return Response(visited, headers={"Cache-Control": "no-store"})


@post("/api/tables/{table:str}/follow", status_code=200)
async def follow_table(
    request: Request[Any, Any, Any],
    table: PathId,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[Entered]:
    """Admit a person to the table of the rematch, where their seat is reserved."""
    door.admit_entry(request)
    token = _token_of(request, table, door)
    room = (await desk.get(table)).room
    if token is None or not room.rematch or room.asker(key_hash(token)) is None:
        raise Refused(Message("not-at-table"))
    asker = (await desk.get(room.rematch)).asker(key_hash(token))
    entered = Entered(room.rematch, token, asker.seat, asker.is_host)
    return _known_by(token, room.rematch, door, entered)


@get("/api/tables/{table:str}")
async def table_summary(table: PathId, desk: NamedDependency[Desk]) -> Summary:
    """Return the game played at a table, and its seats."""
    return summary_of((await desk.get(table)).room)


@get("/api/tables/{table:str}/chances", responses=described(Chances))
async def practice_chances(
    request: Request[Any, Any, Any],
    table: PathId,
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[bytes]:
    """Return where the tiles hidden from the player may be, at a practice table as it stands."""
    door.admit_work(request)
    room = (await desk.get(table)).room
    seat = check_chances(room, room.asker(key_hash(cookie_token(request, table) or "")))
    _, _, rng = room.bot_task(seat)
    now = Now(job_of(STAND_IN, seat, rng, room.round), room.deals)
    owner = door.address_of(request)
    answer = await desk.thinkers.answer(counted_now, now, owner, Kind.HINT)
    if isinstance(answer, Problem):
        raise Refused(answer.message.message, answer.rule)
    return Sent(answer, False)


def summary_of(room: Room) -> Summary:
    """Return the game played at a table, and its seats."""
    now = now_ms()
    seats = telling.seat_states(room, now)
    has_seat = visiting.seat_to_give(room) is not None
    return Summary(room.id, room.plan.rules, seats, room.phase, room.watch_by_address, has_seat)


def visited_of(room: Room, token: str) -> Visited:
    """Return the standing of a person at a table."""
    return Visited(visiting.standing(room, token), visiting.has_host(room))


def _token_of(request: Request[Any, Any, Any], table: str, door: Door) -> str | None:
    """Return a person's existing token at a table; cookies count only from our own pages."""
    return cookie_token(request, table) if door.origin_of(request).is_known else None


def _known_by(token: str, table: str, door: Door, body: _Body) -> Response[_Body]:
    """Return a private response with the cookies that identify its recipient at the table."""
    return Response(body, cookies=door.cookies(table, token), headers={"Cache-Control": "no-store"})


HANDLERS: Final = [
    make_table,
    go_on_from_record,
    enter_table,
    visit_table,
    visit_so_far,
    follow_table,
    table_summary,
    practice_chances,
]
