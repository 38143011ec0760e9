"""Joining a hosted table, taking and giving up seats, stand-in bots, and rematches.

Nothing here changes the room. Requests that are not allowed raise ``Refused``.
"""

from __future__ import annotations

from msgspec import structs

from capicua.core.messages import Message, Refused
from capicua.table.frames import protocol
from capicua.table.frames.faces import check_face
from capicua.table.frames.protocol import SeatPlan
from capicua.table.play.seats import (
    LONGEST_NAME,
    MOST_GUESTS,
    Guest,
    JoinRequest,
    KeyHashes,
    Requester,
    SeatOccupant,
    SeatWish,
    bot_of,
    distinct_name,
    good_name,
    key_hash,
    names_taken,
    rotated,
    tidy,
)
from capicua.table.room.events import Dealt, Entered, Event, Opened, Replaced, SeatOpened
from capicua.table.room.moderation import address_hash, check_ban
from capicua.table.room.room import Room, check_plan
from capicua.table.room.rules_snapshot import snapshot_of

# -- joining -----------------------------------------------------------------------------------


def enter(
    room: Room,
    entry: JoinRequest,
    token: str,
    now_ms: int,
    address: str = "",
    *,
    only_phrases: bool = False,
) -> list[Event]:
    """Return the events that admit a person; none if they are already in. Raises ``Refused``.

    ``only_phrases``: they write and read nothing but preset phrases.
    """
    key = key_hash(entry.key)
    if key not in (room.keys.host, room.keys.play, room.keys.watch):
        raise Refused(Message("enter-key"))
    check_face(entry.face)
    known = room.guests.get(token)
    has_key = key == room.keys.host
    if known is not None and (known.seat is not None or key == room.keys.watch):
        return []
    if known is None and not has_key:
        check_ban(room, token, address)
    place = address_hash(room, address)
    if known is None and len(room.guests) >= MOST_GUESTS and not has_key:
        raise Refused(Message("table-crowded"))
    if key == room.keys.watch:
        guest = Guest(None, False, tidy(entry.name)[:LONGEST_NAME], address=place)
        guest.only_phrases = only_phrases
        return [Entered(ms=now_ms, who=token, guest=guest)]
    seat = _host_seat(room, entry) if has_key else _open_seat(room, entry)
    if known is not None and has_key and seat is None:
        return []
    name = tidy(entry.name)[:LONGEST_NAME] if seat is None else _name(room, entry, seat)
    is_host = has_key or (known is not None and known.is_host)
    guest = Guest(seat, is_host, name, has_key, address=place, face=entry.face)
    guest.only_phrases = only_phrases
    came = Entered(ms=now_ms, who=token, guest=guest)
    return [came, Dealt(ms=now_ms)] if _completes(room, seat) else [came]


def join_listed(
    room: Room,
    wish: SeatWish,
    token: str,
    now_ms: int,
    address: str = "",
    *,
    is_invited: bool = False,
    only_phrases: bool = False,
) -> list[Event]:
    """Return the event that seats a person without a key; raises ``Refused``.

    They have found the table in the lobby, or somebody at it has invited them by name. None if
    they have a seat already. ``only_phrases``: they write and read nothing but preset phrases.
    """
    if not (room.plan.listed or is_invited):
        raise Refused(Message("table-unlisted"))
    if room.phase == "over":
        raise Refused(Message("match-done"))
    check_face(wish.face)
    known = room.guests.get(token)
    if known is not None and known.seat is not None:
        return []
    if known is None:
        check_ban(room, token, address)
        if len(room.guests) >= MOST_GUESTS:
            raise Refused(Message("table-crowded"))
    seat = _open_seat(room, wish)
    name = distinct_name(wish.name, names_taken(room.sittings))
    is_host = known is not None and known.is_host
    place = address_hash(room, address)
    guest = Guest(seat, is_host, name, address=place, face=wish.face)
    guest.only_phrases = only_phrases
    return [Entered(ms=now_ms, who=token, guest=guest)]


def _host_seat(room: Room, entry: JoinRequest) -> int | None:
    """Return the host's seat: the one they have, the one reserved, or the open one they name."""
    for guest in room.guests.values():
        if guest.has_key and guest.seat is not None:
            return guest.seat
    for seat, sitting in enumerate(room.sittings):
        if sitting.kind == "me":
            return seat
    return None if entry.seat is None else _open_seat(room, entry)


