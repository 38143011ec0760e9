"""The effects on a hosted table of people leaving it for good."""

from __future__ import annotations

from collections.abc import Sequence

from capicua.core.messages import Message
from capicua.table.play.seats import STAND_IN, Guest, SeatOccupant
from capicua.table.room.room import Room


def forget_people(room: Room, gone: Sequence[Guest]) -> None:
    """Forget people: their tokens become invalid at the table."""
    tokens = {token for token, guest in room.guests.items() if guest in gone}
    room.here.difference_update(tokens)
    room.ready.difference_update(tokens)
    for token in tokens:
        del room.guests[token]


def vacate(room: Room, seat: int, now_ms: int, why: Message) -> None:
    """Free the seat: a bot takes it, or it is open if play has not started."""
    room.write([why])
    room.sittings[seat] = (
        SeatOccupant("bot", level=STAND_IN) if room.deals else SeatOccupant("open")
    )
    if room.turn == seat:
        room.clock.pause(seat, now_ms)
    drop_from_wish(room, seat, now_ms)


def drop_from_wish(room: Room, seat: int, now_ms: int) -> None:
    """Drop the seat's pending consent to an undo, or its own undo request."""
    if room.wish is not None:
        wisher, count, waiting = room.wish
        left = [other for other in waiting if other != seat]
        room.wish = None if wisher == seat else (wisher, count, left)
        room.run_clock(now_ms)
