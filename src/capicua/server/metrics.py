"""What a server tells Prometheus, at an address of its own: counts and times, of nobody in
particular.

Whoever reaches the tables does not reach this: it is another socket, which no proxy need hide,
and a thread of its own, which answers also while the loop stands still.
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
from typing import TYPE_CHECKING, Any, Final, NamedTuple
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
from capicua.core.reasons import Message, Refused

if TYPE_CHECKING:
    from capicua.server.desk import Desk
    from capicua.server.thinking import Thinkers

BEAT_SECONDS: Final = 0.1
"""How often the loop is listened to."""
_COMMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 1.0, 5.0)
_STALLS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Place(NamedTuple):
    """Where Prometheus asks."""

    host: str
    port: int

    @staticmethod
    def read(text: str) -> Place:
        """The place of ``host:port``, or of a port of this machine; raises ``ValueError``."""
        host, _, port = text.rpartition(":")
        host = host.strip("[]") or "127.0.0.1"
        if not (port.isascii() and port.isdecimal() and int(port) <= 65535):
            raise ValueError(text)
        return Place(host, int(port))


class Serving:
    """What answers Prometheus, in a thread of its own."""

    def __init__(self, server: WSGIServer, thread: threading.Thread) -> None:
        self._server = server
        self._thread = thread

    @property
    def port(self) -> int:
        """The port it has."""
        return int(self._server.server_port)

    def close(self) -> None:
        """Answers no more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _of(thinkers: Thinkers, kind: str) -> int:
    return thinkers.waiting()[kind]


class Metrics:
    """All that is counted in one process; ``committed`` and ``happened`` are to be told."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry}
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
        self._refusals = Counter("capicua_refusals", "What was refused", ["reason"], **kept)
        self._limits = Counter(
            "capicua_rate_limited", "What was refused because it came too often", ["limit"], **kept
        )
        Info("capicua_build", "What runs here", **kept).info({"version": __version__})
        ProcessCollector(registry=self.registry)
        self._pauses_by = [self._pauses.labels(str(number)) for number in range(3)]
        self._collecting = 0.0
        self._collections: deque[tuple[int, float]] = deque(maxlen=1000)

    def watch(self, desk: Desk, sockets: Sized) -> None:
        """Names what is asked whenever somebody wants to know."""
        for name, about, ask in (
            ("tables", "Tables in memory", lambda: len(desk.actors)),
            ("sockets", "Open sockets", lambda: len(sockets)),
            ("timers", "Clocks that are set, and old times of theirs", lambda: len(desk.timers)),
            (
                "writer_wait_seconds",
                "How long the first of all that wait to be written has been waiting",
                desk.store.writer.oldest,
            ),
            (
                "writer_up",
                "Whether the database took the last write",
                lambda: desk.store.writer.failure is None,
            ),
            ("broker_up", "Whether the broker answers; 1 without one", lambda: desk.is_broker_up),
            ("database_bytes", "Bytes of the database", lambda: desk.storage.used),
            (
                "database_full",
                "Whether the database is so large that nothing new is begun",
                lambda: desk.storage.is_full,
            ),
        ):
            self._gauge(name, about).set_function(ask)
        waiting = self._gauge("thinking_waiting", "What waits for a process to think", ["kind"])
        for kind in desk.thinkers.waiting():
            waiting.labels(kind).set_function(partial(_of, desk.thinkers, kind))

    def _gauge(self, name: str, about: str, labels: Sequence[str] = ()) -> Gauge:
        return Gauge(f"capicua_{name}", about, labels, registry=self.registry)

    def committed(self, seconds: float, appends: int) -> None:
        """One commit took so long and held so many appends; from any thread."""
        self._commits.observe(seconds)
        self._appends.inc(appends)

    def happened(self, events: int) -> None:
        """So many events became durable."""
        self._events.inc(events)

    def refused(self, reason: str) -> None:
        """Something was refused, with the message of this id."""
        self._refusals.labels(reason).inc()

    def limited(self, limit: str) -> None:
        """Something was refused because it came too often."""
        self._limits.labels(limit).inc()

    def serve(self, place: Place) -> Serving:
        """Answers Prometheus at an address until it is closed; raises ``Refused``."""
        try:
            server, thread = start_http_server(place.port, place.host, self.registry)
        except OSError as error:
            detail = error.strerror or str(error)
            where = {"place": f"{place.host}:{place.port}", "detail": detail}
            raise Refused(Message("serve-no-port", {**where})) from None
        return Serving(server, thread)

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
