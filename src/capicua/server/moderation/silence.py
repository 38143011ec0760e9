"""Mutes, applied to the tables that this process holds."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from capicua.core.messages import Refused
from capicua.server.accounts.accounts import Account
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, seatings
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
        self._guests: dict[str, str] = {}
        """The accounts of people who have come as guests, by their tokens, while this runs."""

    async def refresh(self) -> None:
        """Read from the database who is muted."""
        of_accounts = sa.select(accounts.c.id, accounts.c.muted_until).where(
            accounts.c.muted_until > now_ms()
        )
        query = (
            sa.select(seatings.c.token, accounts.c.muted_until)
            .join(accounts, accounts.c.id == seatings.c.account_id)
            .where(accounts.c.muted_until > now_ms())
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        known = await self._store.read(lambda connection: connection.execute(of_accounts).all())
        muted: dict[str, int] = {row.id: row.muted_until for row in known}
        found = {row.token: row.muted_until for row in rows}
        self._silenced.clear()
        now = now_ms()
        self._guests = {
            token: one for token, one in self._guests.items() if muted.get(one, 0) > now
        }
        self._silenced.update({token: muted[one] for token, one in self._guests.items()})
        self._silenced.update(found)

    def seated(self, account: Account, token: str, *, is_guest: bool = False) -> None:
        """Note that an account has come to a table under a token.

        ``is_guest``: signed out, in a browser that keeps its standing.
        """
        if account.muted_until > now_ms():
            self._silenced[key_hash(token)] = account.muted_until
            if is_guest:
                self._guests[key_hash(token)] = account.id

    async def watch(self) -> None:
        """Refresh for as long as the server runs."""
        while True:
            with suppress(Refused):  # the database is down; the next turn tries again
                await self.refresh()
            await asyncio.sleep(PERIOD_SECONDS)
