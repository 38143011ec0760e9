"""The people who wait to be paired, as stored in the database.

A table is reserved for a group in one transaction, under an id chosen before; only then is it made.
A server that stops in between finishes this when it is started again, so nobody is lost, and nobody
gets two tables. The seat of a guest follows from a key of the server, that of an account from the
account's own key, so a device needs only its ticket.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.server.accounts.accounts import Account
from capicua.server.store.event_log import Store
from capicua.server.store.schema import seatings, seeks, tables
from capicua.server.store.server_keys import server_key
from capicua.table.play.seats import key_hash, unguessable

HERE_MS: Final = 25_000
"""Who has not been heard for this time is not paired at the moment."""
FORGOTTEN_MS: Final = 75_000
"""Who has not been heard for this time no longer waits."""
_KEY: Final = "seeks"
_ID_LENGTH: Final = 12
_TICKET_BYTES: Final = 24
_LOCK: Final = 0x63617069
"""The number of PostgreSQL's lock for pairing."""


class Sought(Struct):
    """What a person waits for; stored as JSON."""

    name: str
    face: str
    formats: list[str]
    bots_after: int = 0
    """In seconds; 0: never."""
    format: str = ""
    """The format of the table that has been reserved."""
    only_phrases: bool = False
    """Whether the person writes and reads nothing but preset phrases."""


class Seek(Struct, frozen=True):
    """A row of ``seeks``; times are in milliseconds since 1970."""

    id: str
    account: str
    """The account; empty for guests."""
    sought: Sought
    made: int
    heard: int
    table: str
    """The table reserved for the person; empty while they wait."""
    seat: int
    token: str
    """The hash by which the table knows the person."""
    is_made: bool
    """Whether that table exists."""


class Place(Struct, frozen=True):
    """A seat reserved for a person who waits."""

    seek: str
    seat: int
    token: str
    account: str = ""


class _TakenError(Exception):
    """Somebody of a group no longer waits."""


_COLUMNS: Final = (
    *(seeks.c.id, seeks.c.account_id, seeks.c.wish, seeks.c.made, seeks.c.heard),
    *(seeks.c.table_id, seeks.c.seat, seeks.c.token, tables.c.id.label("made_table")),
)
_SEEKS: Final = sa.select(*_COLUMNS).select_from(
    seeks.outerjoin(tables, tables.c.id == seeks.c.table_id)
)
_sought: Final = json.Decoder(Sought)


def _new_key() -> str:
    return secrets.token_hex(32)


def _new_ticket() -> str:
    return secrets.token_urlsafe(_TICKET_BYTES)


def names_of(key: str) -> tuple[str, str]:
    """Return the id and the ticket of the wait that a client asks for under a key."""
    digest = hashlib.blake2b(key.encode(), digest_size=9 + _TICKET_BYTES).digest()
    text = base64.urlsafe_b64encode(digest).decode()
    return text[:_ID_LENGTH], text[_ID_LENGTH:]


