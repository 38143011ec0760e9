"""All tables of a device without a server, behind the server's own interface.

Requests and frames come in as text; effects go out as JSON (``effects``). There is no input, no
output, no thread and no clock: the caller stores rows, carries frames, rings timers, and runs
``thought`` and ``worked`` in a second worker.
"""

from __future__ import annotations

import logging
from base64 import b64decode
from collections.abc import Sequence
from typing import Final

from msgspec import json

from capicua.api.bot_jobs import LiveChances, bot_job
from capicua.api.models import Entered, Entry, TableKeys, Visit, WholeReplay
from capicua.api.replays import finished_of, kept_round, text_of
from capicua.api.resume import RecordPosition, position_in
from capicua.api.tables import summary_of, visited_of
from capicua.core.messages import Message, Refused
from capicua.local.asked import MOST, Answer, Asked, Routes, WorkJob, not_found, run
from capicua.local.effects import Effects
from capicua.local.entropy import Entropy
from capicua.local.local_sheets import LocalSheets
from capicua.local.local_table import NOT_HERE, LocalTable
from capicua.local.thoughts import SAFE, Thought
from capicua.table.frames.incoming import id_of, refusal
from capicua.table.frames.protocol import TablePlan
from capicua.table.play.seats import STAND_IN, USUAL_LEVEL, Keys, Requester, key_hash
from capicua.table.room import admission, reducer, requests, visitors
from capicua.table.room.events import Dealt, Event, decode
from capicua.table.room.resume import opening, plan_at
from capicua.table.room.room import Room

log = logging.getLogger("capicua.local")
_Seat = int | None
MOST_PEOPLE: Final = 100
"""Number of people who could have come to a table, spectators included."""


