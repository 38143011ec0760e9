"""The queue for worker processes: order, fairness between addresses, time limits (S4)."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from typing import Any, ClassVar
from urllib.request import urlopen

import pytest

from capicua import load
from capicua.api.queries import JobKind
from capicua.core.messages import Refused
from capicua.core.tiles.random import Rng
from capicua.server.compute import scheduler as scheduler_module
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.scheduler import Scheduler, WaitedError
from capicua.server.compute.workers import Worker, WorkerLostError
from capicua.server.tables import table_bots
from tests.server.local_server import PATIENCE, Site, until
from tests.server.person import Person, make


class Slow:
    """A worker whose jobs finish when the test says so."""

    begun: list[tuple[Slow, Any, asyncio.Future[Any]]] = []
    is_starting = False
    warmed: ClassVar[list[Slow]] = []

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.killed = 0

    async def work(self, function: Callable[[Any], Any], given: Any) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.begun.append((self, given, done))
        try:
            return await done
        except asyncio.CancelledError:
            self.killed += 1
            raise

    def warm_up(self) -> None:
        """Count the call; there is no process to start."""
        self.warmed.append(self)

    def close(self) -> None:
        """Do nothing; there is no process to kill."""


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Slow, Any, asyncio.Future[Any]]]:
    monkeypatch.setattr(Slow, "begun", [])
    monkeypatch.setattr(Slow, "warmed", [])
    monkeypatch.setattr(scheduler_module, "Worker", Slow)
    return Slow.begun


def wanted(
    scheduler: Scheduler, kind: JobKind, owner: str, name: str = "", **more: Any
) -> asyncio.Task[Any]:
    work = scheduler.run(kind, owner, str, name or owner, **more)
    return asyncio.get_running_loop().create_task(work)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def names(begun: list[tuple[Slow, Any, asyncio.Future[Any]]]) -> list[Any]:
    return [given for _, given, _ in begun]


async def finish(begun: list[tuple[Slow, Any, asyncio.Future[Any]]], at: int) -> None:
    begun[at][2].set_result(begun[at][1])
    await settled()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_s4_bots_go_before_hints(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        waiting = [wanted(scheduler, JobKind.BOT, "a", "first")]
        await settled()
        waiting += [
            wanted(scheduler, JobKind.HINT, "b", "hint"),
            wanted(scheduler, JobKind.BOT, "c"),
        ]
        await settled()
        await finish(begun, 0)
        assert names(begun) == ["first", "c"]
        await finish(begun, 1)
        await finish(begun, 2)
        assert [await one for one in waiting] == ["first", "hint", "c"]

    run(work())


def test_s4_long_jobs_have_a_low_priority_process_of_their_own(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        wanted(scheduler, JobKind.COMPARISON, "a", "long")
        wanted(scheduler, JobKind.BOT, "a", "bot")
        await settled()
        assert names(begun) == ["long", "bot"]
        assert begun[0][0].niceness > begun[1][0].niceness > 0

    run(work())


def test_s4_the_owner_with_less_worker_time_goes_first(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        for number in range(5):
            wanted(scheduler, JobKind.BOT, "greedy", f"greedy {number}")
        await settled()
        wanted(scheduler, JobKind.BOT, "modest")
        await settled()
        await asyncio.sleep(0.01)
        await finish(begun, 0)
        assert names(begun) == ["greedy 0", "modest"]
        await finish(begun, 1)
        assert names(begun)[2] == "greedy 1"

    run(work())


def test_s4_no_owner_gets_all_workers(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(3)
        for number in range(9):
            wanted(scheduler, JobKind.BOT, "greedy", f"greedy {number}")
        await settled()
        assert len(begun) == 2
        wanted(scheduler, JobKind.BOT, "modest")
        await settled()
        assert names(begun)[2] == "modest"

    run(work())


def test_s4_one_worker_is_reserved_for_bots(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(2)
        for owner in "abc":
            wanted(scheduler, JobKind.HINT, owner)
        await settled()
        assert len(begun) == 1
        wanted(scheduler, JobKind.BOT, "d")
        await settled()
        assert names(begun) == ["a", "d"]

    run(work())


def test_s4_a_job_that_waits_too_long_leaves_the_queue(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        wanted(scheduler, JobKind.BOT, "a")
        late = wanted(scheduler, JobKind.BOT, "b", patience=0.01)
        with pytest.raises(WaitedError):
            await late
        assert scheduler.waiting(JobKind.BOT) == 0
        patient = wanted(scheduler, JobKind.BOT, "c", patience=0.01)
        await settled()
        await finish(begun, 0)
        await asyncio.sleep(0.03)
        assert not patient.done()  # it was started in time
        await finish(begun, 1)
        assert await patient == "c"

    run(work())


def test_s4_cancelled_jobs_are_dropped(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        jobs = [wanted(scheduler, JobKind.COMPARISON, "a", str(number)) for number in range(3)]
        await settled()
        jobs[1].cancel()
        await settled()
        assert scheduler.waiting(JobKind.COMPARISON) == 1
        jobs[0].cancel()
        await settled()
        assert begun[0][0].killed == 1
        assert names(begun) == ["0", "2"]

    run(work())


def test_s4_a_running_bot_is_not_killed(begun) -> None:
    """It finishes soon, and starting another process would take longer."""

    async def work() -> None:
        scheduler = Scheduler(1)
        bot = wanted(scheduler, JobKind.BOT, "a")
        await settled()
        bot.cancel()
        wanted(scheduler, JobKind.BOT, "b")
        await settled()
        assert (begun[0][0].killed, len(begun)) == (0, 1)
        await finish(begun, 0)
        assert names(begun) == ["a", "b"]

    run(work())


def test_s4_queued_jobs_per_owner_are_limited(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        for number in range(3):
            wanted(scheduler, JobKind.COMPARISON, "a", str(number))
        await settled()
        with pytest.raises(Refused, match="work-waits"):
            await scheduler.run(JobKind.COMPARISON, "a", str, "more")
        wanted(scheduler, JobKind.COMPARISON, "b")
        await settled()
        assert scheduler.waiting(JobKind.COMPARISON) == 3

    run(work())


def test_s4_a_job_that_runs_too_long_is_killed(begun) -> None:
    async def work() -> None:
        scheduler = Scheduler(1)
        with pytest.raises(WaitedError):
            await scheduler.run(JobKind.BOT, "a", str, "a", longest=0.01)
        assert begun[0][0].killed == 1

    run(work())


def test_the_start_of_a_process_is_no_part_of_the_time_of_an_answer(begun, monkeypatch):
    """On a new and busy server the first answer was given up before its process had started."""
    monkeypatch.setattr(Slow, "is_starting", True)

    async def work() -> None:
        scheduler = Scheduler(quick=2)
        asked = wanted(scheduler, JobKind.HINT, "a", longest=0.01)
        await settled()
        with pytest.raises(WaitedError):  # a faster bot plays
            await scheduler.run(JobKind.BOT, "b", str, "b", longest=0.01)
        assert not asked.done()
        await finish(begun, 0)
        assert await asked == "a"

    run(work())


# -- real processes -----------------------------------------------------------------------------


def test_s4_a_worker_runs_jobs_raises_errors_is_killed_and_restarts() -> None:
    async def work() -> None:
        with closing(Worker(7)) as worker:
            assert worker.is_starting
            assert await worker.work(len, "four") == 4
            assert not worker.is_starting
            with pytest.raises(TypeError):
                await worker.work(len, 4)
            first = worker.pid
            assert first is not None
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, first) == min(own + 7, 19)
            sleeping = asyncio.ensure_future(worker.work(time.sleep, 60))
            await asyncio.sleep(0.1)
            worker.kill()
            with pytest.raises(WorkerLostError):
                await sleeping
            sleeping = asyncio.ensure_future(worker.work(time.sleep, 60))
            await asyncio.sleep(0.1)
            sleeping.cancel()
            assert await worker.work(len, "again") == 5
            assert worker.pid != first

    run(work())


# -- at a table ---------------------------------------------------------------------------------


@pytest.fixture
def stalled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the workers by jobs that never finish; list which were started and cancelled."""
    found: list[str] = []

    async def never(*_: Any, **__: Any) -> None:
        found.append("begun")
        try:
            await asyncio.Event().wait()
        finally:
            found.append("cancelled")

    monkeypatch.setattr(BotService, "work", never)
    monkeypatch.setattr(BotService, "advise", never)
    return found