class Seeks:
    """All people who wait to be paired."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        """The key from which the tokens of guests follow, once it has been read."""

    async def token(self, seek: str, account: Account | None, table: str) -> str:
        """Return the token of a person at the table that is reserved for them."""
        if account is not None:
            return account.table_token(table)
        if not self._key:
            self._key = bytes.fromhex(await server_key(self._store, _KEY, _new_key))
        digest = hashlib.blake2b(f"{seek} {table}".encode(), key=self._key, digest_size=24)
        return base64.urlsafe_b64encode(digest.digest()).decode().rstrip("=")

    # -- waiting -------------------------------------------------------------------------------

    async def add(
        self,
        account: str,
        sought: Sought,
        now: int,
        *,
        instead_of: str = "",
        key: str | None = None,
    ) -> tuple[str, str]:
        """Let a person wait; return the id and the ticket of the wait.

        It replaces other waits of the account, and ``instead_of``. Both follow from the client's
        key, if it has one, so that a repeated request finds the wait.
        """
        id, ticket = names_of(key) if key else (unguessable(_ID_LENGTH), _new_ticket())
        row = {
            "id": id,
            "account_id": account or None,
            "ticket": key_hash(ticket),
            "wish": json.encode(sought).decode(),
            "made": now,
            "heard": now,
        }
        former = seeks.c.id == instead_of
        if account:
            former = sa.or_(former, seeks.c.account_id == account)

        def work(connection: Connection) -> None:
            connection.execute(seeks.delete().where(former, seeks.c.table_id.is_(None)))
            with suppress(IntegrityError), connection.begin_nested():  # the same request, twice
                connection.execute(seeks.insert().values(**row))

        await self._store.do(work)
        return id, ticket

    async def find(self, id: str, ticket: str) -> Seek | None:
        """Return the wait with an id and a ticket."""
        query = _SEEKS.where(seeks.c.id == id, seeks.c.ticket == key_hash(ticket))
        return await self._one(query)

    async def of_account(self, account: str) -> Seek | None:
        """Return the newest wait of an account, whose match may be in play."""
        query = _SEEKS.where(seeks.c.account_id == account).order_by(seeks.c.made.desc()).limit(1)
        return await self._one(query)

    async def _one(self, query: sa.Select[Any]) -> Seek | None:
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else _seek(row)

    async def waiting(self) -> list[Seek]:
        """Return everybody who waits, whether heard lately or not."""
        query = _SEEKS.where(seeks.c.table_id.is_(None))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [_seek(row) for row in rows]

    async def hear(self, ids: Iterable[str], now: int, before: int) -> None:
        """Note that people are still here, and forget those not heard since ``before``."""
        heard = list(ids)

        def work(connection: Connection) -> None:
            if heard:
                connection.execute(seeks.update().where(seeks.c.id.in_(heard)).values(heard=now))
            connection.execute(
                seeks.delete().where(seeks.c.table_id.is_(None), seeks.c.heard < before)
            )

        await self._store.do(work)

    async def withdraw(self, id: str) -> bool:
        """End a wait, and return whether the person had not been paired yet."""
        gone = seeks.delete().where(seeks.c.id == id, seeks.c.table_id.is_(None))
        return await self._store.do(lambda connection: connection.execute(gone).rowcount > 0)

    # -- reserving tables ----------------------------------------------------------------------

    async def reserve(self, table: str, format: str, places: Sequence[Place], now: int) -> bool:
        """Reserve a table for people, all or nobody; return whether they all still waited."""

        def group(connection: Connection) -> None:
            for place in places:
                found = connection.scalar(
                    sa.select(seeks.c.wish).where(
                        seeks.c.id == place.seek, seeks.c.table_id.is_(None)
                    )
                )
                if found is None:
                    raise _TakenError
                sought = _sought.decode(found)
                sought.format = format
                changed = connection.execute(
                    seeks.update()
                    .where(seeks.c.id == place.seek, seeks.c.table_id.is_(None))
                    .values(
                        table_id=table,
                        seat=place.seat,
                        token=place.token,
                        wish=json.encode(sought).decode(),
                    )
                )
                if changed.rowcount != 1:
                    raise _TakenError
                if place.account:
                    connection.execute(
                        seatings.insert().values(
                            table_id=table,
                            account_id=place.account,
                            token=place.token,
                            origin=table,
                            at=now,
                        )
                    )

        def work(connection: Connection) -> bool:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
            try:
                with connection.begin_nested():
                    group(connection)
            except _TakenError:
                return False
            return True

        return await self._store.do(work)

    async def release(self, table: str) -> None:
        """Let people wait again whose table could not be made."""

        def work(connection: Connection) -> None:
            connection.execute(
                seeks.update()
                .where(seeks.c.table_id == table)
                .values(table_id=None, seat=None, token="")
            )
            connection.execute(seatings.delete().where(seatings.c.table_id == table))

        await self._store.do(work)

    async def reserved(self, among: Sequence[str] | None = None) -> dict[str, list[Seek]]:
        """Return the people of each reserved table, or of some, whether it exists or not."""
        which = seeks.c.table_id.is_not(None) if among is None else seeks.c.table_id.in_(among)
        query = _SEEKS.where(which).order_by(seeks.c.seat)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[Seek]] = {}
        for seek in map(_seek, rows):
            found.setdefault(seek.table, []).append(seek)
        return found


def _seek(row: Any) -> Seek:
    id, account, wish, made, heard, table, seat, token, made_table = row
    return Seek(
        id=id,
        account=account or "",
        sought=_sought.decode(wish),
        made=made,
        heard=heard,
        table=table or "",
        seat=0 if seat is None else seat,
        token=token,
        is_made=made_table is not None,
    )
