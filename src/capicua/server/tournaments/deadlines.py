"""The dates by which rounds over weeks are to be played, and what happens to matches that are late.

A date means the end of that day in the time zone of the tournament. What the director has chosen
happens some seconds later: a late match is a draw, nobody has played it, or it stays open.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from datetime import date
from typing import Final

import sqlalchemy as sa
from msgspec import json

from capicua.server.store.event_log import Store
from capicua.server.store.schema import tournaments
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.timers import now_ms
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.dates import deadline_of, end_of
from capicua.server.tournaments.results import open_reports, reveal
from capicua.server.tournaments.tournament_record import Draft, TournamentRecord
from capicua.server.tournaments.tournament_registry import Noted, TournamentRegistry
from capicua.tournament.events import Result
from capicua.tournament.settings import KNOCKOUTS

STEP_SECONDS: Final = 30.0
"""How often it is looked whether a date has passed."""

log = logging.getLogger("capicua.server")


class NothingIsLateError(Exception):
    """There is no late match any more."""


class Deadlines:
    """Watches the dates of all tournaments in which something happens when they pass."""

    def __init__(
        self, tournaments: TournamentRegistry, tables: TableRegistry, store: Store
    ) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._store = store
        self._watched: set[str] = set()
        tournaments.observers.append(self.observe)

    def observe(self, record: TournamentRecord) -> None:
        """Watch a tournament from now on, or no more."""
        is_watched = record.arrangements.overdue != "open" and not record.tournament.state.is_closed
        (self._watched.add if is_watched else self._watched.discard)(record.id)

    async def run(self) -> None:
        """Decide what is late, until cancelled."""
        columns = (tournaments.c.id, tournaments.c.arrangements)
        query = sa.select(*columns).where(~tournaments.c.is_closed)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        for id, stored in rows:
            if json.decode(stored).get("overdue", "open") != "open":
                self._watched.add(id)
        while True:
            for id in sorted(self._watched):
                try:
                    await self.look(id, now_ms())
                except DatabaseDownError:
                    log.warning("tournament %s waits: the database does not answer", id)
                except Exception:  # the next step tries again
                    log.exception("the dates of tournament %s could not be looked at", id)
            await asyncio.sleep(STEP_SECONDS)

    async def look(self, id: str, now: int) -> None:
        """Decide the matches of a tournament that are late at a time."""
        record = await self._tournaments.find(id)
        self.observe(record)
        busy = self._busy(record)
        if id not in self._watched or not late_tables(record, now, busy):
            return

        def work(draft: Draft, when: Moment) -> Noted:
            late = late_tables(draft.record, now, busy)
            if not late:
                raise NothingIsLateError
            for round, table, day in late:
                result = late_result(draft.record, round, table)
                draft.tournament.record(round, table, result, reason=day.isoformat(), at=when.at)
            reveal(draft.tournament, when.at)
            return Noted()

        try:
            await self._tournaments.change(id, "", Noted, work, "")
        except NothingIsLateError:
            return

    def _busy(self, record: TournamentRecord) -> set[tuple[int, int]]:
        """Return the tables at which people play: start of the round, and number."""
        actors = self._tables.actors
        return {
            (row.start, row.number)
            for row in record.tables
            if row.table in actors and actors[row.table].room.phase in ("playing", "between")
        }


def late_tables(
    record: TournamentRecord, now: int, busy: Collection[tuple[int, int]] = ()
) -> list[tuple[int, int, date]]:
    """Return round, table and date of the matches for which the director has chosen what happens.

    Where somebody has told a result or still plays, nothing happens by itself, nor in a knockout;
    duplicate deals have no draws.
    """
    state, overdue = record.tournament.state, record.arrangements.overdue
    if state.is_closed or overdue == "open" or (overdue == "draw" and record.settings.deals):
        return []
    if record.settings.format in KNOCKOUTS:  # somebody has to go on
        return []
    found = []
    for round, start in zip(state.rounds, record.starts(), strict=True):
        day = deadline_of(record, round.number, start)
        if day is None or now < end_of(day, record.arrangements.zone):
            continue
        found += [
            (round.number, table, day)
            for table in round.missing
            if (start, table) not in busy and not open_reports(record, round.number, table)
        ]
    return found


def late_result(record: TournamentRecord, round: int, table: int) -> Result:
    """Return the result of a late match: a draw, or one that nobody has played."""
    sides = len(record.tournament.state.round(round).table(table).sides)
    if record.arrangements.overdue == "forfeit":
        return Result(forfeited=tuple(range(sides)))
    nothing = (0,) * sides
    rooms = record.tournament.shape.rooms
    return Result(nothing, deals=(nothing,) * rooms if rooms > 1 else (), drawn=True)
