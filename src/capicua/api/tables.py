"""What people may learn about a table before they enter it."""

from __future__ import annotations

from msgspec import Struct

from capicua.api.models import Visited
from capicua.table.frames.protocol import HouseRules, SeatState
from capicua.table.room import state_frame, visitors
from capicua.table.room.room import Room


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
    rated: bool
    delay: int
    """The seconds after which a move is shown at the earliest, so that its timing tells nothing."""


def summary_of(room: Room, now_ms: int) -> Summary:
    """Return the game played at a table, and its seats."""
    seats = state_frame.seat_states(room, now_ms)
    has_seat = visitors.seat_to_give(room) is not None
    plan, watch = room.plan, room.watch_by_address
    return Summary(room.id, plan.rules, seats, room.phase, watch, has_seat, plan.rated, plan.delay)


def visited_of(room: Room, token: str) -> Visited:
    """Return the standing of a person at a table."""
    return Visited(visitors.visitor_status(room, token), visitors.has_host(room))
