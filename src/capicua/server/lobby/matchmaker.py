"""Pairing people who wait, and the tables made for them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from capicua.api.hall.lobby import BOT_LEVEL, Format, SeekState, WaitingCount, Wish, formats_of
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account, Accounts
from capicua.server.accounts.relations import Relations
from capicua.server.lobby.departures import Departures
from capicua.server.lobby.pairing import Group, Waiting, pair, waiting_counts
from capicua.server.lobby.seeks import (
    FORGOTTEN_MS,
    HERE_MS,
    Place,
    Seek,
    Seeks,
    Sought,
    names_of,
)
from capicua.server.lobby.waits import Waits
from capicua.server.store.append import ConflictError
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.timers import now_ms
from capicua.table.frames.faces import check_face
from capicua.table.play.seats import good_name, key_hash
from capicua.table.room import paired, reducer
from capicua.table.room.paired import PairedPerson
from capicua.table.room.room import Room

STEP_SECONDS: Final = 1.0
"""How often people who wait are looked at again; whoever comes is looked at once."""
SOON_SECONDS: Final = 0.1
"""How long others who come at the same time are waited for."""
HEARD_MS: Final = 10_000
"""How often it is recorded who is still there."""
MANY: Final = 200
"""With more people waiting, pairing runs in a thread."""
SWEEP_MS: Final = 600_000
"""How often matches that nobody ended are looked for."""
ABANDONED_MS: Final = 1_800_000
"""After this time without a move and with nobody there, a match of paired people is over."""
_SHOWN: Final = 100
"""Maximum number of formats shown with how many wait for them."""

Strengths = Mapping[str, Mapping[str, float]]
StrengthSource = Callable[[Mapping[str, Sequence[Format]]], Awaitable[Strengths]]
"""Returns the strength of accounts by the key of each format for which they wait."""

log = logging.getLogger("capicua.server")


class Matchmaker:
    """Everybody who waits to be paired at this server."""

    def __init__(
        self,
        registry: TableRegistry,
        accounts: Accounts | None,
        relations: Relations | None,
        on_change: Callable[[], None],
    ) -> None:
        """``on_change`` is called when other people wait than before; it must return at once."""
        self._registry = registry
        self._accounts = accounts
        self._relations = relations
        self._on_change = on_change
        self.seeks = Seeks(registry.store)
        self.departures = Departures(registry.store)
        self.strengths: StrengthSource | None = None
        """Where ratings are offered: the strength of accounts."""
        self.counts: list[WaitingCount] = []
        """How many people wait for each format, most first."""
        self.people = 0
        """The number of people who wait."""
        self._by_format: dict[str, int] = {}
        self._heard: set[str] = set()
        self._recorded = 0
        self._swept = 0
        self._news = asyncio.Event()
        self._listeners: dict[str, set[Callable[[], None]]] = {}
        self._waits = Waits()
        self._settled: deque[str] = deque(maxlen=10_000)
        """Matches whose end has been recorded."""
        self._has_unmade = True
        self.random = random.SystemRandom()

    # -- people --------------------------------------------------------------------------------

    async def ask(
        self, wish: Wish, account: Account | None, instead_of: str = "", key: str | None = None
    ) -> tuple[str, str]:
        """Let a person wait; return the id and the ticket of the wait. Raise ``Refused``.

        A request repeated with its key finds the wait, or the table that it has led to.
        """
        if key and await self.seeks.find(*names_of(key)) is not None:
            return names_of(key)
        now = now_ms()
        formats = formats_of(wish)
        if wish.rated and account is None:
            raise Refused(Message("seek-rated"))
        if account is None:
            check_face(wish.face)
            name, face = good_name(wish.name, ()), wish.face
        else:
            await self.check(account, now)
            name, face = account.name, account.face
        bots = 0 if wish.rated else wish.bots_after
        is_child = account is not None and account.is_child
        sought = Sought(name, face, [one.key for one in formats], bots, only_phrases=is_child)
        id, ticket = await self.seeks.add(
            "" if account is None else account.id, sought, now, instead_of=instead_of, key=key
        )
        self.kick()
        return id, ticket

    async def check(self, account: Account, now: int) -> None:
        """Raise ``Refused`` if an account may not be paired now."""
        account.check_standing(now)
        former = await self.seeks.of_account(account.id)
        if former is not None and former.table:
            raise Refused(Message("seek-in-match", {"table": former.table}))
        until = await self.departures.wait_until(account.id, now)
        if until:
            raise Refused(Message("seek-wait", {"minutes": -(-(until - now) // 60_000)}))

    def hear(self, seek: str) -> None:
        """Note that a person is still there."""
        self._heard.add(seek)

    async def withdraw(self, seek: str) -> bool:
        """End a wait, and return whether the person had not been paired yet."""
        is_gone = await self.seeks.withdraw(seek)
        if is_gone:
            self._waits.give_up(seek, now_ms())
        self.kick()
        return is_gone

    def listen(self, seek: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call a function when a person is paired; return a function that ends this."""
        self._listeners.setdefault(seek, set()).add(listener)

        def end() -> None:
            left = self._listeners.get(seek, set())
            left.discard(listener)
            if not left:
                self._listeners.pop(seek, None)

        return end

    def state(self, seek: Seek | None) -> SeekState:
        """Return how a person stands."""
        if seek is None:
            return SeekState("none")
        rated = seek.sought.formats[0].endswith(" rated")
        if seek.table and seek.is_made:
            return SeekState("paired", seek.made, table=seek.table, seat=seek.seat, rated=rated)
        counts = [
            WaitingCount(Format.read(key), max(self._by_format.get(key, 0), 1))
            for key in seek.sought.formats
        ]
        estimate = self.estimate(seek.sought.formats, now_ms())
        return SeekState("waiting", seek.made, counts, estimate, seek.sought.bots_after, rated)

    def estimate(self, formats: Iterable[str], now: int) -> int | None:
        """Return the usual wait for any of these formats, in seconds; ``None``: unknown."""
        known = [wait for key in formats if (wait := self._waits.usual(key, now)) is not None]
        return round(min(known) / 1000) if known else None

    # -- pairing -------------------------------------------------------------------------------

    def kick(self) -> None:
        """Look at those who wait soon."""
        self._news.set()

    async def run(self) -> None:
        """Pair people until cancelled."""
        while True:
            wait: float | None = STEP_SECONDS
            try:
                wait = await self._step()
            except DatabaseDownError:
                log.warning("nobody can be paired: the database does not answer")
            except Exception:  # the next step tries again
                log.exception("people could not be paired")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()
                await asyncio.sleep(SOON_SECONDS)
            self._news.clear()

    async def _step(self) -> float | None:
        """Pair those who wait; return when to look again, in seconds, or ``None``: if asked."""
        now = now_ms()
        await self._record(now)
        if self._has_unmade or self._registry.is_shared:
            await self._finish()
        if now - self._swept >= SWEEP_MS:
            self._swept = now
            self._registry.spawn(self._sweep())
        seeks = await self.seeks.waiting()
        here = [seek for seek in seeks if seek.heard >= now - HERE_MS or seek.id in self._heard]
        groups = await self._grouped(here, now)
        gone = await self._seat_all(groups, {seek.id: seek for seek in here}, now)
        left = [seek for seek in here if seek.id not in gone]
        self._waits.see((seek.id, seek.made, seek.sought.formats) for seek in left)
        self._count(left)
        if self._registry.is_shared:
            self._tell(self._listeners)
        return STEP_SECONDS if seeks or self._registry.is_shared else None

    async def _record(self, now: int) -> None:
        """Record who is still there, and forget who is not."""
        if now - self._recorded < HEARD_MS:
            return
        self._recorded = now
        heard, self._heard = self._heard, set()
        await self.seeks.hear(heard, now, now - FORGOTTEN_MS)

    async def _grouped(self, seeks: Sequence[Seek], now: int) -> list[Group]:
        if len(seeks) < 2:
            return []
        ids = {seek.account for seek in seeks if seek.account}
        apart = set() if self._relations is None else await self._relations.blocked_pairs(ids)
        strengths = await self._strengths(seeks)
        waiting = [
            Waiting(
                seek.id,
                seek.made,
                tuple(seek.sought.formats),
                seek.account,
                strengths.get(seek.account, {}),
                seek.sought.bots_after * 1000,
            )
            for seek in seeks
        ]
        keys = {key for seek in seeks for key in seek.sought.formats}
        seats = {key: Format.read(key).seats for key in keys}
        if len(seeks) > MANY:
            return await asyncio.to_thread(pair, waiting, seats, apart, now)
        return pair(waiting, seats, apart, now)

    async def _strengths(self, seeks: Sequence[Seek]) -> Strengths:
        rated = {
            seek.account: [Format.read(key) for key in seek.sought.formats]
            for seek in seeks
            if seek.account and seek.sought.formats[0].endswith(" rated")
        }
        return {} if self.strengths is None or not rated else await self.strengths(rated)

    async def _seat_all(
        self, groups: Sequence[Group], seeks: Mapping[str, Seek], now: int
    ) -> set[str]:
        """Make a table for each group; return the ids of the waits that are over."""
        tables = await asyncio.gather(*(self._reserve(group, seeks, now) for group in groups))
        gone: set[str] = set()
        for table, group in zip(tables, groups, strict=True):
            if table:
                gone.update(group.members)
                lengths = [now - seeks[member].made for member in group.members]
                self._waits.pair(group.format, lengths, now)
        await self._finish_tables([table for table in tables if table])
        return gone

    async def _reserve(self, group: Group, seeks: Mapping[str, Seek], now: int) -> str:
        """Reserve a table for a group, and return its id; empty if somebody no longer waits."""
        table = self._registry.fresh()[0]
        seats = list(range(Format.read(group.format).seats))
        self.random.shuffle(seats)
        places = []
        for member, seat in zip(group.members, seats, strict=False):
            account = await self._account(seeks[member])
            if seeks[member].account and account is None:  # deleted a moment ago
                await self.seeks.withdraw(member)
                return ""
            token = key_hash(await self.seeks.token(member, account, table))
            places.append(Place(member, seat, token, seeks[member].account))
        is_reserved = await self.seeks.reserve(table, group.format, places, now)
        return table if is_reserved else ""

    async def _account(self, seek: Seek) -> Account | None:
        if not seek.account or self._accounts is None:
            return None
        return await self._accounts.find(seek.account)

    async def token(self, seek: Seek) -> str:
        """Return the token of a person at the table that is reserved for them."""
        return await self.seeks.token(seek.id, await self._account(seek), seek.table)

    async def _finish(self) -> None:
        """Make the tables that a stopped server has reserved and not made."""
        self._has_unmade = False
        unmade = [
            table
            for table, people in (await self.seeks.reserved()).items()
            if not people[0].is_made
        ]
        await self._finish_tables(unmade)

    async def _finish_tables(self, tables: Sequence[str]) -> None:
        if not tables:
            return
        reserved = await self.seeks.reserved(tables)
        await asyncio.gather(*(self._make(table, people) for table, people in reserved.items()))
        self._tell(seek.id for people in reserved.values() for seek in people)

    async def _make(self, table: str, people: Sequence[Seek]) -> None:
        """Make a reserved table, unless it exists."""
        format = Format.read(people[0].sought.format)
        _, secret, keys = self._registry.fresh()
        met = [
            PairedPerson(
                seek.seat,
                seek.token,
                seek.sought.name,
                seek.sought.face,
                seek.sought.only_phrases,
            )
            for seek in people
        ]
        try:
            event = paired.opening(
                table, format.plan, met, BOT_LEVEL, secret, keys.hashes, now_ms()
            )
            await self._registry.open(reducer.room_of([event]), [event])
        except ConflictError:
            return
        except Exception as error:
            self._has_unmade = True
            if not isinstance(error, Refused):
                raise
            log.warning("table %s of paired people could not be made: %s", table, error)
            await self.seeks.release(table)

    def _tell(self, ids: Iterable[str]) -> None:
        for id in list(ids):
            for listener in list(self._listeners.get(id, ())):
                listener()

    def _count(self, seeks: Sequence[Seek]) -> None:
        by_format = waiting_counts(
            Waiting(seek.id, seek.made, tuple(seek.sought.formats)) for seek in seeks
        )
        if by_format == self._by_format and len(seeks) == self.people:
            return
        self._by_format, self.people = by_format, len(seeks)
        most = sorted(by_format.items(), key=lambda one: (-one[1], one[0]))
        self.counts = [WaitingCount(Format.read(key), count) for key, count in most[:_SHOWN]]
        self._on_change()

    # -- the end of matches --------------------------------------------------------------------

    def observe(self, room: Room) -> None:
        """Take note of a table that has changed: of a match that is over, who has left it."""
        if room.phase == "over" and (room.is_paired or room.plan.rated):
            self._settle_once(room)

    def _settle_once(self, room: Room) -> None:
        if room.id not in self._settled:
            self._settled.append(room.id)
            self._registry.spawn(self._settle(room))

    async def _settle(self, room: Room) -> None:
        while True:
            try:
                return await self.departures.settle(room, now_ms())
            except DatabaseDownError:  # until it is settled, its people find no other match
                await asyncio.sleep(STEP_SECONDS)

    async def _sweep(self) -> None:
        """Settle the matches that ended while no server ran, and those that nobody will end."""
        now = now_ms()
        await self.departures.forget(now)
        for table, people in (await self.seeks.reserved()).items():
            if not people[0].is_made:
                continue
            with suppress(GoneError, Refused):
                room = (await self._registry.get(table)).room  # if it is over, this settles it
                is_abandoned = not room.here and room.turned_ms < now - ABANDONED_MS
                if is_abandoned and room.phase != "over":
                    self._settle_once(room)
