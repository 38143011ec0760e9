"""What accounts no longer need is deleted: forgotten devices, unanswered challenges.

Erasures that were interrupted are finished here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import sqlalchemy as sa

from capicua.server.accounts.erasure import Erasure
from capicua.server.store.event_log import Store
from capicua.server.store.schema import challenges, sessions, subscriptions
from capicua.server.timers import now_ms

SESSION_MS: Final = 180 * 86_400_000
"""How long a device stays signed in without being used, in milliseconds."""
LOOK_SECONDS: Final = 6 * 3600.0

log = logging.getLogger("capicua.server")


async def watch(store: Store, erasure: Erasure) -> None:
    """Delete what is old, now and every few hours, until cancelled."""
    while True:
        try:
            await erasure.go_on()
            await forget(store, now_ms())
        except Exception:  # the database may be away; the next time tries again
            log.warning("accounts could not be tidied", exc_info=True)
        await asyncio.sleep(LOOK_SECONDS)


async def forget(store: Store, now: int) -> None:
    """Delete the sessions of people, with their notices, and the challenges that are too old."""
    old = sessions.delete().where(
        sessions.c.seen < now - SESSION_MS, sessions.c.is_bot_token.is_(False)
    )
    open_sessions = sa.select(sessions.c.hash)
    forgotten = subscriptions.delete().where(
        subscriptions.c.session != "", subscriptions.c.session.not_in(open_sessions)
    )
    unanswered = challenges.delete().where(challenges.c.until < now)
    all_old = (old, forgotten, unanswered)
    await store.do(lambda connection: [connection.execute(each) for each in all_old])
