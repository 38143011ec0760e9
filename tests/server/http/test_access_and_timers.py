"""Small parts of the server: timers, client addresses, jobs of bots."""

from __future__ import annotations

import asyncio
import ipaddress
import subprocess
import sys
from contextlib import closing
from types import SimpleNamespace

import pytest
from litestar.datastructures import Headers

from capicua.api.bot_jobs import bot_job, chosen, view_of
from capicua.bots.levels import bot
from capicua.catalogue import catalogue, kind, load
from capicua.core.tiles.random import Rng
from capicua.server.compute.bot_service import BotService
from capicua.server.http.access import Access
from capicua.server.timers import Timers, now_ms


def ringing(work) -> list[str]:
    """Return the names whose timers fire while ``work`` runs."""
    rung: list[str] = []

    async def whole() -> None:
        timers = Timers(rung.append)
        await work(timers, rung)

    asyncio.run(whole())
    return rung


def test_timers_fire_in_the_order_of_their_times():
    async def work(timers, rung):
        now = now_ms()
        for name, after in (("c", 60), ("a", 20), ("b", 40)):
            timers.set(name, now + after)
        while len(rung) < 3:
            await asyncio.sleep(0.01)

    assert ringing(work) == ["a", "b", "c"]


def test_only_the_last_time_set_for_a_name_counts():
    async def work(timers, rung):
        now = now_ms()
        timers.set("early", now + 10)
        timers.set("early", now + 60_000)
        timers.set("never", now + 10)
        timers.set("never", None)
        timers.set("late", now + 60_000)
        timers.set("late", now + 20)
        timers.set("past", now - 5000)
        while "late" not in rung:
            await asyncio.sleep(0.01)
        timers.stop()

    assert ringing(work) == ["past", "late"]


def test_a_timer_can_be_set_again_from_its_callback():
    rung = []

    async def whole():
        def ring(name):
            rung.append(name)
            if len(rung) < 3:
                timers.set(name, now_ms() + 1)

        timers = Timers(ring)
        timers.set("again", now_ms() + 1)
        while len(rung) < 3:
            await asyncio.sleep(0.01)

    asyncio.run(whole())
    assert rung == ["again"] * 3


def connection(peer: str, **headers: str):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return SimpleNamespace(headers=Headers(named), scope={"client": (peer, 1), "scheme": "http"})


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("10.0.0.1", "", "10.0.0.1"),
        ("203.0.113.9", "1.2.3.4", "203.0.113.9"),
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "x" * 100, "x" * 64),
        ("2001:db8::1", "", "2001:db8::/64"),
    ],
)
def test_forwarded_addresses_count_only_from_trusted_proxies(peer, said, address):
    access = Access(proxies=(ipaddress.ip_network("10.0.0.0/8"),))
    headers = {"x_forwarded_for": said} if said else {}
    assert access.address_of(connection(peer, **headers)) == address
    if peer != "2001:db8::1":
        assert Access().address_of(connection(peer, **headers)) == peer


def test_the_forwarded_scheme_of_a_trusted_proxy_sets_the_origin():
    page = {"host": "127.0.0.1", "origin": "https://127.0.0.1", "x_forwarded_proto": "https"}
    trusting = Access(proxies=(ipaddress.ip_network("10.0.0.0/8"),))
    assert trusting.origin_of(connection("10.0.0.1", **page)).is_allowed
    assert not trusting.origin_of(connection("203.0.113.9", **page)).is_allowed
    assert not Access().origin_of(connection("10.0.0.1", **page)).is_allowed


def rounds_with_choices():
    """Yield a position in the middle of a round of every game that bots play."""
    for game in catalogue():
        if kind(game).undo == "free":
            continue
        state = load(game).new_round(seed=3)
        rng = Rng(5)
        for _ in range(12):
            legal = state.legal_actions()
            if state.is_over or not legal:
                break
            state.apply(legal[rng.below(len(legal))])
        if not state.is_over:
            yield pytest.param(state, id=game)


@pytest.mark.parametrize("state", [*rounds_with_choices()])
def test_a_job_gives_the_bot_the_exact_view_of_its_seat(state):
    """Honesty: the worker rebuilds the same view, so the bot chooses as it would have here."""
    seat = int(state.turn)
    job = bot_job("greedy", seat, Rng(9), state)
    assert view_of(job).encode() == state.view(seat).encode()
    assert chosen(job) == bot("greedy").choose(state.view(seat), Rng(job.seed))


@pytest.fixture
def hard(monkeypatch):
    """A round in which every level counts as slow, and a function that asks for a choice."""
    monkeypatch.setattr("capicua.server.compute.bot_service.QUICK", frozenset())
    state = load("draw", players=2).new_round(seed=3)
    seat = int(state.turn)

    def ask(bot_service):
        return bot_service.choose("greedy", seat, state.view(seat), Rng(9), state)

    return state, ask


def test_a_bot_that_searches_runs_in_another_process(hard):
    state, ask = hard

    async def work():
        with closing(BotService(1)) as bot_service:
            chosen_there = await ask(bot_service)
            assert any(worker.pid for worker in bot_service.scheduler.workers)
            return chosen_there.action

    assert asyncio.run(work()) == chosen(bot_job("greedy", int(state.turn), Rng(9), state))


def test_a_bot_still_acts_after_its_process_is_killed(hard):
    state, ask = hard

    async def work():
        with closing(BotService(1)) as bot_service:
            await ask(bot_service)
            for worker in bot_service.scheduler.workers:
                worker.kill()
            return [(await ask(bot_service)).action for _ in range(2)]

    assert all(action in state.legal_actions() for action in asyncio.run(work()))


def test_l5_the_server_can_be_imported_without_fcntl_and_resource():
    """As on Windows; starting the server needs nothing else of the system."""
    code = (
        "import sys; sys.modules['resource'] = None; sys.modules['fcntl'] = None;"
        "import capicua.server.run; from capicua.server.http.app import descriptors;"
        "assert descriptors() == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_s15_replaced_times_are_removed_from_the_heap():
    async def work(timers, rung):
        now = now_ms()
        timers.set("other", now + 600_000)
        for number in range(5_000):
            timers.set("table", now + 1_000_000 + number)
        assert len(timers._heap) < 200
        timers.set("other", now + 5)
        while not rung:
            await asyncio.sleep(0.01)
        timers.stop()

    assert ringing(work) == ["other"]
