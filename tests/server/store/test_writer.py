"""S1: no item can stop the writer, and a server that cannot write reports it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import exc

from capicua.server.operations import health
from capicua.server.store import writer as writer_module
from capicua.server.store.append import CompiledStatement, ConflictError, Stored
from capicua.server.store.event_log import Store, open_store
from capicua.server.store.schema import server_keys
from capicua.server.store.writer import DatabaseDownError
from tests.server.local_server import until
from tests.server.person import Person, make, plan

ROW = [Stored(b"a", 1000)]
ERRORS = [
    OverflowError("too large"),
    ValueError("wrong"),
    KeyError("missing"),
    MemoryError(),
    RecursionError(),
    StopIteration(),
    SystemExit(1),
    KeyboardInterrupt(),
    OSError("no space"),
    asyncio.CancelledError(),
    sqlite3.InterfaceError("misused"),
    exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full")),
    exc.OperationalError("INSERT", {}, sqlite3.Error("gone"), connection_invalidated=True),
    exc.IntegrityError("INSERT", {}, sqlite3.IntegrityError("twice")),
    exc.DataError("INSERT", {}, sqlite3.DataError("NUL")),
    exc.PendingRollbackError("half done"),
    exc.TimeoutError("no connection"),
]
STEPS = ("connect", "begin", "first", "second", "third", "fourth", "aside", "commit", "rollback")


class Faults:
    """Raises an error at one step of a write, a given number of times."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.step = ""
        self.error: BaseException = ValueError()
        self.left = 0
        self.count = 0
        engine = store._engines[0]
        execute, connect = CompiledStatement.execute, engine.connect

        def executing(spelled: CompiledStatement, *rest: Any) -> Any:
            self.at(("first", "second", "third", "fourth")[self.count % 4])
            self.count += 1
            return execute(spelled, *rest)

        def connecting() -> Any:
            self.at("connect")
            return connect()

        patch.setattr(CompiledStatement, "execute", executing)
        patch.setattr(engine, "connect", connecting)
        for step in ("begin", "commit", "rollback"):
            sa.event.listen(engine, step, lambda _, step=step: self.at(step))

    def at(self, step: str) -> None:
        if threading.current_thread().name != "capicua-write":
            return
        if step == self.step and self.left:
            self.left -= 1
            raise self.error

    def set(self, step: str, error: BaseException, times: int = 1) -> None:
        self.step, self.error, self.left, self.count = step, error, times, 0


def with_store(database: str, work: Any) -> Any:
    async def whole() -> Any:
        store = open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def outcome(future: asyncio.Future[Any]) -> Any:
    """Return the result or error of an item, and fail if there is none in time."""
    try:
        return await asyncio.wait_for(future, 20)
    except TimeoutError:
        pytest.fail("the item never got a result")
    except Exception as error:
        return error


def test_actions_that_follow_each_other_quickly_share_a_commit(tmp_path, monkeypatch):
    monkeypatch.setattr(writer_module, "PACE_SECONDS", 1.0)
    together: list[int] = []

    async def work() -> None:
        store = open_store(
            str(tmp_path / "t.db"), on_commit=lambda _, count: together.append(count)
        )
        try:
            await store.append("first", 0, 1, ROW, game="block")
            waiting = []
            for number in range(5):
                waiting.append(store.append(f"table{number}", 0, 1, ROW, game="block"))
                await asyncio.sleep(0.01)
            await asyncio.gather(*waiting)
        finally:
            await store.close()

    asyncio.run(work())
    assert together == [1, 5]


async def held(store: Store) -> threading.Event:
    """Block the writer until the event is set, so that the next items form one batch."""
    begun, gate = threading.Event(), threading.Event()
    store.do(lambda _: begun.set() or gate.wait(20)).add_done_callback(
        lambda done: done.exception()
    )
    await asyncio.to_thread(begun.wait, 20)
    return gate


def test_s1_an_invalid_value_fails_alone(database):
    async def work(store):
        wide = store.do(
            lambda connection: connection.execute(
                sa.text("SELECT CAST(:n AS VARCHAR)"), {"n": object()}
            )
        )
        beside = store.append("t", 0, 1, ROW, game="draw")
        assert isinstance(await outcome(wide), Exception)
        assert await outcome(beside) is None
        too_high = store.append("t", 2**63, 1, ROW)
        assert isinstance(await outcome(too_high), ConflictError)
        await store.append("t", 1, 1, ROW)
        return store.writer.failure, await store.load("t")

    failure, loaded = with_store(database, work)
    assert failure is None
    assert loaded.events == [b"a", b"a"]


