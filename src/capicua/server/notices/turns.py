"""Whose turn it is at tables by correspondence, and the notices of it, as the database has them.

Every change of a table is one transaction, and the id of a notice follows from the turn: however
often a table is loaded, and whatever process loads it, there is one notice of each turn for each
browser.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.server.accounts.preferences import read_preferences
from capicua.server.notices.times import mail_due, push_due
from capicua.server.store.schema import accounts, notices, seatings, subscriptions, turns
from capicua.server.store.schema import tables as table_index
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_registry import ChangedTable, TableRegistry
from capicua.server.timers import now_ms
from capicua.table.room.room import Room, is_by_correspondence

STALE_MS: Final = 6 * 86_400_000
"""A turn older than this gets no new notice: the record of the one that was sent may be gone."""
RETRY_SECONDS: Final = 1.0
"""How long to wait for a database that does not answer."""
KNOWN: Final = 20_000
"""Maximum number of tables whose last turn is remembered."""
MISSED_MS: Final = 300_000
"""Tables that changed within this time before the server's last change are looked at again when it
starts: it may have been killed between a move and its notice."""


class Turn(NamedTuple):
    """Whose turn it is at a table, as far as notices are concerned."""

    table: str
    number: int
    """The version of the table with which the turn began."""
    began: int
    awaited: frozenset[str]
    """The token hashes of the people the table waits for."""
    seated: frozenset[str]
    """The token hashes of all people at the seats; none once the match is over."""
    deadline: int | None
    paused: tuple[tuple[str, int], ...]
    """Until when the clocks of people stand still, by token hash."""

    @classmethod
    def of(cls, room: Room) -> Turn:
        """Return whose turn it is at a table."""
        seats = {
            token: guest.seat
            for token, guest in room.guests.items()
            if guest.seat is not None and room.plays_itself(guest.seat)
        }
        is_over = room.phase == "over"
        awaited = set(room.waited_for())
        return cls(
            table=room.id,
            number=room.turned,
            began=room.turned_ms,
            awaited=frozenset(token for token, seat in seats.items() if seat in awaited),
            seated=frozenset(() if is_over else seats),
            deadline=None if room.turn is None else room.clock.due(room.turn),
            paused=tuple(
                (t, room.paused[seat]) for t, seat in seats.items() if seat in room.paused
            ),
        )


class TurnWatch:
    """Follows the tables of this process and keeps ``turns`` and ``notices`` up to date."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._known: dict[str, Turn] = {}

    def observe(self, room: Room) -> None:
        """Note whose turn it is at a table that has changed or was loaded."""
        if not is_by_correspondence(room.plan.clock):
            return
        turn = Turn.of(room)
        if self._known.pop(room.id, None) != turn:
            self._registry.spawn(self._keep(turn))
        self._known[room.id] = turn
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]

    async def _keep(self, turn: Turn) -> None:
        while self._known.get(turn.table) == turn:
            try:
                await self._registry.store.do(lambda connection: keep(connection, turn, now_ms()))
            except DatabaseDownError:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def look_back(self) -> None:
        """Look again at tables that changed just before this server, or one of several, stopped."""
        await self._registry.look_back(_changed_last)


def _changed_last(connection: Connection) -> list[ChangedTable]:
    """Return the tables with accounts that changed last.

    Whatever needs no clock soon is by days, or a match by days that has just ended.
    """
    last = connection.scalar(sa.select(sa.func.max(table_index.c.touched)))
    ended = table_index.c.wake.is_(None), sa.exists().where(turns.c.table_id == table_index.c.id)
    query = sa.select(table_index.c.id, table_index.c.touched).where(
        table_index.c.touched >= (last or 0) - MISSED_MS,
        sa.or_(table_index.c.wake > (last or 0) + MISSED_MS, sa.and_(*ended)),
        sa.exists().where(seatings.c.table_id == table_index.c.id),
    )
    return [(row[0], int(row[1])) for row in connection.execute(query)]


