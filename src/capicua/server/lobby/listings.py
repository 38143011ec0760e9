"""The tables that the lobby shows, kept up to date by what happens at them.

A table is listed while its host wants that, somebody is there, and there is a free seat or play to
watch. Of several processes, each writes its own tables to the database and reads the others'.
"""

from __future__ import annotations

import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.engine import Connection

from capicua.api.hall.lobby import ListedSeat, Listing
from capicua.server.accounts.accounts import Accounts, SeatedAccount
from capicua.server.store.schema import listings
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.timers import now_ms
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

EMPTY_MS: Final = 60_000
"""How long a table is listed without anybody there, in milliseconds."""
KEPT_CHANGES: Final = 4000
"""Number of changes kept for clients that come back."""
MOST_SHOWN: Final = 300
"""Maximum number of tables in the lobby; the newest ones are shown, those with free seats first."""
FRESH_MS: Final = 30_000
"""How often a process confirms the tables that it lists to the other processes."""
STALE_MS: Final = 3 * FRESH_MS
"""After this time without confirmation, other processes no longer list a table."""
SKEW_MS: Final = 3_000
"""How far the clocks of several processes may differ."""

_KINDS: Final[dict[str, Literal["person", "bot"]]] = {"person": "person", "bot": "bot"}

log = logging.getLogger("capicua.server")


class Listed(Struct, frozen=True):
    """A listed table, and the accounts that sit at it."""

    listing: Listing
    accounts: frozenset[str] = frozenset()


_listed: Final = json.Decoder(Listed)


def listing_of(room: Room, since: int, accounts: Mapping[int, SeatedAccount]) -> Listing | None:
    """Return what the lobby shows of a table; ``None`` if it does not show it.

    ``accounts`` are those at its seats.
    """
    phase = room.phase
    if not room.plan.listed or phase == "over" or isinstance(room, RetiredTable):
        return None
    seats = []
    for seat, sitting in enumerate(room.sittings):
        account = accounts.get(seat) if sitting.kind == "person" else None
        seats.append(
            ListedSeat(
                kind=_KINDS.get(sitting.kind, "open"),
                name=sitting.name,
                face=sitting.face,
                level=sitting.level,
                account="" if account is None else account.name,
                is_bot=account is not None and account.is_bot,
            )
        )
    is_open = any(sitting.kind == "open" for sitting in room.sittings)
    if not is_open and not room.watch_by_address:
        return None
    return Listing(
        table=room.id,
        rules=room.plan.rules,
        seats=seats,
        clock=room.plan.clock,
        phase=phase,
        is_open=is_open,
        watch=room.watch_by_address,
        rated=room.plan.rated,
        totals=room.totals if room.deals else [],
        since=since,
    )


