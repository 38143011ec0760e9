"""One table in memory, which handles its requests one at a time.

Ask, append, apply, send: the room checks a request, its events are written to the log, and only
durable events are applied and sent. Nothing is sent while a request is being handled; each reader
is notified of the change and fetches the state when its socket is free.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from capicua.api.bot_jobs import bot_job
from capicua.api.replays import packed, text_of
from capicua.core.messages import Message, Refused
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.scheduler import WaitedError
from capicua.server.compute.workers import WorkerLostError
from capicua.server.store.append import ConflictError, Stored
from capicua.server.store.event_log import Store
from capicua.server.store.limits import EVENT_BYTES
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_bots import TableBots
from capicua.server.timers import Timers, now_ms
from capicua.table.frames import host_frames, protocol
from capicua.table.play.public_log import texts
from capicua.table.play.seats import STAND_IN, Keys, Requester
from capicua.table.room import admission, moderation, reducer, requests, snapshots, state_frame
from capicua.table.room.events import Event, encode
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Decision, Room
from capicua.table.room.state_frame import SharedFrame

ARCHIVE_SECONDS: Final = 5.0
"""Delay between the end of a match and the computation of the replay to be kept."""
TRY_AGAIN_MS: Final = 5000
"""Delay before a table whose log could not be written is reloaded: bots or clocks may be due."""
SAME_MOMENT_MS: Final = 100
"""How long a state computed for one reader is reused for others; clocks keep running."""

_TALK: Final = (protocol.Say, protocol.Seal, protocol.Hint, protocol.Undo, protocol.Propose)
"""Requests that can be repeated without advancing the match."""
log = logging.getLogger("capicua.server")

_Found = TypeVar("_Found")
_encode: Final = msgspec.json.Encoder().encode


class Reader(Protocol):
    """A client connected to a table."""

    token: str
    """The hash of the client's token."""
    address: str
    """The address that rate limits count the client under."""
    known: int
    """The last version of the table that the client has received."""

    def changed(self) -> None:
        """Note that the state has changed; ``TableActor.state_for`` returns it."""

    def drop(self, code: int) -> None:
        """Close the connection with a close code."""


class TableServices(Protocol):
    """What a table needs from the process that holds it."""

    store: Store
    bot_service: BotService
    timers: Timers
    silenced: dict[str, int]
    """Until when people may not chat at any table, by the hash of their token."""
    table_bytes: int
    """Maximum size of one table's log in bytes; 0: unlimited."""

    def fresh(self) -> tuple[str, bytes, Keys]:
        """Return an id, a secret and keys for a new table, all unguessable."""

    async def open(self, room: Room, opening: Sequence[Event], address: str = "") -> object:
        """Write a new table to the log and start it."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task."""

    def happened(self, count: int) -> None:
        """Count events that have become durable."""

    def observe(self, room: Room) -> None:
        """Tell those who follow all tables that one has changed."""

    def forget(self, actor: TableActor) -> None:
        """Stop routing requests to the actor."""


class EncodedFrames(NamedTuple):
    """State shared by readers who fetch it at about the same time."""

    made: int
    alike: SharedFrame
    watched: dict[tuple[bool, bool, bool, int], bytes]
    """Encoded states for clients without a seat.

    By (is host, is muted, reads only phrases, last known version).
    """


class GoneError(Exception):
    """The table must be loaded again before it can handle requests."""


