"""The one thread that writes, whatever happens to what it writes.

It takes all that is waiting, writes it in one transaction, commits, and only then tells whoever
waits. Where that fails, each item is tried by itself: one that cannot be written fails alone, and
the next one is written. Nothing that an item does ends the thread.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import exc
from sqlalchemy.engine import Connection, Engine

from capicua.core.reasons import Message, Refused
from capicua.server.appending import Append, ConflictError, Statements

BATCH: Final = 512
"""How many items are written together at most."""
PACE_SECONDS: Final = 0.005
"""The least time from one transaction to the next: under load several actions share one. After a
quiet moment nobody waits.
"""
PATIENCE_SECONDS: Final = 8.0
"""How long somebody waits for what they wrote; after it they are told that it is not written."""

_ITEMS_OWN: Final = (
    exc.DataError,
    exc.IntegrityError,
    exc.ProgrammingError,
    exc.NotSupportedError,
)
"""What a database says of what it is given, and not of itself."""

log = logging.getLogger("capicua.server")


class StoreClosedError(Exception):
    """The server is stopping, and writes nothing any more."""


class DatabaseDownError(Refused):
    """The database does not answer at the moment; clients are told to try again."""

    def __init__(self) -> None:
        super().__init__(Message("server-database-down"))


@dataclass
class Aside:
    """Anything but an append for the writer to do."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any] | None = None


Item = Append | Aside


class Outcome(NamedTuple):
    """What has become of an item: the value it is waited for, or why there is none."""

    item: Item
    value: Any = None
    error: BaseException | None = None


@dataclass
class _Batch:
    appends: list[Item] = field(default_factory=list)
    asides: list[Item] = field(default_factory=list)
    is_last: bool = False

    def __len__(self) -> int:
        return len(self.appends) + len(self.asides)


