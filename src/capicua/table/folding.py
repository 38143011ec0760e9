"""What each event makes true at a hosted table.

Everything follows from the event and from what the table is; nothing is asked of anybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from capicua.core.match import Match
from capicua.core.reasons import Message
from capicua.table import asking, events
from capicua.table.clock import Clock
from capicua.table.seating import STAND_IN, Guest, Sitting
from capicua.table.table import Player, Table

if TYPE_CHECKING:
    from capicua.table.room import Room

MERCY_MS: Final = 10_000
"""What somebody whose bank is empty has to think when they come back to their seat."""
DIGEST: Final = 8
"""Bytes kept of each request that was granted."""


def apply(room: Room, event: events.Event) -> None:
    """Makes an event true; raises ``ValueError`` for an opening in the middle of a log."""
    room.version += 1
    if event.request:
        room.answered += digest(event.who, event.request)
    match event:
        case events.Entered():
            _enter(room, event)
        case events.Readied():
            room.ready.add(event.who)
        case events.Dealt():
            _deal(room, event)
        case events.Acted():
            _act(room, event)
        case events.Wished():
            _wish(room, event)
        case events.Consented():
            _consent(room, event)
        case events.Undone():
            _undo(room, event)
        case events.Hinted():
            _table(room).is_assisted = True
        case events.Cut():
            room.cuts.setdefault(room.deals, {})[event.seat] = event.text
            _tell(room, "deck-cut", event.seat)
        case events.Said():
            _say(room, event)
        case events.Replaced():
            _replace(room, event)
        case events.SeatOpened():
            _open_seat(room, event)
        case events.Left():
            _leave(room, event)
        case events.Restarted():
            _restart(room, event)
        case events.Forfeited():
            room.forfeited = event.seat
            room.wish = None
            room.clock.since = None
            _tell(room, "time-forfeit", event.seat)
        case events.Woken():
            room.clock.since = event.ms
        case events.Moved():
            room.rematch = event.table
            guest = room.guests.get(event.who)
            if guest is None or guest.seat is None:
                _write(room, [Message("rematch-made")])
            else:
                _tell(room, "rematch-asked", guest.seat)
        case events.Opened() | events.Snapshot():
            raise ValueError("a log is opened once")


def digest(token: str, request: str) -> bytes:
    """What is kept of a request."""
    return hashlib.blake2b(f"{token} {request}".encode(), digest_size=DIGEST).digest()


# -- the round ---------------------------------------------------------------------------------


def _deal(room: Room, event: events.Dealt) -> None:
    dealer = room.dealer(room.deals)
    if room.table is None:
        room.table = Table(Match(room.game, dealer), [Player("")] * int(room.game.players))
    else:
        room.table.match.dealer = dealer
        room.table.deal()
    room.ready.clear()
    room.actors.clear()
    room.clock = Clock.of(room.plan.clock, int(room.game.players))
    _write(room, [Message("round-dealt", {"number": room.table.round.setup.number})])
    _turned(room, event)
    _finish(room)


def _act(room: Room, event: events.Acted) -> None:
    table, seat = _table(room), event.seat
    if event.by == "auto" and len(table.round.legal_actions()) > 1:
        table.is_assisted = True
    done = table.play(seat, event.action)
    room.actors.append(seat)
    if event.by != "bot":
        room.clock.stop(room.plan.clock, seat, event.ms)
    said = list(done.messages)
    if event.by == "clock":
        said.insert(0, Message("time-played", {"player": seat}))
    room.diary.write(room.version, "play", said, seat=seat, action=done.text, round=room.deals)
    _turned(room, event)
    _finish(room)


def _finish(room: Room) -> None:
    """Counts a round that is over; a solitaire's may yet be taken back, and is not."""
    table = _table(room)
    if table.round.is_over:
        _write(room, table.round.ending())
        if not room.is_free:
            table.settle()
        room.clock.since = None
    # The table's own list of what happened is not needed: the diary has it, and smaller.
    table.events.clear()


def _undo(room: Room, event: events.Undone) -> None:
    _table(room).rewind(event.count)
    del room.actors[event.count :]
    _turned(room, event)
    _tell(room, "undo-done", event.seat)


def _restart(room: Room, event: events.Restarted) -> None:
    table = _table(room)
    table.restart()
    room.actors.clear()
    _turned(room, event)
    _write(room, [Message("deal-restarted")])
    _finish(room)


def _turned(room: Room, event: events.Base) -> None:
    """The round has changed: wishes are void, and the seat to act has its time."""
    room.turned, room.turned_ms = room.version, event.ms
    room.wish = None
    _run_clock(room, event.ms)


def _run_clock(room: Room, now_ms: int) -> None:
    turn = room.turn
    runs = turn is not None and room.plays_itself(turn) and room.wish is None
    room.clock.since = now_ms if runs and room.clock.left else None


