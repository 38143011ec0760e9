"""What Prometheus is told, by a server that is really played at."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path

from litestar.testing import TestClient
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from capicua.server.metrics import Metrics
from capicua.server.run import server_of
from capicua.server.settings import Settings
from tests.server.site import until


def values(text: str) -> dict[str, float]:
    """Every value, under its name with its labels."""
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


def test_a_loop_that_stands_still_and_collections_are_seen() -> None:
    asyncio.run(_stand_still(Metrics()))


async def _stand_still(metrics: Metrics) -> None:
    listening = asyncio.create_task(metrics.listen())
    await asyncio.sleep(0)
    gc.collect()
    while told(metrics)["capicua_gc_pause_seconds_count generation=2"] < 1:
        await asyncio.sleep(0.01)
    before = told(metrics)["capicua_loop_stall_seconds_sum"]
    time.sleep(0.4)  # the loop stands still
    while told(metrics)["capicua_loop_stall_seconds_sum"] < before + 0.2:
        await asyncio.sleep(0.01)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert metrics._collected not in gc.callbacks


def test_the_server_answers_prometheus_unless_told_not_to(tmp_path: Path) -> None:
    for wanted in (True, False):
        settings = Settings(data=str(tmp_path / str(wanted)), metrics=wanted)
        with TestClient(server_of(settings).application()) as client:
            answer = client.get("/metrics")
            assert client.get("/health").json()["tables"] == 0
            if not wanted:
                assert "capicua_tables" not in answer.text
                continue
            found = values(answer.text)
            assert found["capicua_tables"] == 0
            assert found["capicua_sockets"] == 0
            assert found["process_resident_memory_bytes"] > 1e6
            plan = {
                "rules": {"game": "draw", "seats": 2},
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "name": "Ana",
            }
            assert client.post("/api/tables", json=plan).status_code == 201
            until(lambda: values(client.get("/metrics").text)["capicua_commit_seconds_count"])
            found = values(client.get("/metrics").text)
            assert found["capicua_tables"] == 1
            assert found["capicua_events_total"] >= 2