class LocalServer:
    """The tables and score sheets of one device."""

    def __init__(self, now_ms: int, entropy: bytes) -> None:
        """``entropy`` is at least 32 random bytes, new each time. Raise ``ValueError`` if fewer."""
        self._entropy = Entropy(bytes(entropy) + now_ms.to_bytes(8, "big"))
        self._effects = Effects()
        self._tables: dict[str, LocalTable] = {}
        self._seat: _Seat = None
        """The seat of the person who makes the request in progress; ``None``: the host."""
        self._sheets = LocalSheets(self._effects, self._entropy)
        self._routes = self._table_routes()
        self._sheets.add_to(self._routes)

    # -- requests --------------------------------------------------------------------------------

    def request(
        self, now: int, method: str, target: str, body: str = "", seat: _Seat = None
    ) -> str:
        """Answer a request over the server's HTTP interface, for the person at a seat."""
        self._seat = _given(seat)
        found = self._routes.find(method, target, body, now)
        if found is None:
            self._effects.work(WorkJob(method, target, body, now))
        else:
            self._answer(not_found(found) if isinstance(found, Message) else run(*found))
        return self._done(now)

    def _answer(self, found: Answer | None) -> None:
        if found is not None:
            self._effects.answer(found.status, found.media_type, found.body)

    def _table_routes(self) -> Routes:
        routes = Routes()
        routes.add("POST", "/api/tables")(self._make)
        routes.add("POST", "/api/tables/from-record")(self._go_on)
        routes.add("POST", "/api/tables/*/enter")(self._enter)
        routes.add("POST", "/api/tables/*/visit")(self._visit)
        routes.add("GET", "/api/tables/*/visit")(self._standing)
        routes.add("POST", "/api/tables/*/follow")(self._follow)
        routes.add("GET", "/api/tables/*")(self._summary)
        routes.add("GET", "/api/tables/*/chances")(self._chances)
        routes.add("GET", "/api/tables/*/record")(self._record)
        routes.add("GET", "/api/tables/*/replay")(self._replay)
        routes.add("GET", "/api/tables/*/replay/*")(self._replay)
        return routes

    # -- new tables ------------------------------------------------------------------------------

    def _make(self, asked: Asked) -> Answer:
        """Create a table; each ``person`` in the query takes the next open seat."""
        plan, keys = asked.body(TablePlan), self._entropy.keys()
        id, secret = self._entropy.id(), self._entropy.secret()
        room, event = reducer.opened(id, plan, secret, keys.hashes, asked.now)
        people = asked.all("person")
        return self._begin(room, event, keys, people, asked.now)

    def _go_on(self, asked: Asked) -> Answer:
        """Create a table that continues from a position of a record, which is the body."""
        place = asked.number("round", 1, 1, MOST), asked.number("step", 0, 0, MOST)
        seat = asked.number("seat", -1, -1, 11)
        level = asked.word("level", USUAL_LEVEL, 16)
        at = position_in(RecordPosition(asked.text, *place))
        name, face = asked.line("name", "", 24), asked.word("face", "", 16)
        plan = plan_at(at, None if seat < 0 else seat, level, name, face)
        keys, id, secret = self._entropy.keys(), self._entropy.id(), self._entropy.secret()
        event = opening(at, plan, id, secret, keys.hashes, asked.now)
        return self._begin(reducer.room_of([event]), event, keys, [], asked.now)

    def _begin(
        self, room: Room, event: Event, keys: Keys, people: Sequence[str], now: int
    ) -> Answer:
        """Seat the host and the other people of a new table, and start it."""
        host = Entry(keys.host, room.plan.name, face=room.plan.face)
        came = [event, *self._admit(room, host, _token(0), now)]
        for number, name in enumerate(people, 1):
            came += self._admit(room, Entry(keys.play, name), _token(number), now)
        if people and not room.deals and room.is_full:
            dealt = Dealt(ms=now)
            reducer.apply(room, dealt)
            came.append(dealt)
        self._open(room, came, now)
        return Answer.of(TableKeys(room.id, *keys), 201)

    def _admit(self, room: Room, entry: Entry, token: str, now: int) -> list[Event]:
        came = admission.enter(room, entry, key_hash(token), now)
        for event in came:
            reducer.apply(room, event)
        return came

    def _open(self, room: Room, came: Sequence[Event], now: int) -> None:
        table = LocalTable(room, self._entropy, self._effects)
        self._tables[room.id] = table
        table.begin(came, now)

    # -- people at a table -----------------------------------------------------------------------

    def _enter(self, asked: Asked) -> Answer:
        table, entry = self._table(asked.parts[0]), asked.body(Entry)
        known = table.person(self._seat)
        token = _token(table.room.came) if known is None else _token_of(table.room, known)
        table.record(admission.enter(table.room, entry, key_hash(token), asked.now), asked.now)
        return self._entered(table, key_hash(token), token)

    def _visit(self, asked: Asked) -> Answer:
        table, wish = self._table(asked.parts[0]), asked.body(Visit)
        known = table.person(self._seat)
        token = key_hash(_token(table.room.came)) if known is None else known.token
        table.record(visitors.visit(table.room, wish, token, asked.now), asked.now)
        return Answer.of(visited_of(table.room, token))

    def _standing(self, asked: Asked) -> Answer:
        table = self._table(asked.parts[0])
        known = table.person(self._seat)
        return Answer.of(visited_of(table.room, "" if known is None else known.token))

    def _follow(self, asked: Asked) -> Answer:
        old = self._table(asked.parts[0])
        known = old.person(self._seat)
        if known is None or not old.room.rematch:
            raise Refused(Message("not-at-table"))
        table = self._table(old.room.rematch)
        return self._entered(table, known.token, _token_of(old.room, known))

    def _entered(self, table: LocalTable, hashed: str, token: str) -> Answer:
        person = table.room.requester(hashed)
        if person is None:
            raise Refused(Message("not-at-table"))
        return Answer.of(Entered(table.room.id, token, person.seat, person.is_host))

    # -- looking at a table ----------------------------------------------------------------------

    def _summary(self, asked: Asked) -> Answer:
        return Answer.of(summary_of(self._table(asked.parts[0]).room, asked.now))

    def _chances(self, asked: Asked) -> None:
        table = self._table(asked.parts[0])
        seat = requests.check_chances(table.room, table.person(self._seat))
        _, _, rng = table.room.bot_task(seat)
        job = bot_job(STAND_IN, seat, rng, table.room.round)
        live = LiveChances(job._replace(seed=job.seed % SAFE), table.room.deals)
        self._work(asked, "chances", json.encode(live).decode())

    def _record(self, asked: Asked) -> Answer:
        return Answer(text_of(self._finished(asked)), "text/plain")

    def _replay(self, asked: Asked) -> Answer | None:
        """Leave a record to the second worker; show a stored replay if its rules are gone."""
        found = finished_of(self._finished(asked))
        number = asked.parts[1:]
        if isinstance(found, WholeReplay):
            return Answer.of(kept_round(found, int(number[0])) if number else found.replay)
        self._work(asked, "/".join(["replay", *number]), found)
        return None

    def _finished(self, asked: Asked) -> Room:
        """Return a table whose finished rounds the person may see. Raise ``Refused``."""
        table = self._table(asked.parts[0])
        known = table.person(self._seat)
        visitors.check_rounds(table.room, "" if known is None else known.token)
        return table.room

    def _work(self, asked: Asked, what: str, body: str) -> None:
        seat = asked.number("seat", -1, -1, 11)
        target = f"/api/tables/{asked.parts[0]}/{what}?seat={seat}"
        self._effects.work(WorkJob("GET", target, body, asked.now))

    # -- frames ----------------------------------------------------------------------------------

    def connect(
        self, now: int, connection: str, table: str, since: int = 0, seat: _Seat = None
    ) -> str:
        """Show a table to the person at a seat, over a connection that the caller names."""
        found = self._tables.get(table)
        if found is None:
            missing = Message("no-such-table", {"table": table[:32]})
            self._effects.reply(connection, refusal("", missing))
            self._effects.close(connection, NOT_HERE)
        else:
            found.connect(connection, since, _given(seat), now)
        return self._done(now)

    def frame(self, now: int, connection: str, text: str) -> str:
        """Answer a frame that came over a connection."""
        table = self._at(connection)
        if table is None:
            self._effects.close(connection, NOT_HERE)
            return self._done(now)
        requester = table.frame(connection, text, now)
        if requester is not None:
            self._rematch(table, requester, connection, id_of(text), now)
        return self._done(now)

    def _rematch(
        self, table: LocalTable, requester: Requester, connection: str, request: str, now: int
    ) -> None:
        id, secret, keys = self._entropy.id(), self._entropy.secret(), self._entropy.keys()
        came = admission.rematch_events(table.room, id, secret, keys.hashes, now)
        self._open(reducer.room_of(came), came, now)
        table.rematch_made(requester, connection, request, id, now)

    def disconnect(self, now: int, connection: str) -> str:
        """Note that a connection is closed."""
        table = self._at(connection)
        if table is not None:
            table.disconnect(connection, now)
        return self._done(now)

    # -- time ------------------------------------------------------------------------------------

    def tick(self, now: int, table: str) -> str:
        """Do what a table asked to be woken for."""
        found = self._tables.get(table)
        if found is not None:
            found.tick(now)
        return self._done(now)

    def think_done(self, now: int, table: str, result: str) -> str:
        """Take the result of ``thought``; an empty one if it failed, so that play goes on."""
        found = self._tables.get(table)
        if found is not None:
            found.thought(json.decode(result, type=Thought) if result else None, now)
        return self._done(now)

    # -- storage ---------------------------------------------------------------------------------

    def restore(self, now: int, table: str, snapshot: str | None, rows: Sequence[str]) -> str:
        """Take a table from the caller's store: its last snapshot, and the rows after it."""
        coded = [snapshot, *rows] if isinstance(snapshot, str) else rows
        events = [decode(b64decode(row)) for row in coded]
        try:
            room = reducer.room_of(events)
        except Exception:  # a log of other rules may raise anything
            log.exception("the log of a table does not follow the rules of this version")
            room = reducer.closed_of(events, Message("table-unreadable"))
        found = self._tables[table] = LocalTable(room, self._entropy, self._effects)
        found.record(requests.clock_restarted(room, now), now)
        return self._done(now)

    def restore_sheet(self, now: int, sheet: str, version: int, text: str) -> str:
        """Take a score sheet from the caller's store."""
        self._sheets.restore(sheet, version, text)
        return self._done(now)

    def drop(self, now: int, table: str) -> str:
        """Forget a table whose last rows could not be stored; it must be restored before use."""
        self._tables.pop(table, None)
        return self._done(now)

    def forget(self, now: int, table: str) -> str:
        """Forget a table or a score sheet that the caller deletes from its store."""
        self._tables.pop(table, None)
        self._sheets.forget(table)
        return self._done(now)

    def tables(self, now: int) -> str:
        """Return the summaries of the tables in memory, as JSON."""
        return json.encode([summary_of(each.room, now) for each in self._tables.values()]).decode()

    # -- parts -----------------------------------------------------------------------------------

    def _table(self, id: str) -> LocalTable:
        found = self._tables.get(id)
        if found is None:
            raise Refused(Message("no-such-table", {"table": id[:32]}))
        return found

    def _at(self, connection: str) -> LocalTable | None:
        tables = self._tables.values()
        return next((table for table in tables if connection in table.readers), None)

    def _done(self, now: int) -> str:
        for table in self._tables.values():
            table.show_all(now)
        return self._effects.take()


def _given(seat: _Seat) -> _Seat:
    """Return a seat; JavaScript's ``null`` arrives as an object of its own, and means none."""
    return seat if isinstance(seat, int) else None


def _token(number: int) -> str:
    """Return the token of the person who came as number ``number``, counted from 0.

    It admits to nothing elsewhere, and need not be secret: people on one device can look at it.
    """
    return f"person-{number}"


def _token_of(room: Room, person: Requester) -> str:
    """Return the token of a person at a table, who kept it through every rematch."""
    every = map(_token, range(MOST_PEOPLE))
    return next((token for token in every if key_hash(token) == person.token), "")
