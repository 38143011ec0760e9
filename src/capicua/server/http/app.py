"""The server as an ASGI application: routes, limits, headers, and the application's lifespan."""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Message

from capicua import __version__
from capicua.core import messages
from capicua.core.messages import Refused
from capicua.server.accounts import retention as account_retention
from capicua.server.http import asyncapi, responses
from capicua.server.http.routes import (
    catalogue,
    client,
    link_previews,
    pages,
    replays,
    scoresheets,
    tables,
)
from capicua.server.http.routes.hall import (
    accounts,
    clubs,
    lobby,
    moderation,
    notices,
    profiles,
    relations,
    tournaments,
)
from capicua.server.http.routes.parameters import SERVER, ServerRequest
from capicua.server.http.routes.study import (
    analysis,
    comparison,
    hands,
    learning,
    reviews,
    solitaire_deals,
    studies,
    trains,
)
from capicua.server.http.services import Services
from capicua.server.http.sockets.table_socket import TOO_FAST
from capicua.server.moderation import retention
from capicua.server.operations.health import Health

log = logging.getLogger("capicua.server")

ROUTES: Final = (
    catalogue,
    tables,
    replays,
    scoresheets,
    comparison,
    reviews,
    learning,
    studies,
    link_previews,
    pages,
    solitaire_deals,
    trains,
    hands,
    analysis,
    accounts,
    relations,
    moderation,
    profiles,
    lobby,
    notices,
    tournaments,
    clubs,
    client,
)
"""The modules of routes."""
_TABLE: Final = re.compile("/ws/tables/([^/]+)")
_EVENTS: Final = "/ws/tournaments/"
LONGEST_BODY: Final = 65_536
"""Maximum size of a request body in bytes, unless its route sets another."""


