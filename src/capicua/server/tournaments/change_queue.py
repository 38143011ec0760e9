"""The changes of one tournament, worked out one after another in a thread, and stored in order.

A change begins with what the one before it made, though that may not be stored yet, and goes from
the thread to the writer of the database without waiting for the event loop. So changes that come at
once share transactions. If one is not stored, neither are those that build on it; they are tried
again.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final

from msgspec import json
from sqlalchemy.engine import Connection

from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import Store
from capicua.server.store.writer import OtherWrite, StoreClosedError
from capicua.server.timers import now_ms
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.tournament_record import Draft, TournamentRecord, answer_to

TOGETHER: Final = 16
"""How many changes of one tournament are worked out before another tournament has its turn."""


class Outcome(Enum):
    """What became of a change."""

    STORED = 1
    REPEATED = 2
    """A request of that name had been carried out before; its answer is known."""
    REFUSED = 3
    OVERTAKEN = 4
    """Somebody else had changed the tournament, or the change before was not stored."""


class Change:
    """One try of a change."""

    def __init__(
        self, record: TournamentRecord, op: str, work: Callable[[Draft, Moment], Any], by: str
    ) -> None:
        """``record`` is the tournament as this process knows it when the change is asked for."""
        self.record = record
        self.op, self.work, self.by = op, work, by
        self.done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.base: Change | None = None
        """The change that this one builds on."""
        self.line = 0
        """Counts the times at which the queue had to begin afresh."""
        self.made: TournamentRecord | None = None
        """The tournament as changed."""
        self.is_written = False
        """Whether the tournament as changed is in the database; used only by the writer."""
        self.answer: Any = None
        self.known = ""
        """The answer to an earlier request of the same name."""
        self.error: BaseException | None = None
        """Why it was refused."""


class ChangeQueue:
    """The changes of one tournament that wait, are worked out, or are being stored."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._lock = threading.Lock()
        self._waiting: deque[Change] = deque()
        self._is_running = False
        self._newest: Change | None = None
        self._line = 0
        self.users = 0
        """How many requests have a change here."""

    # -- in the event loop ---------------------------------------------------------------------

    def put(self, change: Change) -> None:
        """Let a change be worked out and stored; its future tells what became of it."""
        with self._lock:
            self._waiting.append(change)
            if self._is_running:
                return
            self._is_running = True
        self._begin()

    def ended(self, change: Change) -> bool:
        """Forget a change that is over; return whether the queue begins afresh because of it."""
        outcome = outcome_of(change)
        if outcome is Outcome.REFUSED:
            return False
        change.base = None
        if outcome is Outcome.STORED:
            return False
        with self._lock:
            if change.line != self._line:
                return False
            self._line += 1
            self._newest = None
            return True

    # -- in a thread ---------------------------------------------------------------------------

    def _begin(self) -> None:
        self._threads.begin(self._work, self._stop)

    def _work(self) -> None:
        for _ in range(TOGETHER):
            with self._lock:
                if not self._waiting:
                    self._is_running = False
                    return
                change = self._waiting.popleft()
                change.base, change.line = self._newest, self._line
            try:
                self._carry_out(change)
            except BaseException as error:  # nothing may end the queue
                change.error = error
                _tell(change, Outcome.REFUSED)
        self._begin()

    def _stop(self) -> None:
        """Refuse what waits, when the server stops."""
        with self._lock:
            left = list(self._waiting)
            self._waiting.clear()
            self._is_running = False
        for change in left:
            change.error = StoreClosedError()
            _tell(change, Outcome.REFUSED)

    def _carry_out(self, change: Change) -> None:
        """Work a change out, and hand it to the writer."""
        record = change.record
        before = None if change.base is None else change.base.made
        if before is not None and before.revision > record.revision:
            record = change.record = before
        else:
            change.base = None
        draft = record.draft()
        now = now_ms()
        answer = change.work(draft, Moment(now, iso(now), change.by))
        values = draft.finish(now)
        if hasattr(answer, "revision"):
            answer.revision = draft.record.revision
        data = json.encode(answer)
        change.answer, change.made = answer, draft.record

        base = change.base

        def write(connection: Connection) -> Outcome:
            change.is_written = False
            if base is not None and not base.is_written:
                return Outcome.OVERTAKEN
            known = answer_to(connection, record.id, change.op) if change.op else None
            if known is not None:
                change.known = known
                return Outcome.REPEATED
            change.is_written = draft.write(connection, values, change.op, data)
            return Outcome.STORED if change.is_written else Outcome.OVERTAKEN

        def failed() -> None:
            change.is_written = False

        self._store.writer.promise(change.done)
        self._store.writer.put(OtherWrite(write, change.done, failed))
        with self._lock:
            if change.line == self._line:
                self._newest = change


def outcome_of(change: Change) -> Outcome | None:
    """Return what became of a change that is over; ``None`` if that is unknown."""
    if change.done.cancelled() or change.done.exception() is not None:
        return None
    return change.done.result()


def _tell(change: Change, outcome: Outcome) -> None:
    """Say in the event loop what became of a change."""

    def tell() -> None:
        if not change.done.done():
            change.done.set_result(outcome)

    with suppress(RuntimeError):  # the loop is closed
        change.done.get_loop().call_soon_threadsafe(tell)


def iso(ms: int) -> str:
    """Return a time as the list of decisions has it."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")
