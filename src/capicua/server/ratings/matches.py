"""Finished matches, stored with the new ratings of their players, each exactly once.

A table's match is recorded some seconds after its end, so that the end is not undone. If the server
is killed before that, the next start finds the table: it has accounts and no match. The result, the
ratings and the players are written in one transaction under the table's id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.arena.rating_model import NEW, after_match
from capicua.arena.ratings import Rating
from capicua.core.messages import Refused
from capicua.server.ratings.results import (
    Result,
    SeatResult,
    event_of,
    is_about_people,
    people_of,
    result_of,
)
from capicua.server.store.event_log import Store
from capicua.server.store.schema import (
    accounts,
    events,
    match_players,
    matches,
    ratings,
    reports,
    seatings,
    tables,
)
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_actor import GoneError, TableActor
from capicua.server.tables.table_registry import ChangedTable
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import HouseRules
from capicua.table.play.seats import unguessable
from capicua.table.room.events import decode
from capicua.table.room.room import Room

RECORD_SECONDS: Final = 5.0
"""How long after its end a match is recorded."""
LOOK_BACK_MS: Final = 600_000
"""How long before the last write of the server a match may have ended and not be recorded."""
DAY_MS: Final = 86_400_000
MOST_WITH_SAME: Final = 5
"""Rated matches between the same two opponents in a day; further ones do not count."""
COLLUSION: Final = "collusion"
"""The reason of reports about opponents of whom one wins every match."""
_PLAYED: Final = tuple(f'{{"event":"{name}"'.encode() for name in ("dealt", "acted", "forfeited"))

log = logging.getLogger("capicua.server")


class Tables(Protocol):
    """The tables of the server."""

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Start a background task."""

    async def get(self, table: str) -> TableActor:
        """Return a table."""

    async def look_back(self, changed: Callable[[Connection], Sequence[ChangedTable]]) -> None:
        """Load tables that have changed lately, so that observers see them."""


class MatchRecorder:
    """Records the finished matches of accounts."""

    def __init__(
        self,
        store: Store,
        registry: Tables,
        *,
        is_rated: bool,
        wait_seconds: float = RECORD_SECONDS,
    ) -> None:
        self.store = store
        self.is_rated = is_rated
        """Whether matches change ratings."""
        self.wait_seconds = wait_seconds
        self._registry = registry
        self._waiting: set[str] = set()
        self._recorded: dict[str, None] = {}

    def observe(self, room: Room) -> None:
        """Note that a table has changed."""
        if room.phase != "over" or room.id in self._waiting or room.id in self._recorded:
            return
        self._waiting.add(room.id)
        self._registry.spawn(self._record_soon(room.id))

    async def _record_soon(self, table: str) -> None:
        try:
            if not await self.store.read(lambda connection: _has_accounts(connection, table)):
                self._remember(table)
                return
            while True:
                await asyncio.sleep(self.wait_seconds)
                with suppress(DatabaseDownError):  # nothing else would record it
                    if await self.record(table):
                        self._remember(table)
                    return
        finally:
            self._waiting.discard(table)

    def _remember(self, table: str) -> None:
        """Ask no more about a table."""
        self._recorded[table] = None
        if len(self._recorded) > 10_000:
            del self._recorded[next(iter(self._recorded))]

    async def record(self, table: str) -> bool:
        """Record the match of a table; return whether it is over and recorded."""
        try:
            actor = await self._registry.get(table)
            rows = await self.store.read(lambda connection: _rows(connection, table))
            result = await actor.read(lambda room: _result(room, rows, self.is_rated))
        except DatabaseDownError:
            raise
        except (GoneError, Refused):  # another process has the table, or it has been deleted
            return False
        if result is None:
            return False
        await self.store.do(lambda connection: keep(connection, result))
        return True

    async def catch_up(self) -> None:
        """Record the matches that had ended when this server, or one of several, was killed."""
        await self._registry.look_back(unrecorded)


def unrecorded(connection: Connection) -> list[ChangedTable]:
    """Return the tables of accounts, touched shortly before the last write, without a match."""
    last = int(connection.scalar(sa.select(sa.func.max(tables.c.touched))) or 0)
    query = (
        sa.select(tables.c.id, tables.c.touched)
        .where(
            tables.c.touched >= last - LOOK_BACK_MS,
            sa.exists().where(seatings.c.table_id == tables.c.id),
            ~sa.exists().where(matches.c.table_id == tables.c.id),
        )
        .order_by(tables.c.touched)
    )
    return [(row[0], int(row[1])) for row in connection.execute(query)]


