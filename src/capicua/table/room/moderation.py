"""Moderation by hosts: muting, removing and banning people, new links, chat rules.

Requests are checked without changing anything, after ``asking`` has checked that a host makes
them; ``folding`` applies the events. Hosts rank by arrival: nobody can moderate a host who came
earlier, so the table's creator stays in control, even against a person who obtained the host's
link. A player who hosts while the hosts are away does nothing that they could not take back.
"""

from __future__ import annotations

import hashlib
from typing import Final

from capicua.core.game import Game
from capicua.core.messages import Message, Refused
from capicua.table.frames import host_frames
from capicua.table.play.seats import Ban, Guest, KeyHashes, Requester
from capicua.table.room.departures import forget_people, vacate
from capicua.table.room.events import ChatSet, Event, Muted, Rekeyed, Removed, Unbanned
from capicua.table.room.room import Room

MOST_BANS: Final = 500
"""The maximum number of bans kept; the oldest are dropped first."""

# -- requests -----------------------------------------------------------------------------------


def check_host(requester: Requester) -> None:
    """Raise ``Refused`` unless the person is a host."""
    if not requester.is_host:
        raise Refused(Message("only-host"))


def people(room: Room, requester: Requester, request: str) -> host_frames.Guests:
    """Return all people at the table and all who are banned."""
    found = [
        host_frames.Person(
            number=guest.number,
            name=_name(room, guest),
            seat=guest.seat,
            here=token in room.here,
            is_host=guest.is_host,
            is_you=token == requester.token,
            muted=guest.muted,
        )
        for token, guest in room.guests.items()
    ]
    banned = [host_frames.Person(ban.number, ban.name, banned=True) for ban in room.bans]
    return host_frames.Guests(request, sorted(found + banned, key=lambda person: person.number))


def moderate(
    room: Room, requester: Requester, frame: host_frames.Moderate, now_ms: int
) -> list[Event]:
    """Return the event that mutes, removes or bans a person, or lifts it; raises ``Refused``."""
    number = frame.number
    own = room.guests[requester.token]
    if own.is_acting and frame.do not in ("mute", "unmute"):
        raise Refused(Message("acting-host"))
    if frame.do == "unban":
        if all(ban.number != number for ban in room.bans):
            raise Refused(Message("moderate-nobody", {"number": number}))
        return [Unbanned(ms=now_ms, person=number)]
    target = _guest(room, number)
    if target is None:
        raise Refused(Message("moderate-nobody", {"number": number}))
    if target is own:
        raise Refused(Message("moderate-self"))
    if target.is_host and (own.is_acting or target.number < own.number):
        raise Refused(Message("moderate-host"))
    if frame.do in ("mute", "unmute"):
        return [Muted(ms=now_ms, person=number, muted=frame.do == "mute")]
    return [Removed(ms=now_ms, person=number, banned=frame.do == "ban")]


def check_permanent(room: Room, requester: Requester) -> None:
    """Raise ``Refused`` unless the person is a host, and not only while the hosts are away."""
    check_host(requester)
    if room.guests[requester.token].is_acting:
        raise Refused(Message("acting-host"))


def rekeyed(
    room: Room, requester: Requester, request: str, keys: KeyHashes, now_ms: int
) -> list[Event]:
    """Return the event that replaces the keys of the table; raises ``Refused``."""
    check_permanent(room, requester)
    return [Rekeyed(ms=now_ms, who=requester.token, request=request, keys=keys)]


def check_say(room: Room, requester: Requester) -> None:
    """Raise ``Refused`` if a person may not chat now."""
    if room.chat == "off":
        raise Refused(Message("chat-off"))
    if requester.muted:
        raise Refused(Message("chat-muted"))
    if requester.seat is None and not requester.is_host and not room.spectator_chat:
        raise Refused(Message("chat-players-only"))
    if is_silent(room, requester.seat):
        raise Refused(Message("chat-silent" if room.game.is_silent else "chat-club"))


