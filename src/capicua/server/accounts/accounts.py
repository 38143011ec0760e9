"""Accounts and their sessions, as stored in the database."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from msgspec import Struct, to_builtins
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.core.messages import Message, Refused
from capicua.server.accounts.names import check_name, name_key
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, challenges, seatings, sessions, tables
from capicua.server.timers import now_ms
from capicua.table.frames.faces import check_face
from capicua.table.play.seats import key_hash, unguessable

_ID_LENGTH: Final = 12
_SEAT_KEY_BYTES: Final = 32
_TOKEN_BYTES: Final = 24
LEAVING: Final = "leaving"
"""The role of an account whose erasure has begun."""
MOST_TABLES: Final = 40
"""How many of an account's tables are listed."""
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
    owner_id: str | None
    """The account of the person whose bot it is."""
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

    def check_standing(self, now: int) -> None:
        """Raise ``Refused`` if the account is suspended from playing with strangers."""
        if self.suspended_until > now:
            raise Refused(Message("account-suspended"))

    def table_token(self, origin: str, mask: str = "") -> str:
        """Return the account's token at a table; every device of the account has the same."""
        digest = hashlib.blake2b(origin.encode(), key=self.seat_key, digest_size=_TOKEN_BYTES)
        return _masked(base64.urlsafe_b64encode(digest.digest()).decode().rstrip("="), mask)


class SeatedAccount(NamedTuple):
    """Whose account has been at a table."""

    id: str
    name: str
    is_bot: bool


class Seating(Struct, frozen=True):
    """An account at a table."""

    table_id: str
    account_id: str
    token: str
    """The hash of its token."""
    origin: str
    """The table whose id the token follows from."""
    mask: str
    """Empty, or what turns that token into this one, which was made before the account."""
    at: int