def _has_accounts(connection: Connection, table: str) -> bool:
    """Return whether accounts have been at a table whose match is not recorded."""
    seated = sa.select(seatings.c.table_id).where(seatings.c.table_id == table).limit(1)
    known = sa.select(matches.c.table_id).where(matches.c.table_id == table)
    return connection.scalar(seated) is not None and connection.scalar(known) is None


_Row = tuple[int, bytes]


def _rows(connection: Connection, table: str) -> list[_Row]:
    """Return the log of a table: times and events."""
    query = (
        sa.select(events.c.at, events.c.payload)
        .where(events.c.table_id == table)
        .order_by(events.c.seq)
    )
    return [(int(at), bytes(payload)) for at, payload in connection.execute(query)]


def _result(room: Room, rows: Sequence[_Row], is_rated: bool) -> Result | None:
    about = [decode(payload) for _, payload in rows if is_about_people(payload)]
    played = [at for at, payload in rows if payload.startswith(_PLAYED)]
    people = people_of(about, len(room.sittings))
    began, ended = (played[0], played[-1]) if played else (room.turned_ms, room.turned_ms)
    return result_of(room, people, began, ended, is_rated=is_rated)


# -- within the transaction ----------------------------------------------------------------------


def keep(connection: Connection, result: Result) -> bool:
    """Store a match with the new ratings; return whether it was new."""
    here = sa.select(seatings.c.token, seatings.c.account_id).where(
        seatings.c.table_id == result.table
    )
    known = {row[0]: row[1] for row in connection.execute(here)}
    return keep_for(connection, result, [_account_of(seat, known) for seat in result.seats])


def keep_for(connection: Connection, result: Result, found: Sequence[str | None]) -> bool:
    """Store a match of these accounts, by seat, with the new ratings; return whether it was new."""
    if not any(found):
        return False
    why = result.why_unrated or _why_not(connection, found, result)
    try:
        with connection.begin_nested():
            connection.execute(matches.insert().values(**_match_row(result, why)))
    except IntegrityError:
        return False
    new: dict[int, tuple[Rating, Rating]] = {}
    if not why:
        owned = [account for account in found if account is not None]
        new = _rate(connection, owned, result)
    for seat, account in zip(result.seats, found, strict=True):
        before, after = new.get(seat.seat, (None, None))
        connection.execute(
            match_players.insert().values(
                table_id=result.table,
                seat=seat.seat,
                account_id=account,
                level=seat.level,
                side=seat.side,
                place=seat.place,
                points=seat.points,
                has_left=seat.has_left,
                mu_before=None if before is None else before.mean,
                sigma_before=None if before is None else before.deviation,
                mu=None if after is None else after.mean,
                sigma=None if after is None else after.deviation,
                ended=result.ended,
                pool=result.pool.id,
            )
        )
    return True


def _account_of(seat: SeatResult, known: dict[str, str]) -> str | None:
    return next((known[token] for token in seat.tokens if token in known), None)


def _match_row(result: Result, why: str) -> dict[str, Any]:
    seats = len(result.seats)
    rules = HouseRules(result.pool.game, result.preset, result.options, seats)
    return {
        "table_id": result.table,
        "game": result.pool.game,
        "pool": result.pool.id,
        "rules": msgspec.json.encode(rules).decode(),
        "is_rated": not why,
        "why_unrated": why,
        "rounds": result.rounds,
        "began": result.began,
        "ended": result.ended,
        "review_due": result.ended if result.is_own_play and seats > 1 else None,
    }


def _why_not(connection: Connection, found: Sequence[str | None], result: Result) -> str:
    """Return why a match that was to count does not, as far as the accounts tell."""
    people = [account for account in found if account is not None]
    if len(people) < len(found) or len(set(people)) < len(people):
        return "guests"
    suspended = sa.select(sa.func.count()).where(
        accounts.c.id.in_(people), accounts.c.suspended_until > result.ended
    )
    if connection.scalar(suspended):
        return "suspended"
    return _repeated(connection, people, result)


