"""Erasing a person from the log of a table: their names, face, addresses and what they wrote.

What they played stays, since it is the others' match too; their seat is then called ``ERASED``.
The events are rewritten as they are stored, without the rules, so that it works for every table.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import replace

from capicua.core.seats import seat_letter
from capicua.table.play.public_log import Entry, map_lines
from capicua.table.play.seats import Guest, SeatOccupant
from capicua.table.room.events import Admitted, Entered, Event, Moved, Opened, Said, Snapshot

ERASED: Final = "—"
"""The name of whoever has been erased, in every language."""
UNSAID: Final = "…"
"""What is left of what they wrote."""


class Erased(Struct):
    """A person who is to be erased from a table."""

    token: str
    """The hash of their token."""
    names: set[str]
    """The names that they had there."""
    seats: set[int]
    numbers: set[int]
    """The numbers under which the host knew them."""


def find(events: Iterable[Event], token: str) -> Erased:
    """Return what a table's log knows of the person with a token."""
    found = Erased(token, set(), set(), set())
    for event in events:
        match event:
            case Opened() | Snapshot():
                _note(found, event.guests.get(token), event.sittings)
                if isinstance(event, Snapshot):
                    for ban in event.bans:
                        if token in ban.tokens:
                            found.names.add(ban.name)
            case Entered() if event.who == token:
                _note(found, event.guest)
            case Admitted() if event.token == token:
                _note(found, event.guest)
            case Said() if event.who == token:
                found.names.add(event.name)
    found.names.discard("")
    return found


def _note(found: Erased, guest: Guest | None, sittings: list[SeatOccupant] | None = None) -> None:
    if guest is None:
        return
    found.names.add(guest.name)
    if guest.number:
        found.numbers.add(guest.number)
    if guest.seat is not None:
        found.seats.add(guest.seat)
        if sittings and sittings[guest.seat].kind == "person":
            found.names.add(sittings[guest.seat].name)


def rematch_in(events: Iterable[Event]) -> str:
    """Return the table of the rematch that a log announces; empty if there is none."""
    tables = [
        event.table if isinstance(event, Moved) else event.rematch
        for event in events
        if isinstance(event, Moved | Snapshot)
    ]
    return next(filter(None, reversed(tables)), "")


def erase(event: Event, who: Erased) -> Event:
    """Return an event without what would tell who the person was."""
    match event:
        case Opened():
            opening: Opened = _opening(event, who)
            return opening
        case Snapshot():
            return _snapshot(_opening(event, who), who)
        case Entered() if event.who == who.token:
            return replace(event, guest=_guest(event.guest))
        case Admitted() if event.token == who.token:
            return replace(event, guest=_guest(event.guest))
        case Said() if event.who == who.token:
            name = ERASED if event.name else ""
            return replace(event, name=name, text=UNSAID if event.text else "")
    return event


def _guest(guest: Guest) -> Guest:
    return replace(guest, name=ERASED if guest.name else "", face="", address="")


def _opening(event: Any, who: Erased) -> Any:
    guests = {
        token: _guest(guest) if token == who.token else guest
        for token, guest in event.guests.items()
    }
    sittings = [
        replace(sitting, name=ERASED, face="")
        if seat in who.seats and sitting.name in who.names
        else sitting
        for seat, sitting in enumerate(event.sittings)
    ]
    plan = event.plan
    if plan.name in who.names:
        plan = replace(plan, name=ERASED, face="")
    return replace(event, guests=guests, sittings=sittings, plan=plan)


def _snapshot(event: Snapshot, who: Erased) -> Snapshot:
    kept = event.chronicle
    if kept is not None and kept.record:
        kept = replace(kept, record=_record(kept.record, who))
    bans = [
        replace(ban, name=ERASED, address="") if who.token in ban.tokens else ban
        for ban in event.bans
    ]
    return replace(
        event,
        bans=bans,
        chronicle=kept,
        replay=_replay(event.replay, who),
        lines=map_lines(event.lines, lambda line: _line(line, who)),
    )


def _record(text: str, who: Erased) -> str:
    """Return a record in notation whose header no longer has the names."""
    for seat in who.seats:
        header = re.compile(rf'^\[{seat_letter(seat)} "((?:[^"\\]|\\.)*)"\]$', re.MULTILINE)
        found = header.search(text)
        if found and re.sub(r"\\(.)", r"\1", found[1]) in who.names:
            text = header.sub(f'[{seat_letter(seat)} "{ERASED}"]', text, count=1)
    return text


def _replay(packed: bytes, who: Erased) -> bytes:
    """Return a stored replay, compressed JSON, without the names."""
    if not packed:
        return packed
    whole = json.decode(zlib.decompress(packed))
    names = whole["replay"]["names"]
    for seat in who.seats:
        if seat < len(names) and names[seat] in who.names:
            names[seat] = ERASED
    return zlib.compress(json.encode(whole))


def _line(line: Entry, who: Erased) -> Entry:
    """Return a line of the public log without the names and what the person wrote."""
    said = [(id, _arguments(args, who), only) for id, args, only in line.said]
    by_spectator = line.kind == "chat" and line.seat is None and _is_spectators(line.said, who)
    is_own = line.kind == "chat" and (line.seat in who.seats or by_spectator)
    return replace(line, said=said, text=UNSAID if is_own and line.text else line.text)


def _is_spectators(said: list[Any], who: Erased) -> bool:
    args = said[0][1] if said else {}
    return args.get("name") in who.names or args.get("number") in who.numbers


def _arguments(args: dict[str, Any], who: Erased) -> dict[str, Any]:
    return {
        name: ERASED if isinstance(value, str) and value in who.names else value
        for name, value in args.items()
    }
