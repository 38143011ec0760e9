"""Who holds a table, and the messages between processes, without a server around them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")
pytest.importorskip("redis", reason="the Redis client is not installed")

from capicua.core.messages import Refused
from capicua.server.cluster import leases
from capicua.server.cluster.broker import Broker, BrokerMessage, _Line
from capicua.server.store.writer import DatabaseDownError
from tests.server.faults import Redis
from tests.server.local_server import PATIENCE


@asynccontextmanager
async def two(redis: Redis) -> AsyncIterator[list[Broker]]:
    """Two processes that have announced themselves."""
    brokers = [Broker(redis.url) for _ in range(2)]
    for broker in brokers:
        await broker.leases.begin()
    yield brokers
    for broker in brokers:
        await broker.close()


class EmptyDesk:
    """A desk without tables, whose database may fail."""

    actors: dict[str, Any] = {}

    def __init__(self) -> None:
        self.is_down = False
        self.store = SimpleNamespace(read=self._read)

    async def _read(self, work: Callable[..., Any]) -> list[Any]:
        if self.is_down:
            raise DatabaseDownError
        return []


def test_s3_a_process_that_claims_a_table_counts_as_alive(redis: Redis) -> None:
    """After Redis lost its data, others would take the table until the next heartbeat."""

    async def claim() -> None:
        async with two(redis) as (first, second):
            await first._redis.flushall()
            assert await first.leases.claim("table") == first.node
            assert await second.leases.claim("table") == first.node
            assert await first.leases.claim("table") == first.node

    asyncio.run(claim())


def test_s3_a_process_whose_database_is_back_counts_as_alive_at_once(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would make tables that others take from it as from a dead process."""
    monkeypatch.setattr(leases, "GIVE_UP_SECONDS", 0.1)

    async def cut_off() -> None:
        async with two(redis) as (first, second):
            registry: Any = EmptyDesk()
            registry.is_down = True
            end = time.monotonic() + PATIENCE
            while await second.leases.lives(first.node):
                assert time.monotonic() < end
                await first.leases.look(registry, True)
                await asyncio.sleep(0.05)
            assert (first.failure or "").startswith("database")
            registry.is_down = False
            await first.leases.look(registry, True)
            assert first.failure is None
            assert await second.leases.lives(first.node)

    asyncio.run(cut_off())