@pytest.mark.parametrize("step", STEPS)
def test_s1_the_writer_survives_any_error_at_any_step(tmp_path, monkeypatch, step):
    """Every caller gets an answer, the next item is written, and no failed append is stored."""

    async def work(store):
        faults = Faults(store, monkeypatch)
        for number, error in enumerate(ERRORS):
            gate = await held(store)
            if step in ("connect", "rollback"):  # reached only after a failure
                store.do(lambda _: 1 / 0).add_done_callback(lambda done: done.exception())
            appends = [store.append(f"{n}t{number}", 0, 1, ROW, game="draw") for n in range(2)]

            def aside(_: Any) -> str:
                faults.at("aside")
                return "done"

            waiting = [*appends, store.do(aside)]
            faults.set(step, error)
            gate.set()
            told = [await outcome(one) for one in waiting]
            for one, good in zip(told, (None, None, "done"), strict=True):
                assert one == good or isinstance(one, Exception), (step, error, one)
            assert not faults.left, "the fault never occurred"
            assert store.writer.is_alive
            for n in range(2):
                loaded = await store.load(f"{n}t{number}")
                assert (loaded is not None) == (told[n] is None), (step, error, told)
            assert await outcome(store.append(f"after{number}", 0, 1, ROW, game="draw")) is None
            assert store.writer.failure is None

    with_store(str(tmp_path / "t.db"), work)


def test_s1_a_bad_item_in_a_batch_fails_alone(database):
    async def work(store):
        gate = await held(store)
        good = [store.append(f"t{n}", 0, 1, ROW, game="draw") for n in range(9)]
        bad = store.append("bad\0", 0, 1, [Stored("text, not bytes", 2**70)], game="draw")
        asides = [store.do(lambda _: 1), store.do(lambda _: 1 / 0), store.do(lambda _: 3)]
        gate.set()
        return (
            [await outcome(one) for one in good],
            await outcome(bad),
            [await outcome(one) for one in asides],
            store.writer.failure,
        )

    good, bad, asides, failure = with_store(database, work)
    assert good == [None] * 9
    assert isinstance(bad, Exception)
    assert not isinstance(bad, DatabaseDownError)
    assert (asides[0], asides[2]) == (1, 3)
    assert isinstance(asides[1], ZeroDivisionError)
    assert failure is None, "an invalid item is not a failure of the database"


def test_s1_an_item_that_times_out_is_not_written_later(tmp_path, monkeypatch):
    monkeypatch.setattr(writer_module, "PATIENCE_SECONDS", 0.05)

    async def work(store):
        gate = await held(store)
        waiting = store.append("t", 0, 1, ROW, game="draw")
        while not waiting.done():
            await asyncio.sleep(0.02)
            store.writer.give_up()
        gate.set()
        assert isinstance(await outcome(waiting), DatabaseDownError)
        assert await outcome(store.append("u", 0, 1, ROW, game="draw")) is None
        return await store.load("t"), store.writer.oldest()

    assert with_store(str(tmp_path / "t.db"), work) == (None, 0.0)


# -- health ------------------------------------------------------------------------------------


def wrong(site) -> list[str]:
    answer = site.get("/health")
    body = answer.json()
    assert (answer.status_code == 200) == body["ok"] == (not body["why"])
    return body["why"]


def full(*_: Any) -> Any:
    raise exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def test_s1_health_reports_failing_writes_and_their_recovery(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"))
    keys, token = make(site, "draw", "open")
    until(lambda: wrong(site) == [])
    engine = site.store._engines[0]
    sa.event.listen(engine, "before_cursor_execute", full)
    began = time.monotonic()
    until(lambda: "write" in wrong(site))
    assert time.monotonic() - began < 10  # two seconds on an idle machine
    answer = site.post("/api/tables", plan())
    assert (answer.status_code, answer.headers.get("retry-after")) == (503, "5"), answer.text
    assert answer.json()["message"]["id"] == "server-database-down"
    sa.event.remove(engine, "before_cursor_execute", full)
    until(lambda: wrong(site) == [])
    ana = Person(site, keys["table"], token)
    assert ana.ask("say", text="still here")["type"] == "done"


def test_s1_players_are_told_when_a_table_cannot_write(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"))
    keys, token = make(site, "draw", "open")
    ana = Person(site, keys["table"], token)
    ana.until(bool)
    engine = site.store._engines[0]
    sa.event.listen(engine, "before_cursor_execute", full)
    told = ana.ask("say", text="hello")
    assert (told["type"], told["message"]["id"]) == ("refused", "server-database-down")
    assert ana.closed_with() == 4503
    sa.event.remove(engine, "before_cursor_execute", full)
    again = Person(site, keys["table"], token)
    assert again.ask("say", text="hello")["type"] == "done"


def test_s1_health_reports_a_blocked_or_dead_writer(sites, tmp_path, monkeypatch):
    site = sites(str(tmp_path / "t.db"))
    gate = threading.Event()
    site.call(lambda: site.store.do(lambda _: gate.wait(60)))
    until(lambda: "queue" in wrong(site))
    assert site.get("/health").json()["oldest_ms"] > 1000 * health.SLOW_SECONDS
    gate.set()
    until(lambda: wrong(site) == [])
    site.store.writer._queue.put(None)
    until(lambda: "writer" in wrong(site))


def test_a_savepoint_commits_nothing_by_itself(database):
    """The driver of SQLite begins a transaction only at a change, and not at a savepoint."""

    def work(connection):
        with connection.begin_nested():
            connection.execute(server_keys.insert().values(name="a", value="1"))
        raise ValueError("after the savepoint")

    async def run():
        store = open_store(database)
        try:
            with pytest.raises(ValueError, match="after the savepoint"):
                await store.do(work)
            query = sa.select(sa.func.count()).select_from(server_keys)
            return await store.read(lambda connection: connection.scalar(query))
        finally:
            await store.close()

    assert asyncio.run(run()) == 0
