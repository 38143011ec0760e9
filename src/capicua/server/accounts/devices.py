"""Where an account is signed in: its sessions and its passkeys, and ending them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.hall.accounts import AccountDevices, AccountPasskey, AccountSession
from capicua.core.messages import Message, Refused
from capicua.server.accounts.recovery import count_codes
from capicua.server.store.event_log import Store
from capicua.server.store.schema import passkeys, sessions, subscriptions
from capicua.table.play.seats import key_hash

_SYSTEMS: Final = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("Windows", r"Windows"),
    ("ChromeOS", r"CrOS"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("Linux", r"Linux"),
)
_BROWSERS: Final = (
    ("Edge", r"\bEdgA?/"),
    ("Opera", r"\bOPR/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/"),
    ("Safari", r"Safari/"),
)
"""Browsers by what they say of themselves; the first that fits counts."""


def device_name(agent: str) -> str:
    """Return a name for a browser, for example ``Firefox · Android``; nothing more is stored."""
    found = [
        next((name for name, pattern in kinds if re.search(pattern, agent[:400])), "")
        for kinds in (_BROWSERS, _SYSTEMS)
    ]
    return " · ".join(filter(None, found))


async def devices_of(store: Store, account: str, token: str) -> AccountDevices:
    """Return the ways into an account; ``token`` is the session that asks."""
    own = key_hash(token)

    def look(connection: Connection) -> AccountDevices:
        open_sessions = sa.select(
            sessions.c.hash, sessions.c.device, sessions.c.made, sessions.c.seen
        ).where(sessions.c.account_id == account)
        keys = sa.select(passkeys.c.id, passkeys.c.device, passkeys.c.made).where(
            passkeys.c.account_id == account
        )
        return AccountDevices(
            [
                AccountSession(*row, is_own=row[0] == own)
                for row in connection.execute(open_sessions.order_by(sessions.c.seen.desc()))
            ],
            [AccountPasskey(*row) for row in connection.execute(keys.order_by(passkeys.c.made))],
            count_codes(connection, account),
        )

    return await store.read(look)


async def end_sessions(store: Store, account: str, ids: Sequence[str] | None = None) -> None:
    """Sign out some devices of an account, or all of them; they get no notices either."""
    gone = [sessions.delete().where(sessions.c.account_id == account)]
    gone.append(subscriptions.delete().where(subscriptions.c.account_id == account))
    if ids is not None:
        gone[0] = gone[0].where(sessions.c.hash.in_(ids))
        gone[1] = gone[1].where(subscriptions.c.session.in_(ids))
    await store.do(lambda connection: [connection.execute(each) for each in gone])


async def remove_passkey(store: Store, account: str, id: str) -> None:
    """Remove a passkey. Raise ``Refused`` for the last way into the account."""

    def work(connection: Connection) -> bool:
        others = sa.select(sa.func.count()).where(
            passkeys.c.account_id == account, passkeys.c.id != id
        )
        if not (connection.scalar(others) or count_codes(connection, account)):
            return False
        connection.execute(
            passkeys.delete().where(passkeys.c.account_id == account, passkeys.c.id == id)
        )
        return True

    if not await store.do(work):
        raise Refused(Message("passkey-last"))