def _repeated(connection: Connection, people: Sequence[str], result: Result) -> str:
    """Return ``repeated`` if two of the opponents have met too often in a day; report the odd."""
    own, other = match_players.alias(), match_players.alias()
    sides = {account: seat.side for account, seat in zip(people, result.seats, strict=True)}
    query = (
        sa.select(own.c.account_id, other.c.account_id, own.c.place, other.c.place)
        .join(other, other.c.table_id == own.c.table_id)
        .join(matches, matches.c.table_id == own.c.table_id)
        .where(
            own.c.account_id.in_(people),
            other.c.account_id.in_(people),
            own.c.account_id < other.c.account_id,
            own.c.side != other.c.side,
            own.c.ended > result.ended - DAY_MS,
            matches.c.pool == result.pool.id,
            matches.c.is_rated,
        )
    )
    met: dict[tuple[str, str], list[int]] = {}
    for one, another, place, other_place in connection.execute(query):
        met.setdefault((one, another), []).append((place < other_place) - (place > other_place))
    why = ""
    for (one, another), outcomes in sorted(met.items()):
        if len(outcomes) < MOST_WITH_SAME or sides[one] == sides[another]:
            continue
        why = "repeated"
        if abs(sum(outcomes)) == len(outcomes):
            _report(connection, (one, another), "" if event_of(result.table) else result.table)
    return why


def _report(connection: Connection, pair: Sequence[str], table: str) -> None:
    """Tell the moderators, once a day, of opponents of whom one has won every match.

    There is a report about each; neither names the other, whose account may be deleted.
    """
    now = now_ms()
    for account in pair:
        lately = sa.select(reports.c.id).where(
            reports.c.about_id == account,
            reports.c.reason == COLLUSION,
            reports.c.at > now - DAY_MS,
        )
        if connection.execute(lately.limit(1)).first() is not None:
            continue
        row = {"id": unguessable(12), "about_id": account, "table_id": table, "text": ""}
        connection.execute(reports.insert().values(**row, reason=COLLUSION, state="open", at=now))


def _rate(
    connection: Connection, people: Sequence[str], result: Result
) -> dict[int, tuple[Rating, Rating]]:
    """Change the ratings of all players, and return the old and the new ones by seat."""
    pool = result.pool.id
    for account in sorted(people):  # in one order everywhere, so that processes do not deadlock
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(
                ratings.insert().values(
                    account_id=account,
                    pool=pool,
                    mu=NEW.mean,
                    sigma=NEW.deviation,
                    matches=0,
                    at=result.ended,
                )
            )
    query = (
        sa.select(ratings.c.account_id, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.pool == pool, ratings.c.account_id.in_(people))
        .order_by(ratings.c.account_id)
        .with_for_update()
    )
    known = {row[0]: Rating(row[1], row[2]) for row in connection.execute(query)}
    before = [known[account] for account in people]
    new = rated(result.seats, before)
    for account, rating in zip(people, new, strict=True):
        connection.execute(
            ratings.update()
            .where(ratings.c.account_id == account, ratings.c.pool == pool)
            .values(
                mu=rating.mean,
                sigma=rating.deviation,
                matches=ratings.c.matches + 1,
                at=result.ended,
            )
        )
    numbers = [seat.seat for seat in result.seats]
    return dict(zip(numbers, zip(before, new, strict=True), strict=True))


def rated(seats: Sequence[SeatResult], before: Sequence[Rating]) -> list[Rating]:
    """Return the ratings by seat after a match.

    Who has left loses, even if the partner and a bot have won; a partner who has stayed loses
    nothing.
    """
    sides = sorted({seat.side for seat in seats})
    members = {side: [n for n, seat in enumerate(seats) if seat.side == side] for side in sides}
    places = [min(seats[n].place for n in members[side]) for side in sides]
    left = [n for n, seat in enumerate(seats) if seat.has_left]

    def after(given: Sequence[int]) -> list[Rating]:
        teams = [[before[n] for n in members[side]] for side in sides]
        found = list(before)
        for side, team in zip(sides, after_match(teams, given), strict=True):
            for n, rating in zip(members[side], team, strict=True):
                found[n] = rating
        return found

    new = after(places)
    for n in left:
        if all(seats[other].has_left for other in members[seats[n].side]):
            continue
        lost = [
            len(sides) + 1 if s == seats[n].side else p for s, p in zip(sides, places, strict=True)
        ]
        new[n] = after(lost)[n]
        for other in members[seats[n].side]:
            if not seats[other].has_left and new[other].mean < before[other].mean:
                new[other] = before[other]
    return new
