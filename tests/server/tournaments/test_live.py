"""The socket of a tournament, in one process and across several."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import exc
from websockets.sync.client import connect

from capicua.api.hall.tournaments import Decided, Enter, TournamentPlan
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import Store, open_store
from capicua.server.store.schema import tournaments
from capicua.server.tournaments import acts
from capicua.server.tournaments.tournament_record import Draft, TournamentRecord
from capicua.server.tournaments.tournament_registry import TournamentRegistry
from capicua.tournament import Rules, Settings
from tests.server.tournaments.conftest import create, op


def test_a_socket_tells_each_new_revision(hall):
    director = create(hall)
    revision = director.page()["event"]["revision"]
    url = f"{hall.socket_url}/ws/tournaments/{director.event}"
    with connect(url, proxy=None, compression=None) as socket:
        assert socket.recv() == f'{{"type":"revision","revision":{revision}}}'
        director.decide("enter", name="Ana and Luis")
        assert socket.recv() == f'{{"type":"revision","revision":{revision + 1}}}'
        socket.send("{}")
        assert socket.recv() == '{"type":"pong"}'


def test_two_processes_change_one_tournament_and_tell_each_other(postgres):
    """Each has its own registry, as two servers at one database have."""

    async def work() -> None:
        database = postgres.database()
        stores = [open_store(database) for _ in range(2)]
        threads = Threads()
        both = [TournamentRegistry(store, threads, is_shared=True) for store in stores]
        running = [asyncio.create_task(one.run()) for one in both]
        rules = Rules("partners", "dominican")
        made = await both[0].make(TournamentPlan(op(), Settings(name="Friday", rules=rules)))
        heard: list[int] = []
        both[1].watch(made.id, heard.append)

        async def enter(one: TournamentRegistry, number: int, name: str) -> Any:
            act = Enter(f"Pair {number}")
            return await one.change(
                made.id, name, Decided, lambda draft, when: acts.carry_out(draft, act, when), "x"
            )

        names = [op() for _ in range(12)]
        once = [enter(both[at % 2], at, name) for at, name in enumerate(names)]
        again = [enter(both[(at + 1) % 2], at, name) for at, name in enumerate(names)]
        answers = await asyncio.gather(*once)
        assert await asyncio.gather(*again) == answers
        records = [await one.find(made.id) for one in both]
        assert [len(record.tournament.state.entrants) for record in records] == [12, 12]
        assert records[0].revision == records[1].revision == 13
        for _ in range(100):
            if heard and heard[-1] == 13:
                break
            await asyncio.sleep(0.1)
        assert heard[-1] == 13
        for task in running:
            task.cancel()
        threads.close()
        for store in stores:
            await store.close()

    asyncio.run(work())


@contextlib.asynccontextmanager
async def small_event(folder: Path) -> AsyncIterator[tuple[TournamentRegistry, Store, str]]:
    """Yield a registry, its store and the id of a tournament."""
    store, threads = open_store(str(folder / "tables.db")), Threads()
    registry = TournamentRegistry(store, threads)
    settings = Settings(name="Friday", rules=Rules("partners", "dominican"))
    yield registry, store, (await registry.make(TournamentPlan(op(), settings))).id
    threads.close()
    await store.close()


async def enter(registry: TournamentRegistry, id: str, name: str, request: str = "") -> Decided:
    """Enter somebody, and return the answer."""
    act = Enter(name)
    return await registry.change(
        id, request or op(), Decided, lambda draft, when: acts.carry_out(draft, act, when), ""
    )


def names(record: TournamentRecord) -> list[str]:
    return [one.name for one in record.tournament.state.entrants.values()]


def test_changes_that_come_at_once_follow_one_another_and_none_is_tried_twice(tmp_path):
    """A second try would load the tournament again, which takes long in a large one."""

    async def work() -> None:
        async with small_event(tmp_path) as (registry, _, id):
            tried: list[str] = []

            async def entered(name: str) -> None:
                def change(draft: Any, when: Any) -> Decided:
                    tried.append(name)
                    return acts.carry_out(draft, Enter(name), when)

                await registry.change(id, op(), Decided, change, "")

            async def one_after_the_other(person: int) -> None:
                for number in range(5):
                    await entered(f"Pair {person}.{number}")

            await asyncio.gather(*(one_after_the_other(person) for person in range(8)))
            assert len(tried) == len(set(tried)) == 40
            assert len((await registry.find(id)).tournament.state.entrants) == 40
            assert not registry._queues

    asyncio.run(work())


def test_changes_that_come_at_once_share_transactions_and_keep_their_order(tmp_path):
    async def work() -> None:
        async with small_event(tmp_path) as (registry, store, id):
            commits: list[object] = []
            heard: list[int] = []
            registry.watch(id, heard.append)
            sa.event.listen(store._engines[0], "commit", commits.append)
            wanted = [f"Pair {number}" for number in range(30)]
            answers = await asyncio.gather(*(enter(registry, id, name) for name in wanted))
            assert [one.revision for one in answers] == list(range(2, 32))
            await asyncio.sleep(0)
            assert names(await registry.find(id)) == wanted
            assert len(commits) < 15, "each change waited for the one before it to be stored"
            assert heard[-1] == 31
            assert len(heard) <= len(commits)
            assert names(await TournamentRegistry(store, Threads()).find(id)) == wanted

    asyncio.run(work())


def test_a_request_repeated_before_its_answer_is_answered_alike(tmp_path):
    async def work() -> None:
        async with small_event(tmp_path) as (registry, _, id):
            request = op()
            sent = [enter(registry, id, f"Pair {number}", request) for number in range(3)]
            first, *others = await asyncio.gather(*sent, enter(registry, id, "Last"))
            assert others[:2] == [first, first]
            assert names(await registry.find(id)) == ["Pair 0", "Last"]

    asyncio.run(work())


def test_what_builds_on_a_change_that_is_not_stored_is_tried_again(tmp_path, monkeypatch):
    """Nobody is refused because of something that never happened."""

    async def work() -> None:
        async with small_event(tmp_path) as (registry, store, id):
            stored, lost = Draft.write, list[Draft]()

            def write(draft: Draft, *given: Any, **more: Any) -> bool:
                if not lost:
                    lost.append(draft)
                if draft is lost[0]:  # alone or in a batch
                    raise exc.IntegrityError("", {}, Exception())
                return stored(draft, *given, **more)

            monkeypatch.setattr(Draft, "write", write)
            wanted = ["Ana", "Ana", "Eva", "Sol"]
            done = await asyncio.gather(
                *(enter(registry, id, name) for name in wanted), return_exceptions=True
            )
            assert isinstance(done[0], exc.IntegrityError)
            assert not any(isinstance(one, Exception) for one in done[1:])
            assert sorted(names(await registry.find(id))) == ["Ana", "Eva", "Sol"]
            past = sa.update(tournaments).values(revision=tournaments.c.revision + 1)
            await store.do(lambda connection: connection.execute(past))  # as an operator does
            answers = await asyncio.gather(*(enter(registry, id, name) for name in "abc"))
            assert sorted(one.revision for one in answers) == [6, 7, 8]

    asyncio.run(work())