def test_s4_a_bot_that_has_to_wait_plays_at_a_faster_level_and_says_so(
    sites: Callable[..., Site], tmp_path, monkeypatch, begun
) -> None:
    monkeypatch.setattr(table_bots, "PATIENCE", {"quick": 0.05, "calm": 0.05})
    site = sites(str(tmp_path / "tables.db"))
    keys, token = make(site, "block", "level3", "level3", "level3")
    person = Person(site, keys["table"], token)

    def is_occupied() -> bool:  # the worker begins without a message to the person
        with suppress(TimeoutError):
            person.receive(timeout=0.02)
        if "act" in person.state.get("may", ()) and not begun:
            person.act()
        return bool(begun)

    until(is_occupied)
    site.call(lambda: begun[0][2].set_exception(WorkerLostError()))
    lines = [said["id"] for line in person.lines for said in line["said"]]
    while "bot-hurried" not in lines:
        person.receive()
        lines = [said["id"] for line in person.lines for said in line["said"]]
    assert site.registry.bot_service.hurried >= 1
    person.close()


def test_the_lobby_starts_the_workers_once(sites: Callable[..., Site], tmp_path, begun) -> None:
    """The first bot of a new server waited for imports, seconds on a busy machine."""
    site = sites(str(tmp_path / "tables.db"))
    urlopen(f"{site.url}/verify").close()
    assert not Slow.warmed
    for _ in range(2):
        urlopen(f"{site.url}/").close()
    assert len(Slow.warmed) == 1