def _open_seat(room: Room, entry: SeatWish) -> int:
    if entry.seat is not None:
        if entry.seat >= len(room.sittings):
            high = len(room.sittings) - 1
            raise Refused(Message("no-such-seat", {"seat": entry.seat, "high": high}))
        if room.sittings[entry.seat].kind != "open":
            raise Refused(Message("seat-taken", {"player": entry.seat}))
        return entry.seat
    for seat, sitting in enumerate(room.sittings):
        if sitting.kind == "open":
            return seat
    raise Refused(Message("table-full"))


def _name(room: Room, entry: JoinRequest, seat: int) -> str:
    sitting = room.sittings[seat]
    if sitting.kind == "person":
        return sitting.name
    wanted = entry.name or (room.plan.name if sitting.kind == "me" else "")
    return good_name(wanted, names_taken(room.sittings))


def _completes(room: Room, seat: int | None) -> bool:
    """Return whether the creator takes the last free seat among bots, so that play can start."""
    if room.deals or seat is None or room.sittings[seat].kind != "me":
        return False
    return all(other.kind == "bot" for at, other in enumerate(room.sittings) if at != seat)


# -- seats -------------------------------------------------------------------------------------


def replace(room: Room, requester: Requester, frame: protocol.Replace, now_ms: int) -> list[Event]:
    """Return the event that gives a seat to a bot, its person or anybody; raises ``Refused``."""
    seat, level = frame.seat, frame.level
    if seat >= len(room.sittings):
        raise Refused(Message("no-such-seat", {"seat": seat, "high": len(room.sittings) - 1}))
    is_own = requester.seat == seat and not level
    if not requester.is_host and not is_own:
        raise Refused(Message("only-host"))
    sitting = room.sittings[seat]
    if level:
        bot_of(level)
        if sitting.kind == "person" and not sitting.level:
            _check_away(room, requester, seat, now_ms)
        return [Replaced(ms=now_ms, seat=seat, level=level)]
    if sitting.kind == "person" and sitting.level:
        return [Replaced(ms=now_ms, seat=seat, level="")]
    if sitting.kind == "bot":
        return [SeatOpened(ms=now_ms, seat=seat)]
    raise Refused(Message("seat-not-held", {"player": seat}))


def _check_away(room: Room, requester: Requester, seat: int, now_ms: int) -> None:
    """Raise ``Refused`` if the person at the seat is present and not idle."""
    is_idle = seat in room.waited_for() and now_ms >= room.late_ms(seat)
    if room.is_here(seat) and requester.seat != seat and not is_idle:
        raise Refused(Message("replace-present", {"player": seat}))


# -- rematches ---------------------------------------------------------------------------------


def check_rematch(room: Room, requester: Requester) -> None:
    """Raise ``Refused`` if this person cannot ask for a rematch now."""
    if requester.seat is None and not requester.is_host:
        raise Refused(Message("only-players"))
    if room.phase != "over":
        raise Refused(Message("rematch-early"))
    if room.plan.event:
        raise Refused(Message("rematch-event"))
    if room.rematch:
        raise Refused(Message("rematch-made"))


def rematch_events(room: Room, id: str, secret: bytes, keys: KeyHashes, now_ms: int) -> list[Event]:
    """Return the events that open a rematch table: the same people, each moved on by one seat.

    For one person, alone or with bots, a second event deals the first round.
    """
    count = len(room.sittings)
    sittings = rotated(room.sittings)
    guests = {token: guest.copy() for token, guest in room.guests.items()}
    for guest in guests.values():
        guest.seat = None if guest.seat is None else (guest.seat + 1) % count
        guest.address = ""  # its hash is only valid at the old table
    plan = structs.replace(
        room.plan,
        seats=[_plan_of(sitting) for sitting in sittings],
        chat=room.chat,
        spectator_chat=room.spectator_chat,
        watch_by_address=room.watch_by_address,
        deal=None,
        practice=room.is_practice,
        pairing="rematch" if room.is_paired else "none",
    )
    opening = Opened(
        ms=now_ms,
        table=id,
        plan=plan,
        secret=secret,
        keys=keys,
        edition=snapshot_of(check_plan(plan)),
        sittings=sittings,
        guests=guests,
    )
    kinds = [sitting.kind for sitting in room.sittings]
    if "person" in kinds:
        kinds.remove("person")
    return [opening, Dealt(ms=now_ms)] if set(kinds) <= {"bot"} else [opening]


def _plan_of(sitting: SeatOccupant) -> SeatPlan:
    if sitting.kind == "bot":
        return SeatPlan("bot", sitting.level)
    return SeatPlan("me" if sitting.kind == "me" else "open")