def _wish(room: Room, event: events.Wished) -> None:
    """Somebody would like to take back; nobody's time runs until it is settled."""
    room.wish = (event.seat, event.count, asking.to_agree(room, event.seat))
    room.wished = event.ms
    if room.turn is not None:
        room.clock.pause(room.turn, event.ms)
    _tell(room, "undo-wish", event.seat)


def _consent(room: Room, event: events.Consented) -> None:
    if room.wish is None:
        return
    if event.yes:
        _drop_from_wish(room, event.seat, event.ms)
    else:
        room.wish = None
        _run_clock(room, event.ms)
        _tell(room, "undo-declined", event.seat)


def _drop_from_wish(room: Room, seat: int, now_ms: int) -> None:
    """Nobody waits for the seat's consent any more, nor grants it anything it wished."""
    if room.wish is not None:
        wisher, count, waiting = room.wish
        left = [other for other in waiting if other != seat]
        room.wish = None if wisher == seat else (wisher, count, left)
        _run_clock(room, now_ms)


# -- people ------------------------------------------------------------------------------------


def _enter(room: Room, event: events.Entered) -> None:
    room.guests[event.who] = event.guest
    seat = event.guest.seat
    if seat is None or room.sittings[seat].kind == "person":
        return
    room.sittings[seat] = Sitting("person", event.guest.name)
    _tell(room, "sat-down", seat)
    _come_back(room, seat, event.ms)


def _replace(room: Room, event: events.Replaced) -> None:
    seat, sitting = event.seat, room.sittings[event.seat]
    kind = "person" if sitting.kind == "person" else "bot"
    room.sittings[seat] = Sitting(kind, sitting.name, event.level)
    if not event.level:
        _tell(room, "seat-back", seat)
        _come_back(room, seat, event.ms)
        return
    _tell(room, "time-bot" if event.by_clock else "seat-replaced", seat, level=event.level)
    if room.turn == seat:
        room.clock.pause(seat, event.ms)
    _drop_from_wish(room, seat, event.ms)


def _come_back(room: Room, seat: int, now_ms: int) -> None:
    """A person plays at the seat again, with some time left to do so."""
    if room.clock.left:
        whole = room.plan.clock.seconds * 1000 if room.plan.clock.kind == "turn" else MERCY_MS
        room.clock.left[seat] = max(room.clock.left[seat], whole)
    if room.turn == seat:
        _run_clock(room, now_ms)


def _open_seat(room: Room, event: events.SeatOpened) -> None:
    level = room.sittings[event.seat].level if room.table is not None else ""
    room.sittings[event.seat] = Sitting("open", level=level)
    _tell(room, "seat-opened", event.seat)


def _leave(room: Room, event: events.Left) -> None:
    gone = _forget(room, event.who, event.seat)
    if event.seat is not None:
        _get_up(room, event.seat, event.ms)
    if any(guest.is_host for guest in gone) and not any(
        guest.is_host for guest in room.guests.values()
    ):
        heir = next((token for token, guest in room.guests.items() if guest.seat is not None), "")
        if heir:
            room.guests[heir].is_host = True


def _get_up(room: Room, seat: int, now_ms: int) -> None:
    _tell(room, "got-up", seat, name=room.sittings[seat].name)
    has_begun = room.table is not None
    room.sittings[seat] = Sitting("bot", level=STAND_IN) if has_begun else Sitting("open")
    if room.turn == seat:
        room.clock.pause(seat, now_ms)
    _drop_from_wish(room, seat, now_ms)


def _forget(room: Room, token: str, seat: int | None) -> list[Guest]:
    """Forgets a token, and every other one of the same seat."""
    gone = [
        other
        for other, guest in room.guests.items()
        if other == token or (seat is not None and guest.seat == seat)
    ]
    room.here.difference_update(gone)
    room.ready.difference_update(gone)
    return [room.guests.pop(other) for other in gone]


# -- the log -----------------------------------------------------------------------------------


def _say(room: Room, event: events.Said) -> None:
    said = []
    if event.seat is None:
        known = Message("chat-watcher", {"name": event.name})
        said.append(known if event.name else Message("chat-somebody"))
    if event.phrase:
        said.append(Message(f"phrase-{event.phrase}"))
    room.diary.write(room.version, "chat", said, seat=event.seat, text=event.text)


def _tell(room: Room, id: str, seat: int, **arguments: str | int) -> None:
    _write(room, [Message(id, {"player": seat, **arguments})])


def _write(room: Room, said: Sequence[Message]) -> None:
    room.diary.write(room.version, "table", said, round=room.deals)


def _table(room: Room) -> Table:
    if room.table is None:
        raise ValueError("nothing has been dealt at this table")
    return room.table
