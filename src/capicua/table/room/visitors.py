"""Visiting a hosted table without a key: watching, if that is allowed, or asking for a seat.

Requests for a seat are kept only in memory, so that visitors cannot write to the table's log.
The host's answer is logged.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, Protocol

from capicua.core.messages import Message, Refused
from capicua.table.frames import host_frames
from capicua.table.frames.faces import check_face
from capicua.table.play.seats import (
    LONGEST_NAME,
    MOST_GUESTS,
    Guest,
    good_name,
    key_hash,
    names_taken,
    tidy,
)
from capicua.table.room.events import Admitted, Entered, Event, TurnedAway
from capicua.table.room.moderation import address_hash, check_ban
from capicua.table.room.room import Room

MOST_ASKING: Final = 20
"""The maximum number of pending requests for a seat at a table."""

Standing = Literal["outside", "asking", "declined", "watching", "seated"]
"""The relation of a person to a table."""


class VisitRequest(Protocol):
    """A request to visit without a key, as in ``api.models.Visit``."""

    wants: Literal["watch", "seat"]
    name: str
    face: str
    key: str


def visitor_status(room: Room, token: str) -> Standing:
    """Return the relation of a token's holder to the table."""
    if token in room.asking:
        return "asking"
    guest = room.guests.get(token)
    if token in room.turned_away and (guest is None or guest.seat is None):
        return "declined"
    if guest is None:
        return "outside"
    return "watching" if guest.seat is None else "seated"


def check_rounds(room: Room, token: str) -> None:
    """Raise ``Refused`` if this person may not see the finished rounds of the match.

    Everybody may once it is over, or if the address alone is enough to watch; before that, only
    the people at the table.
    """
    if not (room.is_finished or room.watch_by_address or token in room.guests):
        raise Refused(Message("rounds-private"))


def has_host(room: Room) -> bool:
    """Return whether a host is connected, who could admit people."""
    return any(guest.is_host and token in room.here for token, guest in room.guests.items())


def seat_requests(room: Room) -> list[host_frames.Asking]:
    """Return the people who ask for a seat, in order of arrival."""
    return [host_frames.Asking(guest.number, guest.name) for guest in room.asking.values()]


def seat_to_give(room: Room) -> int | None:
    """Return the seat for a visitor: an open one, else a bot's; ``None`` if there is neither."""
    if room.phase == "over" or room.is_paired:
        return None
    for kind in ("open", "bot"):
        for seat, sitting in enumerate(room.sittings):
            if sitting.kind == kind:
                return seat
    return None


def visit(
    room: Room,
    wish: VisitRequest,
    token: str,
    now_ms: int,
    address: str = "",
    *,
    only_phrases: bool = False,
) -> list[Event]:
    """Return the event that admits a spectator; empty if already here or asking for a seat.

    Raises ``Refused`` if the visitor may not watch, or may not ask for a seat.
    """
    guest = room.guests.get(token)
    if guest is not None and (guest.seat is not None or wish.wants == "watch"):
        return []
    if guest is None:
        check_ban(room, token, address)
    if wish.wants == "seat":
        _ask(room, wish, token, address)
        room.asking[token].only_phrases = only_phrases
        return []
    _check_watch(room, wish.key)
    if len(room.guests) >= MOST_GUESTS:
        raise Refused(Message("table-crowded"))
    name = tidy(wish.name)[:LONGEST_NAME]
    came = Guest(None, False, name, address=address_hash(room, address))
    came.only_phrases = only_phrases
    return [Entered(ms=now_ms, who=token, guest=came)]


def _check_watch(room: Room, key: str) -> None:
    """Raise ``Refused`` for a visitor without a link if the address alone is not enough."""
    keys = (room.keys.host, room.keys.play, room.keys.watch)
    if not room.watch_by_address and key_hash(key) not in keys:
        raise Refused(Message("visit-no-watching"))


def _ask(room: Room, wish: VisitRequest, token: str, address: str) -> None:
    if room.phase == "over":
        raise Refused(Message("match-done"))
    if seat_to_give(room) is None:
        raise Refused(Message("visit-full"))
    if token in room.turned_away:
        raise Refused(Message("visit-declined"))
    if token not in room.asking and len(room.asking) >= MOST_ASKING:
        raise Refused(Message("visit-many"))
    check_face(wish.face)
    known = room.guests.get(token)
    wanted = wish.name or ("" if known is None else known.name)
    name = good_name(wanted, names_taken(room.sittings))
    place = address_hash(room, address)
    room.asking[token] = Guest(
        name=name, number=_number(room, token), address=place, face=wish.face
    )


def _number(room: Room, token: str) -> int:
    """Return a visitor's number, which survives a restart, so that the host's answer matches."""
    digest = hashlib.blake2b(token.encode(), key=room.secret[:64], digest_size=4).digest()
    return int.from_bytes(digest, "big") >> 1


# -- the host's answer --------------------------------------------------------------------------


def admit(room: Room, frame: host_frames.Admit, now_ms: int) -> list[Event]:
    """Return the event that seats a visitor or turns them away; raises ``Refused``."""
    found = [(token, one) for token, one in room.asking.items() if one.number == frame.number]
    if not found:
        raise Refused(Message("admit-nobody"))
    token, wish = found[0]
    if not frame.yes:
        return [TurnedAway(ms=now_ms, token=token)]
    seat = seat_to_give(room)
    if seat is None:
        raise Refused(Message("table-full"))
    known = room.guests.get(token)
    name = good_name(wish.name, names_taken(room.sittings))
    guest = Guest(seat, name=name, address=wish.address, face=wish.face)
    guest.is_host = known is not None and known.is_host
    guest.only_phrases = wish.only_phrases
    return [Admitted(ms=now_ms, token=token, guest=guest)]