def is_silent(room: Room, seat: int | None) -> bool:
    """Return whether the game or the club rule forbids chat at the seat during this round."""
    if room.phase != "playing":
        return False
    by_club = room.plan.club and is_partnership(room.game) and seat is not None
    return room.game.is_silent or by_club


def is_partnership(game: Game) -> bool:
    """Return whether seats play for each other."""
    return len(set(game.sides)) < int(game.players)


def check_ban(room: Room, token: str, address: str) -> None:
    """Raise ``Refused`` for a banned token, or a newcomer from a banned address."""
    hashed = address_hash(room, address)
    for ban in room.bans:
        if token in ban.tokens or (hashed and hashed == ban.address):
            raise Refused(Message("banned"))


def address_hash(room: Room, address: str) -> str:
    """Return the stored hash of an address, keyed with the table's secret."""
    if not address:
        return ""
    return hashlib.blake2b(address.encode(), key=room.secret[:64], digest_size=12).hexdigest()


# -- effects of the events ----------------------------------------------------------------------


def mute(room: Room, event: Muted) -> None:
    """Mute or unmute a person on all their devices."""
    for guest in _same(room, event.person):
        guest.muted = event.muted


def remove(room: Room, event: Removed) -> None:
    """Remove a person, and possibly ban them; their seat is free unless it is the host's too."""
    target = _guest(room, event.person)
    if target is None:
        return
    own = room.guests.get(event.who)
    is_own_seat = own is not None and target.seat is not None and own.seat == target.seat
    gone = [target] if is_own_seat else _same(room, event.person)
    if event.banned:
        _ban(room, target, gone)
    name = _name(room, target)
    forget_people(room, gone)
    if target.seat is not None and not is_own_seat:
        vacate(room, target.seat, event.ms, Message("removed", {"name": name}))


def _ban(room: Room, target: Guest, gone: list[Guest]) -> None:
    """Ban a person, and their address unless others at the table came from it."""
    tokens = [token for token, guest in room.guests.items() if guest in gone]
    others = {guest.address for guest in room.guests.values() if guest not in gone}
    address = "" if target.address in others else target.address
    room.bans.append(Ban(target.number, _name(room, target), tokens, address))
    del room.bans[:-MOST_BANS]


def rekey(room: Room, event: Rekeyed) -> None:
    """Invalidate the old links and the plain address, and revoke the rights of later hosts."""
    room.keys = event.keys
    own = room.guests.get(event.who)
    if own is None:
        return
    later = [guest for guest in room.guests.values() if guest.number > own.number]
    with_key = [guest for guest in later if guest.has_key]
    seats = {guest.seat for guest in with_key}
    forget_people(room, with_key)
    for guest in later:
        guest.is_host = guest.is_acting = False
    own.has_key = True
    room.watch_by_address = False
    room.write([Message("rekeyed")])
    taken = {guest.seat for guest in room.guests.values()}
    for seat in sorted(seat for seat in seats if seat is not None and seat not in taken):
        vacate(room, seat, event.ms, Message("removed", {"name": room.sittings[seat].name}))


def set_chat(room: Room, event: ChatSet) -> None:
    """Set the chat rules, and log what changed."""
    if room.chat != event.chat:
        room.write([Message(f"chat-now-{event.chat}")])
    if room.spectator_chat != event.spectators:
        on, off = Message("chat-spectators-on"), Message("chat-spectators-off")
        room.write([on if event.spectators else off])
    room.chat, room.spectator_chat = event.chat, event.spectators


def _guest(room: Room, number: int) -> Guest | None:
    return next((guest for guest in room.guests.values() if guest.number == number), None)


def _same(room: Room, number: int) -> list[Guest]:
    """Return the people with a number and all who share their seat: one person, several devices."""
    target = _guest(room, number)
    if target is None:
        return []
    return [
        guest
        for guest in room.guests.values()
        if guest is target or (target.seat is not None and guest.seat == target.seat)
    ]


def _name(room: Room, guest: Guest) -> str:
    return guest.name if guest.seat is None else room.sittings[guest.seat].name