def test_a_bot_with_one_legal_action_needs_no_worker(begun) -> None:
    async def work() -> None:
        round = load("partners").new_round(seed=1)
        view = round.view(round.turn)
        assert len(view.legal) == 1, "6-6 leads"
        chosen = await BotService(1).choose("level5", round.turn, view, Rng(1), round)
        assert chosen == (view.legal[0], "level5")
        assert not begun

    run(work())


def test_s4_hints_at_one_moment_share_a_job_that_ends_with_the_last_asker(
    sites: Callable[..., Site], tmp_path, stalled
) -> None:
    site = sites(str(tmp_path / "tables.db"))
    keys, token = make(site, "block")
    persons = [Person(site, keys["table"], token) for _ in range(3)]
    for number, person in enumerate(persons):
        person.until(lambda state: "hint" in state["may"])
        person.send(type="hint", id=f"h{number}")
    until(lambda: stalled)
    assert persons[0].ask("hint")["message"]["id"] == "too-fast"
    assert persons[0].ask("say", text="meanwhile")["type"] == "done"
    for person in persons[1:]:
        assert person.ask("say", text="here")["type"] == "done"
        person.close()
    assert stalled == ["begun"]
    persons[0].close()
    until(lambda: stalled == ["begun", "cancelled"])


def test_s4_a_comparison_is_cancelled_when_its_client_disconnects(
    sites: Callable[..., Site], tmp_path, stalled
) -> None:
    site = sites(str(tmp_path / "tables.db"))
    body = b'{"a":{"game":"block"},"b":{"game":"draw"},"rounds":400}'
    with socket.create_connection(("127.0.0.1", site.port), PATIENCE) as asking:
        asking.sendall(
            b"POST /api/compare HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            + f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        until(lambda: stalled)
    until(lambda: stalled == ["begun", "cancelled"])


def test_s4_comparisons_count_by_their_cost(sites: Callable[..., Site], tmp_path) -> None:
    site = sites(str(tmp_path / "tables.db"), work_each=22)
    rules = {"a": {"game": "block"}, "b": {"game": "block"}, "rounds": 400}
    statuses = [site.post("/api/compare", rules).status_code for _ in range(2)]
    assert statuses == [400, 429]
