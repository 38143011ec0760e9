"""Rounds that are played at this server: tables with reserved seats, whose ends are results.

A table is reserved in the transaction that publishes its round, under an id chosen then, and made
afterwards; a server that stops in between makes it when it is started again. Duplicate deals have a
table each, so that every deal begins as it does everywhere else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final

from msgspec import json, structs

from capicua.core.messages import Refused
from capicua.server.compute.threads import Threads
from capicua.server.store.append import ConflictError
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.timers import now_ms
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.results import close_reports, reveal
from capicua.server.tournaments.table_plans import (
    absent_sides,
    common_deal,
    exchanged,
    missing_seats,
    plan_of,
    reserve,
    result_of,
    sitters,
    token_of,
    whole_result,
)
from capicua.server.tournaments.tournament_record import Draft, TableRow, TournamentRecord
from capicua.server.tournaments.tournament_registry import Noted, TournamentRegistry
from capicua.server.tournaments.views import clock_of, started_ms
from capicua.table.play.seats import STAND_IN, key_hash
from capicua.table.room import paired, reducer
from capicua.table.room.events import Event
from capicua.table.room.paired import PairedPerson
from capicua.table.room.room import Room
from capicua.tournament.events import Result
from capicua.tournament.settings import KNOCKOUTS, TournamentRefused
from capicua.tournament.state import Round

STEP_SECONDS: Final = 5.0
"""How often running rounds are looked at: whose time is up, and where nobody has come."""
WAIT_SECONDS: Final = 15.0
"""How long those who are free in an arena wait at most until enough are."""
ENOUGH: Final = 0.05
"""The part of a field that is paired at once: more choice makes scores closer."""
MADE_TOGETHER: Final = 50
"""How many tables are made at a time; their players may sit down before the others'."""
_NAME_LENGTH: Final = 24

log = logging.getLogger("capicua.server")


class NothingToDoError(Exception):
    """A change turned out to be made already."""