class Writer:
    """The thread that writes, and what is waiting for it."""

    def __init__(
        self, engine: Engine, on_commit: Callable[[float, int], None] | None = None
    ) -> None:
        self.failure: BaseException | None = None
        """What the database said when it last would not write; nothing while it does."""
        self._engine = engine
        self._statements = Statements(engine.dialect)
        self._on_commit = on_commit
        self._queue: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._promised: deque[tuple[float, asyncio.Future[Any]]] = deque()
        """What somebody waits for, and since when, the oldest first; known to the loop alone."""
        self._connection: Connection | None = None
        self._is_closing = False
        self._thread = threading.Thread(target=self._write_all, name="capicua-write", daemon=True)
        self._thread.start()

    # -- from the loop -------------------------------------------------------------------------

    @property
    def is_alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    def promised(self) -> asyncio.Future[Any]:
        """Return a future for an item that is about to be put."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._forget_told()
        self._promised.append((time.monotonic(), future))
        return future

    def put(self, item: Item) -> None:
        """Have an item written; raises ``StoreClosedError``."""
        if self._is_closing:
            raise StoreClosedError
        self._queue.put(item)

    def oldest(self) -> float:
        """For how many seconds the first of all that are waited for has been waiting."""
        self._forget_told()
        return time.monotonic() - self._promised[0][0] if self._promised else 0.0

    def _forget_told(self) -> None:
        while self._promised and self._promised[0][1].done():
            self._promised.popleft()

    def give_up(self) -> None:
        """Refuse items that have waited too long; one not begun by then is not written either."""
        while self.oldest() > PATIENCE_SECONDS:
            self._promised.popleft()[1].set_exception(DatabaseDownError())

    async def close(self) -> None:
        """Write what is waiting, and end the thread."""
        self._is_closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread -------------------------------------------------------------------------

    def _write_all(self) -> None:
        is_last = False
        next_due = 0.0
        while not is_last:
            batch = _Batch()
            try:
                self._fill(batch, next_due)
                next_due = time.monotonic() + PACE_SECONDS
                self._write(batch)
            except BaseException as error:  # each item's own are caught before they come here
                log.critical("the log's writer has made a mistake", exc_info=error)
                _tell(Outcome(item, None, error) for item in (*batch.appends, *batch.asides))
            is_last = batch.is_last
        self._let_go()

    def _fill(self, batch: _Batch, due: float) -> None:
        """Whatever is waiting, once anything is, and it is time."""
        item = self._queue.get()
        time.sleep(max(0.0, due - time.monotonic()))
        while True:
            if item is None:
                batch.is_last = True
                return
            if isinstance(item, Append):
                batch.appends.append(item)
            else:
                batch.asides.append(item)
            if len(batch) >= BATCH:
                return
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return

    def _write(self, batch: _Batch) -> None:
        # What an append was waited for is told before the rest is written.
        start = time.perf_counter()
        if batch.appends:
            _tell(self._settled(batch.appends, self._append_all))
            self._committed(time.perf_counter() - start, len(batch.appends))
        if batch.asides:
            _tell(self._settled(batch.asides, _work_all))

    def _settled(
        self, items: list[Item], write: Callable[[Connection, list[Any]], Iterable[Outcome]]
    ) -> list[Outcome]:
        """Write items in one transaction; where that fails, each in one of its own."""
        wanted = [item for item in items if item.done is None or not item.done.done()]
        if not wanted:
            return []
        try:
            connection = self._connection = self._connection or self._engine.connect()
            with connection.begin():
                outcomes = list(write(connection, wanted))
        except BaseException as error:
            if len(wanted) > 1 and not self._is_lost(error):
                self._let_go()
                return [outcome for item in wanted for outcome in self._settled([item], write)]
            return [Outcome(item, None, self._judged(error, item)) for item in wanted]
        self.failure = None
        return outcomes

    def _append_all(self, connection: Connection, appends: list[Append]) -> Iterable[Outcome]:
        errors = self._statements.append_all(connection, appends)
        return [Outcome(item, None, error) for item, error in zip(appends, errors, strict=True)]

    def _is_lost(self, error: BaseException) -> bool:
        """Whether there is no connection, so that the next item would fail in the same way."""
        return self._connection is None or (
            isinstance(error, exc.DBAPIError) and error.connection_invalidated
        )

    def _judged(self, error: BaseException, item: Item) -> BaseException:
        """Return the error to raise for those who wait for an item."""
        self._let_go()
        if isinstance(error, exc.IntegrityError) and isinstance(item, Append):
            return ConflictError(item.table)
        if not is_of_database(error):
            if item.done is None:
                log.error("something that nobody waits for cannot be written", exc_info=error)
            return error
        if self.failure is None:
            log.error("the database does not write: %s", error)
        self.failure = error
        return DatabaseDownError()

    def _let_go(self) -> None:
        """Begin with a new connection: what the old one has half done is undone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(BaseException):
                connection.close()

    def _committed(self, seconds: float, appends: int) -> None:
        if self._on_commit is not None:
            try:
                self._on_commit(seconds, appends)
            except Exception:
                log.exception("a commit could not be counted")


def is_of_database(error: BaseException) -> bool:
    """Whether an error says that the database does not work, and not that an item is wrong."""
    if isinstance(error, exc.DBAPIError):
        return not isinstance(error, _ITEMS_OWN)
    return isinstance(error, OSError | exc.TimeoutError)


def _work_all(connection: Connection, asides: Sequence[Aside]) -> Iterable[Outcome]:
    return [Outcome(aside, aside.work(connection)) for aside in asides]


def _tell(outcomes: Iterable[Outcome]) -> None:
    """Fulfil futures in the loop they belong to, all in one call."""
    waited = [outcome for outcome in outcomes if outcome.item.done is not None]
    if waited and waited[0].item.done is not None:
        with suppress(RuntimeError):  # the loop is closed, and nobody waits in it
            waited[0].item.done.get_loop().call_soon_threadsafe(_fulfil, waited)


def _fulfil(outcomes: list[Outcome]) -> None:
    for item, value, error in outcomes:
        if item.done is None or item.done.done():  # given up; what is written stays written
            continue
        if error is None:
            item.done.set_result(value)
        elif isinstance(error, Exception) and not isinstance(error, StopIteration):
            item.done.set_exception(error)
        else:  # no future takes these
            failed = RuntimeError(f"an item ended in {type(error).__name__}")
            failed.__cause__ = error
            item.done.set_exception(failed)
