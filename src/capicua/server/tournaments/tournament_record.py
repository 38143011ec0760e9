"""Everything that is stored about one tournament, as of one revision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from msgspec import Struct, convert, json
from sqlalchemy.engine import Connection

from capicua.api.hall.tournaments import (
    Arrangements,
    SignUp,
    Stage,
    TournamentSummary,
    Venue,
)
from capicua.api.queries import SharedStart
from capicua.server.store.schema import (
    tournament_log,
    tournament_operations,
    tournament_pars,
    tournament_people,
    tournament_places,
    tournament_reports,
    tournament_sign_ups,
    tournament_tables,
    tournaments,
)
from capicua.tournament import erasure, events
from capicua.tournament.duplicate.par import DealPar, ParMethod
from capicua.tournament.events import LogEntry, Result
from capicua.tournament.settings import Settings
from capicua.tournament.state import undone
from capicua.tournament.tournament import Tournament

# Threads read records. A decoder is made here for each type, because two threads that decode a type
# for the first time can crash the process (msgspec 0.22).
_entry: Final = json.Decoder(LogEntry)
_result: Final = json.Decoder(Result)
_settings: Final = json.Decoder(Settings)
_arrangements: Final = json.Decoder(Arrangements)
_venue: Final = json.Decoder(Venue)
_sign_up: Final = json.Decoder(SignUp)
_Row = TypeVar("_Row")
_KEYS: Final[dict[sa.Table, tuple[str, ...]]] = {
    tournament_people: ("number",),
    tournament_sign_ups: ("id",),
    tournament_places: ("entrant", "place"),
    tournament_reports: ("id",),
    tournament_tables: ("table_id",),
    tournament_pars: ("deal",),
}
"""What identifies a row of a tournament in each table."""


class HelperRow(Struct, frozen=True):
    """A director or an assistant."""

    number: int
    role: str
    name: str
    account: str = ""
    is_removed: bool = False


class SignUpRow(Struct, frozen=True):
    """Somebody who entered by themselves, or waits for a place."""

    id: str
    place: int
    wish: SignUp
    account: str
    entrant: int
    """0 while they wait; -1 if they were turned away."""
    at: int


class ReportRow(Struct, frozen=True):
    """A result that somebody at a table has told."""

    id: str
    start: int
    round: int
    table: int
    side: int
    by: str
    result: Result
    state: str
    at: int


class TableRow(Struct, frozen=True):
    """A table of a round that is played at this server."""

    table: str
    start: int
    round: int
    number: int
    room: int
    deal: int = 0
    """The place of its deal in the set; 0 without duplicate deals."""
    is_made: bool = False
    result: str = ""


class PlaceRow(Struct, frozen=True):
    """The account of one of the people of an entrant, as they were when it entered."""

    entrant: int
    place: int
    account: str
    at: int


@dataclass
class TournamentRecord:
    """A tournament and all its rows; ``draft`` gives one to change."""

    id: str
    tournament: Tournament
    arrangements: Arrangements
    venue: Venue
    key: bytes
    """The key from which the keys of its people follow."""
    revision: int
    made: int
    updated: int
    helpers: list[HelperRow] = field(default_factory=list)
    sign_ups: list[SignUpRow] = field(default_factory=list)
    reports: list[ReportRow] = field(default_factory=list)
    tables: list[TableRow] = field(default_factory=list)
    pars: dict[int, DealPar] = field(default_factory=dict)
    """The par of each revealed deal for which it is computed, by the number of the deal."""
    places: list[PlaceRow] = field(default_factory=list)
    checked: float = field(default=0.0, init=False)
    """When the revision was last compared with the stored one, on the monotonic clock."""
    is_doubtful: bool = field(default=False, init=False)
    """Whether a change has shown that something else is stored."""
    _encoded: dict[bool, SharedStart] = field(default_factory=dict, init=False, repr=False)
    _rooms: dict[tuple[int, int, int], list[TableRow]] | None = field(
        default=None, init=False, repr=False
    )
    _starts: tuple[int, list[int]] = field(default=(0, []), init=False, repr=False)
    """The length of the list of decisions, and what was computed then."""
    _turns: tuple[int, Counter[tuple[int, int]]] = field(
        default_factory=lambda: (0, Counter()), init=False, repr=False
    )

    def rooms(self) -> dict[tuple[int, int, int], list[TableRow]]:
        """Return the tables of this server, by the start of their round, number and room.

        Those of duplicate deals are in the order of the deals. It is computed once.
        """
        if self._rooms is None:
            found: dict[tuple[int, int, int], list[TableRow]] = {}
            for row in sorted(self.tables, key=lambda one: one.deal):
                found.setdefault((row.start, row.number, row.room), []).append(row)
            self._rooms = found
        return self._rooms

    def is_encoded(self, is_whole: bool) -> bool:
        """Return whether ``encoded`` answers at once."""
        return is_whole in self._encoded

    def encoded(self, state: Callable[[], Struct], is_whole: bool) -> SharedStart:
        """Return what everybody sees alike as JSON, computed once for each kind of reader."""
        if is_whole not in self._encoded:
            self._encoded[is_whole] = SharedStart(b'{"event":' + json.encode(state()))
        return self._encoded[is_whole]

    @property
    def settings(self) -> Settings:
        """The settings of the tournament."""
        return self.tournament.settings

    @property
    def waiting(self) -> list[SignUpRow]:
        """Those who wait for a place, in their order."""
        return [one for one in self.sign_ups if one.entrant == 0]

    @property
    def stage(self) -> Stage:
        """How far the tournament is."""
        state = self.tournament.state
        if state.is_closed:
            return "closed"
        if not state.rounds:
            return "entry"
        if any(round.is_open for round in state.rounds):
            return "playing"
        return "complete" if self.tournament.is_complete else "ready"

    def starts(self) -> list[int]:
        """Return the numbers of the decisions that published the rounds that count."""
        known, found = self._starts
        if known < len(self.tournament.log):
            new, is_afresh = self._new_decisions(known)
            found = [] if is_afresh else list(found)
            for entry in new:
                if isinstance(entry.event, events.RoundStarted):
                    found.append(entry.number)
                elif isinstance(entry.event, events.RoundCancelled):
                    found.pop()
            self._starts = len(self.tournament.log), found
        return found

    def turns(self) -> Counter[tuple[int, int]]:
        """Return how often each place of an entrant has changed hands."""
        known, found = self._turns
        if known < len(self.tournament.log):
            new, is_afresh = self._new_decisions(known)
            changed = Counter(
                (entry.event.entrant, entry.event.place)
                for entry in new
                if isinstance(entry.event, events.Substituted)
            )
            found = changed if is_afresh else found + changed
            self._turns = len(self.tournament.log), found
        return found

    def _new_decisions(self, known: int) -> tuple[Sequence[LogEntry], bool]:
        """Return the decisions that count after the first ``known``.

        If some of them undo others, return all that count, and that one must begin afresh.
        """
        log = self.tournament.log
        new = log[known:]
        if not any(isinstance(entry.event, events.Undone) for entry in new):
            return new, False
        left_out = undone(log)
        return [entry for entry in log if entry.number not in left_out], True

    def summary(self) -> TournamentSummary:
        """Return what lists show."""
        settings, state = self.settings, self.tournament.state
        return TournamentSummary(
            self.id,
            settings.name,
            settings.rules.game,
            settings.rules.preset,
            settings.format,
            settings.entry,
            self.stage,
            self.arrangements.starts_at,
            len(state.present),
            len(state.rounds),
            self.tournament.planned_rounds if state.rounds else settings.rounds or None,
            self.venue.online,
            self.arrangements.club,
            made=self.made,
        )

    def draft(self) -> Draft:
        """Return a copy to change. What follows from the decisions so far is not computed again."""
        twin = replace(
            self,
            tournament=self.tournament.copy(),
            helpers=list(self.helpers),
            sign_ups=list(self.sign_ups),
            reports=list(self.reports),
            tables=list(self.tables),
            pars=dict(self.pars),
            places=list(self.places),
        )
        twin._starts, twin._turns = self._starts, self._turns
        return Draft(twin, len(self.tournament.log))


@dataclass
class Draft:
    """A tournament in the course of a change, and what is to be written for it."""

    record: TournamentRecord
    written: int
    """How many decisions are stored already."""
    rows: dict[sa.Table, dict[tuple[Any, ...], dict[str, Any]]] = field(default_factory=dict)
    """The rows to be written, by their table and what identifies them in it."""

    @property
    def tournament(self) -> Tournament:
        """The tournament as changed so far."""
        return self.record.tournament

    def helper(self, row: HelperRow) -> None:
        """Add or replace a director or an assistant."""
        helpers = self.record.helpers
        helpers[:] = sorted(
            [*(one for one in helpers if one.number != row.number), row], key=_number
        )
        self._put(
            tournament_people,
            number=row.number,
            role=row.role,
            name=row.name,
            account_id=row.account or None,
            is_removed=row.is_removed,
        )

    def sign_up(self, row: SignUpRow) -> None:
        """Add or replace a sign-up."""
        rows = self.record.sign_ups
        rows[:] = sorted([*(one for one in rows if one.id != row.id), row], key=_place)
        self._put(
            tournament_sign_ups,
            id=row.id,
            place=row.place,
            wish=json.encode(row.wish).decode(),
            account_id=row.account or None,
            entrant=row.entrant,
            at=row.at,
        )

    def place(self, row: PlaceRow) -> None:
        """Add the account of somebody who plays."""
        self.record.places.append(row)
        self._put(
            tournament_places,
            entrant=row.entrant,
            place=row.place,
            account_id=row.account,
            at=row.at,
        )

    def report(self, row: ReportRow) -> None:
        """Add or replace a report."""
        rows = self.record.reports
        rows[:] = sorted([*(one for one in rows if one.id != row.id), row], key=_told)
        self._put(
            tournament_reports,
            id=row.id,
            start=row.start,
            round=row.round,
            table_number=row.table,
            side=row.side,
            by_name=row.by,
            result=json.encode(row.result).decode(),
            state=row.state,
            at=row.at,
        )

    def table(self, row: TableRow) -> None:
        """Add or replace a table of this server."""
        rows = self.record.tables
        rows[:] = [*(one for one in rows if one.table != row.table), row]
        self._put(
            tournament_tables,
            table_id=row.table,
            start=row.start,
            round=row.round,
            table_number=row.number,
            room=row.room,
            deal=row.deal,
            is_made=row.is_made,
            result=row.result,
        )

    def par(self, deal: int, par: DealPar) -> None:
        """Add the par of a deal."""
        self.record.pars[deal] = par
        self._put(tournament_pars, deal=deal, difference=par.difference, how=par.how)

    def _put(self, table: sa.Table, **values: Any) -> None:
        """Write a row in place of the stored one with the same key."""
        key = tuple(values[name] for name in _KEYS[table])
        self.rows.setdefault(table, {})[key] = values

    def write_rows(self, connection: Connection) -> None:
        """Write the changed rows, with two statements for each table."""
        for table, rows in self.rows.items():
            names = _KEYS[table]
            same = (table.c[name] == sa.bindparam(f"old_{name}") for name in names)
            old = table.delete().where(table.c.tournament_id == self.record.id, *same)
            connection.execute(
                old, [{f"old_{name}": row[name] for name in names} for row in rows.values()]
            )
            connection.execute(
                table.insert(),
                [
                    {"tournament_id": self.record.id, "revision": self.record.revision, **row}
                    for row in rows.values()
                ],
            )

    def finish(self, now: int) -> dict[str, Any]:
        """Give the record its next revision; return the new values of its row."""
        record = self.record
        record.revision += 1
        record.updated = now
        return _row(record)

    def write(self, connection: Connection, values: dict[str, Any], op: str, answer: bytes) -> bool:
        """Write the change; return whether the record was still what the draft was made from."""
        record = self.record
        changed = connection.execute(
            tournaments.update()
            .where(tournaments.c.id == record.id, tournaments.c.revision == record.revision - 1)
            .values(**values)
        )
        if changed.rowcount != 1:
            return False
        self.write_rows(connection)
        _write_log(connection, record.id, record.tournament.log[self.written :])
        if op:
            row = {"tournament_id": record.id, "op": op, "answer": answer.decode()}
            connection.execute(tournament_operations.insert().values(**row))
        return True


def _place(row: SignUpRow) -> int:
    return row.place


def _number(row: HelperRow) -> int:
    return row.number


def _told(row: ReportRow) -> tuple[int, str]:
    return row.at, row.id


def _row(record: TournamentRecord) -> dict[str, Any]:
    """Return the columns of a tournament that change."""
    return {
        "settings": json.encode(record.settings).decode(),
        "arrangements": json.encode(record.arrangements).decode(),
        "venue": json.encode(record.venue).decode(),
        "secret": record.tournament.secret,
        "visibility": record.arrangements.visibility,
        "club_id": record.arrangements.club,
        "starts_at": record.arrangements.starts_at,
        "summary": json.encode(record.summary()).decode(),
        "is_closed": record.tournament.state.is_closed,
        "revision": record.revision,
        "updated": record.updated,
    }


def _write_log(connection: Connection, id: str, entries: Sequence[LogEntry]) -> None:
    if entries:
        rows = [
            {"tournament_id": id, "number": each.number, "entry": json.encode(each).decode()}
            for each in entries
        ]
        connection.execute(tournament_log.insert(), rows)


def insert(connection: Connection, record: TournamentRecord, op: str) -> bool:
    """Store a new tournament; return whether its request had not been carried out before."""
    if connection.scalar(sa.select(tournaments.c.id).where(tournaments.c.op == op)) is not None:
        return False
    values = {"id": record.id, "op": op, "key": record.key, "made": record.made, **_row(record)}
    connection.execute(tournaments.insert().values(**values))
    draft = Draft(record, 0)
    for helper in list(record.helpers):
        draft.helper(helper)
    draft.write_rows(connection)
    _write_log(connection, record.id, record.tournament.log)
    return True


def answer_to(connection: Connection, id: str, op: str) -> str | None:
    """Return the answer to a request that has been carried out; ``None`` if it has not."""
    query = sa.select(tournament_operations.c.answer).where(
        tournament_operations.c.tournament_id == id, tournament_operations.c.op == op
    )
    found: str | None = connection.scalar(query)
    return found


def erase_names(connection: Connection, account: str) -> None:
    """Replace the names of an account in the decisions and results of all its tournaments."""
    entrants: dict[str, dict[int, set[int]]] = {}
    names: dict[str, set[str]] = {}
    signed, people = tournament_sign_ups.c, tournament_people.c
    query = sa.select(signed.tournament_id, signed.entrant).where(signed.account_id == account)
    for id, entrant in connection.execute(query):
        entrants.setdefault(id, {}).setdefault(entrant, set()).add(0)
    held = tournament_places.c
    columns = (held.tournament_id, held.entrant, held.place)
    places = sa.select(*columns).where(held.account_id == account)
    for id, entrant, place in connection.execute(places).all():
        entrants.setdefault(id, {}).setdefault(entrant, set()).add(place)
    query = sa.select(people.tournament_id, people.name).where(people.account_id == account)
    for id, name in connection.execute(query):
        names.setdefault(id, set()).add(name)
    for id in sorted({*entrants, *names}):
        _erase_names(connection, id, entrants.get(id, {}), names.get(id, set()))


def _erase_names(
    connection: Connection, id: str, entrants: dict[int, set[int]], names: set[str]
) -> None:
    rows, told = tournament_log.c, tournament_reports.c
    log = [
        _entry.decode(one)
        for one in connection.scalars(
            sa.select(rows.entry).where(rows.tournament_id == id).order_by(rows.number)
        ).all()
    ]
    found = erasure.renamed(log, entrants, names)
    for old, new in zip(log, erasure.erased(log, entrants, found), strict=True):
        if new != old:
            row = sa.and_(rows.tournament_id == id, rows.number == old.number)
            entry = json.encode(new).decode()
            connection.execute(tournament_log.update().where(row).values(entry=entry))
    reports = sa.select(told.id, told.by_name).where(told.tournament_id == id)
    for report, by in connection.execute(reports).all():
        row = sa.and_(told.tournament_id == id, told.id == report)
        other = erasure.by_others(by, found)
        if other != by:
            connection.execute(tournament_reports.update().where(row).values(by_name=other))


def load(
    connection: Connection, id: str, known: TournamentRecord | None = None
) -> TournamentRecord | None:
    """Return a tournament with all its rows; ``None`` if there is none.

    Of one that is ``known`` as of an earlier revision only what has come since is read, and its
    decisions are applied to a copy, unless something in it was erased in the meantime.
    """
    query = sa.select(tournaments).where(tournaments.c.id == id)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    if known is not None and not row["rewritten"] <= known.revision <= row["revision"]:
        known = None
    if known is not None and known.revision == row["revision"]:
        return known
    decisions = 0 if known is None else len(known.tournament.log)
    column = tournament_log.c
    entries = connection.scalars(
        sa.select(column.entry)
        .where(column.tournament_id == id, column.number > decisions)
        .order_by(column.number)
    ).all()
    log = [_entry.decode(one) for one in entries]
    settings = _settings.decode(row["settings"])
    if known is None:
        tournament = Tournament(settings, log, bytes(row["secret"]))
        found = TournamentRecord(
            id, tournament, Arrangements(), Venue(), bytes(row["key"]), 0, 0, 0
        )
    else:
        found = known.draft().record
        if settings == found.settings:
            found.tournament.follow(log)
        else:
            found.tournament = Tournament(
                settings, [*found.tournament.log, *log], bytes(row["secret"])
            )
    found.arrangements = _arrangements.decode(row["arrangements"])
    found.venue = _venue.decode(row["venue"])
    found.made, found.updated = int(row["made"]), int(row["updated"])
    _add_rows(connection, found)
    found.revision = int(row["revision"])
    return found


def _add_rows(connection: Connection, record: TournamentRecord) -> None:
    """Add the rows that were written since the revision of a record."""

    def rows(table: sa.Table, *columns: Any) -> Sequence[Any]:
        query = sa.select(*columns).where(
            table.c.tournament_id == record.id, table.c.revision > record.revision
        )
        return connection.execute(query).all()

    people, signed = tournament_people.c, tournament_sign_ups.c
    told, played, par = tournament_reports.c, tournament_tables.c, tournament_pars.c
    held = tournament_places.c
    record.helpers = _merged(
        record.helpers,
        [
            HelperRow(number, role, name, account or "", bool(is_removed))
            for number, role, name, account, is_removed in rows(
                tournament_people,
                *(people.number, people.role, people.name, people.account_id, people.is_removed),
            )
        ],
        lambda one: one.number,
        _number,
    )
    record.sign_ups = _merged(
        record.sign_ups,
        [
            SignUpRow(one, place, _sign_up.decode(wish), account or "", entrant, at)
            for one, place, wish, account, entrant, at in rows(
                tournament_sign_ups,
                *(signed.id, signed.place, signed.wish, signed.account_id, signed.entrant),
                signed.at,
            )
        ],
        lambda one: one.id,
        _place,
    )
    record.reports = _merged(
        record.reports,
        [
            ReportRow(one, start, round, table, side, by, _result.decode(result), state, at)
            for one, start, round, table, side, by, result, state, at in rows(
                tournament_reports,
                *(told.id, told.start, told.round, told.table_number, told.side, told.by_name),
                *(told.result, told.state, told.at),
            )
        ],
        lambda one: one.id,
        _told,
    )
    record.tables = _merged(
        record.tables,
        [
            TableRow(*values)
            for values in rows(
                tournament_tables,
                *(played.table_id, played.start, played.round, played.table_number, played.room),
                *(played.deal, played.is_made, played.result),
            )
        ],
        lambda one: one.table,
        lambda one: one.table,
    )
    for deal, difference, how in rows(tournament_pars, par.deal, par.difference, par.how):
        record.pars[deal] = DealPar(difference, convert(how, ParMethod))
    record.places = _merged(
        record.places,
        [
            PlaceRow(*values)
            for values in rows(
                tournament_places, held.entrant, held.place, held.account_id, held.at
            )
        ],
        lambda one: (one.entrant, one.place),
        lambda one: one.at,
    )


def _merged(
    known: list[_Row], new: list[_Row], key: Callable[[_Row], Any], order: Callable[[_Row], Any]
) -> list[_Row]:
    """Return rows with new ones in place of those of the same key."""
    if not new:
        return known
    rows = {key(one): one for one in known}
    rows.update((key(one), one) for one in new)
    return sorted(rows.values(), key=order)