@dataclass
class Server(Services):
    """The server: its parts, and its life from start to stop."""

    background: list[Callable[[], Coroutine[Any, Any, None]]] = field(default_factory=list)
    """Further work that starts with the server and is cancelled at its end."""
    on_stop: list[Callable[[], None]] = field(default_factory=list)

    def application(self) -> Application:
        """Return the ASGI application."""
        return Application(self)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start everything that runs beside requests, and stop it at the end."""
        log.info("up to %d open files", descriptors())
        await self.registry.start()
        watching = [
            asyncio.create_task(work)
            for work in (
                self.sockets.watch(),
                self.connections.watch(),
                self.watch.go_on(),
            )
        ]
        if self.offers.accounts:
            watching += [
                asyncio.create_task(work)
                for work in (
                    self.silence.watch(),
                    retention.watch(self.store, self.invitations),
                    account_retention.watch(self.store, self.erasure),
                )
            ]
        if self.lobby is not None:
            self.registry.spawn(self.lobby.run())
        for work in self.background:
            self.registry.spawn(work())
        if self.tournaments is not None:
            self.registry.spawn(self.tournaments.run())
            self.registry.spawn(self.online_tables.run())
            self.registry.spawn(self.deadlines.run())
            if self.real_matches is not None:
                self.registry.spawn(self.real_matches.run())
        if self.matches is not None:
            self.registry.spawn(self.matches.catch_up())
        if self.accuracy is not None:
            self.registry.spawn(self.accuracy.run())
        if self.notices is not None:
            self.registry.spawn(self.notices.run())
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await self.registry.close()
            if self.notices is not None:
                await self.notices.close()
            self.threads.close()
            await self.store.close()
            for stop in self.on_stop:
                stop()


class Application:
    """The ASGI application of one server.

    All servers of a process share the routes, which take 0.3 s to prepare. The sockets of tables
    bypass them: a socket stays open for hours and keeps every layer it came through alive. With
    ten thousand sockets the layers would take more memory than the tables.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.routes = prepared_routes()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        found = _TABLE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if not self.server.connections.admits(scope):
            await _turn_away(scope, send)
        elif scope["type"] == "websocket" and scope["path"] == "/ws/lobby":
            await self._serve_lobby(scope, receive, send)
        elif scope["type"] == "websocket" and scope["path"].startswith(_EVENTS):
            await self._serve_event(scope, receive, send)
        elif found:
            await self.server.sockets.serve(found[1], scope, receive, send)
        else:
            scope[SERVER] = self.server
            await self.routes(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """Start the server and stop it on request, and report failures."""
        await receive()
        stage = "startup"
        try:
            async with self.server.running():
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{stage}.failed", "message": traceback.format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve_event(self, scope: Any, receive: Any, send: Any) -> None:
        if self.server.tournaments is None:
            await send({"type": "websocket.close", "code": 4404})
        else:
            event = scope["path"].removeprefix(_EVENTS)
            await self.server.event_sockets.serve(event, scope, receive, send)

    async def _serve_lobby(self, scope: Any, receive: Any, send: Any) -> None:
        if self.server.lobby_sockets is None:
            await send({"type": "websocket.close", "code": 4404})
        else:
            await self.server.lobby_sockets.serve(scope, receive, send)


async def _turn_away(scope: Any, send: Any) -> None:
    """Refuse a client over the rate limit, as cheaply as possible."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": TOO_FAST})
        return
    body = responses.problem(messages.Message("too-fast"), status=429).content
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"10")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def descriptors() -> int:
    """Raise the limit on open files as far as allowed, and return it.

    Return 0 if the system has no such limit.
    """
    try:
        import resource
    except ImportError:  # on Windows
        return 0
    low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    if low < high:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (high, high))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


@cache
def prepared_routes() -> Litestar:
    """Return the routes, ready for requests, which name their server (``SERVER``)."""
    return _Litestar(
        route_handlers=[*_handlers(), health, socket_schema],
        request_class=ServerRequest,
        exception_handlers={**responses.HANDLERS, Refused: _refused},
        before_request=_before,
        before_send=[_protect],
        request_max_body_size=LONGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            exclude=["/api/tables"],
            exclude_opt_key="is_packed",
        ),
        openapi_config=OpenAPIConfig(
            title="Capicúa",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


class _Litestar(Litestar):
    """Litestar without plugins for models of Pydantic and attrs, of which we have none."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        """Return the plugins that we need.

        Importing Pydantic, which is installed with Typer, takes as long as importing Litestar.
        """
        return [*plugins, MsgspecDIPlugin()]


def describe() -> None:
    """Build the API descriptions in advance: building them stalls the event loop."""
    described: Any = prepared_routes().plugins.get("OpenAPIPlugin")
    described.provide_openapi_schema()
    asyncapi.encoded()


def _handlers() -> Iterator[HTTPRouteHandler]:
    """Yield every handler that the modules of routes define."""
    for module in ROUTES:
        for value in vars(module).values():
            if isinstance(value, HTTPRouteHandler):
                yield value


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Count a refusal, and return the response to it."""
    assert isinstance(request, ServerRequest)
    request.access.on_refused(error.message.id)
    return responses.refused(request, error)


async def _before(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Refuse requests from other sites' pages that would change something.

    Litestar would call a function that is not asynchronous in a thread, for every request.
    """
    assert isinstance(request, ServerRequest)
    is_harmless = request.method in ("GET", "HEAD", "OPTIONS")
    if not is_harmless and not request.access.origin_of(request).is_allowed:
        request.access.on_refused("foreign-origin")
        return responses.problem(messages.Message("foreign-origin"))
    return None


async def _protect(message: Message, scope: Any) -> None:
    """Add the security headers to every response, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in responses.HEADERS.items():
            headers.setdefault(name, value)
        if scope[SERVER].access.is_secure:
            for name, value in responses.ONLY_HTTPS.items():
                headers.setdefault(name, value)


@get("/health", cache_control=None)
async def health(request: ServerRequest) -> Response[Health]:
    """Return the health of the server: 200, or 503 with the reasons, at most 2 s old."""
    registry = request.registry
    said = request.server.watch.said(
        is_closing=registry.is_closing,
        tables=len(registry.actors),
        sockets=len(request.server.sockets),
        bots=registry.bot_service.build,
    )
    return Response(said, status_code=200 if said.ok else 503, headers=responses.PRIVATE)


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def socket_schema() -> Response[bytes]:
    """Return the socket's frames as AsyncAPI."""
    return Response(asyncapi.encoded(), media_type="application/json")
