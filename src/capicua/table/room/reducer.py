"""Application of events to a hosted table, and reconstruction of a table from its log.

Each result depends only on the event and the state of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from capicua.catalogue import kind
from capicua.core.messages import BadOption, Message
from capicua.table.frames.protocol import TablePlan
from capicua.table.play.clock import DAY
from capicua.table.play.seats import Guest, KeyHashes, SeatOccupant
from capicua.table.room import absence, cut_commitment, events, moderation, snapshots
from capicua.table.room.departures import drop_from_wish, forget_people, vacate
from capicua.table.room.events import Closed, Event, Opened, Snapshot
from capicua.table.room.log_header import restore_beginning
from capicua.table.room.resume import set_up_play
from capicua.table.room.retired_table import RetiredTable, retired_by
from capicua.table.room.room import Room, check_plan, digest
from capicua.table.room.rules_snapshot import game_under, snapshot_of

MERCY_MS: Final = 10_000
"""The minimum time bank in milliseconds of a person who returns to their seat."""


def opened(
    id: str, plan: TablePlan, secret: bytes, keys: KeyHashes, now_ms: int
) -> tuple[Room, Event]:
    """Return a new table and its first event; raises ``BadOption`` for an invalid plan."""
    edition = snapshot_of(check_plan(plan))
    event = Opened(ms=now_ms, table=id, plan=plan, secret=secret, keys=keys, edition=edition)
    return room_of([event]), event


def room_of(history: Iterable[Event]) -> Room:
    """Return the table of a log that starts with its opening or a snapshot.

    It is a ``RetiredTable`` if its original rules cannot be played, or could not when the log was
    written. Raises ``BadOption`` for other logs and for games that are not installed, and any
    error of the rules if the log contradicts them.
    """
    log = list(history)
    opening = _opening(log)
    closed = next((event for event in log if isinstance(event, Closed)), None)
    if closed is not None:
        return closed_of(log, retired_by(closed.version, closed.current))
    plan, edition = opening.plan, opening.edition
    try:
        game = game_under(plan.rules, edition, len(plan.seats))
    except BadOption:
        current: int = kind(plan.rules.game).version
        return closed_of(log, retired_by(edition.version, current))
    is_set_up = bool(opening.rounds) if isinstance(opening, Opened) else opening.set_up is not None
    room = Room(opening.table, plan, opening.secret, opening.keys, edition, game, is_set_up)
    restore_beginning(room, opening)
    if isinstance(opening, Snapshot):
        snapshots.restore(room, opening)
    elif is_set_up:
        set_up_play(room, opening.rounds, opening.ms)
    for event in log[1:]:
        apply(room, event)
    return room


def closed_of(log: Sequence[Event], why: Message) -> RetiredTable:
    """Return the table of a log that cannot be replayed; ``why`` is the explanation for people."""
    room = RetiredTable(_opening(log), why)
    for event in log[1:]:
        apply(room, event)
    return room


def _opening(log: Sequence[Event]) -> Opened | Snapshot:
    if not log or not isinstance(log[0], Opened | Snapshot):
        raise BadOption(Message("log-no-opening"))
    return log[0]


def apply(room: Room, event: Event) -> None:
    """Apply an event; raises ``ValueError`` for an opening in the middle of a log.

    Events must come from this table's answers, in order: they are not checked again.
    """
    room.version += 1
    if event.request:
        room.answered += digest(event.who, event.request)
    if isinstance(room, RetiredTable) and room.keep(event):
        return
    match event:
        case events.Entered():
            _enter(room, event, event.who)
        case events.Readied():
            _ready(room, event)
        case events.Dealt():
            room.ready.clear()
            cut_commitment.end(room)
            room.deal(event.ms)
            _turned(room, event)
        case events.Acted():
            if room.turn != event.seat:
                raise BadOption(Message("log-other-course"))
            room.act(event.seat, event.action, event.by, event.ms, event.level)
            _turned(room, event)
            room.goes_on = room.turn == event.seat
        case events.Wished():
            _wish(room, event)
        case events.Consented():
            _consent(room, event)
        case events.Undone():
            room.take_back(event.seat, event.count, event.ms)
            _turned(room, event)
        case events.Hinted():
            room.is_assisted = True
        case events.Cut():
            room.cut(event.seat, event.text)
        case events.Sealed():
            cut_commitment.keep_seal(room, event)
        case events.Opening():
            room.opening = event.ms
        case events.CutOpened():
            cut_commitment.keep_opened(room, event)
        case events.Said():
            _say(room, event)
        case events.Replaced():
            _replace(room, event)
        case events.Proposed():
            absence.keep_proposal(room, event)
        case events.HostPassed():
            absence.pass_hosting(room, event)
        case events.SeatOpened():
            _open_seat(room, event)
        case events.Left():
            _leave(room, event)
        case events.Restarted():
            room.restart(event.ms)
            _turned(room, event)
        case events.Forfeited():
            room.wish = None
            room.forfeit(event.seat, by_leaving=event.by_leaving)
        case events.Stopped():
            room.wish = None
            room.stop()
        case events.Woken():
            _wake(room, event.ms)
        case events.Paused():
            _pause(room, event)
        case events.TimeAdded():
            room.clock.left[event.seat] += event.added
            _tell_time(room, event)
        case events.Muted():
            moderation.mute(room, event)
        case events.Removed():
            moderation.remove(room, event)
        case events.Unbanned():
            room.bans = [ban for ban in room.bans if ban.number != event.person]
        case events.Rekeyed():
            moderation.rekey(room, event)
        case events.ChatSet():
            moderation.set_chat(room, event)
        case events.DoorsSet():
            room.watch_by_address = event.watch
        case events.TurnedAway():
            room.asking.pop(event.token, None)
            room.turned_away.add(event.token)
        case events.Admitted():
            _enter(room, event, event.token)
        case events.Moved():
            room.rematch = event.table
            guest = room.guests.get(event.who)
            if guest is None or guest.seat is None:
                room.write([Message("rematch-made")])
            else:
                room.tell("rematch-asked", guest.seat)
        case events.Closed():
            raise ValueError("a table whose rules can be played cannot be closed")
        case events.Opened() | events.Snapshot():
            raise ValueError("a log can have only one opening")


def _turned(room: Room, event: events.Base) -> None:
    """Cancel undo requests and proposals and start the clock, after the round has changed."""
    room.turned, room.turned_ms = room.version, event.ms
    room.goes_on = False
    room.wish = room.proposal = None
    room.replay = b""
    room.run_clock(event.ms)


def _ready(room: Room, event: events.Readied) -> None:
    """Note that a person is ready; the table waits for the others from the first one on."""
    if not room.ready:
        room.turned_ms = event.ms
    room.ready.add(event.who)
    guest = room.guests.get(event.who)
    if guest is not None and room.proposal is not None and room.proposal.seat == guest.seat:
        room.proposal = None


def _wake(room: Room, now_ms: int) -> None:
    """Restart the clock of the seat to act, or the time limit for opening cuts."""
    if room.opening:
        room.opening = now_ms
    else:
        room.clock.since = now_ms


def _pause(room: Room, event: events.Paused) -> None:
    """Let a seat's clock stand still, or run again."""
    room.paused.pop(event.seat, None)
    if event.until > event.ms:
        room.paused[event.seat] = event.until
    room.tell("vacation-begun" if event.until > event.ms else "vacation-over", event.seat)
    if room.turn == event.seat and room.clock.since is not None:
        room.clock.pause(event.seat, event.ms)
        room.run_clock(event.ms)


