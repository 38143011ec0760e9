"""Reports about people: made by others, by the server, and as an appeal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.hall.moderation import (
    LONGEST_TEXT,
    FlagReason,
    NewReport,
    OwnReport,
    Party,
    Reason,
    Report,
    Reports,
    TableLog,
    TableSeat,
)
from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.limits import DAY_MS
from capicua.server.store.schema import accounts, clubs, reports
from capicua.server.timers import now_ms
from capicua.table.play.seats import tidy, unguessable
from capicua.table.room.room import Room

MOST_A_DAY: Final = 10
"""Maximum number of reports by one account in a day."""
PAGE: Final = 100
"""Number of reports in one answer."""
MOST_LINES: Final = 300
"""Number of lines of a table's log kept with a report, the latest ones."""
_ID_LENGTH: Final = 12
_table_log: Final = msgspec.json.Decoder(TableLog)

by, about = accounts.alias("by"), accounts.alias("about")
_PARTIES: Final = [
    column.label(f"{one.name}_{column.name}")
    for one in (by, about)
    for column in (one.c.id, one.c.name, one.c.face, one.c.role)
]
_LISTED: Final = (
    sa.select(
        *(column for column in reports.c if column.name not in ("log", "by_id", "about_id")),
        *_PARTIES,
        clubs.c.name.label("club_name"),
    )
    .select_from(reports)
    .outerjoin(by, by.c.id == reports.c.by_id)
    .outerjoin(about, about.c.id == reports.c.about_id)
    .outerjoin(clubs, clubs.c.id == reports.c.club_id)
)


class ReportDesk:
    """Takes reports, and lists them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def file(self, account: str, wish: NewReport, log: TableLog | None = None) -> str:
        """Store a report, and return its id. Raise ``Refused``."""
        if wish.about == account:
            raise Refused(Message("relation-self"))
        now = now_ms()
        row = {
            "id": unguessable(_ID_LENGTH),
            "by_id": account,
            "about_id": wish.about,
            "table_id": wish.table or None,
            "reason": wish.reason,
            "text": plain(wish.text),
            "log": "" if log is None else msgspec.json.encode(log).decode(),
            "state": "open",
            "at": now,
        }

        def work(connection: Connection) -> Refused | None:
            if (
                connection.scalar(sa.select(accounts.c.id).where(accounts.c.id == wish.about))
                is None
            ):
                return Refused(Message("no-such-account"))
            return _insert(connection, row)

        refused = await self._store.do(work)
        if refused is not None:
            raise refused
        return str(row["id"])

    async def file_about_club(self, account: str, club: str, reason: Reason, text: str) -> str:
        """Store a report about a club, and return its id. Raise ``Refused``."""
        row = {
            "id": unguessable(_ID_LENGTH),
            "by_id": account,
            "club_id": club,
            "reason": reason,
            "text": plain(text),
            "state": "open",
            "at": now_ms(),
        }
        refused = await self._store.do(lambda connection: _insert(connection, row))
        if refused is not None:
            raise refused
        return str(row["id"])

    async def own(self, account: str) -> list[OwnReport]:
        """Return the reports that an account has made, the latest first."""
        query = (
            sa.select(
                reports.c.id,
                sa.func.coalesce(about.c.name, clubs.c.name).label("name"),
                reports.c.reason,
                reports.c.at,
                reports.c.state,
            )
            .select_from(reports)
            .outerjoin(about, about.c.id == reports.c.about_id)
            .outerjoin(clubs, clubs.c.id == reports.c.club_id)
            .where(reports.c.by_id == account, reports.c.reason != "appeal")
            .order_by(reports.c.at.desc())
            .limit(PAGE)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            OwnReport(row.id, row.name or "", row.reason, row.at, row.state == "closed")
            for row in rows
        ]

    async def queue(self, *, is_closed: bool = False, reason: FlagReason | None = None) -> Reports:
        """Return the open reports, oldest first, or the closed ones, latest first."""
        order = reports.c.closed.desc() if is_closed else reports.c.at
        query = _LISTED.where(reports.c.state == ("closed" if is_closed else "open"))
        if reason is not None:
            query = query.where(reports.c.reason == reason)
        query = query.order_by(order).limit(PAGE)
        count = sa.select(sa.func.count()).where(reports.c.state == "open")

        def work(connection: Connection) -> Reports:
            rows = connection.execute(query).mappings().all()
            return Reports([report_of(row) for row in rows], int(connection.scalar(count) or 0))

        return await self._store.read(work)

    async def find(self, id: str) -> Report:
        """Return a report with the log of its table. Raise ``Refused``."""

        def work(connection: Connection) -> Report | None:
            row = connection.execute(_LISTED.where(reports.c.id == id)).mappings().first()
            if row is None:
                return None
            found = report_of(row)
            log = connection.scalar(sa.select(reports.c.log).where(reports.c.id == id))
            found.log = _table_log.decode(log) if log else None
            return found

        found = await self._store.read(work)
        if found is None:
            raise Refused(Message("no-such-report"))
        return found


def _insert(connection: Connection, row: Mapping[str, Any]) -> Refused | None:
    """Store a report, unless its author has made too many today."""
    made = sa.select(sa.func.count()).where(
        reports.c.by_id == row["by_id"],
        reports.c.at > row["at"] - DAY_MS,
        reports.c.reason != "appeal",
    )
    if int(connection.scalar(made) or 0) >= MOST_A_DAY:
        return Refused(Message("report-most", {"count": MOST_A_DAY}))
    connection.execute(reports.insert().values(**row))
    return None


def about_person(connection: Connection, account: str) -> list[Report]:
    """Return the reports about an account, the latest first, without appeals."""
    query = (
        _LISTED.where(reports.c.about_id == account, reports.c.reason != "appeal")
        .order_by(reports.c.at.desc())
        .limit(PAGE)
    )
    return [report_of(row) for row in connection.execute(query).mappings()]


def report_of(row: Mapping[Any, Any]) -> Report:
    """Return a row of the list as a report."""
    return Report(
        row["id"],
        party_of(row, "by"),
        party_of(row, "about"),
        row["reason"],
        row["text"],
        row["table_id"] or "",
        row["at"],
        row["state"] == "closed",
        row["note"],
        club=row["club_id"] or "",
        club_name=row["club_name"] or "",
    )


def party_of(row: Mapping[Any, Any], prefix: str) -> Party | None:
    """Return the account of a joined row, unless it was deleted."""
    if row[f"{prefix}_id"] is None:
        return None
    return Party(*(row[f"{prefix}_{name}"] for name in ("id", "name", "face", "role")))


def plain(text: str) -> str:
    """Return a text of several lines without invisible characters."""
    return "\n".join(tidy(line) for line in text[:LONGEST_TEXT].splitlines()).strip()


def log_of(room: Room, people: Mapping[str, str]) -> TableLog:
    """Return what everybody at a table could read; ``people`` are accounts by token hash."""
    seated = {
        guest.seat: people.get(token, "")
        for token, guest in room.guests.items()
        if guest.seat is not None
    }
    seats = [
        TableSeat(sitting.name, sitting.level, seated.get(seat, ""))
        for seat, sitting in enumerate(room.sittings)
    ]
    lines, _ = room.diary.read(0, None)
    return TableLog(room.game.id, seats, lines[-MOST_LINES:])
