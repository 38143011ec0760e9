"""Deleting an account, and everything that would tell whose it was.

What identifies the person goes first, in one transaction; the account is then marked, and an
erasure that is interrupted goes on when the server starts. The matches themselves stay, since
they are the others' too: each table's log is rewritten without the person (``table.room.erasure``).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.server.accounts import invitations, relations
from capicua.server.accounts.accounts import LEAVING
from capicua.server.store import schema
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, events, seatings, snapshots, tables
from capicua.server.tables.table_actor import RESYNC
from capicua.server.tables.table_registry import TableRegistry
from capicua.table.room import erasure
from capicua.table.room.events import decode, encode

MOST_REMATCHES: Final = 100
"""How many rematches in a row are followed, at which the person may have a seat unseen."""

Eraser = Callable[[Connection, str], None]
"""Deletes what one part keeps of an account, within a transaction."""

log = logging.getLogger("capicua.server")


class Erasure:
    """Deletes accounts."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        also: Sequence[Eraser] = (),
    ) -> None:
        """``also`` deletes what parts above this one keep of an account."""
        self._store = store
        self._registry = registry
        self._also = (relations.erase, invitations.erase, *also)

    async def erase(self, account: str) -> None:
        """Delete an account and its bots; returns once nothing personal is left."""
        await self._erase(account)
        await self._store.scrub()

    async def _erase(self, account: str) -> None:
        bots = sa.select(accounts.c.id).where(accounts.c.owner_id == account)
        for bot in await self._store.read(lambda connection: connection.scalars(bots).all()):
            await self._erase(bot)
        await self._store.do(lambda connection: self._begin(connection, account))
        await self._finish(account)

    async def go_on(self) -> None:
        """Finish the erasures that were interrupted."""
        query = sa.select(accounts.c.id).where(accounts.c.role == LEAVING)
        begun = await self._store.read(lambda connection: connection.scalars(query).all())
        for account in begun:
            log.info("going on with the deletion of an account")
            await self._finish(account)
        if begun:
            await self._store.scrub()

    def _begin(self, connection: Connection, account: str) -> None:
        """Delete what identifies a person, and mark the account."""
        _forget_person(connection, account)
        for eraser in self._also:  # some of them look at where the person has been
            eraser(connection, account)

    async def _finish(self, account: str) -> None:
        query = sa.select(seatings.c.table_id, seatings.c.token).where(
            seatings.c.account_id == account
        )
        for table, token in await self._store.read(lambda c: c.execute(query).all()):
            await self._erase_at(table, token)
            gone = seatings.delete().where(
                seatings.c.account_id == account, seatings.c.table_id == table
            )
            await self._store.do(partial(_execute, statement=gone))
        await self._store.do(lambda connection: _end(connection, account))

    async def _erase_at(self, table: str, token: str) -> None:
        """Erase the person with a token from a table and its rematches, which know the token."""
        seen: set[str] = set()
        while table and table not in seen and len(seen) < MOST_REMATCHES:
            seen.add(table)
            rematch = await self._store.do(partial(_rewrite, table=table, token=token))
            actor = self._registry.actors.get(table)
            if actor is not None:
                actor.leave(RESYNC)  # its readers come back to the rewritten log
            table = rematch


def erase_now(connection: Connection, account: str, *also: Eraser) -> None:
    """Delete an account and its bots within one transaction, also while a server is running."""
    for bot in connection.scalars(sa.select(accounts.c.id).where(accounts.c.owner_id == account)):
        erase_now(connection, bot, *also)
    _forget_person(connection, account)
    for eraser in (relations.erase, invitations.erase, *also):
        eraser(connection, account)
    places = sa.select(seatings.c.table_id, seatings.c.token).where(
        seatings.c.account_id == account
    )
    for first, token in connection.execute(places).all():
        table, seen = first, set[str]()
        while table and table not in seen and len(seen) < MOST_REMATCHES:
            seen.add(table)
            table = _rewrite(connection, table, token)
    _end(connection, account)


def _execute(connection: Connection, statement: sa.Executable) -> None:
    connection.execute(statement)


def _forget_person(connection: Connection, account: str) -> None:
    for table in (schema.sessions, schema.passkeys, schema.recovery_codes, schema.challenges):
        connection.execute(table.delete().where(table.c.account_id == account))
    connection.execute(
        accounts.update()
        .where(accounts.c.id == account)
        .values(
            name=erasure.ERASED,
            likeness=f"{LEAVING} {account}",
            face="",
            country="",
            language="",
            role=LEAVING,
            email="",
            settings="{}",
        )
    )


def _end(connection: Connection, account: str) -> None:
    """Delete the account and all rows about it; keep what belongs to others without its id."""
    players, reports, audit = schema.match_players, schema.reports, schema.audit
    connection.execute(
        players.update().where(players.c.account_id == account).values(account_id=None)
    )
    connection.execute(reports.delete().where(reports.c.about_id == account))
    connection.execute(
        reports.update().where(reports.c.by_id == account).values(by_id=None, text="", log="")
    )
    about = audit.c.about_id == account
    connection.execute(audit.update().where(about).values(about_id=None, detail=""))
    connection.execute(audit.update().where(audit.c.by_id == account).values(by_id=None))
    connection.execute(schema.relations.delete().where(schema.relations.c.other_id == account))
    kept = (players, reports, audit)
    for table in schema.metadata.sorted_tables:
        if "account_id" in table.c and table not in kept:
            connection.execute(table.delete().where(table.c.account_id == account))
    connection.execute(accounts.delete().where(accounts.c.id == account))


def _rewrite(connection: Connection, table: str, token: str) -> str:
    """Rewrite the log of a table without a person, and return the table of its rematch.

    A process that has the table in memory can no longer write to it, and loads it again.
    """
    held = tables.update().where(tables.c.id == table).values(epoch=tables.c.epoch + 1)
    if not connection.execute(held).rowcount:
        return ""
    own = events.c.table_id == table
    rows = connection.execute(
        sa.select(events.c.seq, events.c.payload).where(own).order_by(events.c.seq)
    ).all()
    kept = connection.scalar(sa.select(snapshots.c.payload).where(snapshots.c.table_id == table))
    stored = [(seq, bytes(payload)) for seq, payload in rows]
    log_events = [(seq, decode(payload)) for seq, payload in stored]
    snapshot = None if kept is None else decode(bytes(kept))
    every = [event for _, event in log_events] + ([snapshot] if snapshot is not None else [])
    who = erasure.find(every, token)
    for (seq, event), (_, payload) in zip(log_events, stored, strict=True):
        new = encode(erasure.erase(event, who))
        if new != payload:
            connection.execute(events.update().where(own, events.c.seq == seq).values(payload=new))
    if snapshot is not None:
        connection.execute(
            snapshots.update()
            .where(snapshots.c.table_id == table)
            .values(payload=encode(erasure.erase(snapshot, who)))
        )
    _forget_copies(connection, table, who)
    return erasure.rematch_in(every)


def _forget_copies(connection: Connection, table: str, who: erasure.Erased) -> None:
    """Remove the names from copies of the log: in the lobby, which a visit renews, and reports."""
    listings, reports = schema.listings, schema.reports
    connection.execute(listings.delete().where(listings.c.table_id == table))
    copies = sa.select(reports.c.id, reports.c.log).where(reports.c.table_id == table)
    for id, copied in connection.execute(copies).all():
        text = copied
        for name in who.names:
            text = text.replace(name, erasure.ERASED)
        if text != copied:
            connection.execute(reports.update().where(reports.c.id == id).values(log=text))
