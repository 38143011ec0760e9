"""Whatever is decided in a tournament, another start of the server finds the same tournament."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from capicua.api.hall import tournaments as models
from capicua.core.messages import Refused
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import Store, open_store
from capicua.server.tournaments import (
    acts,
    entries,
    results,
    tournament_record,
    tournament_registry,
    views,
)
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.people import entrant_keys, person_of
from capicua.server.tournaments.tournament_record import (
    Draft,
    PlaceRow,
    TableRow,
    TournamentRecord,
)
from capicua.server.tournaments.tournament_registry import TournamentRegistry
from capicua.tournament import Rules, Settings, Tournament
from capicua.tournament.duplicate.par import DealPar
from tests import suite
from tests.server.tournaments.conftest import op

DECISIONS = 80
RESTARTS = 4
KINDS = (
    *("enter", "sign_up", "check_in", "withdraw", "return", "substitute", "penalise", "pause"),
    *("resume", "time", "cancel", "correct", "undo", "helper", "remove", "places", "settle"),
    *("start", "record", "report", "report", "record", "answer"),
)


def drawn(kind: str, record: TournamentRecord, rng: random.Random) -> Any:
    """Return the work of a random change of a kind, which may be refused."""
    state = record.tournament.state
    entrant = rng.choice([*state.entrants, 1])
    round = rng.randint(1, len(state.rounds) + 1)
    table = rng.randint(1, 4)
    points = [rng.randint(0, 200), rng.randint(0, 200)]
    name = f"Pair {rng.randrange(60)}"
    person = person_of(record, entrant_keys(record, [entrant])[entrant] if state.entrants else [])
    told = [row.id for row in record.reports]
    if kind == "sign_up":
        wish = models.SignUp(op(), name, [f"{name} a", f"{name} b"])
        return lambda draft, when: entries.sign_up(draft, wish, "", when.ms, when.at)
    if kind == "report":
        plan = models.ReportPlan(op(), round, table, [100, rng.randint(0, 1)])
        result = acts.result_of(plan)
        return lambda draft, when: results.report(draft, person, plan, result, when.ms, when.at)
    if kind == "answer":
        agrees, id = rng.random() < 0.7, rng.choice([*told, "none"])
        return lambda draft, when: results.answer(draft, person, id, agrees, when.at)
    act = {
        "enter": models.Enter(name, club=rng.choice(["", "Norte"]), rating=rng.randint(0, 9)),
        "check_in": models.CheckIn([entrant], rng.random() < 0.8),
        "withdraw": models.Withdraw(entrant, "ill"),
        "return": models.BringBack(entrant),
        "substitute": models.Substitute(entrant, f"Pair {entrant}", f"New {rng.randrange(99)}"),
        "penalise": models.Penalise(entrant, "talking", rng.randint(0, 2), rng.randint(0, 9)),
        "pause": models.Pause(round),
        "resume": models.Resume(round),
        "time": models.AddTime(round, rng.randint(1, 9)),
        "cancel": models.CancelRound(),
        "correct": models.CorrectResult(round, table, points),
        "undo": models.UndoDecision(rng.choice([0, rng.randint(1, DECISIONS)])),
        "helper": models.AddHelper("Rita"),
        "remove": models.RemoveHelper(rng.randint(1, 4)),
        "places": models.ChangeSettings(arrangements=models.Arrangements(places=rng.randint(0, 9))),
        "settle": models.Settle(rng.choice([*told, "none"]), rng.random() < 0.5),
        "start": models.StartRound(),
        "record": models.RecordResult(round, table, points, forfeited=[0] if table > 3 else []),
    }[kind]
    return partial(_carried_out, act=act)


def _carried_out(draft: Draft, when: Moment, act: models.Act) -> models.Decided:
    return acts.carry_out(draft, act, when)


def shown(record: TournamentRecord) -> bytes:
    """Return everything that anybody sees of a tournament, and what later requests depend on."""
    seen = [
        views.state_of(record, is_whole=True),
        views.state_of(record, is_whole=False),
        views.director_part(record),
        record.tournament.log,
        record.sign_ups,
        record.reports,
        record.helpers,
        entrant_keys(record, record.tournament.state.entrants),
    ]
    return json.encode(seen)


async def decisions(store: Store, rng: random.Random) -> Counter[str]:
    """Decide at random, with restarts, until there are results; return how often each kind was
    carried out.
    """
    threads = Threads()
    registry = TournamentRegistry(store, threads)
    settings = Settings(name="Friday", rules=Rules("partners", "dominican"), rounds=5)
    id = (await registry.make(models.TournamentPlan(op(), settings))).id
    done: Counter[str] = Counter()
    for number in range(5 * DECISIONS):
        if number >= DECISIONS and done["record"] + done["report"] > 2:
            break
        before = await registry.find(id)
        # Most of the field enters before the first round.
        kind = "enter" if number < 8 else rng.choice(KINDS)
        try:
            work = drawn(kind, before, rng)
            await registry.change(id, op(), models.Decided, work, "Marta")
            done[kind] += 1
        except Refused:
            assert await registry.find(id) is before, "a refused request changes nothing"
        if number % (DECISIONS // RESTARTS) == 0 or number == DECISIONS - 1:
            kept = shown(await registry.find(id))
            registry = TournamentRegistry(store, threads)
            assert shown(await registry.find(id)) == kept
    threads.close()
    return done


@pytest.mark.parametrize("seed", suite.everyday(range(2), range(40)))
def test_a_restart_after_random_decisions_changes_nothing(tmp_path: Path, seed: int) -> None:
    async def work() -> Counter[str]:
        store = open_store(str(tmp_path / "tables.db"))
        try:
            return await decisions(store, random.Random(seed))
        finally:
            await store.close()

    done = asyncio.run(work())
    assert done["start"]
    assert done["record"] + done["report"] > 2
    assert len(done) > 10, "most kinds of decisions were carried out"


def rows(draft: Draft, when: Moment, rng: random.Random) -> models.Decided:
    """Write a row of each kind that no decision above writes."""
    number = rng.randint(1, 6)
    draft.table(TableRow(f"table {number}", 1, 1, number, 0, is_made=rng.random() < 0.5))
    draft.par(number, DealPar(rng.random(), "solved"))
    if all((row.entrant, row.place) != (number, 0) for row in draft.record.places):
        draft.place(PlaceRow(number, 0, rng.choice(["Ana", "Eva"]), when.ms))
    return models.Decided(0)


def renamed(draft: Draft, when: Moment, name: str) -> models.Decided:
    """Change the settings."""
    changed = structs.replace(draft.record.settings, name=name)
    return acts.carry_out(draft, models.ChangeSettings(changed), when)


def stored(record: TournamentRecord) -> bytes:
    """Return all that is stored of a tournament, and all that follows from it."""
    state = record.tournament.state
    tables = sorted(record.tables, key=lambda row: row.table)
    places = sorted(record.places, key=lambda row: (row.entrant, row.place))
    kept = [record.revision, record.updated, tables, places, sorted(record.pars.items())]
    follows = [sorted(state.seats.items()), record.starts(), sorted(record.turns().items())]
    return shown(record) + json.encode([*kept, *follows])


async def by_turns(store: Store, rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> int:
    """Decide at random at two services; return how often a tournament was replayed from rows."""
    threads = Threads()
    both = [TournamentRegistry(store, threads, is_shared=True) for _ in range(2)]
    settings = Settings(name="Friday", rules=Rules("partners", "dominican"), rounds=5)
    id = (await both[0].make(models.TournamentPlan(op(), settings))).id
    replays = 0

    class Counted(Tournament):
        def __init__(self, *given: Any) -> None:
            nonlocal replays
            replays += 1
            super().__init__(*given)

    for number in range(DECISIONS):
        monkeypatch.setattr(tournament_record, "Tournament", Counted)
        service = rng.choice(both)
        kind = "enter" if number < 8 else rng.choice((*KINDS, "rows", "erase", "rename"))
        if kind == "erase":
            await store.do(lambda connection: tournament_registry.erase(connection, "Ana"))
        else:
            record = await service.find(id)
            others: dict[str, Any] = {
                "rows": partial(rows, rng=rng),
                "rename": partial(renamed, name=f"Friday {number}"),
            }
            work = others[kind] if kind in others else drawn(kind, record, rng)
            with suppress(Refused):
                await service.change(id, op(), models.Decided, work, "Marta")
        found = [stored(await one.find(id)) for one in both]
        monkeypatch.setattr(tournament_record, "Tournament", Tournament)
        fresh = await TournamentRegistry(store, threads).find(id)
        assert found == [stored(fresh)] * 2, kind
    threads.close()
    return replays


@pytest.mark.parametrize("seed", suite.everyday(range(2), range(40)))
def test_two_services_that_decide_by_turns_know_what_a_replay_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    async def work() -> int:
        store = open_store(str(tmp_path / "tables.db"))
        try:
            return await by_turns(store, random.Random(seed), monkeypatch)
        finally:
            await store.close()

    # Only after an erasure or with other settings are the decisions applied from the beginning.
    assert asyncio.run(work()) < DECISIONS / 3


def test_a_tournament_that_leaves_the_memory_while_it_is_looked_up_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament_registry, "CHECK_SECONDS", 0.0)

    async def work() -> None:
        store, threads = open_store(str(tmp_path / "tables.db")), Threads()
        registry = TournamentRegistry(store, threads)
        settings = Settings(name="Friday", rules=Rules("partners", "dominican"))
        id = (await registry.make(models.TournamentPlan(op(), settings))).id
        record = await registry.find(id)

        async def dropped(_: str) -> int:
            registry._records.clear()
            return record.revision

        monkeypatch.setattr(registry, "_revision", dropped)
        assert await registry.find(id) is record
        newer = replace(record, revision=record.revision + 1)
        registry._keep(newer)
        registry._keep(record)
        assert registry._records[id] is newer, "an older revision does not take its place"
        threads.close()
        await store.close()

    asyncio.run(work())
