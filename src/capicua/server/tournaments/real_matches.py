"""Results of real tiles in a rated event, as matches that count for ratings.

They count like matches at tables of the server, from the moment at which a result stands, if all
who played have told the tournament their accounts before. A corrected result is computed again,
and one that does not stand any more is taken back.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache, partial
from typing import Final

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.engine import Connection

from capicua.core.messages import Refused
from capicua.server.compute.threads import Threads
from capicua.server.ratings.corrections import correct, take_back
from capicua.server.ratings.matches import keep_for
from capicua.server.ratings.pools import HOUSE, Pool, pool_of
from capicua.server.ratings.results import Result, SeatResult, WhyUnrated
from capicua.server.store.event_log import Store
from capicua.server.store.schema import match_players, matches, tournaments
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.tournaments.entries import is_counted
from capicua.server.tournaments.table_plans import played_rules, sitters
from capicua.server.tournaments.tournament_record import TableRow, TournamentRecord
from capicua.server.tournaments.tournament_registry import TournamentRegistry
from capicua.tournament import events
from capicua.tournament.events import Table
from capicua.tournament.settings import Rules
from capicua.tournament.state import Round, undone

BATCH: Final = 20
"""Number of results that one transaction counts, so that others need not wait for all of them."""
LOOK_BACK_MS: Final = 600_000
"""How long before the last change a tournament may have changed and its results not be counted."""
_ASKED: Final = 500
"""Number of matches that one query looks up."""

log = logging.getLogger("capicua.server")


class RealMatch(Struct, frozen=True):
    """A result of real tiles, and the accounts of those who played, by seat."""

    result: Result
    accounts: list[str | None]


class RealMatches:
    """Counts the results of real tiles of all rated tournaments."""

    def __init__(
        self,
        tournaments: TournamentRegistry,
        tables: TableRegistry,
        store: Store,
        threads: Threads,
    ) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._store = store
        self._threads = threads
        self._due: set[str] = set()
        self._running: set[str] = set()
        tournaments.observers.append(self.observe)

    def observe(self, record: TournamentRecord) -> None:
        """Count what has changed in a tournament, in the background."""
        if is_counted(record):
            self._begin(record.id)

    async def run(self) -> None:
        """Count what a stopped server has not counted."""
        changed = tournaments.c.updated
        last = sa.select(sa.func.max(changed)).scalar_subquery()
        query = sa.select(tournaments.c.id, tournaments.c.venue).where(
            changed >= last - LOOK_BACK_MS
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        for id, venue in rows:
            if json.decode(venue).get("rated"):
                self._begin(id)

    def _begin(self, id: str) -> None:
        self._due.add(id)
        if id not in self._running:
            self._running.add(id)
            self._tables.spawn(self._follow(id))

    async def _follow(self, id: str) -> None:
        try:
            while id in self._due:
                self._due.discard(id)
                await self.count(id)
        except (DatabaseDownError, Refused) as error:
            log.warning("results of tournament %s count later (%r)", id, error)
        finally:
            self._running.discard(id)

    async def count(self, id: str) -> None:
        """Let ratings follow the results of a tournament as they are now."""
        record = await self._tournaments.find(id)
        if not is_counted(record):
            return
        found = await self._threads.do(real_matches, record)
        stored = await self._store.read(lambda connection: _stored(connection, list(found)))
        changed = [
            (table, match) for table, match in found.items() if _differs(match, stored.get(table))
        ]
        for first in range(0, len(changed), BATCH):
            await self._store.do(partial(_keep, some=changed[first : first + BATCH]))


_Outcome = dict[int, tuple[int, int]]


def _outcome(match: RealMatch) -> _Outcome:
    return {seat.seat: (seat.place, seat.points) for seat in match.result.seats}


def _differs(match: RealMatch | None, stored: _Outcome | None) -> bool:
    if match is None or stored is None:
        return stored is not None or (match is not None and any(match.accounts))
    return _outcome(match) != stored


def _stored(connection: Connection, ids: Sequence[str]) -> dict[str, _Outcome]:
    """Return place and points of each seat of the stored ones of some matches."""
    found: dict[str, _Outcome] = {}
    own = match_players.c
    columns = (own.table_id, own.seat, own.place, own.points)
    for first in range(0, len(ids), _ASKED):
        query = sa.select(*columns).where(own.table_id.in_(ids[first : first + _ASKED]))
        for table, seat, place, points in connection.execute(query):
            found.setdefault(table, {})[seat] = place, points
    return found


def _keep(connection: Connection, some: Sequence[tuple[str, RealMatch | None]]) -> None:
    """Store what is new, correct what is stored, and take back what has no result any more."""
    for table, match in some:
        if match is None:
            take_back(connection, table)
        elif connection.scalar(sa.select(matches.c.table_id).where(matches.c.table_id == table)):
            correct(connection, table, _outcome(match))
        else:
            keep_for(connection, match.result, match.accounts)


# -- what counts -----------------------------------------------------------------------------------


def real_matches(record: TournamentRecord) -> dict[str, RealMatch | None]:
    """Return the matches of a tournament by id, in the order of their results.

    ``None`` stands for a table that has no result that can count: none yet or not any more, one by
    forfeit, duplicate deals.
    """
    shape, state = record.tournament.shape, record.tournament.state
    found: dict[str, RealMatch | None] = {}
    for entry in record.tournament.log:
        if isinstance(entry.event, events.RoundStarted):
            for table in entry.event.tables:
                for room in range(shape.rooms):
                    found[match_id(record.id, entry.number, table.number, room)] = None
    recorded = _recorded(record)
    order = sorted(recorded, key=lambda key: recorded[key][0])
    rounds = dict(zip(record.starts(), state.rounds, strict=True))
    for start, number in order:
        round = rounds[start]
        table = round.table(number)
        ms, turns = recorded[start, number]
        for room in range(shape.rooms):
            id = match_id(record.id, start, number, room)
            match = _match(record, (id, start, room), round, table, ms, turns)
            if match is not None:
                del found[id]  # so that it comes behind earlier ones
                found[id] = match
    return found


def match_id(event: str, start: int, table: int, room: int) -> str:
    """Return the id of a match of real tiles; the point tells it from a table of the server."""
    return f"{event}.{start}.{table}{'b' if room else ''}"


_Recorded = dict[tuple[int, int], tuple[int, Counter[tuple[int, int]]]]


def _recorded(record: TournamentRecord) -> _Recorded:
    """Return when each result was first entered, and how often places had changed hands then."""
    found: _Recorded = {}
    turns: Counter[tuple[int, int]] = Counter()
    starts: list[int] = []
    left_out = undone(record.tournament.log)
    for entry in record.tournament.log:
        event = entry.event
        if entry.number in left_out:
            continue
        if isinstance(event, events.RoundStarted):
            starts.append(entry.number)
        elif isinstance(event, events.RoundCancelled):
            starts.pop()
        elif isinstance(event, events.Substituted):
            turns = turns.copy()
            turns[event.entrant, event.place] += 1
        elif isinstance(event, events.Recorded):
            at = round(datetime.fromisoformat(entry.at).timestamp() * 1000)
            found.setdefault((starts[event.round - 1], event.table), (at, turns))
    return found


def holders(record: TournamentRecord, before: int) -> dict[tuple[int, int], str]:
    """Return the accounts of those who had entered, or had told theirs, before a time."""
    signed = [(row.entrant, 0, row.account, row.at) for row in record.sign_ups if row.account]
    told = [(row.entrant, row.place, row.account, row.at) for row in record.places]
    return {(entrant, place): who for entrant, place, who, at in [*signed, *told] if at < before}


@lru_cache
def _pool(game: str, preset: str, seats: int, options: tuple[tuple[str, str], ...]) -> Pool:
    return pool_of(Rules(game, preset, dict(options), seats).load())


def _match(
    record: TournamentRecord,
    which: tuple[str, int, int],
    round: Round,
    table: Table,
    ms: int,
    turns: Counter[tuple[int, int]],
) -> RealMatch | None:
    id, start, room = which
    told = round.results[table.number]
    if told.forfeited or told.drawn or table.set:
        return None
    rooms = record.tournament.shape.rooms
    points = told.deals[room] if rooms > 1 else told.points
    rules = played_rules(round)
    pool = _pool(rules.game, rules.preset, rules.seats, tuple(rules.options.items()))
    held = {key: account for key, account in holders(record, ms).items() if not turns[key]}
    sides = {entrant: side for side, some in enumerate(table.sides) for entrant in some}
    is_low = round.rules.low_is_good()
    row = TableRow(id, start, round.number, table.number, room)
    seats, accounts = [], []
    for sitter in sorted(sitters(record, round, row)):
        side = sides[sitter.entrant]
        made = points[side]
        place = 1 + sum(one < made if is_low else one > made for one in points)
        seats.append(SeatResult(sitter.seat, side, place, made, from_deal=True))
        accounts.append(held.get((sitter.entrant, sitter.place)))
    why: WhyUnrated = "house-rules" if pool.rules == HOUSE else ""
    hands = sum(told.deals_won)
    times = (ms, ms)
    return RealMatch(
        Result(id, pool, rules.preset, rules.options, hands, *times, seats, why, is_own_play=False),
        accounts,
    )
