"""How long reports and the audit log are kept, and what of them goes with an account."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.core.messages import Refused
from capicua.server.accounts.invitations import Invitations
from capicua.server.moderation import silence
from capicua.server.store.event_log import Store
from capicua.server.store.limits import DAY_MS, FORGET_SECONDS
from capicua.server.store.schema import audit, reports, seatings
from capicua.server.timers import now_ms

REPORTS_MS: Final = 180 * DAY_MS
"""How long a report is kept after it was closed."""
AUDIT_MS: Final = 2 * 365 * DAY_MS
"""How long an action is kept; longer if its measure still holds."""

log = logging.getLogger("capicua.server")


async def forget(store: Store, now: int) -> tuple[int, int]:
    """Delete what is too old; return the numbers of reports and of actions."""
    old = reports.delete().where(reports.c.closed < now - REPORTS_MS)
    past = audit.delete().where(audit.c.at < now - AUDIT_MS, audit.c.until < now)
    return await store.do(
        lambda connection: (connection.execute(old).rowcount, connection.execute(past).rowcount)
    )


async def watch(store: Store, invitations: Invitations) -> None:
    """Delete once an hour what is too old, for as long as the server runs."""
    while True:
        try:
            await forget(store, now_ms())
            await invitations.forget(now_ms())
            await store.do(lambda connection: silence.forget(connection, now_ms()))
        except Refused:  # the database is down; the next hour tries again
            log.warning("old reports could not be deleted", exc_info=True)
        await asyncio.sleep(FORGET_SECONDS)


def erase(connection: Connection, account: str) -> None:
    """Delete what reports and the audit log hold of an account, as part of deleting it.

    Reports about it go; of those it made, the reason remains without text and log. Logs of its
    tables go from all reports, since they hold its name and what it wrote. To be called before the
    account's ``seatings`` are deleted.
    """
    at_tables = sa.select(seatings.c.table_id).where(seatings.c.account_id == account)
    for change in (
        reports.delete().where(reports.c.about_id == account),
        reports.update()
        .where(reports.c.by_id == account)
        .values(by_id=None, text="", log="", note=""),
        reports.update().where(reports.c.table_id.in_(at_tables)).values(log=""),
        audit.update().where(audit.c.about_id == account).values(about_id=None, detail=""),
        audit.update().where(audit.c.by_id == account).values(by_id=None),
    ):
        connection.execute(change)