class Listings:
    """All tables that the lobby shows."""

    def __init__(
        self, registry: TableRegistry, accounts: Accounts | None, on_change: Callable[[], None]
    ) -> None:
        """``on_change`` is called when something has changed; it must return at once."""
        self._registry = registry
        self._accounts = accounts
        self._on_change = on_change
        self._epoch = secrets.token_hex(4)
        self._version = 0
        self._changes: deque[tuple[int, str]] = deque(maxlen=KEPT_CHANGES)
        self._tables: dict[str, Listed] = {}
        self._own: set[str] = set()
        """The tables listed by this process."""
        self._seen: dict[str, int] = {}
        """When somebody was last at each listed table of this process."""
        self._people: dict[str, frozenset[tuple[str, str]]] = {}
        """The hashes of the tokens at each table, and their names, whose accounts were asked."""
        self._named: dict[str, dict[str, SeatedAccount]] = {}
        """The accounts at each table, by the hashes of their tokens."""
        self._asked: dict[str, int] = {}
        """How often it was asked who sits at each table."""
        self._read_until = 0
        self._confirmed = 0

    # -- reading -------------------------------------------------------------------------------

    @property
    def mark(self) -> str:
        """The name of the current state."""
        return f"{self._epoch}.{self._version}"

    def shown(self, apart: frozenset[str] = frozenset()) -> list[Listing]:
        """Return what the lobby shows to somebody who must not meet these accounts."""
        found = [one.listing for one in self._tables.values() if apart.isdisjoint(one.accounts)]
        found.sort(key=lambda listing: (not listing.is_open, -listing.since))
        return found[:MOST_SHOWN]

    def since(
        self, mark: str, apart: frozenset[str] = frozenset()
    ) -> tuple[list[Listing], list[str]] | None:
        """Return the tables that have changed since a mark, and those that are gone.

        ``None`` if the mark is too old.
        """
        epoch, _, version = mark.partition(".")
        if epoch != self._epoch or not version.isdecimal():
            return None
        known = int(version)
        if known > self._version or (self._changes and known < self._changes[0][0] - 1):
            return None
        changed: dict[str, None] = {}
        for at, table in reversed(self._changes):
            if at <= known:
                break
            changed[table] = None
        tables, gone = [], []
        for table in changed:
            one = self._tables.get(table)
            if one is None or not apart.isdisjoint(one.accounts):
                gone.append(table)
            else:
                tables.append(one.listing)
        return tables, gone

    # -- the tables of this process ------------------------------------------------------------

    def observe(self, room: Room) -> None:
        """Take note of a table that has changed."""
        if not room.plan.listed:
            return
        now = now_ms()
        if room.here or room.id not in self._seen:
            self._seen[room.id] = now
        self._show(room, now)

    def _show(self, room: Room, now: int) -> None:
        known = self._tables.get(room.id)
        is_left = not room.here and now - self._seen.get(room.id, now) >= EMPTY_MS
        since = known.listing.since if known else now
        found = None if is_left else self._listed(room, since)
        people = frozenset((token, guest.name) for token, guest in room.guests.items())
        if found is None:
            self._seen.pop(room.id, None)
            self._people.pop(room.id, None)
            self._named.pop(room.id, None)
            self._asked.pop(room.id, None)
        elif self._accounts is not None and self._people.get(room.id) != people:
            self._people[room.id] = people
            self._registry.spawn(self._identify(self._accounts, room))
        self._put(room.id, found, is_own=True)

    def _listed(self, room: Room, since: int) -> Listed | None:
        """Return a table with the accounts that are known to sit there."""
        named = self._named.get(room.id, {})
        seated = {
            guest.seat: named[token]
            for token, guest in room.guests.items()
            if guest.seat is not None and token in named
        }
        listing = listing_of(room, since, seated)
        if listing is None:
            return None
        return Listed(listing, frozenset(account.id for account in seated.values()))

    async def _identify(self, accounts: Accounts, room: Room) -> None:
        """Note which accounts sit at a table."""
        self._asked[room.id] = asked = self._asked.get(room.id, 0) + 1
        named = await accounts.named_at_table(room.id)
        known = self._tables.get(room.id)
        if self._asked.get(room.id) != asked:  # an answer that is newer may have come already
            return
        self._named[room.id] = named
        if known is not None:
            self._put(room.id, self._listed(room, known.listing.since), is_own=True)

    def seated(self, table: str) -> None:
        """Find out again which accounts sit at a table, after one of them has become known."""
        actor = self._registry.actors.get(table)
        if actor is not None and table in self._own and self._accounts is not None:
            self._registry.spawn(self._identify(self._accounts, actor.room))

    def sweep(self) -> None:
        """Note who has left or come back without anything else happening at their table."""
        now = now_ms()
        for table in list(self._seen):
            actor = self._registry.actors.get(table)
            if actor is not None:
                self.observe(actor.room)
            elif now - self._seen[table] >= EMPTY_MS:
                del self._seen[table]
                self._people.pop(table, None)
                self._named.pop(table, None)
                self._put(table, None, is_own=True)

    def _put(self, table: str, listed: Listed | None, *, is_own: bool) -> None:
        if self._tables.get(table) == listed:
            return
        if listed is None:
            self._tables.pop(table, None)
        else:
            self._tables[table] = listed
        if is_own:
            self._own.add(table)
            if self._registry.is_shared:
                self._registry.spawn(self._write([(table, listed)]))
            if listed is None:
                self._own.discard(table)
        self._version += 1
        self._changes.append((self._version, table))
        self._on_change()

    # -- several processes ---------------------------------------------------------------------

    async def _write(self, changed: Iterable[tuple[str, Listed | None]]) -> None:
        now = now_ms()
        rows = [
            {
                "table_id": table,
                "game": "" if one is None else one.listing.rules.game,
                "text": "" if one is None else json.encode(one).decode(),
                "is_open": one is not None and one.listing.is_open,
                "touched": now,
            }
            for table, one in changed
        ]

        def work(connection: Connection) -> None:
            for row in rows:
                connection.execute(listings.delete().where(listings.c.table_id == row["table_id"]))
                connection.execute(listings.insert().values(**row))

        await self._registry.store.do(work)

    async def exchange(self) -> None:
        """Read the tables of other processes, and confirm those of this one."""
        now = now_ms()
        if now - self._confirmed >= FRESH_MS:
            self._confirmed = now
            await self._write([(table, self._tables[table]) for table in sorted(self._own)])
            await self._forget_stale(now)
        query = sa.select(listings.c.table_id, listings.c.text, listings.c.touched).where(
            listings.c.touched > max(self._read_until - SKEW_MS, now - STALE_MS)
        )
        try:
            rows: list[Any] = list(
                await self._registry.store.read(lambda found: found.execute(query).all())
            )
        except DatabaseDownError:
            return
        for table, text, touched in rows:
            self._read_until = max(self._read_until, touched)
            if table not in self._own:
                self._put(table, _listed.decode(text) if text else None, is_own=False)

    async def _forget_stale(self, now: int) -> None:
        stale = listings.delete().where(listings.c.touched < now - STALE_MS)
        await self._registry.store.do(lambda connection: connection.execute(stale))
        query = sa.select(listings.c.table_id)
        kept = await self._registry.store.read(lambda found: set(found.scalars(query)))
        for table in [one for one in self._tables if one not in self._own and one not in kept]:
            self._put(table, None, is_own=False)
