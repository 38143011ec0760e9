"""An arena of thousands, simulated over several processes: pairing times, and whether they agree.

    python bench/simulations/arena.py --players 10000 --minutes 3 --database postgresql://…

Each process has the registry of tournaments that a server has, and all share the database. Matches
end in simulated time, 2 to 18 minutes after they began; every 15 simulated seconds their results
arrive, dealt out to the processes, which record them at the same time. Then every process computes
the next pairing from what it knows, and one of them, by turns, publishes it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import heapq
import multiprocessing
import random
import secrets
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from multiprocessing.connection import Connection
from typing import Any

from msgspec import json

from capicua.api.hall.tournaments import (
    Decided,
    ImportList,
    RecordResult,
    TournamentPlan,
)
from capicua.core.messages import Refused
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import open_store
from capicua.server.tournaments import acts
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.tournament_record import Draft
from capicua.server.tournaments.tournament_registry import Noted, TournamentRegistry
from capicua.tournament import Rules, Settings, Tournament

STEP_SECONDS = 15
MATCH_SECONDS = (120, 1080)
TOGETHER = 16
"""How many results a process is told at a time, as clients send them."""
BUSY = ("server-busy", "server-database-down")
"""Why clients ask again."""


def op() -> str:
    """Return the name of a new request."""
    return secrets.token_urlsafe(16)


def digest(*data: Any) -> str:
    """Return what two processes compare."""
    return sha256(json.encode(data)).hexdigest()[:16]


def whole(tournament: Tournament) -> str:
    """Return the digest of everything that follows from the decisions."""
    ranked = [(one.place, one.entrant, str(one.score)) for one in tournament.standings()]
    return digest(tournament.as_data(), ranked)


def planned(tournament: Tournament) -> tuple[str, float, float]:
    """Return the digest of the next pairing and the seconds, by the clock and of the processor."""
    began, used = time.perf_counter(), time.thread_time()
    try:
        found = digest(*tournament.pairing())
    except Refused as refused:
        found = digest([], [refused.code])
    return found, time.perf_counter() - began, time.thread_time() - used


class Process:
    """What one of the processes does when it is told to."""

    def __init__(self, database: str, event: str) -> None:
        self.event = event
        self.threads = Threads()
        self.registry = TournamentRegistry(open_store(database), self.threads, is_shared=True)

    async def change(self, work: Callable[[Draft, Moment], Any], kind: type[Any]) -> int:
        """Make a change, and return how often it had to be asked for again."""
        name = op()
        for again in range(100):
            try:
                await self.registry.change(self.event, name, kind, work, "bench")
            except Refused as refused:
                if refused.code not in BUSY:
                    raise
            else:
                return again
        raise TimeoutError("100 tries")

    async def find(self) -> Tournament:
        """Return the event as it is now, however long the database takes on a busy machine."""
        while True:
            try:
                return (await self.registry.find(self.event)).tournament
            except Refused as refused:
                if refused.code not in BUSY:
                    raise

    async def record(self, results: list[tuple[int, int, list[int]]]) -> tuple[list[float], int]:
        """Record results; return the seconds of each, and how often the server was busy."""
        took: list[float] = []
        busy = 0

        async def one(round: int, table: int, points: list[int]) -> None:
            nonlocal busy
            act = RecordResult(round, table, points)
            began = time.perf_counter()
            busy += await self.change(lambda draft, when: acts.carry_out(draft, act, when), Decided)
            took.append(time.perf_counter() - began)

        for at in range(0, len(results), TOGETHER):
            await asyncio.gather(*(one(*each) for each in results[at : at + TOGETHER]))
        return took, busy

    async def look(self) -> dict[str, Any]:
        """Learn what the others have done, and compute the next pairing without publishing it."""
        began = time.perf_counter()
        tournament = await self.find()
        found = time.perf_counter()
        plan, clock, processor = await asyncio.to_thread(planned, tournament)
        return {
            "learn": found - began,
            "pair": clock,
            "processor": processor,
            "plan": plan,
            "state": await asyncio.to_thread(whole, tournament),
            "decisions": len(tournament.log),
        }

    async def publish(self) -> dict[str, Any]:
        """Pair those who are free; return the tables and how long it took until it was stored."""
        made: dict[str, Any] = {}

        def work(draft: Draft, when: Moment) -> Noted:
            try:
                round = draft.tournament.start_round(at=when.at)
            except Refused as refused:
                made.update(plan=digest([], [refused.code]), round=0, tables=[])
                raise
            made.update(
                plan=digest(round.tables, list(round.byes)),
                round=round.number,
                tables=[(table.number, table.entrants) for table in round.tables],
            )
            return Noted()

        began = time.perf_counter()
        with contextlib.suppress(Refused):
            await self.change(work, Noted)
        return {**made, "seconds": time.perf_counter() - began}


def serve(database: str, event: str, line: Connection) -> None:
    """Do what the parent asks for, until it hangs up."""

    async def work() -> None:
        process = Process(database, event)
        while True:
            name, *given = await asyncio.to_thread(line.recv)
            if name == "end":
                process.threads.close()
                return
            line.send(await getattr(process, name)(*given))

    asyncio.run(work())


async def prepare(database: str, players: int) -> str:
    """Create the event with its people, and return its id."""
    threads = Threads()
    store = open_store(database)
    registry = TournamentRegistry(store, threads, is_shared=True)
    rules = Rules("block", "twenty_games", seats=2)
    settings = Settings(name="Arena", rules=rules, entry="individuals", format="arena")
    made = await registry.make(TournamentPlan(op(), settings))
    rows = [f"Player {number},{random.randrange(1000, 2400)}" for number in range(players)]
    act = ImportList("\n".join(["name,rating", *rows]))
    await registry.change(
        made.id, op(), Decided, lambda draft, when: acts.carry_out(draft, act, when), "bench"
    )
    threads.close()
    await store.close()
    return made.id


def line(name: str, values: list[float]) -> str:
    """Return how often something happened, and how long it took."""
    ordered = sorted(values)
    if not ordered:
        return f"{name}: none"
    parts = ((part, ordered[int(part * (len(ordered) - 1))]) for part in (0.5, 0.9, 0.99, 1))
    found = ", ".join(f"p{100 * part:.0f} {value:.2f}" for part, value in parts)
    return f"{name}: {len(ordered)}, {found} s"


def run(database: str, players: int, count: int, minutes: float) -> int:
    """Simulate an arena and print what was measured; return the exit status."""
    event = asyncio.run(prepare(database, players))
    context = multiprocessing.get_context("spawn")
    lines, processes = [], []
    for _ in range(count):
        mine, theirs = context.Pipe()
        processes.append(context.Process(target=serve, args=(database, event, theirs), daemon=True))
        processes[-1].start()
        lines.append(mine)

    def all_do(*asked: list[Any]) -> list[Any]:
        for each, what in zip(lines, asked, strict=True):
            each.send(what)
        return [each.recv() for each in lines]

    rng = random.Random(1)
    ends: list[tuple[float, int, int]] = []
    at_tables: dict[tuple[int, int], list[int]] = {}
    figures: dict[str, list[float]] = {
        "learn": [],
        "pair": [],
        "processor": [],
        "publish": [],
        "record": [],
    }
    wrong: list[str] = []
    busy = results = pairings = 0
    now = 0.0
    while now <= 60 * minutes:
        ended = []
        while ends and ends[0][0] <= now:
            _, round, table = heapq.heappop(ends)
            del at_tables[round, table]
            points = [100, rng.randrange(100)]
            rng.shuffle(points)
            ended.append((round, table, points))
        results += len(ended)
        told = all_do(*(["record", ended[at::count]] for at in range(count)))
        for took, times in told:
            figures["record"] += took
            busy += times
        looks = all_do(*([["look"]] * count))
        for each in looks:
            figures["learn"].append(each["learn"])
            figures["pair"].append(each["pair"])
            figures["processor"].append(each["processor"])
        if len({(each["state"], each["plan"], each["decisions"]) for each in looks}) > 1:
            wrong.append(f"at {now:.0f} s the processes differ: {looks}")
        publisher = lines[pairings % count]
        publisher.send(["publish"])
        made = publisher.recv()
        if made["plan"] != looks[0]["plan"]:
            wrong.append(f"at {now:.0f} s another pairing was published than computed")
        if made["tables"]:
            pairings += 1
            figures["publish"].append(made["seconds"])
        busy_people = {one for seated in at_tables.values() for one in seated}
        for table, seated in made["tables"]:
            if busy_people & set(seated):
                wrong.append(f"somebody sits at two tables: {seated}")
            at_tables[made["round"], table] = seated
            heapq.heappush(ends, (now + rng.uniform(*MATCH_SECONDS), made["round"], table))
        if not pairings % 4:
            print(f"{now:.0f} s: {pairings} pairings, {results} results", flush=True)
        now += STEP_SECONDS
    looks = all_do(*([["look"]] * count))
    if len({each["state"] for each in looks}) > 1:
        wrong.append("at the end the processes differ")
    if looks[0]["decisions"] != players + pairings + results:
        wrong.append("decisions were lost or doubled")
    for each in lines:
        each.send(["end"])
    for each in processes:
        each.join()
    print(
        f"{players} people, {count} processes, {minutes:g} simulated minutes: {pairings} pairings,"
    )
    print(f"{results} results, {looks[0]['decisions']} decisions, busy {busy} times")
    for name in ("pair", "processor"):
        print(line(f"first pairing, {name}", figures[name][:count]))
        print(line(f"later pairings, {name}", figures[name][count:]))
    print(line("later pairings, until stored", figures["publish"][1:]))
    print(line("learning what the others did", figures["learn"]))
    print(line("a result, until stored", figures["record"]))
    for text in wrong[:5]:
        print(" ", text[:300])
    print("ok" if not wrong else "WRONG", "all processes agree, and nobody sits at two tables")
    return int(bool(wrong))


def main() -> None:
    """Run and print; exit with 1 if the processes disagree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=3, help="simulated minutes")
    parser.add_argument("--database", required=True, help="postgresql://…")
    chosen = parser.parse_args()
    sys.exit(run(chosen.database, chosen.players, chosen.processes, chosen.minutes))


if __name__ == "__main__":
    main()
