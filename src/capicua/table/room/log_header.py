"""What the start of a log holds that needs no rules: seats, people, chat, the log people read."""

from __future__ import annotations

from capicua.table.play.public_log import Diary
from capicua.table.play.seats import numbered
from capicua.table.room.events import Opened, Snapshot
from capicua.table.room.room import Room


def restore_beginning(room: Room, opening: Opened | Snapshot) -> None:
    """Set a new room to the start of its log, as far as that needs no rules."""
    room.version = 1
    room.sittings = list(opening.sittings) or room.sittings
    room.common_deal = opening.deal
    room.guests = {token: guest.copy() for token, guest in opening.guests.items()}
    room.came = numbered(room.guests.values())
    if room.is_paired:
        room.turned_ms = opening.ms
    if isinstance(opening, Snapshot):
        room.version = opening.version
        room.came = max(room.came, opening.came)
        room.bans = list(opening.bans)
        room.chat = opening.chat or opening.plan.chat
        room.spectator_chat = opening.spectator_chat
        if opening.watch_by_address is not None:
            room.watch_by_address = opening.watch_by_address
        room.size = opening.size
        room.answered = bytearray(opening.answered)
        room.diary = Diary.of(opening.lines, opening.first_line)
        room.forfeited = opening.forfeited
        room.rematch = opening.rematch
        room.replay = opening.replay