@dataclass(slots=True, eq=False, repr=False)
class TableActor:
    """A table in memory and the clients connected to it."""

    registry: TableServices
    room: Room
    epoch: int
    address: str = ""
    """The address of the last person to sit down; bots and hints here count against it.

    Tables that nobody has visited since they were loaded share the empty address.
    """
    readers: set[Reader] = field(default_factory=set)
    is_gone: bool = False
    used: int = field(default_factory=now_ms)
    wake: int | None = None
    """When the database index wakes the table after a restart."""
    bots: TableBots = field(default_factory=TableBots)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _archiving: asyncio.Task[None] | None = None
    _held: str = ""
    """The request of the move that is held back."""
    _together: EncodedFrames | None = None
    _snapshot_at: int = field(init=False)

    def __post_init__(self) -> None:
        self._snapshot_at = self.room.version

    # -- requests -----------------------------------------------------------------------------

    async def ask(self, token: str, frame: protocol.ClientFrame) -> protocol.ServerFrame:
        """Return the reply to a client's frame once its events are durable. Raise ``Refused``."""
        if self.holds_back(frame):
            await self._hold_back(token, frame)
        async with self._lock:
            self._check()
            requester = self.requester(token)
            if isinstance(frame, protocol.Say):
                self._check_silence(token)
            answer = requests.answer_to(self.room, requester, frame, now_ms())
            if answer.events:
                self._check_size(isinstance(frame, _TALK))
            if answer.rematch:
                return await self._rematch(requester, frame)
            if answer.rekey:
                return await self._rekey(requester, frame)
            await self._record(answer.events)
            if answer.reply is not None:
                return answer.reply
            if not answer.hint or requester.seat is None:
                return protocol.Done(getattr(frame, "id", ""), self.room.version)
            _, _, rng = self.room.bot_task(requester.seat)
            job = bot_job(STAND_IN, requester.seat, rng, self.room.round)
            turned = self.room.turned
        action, said = await self.bots.advice(self, job, turned)
        if self.room.turned != turned:
            raise Refused(Message("act-stale"))
        return protocol.Advice(getattr(frame, "id", ""), action, texts(said, job.seat))

    def holds_back(self, frame: protocol.ClientFrame) -> bool:
        """Return whether the reply to a frame may take seconds: moves at a table with a delay."""
        return isinstance(frame, protocol.Act) and bool(self.room.plan.delay)

    async def _hold_back(self, token: str, frame: protocol.ClientFrame) -> None:
        """Wait until a move may be shown; its seat cannot run out of time meanwhile.

        Nothing is written before, so nobody learns from the log or the version of the table whether
        the seat has decided. A client whose server stops sends the move again. Raise ``Refused`` if
        the move is not allowed, or another one is held back already.
        """
        async with self._lock:
            self._check()
            room = self.room
            answer = requests.answer_to(room, self.requester(token), frame, now_ms())
            wait = room.shown_ms() - now_ms()
            if not answer.events or wait <= 0:
                return
            request: str = getattr(frame, "id", "")
            if room.is_decided and request != self._held:
                raise Refused(Message("act-stale"))
            self._held = request
            room.decision = Decision(room.turned, room.shown_ms())
            self.registry.timers.set(room.id, room.due_ms())
        await asyncio.sleep(wait / 1000)

    async def come(self, coming: Callable[[Room], Sequence[Event]]) -> None:
        """Admit a person, or record their request for a seat. Raise ``Refused``."""
        async with self._lock:
            self._check()
            came = coming(self.room)
            if came:
                self._check_size(True)
            await self._record(came)
            self.changed()

    async def read(self, work: Callable[[Room], _Found]) -> _Found:
        """Run ``work`` on the room in a thread, with the table locked, and return its result."""
        async with self._lock:
            self._check()
            return await asyncio.to_thread(work, self.room)

    async def tick(self) -> None:
        """Apply what is due by the clock."""
        async with self._lock:
            self._check()
            await self._record(requests.tick(self.room, now_ms()))
            self._go_on()

    async def stop(self, *, is_at_once: bool) -> Room:
        """End a match whose time is up, between two hands or at once, and return the table."""
        async with self._lock:
            self._check()
            await self._record(requests.stopped(self.room, is_at_once, now_ms()))
            return self.room

    async def woken(self) -> None:
        """Record that the table was unreachable until now."""
        async with self._lock:
            await self._record(requests.clock_restarted(self.room, now_ms()))
            self._go_on()

    async def pause(self, token: str, until: int) -> None:
        """Let a player's clock stand still until a time, by correspondence; past, it runs again."""
        async with self._lock:
            self._check()
            await self._record(requests.vacation(self.room, token, until, now_ms()))

    async def _rematch(
        self, requester: Requester, frame: protocol.ClientFrame
    ) -> protocol.ServerFrame:
        id, secret, keys = self.registry.fresh()
        now = now_ms()
        opening = admission.rematch_events(self.room, id, secret, keys.hashes, now)
        await self.registry.open(reducer.room_of(opening), opening, self.address)
        request: str = getattr(frame, "id", "")
        await self._record(requests.rematch_announced(requester, request, id, now))
        return protocol.Done(request, self.room.version)

    async def _rekey(self, requester: Requester, frame: protocol.ClientFrame) -> host_frames.Keys:
        _, _, keys = self.registry.fresh()
        request: str = getattr(frame, "id", "")
        new = moderation.rekeyed(self.room, requester, request, keys.hashes, now_ms())
        await self._record(new)
        return host_frames.Keys(request, self.room.version, *keys)

    def requester(self, token: str) -> Requester:
        """Return the person admitted with a token. Raise ``Refused`` if there is none."""
        requester = self.room.requester(token)
        if requester is None:
            raise Refused(Message("not-at-table"))
        return requester

    def _check_silence(self, token: str) -> None:
        """Raise ``Refused`` if a moderator has muted the person."""
        if self.registry.silenced.get(token, 0) > now_ms():
            raise Refused(Message("chat-by-moderator"))

    def _check_size(self, is_talk: bool) -> None:
        """Raise ``Refused`` if the log is too long; the second half is reserved for play."""
        most = self.registry.table_bytes
        if most and self.room.size >= (most // 2 if is_talk else most):
            raise Refused(Message("table-long", {"kilobytes": most // 1000}))

    def _check(self) -> None:
        self.used = now_ms()
        if self.is_gone:
            raise GoneError

    # -- events --------------------------------------------------------------------------------

    async def _record(self, events: Sequence[Event]) -> None:
        """Write events to the log, then apply them and notify every reader."""
        if not events:
            return
        rows = [
            Stored(encode(event), event.ms, event.who or None, event.request or None)
            if event.request
            else Stored(encode(event), event.ms)
            for event in events
        ]
        append = self.registry.store.append(self.room.id, self.room.version, self.epoch, rows)
        try:
            await asyncio.shield(append)
        except BaseException as error:
            # Whether the events were written is unknown here; reloading the log tells.
            self.leave(NO_DATABASE if isinstance(error, DatabaseDownError) else RESYNC)
            if isinstance(error, ConflictError):
                raise GoneError from None
            self.registry.timers.set(self.room.id, now_ms() + TRY_AGAIN_MS)
            raise
        before = snapshots.Progress.of(self.room)
        try:
            for event in events:
                reducer.apply(self.room, event)
        except BaseException:
            self.leave(RESYNC)
            raise
        self.room.size += sum(len(row.payload) + EVENT_BYTES for row in rows)
        self.registry.happened(len(events))
        if before.is_worth_keeping(self.room, self._snapshot_at):
            self.keep()
        self.changed()
        self._go_on()
        self.registry.observe(self.room)

    def keep(self) -> None:
        """Store a snapshot, from which the next load starts."""
        if isinstance(self.room, RetiredTable):
            return
        self._snapshot_at = self.room.version
        snapshot = encode(snapshots.snapshot(self.room, now_ms()))
        self.registry.store.keep_snapshot(self.room.id, self.room.version, snapshot, self.epoch)

    def _go_on(self) -> None:
        """Set the table's timer, and let the bot to act choose its action."""
        due = self.room.due_ms()
        self.registry.timers.set(self.room.id, due)
        seat = self.room.bot_to_act()
        self.bots.go_on(self, seat)
        needed = 0 if seat is not None else due
        if needed is not None and (self.wake is None or needed < self.wake):
            self.wake = needed
            self.registry.store.wake_at(self.room.id, needed)

        self._archive_soon()

    def _archive_soon(self) -> None:
        """Schedule the replay of a finished match, so that it outlives these rules."""
        room = self.room
        if room.phase != "over" or room.replay or not room.deals or isinstance(room, RetiredTable):
            return
        if self._archiving is None or self._archiving.done():
            self._archiving = self.registry.spawn(self._archive(ARCHIVE_SECONDS))

    async def _archive(self, wait: float) -> None:
        """Store the replay of the finished match, unless a rematch or an undo comes first."""
        await asyncio.sleep(wait)
        text = await self.read(text_of)
        turned = self.room.turned
        try:
            replay = await self.registry.bot_service.work(packed, text, self.room.id)
        except (WaitedError, WorkerLostError):  # retried when the table is next loaded
            log.warning("could not store the replay of table %s yet", self.room.id)
            return
        if self.room.turned == turned and self.room.phase == "over":
            self.room.replay = replay
            self.keep()

    async def bot_acts(self, seat: int, turned: int, action: int, faster: str) -> None:
        """Apply a bot's action if it is still its turn; ``faster`` is the level it fell back to."""
        async with self._lock:
            if self.is_gone or self.room.turned != turned or self.room.bot_to_act() != seat:
                return
            await self._record(requests.bot_acts(self.room, seat, action, now_ms(), faster))

    # -- connections ---------------------------------------------------------------------------

    def join(self, reader: Reader) -> None:
        """Add a connected client."""
        if self.is_gone:
            raise GoneError
        self.used = now_ms()
        is_new = all(other.token != reader.token for other in self.readers)
        self.readers.add(reader)
        requester = self.room.requester(reader.token)
        if requester is not None and requester.seat is not None:
            self.address = reader.address
        reader.changed()
        if is_new:
            self._present(reader.token, True)

    def part(self, reader: Reader) -> None:
        """Remove a client that has disconnected."""
        self.used = now_ms()
        self.readers.discard(reader)
        if not self.is_gone and all(other.token != reader.token for other in self.readers):
            self._present(reader.token, False)

    def _present(self, token: str, is_here: bool) -> None:
        """Record that a person connected or disconnected; spectators are not announced."""
        requester = self.room.requester(token)
        self.room.present(token, is_here, now_ms())
        if requester is not None and (requester.seat is not None or requester.is_host):
            self.changed()
            self.registry.spawn(self.tick())

    def changed(self) -> None:
        """Notify every reader of a change."""
        self._together = None
        for reader in list(self.readers):
            reader.changed()

    def state_for(self, reader: Reader) -> bytes:
        """Return the encoded state as seen by a reader. Raise ``Refused`` if they have left."""
        requester = self.requester(reader.token)
        since, reader.known = reader.known, self.room.version
        now = now_ms()
        together = self._together
        if together is None or now - together.made > SAME_MOMENT_MS:
            together = self._together = EncodedFrames(
                now, state_frame.shared_frame(self.room, now), {}
            )
        if requester.seat is not None:
            return _encode(state_frame.state(self.room, requester, since, together.alike))
        key = (requester.is_host, requester.muted, requester.only_phrases, since)
        if key not in together.watched:
            together.watched[key] = _encode(
                state_frame.state(self.room, requester, since, together.alike)
            )
        return together.watched[key]

    # -- shutdown ------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and no work is in progress."""
        is_busy = self._lock.locked() or not (self._archiving is None or self._archiving.done())
        return not self.readers and not is_busy and self.room.bot_to_act() is None

    def put_away(self) -> None:
        """Unload the table from memory; the next visitor loads it again."""
        due = self.room.due_ms()
        if self.wake != due:
            self.registry.store.wake_at(self.room.id, due)
        if self.room.version > self._snapshot_at:
            self.keep()
        self.leave(RESYNC)
        self.registry.timers.set(self.room.id, due)

    async def close(self, code: int) -> None:
        """Finish pending writes, then unload the table."""
        if self._archiving is not None and not self._archiving.done():
            self._archiving.cancel()
            try:
                self.room.replay = await self.read(lambda room: packed(text_of(room)))
                self._snapshot_at = -1
            except Exception:  # a failure here must not keep the server from stopping
                log.exception("could not store the replay of table %s", self.room.id)
        async with self._lock:
            if self.room.version > self._snapshot_at and self.room.deals:
                self.keep()
            self.leave(code)

    def leave(self, code: int) -> None:
        """Unload the table and drop its readers; the actor accepts no more requests."""
        self.is_gone = True
        self.registry.forget(self)
        self.bots.stop()
        for reader in list(self.readers):
            reader.drop(code)
        self.readers.clear()


RESYNC: Final = 4409
"""Close code: reconnect and start with ``hello``; this is not an error."""
NO_DATABASE: Final = 4503
"""Close code: the server cannot write at the moment; reconnect in a few seconds."""
