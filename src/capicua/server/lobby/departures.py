"""Leaving matches: what counts as leaving, and the waits that follow from it.

Whoever has left matches waits before the next pairing: two minutes, then ten, an hour, a day. Each
week, and every five finished matches, take one step back.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.server.store.event_log import Store
from capicua.server.store.schema import departures, match_players, seatings, seeks, tables
from capicua.table.room.room import Room

MINUTE_MS: Final = 60_000
WAITS_MS: Final = tuple(minutes * MINUTE_MS for minutes in (2, 10, 60, 24 * 60))
"""The waits after one departure, two, three, and more."""
FADE_MS: Final = 7 * 24 * 60 * MINUTE_MS
"""The time that takes back one step."""
FADE_MATCHES: Final = 5
"""The number of finished matches that take back one step."""
REMEMBERED_MS: Final = len(WAITS_MS) * FADE_MS
"""How long a departure can matter at all."""
LOST_MS: Final = 24 * 60 * MINUTE_MS
"""A wait that is older and has no table is that of a match that was deleted."""


def leavers(room: Room) -> list[int]:
    """Return the seats whose people have left: a bot holds their seat, or they gave up in time."""
    return [
        seat
        for seat, sitting in enumerate(room.sittings)
        if sitting.kind == "person" and (sitting.level or seat == room.forfeited)
    ]


def wait_until(left: Sequence[int], finished: Sequence[int]) -> int:
    """Return until when somebody waits, from when they left matches and finished others."""
    step, since = 0, 0
    for at in sorted(left):
        played = sum(since < one <= at for one in finished)
        faded = (at - since) // FADE_MS + played // FADE_MATCHES
        step = min(max(step - faded, 0) + 1, len(WAITS_MS))
        since = at
    return since + WAITS_MS[step - 1] if step else 0


class Departures:
    """The departures of all accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def wait_until(self, account: str, now: int) -> int:
        """Return until when an account waits before it is paired again, or 0."""
        since = now - REMEMBERED_MS
        left = sa.select(departures.c.at).where(
            departures.c.account_id == account, departures.c.at > since
        )
        finished = sa.select(match_players.c.ended).where(
            match_players.c.account_id == account,
            match_players.c.ended > since,
            match_players.c.has_left.is_(False),
        )

        def query(connection: Connection) -> int:
            times = [int(at) for at in connection.scalars(left)]
            if not times:
                return 0
            return wait_until(times, [int(at) for at in connection.scalars(finished)])

        until = await self._store.read(query)
        return until if until > now else 0

    async def settle(self, room: Room, now: int) -> None:
        """Record who has left a match that will not go on, and end the waits that led to it.

        Exactly once for each match, in one transaction.
        """
        table = room.id
        seats = {token: guest.seat for token, guest in room.guests.items()}
        gone = set(leavers(room))

        def work(connection: Connection) -> None:
            at_table = sa.select(seatings.c.token, seatings.c.account_id).where(
                seatings.c.table_id == table
            )
            for token, account in connection.execute(at_table).all():
                if seats.get(token) in gone:
                    row = {"account_id": account, "table_id": table, "at": now}
                    with suppress(IntegrityError), connection.begin_nested():  # settled before
                        connection.execute(departures.insert().values(**row))
            connection.execute(seeks.delete().where(seeks.c.table_id == table))

        await self._store.do(work)

    async def forget(self, now: int) -> None:
        """Delete departures that no longer matter, and waits whose table has been deleted."""
        old = departures.delete().where(departures.c.at < now - REMEMBERED_MS)
        lost = seeks.delete().where(
            seeks.c.made < now - LOST_MS,
            ~sa.exists().where(tables.c.id == seeks.c.table_id),
        )
        await self._store.do(lambda connection: [connection.execute(each) for each in (old, lost)])
