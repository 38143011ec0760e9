"""The accuracy of people in finished matches, from reviews in the background.

One match after the other, one round at a time, each after everything that somebody waits for, with
pauses as long as the work. A process claims a match by moving its ``review_due`` on, so of several
processes one reviews it, and a match whose process is killed is reviewed again later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.queries import JobKind
from capicua.api.replays import text_of
from capicua.api.study.reviews import EFFORT, RoundQuestion, lost_in_round
from capicua.bots.paired_comparison import Effort
from capicua.core.messages import Refused
from capicua.notation import read
from capicua.review.accuracy import accuracy
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.scheduler import WaitedError
from capicua.server.compute.workers import WorkerLostError
from capicua.server.store.event_log import Store
from capicua.server.store.schema import events, match_players, matches
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError, TableActor
from capicua.server.timers import now_ms
from capicua.table.room.events import Acted, decode
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

POLL_SECONDS: Final = 10.0
"""How often it is asked whether there is a match to review."""
SHORTEST_PAUSE: Final = 1.0
"""Seconds between two matches; more if the last one took longer."""
LEASE_MS: Final = 1_800_000
"""How long a process may take to review a match before another one tries."""
GIVE_UP_MS: Final = 7 * 86_400_000
"""How long after its end a match may still be reviewed."""
MOST_ROUNDS: Final = 40
"""The number of rounds of a match that are reviewed, the first ones."""
_ACTED: Final = b'{"event":"acted"'

log = logging.getLogger("capicua.server")


class Tables(Protocol):
    """The tables of the server."""

    bot_service: BotService

    async def get(self, table: str) -> TableActor:
        """Return a table."""


class Played(NamedTuple):
    """A finished match."""

    record: str
    rounds: int


class AccuracyReviews:
    """Reviews finished matches of accounts, until cancelled."""

    def __init__(self, store: Store, registry: Tables, effort: Effort = EFFORT) -> None:
        self._store = store
        self._registry = registry
        self._effort = effort
        self.poll_seconds = POLL_SECONDS

    async def run(self) -> None:
        """Review what is due, until cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            began, is_done = clock(), False
            try:
                is_done = await self.review_next()
            except DatabaseDownError:
                pass
            except Exception:  # the match comes due again, and is given up after a week
                log.exception("a match could not be reviewed")
            pause = max(SHORTEST_PAUSE, clock() - began) if is_done else self.poll_seconds
            await asyncio.sleep(pause)

    async def review_next(self) -> bool:
        """Review the match that has been due longest; return whether there was one."""
        table = await self._store.read(due_match)
        if table is None or not await self._store.do(lambda connection: claim(connection, table)):
            return False
        try:
            found = await self._accuracy(table)
        except (WaitedError, WorkerLostError, GoneError):
            return True
        except Refused:  # no such table any more, or a record that cannot be replayed
            found = []
        await self._store.do(lambda connection: keep(connection, table, found))
        return True

    async def _accuracy(self, table: str) -> list[float | None]:
        """Return the accuracy by seat, from 0 to 1; ``None`` without decisions of a person."""
        actor = await self._registry.get(table)
        played = await actor.read(_played)
        if played is None:
            return []
        helped = await self._store.read(lambda connection: played_by_others(connection, table))
        lost: list[list[float]] = []
        for number in range(1, min(played.rounds, MOST_ROUNDS) + 1):
            question = RoundQuestion(played.record, number, self._effort)
            bots, kind = self._registry.bot_service, JobKind.BACKGROUND
            each = await bots.work(lost_in_round, question, "accuracy", kind)
            lost = [[*all, *new] for all, new in zip(lost or [[] for _ in each], each, strict=True)]
        return [None if seat in helped else _share(shares) for seat, shares in enumerate(lost)]


def _played(room: Room) -> Played | None:
    """Return the record of a finished match; ``None`` if its rules are gone."""
    if isinstance(room, RetiredTable) or room.phase != "over":
        return None
    text = text_of(room)
    return Played(text, len(read(text).rounds))


def _share(lost: Iterable[float]) -> float | None:
    percent = accuracy(lost)
    return None if percent is None else percent / 100


def due_match(connection: Connection) -> str | None:
    """Return the table of the match that has been due for review longest."""
    query = (
        sa.select(matches.c.table_id)
        .where(matches.c.review_due <= now_ms())
        .order_by(matches.c.review_due)
        .limit(1)
    )
    return connection.scalar(query)


def claim(connection: Connection, table: str) -> bool:
    """Move the time of a match on, and return whether it was due; give up what is too old."""
    now = now_ms()
    old = sa.and_(matches.c.review_due <= now, matches.c.ended < now - GIVE_UP_MS)
    connection.execute(matches.update().where(old).values(review_due=None))
    due = sa.and_(matches.c.table_id == table, matches.c.review_due <= now)
    moved = connection.execute(matches.update().where(due).values(review_due=now + LEASE_MS))
    return bool(moved.rowcount)


def keep(connection: Connection, table: str, found: Sequence[float | None]) -> None:
    """Store the accuracy of the people of a match by seat; those who have left it have none."""
    for seat, share in enumerate(found):
        own = sa.and_(
            match_players.c.table_id == table,
            match_players.c.seat == seat,
            match_players.c.account_id.is_not(None),
            ~match_players.c.has_left,
        )
        connection.execute(match_players.update().where(own).values(accuracy=share))
    done = matches.update().where(matches.c.table_id == table).values(review_due=None)
    connection.execute(done)


def played_by_others(connection: Connection, table: str) -> set[int]:
    """Return the seats for which a bot or the clock has moved."""
    query = sa.select(events.c.payload).where(events.c.table_id == table)
    found = set()
    for payload in connection.scalars(query):
        if bytes(payload).startswith(_ACTED) and b'"by":"' in bytes(payload):
            event = decode(bytes(payload))
            if isinstance(event, Acted) and event.by != "person":
                found.add(event.seat)
    return found
