"""The people and bans listed at the start of a log."""

from __future__ import annotations

from capicua.table.events import Opened, Snapshot
from capicua.table.room import Room
from capicua.table.seating import numbered


def restore_people(room: Room, opening: Opened | Snapshot) -> None:
    """Restore the people, bans and chat settings from the start of a log."""
    room.guests = {token: guest.copy() for token, guest in opening.guests.items()}
    room.came = numbered(room.guests.values())
    if isinstance(opening, Snapshot):
        room.came = max(room.came, opening.came)
        room.bans = list(opening.bans)
        room.chat = opening.chat or opening.plan.chat
        room.spectator_chat = opening.spectator_chat
        if opening.watch_by_address is not None:
            room.watch_by_address = opening.watch_by_address
        room.size = opening.size
