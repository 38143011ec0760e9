"""Counts and timings for Prometheus, none of them about individuals.

They have an address of their own, so that no proxy has to hide them from visitors, and a thread
of their own, so that they can be read while the event loop stalls.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence, Sized
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)

from capicua import __version__
from capicua.core.messages import Message, Refused

if TYPE_CHECKING:
    from capicua.server.compute.bot_service import BotService
    from capicua.server.tables.table_registry import TableRegistry

BEAT_SECONDS: Final = 0.1
"""Interval at which the event loop's delay is measured."""
_COMMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 1.0, 5.0)
_STALLS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class MetricsServer:
    """The HTTP server of the metrics, in a thread of its own."""

    def __init__(self, server: WSGIServer, thread: threading.Thread) -> None:
        self._server = server
        self._thread = thread

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self._server.server_port)

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _of(bot_service: BotService, kind: str) -> int:
    return bot_service.waiting()[kind]


class Metrics:
    """The metrics of one process; callers report to ``committed`` and ``happened``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry}
        self._events = Counter("capicua_events", "Events that became durable", **kept)
        self._appends = Counter("capicua_appends", "Committed appends", **kept)
        self._commits = Histogram(
            "capicua_commit_seconds", "Duration of one commit of the log", buckets=_COMMITS, **kept
        )
        self._stalls = Histogram(
            "capicua_loop_stall_seconds",
            "Delay of the event loop, measured ten times a second",
            buckets=_STALLS,
            **kept,
        )
        self._pauses = Histogram(
            "capicua_gc_pause_seconds",
            "Duration of one garbage collection",
            ["generation"],
            buckets=_STALLS,
            **kept,
        )
        self._refusals = Counter("capicua_refusals", "Refused requests", ["reason"], **kept)
        self._limits = Counter(
            "capicua_rate_limited", "Requests refused by a rate limit", ["limit"], **kept
        )
        Info("capicua_build", "Version of the server", **kept).info({"version": __version__})
        ProcessCollector(registry=self.registry)
        self._pauses_by = [self._pauses.labels(str(number)) for number in range(3)]
        self._collecting = 0.0
        self._collections: deque[tuple[int, float]] = deque(maxlen=1000)

    def watch(self, registry: TableRegistry, sockets: Sized) -> None:
        """Register the gauges, which are read at every request for the metrics."""
        for name, about, ask in (
            ("tables", "Tables in memory", lambda: len(registry.actors)),
            ("sockets", "Open sockets", lambda: len(sockets)),
            ("timers", "Timers in the heap, replaced ones included", lambda: len(registry.timers)),
            (
                "writer_wait_seconds",
                "How long the oldest unwritten item has been waiting",
                registry.store.writer.oldest,
            ),
            (
                "writer_up",
                "Whether the last write to the database succeeded",
                lambda: registry.store.writer.failure is None,
            ),
            (
                "broker_up",
                "Whether the broker answers; 1 without one",
                lambda: registry.is_broker_up,
            ),
            ("database_bytes", "Size of the database", lambda: registry.storage.used),
            (
                "database_full",
                "Whether the database has reached its limit",
                lambda: registry.storage.is_full,
            ),
        ):
            self._gauge(name, about).set_function(ask)
        waiting = self._gauge("thinking_waiting", "Jobs waiting for a worker process", ["kind"])
        for kind in registry.bot_service.waiting():
            waiting.labels(kind).set_function(partial(_of, registry.bot_service, kind))

    def _gauge(self, name: str, about: str, labels: Sequence[str] = ()) -> Gauge:
        return Gauge(f"capicua_{name}", about, labels, registry=self.registry)

    def committed(self, seconds: float, appends: int) -> None:
        """Record a commit: its duration and its number of appends. Thread-safe."""
        self._commits.observe(seconds)
        self._appends.inc(appends)

    def happened(self, events: int) -> None:
        """Count events that have become durable."""
        self._events.inc(events)

    def refused(self, reason: str) -> None:
        """Count a refusal by the id of its message."""
        self._refusals.labels(reason).inc()

    def limited(self, limit: str) -> None:
        """Count a request refused by a rate limit."""
        self._limits.labels(limit).inc()

    def serve(self, host: str, port: int) -> MetricsServer:
        """Serve the metrics at an address until closed. Raise ``Refused``."""
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            detail = error.strerror or str(error)
            where = {"place": f"{host}:{port}", "detail": detail}
            raise Refused(Message("serve-no-port", {**where})) from None
        return MetricsServer(server, thread)

    async def listen(self) -> None:
        """Measure the delay of the event loop and garbage collections until cancelled."""
        gc.callbacks.append(self._collected)
        loop = asyncio.get_running_loop()
        try:
            while True:
                due = loop.time() + BEAT_SECONDS
                await asyncio.sleep(BEAT_SECONDS)
                self._stalls.observe(max(0.0, loop.time() - due))
                while self._collections:
                    generation, seconds = self._collections.popleft()
                    self._pauses_by[generation].observe(seconds)
        finally:
            with suppress(ValueError):
                gc.callbacks.remove(self._collected)

    def _collected(self, phase: str, info: Mapping[str, int]) -> None:
        """Record a collection. It may start anywhere, so this must not take a lock."""
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            seconds = time.perf_counter() - self._collecting
            self._collections.append((info["generation"], seconds))
