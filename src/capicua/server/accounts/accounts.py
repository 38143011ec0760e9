"""Accounts and their sessions, as stored in the database."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, seatings, sessions
from capicua.server.timers import now_ms
from capicua.table.play.seats import good_name, key_hash, likeness, unguessable

_ID_LENGTH: Final = 12
_SEAT_KEY_BYTES: Final = 32
_TOKEN_BYTES: Final = 24
SEEN_MS: Final = 3_600_000
"""How precisely it is recorded when a device was last used."""


class Account(Struct, frozen=True):
    """A row of ``accounts``; times are in milliseconds since 1970."""

    id: str
    name: str
    face: str
    country: str
    language: str
    role: str
    """``player``, ``moderator`` or ``admin``."""
    is_bot: bool
    is_child: bool
    """Whether it may chat with ready-made phrases only."""
    email: str
    seat_key: bytes
    settings: str
    """What its person has chosen, as JSON."""
    made: int
    seen: int
    renamed: int
    muted_until: int
    suspended_until: int

    def table_token(self, origin: str) -> str:
        """Return the account's token at a table; every device of the account has the same."""
        digest = hashlib.blake2b(origin.encode(), key=self.seat_key, digest_size=_TOKEN_BYTES)
        return base64.urlsafe_b64encode(digest.digest()).decode().rstrip("=")


class Seating(Struct, frozen=True):
    """An account at a table."""

    table_id: str
    account_id: str
    token: str
    """The hash of its token."""
    origin: str
    """The table whose id the token follows from; empty if the token was made before the account."""
    at: int


_COLUMNS: Final = tuple(accounts.c[name] for name in Account.__struct_fields__)


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str, face: str = "", language: str = "") -> Account:
        """Create an account. Raise ``Refused`` if the name is invalid or taken."""
        now = now_ms()
        plain = good_name(name, ())
        row: dict[str, Any] = {
            "id": unguessable(_ID_LENGTH),
            "name": plain,
            "likeness": likeness(plain),
            "face": face,
            "language": language,
            "seat_key": secrets.token_bytes(_SEAT_KEY_BYTES),
            "made": now,
            "seen": now,
        }

        def work(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(accounts.insert().values(**row))
            except IntegrityError:
                return False
            return True

        if not await self._store.do(work):
            raise Refused(Message("name-taken", {"name": plain}))
        found = await self.find(row["id"])
        assert found is not None
        return found

    async def find(self, id: str) -> Account | None:
        """Return the account with this id."""
        return await self._one(accounts.c.id == id)

    async def named(self, name: str) -> Account | None:
        """Return the account whose name looks like this one."""
        return await self._one(accounts.c.likeness == likeness(name))

    async def _one(self, which: sa.ColumnElement[bool]) -> Account | None:
        query = sa.select(*_COLUMNS).where(which)
        return await self._store.read(lambda connection: _account(connection.execute(query)))

    # -- sessions ------------------------------------------------------------------------------

    async def sign_in(self, account: str, device: str = "", *, is_bot_token: bool = False) -> str:
        """Start a session, and return its token."""
        token, now = secrets.token_urlsafe(_TOKEN_BYTES), now_ms()
        row = sessions.insert().values(
            hash=key_hash(token),
            account_id=account,
            device=device[:80],
            is_bot_token=is_bot_token,
            made=now,
            seen=now,
        )
        await self._store.do(lambda connection: connection.execute(row))
        return token

    async def of_session(self, token: str) -> Account | None:
        """Return the account of a session."""
        digest, now = key_hash(token), now_ms()
        query = (
            sa.select(*_COLUMNS, sessions.c.seen.label("used"))
            .join(sessions, sessions.c.account_id == accounts.c.id)
            .where(sessions.c.hash == digest)
        )
        row = await self._store.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        if row[-1] < now - SEEN_MS:
            used = sessions.update().where(sessions.c.hash == digest).values(seen=now)
            seen = accounts.update().where(accounts.c.id == row[0]).values(seen=now)
            await self._store.do(
                lambda connection: [connection.execute(each) for each in (used, seen)]
            )
        return Account(*row[:-1])

    async def sign_out(self, token: str) -> None:
        """End a session."""
        gone = sessions.delete().where(sessions.c.hash == key_hash(token))
        await self._store.do(lambda connection: connection.execute(gone))

    # -- tables --------------------------------------------------------------------------------

    async def seat(self, account: Account, table: str, token: str, *, before: str = "") -> None:
        """Record that an account is known at a table by a token.

        ``before`` is the table of which this one is the rematch: people keep their tokens.
        """
        known = await self.seating(account.id, table)
        if known is not None:
            return
        former = await self.seating(account.id, before) if before else None
        origins = [table, *([former.origin] if former is not None and former.origin else [])]
        row = {
            "table_id": table,
            "account_id": account.id,
            "token": key_hash(token),
            "origin": next((one for one in origins if account.table_token(one) == token), ""),
            "at": now_ms(),
        }

        def work(connection: Connection) -> None:
            with suppress(IntegrityError), connection.begin_nested():  # two devices at once
                connection.execute(seatings.insert().values(**row))

        await self._store.do(work)

    async def seating(self, account: str, table: str) -> Seating | None:
        """Return how an account is known at a table."""
        query = sa.select(seatings).where(
            seatings.c.table_id == table, seatings.c.account_id == account
        )
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Seating(*row)

    async def seatings_since(self, ids: Sequence[str], since: int) -> list[Seating]:
        """Return where accounts have come to tables since a time, the latest last."""
        query = (
            sa.select(seatings)
            .where(seatings.c.account_id.in_(list(ids)), seatings.c.at >= since)
            .order_by(seatings.c.at)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Seating(*row) for row in rows]

    async def at_table(self, table: str) -> dict[str, str]:
        """Return the accounts that have been at a table, by the hash of their token."""
        query = sa.select(seatings.c.token, seatings.c.account_id).where(
            seatings.c.table_id == table
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}


def _account(rows: sa.CursorResult[Any]) -> Account | None:
    row = rows.first()
    return None if row is None else Account(*tuple(row))
