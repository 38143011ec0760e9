"""The tables of this process: created, loaded on a visit, unloaded when idle."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import Connection

from capicua.api.models import Entry, Visit
from capicua.api.queries import JobKind
from capicua.api.resume import RecordPosition, position_in
from capicua.core.messages import Message, Refused
from capicua.core.tiles.random import SECRET_BYTES
from capicua.server.compute.bot_service import BotService
from capicua.server.store.append import Stored
from capicua.server.store.event_log import ONLY_EPOCH, Loaded, Store
from capicua.server.store.limits import EVENT_BYTES, StorageLimits
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError, TableActor
from capicua.server.timers import Timers, now_ms
from capicua.table.frames.protocol import TablePlan
from capicua.table.play.seats import Keys, Requester, SeatWish, unguessable
from capicua.table.room import admission, reducer, snapshots, visitors
from capicua.table.room.events import Event, decode, encode
from capicua.table.room.resume import opening, plan_at
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

COME_BACK: Final = 1012
"""Close code: the server is restarting; reconnect in a few seconds."""
NEAR_MS: Final = 600_000
"""A table with a clock that runs out within this time stays in memory."""
WOKEN_AT_ONCE: Final = 4
"""Maximum number of tables loaded at once by timers, so that visitors do not wait."""
SWEEP_SECONDS: Final = 20.0
LOOK_BACK_SECONDS: Final = 20.0
"""How often one of several processes looks for what a killed one has left undone."""
_ID_LENGTH: Final = 12
_TABLE: Final = re.compile("[A-Za-z0-9_-]{1,64}")
"""Valid table ids; the database is not asked for any others."""
_KEY_LENGTH: Final = 22

log = logging.getLogger("capicua.server")

ChangedTable = tuple[str, int]
"""The id of a table, and when it was last changed."""


class TableRegistry:
    """All tables, found by their id.

    A table unused for ``idle_minutes`` is unloaded. ``limits.py`` sets how long tables are
    kept, and how much space they may use.
    """

    def __init__(
        self,
        store: Store,
        *,
        take_over: bool = False,
        keep_days: int = 0,
        table_kilobytes: int = 0,
        storage_megabytes: int = 0,
        idle_minutes: float = 2.0,
        on_events: Callable[[int], None] | None = None,
    ) -> None:
        self.store = store
        self.bot_service = BotService()
        self.observers: list[Callable[[Room], None]] = []
        """Called with a table after each change, and when it is loaded; they must return at once.
        """
        self.silenced: dict[str, int] = {}
        """Until when people may not chat at any table, by the hash of their token."""
        self.timers = Timers(self._due)
        self.actors: dict[str, TableActor] = {}
        self.is_closing = False
        self._take_over = take_over
        """Whether other processes may hold tables, so that loading one must take it over."""
        self.storage = StorageLimits(store, keep_days, storage_megabytes)
        self.table_bytes = table_kilobytes * 1000
        """Maximum size of one table's log in bytes; 0: unlimited."""
        self._idle_ms = int(idle_minutes * 60_000)
        self._on_events = on_events
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._begun = now_ms()
        self._waking = asyncio.Semaphore(WOKEN_AT_ONCE)
        self._sweeper: asyncio.Task[None] | None = None

    # -- creating and finding tables -------------------------------------------------------------

    async def make(
        self,
        plan: TablePlan,
        token: str,
        address: str = "",
        *,
        table: str = "",
        only_phrases: bool = False,
    ) -> tuple[TableActor, Keys]:
        """Create a table whose host has this token; return its actor and its keys.

        ``address`` is the host's, and ``table`` an id from ``fresh`` if it had to be known before.
        ``only_phrases``: the host writes and reads nothing but preset phrases.
        Raise ``Refused`` for an invalid plan; then nothing is created.
        """
        id, secret, keys = self.fresh()
        id = table or id
        room, event = reducer.opened(id, plan, secret, keys.hashes, now_ms())
        host = admission.enter(
            room,
            Entry(keys.host, room.plan.name, face=room.plan.face),
            token,
            now_ms(),
            address,
            only_phrases=only_phrases,
        )
        return await self._begin(room, event, host, address), keys

    async def go_on(
        self,
        wish: RecordPosition,
        seat: int | None,
        level: str,
        name: str,
        token: str,
        address: str = "",
        face: str = "",
        *,
        only_phrases: bool = False,
    ) -> tuple[TableActor, Keys]:
        """Create a table that continues from a position in a record; return its actor and its keys.

        Its host plays at ``seat``, or at the seat to act if that is ``None``; bots of ``level``
        play at the others. ``only_phrases``: the host writes and reads nothing but preset phrases.
        Raise ``Refused`` if there is no such position.
        """
        at = await self.bot_service.answer(position_in, wish, address, JobKind.REPLAY)
        id, secret, keys = self.fresh()
        plan = plan_at(at, seat, level, name, face)
        event = opening(at, plan, id, secret, keys.hashes, now_ms())
        room = await asyncio.to_thread(_opened, event)
        entry = Entry(keys.host, room.plan.name, face=room.plan.face)
        host = admission.enter(room, entry, token, now_ms(), address, only_phrases=only_phrases)
        return await self._begin(room, event, host, address), keys

    async def _begin(
        self, room: Room, event: Event, host: Sequence[Event], address: str
    ) -> TableActor:
        """Seat the host of a new table, and start it."""
        for came in host:
            reducer.apply(room, came)
        return await self.open(room, [event, *host], address)

    async def enter(
        self,
        table: str,
        entry: Entry,
        token: str,
        address: str = "",
        *,
        only_phrases: bool = False,
    ) -> Requester:
        """Admit a person to a table under a token. Raise ``Refused``."""
        actor = await self._come(
            table,
            lambda room: admission.enter(
                room, entry, token, now_ms(), address, only_phrases=only_phrases
            ),
        )
        return actor.requester(token)

    async def visit(
        self,
        table: str,
        wish: Visit,
        token: str,
        address: str = "",
        *,
        only_phrases: bool = False,
    ) -> Room:
        """Admit a spectator who has no key, or record a request for a seat.

        Return the table. Raise ``Refused``.
        """
        actor = await self._come(
            table,
            lambda room: visitors.visit(
                room, wish, token, now_ms(), address, only_phrases=only_phrases
            ),
        )
        return actor.room

    async def join(
        self,
        table: str,
        wish: SeatWish,
        token: str,
        address: str = "",
        *,
        is_invited: bool = False,
        only_phrases: bool = False,
    ) -> Requester:
        """Seat a person who has found the table in the lobby, or is invited. Raise ``Refused``."""
        actor = await self._come(
            table,
            lambda room: admission.join_listed(
                room,
                wish,
                token,
                now_ms(),
                address,
                is_invited=is_invited,
                only_phrases=only_phrases,
            ),
        )
        return actor.requester(token)

    async def _come(self, table: str, coming: Callable[[Room], Sequence[Event]]) -> TableActor:
        while True:
            try:
                actor = await self.get(table)
                await actor.come(coming)
            except GoneError:
                continue
            return actor

    def fresh(self) -> tuple[str, bytes, Keys]:
        """Return an id, a secret and keys for a new table, all unguessable."""
        keys = Keys(*(unguessable(_KEY_LENGTH) for _ in range(3)))
        return unguessable(_ID_LENGTH), secrets.token_bytes(SECRET_BYTES), keys

    async def open(self, room: Room, opening: Sequence[Event], address: str = "") -> TableActor:
        """Write a new table, the fold of its opening, to the log and start it."""
        self._check_open()
        self.storage.check()
        rows = [Stored(encode(event), event.ms) for event in opening]
        await self.store.append(room.id, 0, ONLY_EPOCH, rows, game=room.game.id)
        room.size = sum(len(row.payload) + EVENT_BYTES for row in rows)
        actor = TableActor(self, room, ONLY_EPOCH, address)
        self.actors[room.id] = actor
        self.happened(len(rows))
        if room.deals:
            actor.keep()
        await actor.tick()
        self.observe(room)
        return actor

    async def get(self, table: str) -> TableActor:
        """Return the table with this id. Raise ``Refused`` if there is none."""
        self._check_open()
        if not _TABLE.fullmatch(table):
            raise Refused(Message("no-such-table", {"table": table[:32]}))
        # A table being loaded may have to record an interruption before anybody sees it.
        actor = None if table in self._loading else self.actors.get(table)
        if actor is None:
            if table not in self._loading:
                task = self.spawn(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            actor = await asyncio.shield(self._loading[table])
        if actor is None:
            raise Refused(Message("no-such-table", {"table": table[:32]}))
        return actor

    async def _load(self, table: str) -> TableActor | None:
        loaded = await self.store.load(table)
        if loaded is None:
            return None
        epoch = loaded.epoch
        if self._take_over:
            epoch = await self.store.take(table)
            loaded = await self.store.load(table) or loaded
        # Replaying a long match takes a while, and the loop has other tables to serve.
        room, last_ms = await asyncio.to_thread(_built, loaded)
        if room.version != loaded.head:
            raise RuntimeError(f"table {table}: {loaded.head} events make version {room.version}")
        actor = TableActor(self, room, epoch)
        self.actors[table] = actor
        if last_ms < self._begun:
            await actor.woken()
        else:
            await actor.tick()
        self.observe(room)
        if isinstance(room, RetiredTable):
            log.warning("table %s needs version %d of its game", table, room.edition.version)
            self.store.wake_at(table, None)
        return actor

    def forget(self, actor: TableActor) -> None:
        """Stop routing requests to an actor."""
        if self.actors.get(actor.room.id) is actor:
            del self.actors[actor.room.id]

    def observe(self, room: Room) -> None:
        """Tell the observers about a table."""
        for observer in self.observers:
            observer(room)

    def happened(self, count: int) -> None:
        """Count events that have become durable."""
        if self._on_events is not None:
            self._on_events(count)

    def _check_open(self) -> None:
        if self.is_closing:
            raise Refused(Message("server-closing"))

    @property
    def is_shared(self) -> bool:
        """Whether other processes hold tables as well."""
        return self._take_over

    @property
    def is_broker_up(self) -> bool:
        """Whether the broker answers; always true here, as a single process has none."""
        return True

    # -- background work ---------------------------------------------------------------------------

    async def start(self) -> None:
        """Set the timers of the tables that need attention, and start unloading idle tables."""
        for table, wake in await self.store.waking():
            self.timers.set(table, wake)
        self._sweeper = self.spawn(self._sweep())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task; its errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, GoneError | Refused):
            log.error("a background task failed", exc_info=error)

    def _due(self, table: str) -> None:
        if not self.is_closing:
            self.spawn(self._ring(table))

    async def _ring(self, table: str) -> None:
        actor = self.actors.get(table)
        if actor is not None:
            await actor.tick()
        else:
            async with self._waking:
                await self.get(table)  # loading calls tick()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.put_idle_away(now_ms() - self._idle_ms)
            try:
                await self.storage.look()
            except Exception:  # the next sweep tries again
                log.warning("the size of the database could not be read", exc_info=True)

    async def look_back(self, changed: Callable[[Connection], Sequence[ChangedTable]]) -> None:
        """Load tables that have changed lately, so that observers see them.

        A process may be killed between the end of a match or a turn and what follows from it. Of
        several processes, the others do this for one that does not come back, so they keep looking.
        """
        seen: dict[str, int] = {}
        while True:
            with suppress(DatabaseDownError):
                found = await self.store.read(changed)
                seen = {table: at for table, at in found if seen.get(table) == at}
                for table, touched in found:
                    if table not in seen:
                        with suppress(GoneError, Refused):  # another process holds it
                            await self.get(table)
                            seen[table] = touched
            if not self.is_shared:
                return
            await asyncio.sleep(LOOK_BACK_SECONDS)

    def put_idle_away(self, before: int) -> None:
        """Unload the tables that nobody has used since ``before``."""
        now = now_ms()
        for actor in list(self.actors.values()):
            if actor.used > before or not actor.is_idle:
                continue
            due = actor.room.due_ms()
            if due is None or due >= now + NEAR_MS:
                actor.put_away()

    def asked_for_health(self) -> dict[str, Callable[[], Awaitable[Any]]]:
        """Return the services to probe for ``/health``, by name: the broker, if there is one."""
        return {}

    # -- shutdown ----------------------------------------------------------------------------------

    async def close(self) -> None:
        """Refuse new requests, close every connection, and finish pending writes."""
        self.is_closing = True
        self.timers.stop()
        for actor in list(self.actors.values()):
            await actor.close(COME_BACK)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_service.close()


def _opened(event: Event) -> Room:
    """Return the table of an opening, with what a snapshot includes of its finished rounds."""
    room = reducer.room_of([event])
    snapshots.chronicle(room)
    return room


def _built(loaded: Loaded) -> tuple[Room, int]:
    """Return the table that a log describes, and the time of its last event."""
    data = loaded.events if loaded.snapshot is None else [loaded.snapshot, *loaded.events]
    events = [decode(event) for event in data]
    try:
        room = reducer.room_of(events)
    except Exception:  # a log of other rules may raise anything
        log.exception("the log of a table does not follow the rules of this version")
        room = reducer.closed_of(events, Message("table-unreadable"))
    room.size += sum(len(event) + EVENT_BYTES for event in loaded.events)
    return room, events[-1].ms
