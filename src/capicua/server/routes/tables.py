"""Tables over HTTP: made, entered, looked at from outside."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from capicua.core.reasons import Message, Refused
from capicua.server.desk import Desk
from capicua.server.door import Door, cookie_token, fresh_token
from capicua.server.forms import Entered, Entry, TableKeys, Visit, Visited
from capicua.server.routes.asked import PathId
from capicua.server.timers import now_ms
from capicua.table import telling, visiting
from capicua.table.protocol import HouseRules, SeatState, TablePlan
from capicua.table.room import Room
from capicua.table.seating import key_hash

_Body = TypeVar("_Body")


class Summary(Struct):
    """A table as anybody may know it who has its address."""

    table: str
    rules: HouseRules
    seats: list[SeatState]
    phase: str
    watch: bool
    """Whether everybody who has the address may watch."""
    ask: bool
    """Whether there is a seat that one could ask the host for."""


@post("/api/tables", status_code=201)
async def make_table(
    request: Request[Any, Any, Any],
    data: JSONBody[TablePlan],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> Response[TableKeys]:
    """Makes a table; whoever asks becomes its host, known by the cookie."""
    door.admit_table(request)
    door.admit_body(request)
    token = fresh_token()
    actor, keys = await desk.make(data, key_hash(token), door.address_of(request))
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
    """Lets somebody in who has a key of the table; who comes again stays who they were."""
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
    """Lets somebody watch who has only the address, where the host lets them, or asks the host
    for a seat; who asks looks from time to time what has become of it.
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
    """What somebody is to a table by their cookie: what has become of asking for a seat."""
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
    """Lets somebody along to the table of the rematch, where their seat is kept for them."""
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
    """What is played at a table, and who sits there."""
    return summary_of((await desk.get(table)).room)


def summary_of(room: Room) -> Summary:
    """What is played at a table, and who sits there."""
    now = now_ms()
    seats = [telling.seat_state(room, seat, now) for seat in range(len(room.sittings))]
    has_seat = visiting.seat_to_give(room) is not None
    return Summary(room.id, room.plan.rules, seats, room.phase, room.watch_by_address, has_seat)


def visited_of(room: Room, token: str) -> Visited:
    """What somebody is to a table."""
    return Visited(visiting.standing(room, token), visiting.has_host(room))


def _token_of(request: Request[Any, Any, Any], table: str, door: Door) -> str | None:
    """What somebody is known by at a table already; cookies count only from our own pages."""
    return cookie_token(request, table) if door.origin_of(request).is_known else None


def _known_by(token: str, table: str, door: Door, body: _Body) -> Response[_Body]:
    """An answer for one person, who is known at the table by its cookies from now on."""
    return Response(body, cookies=door.cookies(table, token), headers={"Cache-Control": "no-store"})


HANDLERS: Final = [
    make_table,
    enter_table,
    visit_table,
    visit_so_far,
    follow_table,
    table_summary,
]