class OnlineTables:
    """The tables of all tournaments at this server."""

    def __init__(
        self, tournaments: TournamentRegistry, tables: TableRegistry, threads: Threads
    ) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._threads = threads
        self._running: set[str] = set()
        """The tournaments whose rounds are looked at."""
        self._making: set[str] = set()
        """The tournaments whose tables are being made."""
        self._settling: set[str] = set()
        self._looked_at: set[str] = set()
        """The tables that were seen since the server started: the end of others may be unnoted."""
        tournaments.observers.append(self.changed)
        tables.observers.append(self.observe)

    async def run(self) -> None:
        """Make what a stopped server has not made, and watch the clocks until cancelled."""
        self._running.update(await self._tournaments.open_online())
        while True:
            for id in sorted(self._running):
                try:
                    await self._look(id)
                except DatabaseDownError:
                    log.warning("tournament %s waits: the database does not answer", id)
                except Exception:  # the next step tries again
                    log.exception("the tables of tournament %s could not be looked at", id)
            await asyncio.sleep(STEP_SECONDS)

    def changed(self, record: TournamentRecord) -> None:
        """Make the tables of a round that has just been published."""
        if record.venue.online:
            self._running.add(record.id)
            is_needed = any(not row.is_made for row in record.tables)
            if is_needed and record.id not in self._making:
                self._tables.spawn(self._make(record.id))

    # -- making tables -------------------------------------------------------------------------

    async def _make(self, id: str) -> None:
        """Make the reserved tables of a tournament that do not exist, and note that they do."""
        if id in self._making:
            return
        self._making.add(id)
        try:
            while await self._make_some(id):
                pass
        finally:
            self._making.discard(id)

    async def _make_some(self, id: str) -> bool:
        """Make the next tables; return whether there were any."""
        record = await self._tournaments.find(id)
        rounds = dict(zip(record.starts(), record.tournament.state.rounds, strict=True))
        wanted = [row for row in record.tables if not row.is_made and row.start in rounds]
        rows = wanted[:MADE_TOGETHER]
        if rows:
            ready = await self._threads.do(self._prepared, record, rounds, rows)
            await asyncio.gather(*(self._open(*one) for one in ready))
            made = {row.table for row in rows}

            def work(draft: Draft, when: Moment) -> Noted:
                for row in list(draft.record.tables):
                    if row.table in made:
                        draft.table(structs.replace(row, is_made=True))
                return Noted()

            await self._tournaments.change(id, "", Noted, work, "")
        return bool(rows)

    async def _open(self, room: Room, opening: Event) -> None:
        with suppress(ConflictError):  # made before the server stopped
            await self._tables.open(room, [opening])

    def _prepared(
        self, record: TournamentRecord, rounds: dict[int, Round], rows: Sequence[TableRow]
    ) -> list[tuple[Room, Event]]:
        """Return the tables of some rows, each with the event that opens it; it takes a while."""
        found: list[tuple[Room, Event]] = []
        for row in rows:
            round = rounds[row.start]
            people = []
            for one in sitters(record, round, row):
                token = key_hash(token_of(record, row, one))
                people.append(PairedPerson(one.seat, token, one.name[:_NAME_LENGTH]))
            _, secret, keys = self._tables.fresh()
            plan, deal = plan_of(record, round, row), common_deal(record, round, row)
            event = paired.opening(
                row.table, plan, people, STAND_IN, secret, keys.hashes, now_ms(), deal
            )
            found.append((reducer.room_of([event]), event))
        return found

    # -- results -------------------------------------------------------------------------------

    def observe(self, room: Room) -> None:
        """Take note of a table that has changed: if it is over, its result counts.

        Between two hands it is over if the time of the round is up.
        """
        is_due = room.phase in ("over", "between")
        if room.plan.event and is_due and room.id not in self._settling:
            self._settling.add(room.id)
            self._tables.spawn(self._settle(room))

    async def _settle(self, room: Room) -> None:
        try:
            if room.phase != "over" and await self._is_time_up(room):
                room = await (await self._tables.get(room.id)).stop(is_at_once=False)
            if room.phase == "over":
                missing = {room.id: missing_seats(room)}
                await self._note(room.plan.event, {room.id: result_of(room)}, missing)
        except (GoneError, Refused):  # another process holds it, and looks at it
            return
        finally:
            self._settling.discard(room.id)

    async def _is_time_up(self, room: Room) -> bool:
        """Return whether the time of the round of a table is up."""
        record = await self._tournaments.find(room.plan.event)
        starts = record.starts()
        for row in record.tables:
            if row.table == room.id and row.start in starts:
                round = record.tournament.state.rounds[starts.index(row.start)]
                clock = clock_of(record.tournament, round, row.start)
                return clock is not None and clock.ends is not None and now_ms() >= clock.ends
        return False

    async def _note(
        self, id: str, found: dict[str, Result], missing: Mapping[str, Collection[int]]
    ) -> None:
        """Note the results of tables; a table of the tournament has one once all its rooms have.

        ``missing`` has the seats at them whose people are not there.
        """

        def work(draft: Draft, when: Moment) -> Noted:
            if not note(draft, found, when.at):
                raise NothingToDoError
            if draft.record.settings.format == "arena":
                _leave_out(draft, missing, when.at)
            return Noted()

        try:
            await self._tournaments.change(id, "", Noted, work, "")
        except NothingToDoError:
            return

    # -- clocks --------------------------------------------------------------------------------

    async def _look(self, id: str) -> None:
        """Make what is missing; note where nobody has come, and where the time is up."""
        record = await self._tournaments.find(id)
        state = record.tournament.state
        if not record.venue.online or state.is_closed:
            self._running.discard(id)
            return
        if record.settings.format == "arena":
            await self._pair(record)
            record = await self._tournaments.find(id)
        if any(not row.is_made for row in record.tables):
            await self._make(id)
        starts = record.starts()
        now = now_ms()
        found: dict[str, Result] = {}
        for row in record.tables:
            if row.result or not row.is_made or row.start not in starts:
                continue
            round = state.rounds[starts.index(row.start)]
            result = await self._due(record, round, row, now)
            if result is not None:
                found[row.table] = result
        if found:
            actors = self._tables.actors
            missing = {
                table: missing_seats(actors[table].room) for table in found if table in actors
            }
            await self._note(id, found, missing)

    async def _pair(self, record: TournamentRecord) -> None:
        """Pair those who are free in an arena that the director has started."""
        state = record.tournament.state
        if not state.rounds or state.rounds[-1].is_paused:
            return
        free = len(state.present) - len(state.playing)
        waited = now_ms() - started_ms(record.tournament, record.starts()[-1])
        shape = record.tournament.shape
        if free < shape.smallest * shape.together or (
            free < ENOUGH * len(state.present) and waited < 1000 * WAIT_SECONDS
        ):
            return

        def work(draft: Draft, when: Moment) -> Noted:
            try:
                draft.tournament.start_round(at=when.at)
            except TournamentRefused:  # the time is up, or all who are free have just met
                raise NothingToDoError from None
            reserve(draft)
            return Noted()

        with suppress(NothingToDoError):
            await self._tournaments.change(record.id, "", Noted, work, "")

    async def _due(
        self, record: TournamentRecord, round: Round, row: TableRow, now: int
    ) -> Result | None:
        """Return the result of a table that is over, too late, or out of time."""
        begun = started_ms(record.tournament, row.start)
        clock = clock_of(record.tournament, round, row.start)
        late = record.venue.late_minutes * 60_000
        is_late = bool(late) and row.deal <= 1 and now >= begun + late
        is_up = clock is not None and clock.ends is not None and now >= clock.ends
        is_loaded = row.table in self._tables.actors
        if not (is_loaded or is_late or is_up) and row.table in self._looked_at:
            return None
        self._looked_at.add(row.table)
        try:
            actor = await self._tables.get(row.table)
            room = actor.room
            if is_up:
                room = await actor.stop(is_at_once=not round.length.last_hand)
        except (GoneError, Refused):  # another process holds it
            return None
        if room.phase == "over":
            return result_of(room)
        if is_late and room.phase == "waiting":
            absent = absent_sides(room)
            if len(absent) == 2 and record.settings.format in KNOCKOUTS:
                return None  # the director decides who goes on
            if absent:
                return Result(forfeited=tuple(absent))
        return None


