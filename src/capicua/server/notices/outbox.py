"""The outbox: what is due is sent, once, by one of the processes.

A process claims a notice by moving its ``due`` on, in one statement that only one process can
win, then sends it, then marks it as sent. If it is killed in between, the notice comes due again
and is sent a second time: a turn that nobody hears of costs a match, a second message costs a
glance. Browsers show the second in place of the first. An e-mail about the same notices has the
same ``Message-ID``, by which many mail servers and programs drop the second.

The process that holds a table sends its notices, because it knows who is present there; if no
process holds it, any of them does after a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from capicua.core.messages import Refused
from capicua.server.accounts.preferences import read_preferences
from capicua.server.notices.digest import Digests, game_name
from capicua.server.notices.mail import MailError
from capicua.server.notices.push import Outcome, PushSender, Subscription
from capicua.server.store.schema import accounts, notices, seatings, subscriptions, tables, turns
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.timers import now_ms

POLL_SECONDS: Final = 2.0
AT_ONCE: Final = 16
"""Maximum number of notices being sent at the same time."""
BATCH: Final = 200
LEASE_MS: Final = 120_000
"""How long a process may take to send what it has claimed."""
ORPHAN_MS: Final = 60_000
"""How long a notice waits for the process that holds its table, if there are several."""
PRESENT_MS: Final = 300_000
"""How long a notice waits whose reader is at the table."""
BACK_OFF_MS: Final = 30_000
"""How long to wait after the first failure; twice as long after each further one."""
LONGEST_BACK_OFF_MS: Final = 3_600_000
MOST_TRIES: Final = 30
"""Number of tries after which a notice is dropped: after about a day."""
KEEP_MS: Final = 7 * 86_400_000
"""How long it is remembered what was sent."""
SWEEP_SECONDS: Final = 3600.0

_Item = TypeVar("_Item")

log = logging.getLogger("capicua.server")


class Notice(NamedTuple):
    """A notice that is due."""

    id: str
    account: str
    table: str
    kind: str
    target: str
    due: int
    tries: int
    token: str | None
    """The hash of the token that the table knows its reader by."""
    game: str | None
    """The game; ``None`` if the table has been deleted."""


class TurnNotice(Struct):
    """What the service worker of a browser receives; it reveals nothing of the match."""

    id: str
    table: str
    game: str
    name: str
    """The name of the game, in the language of the browser."""
    language: str


_DUE: Final = (
    sa.select(
        notices.c.id,
        notices.c.account_id,
        notices.c.table_id,
        notices.c.kind,
        notices.c.target,
        notices.c.due,
        notices.c.tries,
        seatings.c.token,
        tables.c.game,
    )
    .outerjoin(
        seatings,
        sa.and_(
            seatings.c.table_id == notices.c.table_id,
            seatings.c.account_id == notices.c.account_id,
        ),
    )
    .outerjoin(tables, tables.c.id == notices.c.table_id)
    .where(notices.c.sent.is_(None), notices.c.due <= sa.bindparam("now"))
    .order_by(notices.c.due)
    .limit(BATCH)
)


class Outbox:
    """Sends what is due, until cancelled."""

    def __init__(
        self, registry: TableRegistry, push: PushSender, digests: Digests | None = None
    ) -> None:
        self._registry = registry
        self._store = registry.store
        self._push = push
        self._digests = digests
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Send what is due, and forget what was sent long ago, until cancelled."""
        swept = -SWEEP_SECONDS
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.send_due()
                if clock() - swept > SWEEP_SECONDS:
                    swept = clock()
                    await self.sweep()
            except DatabaseDownError:
                continue
            except Exception:  # the next round tries again
                log.exception("notices could not be sent")

    async def sweep(self) -> None:
        """Delete what was sent long ago, and the turns of deleted tables."""
        before = now_ms() - KEEP_MS

        def work(connection: Connection) -> None:
            connection.execute(notices.delete().where(notices.c.sent < before))
            there = sa.exists().where(tables.c.id == turns.c.table_id)
            connection.execute(turns.delete().where(~there))

        await self._store.do(work)

    async def send_due(self) -> None:
        """Send what is due now."""
        now = now_ms()
        rows = await self._store.read(
            lambda connection: connection.execute(_DUE, {"now": now}).all()
        )
        due = [Notice(*row) for row in rows]
        work: list[Awaitable[None]] = []
        mails = sorted((one for one in due if one.kind == "mail"), key=lambda one: one.account)
        for account, _ in groupby(mails, lambda one: one.account):
            work.append(self._each(self._mail, account))
        send = {"push": self._browser, "pause": self._pause}
        for one in due:
            if one.kind in send and self._is_ours(one, now):
                work.append(self._each(send[one.kind], one))
        await asyncio.gather(*work)

    async def _each(self, work: Callable[[_Item], Awaitable[None]], item: _Item) -> None:
        async with self._slots:
            try:
                await work(item)
            except (DatabaseDownError, GoneError):
                return
            except Exception:  # one notice must not hold up the others
                log.exception("a notice could not be sent")

    def _is_ours(self, notice: Notice, now: int) -> bool:
        is_held = notice.table in self._registry.actors
        return is_held or not self._registry.is_shared or notice.due <= now - ORPHAN_MS

    # -- browsers ------------------------------------------------------------------------------

    async def _browser(self, notice: Notice) -> None:
        actor = self._registry.actors.get(notice.table)
        if actor is not None and notice.token in actor.room.here:
            await self._move([notice], now_ms() + PRESENT_MS, 0)
            return
        if not await self._move([notice], now_ms() + LEASE_MS, 1):
            return
        query = sa.select(subscriptions.c.data, subscriptions.c.language).where(
            subscriptions.c.id == notice.target, subscriptions.c.account_id == notice.account
        )
        found = await self._store.read(lambda connection: connection.execute(query).first())
        if found is None or notice.game is None:
            await self._done([notice.id])
            return
        to, code = msgspec.json.decode(found[0], type=Subscription), found[1]
        name = await asyncio.to_thread(game_name, notice.game, code)
        payload = TurnNotice("your-turn", notice.table, notice.game, name, code)
        outcome = await self._push.send(to, payload, topic=notice.table)
        if outcome is Outcome.GONE:
            await forget_browser(self._registry, notice.target)
        elif outcome is Outcome.LATER:
            await self._later([notice])
        else:
            if outcome is Outcome.REFUSED:
                log.warning("a push service refused a notice")
            await self._done([notice.id])

    # -- e-mail --------------------------------------------------------------------------------

    async def _mail(self, account: str) -> None:
        """Send an account one message about all tables that wait for it."""
        claimed = await self._store.do(lambda connection: _claim_mails(connection, account))
        if not claimed:
            return
        ids = [one[0] for one in claimed]
        if self._digests is None:
            await self._done(ids)
            return
        try:
            await self._digests.send(account, ids)
        except MailError as error:
            log.warning("an e-mail could not be sent: %s", error)
            tries = max(one[1] for one in claimed)
            if tries < MOST_TRIES:
                due = now_ms() + back_off(tries)
                wait = notices.update().where(notices.c.id.in_(ids)).values(due=due)
                await self._store.do(lambda connection: connection.execute(wait))
                return
        await self._done(ids)

    # -- vacations -----------------------------------------------------------------------------

    async def _pause(self, notice: Notice) -> None:
        """Let the clock of an account at a table stand still, or run again."""
        query = sa.select(accounts.c.settings).where(accounts.c.id == notice.account)
        settings = await self._store.read(lambda connection: connection.scalar(query))
        if settings is not None and notice.token is not None and notice.game is not None:
            try:
                actor = await self._registry.get(notice.table)
            except Refused:  # the table is gone; or the server is stopping, and it comes due again
                if self._registry.is_closing:
                    return
            else:
                until = read_preferences(settings).vacation_until
                await actor.pause(notice.token, until)
        await self._done([notice.id])

    # -- the rows ------------------------------------------------------------------------------

    async def _move(self, found: Sequence[Notice], due: int, tries: int) -> bool:
        """Move notices on to a later time unless another process has; return whether this did."""

        def work(connection: Connection) -> bool:
            moved = [
                connection.execute(
                    notices.update()
                    .where(
                        notices.c.id == one.id, notices.c.due == one.due, notices.c.sent.is_(None)
                    )
                    .values(due=due, tries=notices.c.tries + tries)
                ).rowcount
                for one in found
            ]
            return any(moved)

        return await self._store.do(work)

    async def _later(self, found: Sequence[Notice]) -> None:
        """Try again later, or drop what has been tried for a day."""
        for one in found:
            if one.tries + 1 >= MOST_TRIES:
                await self._done([one.id])
                continue
            due = now_ms() + back_off(one.tries + 1)
            wait = notices.update().where(notices.c.id == one.id).values(due=due)
            await self._store.do(partial(_execute, statement=wait))

    async def _done(self, ids: Sequence[str]) -> None:
        done = notices.update().where(notices.c.id.in_(ids)).values(sent=now_ms())
        await self._store.do(lambda connection: connection.execute(done))


