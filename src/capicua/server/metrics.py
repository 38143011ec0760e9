"""What a server tells Prometheus at ``/metrics``: counts and times, of nobody in particular."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from capicua import __version__

BEAT_SECONDS: Final = 0.1
"""How often the loop is listened to."""
_COMMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 1.0, 5.0)
_STALLS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """All that is counted in one process; ``committed`` and ``happened`` are to be told."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry}
        self._tables = Gauge("capicua_tables", "Tables in memory", **kept)
        self._sockets = Gauge("capicua_sockets", "Open sockets", **kept)
        self._events = Counter("capicua_events", "Events that became durable", **kept)
        self._appends = Counter("capicua_appends", "Appends that were committed", **kept)
        self._commits = Histogram(
            "capicua_commit_seconds", "Time of one commit of the log", buckets=_COMMITS, **kept
        )
        self._stalls = Histogram(
            "capicua_loop_stall_seconds",
            "How late the loop was, asked ten times a second",
            buckets=_STALLS,
            **kept,
        )
        self._pauses = Histogram(
            "capicua_gc_pause_seconds",
            "Time of one collection of garbage",
            ["generation"],
            buckets=_STALLS,
            **kept,
        )
        Info("capicua_build", "What runs here", **kept).info({"version": __version__})
        ProcessCollector(registry=self.registry)
        self._pauses_by = [self._pauses.labels(str(number)) for number in range(3)]
        self._collecting = 0.0
        self._collections: deque[tuple[int, float]] = deque(maxlen=1000)

    def counted(self, tables: Any, sockets: Any) -> None:
        """Names what is counted whenever somebody asks: two things that have a length."""
        self._tables.set_function(lambda: len(tables))
        self._sockets.set_function(lambda: len(sockets))

    def committed(self, seconds: float, appends: int) -> None:
        """One commit took so long and held so many appends; from any thread."""
        self._commits.observe(seconds)
        self._appends.inc(appends)

    def happened(self, events: int) -> None:
        """So many events became durable."""
        self._events.inc(events)

    def route(self) -> HTTPRouteHandler:
        """The handler of ``/metrics``."""
        registry = self.registry

        @get("/metrics", include_in_schema=False, sync_to_thread=False)
        def metrics() -> Response[bytes]:
            return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

        return metrics

    async def listen(self) -> None:
        """Watches the loop and the garbage collector until it is cancelled."""
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
        """Notes a collection; it may have begun anywhere, so no lock is taken here."""
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            seconds = time.perf_counter() - self._collecting
            self._collections.append((info["generation"], seconds))
