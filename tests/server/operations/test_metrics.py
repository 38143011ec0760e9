"""Metrics for Prometheus, from a server with a table in play."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from capicua.core.messages import Refused
from capicua.server.operations.metrics import Metrics
from capicua.server.run import server_of
from capicua.server.settings import MetricsAddress, Settings
from capicua.server.store.event_log import open_store
from capicua.testing.server_process import free_port
from tests.server.local_server import NO_TLS, PATIENCE, until


def values(text: str) -> dict[str, float]:
    """Return every value, keyed by metric name and labels."""
    return {
        sample.name
        + "".join(f" {name}={text}" for name, text in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def told(metrics: Metrics) -> dict[str, float]:
    return values(generate_latest(metrics.registry).decode())


def test_commits_and_events_are_counted() -> None:
    metrics = Metrics()
    metrics.committed(0.004, 3)
    metrics.committed(0.2, 1)
    metrics.happened(7)
    found = told(metrics)
    assert found["capicua_appends_total"] == 4
    assert found["capicua_events_total"] == 7
    assert found["capicua_commit_seconds_count"] == 2
    assert found["capicua_commit_seconds_bucket le=0.05"] == 1


def test_loop_stalls_and_garbage_collections_are_measured() -> None:
    asyncio.run(_stand_still(Metrics()))


async def _stand_still(metrics: Metrics) -> None:
    listening = asyncio.create_task(metrics.listen())
    await asyncio.sleep(0)
    gc.collect()
    while told(metrics)["capicua_gc_pause_seconds_count generation=2"] < 1:
        await asyncio.sleep(0.01)
    before = told(metrics)["capicua_loop_stall_seconds_sum"]
    time.sleep(0.4)  # stalls the loop
    while told(metrics)["capicua_loop_stall_seconds_sum"] < before + 0.2:
        await asyncio.sleep(0.01)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert metrics._collected not in gc.callbacks


def asked(port: int, host: str = "127.0.0.1") -> dict[str, float]:
    return values(httpx.get(f"http://{host}:{port}/metrics", timeout=PATIENCE, verify=NO_TLS).text)


PLAN = {
    "rules": {"game": "draw", "seats": 2},
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "name": "Ana",
}


def test_s8_metrics_have_their_own_port_and_are_hidden_from_visitors(tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(data=str(tmp_path), metrics=f"127.0.0.1:{port}", tables_each=1)
    with TestClient(server_of(settings).application()) as client:
        for path in ("/metrics", "/metrics/", "//metrics", "/Metrics"):
            assert "capicua_" not in client.get(path).text, path
        found = asked(port)
        assert found["capicua_tables"] == found["capicua_sockets"] == 0
        assert found["capicua_timers"] == 0
        assert found["process_resident_memory_bytes"] > 1e6
        assert client.post("/api/tables", json=PLAN).status_code == 201
        until(lambda: asked(port)["capicua_commit_seconds_count"])
        found = asked(port)
        assert found["capicua_tables"] == 1
        assert found["capicua_events_total"] >= 2
    with pytest.raises(httpx.ConnectError):
        asked(port)


def test_s8_metrics_are_off_by_default(tmp_path: Path) -> None:
    server = server_of(Settings(data=str(tmp_path)))
    assert server.on_stop == []
    with TestClient(server.application()) as client:
        assert "capicua_" not in client.get("/metrics").text


def test_a_metrics_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(Refused, match="serve-no-port"):
            server_of(Settings(data=str(tmp_path), metrics=place))
    server_of(Settings(data=str(tmp_path)))  # nothing is left locked


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_s8_a_port_without_a_host_is_local(text: str, place: tuple[str, int]) -> None:
    assert MetricsAddress.read(text) == place


def test_s24_refusals_rate_limits_and_queues_are_counted(tmp_path: Path) -> None:
    port = free_port()
    server = server_of(Settings(data=str(tmp_path), metrics=str(port), tables_each=1))
    with TestClient(server.application()) as client:
        assert client.post("/api/tables", json=PLAN).status_code == 201
        assert client.post("/api/tables", json=PLAN).status_code == 429
        assert client.get("/api/tables/nothing").status_code == 404
        foreign = {"Origin": "https://elsewhere.example"}
        assert client.post("/api/tables", json=PLAN, headers=foreign).status_code == 403
        found = asked(port)
        assert found["capicua_rate_limited_total limit=table"] == 1
        for reason in ("too-many", "no-such-table", "foreign-origin"):
            assert found[f"capicua_refusals_total reason={reason}"] == 1, reason
        assert found["capicua_writer_up"] == found["capicua_broker_up"] == 1
        assert found["capicua_database_full"] == 0
        waiting = [name for name in found if name.startswith("capicua_thinking_waiting")]
        assert waiting
        assert sum(found[name] for name in waiting) == 0
        assert 0 <= found["capicua_writer_wait_seconds"] < 30


def test_s24_the_age_of_the_writers_queue_grows_while_the_writer_is_blocked(tmp_path: Path) -> None:
    asyncio.run(_hang(tmp_path))


async def _hang(folder: Path) -> None:
    store = open_store(str(folder / "tables.db"))
    assert store.writer.oldest() == 0
    free = threading.Event()
    held = store.do(lambda _: free.wait(60))
    await asyncio.sleep(0.15)
    assert store.writer.oldest() >= 0.15
    free.set()
    await held
    assert store.writer.oldest() == 0
    await store.close()