def _execute(connection: Connection, statement: sa.Executable) -> None:
    connection.execute(statement)


def _claim_mails(connection: Connection, account: str) -> list[tuple[str, int]]:
    """Claim all mail notices of an account; none if another process has, or they wait."""
    now = now_ms()
    mine = sa.and_(
        notices.c.account_id == account, notices.c.kind == "mail", notices.c.sent.is_(None)
    )
    query = sa.select(notices.c.id, notices.c.due, notices.c.tries).where(mine).with_for_update()
    found = connection.execute(query).all()
    if any(tries and due > now for _, due, tries in found) or all(due > now for _, due, _ in found):
        return []
    connection.execute(
        notices.update().where(mine).values(due=now + LEASE_MS, tries=notices.c.tries + 1)
    )
    return [(id, tries + 1) for id, _, tries in found]


def back_off(tries: int) -> int:
    """Return how long to wait after a number of failures, in milliseconds."""
    return int(min(BACK_OFF_MS * 2 ** (tries - 1), LONGEST_BACK_OFF_MS))


async def forget_browser(registry: TableRegistry, browser: str) -> None:
    """Delete a subscription, and the notices that it would have received."""
    gone: tuple[Any, ...] = (
        subscriptions.delete().where(subscriptions.c.id == browser),
        notices.delete().where(notices.c.target == browser, notices.c.sent.is_(None)),
    )
    await registry.store.do(lambda connection: [connection.execute(each) for each in gone])
