"""Accounts at the server's terminal: who they are, their roles, a new way in, deletion.

A server may be running.
"""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import LEAVING
from capicua.server.accounts.erasure import Eraser, erase_now
from capicua.server.accounts.names import name_key
from capicua.server.accounts.recovery import new_codes, store_codes
from capicua.server.store.schema import accounts

Role = Literal["player", "moderator", "admin"]


class KnownAccount(Struct):
    """An account in the list; times are in milliseconds since 1970."""

    id: str
    name: str
    role: str
    is_bot: bool
    made: int
    seen: int


_COLUMNS = [accounts.c[name] for name in KnownAccount.__struct_fields__]


def listed(connection: Connection, *, only_roles: bool = False) -> list[KnownAccount]:
    """Return all accounts by name, or only those of moderators and admins."""
    query = sa.select(*_COLUMNS).where(accounts.c.role != LEAVING).order_by(accounts.c.name)
    if only_roles:
        query = query.where(accounts.c.role.in_(("moderator", "admin")))
    return [KnownAccount(*row) for row in connection.execute(query)]


def named(connection: Connection, name: str) -> KnownAccount:
    """Return the account with a name. Raise ``Refused`` if there is none."""
    which = accounts.c.likeness == name_key(name)
    row = connection.execute(sa.select(*_COLUMNS).where(which)).first()
    if row is None:
        raise Refused(Message("account-unknown", {"name": name[:64]}))
    return KnownAccount(*row)


def promote(connection: Connection, name: str, role: Role) -> KnownAccount:
    """Give an account a role. Raise ``Refused`` if there is none, or it is a bot's."""
    found = named(connection, name)
    if found.is_bot and role != "player":
        raise Refused(Message("account-bot-role", {"name": found.name}))
    connection.execute(accounts.update().where(accounts.c.id == found.id).values(role=role))
    return found


def reset_codes(connection: Connection, name: str) -> list[str]:
    """Return new recovery codes for somebody who has lost every way in. Raise ``Refused``."""
    codes = new_codes()
    store_codes(connection, named(connection, name).id, codes)
    return codes


def remove(connection: Connection, name: str, *also: Eraser) -> KnownAccount:
    """Delete an account, and everything that would tell whose it was. Raise ``Refused``."""
    found = named(connection, name)
    erase_now(connection, found.id, *also)
    return found
