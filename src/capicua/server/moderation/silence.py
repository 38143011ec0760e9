"""Mutes, applied to the tables that this process holds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.core.messages import Refused
from capicua.server.accounts.accounts import Account
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, muted_guests, seatings
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash

PERIOD_SECONDS: Final = 5.0
"""How soon a mute reaches the tables that other processes hold."""


class Silence:
    """The tokens of muted people; a table knows people by their tokens, not by their accounts."""

    def __init__(self, store: Store, silenced: dict[str, int]) -> None:
        """``silenced`` is what tables look at: until when each token is muted."""
        self._store = store
        self._silenced = silenced

    async def refresh(self) -> None:
        """Read from the database who is muted."""
        found: dict[str, int] = {}
        for table in (seatings, muted_guests):
            query = (
                sa.select(table.c.token, accounts.c.muted_until)
                .join(accounts, accounts.c.id == table.c.account_id)
                .where(accounts.c.muted_until > now_ms())
            )
            rows = await self._store.read(partial(_all, query=query))
            found.update((row.token, row.muted_until) for row in rows)
        self._silenced.clear()
        self._silenced.update(found)

    async def seated(self, account: Account, token: str, *, is_guest: bool = False) -> None:
        """Note that an account has come to a table under a token.

        ``is_guest``: signed out, in a browser that keeps its standing. Only of muted accounts is
        it stored where they sit as guests, and only while that holds.
        """
        if account.muted_until <= now_ms():
            return
        key = key_hash(token)
        self._silenced[key] = account.muted_until
        if is_guest:
            await self._store.do(lambda connection: _note(connection, key, account.id))

    async def watch(self) -> None:
        """Refresh for as long as the server runs."""
        while True:
            with suppress(Refused):  # the database is down; the next turn tries again
                await self.refresh()
            await asyncio.sleep(PERIOD_SECONDS)


def forget(connection: Connection, now: int) -> int:
    """Delete the guests whose mute is over; return how many."""
    muted = sa.select(accounts.c.id).where(accounts.c.muted_until > now)
    over = muted_guests.delete().where(muted_guests.c.account_id.not_in(muted))
    return connection.execute(over).rowcount


def _note(connection: Connection, token: str, account: str) -> None:
    connection.execute(muted_guests.delete().where(muted_guests.c.token == token))
    connection.execute(muted_guests.insert().values(token=token, account_id=account))


def _all(connection: Connection, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
    return connection.execute(query).all()
