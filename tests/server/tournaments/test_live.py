"""The socket of a tournament, in one process and across several."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.sync.client import connect

from capicua.api.hall.tournaments import Decided, Enter, TournamentPlan
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import open_store
from capicua.server.tournaments import acts
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


def test_changes_that_come_at_once_follow_one_another_and_none_is_tried_twice(tmp_path):
    """A second try would load the tournament again, which takes long in a large one."""

    async def work() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        threads = Threads()
        registry = TournamentRegistry(store, threads)
        rules = Rules("partners", "dominican")
        made = await registry.make(TournamentPlan(op(), Settings(name="Friday", rules=rules)))
        tried: list[str] = []

        async def enter(name: str) -> None:
            def change(draft: Any, when: Any) -> Decided:
                tried.append(name)
                return acts.carry_out(draft, Enter(name), when)

            await registry.change(made.id, op(), Decided, change, "")

        async def one_after_the_other(person: int) -> None:
            for number in range(5):
                await enter(f"Pair {person}.{number}")

        await asyncio.gather(*(one_after_the_other(person) for person in range(8)))
        assert len(tried) == len(set(tried)) == 40
        assert len((await registry.find(made.id)).tournament.state.entrants) == 40
        assert not registry._locks
        threads.close()
        await store.close()

    asyncio.run(work())
