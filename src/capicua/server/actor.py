"""One table at work: what is asked of it happens one thing after the other.

Ask, append, apply, send: a request is judged by the room, its events are written to the log,
and only what is durable is applied and shown. Nothing is sent while the table is at work; each
reader is told that there is something new and fetches it when it can be sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from capicua.core.reasons import Message, Refused
from capicua.notation import write
from capicua.server import replaying
from capicua.server.appending import ConflictError, Stored
from capicua.server.botting import BotsAtTable
from capicua.server.scheduling import WaitedError
from capicua.server.storage import EVENT_BYTES
from capicua.server.store import Store
from capicua.server.thinking import Thinkers, job_of
from capicua.server.timers import Timers, now_ms
from capicua.server.workers import WorkerLostError
from capicua.server.writing import DatabaseDownError
from capicua.table import asking, doors, folding, hosting, keeping, moderation, protocol, telling
from capicua.table.closed import ClosedRoom
from capicua.table.diary import texts
from capicua.table.events import Event, encode
from capicua.table.room import Room
from capicua.table.seating import STAND_IN, Asker, KeyHashes, key_hash
from capicua.table.telling import Alike

SNAPSHOT_EVERY: Final = 50
SNAPSHOT_AT_DEAL: Final = 16
"""After so many events a deal is followed by a snapshot, which knows its tiles by their names."""
ARCHIVE_SECONDS: Final = 5.0
"""How long after the end of a match its replay is worked out, to be kept."""
TRY_AGAIN_MS: Final = 5000
"""When a table is loaded again whose log could not be written: bots and clocks may be waiting."""
SAME_MOMENT_MS: Final = 100
"""How long what was worked out for one reader serves others: clocks go on."""

_TALK: Final = (protocol.Say, protocol.Seal, protocol.Hint, protocol.Undo)
"""What may be asked again and again without the match going on."""
log = logging.getLogger("capicua.server")

_Found = TypeVar("_Found")
_encode: Final = msgspec.json.Encoder().encode


class Reader(Protocol):
    """Somebody who is connected to a table."""

    token: str
    """The hash of their token."""
    address: str
    """Where they come from, as it is counted."""
    known: int
    """The version up to which they know the table."""

    def changed(self) -> None:
        """There is something new; it can be had from ``Actor.state_for``."""

    def drop(self, code: int) -> None:
        """The connection is to be closed, with a code that says why."""


class Keys(NamedTuple):
    """The keys of a new table."""

    host: str
    play: str
    watch: str

    @property
    def hashes(self) -> KeyHashes:
        """The hashes that are kept of them."""
        return KeyHashes(key_hash(self.host), key_hash(self.play), key_hash(self.watch))


class Surroundings(Protocol):
    """What a table needs of the process that holds it."""

    store: Store
    thinkers: Thinkers
    timers: Timers
    table_bytes: int
    """Bytes that the log of one table may take; 0: no bound."""

    def fresh(self) -> tuple[str, bytes, Keys]:
        """Return what a new table needs that nobody can guess."""

    async def open(self, room: Room, opening: Sequence[Event], address: str = "") -> object:
        """Put a new table into the log and to work."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that nobody waits for."""

    def happened(self, count: int) -> None:
        """Count events that are durable."""

    def forget(self, actor: Actor) -> None:
        """The actor is no longer the one to ask."""


class Together(NamedTuple):
    """What readers who fetch the state at about the same time share."""

    made: int
    alike: Alike
    watched: dict[tuple[bool, bool, int], bytes]
    """The encoded states of who has no seat: for the host or not, muted or not, by what they
    knew."""


class GoneError(Exception):
    """The table has to be loaded again before anything can be asked of it."""