def keep(connection: Connection, turn: Turn, now: int) -> None:
    """Write down whose turn it is, and which notices are due for it, within a transaction.

    A process that was suspended may do so late: what a later turn has led to is left alone.
    """
    since = connection.scalar(
        sa.select(sa.func.max(turns.c.since)).where(turns.c.table_id == turn.table)
    )
    if since is not None and since > turn.began:
        return
    who = dict(
        connection.execute(
            sa.select(seatings.c.token, seatings.c.account_id).where(
                seatings.c.table_id == turn.table, seatings.c.token.in_(turn.seated | turn.awaited)
            )
        ).all()
    )
    connection.execute(turns.delete().where(turns.c.table_id == turn.table))
    lines = [
        {
            "table_id": turn.table,
            "account_id": who[token],
            "is_mine": token in turn.awaited,
            "deadline": turn.deadline,
            "since": turn.began,
        }
        for token in sorted(turn.seated & who.keys())
    ]
    if lines:
        connection.execute(turns.insert(), lines)
    rows: list[dict[str, Any]] = []
    if turn.began > now - STALE_MS:
        awaited = [who[token] for token in sorted(turn.awaited & who.keys())]
        rows += _notices(connection, turn, awaited, now)
    wanted = {row["id"] for row in rows}
    of_table = notices.c.table_id == turn.table
    known = set(connection.scalars(sa.select(notices.c.id).where(of_table)))
    passed = sa.and_(of_table, notices.c.kind != "pause", notices.c.sent.is_(None))
    connection.execute(notices.delete().where(passed, notices.c.id.not_in(wanted)))
    rows += _pauses(connection, turn, who, now)
    new = [row for row in rows if row["id"] not in known]
    if new:
        connection.execute(notices.insert(), new)


def _notices(
    connection: Connection, turn: Turn, awaited: list[str], now: int
) -> Iterator[dict[str, Any]]:
    """Yield a notice for each browser, and each address, of the people whose turn it is."""
    if not awaited:
        return
    people = connection.execute(
        sa.select(accounts.c.id, accounts.c.email, accounts.c.settings).where(
            accounts.c.id.in_(awaited)
        )
    ).all()
    browsers = connection.execute(
        sa.select(subscriptions.c.id, subscriptions.c.account_id).where(
            subscriptions.c.account_id.in_(awaited)
        )
    ).all()
    for account, email, settings in people:
        chosen = read_preferences(settings)
        if chosen.pushes:
            for browser, owner in browsers:
                if owner == account:
                    yield _notice(turn, account, "push", browser, push_due(now, chosen), now)
        if chosen.digest != "off" and email:
            yield _notice(turn, account, "mail", "", mail_due(now, chosen), now)


def _notice(turn: Turn, account: str, kind: str, target: str, due: int, now: int) -> dict[str, Any]:
    named = f"{turn.table} {turn.number} {account} {kind} {target}"
    return {
        "id": hashlib.blake2b(named.encode(), digest_size=13).hexdigest(),
        "account_id": account,
        "table_id": turn.table,
        "kind": kind,
        "target": target,
        "made": now,
        "due": due,
    }


def _pauses(
    connection: Connection, turn: Turn, who: dict[str, str], now: int
) -> Iterator[dict[str, Any]]:
    """Yield a task for each person on vacation whose clock at the table still runs."""
    paused = dict(turn.paused)
    people = sorted({who[token] for token in turn.seated & who.keys()})
    if not people:
        return
    query = sa.select(accounts.c.id, accounts.c.settings).where(accounts.c.id.in_(people))
    until = {
        account: read_preferences(settings).vacation_until
        for account, settings in connection.execute(query)
    }
    for token in sorted(turn.seated & who.keys()):
        account = who[token]
        if until[account] > now and paused.get(token, 0) < until[account]:
            yield pause(turn.table, account, f"{until[account]} {turn.number}", now)


def pause(table: str, account: str, cause: str, now: int) -> dict[str, Any]:
    """Return the task to apply an account's vacation at a table; there is one for each cause."""
    named = f"{table} {account} pause {cause}"
    return {
        "id": hashlib.blake2b(named.encode(), digest_size=13).hexdigest(),
        "account_id": account,
        "table_id": table,
        "kind": "pause",
        "target": "",
        "made": now,
        "due": now,
    }
