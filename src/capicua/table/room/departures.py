"""The effects on a hosted table of people leaving it for good."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

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
        room.away.pop(token, None)


def vacate(room: Room, seat: int, now_ms: int, why: Message) -> None:
    """Free the seat: a bot takes it, or it is open if play has not started."""
    room.write([why])
    room.sittings[seat] = (
        SeatOccupant("bot", level=STAND_IN) if room.deals else SeatOccupant("open")
    )
    room.paused.pop(seat, None)
    if room.turn == seat:
        room.clock.pause(seat, now_ms)
    drop_from_wish(room, seat, now_ms)


def drop_from_wish(room: Room, seat: int, now_ms: int) -> None:
    """Drop the seat's pending consents, its own undo request, and a proposal about it."""
    proposal = room.proposal
    if proposal is not None:
        others = [other for other in proposal.waiting if other != seat]
        is_moot = proposal.seat == seat
        room.proposal = None if is_moot else replace(proposal, waiting=others)
    if room.wish is not None:
        wisher, count, waiting = room.wish
        left = [other for other in waiting if other != seat]
        room.wish = None if wisher == seat else (wisher, count, left)
        room.run_clock(now_ms)