def note(draft: Draft, found: dict[str, Result], at: str) -> bool:
    """Note the results of tables in a draft; return whether that changed anything."""
    record = draft.record
    starts = record.starts()
    is_changed = False
    for row in [one for one in record.tables if one.table in found and not one.result]:
        result = found[row.table]
        if row.room == 1:  # the sides sit the other way round
            result = exchanged(result)
        draft.table(structs.replace(row, result=json.encode(result).decode()))
        is_changed = True
        if row.start not in starts:
            continue
        round = draft.tournament.state.rounds[starts.index(row.start)]
        whole = whole_result(record, round, row)
        if whole is not None and row.number not in round.results:
            try:
                draft.tournament.record(round.number, row.number, whole, at=at)
            except Refused as refused:  # a drawn knockout match: the director decides
                log.warning("tournament %s: %s", record.id, refused)
            close_reports(draft, round.number, row.number)
    if is_changed:
        reveal(draft.tournament, at)
    return is_changed


def _leave_out(draft: Draft, missing: Mapping[str, Collection[int]], at: str) -> None:
    """Withdraw those who did not come to a match of an arena: nobody else is to wait for them."""
    record, tournament = draft.record, draft.tournament
    starts = record.starts()
    for row in record.tables:
        if not missing.get(row.table) or row.start not in starts:
            continue
        round = tournament.state.rounds[starts.index(row.start)]
        people = sitters(record, round, row)
        here = {one.entrant for one in people if one.seat not in missing[row.table]}
        for entrant in sorted({one.entrant for one in people} - here - tournament.state.absent):
            tournament.withdraw(entrant, at=at)
