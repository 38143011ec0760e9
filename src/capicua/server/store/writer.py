"""The single thread that writes to the database, and survives every failure.

It takes all queued items, writes them in one transaction, commits, and only then resolves their
futures. If that fails, it retries each item on its own, so that an item that cannot be written
fails alone. No item can end the thread.
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

from capicua.core.messages import Message, Refused
from capicua.server.store.append import Append, ConflictError, Statements

BATCH: Final = 512
"""Maximum number of items per transaction."""
PACE_SECONDS: Final = 0.005
"""Minimum time between the starts of two transactions, so that under load several actions share
one. After a pause an item is written immediately.
"""
PATIENCE_SECONDS: Final = 8.0
"""Time limit for a write; when it expires, the caller is told that nothing was written."""

_ITEMS_OWN: Final = (
    exc.DataError,
    exc.IntegrityError,
    exc.ProgrammingError,
    exc.NotSupportedError,
)
"""Errors about the data, not about the database itself."""

log = logging.getLogger("capicua.server")


class StoreClosedError(Exception):
    """The server is stopping and accepts no more writes."""


class DatabaseDownError(Refused):
    """The database does not answer at the moment; clients are told to try again."""

    def __init__(self) -> None:
        super().__init__(Message("server-database-down"))


@dataclass
class OtherWrite:
    """A write that is not an append."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any] | None = None
    failed: Callable[[], None] | None = None
    """Called in the writing thread if it is not written."""


Item = Append | OtherWrite


class WriteResult(NamedTuple):
    """The result of an item: its value or its error."""

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
    """The writing thread and its queue."""

    def __init__(
        self, engine: Engine, on_commit: Callable[[float, int], None] | None = None
    ) -> None:
        self.failure: BaseException | None = None
        """The database's error if the last write failed, or ``None``."""
        self._engine = engine
        self._statements = Statements(engine.dialect)
        self._on_commit = on_commit
        self._queue: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._promised: deque[tuple[float, asyncio.Future[Any]]] = deque()
        """Pending futures with their start times, oldest first; removed only in the event loop."""
        self._connection: Connection | None = None
        self._is_closing = False
        self._thread = threading.Thread(target=self._write_all, name="capicua-write", daemon=True)
        self._thread.start()

    # -- in the event loop ---------------------------------------------------------------------

    @property
    def is_alive(self) -> bool:
        """Whether the thread is running."""
        return self._thread.is_alive()

    def promised(self) -> asyncio.Future[Any]:
        """Return a future for an item that is about to be queued."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._forget_told()
        self.promise(future)
        return future

    def promise(self, future: asyncio.Future[Any]) -> None:
        """Let a future fail if its item, about to be queued, waits too long; in any thread."""
        self._promised.append((time.monotonic(), future))

    def put(self, item: Item) -> None:
        """Queue an item, in any thread. Raise ``StoreClosedError``."""
        if self._is_closing:
            raise StoreClosedError
        self._queue.put(item)

    def oldest(self) -> float:
        """Return how long the oldest pending item has been waiting, in seconds."""
        self._forget_told()
        return time.monotonic() - self._promised[0][0] if self._promised else 0.0

    def _forget_told(self) -> None:
        while self._promised and self._promised[0][1].done():
            self._promised.popleft()

    def give_up(self) -> None:
        """Fail items that have waited too long; one that has not been started is not written."""
        while self.oldest() > PATIENCE_SECONDS:
            self._promised.popleft()[1].set_exception(DatabaseDownError())

    async def close(self) -> None:
        """Write what is queued, then end the thread."""
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
            except BaseException as error:  # errors of single items are handled below
                log.critical("unexpected error in the log's writer", exc_info=error)
                _tell(WriteResult(item, None, error) for item in (*batch.appends, *batch.asides))
            is_last = batch.is_last
        self._let_go()

    def _fill(self, batch: _Batch, due: float) -> None:
        """Wait for an item and until the transaction is due, then take all queued items."""
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
        # Callers waiting for appends are answered before the rest is written.
        start = time.perf_counter()
        if batch.appends:
            _tell(self._settled(batch.appends, self._append_all))
            self._committed(time.perf_counter() - start, len(batch.appends))
        if batch.asides:
            _tell(self._settled(batch.asides, _work_all))

    def _settled(
        self, items: list[Item], write: Callable[[Connection, list[Any]], Iterable[WriteResult]]
    ) -> list[WriteResult]:
        """Write items in one transaction; if it fails, retry each in its own."""
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
            return [WriteResult(item, None, self._judged(error, item)) for item in wanted]
        self.failure = None
        return outcomes

    def _append_all(self, connection: Connection, appends: list[Append]) -> Iterable[WriteResult]:
        errors = self._statements.append_all(connection, appends)
        return [WriteResult(item, None, error) for item, error in zip(appends, errors, strict=True)]

    def _is_lost(self, error: BaseException) -> bool:
        """Return whether the connection is lost, so that further items would fail as well."""
        return self._connection is None or (
            isinstance(error, exc.DBAPIError) and error.connection_invalidated
        )

    def _judged(self, error: BaseException, item: Item) -> BaseException:
        """Return the error to raise for an item."""
        self._let_go()
        if isinstance(item, OtherWrite) and item.failed is not None:
            item.failed()
        if isinstance(error, exc.IntegrityError) and isinstance(item, Append):
            return ConflictError(item.table)
        if not is_of_database(error):
            if item.done is None:
                log.error("a background write failed", exc_info=error)
            return error
        if self.failure is None:
            log.error("cannot write to the database: %s", error)
        self.failure = error
        return DatabaseDownError()

    def _let_go(self) -> None:
        """Drop the connection, which rolls back its transaction."""
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
    """Return whether an error is the database's fault, not an item's."""
    if isinstance(error, exc.DBAPIError):
        return not isinstance(error, _ITEMS_OWN)
    return isinstance(error, OSError | exc.TimeoutError)


def _work_all(connection: Connection, asides: Sequence[OtherWrite]) -> Iterable[WriteResult]:
    return [WriteResult(aside, aside.work(connection)) for aside in asides]


def _tell(outcomes: Iterable[WriteResult]) -> None:
    """Resolve futures in their event loop, all in one call."""
    waited = [outcome for outcome in outcomes if outcome.item.done is not None]
    if waited and waited[0].item.done is not None:
        with suppress(RuntimeError):  # the loop is closed
            waited[0].item.done.get_loop().call_soon_threadsafe(_fulfil, waited)


def _fulfil(outcomes: list[WriteResult]) -> None:
    for item, value, error in outcomes:
        if item.done is None or item.done.done():  # timed out; the write remains
            continue
        if error is None:
            item.done.set_result(value)
        elif isinstance(error, Exception) and not isinstance(error, StopIteration):
            item.done.set_exception(error)
        else:  # futures do not accept these
            failed = RuntimeError(f"an item ended in {type(error).__name__}")
            failed.__cause__ = error
            item.done.set_exception(failed)
