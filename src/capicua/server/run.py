"""Start the server from its settings, and run it until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

from capicua.api.hall.accounts import Offers
from capicua.core.messages import Message, Refused
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.hot_swap import HotSwap
from capicua.server.http.access import Access
from capicua.server.http.app import Server, describe
from capicua.server.http.connection_limits import prepare
from capicua.server.http.routes import catalogue
from capicua.server.notices.notices import NoticeSettings
from capicua.server.operations import garbage_collection, logs
from capicua.server.settings import MetricsAddress, Settings
from capicua.server.store.event_log import Store, open_store
from capicua.server.tables.table_registry import TableRegistry

if TYPE_CHECKING:
    from capicua.server.operations.metrics import Metrics

FRAME_BYTES = 8192
"""Maximum size of a client's frame in bytes."""
SWITCH_SECONDS = 0.00005
"""How long the event loop may keep the interpreter from the thread that writes the log, which
needs it after every statement: with ten times this value, 1 % of commits took over 30 ms.
"""
STOP_SECONDS = 10
"""How long to wait for running requests at shutdown."""
CALM_SECONDS = 10.0
"""How long after its start the server prepares answers in advance: players of a server that has
restarted reconnect first."""

log = logging.getLogger("capicua.server")


def server_of(settings: Settings) -> Server:
    """Return all parts of the server, from the settings. Raise ``Refused``."""
    metrics = serving = None
    if settings.metrics:
        from capicua.server.operations.metrics import Metrics  # slow to import

        metrics = Metrics()
        serving = metrics.serve(*MetricsAddress.read(settings.metrics))
    try:
        store = open_store(
            settings.database_url,
            durability=settings.durability,
            on_commit=metrics.committed if metrics else None,
        )
    except BaseException:
        if serving is not None:
            serving.close()
        raise
    registry = _registry(settings, store, metrics)
    registry.bot_service = BotService(settings.bot_workers)
    access = Access(
        public_url=settings.public_url,
        hosts=frozenset(name.lower() for name in settings.hosts),
        proxies=settings.trusted,
        sockets_each=settings.sockets_each,
        connections_each=settings.connections_each,
        tables_each=settings.tables_each,
        entries_each=settings.entries_each,
        work_each=settings.work_each,
        requests_each=settings.requests_each,
        frames_each=settings.frames_each,
        megabytes_each=settings.megabytes_each,
    )
    offers = Offers(
        accounts=settings.accounts,
        lobby=settings.has_lobby,
        ratings=settings.ratings,
        notices=settings.notices,
        accuracy=settings.accuracy,
        tournaments=settings.has_tournaments,
        clubs=settings.clubs,
    )
    notice_settings = NoticeSettings(
        settings.notices_contact, settings.mail_url, settings.mail_from, settings.public_url
    )
    server = Server(store, access, registry, offers, notice_settings=notice_settings)
    if settings.bots_python:
        successor = HotSwap(Path(settings.bots_python).expanduser(), registry.bot_service.move)
        server.background.append(successor.follow)
    if metrics is not None and serving is not None:
        access.on_limited, access.on_refused = metrics.limited, metrics.refused
        metrics.watch(registry, server.sockets)
        server.on_stop.append(serving.close)
        server.background.append(metrics.listen)
    return server


def _registry(settings: Settings, store: Store, metrics: Metrics | None) -> TableRegistry:
    """Return the desk of this process, alone or one of several."""
    more: dict[str, Any] = {
        "keep_days": settings.keep_days,
        "table_kilobytes": settings.table_kilobytes,
        "storage_megabytes": settings.storage_megabytes,
        "idle_minutes": settings.idle_minutes,
        "on_events": metrics.happened if metrics else None,
    }
    if not settings.broker:
        return TableRegistry(store, **more)
    try:
        from capicua.server.cluster.broker import Broker
        from capicua.server.cluster.clustered_registry import ClusteredRegistry
    except ModuleNotFoundError as error:
        raise Refused(Message("server-no-extra", {"module": error.name or ""})) from None
    return ClusteredRegistry(Broker(settings.broker), store, **more)


def application_of(server: Server) -> Any:
    """Return the ASGI application of a server that has its process to itself.

    It has log context and forwards to the broker.
    """
    server.background += [garbage_collection.collect, partial(anticipate, server)]
    application: Any = logs.RequestLog(server.application())
    around = getattr(server.registry, "around", None)
    return application if around is None else around(application)


async def anticipate(server: Server) -> None:
    """Build in advance what takes long: the descriptions of the API and the list of games.

    A visitor who comes earlier waits for them.
    """
    await asyncio.sleep(CALM_SECONDS)
    await server.threads.do(describe)
    await catalogue.prepare()


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Serve until stopped; ``ready`` is called with the port once the server accepts connections.

    Raise ``Refused`` if the database or the port is unavailable.
    """
    logs.configure(settings.log, settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    listener = _listener(settings)
    try:
        server = server_of(settings)
    except BaseException:
        listener.close()
        raise
    config = uvicorn.Config(
        application_of(server),
        http=server.connections.http(),
        ws=server.connections.sockets(),
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        loop="auto",
        lifespan="on",
        backlog=4096,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,
    )
    port: int = listener.getsockname()[1]
    running = _Uvicorn(config, ready, port)
    try:
        running.run(sockets=[listener])
    except KeyboardInterrupt:  # stopped, with everything written
        log.info("stopped")
    if not running.started:
        raise Refused(Message("serve-not-started"))


class _Uvicorn(uvicorn.Server):
    """Uvicorn with a callback when it has started."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[int], None] | None, port: int
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._port = port

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and call ``ready``."""
        await super().startup(sockets)
        if self.started and self._ready is not None:
            await asyncio.to_thread(self._ready, self._port)


def _listener(settings: Settings) -> socket.socket:
    """Return the socket to listen on. Raise ``Refused`` if it is unavailable."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server(
            (settings.host, settings.port),
            family=family,
            backlog=4096,
            reuse_port=False,
            dualstack_ipv6=family == socket.AF_INET6 and settings.host == "::",
        )
        prepare(listener)
        return listener
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        place = f"{settings.host}:{settings.port}"
        raise Refused(Message("serve-no-port", {"place": place, "detail": detail})) from None