class Actor:
    """A table in memory, with those who are connected to it."""

    __slots__ = (
        "_archiving",
        "_lock",
        "_snapshot_at",
        "_together",
        "address",
        "bots",
        "desk",
        "epoch",
        "is_gone",
        "readers",
        "room",
        "used",
        "wake",
    )

    def __init__(self, desk: Surroundings, room: Room, epoch: int, address: str = "") -> None:
        self.desk = desk
        self.room = room
        self.epoch = epoch
        self.address = address
        """The address of the last person to sit down: bots and hints here are counted for it.

        Tables that nobody has come to since they were loaded count as one.
        """
        self.readers: set[Reader] = set()
        self.is_gone = False
        self.used = now_ms()
        self.wake: int | None = None
        """When the log's index says that the table needs attention, should we be restarted."""
        self._lock = asyncio.Lock()
        self._archiving: asyncio.Task[None] | None = None
        self.bots = BotsAtTable()
        self._together: Together | None = None
        self._snapshot_at = room.version

    # -- what is asked of it -------------------------------------------------------------------

    async def ask(self, token: str, frame: protocol.ClientFrame) -> protocol.ServerFrame:
        """The answer to somebody's frame; what it amounts to is durable. Raises ``Refused``."""
        async with self._lock:
            self._check()
            asker = self.asker(token)
            answer = asking.ask(self.room, asker, frame, now_ms())
            if answer.events:
                self._check_size(isinstance(frame, _TALK))
            if answer.rematch:
                return await self._rematch(asker, frame)
            if answer.rekey:
                return await self._rekey(asker, frame)
            await self._record(answer.events)
            if answer.reply is not None:
                return answer.reply
            if not answer.hint or asker.seat is None:
                return protocol.Done(getattr(frame, "id", ""), self.room.version)
            _, _, rng = self.room.bot_task(asker.seat)
            job = job_of(STAND_IN, asker.seat, rng, self.room.round)
            turned = self.room.turned
        action, said = await self.bots.advice(self, job, turned)
        if self.room.turned != turned:
            raise Refused(Message("act-stale"))
        return protocol.Advice(getattr(frame, "id", ""), action, texts(said, job.seat))

    async def come(self, coming: Callable[[Room], Sequence[Event]]) -> None:
        """Let somebody in, or note that they ask for a seat; raises ``Refused``."""
        async with self._lock:
            self._check()
            came = coming(self.room)
            if came:
                self._check_size(True)
            await self._record(came)
            self.changed()

    async def read(self, work: Callable[[Room], _Found]) -> _Found:
        """Return what some longer work finds in the room, which stands still meanwhile."""
        async with self._lock:
            self._check()
            return await asyncio.to_thread(work, self.room)

    async def tick(self) -> None:
        """Let come about what does so by itself."""
        async with self._lock:
            self._check()
            await self._record(asking.tick(self.room, now_ms()))
            self._go_on()

    async def woken(self) -> None:
        """The table was out of people's reach until now."""
        async with self._lock:
            await self._record(asking.woken(self.room, now_ms()))
            self._go_on()

    async def _rematch(self, asker: Asker, frame: protocol.ClientFrame) -> protocol.ServerFrame:
        id, secret, keys = self.desk.fresh()
        now = now_ms()
        opening = doors.again(self.room, id, secret, keys.hashes, now)
        await self.desk.open(folding.room_of(opening), opening, self.address)
        request: str = getattr(frame, "id", "")
        await self._record(asking.moved(asker, request, id, now))
        return protocol.Done(request, self.room.version)

    async def _rekey(self, asker: Asker, frame: protocol.ClientFrame) -> hosting.Keys:
        _, _, keys = self.desk.fresh()
        request: str = getattr(frame, "id", "")
        new = moderation.rekeyed(self.room, asker, request, keys.hashes, now_ms())
        await self._record(new)
        return hosting.Keys(request, self.room.version, *keys)

    def asker(self, token: str) -> Asker:
        """Return who came in under a token; raises ``Refused`` if nobody did."""
        asker = self.room.asker(token)
        if asker is None:
            raise Refused(Message("not-at-table"))
        return asker

    def _check_size(self, is_talk: bool) -> None:
        """Raise ``Refused`` where the log is too long; the second half is for play alone."""
        most = self.desk.table_bytes
        if most and self.room.size >= (most // 2 if is_talk else most):
            raise Refused(Message("table-long", {"kilobytes": most // 1000}))

    def _check(self) -> None:
        self.used = now_ms()
        if self.is_gone:
            raise GoneError

    # -- what has happened ---------------------------------------------------------------------

    async def _record(self, events: Sequence[Event]) -> None:
        """Write events to the log, then make them true and tell everybody."""
        if not events:
            return
        rows = [
            Stored(encode(event), event.ms, event.who or None, event.request or None)
            if event.request
            else Stored(encode(event), event.ms)
            for event in events
        ]
        append = self.desk.store.append(self.room.id, self.room.version, self.epoch, rows)
        try:
            await asyncio.shield(append)
        except BaseException as error:
            # Whether it was written is not known here; the log knows.
            self.leave(NO_DATABASE if isinstance(error, DatabaseDownError) else RESYNC)
            if isinstance(error, ConflictError):
                raise GoneError from None
            self.desk.timers.set(self.room.id, now_ms() + TRY_AGAIN_MS)
            raise
        deals, was_over = self.room.deals, self.room.phase == "over"
        try:
            for event in events:
                folding.apply(self.room, event)
        except BaseException:
            self.leave(RESYNC)
            raise
        self.room.size += sum(len(row.payload) + EVENT_BYTES for row in rows)
        self.desk.happened(len(events))
        if self._is_worth_keeping(deals, was_over):
            self.keep()
        self.changed()
        self._go_on()

    def _is_worth_keeping(self, deals: int, was_over: bool) -> bool:
        """Whether a snapshot is due: for loading, and because under other rules it is all there is.

        ``deals`` and ``was_over`` tell how the table stood at the last look.
        """
        since = self.room.version - self._snapshot_at
        if self.room.deals != deals:
            return deals == 0 or since >= SNAPSHOT_AT_DEAL
        return since >= SNAPSHOT_EVERY or (self.room.phase == "over" and not was_over)

    def keep(self) -> None:
        """Keep a snapshot, so that loading begins there."""
        if isinstance(self.room, ClosedRoom):
            return
        self._snapshot_at = self.room.version
        snapshot = encode(keeping.snapshot(self.room, now_ms()))
        self.desk.store.keep_snapshot(self.room.id, self.room.version, snapshot)

    def _go_on(self) -> None:
        """Wind the table's timer, and let the bot whose turn it is think."""
        due = self.room.due_ms()
        self.desk.timers.set(self.room.id, due)
        seat = self.room.bot_to_act()
        self.bots.go_on(self, seat)
        needed = 0 if seat is not None else due
        if needed is not None and (self.wake is None or needed < self.wake):
            self.wake = needed
            self.desk.store.wake_at(self.room.id, needed)

        self._archive_soon()

    def _archive_soon(self) -> None:
        """Have the replay of a finished match worked out, for when its rules are gone."""
        room = self.room
        if room.phase != "over" or room.replay or not room.deals or isinstance(room, ClosedRoom):
            return
        if self._archiving is None or self._archiving.done():
            self._archiving = self.desk.spawn(self._archive(ARCHIVE_SECONDS))

    async def _archive(self, wait: float) -> None:
        """Keep the replay of the finished match: a rematch, or taking back, comes before."""
        await asyncio.sleep(wait)
        text = await self.read(lambda room: write(keeping.record(room)))
        turned = self.room.turned
        try:
            replay = await self.desk.thinkers.work(replaying.packed, text, self.room.id)
        except (WaitedError, WorkerLostError):  # it is tried again when the table is next loaded
            log.warning("the replay of table %s is not kept yet", self.room.id)
            return
        if self.room.turned == turned and self.room.phase == "over":
            self.room.replay = replay
            self.keep()

    async def bot_acts(self, seat: int, turned: int, action: int, faster: str) -> None:
        """Let a bot act, if it still is its turn; ``faster`` is a level it had to play at."""
        async with self._lock:
            if self.is_gone or self.room.turned != turned or self.room.bot_to_act() != seat:
                return
            await self._record(asking.bot_acts(self.room, seat, action, now_ms(), faster))

    # -- those who are connected ---------------------------------------------------------------

    def join(self, reader: Reader) -> None:
        """Somebody is connected from now on."""
        if self.is_gone:
            raise GoneError
        self.used = now_ms()
        is_new = all(other.token != reader.token for other in self.readers)
        self.readers.add(reader)
        asker = self.room.asker(reader.token)
        if asker is not None and asker.seat is not None:
            self.address = reader.address
        reader.changed()
        if is_new:
            self._present(reader.token, True)

    def part(self, reader: Reader) -> None:
        """Somebody is not connected any more."""
        self.used = now_ms()
        self.readers.discard(reader)
        if not self.is_gone and all(other.token != reader.token for other in self.readers):
            self._present(reader.token, False)

    def _present(self, token: str, is_here: bool) -> None:
        """Note that somebody came or went; spectators come and go unannounced."""
        asker = self.room.asker(token)
        self.room.present(token, is_here)
        if asker is not None and (asker.seat is not None or asker.is_host):
            self.changed()
            self.desk.spawn(self.tick())

    def changed(self) -> None:
        """Tell every reader that there is something new."""
        self._together = None
        for reader in list(self.readers):
            reader.changed()

    def state_for(self, reader: Reader) -> bytes:
        """Return the state as a reader may see it, encoded; raises ``Refused`` for who got up."""
        asker = self.asker(reader.token)
        since, reader.known = reader.known, self.room.version
        now = now_ms()
        together = self._together
        if together is None or now - together.made > SAME_MOMENT_MS:
            together = self._together = Together(now, telling.alike(self.room, now), {})
        if asker.seat is not None:
            return _encode(telling.state(self.room, asker, since, together.alike))
        key = (asker.is_host, asker.muted, since)
        if key not in together.watched:
            together.watched[key] = _encode(telling.state(self.room, asker, since, together.alike))
        return together.watched[key]

    # -- the end -------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        is_busy = self._lock.locked() or not (self._archiving is None or self._archiving.done())
        return not self.readers and not is_busy and self.room.bot_to_act() is None

    def put_away(self) -> None:
        """Remove the table from memory; the next visitor loads it again."""
        due = self.room.due_ms()
        if self.wake != due:
            self.desk.store.wake_at(self.room.id, due)
        if self.room.version > self._snapshot_at:
            self.keep()
        self.leave(RESYNC)
        self.desk.timers.set(self.room.id, due)

    async def close(self, code: int) -> None:
        """Let what has begun be written, then let go of the table."""
        if self._archiving is not None and not self._archiving.done():
            self._archiving.cancel()
            try:
                self.room.replay = await self.read(replaying.packed_of)
                self._snapshot_at = -1
            except Exception:  # the server stops all the same
                log.exception("the replay of table %s is not kept", self.room.id)
        async with self._lock:
            if self.room.version > self._snapshot_at and self.room.deals:
                self.keep()
            self.leave(code)

    def leave(self, code: int) -> None:
        """Let go of the table: nothing is asked of this actor any more."""
        self.is_gone = True
        self.desk.forget(self)
        self.bots.stop()
        for reader in list(self.readers):
            reader.drop(code)
        self.readers.clear()


RESYNC: Final = 4409
"""Close code: connect again and begin with ``hello``; nothing is wrong."""
NO_DATABASE: Final = 4503
"""Close code: the server cannot write at the moment; connect again in a few seconds."""