_COLUMNS: Final = tuple(accounts.c[name] for name in Account.__struct_fields__)


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str, face: str = "", language: str = "") -> Account:
        """Create an account. Raise ``Refused`` if the name is invalid or taken."""
        account = new_account(name, face, language)
        if not await self._store.do(lambda connection: insert_account(connection, account)):
            raise name_taken(account.name)
        return account

    async def find(self, id: str) -> Account | None:
        """Return the account with this id."""
        return await self._one(accounts.c.id == id)

    async def named(self, name: str) -> Account | None:
        """Return the account whose name looks like this one."""
        return await self._one(accounts.c.likeness == name_key(name))

    async def _one(self, which: sa.ColumnElement[bool]) -> Account | None:
        query = sa.select(*_COLUMNS).where(which)
        return await self._store.read(lambda connection: _account(connection.execute(query)))

    # -- sessions ------------------------------------------------------------------------------

    async def sign_in(self, account: str, device: str = "", *, is_bot_token: bool = False) -> str:
        """Start a session, and return its token."""
        token = new_session()
        await self._store.do(
            lambda connection: insert_session(
                connection, account, token, device, is_bot_token=is_bot_token
            )
        )
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
        origins = [table, *([former.origin] if former is not None else [])]
        origin = next((one for one in origins if account.table_token(one) == token), "")
        row = {
            "table_id": table,
            "account_id": account.id,
            "token": key_hash(token),
            "origin": origin or table,
            "mask": "" if origin else _mask(account.table_token(table), token),
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

    async def token_at(self, account: Account, table: str) -> str | None:
        """Return the token of an account at a table, or ``None`` if it has not been there."""
        seating = await self.seating(account.id, table)
        return None if seating is None else account.table_token(seating.origin, seating.mask)

    async def may_sit(self, table: str, token: str, session: str | None) -> bool:
        """Return whether a browser may use a token that it keeps of a table.

        One that an account was given needs a session of the account, so that a lost phone that has
        been signed out cannot play. One that a guest or a key of a tournament brought stays with
        the browser.
        """
        is_signed_in = (
            sa.select(sessions.c.hash)
            .where(sessions.c.account_id == seatings.c.account_id)
            .where(sessions.c.hash == key_hash(session or ""))
            .exists()
        )
        query = sa.select(is_signed_in).where(
            seatings.c.table_id == table,
            seatings.c.token == key_hash(token),
            seatings.c.mask == "",
        )
        found = await self._store.read(lambda connection: connection.scalar(query))
        return found is None or bool(found)

    async def open_sessions(self, hashes: Sequence[str]) -> set[str]:
        """Return which of some sessions have not ended."""
        query = sa.select(sessions.c.hash).where(sessions.c.hash.in_(hashes))
        return await self._store.read(lambda connection: set(connection.scalars(query)))

    async def tables_of(self, account: str) -> list[tuple[str, str, int]]:
        """Return the tables of an account: id, game and time of the last event.

        Those at which something is still due come first, then the newest.
        """
        query = (
            sa.select(tables.c.id, tables.c.game, tables.c.touched)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.account_id == account)
            .order_by(tables.c.wake.is_(None), tables.c.touched.desc())
            .limit(MOST_TABLES)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(id, game, touched) for id, game, touched in rows]

    async def at_table(self, table: str) -> dict[str, str]:
        """Return the ids of accounts that have been at a table, by the hash of their token."""
        query = sa.select(seatings.c.token, seatings.c.account_id).where(
            seatings.c.table_id == table
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def named_at_table(self, table: str) -> dict[str, SeatedAccount]:
        """Return the accounts that have been at a table, by the hash of their token."""
        query = (
            sa.select(seatings.c.token, accounts.c.id, accounts.c.name, accounts.c.is_bot)
            .join(accounts, accounts.c.id == seatings.c.account_id)
            .where(seatings.c.table_id == table, accounts.c.role != LEAVING)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.token: SeatedAccount(row.id, row.name, bool(row.is_bot)) for row in rows}


def _mask(derived: str, token: str) -> str:
    """Return what turns one token into another, in hexadecimal."""
    pairs = zip(derived.encode(), token.encode().ljust(len(derived)), strict=False)
    return bytes(one ^ other for one, other in pairs).hex()


def _masked(derived: str, mask: str) -> str:
    pairs = zip(derived.encode(), bytes.fromhex(mask), strict=False)
    return bytes(one ^ other for one, other in pairs).decode().rstrip() if mask else derived


def new_account(
    name: str,
    face: str = "",
    language: str = "",
    *,
    id: str = "",
    is_bot: bool = False,
    owner: str | None = None,
) -> Account:
    """Return an account that is not stored yet. Raise ``Refused`` if the name is invalid."""
    now = now_ms()
    check_face(face)
    return Account(
        id=id or new_id(),
        name=check_name(name),
        face=face,
        country="",
        language=language,
        role="player",
        is_bot=is_bot,
        owner_id=owner,
        is_child=False,
        email="",
        seat_key=secrets.token_bytes(_SEAT_KEY_BYTES),
        settings="{}",
        made=now,
        seen=now,
        renamed=0,
        muted_until=0,
        suspended_until=0,
    )


def new_id() -> str:
    """Return an id for a new account."""
    return unguessable(_ID_LENGTH)


def insert_account(connection: Connection, account: Account) -> bool:
    """Store a new account within a transaction, and return whether its name was free."""
    row = {"likeness": name_key(account.name), **to_builtins(account, builtin_types=(bytes,))}
    try:
        with connection.begin_nested():
            connection.execute(accounts.insert().values(**row))
    except IntegrityError:
        return False
    return True


def name_taken(name: str) -> Refused:
    """Return the refusal of a name that somebody else has."""
    return Refused(Message("account-name-taken", {"name": name}))


def new_session() -> str:
    """Return the token of a new session."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def insert_session(
    connection: Connection, account: str, token: str, device: str, *, is_bot_token: bool = False
) -> None:
    """Store a new session within a transaction."""
    now = now_ms()
    connection.execute(
        sessions.insert().values(
            hash=key_hash(token),
            account_id=account,
            device=device[:80],
            is_bot_token=is_bot_token,
            made=now,
            seen=now,
        )
    )


def spend_challenge(connection: Connection, kind: str, challenge: str) -> str | None:
    """Remove a challenge within a transaction, and return its account.

    Return ``None`` if it was not asked, is too old, or has been answered.
    """
    which = challenges.c.hash == challenge
    row = connection.execute(
        sa.select(challenges.c.kind, challenges.c.account_id, challenges.c.until).where(which)
    ).first()
    spent = connection.execute(challenges.delete().where(which)).rowcount
    if row is None or not spent or row[0] != kind or row[2] < now_ms():
        return None
    return str(row[1])


def _account(rows: sa.CursorResult[Any]) -> Account | None:
    row = rows.first()
    return None if row is None else Account(*tuple(row))
