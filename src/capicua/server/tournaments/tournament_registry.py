"""The tournaments of a server: created, found, changed in one transaction, and watched."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, TypeVar, cast

import sqlalchemy as sa
from msgspec import Struct, ValidationError, json, structs
from sqlalchemy.engine import Connection

from capicua.api.hall.tournaments import TournamentMade, TournamentPlan, TournamentSummary
from capicua.core.messages import Message, Refused
from capicua.core.tiles.random import SECRET_BYTES
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import Store
from capicua.server.store.schema import (
    tournament_people,
    tournament_places,
    tournament_sign_ups,
    tournaments,
)
from capicua.server.store.writer import DatabaseDownError, StoreClosedError
from capicua.server.timers import now_ms
from capicua.server.tournaments import tournament_record
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.change_queue import (
    Change,
    ChangeQueue,
    Outcome,
    iso,
    outcome_of,
)
from capicua.server.tournaments.dates import check_dates
from capicua.server.tournaments.people import KEY_BYTES, key_of
from capicua.server.tournaments.tournament_record import Draft, HelperRow, TournamentRecord
from capicua.table.play.seats import unguessable
from capicua.tournament.state import Seat
from capicua.tournament.tournament import Tournament

KEPT: Final = 100
"""Number of tournaments kept in memory."""
TRIES: Final = 8
"""How often a change is tried that other processes overtake."""
EXCHANGE_SECONDS: Final = 0.3
"""How often the revisions of watched tournaments are read that other processes may change."""
CHECK_SECONDS: Final = 5.0
"""How long a tournament in memory is taken for the newest by a server that is alone: only commands
of the operator and the deletion of accounts write past it."""
MOST_LISTED: Final = 200
_ID_LENGTH: Final = 12
_summary: Final = json.Decoder(TournamentSummary)

_Answer = TypeVar("_Answer", bound=Struct)
Work = Callable[[Draft, Moment], _Answer]
"""Changes a draft, and returns the answer to whoever asked for it."""
log = logging.getLogger("capicua.server")


class Noted(Struct):
    """The answer of a change that nobody asked for."""

    revision: int = 0


class TournamentRegistry:
    """All tournaments, found by their id."""

    def __init__(self, store: Store, threads: Threads, *, is_shared: bool = False) -> None:
        """``is_shared``: other processes change tournaments as well."""
        self.store = store
        self._threads = threads
        self._is_shared = is_shared
        self._records: OrderedDict[str, TournamentRecord] = OrderedDict()
        self._loading: dict[str, asyncio.Task[TournamentRecord]] = {}
        self._queues: dict[str, ChangeQueue] = {}
        self._changed: dict[str, TournamentRecord] = {}
        """What was stored and is to be told of."""
        self._watchers: dict[str, set[Callable[[int], None]]] = {}
        self.observers: list[Callable[[TournamentRecord], None]] = []
        """Called after each change made here; they work in the background."""

    # -- creating and finding ------------------------------------------------------------------

    async def make(self, plan: TournamentPlan, account: str = "") -> TournamentMade:
        """Create a tournament, once for each ``op``. Raise ``Refused`` for invalid settings."""
        op = hashlib.sha256(f"{account} {plan.op}".encode()).hexdigest()
        record = await self._threads.do(_new, plan, account)
        is_new = await self.store.do(
            lambda connection: tournament_record.insert(connection, record, op)
        )
        if is_new:
            record.checked = time.monotonic()
            self._keep(record)
            return TournamentMade(record.id, key_of(record.key, "helper", 1))
        query = sa.select(tournaments.c.id, tournaments.c.key).where(tournaments.c.op == op)
        id, key = (await self.store.read(lambda found: found.execute(query).all()))[0]
        return TournamentMade(id, key_of(bytes(key), "helper", 1))

    async def find(self, id: str) -> TournamentRecord:
        """Return a tournament as it is now. Raise ``Refused`` if there is none."""
        record = self._records.get(id)
        if record is None or record.is_doubtful:
            record = await self._loaded(id)
        elif self._is_due(record):
            stored = await self._revision(id)
            record = self._records.get(id, record)
            while record.revision < stored or not stored:
                record = await self._loaded(id)
        record.checked = time.monotonic()
        record.is_doubtful = False
        self._keep(record)
        return record

    def _is_due(self, record: TournamentRecord) -> bool:
        return self._is_shared or time.monotonic() - record.checked > CHECK_SECONDS

    async def _loaded(self, id: str) -> TournamentRecord:
        """Return a tournament as stored, read once for all who wait for it."""
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> TournamentRecord:
        known = self._records.get(id)
        record = await self.store.read(lambda found: tournament_record.load(found, id, known))
        if record is None:
            raise Refused(Message("no-such-event", {"event": id[:32]}))
        return record

    async def _revision(self, id: str) -> int:
        query = sa.select(tournaments.c.revision).where(tournaments.c.id == id)
        found = await self.store.read(lambda connection: connection.scalar(query))
        return int(found or 0)

    def _keep(self, record: TournamentRecord) -> None:
        """Keep a tournament in memory, unless a newer revision has come while it was looked up."""
        known = self._records.get(record.id)
        if known is None or known.is_doubtful or known.revision <= record.revision:
            self._records[record.id] = record
        self._records.move_to_end(record.id)
        while len(self._records) > KEPT:
            self._records.popitem(last=False)

    async def listed(self, account: str = "") -> list[TournamentSummary]:
        """Return the public tournaments and those of an account, the newest changes first."""
        which = tournaments.c.visibility == "public"
        if account:
            for rows in (tournament_people, tournament_sign_ups):
                own = sa.select(rows.c.tournament_id).where(rows.c.account_id == account)
                which = sa.or_(which, tournaments.c.id.in_(own))
        query = (
            sa.select(tournaments.c.summary)
            .where(which)
            .order_by(tournaments.c.updated.desc())
            .limit(MOST_LISTED)
        )
        found = await self.store.read(lambda connection: list(connection.scalars(query)))
        return [_summary.decode(one) for one in found]

    async def open_online(self) -> list[str]:
        """Return the ids of tournaments that are played at this server and are not over."""
        query = sa.select(tournaments.c.id, tournaments.c.venue).where(~tournaments.c.is_closed)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [id for id, venue in rows if json.decode(venue).get("online")]

    # -- changing ------------------------------------------------------------------------------

    async def change(
        self,
        id: str,
        op: str,
        kind: type[_Answer],
        work: Callable[[Draft, Moment], _Answer],
        by: str,
    ) -> _Answer:
        """Carry out a change once for each ``op``, and return its answer. Raise ``Refused``.

        ``work`` runs in a thread, on a draft; it is repeated if another process was faster. An
        empty ``op`` is not remembered.
        """
        queue = self._queues.get(id)
        if queue is None:
            queue = self._queues[id] = ChangeQueue(self.store, self._threads)
        queue.users += 1
        try:
            for _ in range(TRIES):
                change = Change(await self.find(id), op, work, by)
                change.done.add_done_callback(partial(self._ended, id, queue, change))
                queue.put(change)
                outcome = await asyncio.shield(change.done)
                if outcome is Outcome.STORED:
                    return cast("_Answer", change.answer)
                if outcome is Outcome.REPEATED:
                    return _decoded(change.known, kind)
                if outcome is Outcome.REFUSED:
                    known = await self._confirmed(id, change)
                    if known is not None:
                        return _decoded(known, kind)
            raise Refused(Message("server-busy"))
        finally:
            queue.users -= 1
            if not queue.users and self._queues.get(id) is queue:
                del self._queues[id]

    async def _confirmed(self, id: str, change: Change) -> str | None:
        """Raise why a change was refused, unless what it built on was not so.

        Return the answer if the same request had been carried out before.
        """
        assert change.error is not None
        base, change.base = change.base, None
        if base is not None:
            await asyncio.wait([base.done])
            if outcome_of(base) is not Outcome.STORED:
                return None
        if isinstance(change.error, StoreClosedError):
            raise change.error

        def look(connection: Connection) -> tuple[int, str | None]:
            row = tournaments.c
            revision = connection.scalar(sa.select(row.revision).where(row.id == id))
            known = tournament_record.answer_to(connection, id, change.op) if change.op else None
            return int(revision or 0), known

        stored, known = await self.store.read(look)
        if known is not None:
            return known
        newest = self._records.get(id, change.record)
        if stored <= max(newest.revision, change.record.revision):
            raise change.error
        self._doubt(id)
        return None

    def _ended(self, id: str, queue: ChangeQueue, change: Change, _: object) -> None:
        """Take note of what became of a change."""
        outcome = outcome_of(change)
        if queue.ended(change) and outcome is not Outcome.REPEATED:
            self._doubt(id)
        if outcome is Outcome.STORED and change.made is not None:
            change.made.checked = time.monotonic()
            self._keep(change.made)
            if id not in self._changed:  # changes that were stored together are told of once
                asyncio.get_running_loop().call_soon(self._publish, id)
            self._changed[id] = change.made

    def _doubt(self, id: str) -> None:
        """Let a tournament be compared with the stored one before it is used again."""
        record = self._records.get(id)
        if record is not None:
            record.is_doubtful = True

    def _publish(self, id: str) -> None:
        """Tell everybody of the newest revision."""
        record = self._changed.pop(id)
        self._tell(id, record.revision)
        for observe in self.observers:
            observe(record)

    # -- watching ------------------------------------------------------------------------------

    def audience(self, id: str) -> int:
        """Return how many watch a tournament in this process."""
        return len(self._watchers.get(id, ()))

    def seats(self, id: str, entrants: Sequence[int]) -> list[tuple[Seat, ...]]:
        """Return where entrants play, as far as this process knows without asking the database."""
        record = self._records.get(id)
        known = {} if record is None else record.tournament.state.seats
        return [known.get(one, ()) for one in entrants]

    def watch(self, id: str, watcher: Callable[[int], None]) -> Callable[[], None]:
        """Call a function with each new revision; return a function that ends this."""
        self._watchers.setdefault(id, set()).add(watcher)

        def end() -> None:
            left = self._watchers.get(id, set())
            left.discard(watcher)
            if not left:
                self._watchers.pop(id, None)

        return end

    def _tell(self, id: str, revision: int) -> None:
        for watcher in list(self._watchers.get(id, ())):
            watcher(revision)

    async def run(self) -> None:
        """Tell watchers what other processes change, until cancelled."""
        known: dict[str, int] = {}
        while self._is_shared:
            await asyncio.sleep(EXCHANGE_SECONDS)
            watched = list(self._watchers)
            if not watched:
                known.clear()
                continue
            try:
                found = await self._revisions(watched)
            except DatabaseDownError:
                continue
            for id, revision in found.items():
                if known.get(id) != revision:
                    self._tell(id, revision)
            known = found

    async def _revisions(self, ids: Iterable[str]) -> dict[str, int]:
        query = sa.select(tournaments.c.id, tournaments.c.revision).where(
            tournaments.c.id.in_(list(ids))
        )

        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return {id: int(revision) for id, revision in rows}


def erase(connection: Connection, account: str) -> None:
    """Forget what an account signed up for and directed, as part of deleting it.

    Its names are replaced in the decisions too; what it played stays.
    """
    people, sign_ups = tournament_people, tournament_sign_ups
    tournament_record.erase_names(connection, account)
    for rows in (people, sign_ups, tournament_places):
        own = sa.select(rows.c.tournament_id).where(rows.c.account_id == account)
        again = tournaments.update().where(tournaments.c.id.in_(own))
        next = tournaments.c.revision + 1
        connection.execute(again.values(revision=next, rewritten=next))
    for gone_rows in (sign_ups, tournament_places):
        connection.execute(gone_rows.delete().where(gone_rows.c.account_id == account))
    gone = people.update().where(people.c.account_id == account)
    connection.execute(gone.values(account_id=None, name=""))


def _new(plan: TournamentPlan, account: str) -> TournamentRecord:
    """Return a new tournament, its deals committed. Raise ``Refused``."""
    check_dates(plan.arrangements)
    now = now_ms()
    tournament = Tournament(structs.replace(plan.settings, seed=secrets.randbelow(2**31)))
    id = unguessable(_ID_LENGTH)
    if tournament.settings.deals:
        tournament.commit_deals(secrets.token_bytes(SECRET_BYTES), id, at=iso(now), by=plan.name)
    record = TournamentRecord(
        id,
        tournament,
        plan.arrangements,
        plan.venue,
        secrets.token_bytes(KEY_BYTES),
        1,
        now,
        now,
    )
    record.helpers.append(HelperRow(1, "director", plan.name, account))
    return record


def _decoded(answer: str, kind: type[_Answer]) -> _Answer:
    """Return a remembered answer; raise ``Refused`` if it answered a request of another kind."""
    try:
        return json.decode(answer, type=kind)
    except ValidationError:
        raise Refused(Message("event-op-used")) from None