def _tell_time(room: Room, event: events.TimeAdded) -> None:
    days, seconds = divmod(event.added // 1000, DAY)
    if event.by is None:
        room.tell("time-added-host", event.seat, days=days, seconds=seconds)
    else:
        room.tell("time-added", event.by, owner=event.seat, days=days, seconds=seconds)


def _wish(room: Room, event: events.Wished) -> None:
    """Record an undo request, and stop the clock until it is settled."""
    room.wish = (event.seat, event.count, room.to_agree(event.seat))
    room.wished = event.ms
    if room.turn is not None:
        room.clock.pause(room.turn, event.ms)
    room.tell("undo-wish", event.seat)


def _consent(room: Room, event: events.Consented) -> None:
    if event.yes:
        drop_from_wish(room, event.seat, event.ms)
    elif room.proposal is not None:
        absence.decline(room, room.proposal, event.seat)
    elif room.wish is not None:
        room.wish = None
        room.run_clock(event.ms)
        room.tell("undo-declined", event.seat)


# -- people ------------------------------------------------------------------------------------


def _enter(room: Room, event: events.Entered | events.Admitted, token: str) -> None:
    room.asking.pop(token, None)
    known, guest = room.guests.get(token), event.guest.copy()
    room.came += known is None
    guest.number = room.came if known is None else known.number
    guest.muted = known is not None and known.muted
    room.guests[token] = guest
    seat = guest.seat
    if seat is None or room.sittings[seat].kind == "person":
        return
    room.sittings[seat] = SeatOccupant("person", event.guest.name, face=event.guest.face)
    room.tell("sat-down", seat)
    if room.phase == "waiting":
        room.turned_ms = event.ms  # who has just sat down has time to come, too
    if room.is_practice and len(room.people) > 1:
        room.is_practice = False
        room.write([Message("practice-over")])
    _come_back(room, seat, event.ms)


def _replace(room: Room, event: events.Replaced) -> None:
    seat, sitting = event.seat, room.sittings[event.seat]
    kind = "person" if sitting.kind == "person" else "bot"
    room.sittings[seat] = SeatOccupant(kind, sitting.name, event.level, sitting.face)
    if not event.level:
        room.tell("seat-back", seat)
        _come_back(room, seat, event.ms)
        return
    room.tell("time-bot" if event.by_clock else "seat-replaced", seat, level=event.level)
    if room.turn == seat:
        room.clock.pause(seat, event.ms)
    drop_from_wish(room, seat, event.ms)


def _come_back(room: Room, seat: int, now_ms: int) -> None:
    """Return the seat to its person, with at least a minimum of time."""
    if room.clock.left:
        whole = room.plan.clock.seconds * 1000 if room.plan.clock.kind == "turn" else MERCY_MS
        room.clock.left[seat] = max(room.clock.left[seat], whole)
    if room.turn == seat:
        room.run_clock(now_ms)


def _open_seat(room: Room, event: events.SeatOpened) -> None:
    level = room.sittings[event.seat].level if room.deals else ""
    room.sittings[event.seat] = SeatOccupant("open", level=level)
    room.tell("seat-opened", event.seat)


def _leave(room: Room, event: events.Left) -> None:
    gone = [
        guest
        for token, guest in room.guests.items()
        if token == event.who or (event.seat is not None and guest.seat == event.seat)
    ]
    forget_people(room, gone)
    if event.seat is not None:
        name = room.sittings[event.seat].name
        vacate(room, event.seat, event.ms, Message("got-up", {"player": event.seat, "name": name}))
    _inherit(room, gone)


def _inherit(room: Room, gone: Sequence[Guest]) -> None:
    """Let a player host for good after the last host has left: first who hosts already."""
    guests = list(room.guests.values())
    if not any(one.is_host and not one.is_acting for one in gone):
        return
    if any(one.is_host and not one.is_acting for one in guests):
        return
    seated = (one for one in guests if one.seat is not None)
    heir = next((one for one in guests if one.is_acting), None) or next(seated, None)
    if heir is not None:
        heir.is_host, heir.is_acting = True, False


# -- chat --------------------------------------------------------------------------------------


def _say(room: Room, event: events.Said) -> None:
    said = []
    if event.seat is None:
        guest = room.guests.get(event.who)
        number = 0 if guest is None else guest.number
        known = Message("chat-watcher", {"name": event.name, "number": number})
        said.append(known if event.name else Message("chat-somebody", {"number": number}))
    if event.phrase:
        said.append(Message(f"phrase-{event.phrase}"))
    room.diary.write(room.version, "chat", said, seat=event.seat, text=event.text)