def test_s3_heartbeats_go_on_after_an_unexpected_error(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without them a process would never learn that its tables were taken."""
    monkeypatch.setattr("capicua.server.cluster.broker.BEAT_SECONDS", 0.01)
    looks = []

    async def look(*_: Any) -> None:
        looks.append(1)
        raise RuntimeError("unexpected")

    async def live() -> None:
        async with two(redis) as (first, _):
            monkeypatch.setattr(first.leases, "look", look)
            await first.start(EmptyDesk())  # type: ignore[arg-type]
            end = time.monotonic() + PATIENCE
            while len(looks) < 3:
                assert time.monotonic() < end
                await asyncio.sleep(0.01)

    asyncio.run(live())


def test_s3_a_message_on_an_ended_line_is_answered_with_its_end(redis: Redis) -> None:
    """A process that missed the end of a connection learns it from the other."""

    async def talk() -> None:
        async with two(redis) as (first, second):
            for broker in (first, second):
                await broker.start(EmptyDesk())  # type: ignore[arg-type]
            line = first._out["forgotten"] = _Line(second.node)
            assert await first._post(
                second.node, BrokerMessage("forgotten", first.node, {"type": "x"})
            )
            async with asyncio.timeout(PATIENCE):
                assert await line.incoming.get() is None

    asyncio.run(talk())


def test_a_burst_of_messages_arrives_whole_and_in_order(redis: Redis) -> None:
    """Regression: beyond a hundred at once they failed, and the holder was taken for dead."""

    async def burst() -> None:
        async with two(redis) as (first, second):
            for broker in (first, second):
                await broker.start(EmptyDesk())  # type: ignore[arg-type]
            lines = [first.node + str(number) for number in range(600)]
            for name in lines:
                second._in[name] = _Line(first.node)
            sent = [
                first._post(second.node, BrokerMessage(name, first.node, {"number": number}))
                for number in range(3)
                for name in lines
            ]
            assert all(await asyncio.gather(*sent))
            async with asyncio.timeout(PATIENCE):
                for name in lines:
                    found = [await second._in[name].incoming.get() for _ in range(3)]
                    assert found == [{"number": number} for number in range(3)]
            claimed = [first.leases.claim(f"table{number}") for number in range(300)]
            assert set(await asyncio.gather(*claimed)) == {first.node}

    asyncio.run(burst())


def test_s3_a_process_that_hears_nothing_claims_no_tables(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not receive the answers of the process that holds a table."""
    monkeypatch.setattr("capicua.server.cluster.broker.BEAT_SECONDS", 0.3)

    async def deafen() -> None:
        async with two(redis) as (first, second):
            await first.start(EmptyDesk())  # type: ignore[arg-type]
            assert await first.leases.claim("one") == first.node
            await second._redis.client_kill_filter(_type="pubsub")
            async with asyncio.timeout(PATIENCE):
                while first.failure is None:
                    await asyncio.sleep(0)
                with pytest.raises(Refused):
                    await first.leases.claim("two")
                while first.failure is not None:
                    await asyncio.sleep(0.01)
            assert await second._redis.pubsub_numsub("capicua:post:" + first.node) == [
                (b"capicua:post:" + first.node.encode(), 1)
            ]
            assert await first.leases.claim("two") == first.node

    asyncio.run(deafen())


def test_a_question_to_redis_can_be_cancelled_at_any_moment(redis: Redis) -> None:
    """The client library ignores some cancellations; a server could not be stopped then."""

    async def cancel() -> None:
        async with two(redis) as (first, _):
            ignored = 0
            for moment in range(200):
                asking = asyncio.create_task(first.leases.lives("nobody"))
                for _ in range(moment % 10):
                    await asyncio.sleep(0)
                if asking.cancel():
                    await asyncio.wait({asking})
                    ignored += not asking.cancelled()
            assert ignored == 0

    asyncio.run(cancel())


def test_exactly_one_of_several_processes_claims_a_table(redis: Redis) -> None:
    async def race() -> None:
        brokers = [Broker(redis.url) for _ in range(5)]
        for broker in brokers:
            await broker._redis.set("capicua:node:" + broker.node, b"1", px=60_000)
        table = secrets.token_hex(6)
        holders = await asyncio.gather(*(broker.leases.claim(table) for broker in brokers))
        assert len(set(holders)) == 1
        holder = next(broker for broker in brokers if broker.node == holders[0])
        others = [broker for broker in brokers if broker is not holder]
        await others[0].leases.release(table)  # not its own
        assert await others[1].leases.claim(table) == holder.node
        await holder.leases.release(table)
        assert await others[1].leases.claim(table) == others[1].node
        await others[1].close()  # dead: the next process to claim the table gets it
        assert await others[2].leases.claim(table) == others[2].node
        for broker in (holder, others[0], others[2], others[3]):
            await broker.close()

    asyncio.run(race())


def test_a_disconnect_that_arrives_after_the_connection_ended_is_no_error(monkeypatch):
    """The connection is no longer listed when its last message is read."""
    sent: list[BrokerMessage] = []
    broker = object.__new__(Broker)
    broker.node, broker._out, broker._in = "here", {}, {}

    async def post(node: str, parcel: BrokerMessage) -> bool:
        sent.append(parcel)
        return node == "there"

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.disconnect", "code": 1001}

    monkeypatch.setattr(broker, "_post", post, raising=False)
    line = _Line("there")
    asyncio.run(broker._forward("connection", line, receive))
    assert line.is_cut
    assert [parcel.connection for parcel in sent] == ["connection"]
