"""Invitations to tables, by name: a person at a table asks an account to sit down there."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.hall.people import ReceivedInvitation
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.relations import hold, is_blocked
from capicua.server.store.event_log import Store
from capicua.server.store.limits import DAY_MS
from capicua.server.store.schema import accounts, invitations, relations, tables
from capicua.server.timers import now_ms

VALID_MS: Final = DAY_MS
"""How long an invitation is open, in milliseconds."""
MOST: Final = 20
"""Maximum number of open invitations by one account."""


class Invitations:
    """The open invitations of all accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def send(self, account: Account, other: str, table: str) -> None:
        """Invite an account to a table. Raise ``Refused``.

        A child is invited by friends only, and nobody by a person whom a block separates.
        """
        if account.id == other:
            raise Refused(Message("relation-self"))
        now = now_ms()

        def work(connection: Connection) -> Refused | None:
            if not hold(connection, account.id, other):
                return Refused(Message("no-such-account"))
            is_child = connection.scalar(
                sa.select(accounts.c.is_child).where(accounts.c.id == other)
            )
            is_friend = connection.scalar(
                sa.select(relations.c.at).where(
                    relations.c.account_id == account.id,
                    relations.c.other_id == other,
                    relations.c.kind == "friend",
                )
            )
            if is_blocked(connection, account.id, other) or (is_child and is_friend is None):
                return Refused(Message("relation-closed"))
            same = sa.and_(invitations.c.table_id == table, invitations.c.to_id == other)
            connection.execute(invitations.delete().where(same))
            count = sa.select(sa.func.count()).where(
                invitations.c.by_id == account.id, invitations.c.at > now - VALID_MS
            )
            if int(connection.scalar(count) or 0) >= MOST:
                return Refused(Message("relation-most", {"count": MOST}))
            row = {"table_id": table, "to_id": other, "by_id": account.id, "at": now}
            connection.execute(invitations.insert().values(**row))
            return None

        refused = await self._store.do(work)
        if refused is not None:
            raise refused

    async def received(self, account: str) -> list[ReceivedInvitation]:
        """Return the open invitations to an account, the latest first."""
        query = (
            sa.select(
                invitations.c.table_id,
                tables.c.game,
                accounts.c.id,
                accounts.c.name,
                accounts.c.face,
                invitations.c.at,
            )
            .join(accounts, accounts.c.id == invitations.c.by_id)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(invitations.c.to_id == account, invitations.c.at > now_ms() - VALID_MS)
            .order_by(invitations.c.at.desc())
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [ReceivedInvitation(*row) for row in rows]

    async def holds(self, account: str, table: str) -> bool:
        """Return whether an account is invited to a table."""
        query = sa.select(invitations.c.at).where(
            invitations.c.table_id == table,
            invitations.c.to_id == account,
            invitations.c.at > now_ms() - VALID_MS,
        )
        return await self._store.read(lambda connection: connection.scalar(query)) is not None

    async def end(self, account: str, table: str) -> None:
        """End the invitation of an account to a table, if there is one."""
        gone = invitations.delete().where(
            invitations.c.table_id == table, invitations.c.to_id == account
        )
        await self._store.do(lambda connection: connection.execute(gone))

    async def forget(self, now: int) -> int:
        """Delete the invitations that are no longer open, and return their number."""
        old = invitations.delete().where(invitations.c.at < now - VALID_MS)
        return await self._store.do(lambda connection: connection.execute(old).rowcount)


def erase(connection: Connection, account: str) -> None:
    """Delete the invitations by and to an account, as part of deleting it."""
    connection.execute(
        invitations.delete().where(
            sa.or_(invitations.c.by_id == account, invitations.c.to_id == account)
        )
    )
