"""Several server processes that share one set of tables through Redis.

Each table is held by one process. Redis records which, and which processes are alive. The log in
PostgreSQL records the epoch, which grows whenever a table changes hands; a write under an old
epoch is refused. Whatever Redis loses or reports late, two processes never both write.

A request or socket for a table held elsewhere is forwarded: its ASGI messages go to the holder
through Redis, the same application serves them there, and its messages come back the same way,
made for this one seat. If Redis loses any, the socket is closed; its client reconnects and
receives what it missed.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from redis import Redis as Plain
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from capicua.core.messages import Message, Refused
from capicua.server.cluster.leases import ANSWER_SECONDS, Leases, answer
from capicua.server.cluster.publisher import Publisher
from capicua.server.http.responses import RETRY_SECONDS
from capicua.server.tables.table_registry import COME_BACK, TableRegistry
from capicua.table.frames.protocol import Problem, Text

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

BEAT_SECONDS: Final = 1.0
DEAF: Final = 3
"""After missing this many of its own heartbeats, a process subscribes again."""
WAITING: Final = 256
"""Maximum number of messages queued for one connection; beyond it the connection is closed."""
TRIES: Final = 3
CONNECTIONS: Final = 32
"""Maximum number of connections to Redis; what needs one more waits for it."""

_POST: Final = "capicua:post:"
_TABLE: Final = re.compile(r"/(?:api|ws)/tables/([\w-]{1,64})(?:/|$)")
_CARRIED: Final = (
    *("type", "http_version", "method", "path", "query_string", "root_path", "headers"),
    *("scheme", "client", "server", "subprotocols"),
)
"""The fields of a connection's scope that are sent to the holder of its table."""

log = logging.getLogger("capicua.server")


class BrokerMessage(Struct, array_like=True):
    """A message about one connection, between processes; without a connection, a heartbeat."""

    connection: str
    sender: str
    message: dict[str, Any] | None = None
    """An ASGI message; ``None`` ends the connection."""
    scope: dict[str, Any] | None = None
    """The ASGI scope, in a connection's first parcel."""


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(BrokerMessage).decode


class _Line:
    """A connection that is served in one process and open in another."""

    def __init__(self, node: str) -> None:
        self.node = node
        """The process at the other end."""
        self.incoming: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(WAITING)
        self.is_cut = False

    def put(self, message: dict[str, Any] | None) -> None:
        """Queue a message; cut the connection if the queue is full."""
        try:
            self.incoming.put_nowait(message)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """End the connection; no more messages will arrive."""
        self.is_cut = True
        while not self.incoming.empty():
            self.incoming.get_nowait()
        self.incoming.put_nowait(None)


class Broker:
    """One of several processes; an ASGI application that wraps the one that serves requests."""

    def __init__(self, url: str) -> None:
        """Raise ``Refused`` if Redis does not answer at ``url``."""
        _knock(url)
        self.node = secrets.token_hex(8)
        self._redis: Redis = Redis.from_pool(
            BlockingConnectionPool.from_url(
                url,
                max_connections=CONNECTIONS,
                timeout=ANSWER_SECONDS,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
                retry=Retry(NoBackoff(), 1),
            )
        )
        self._publisher = Publisher(self._redis)
        self._ears: Redis = Redis.from_url(url, socket_connect_timeout=ANSWER_SECONDS)
        """The connection that receives from the other processes; it may be silent for long."""
        self.leases = Leases(self._redis, self.node)
        self._unheard = 0
        """Heartbeats sent since this process last received one of its own."""
        self._look_now = asyncio.Event()
        self._registry: TableRegistry | None = None
        self._application: Any = None
        self._out: dict[str, _Line] = {}
        """Connections that are open here and served elsewhere."""
        self._in: dict[str, _Line] = {}
        """Connections that are open elsewhere and served here."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def failure(self) -> str | None:
        """Why tables can be neither made nor taken over at the moment, or ``None``."""
        return self.leases.failure

    def around(self, application: Any) -> Broker:
        """Serve local tables with this application, and forward the rest."""
        self._application = application
        return self

    # -- lifecycle -------------------------------------------------------------------------------

    async def start(self, registry: TableRegistry) -> None:
        """Announce this process, and listen to the others."""
        self._registry = registry
        await self.leases.begin()
        listening = asyncio.Event()
        self._spawn(self._listen(listening))
        await listening.wait()
        self._spawn(self._live())

    async def close(self) -> None:
        """Announce that this process is stopping, so that others take its tables at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.bury(self.node)
        await self._redis.aclose()
        await self._ears.aclose()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("a broker task failed", exc_info=error)

    async def _live(self) -> None:
        """Send a heartbeat every second, and check which tables this process still holds."""
        while True:
            try:
                await self._beat()
            except Exception:  # without heartbeats, a table taken by others would stay here
                log.exception("a heartbeat failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), BEAT_SECONDS)
            self._look_now.clear()

    async def _beat(self) -> None:
        """Check which tables are held, send a heartbeat to this process, and cut dead lines."""
        assert self._registry is not None
        await self.leases.look(self._registry, self._unheard < DEAF)
        with suppress(RedisError):
            sign = _encode(BrokerMessage("", self.node))
            await answer(self._redis.publish(_POST + self.node, sign))
            self._unheard += 1
            for node in {line.node for line in (*self._out.values(), *self._in.values())}:
                if not await self.leases.lives(node):
                    self._cut(node)

    def _cut(self, node: str | None = None) -> None:
        """Cut the connections of a process that is dead, or all connections."""
        for line in (*self._out.values(), *self._in.values()):
            if node is None or line.node == node:
                line.cut()

    # -- incoming --------------------------------------------------------------------------------

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._ears.pubsub(ignore_subscribe_messages=True) as post:
                    await answer(post.subscribe(_POST + self.node))
                    self._cut()  # while this process was deaf, answers to new lines were lost
                    self._unheard = 0
                    listening.set()
                    self._look_now.set()
                    while self._unheard < DEAF:
                        message = await post.get_message(timeout=BEAT_SECONDS)
                        if message is not None:
                            self._read(message["data"])
                log.warning("the broker is silent; subscribing again")
            except (RedisError, OSError) as error:
                log.warning("lost the broker: %s", error)
            except Exception:
                log.exception("the broker sent something unexpected")
            self._cut()  # messages sent in between are lost
            self._unheard = DEAF
            self._look_now.set()  # a deaf process must not forward, nor claim tables
            await asyncio.sleep(BEAT_SECONDS)

    def _read(self, data: bytes) -> None:
        """Handle a received message; ignore anything that is not a valid parcel."""
        try:
            self._take(_decode(data))
        except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
            log.warning("ignored an invalid message: %s", error)

    def _take(self, parcel: BrokerMessage) -> None:
        if not parcel.connection:
            self._unheard = 0
            return
        line = self._out.get(parcel.connection) or self._in.get(parcel.connection)
        if parcel.scope is not None:
            scope = _whole(parcel.scope)
            line = self._in[parcel.connection] = _Line(parcel.sender)
            self._spawn(self._serve(parcel.connection, line, scope))
        elif line is not None:
            line.put(parcel.message)
        elif parcel.message is not None:  # the other end does not know that the line has ended
            self._spawn(self._post(parcel.sender, BrokerMessage(parcel.connection, self.node)))

    async def _post(self, node: str, parcel: BrokerMessage) -> bool:
        """Send a parcel to another process, and return whether that process received it."""
        try:
            return await self._publish(node, parcel)
        except RedisError:
            return False

    async def _publish(self, node: str, parcel: BrokerMessage) -> bool:
        """The same; raise ``RedisError`` if it is not known."""
        return bool(await self._publisher.publish(_POST + node, _encode(parcel)))

    async def _serve(self, connection: str, line: _Line, scope: dict[str, Any]) -> None:
        """Serve a connection that is open in another process."""
        gone = "http.disconnect" if scope["type"] == "http" else "websocket.disconnect"

        async def receive() -> MutableMapping[str, Any]:
            message = None if line.is_cut else await line.incoming.get()
            return {"type": gone, "code": 1006} if message is None else message

        async def send(message: MutableMapping[str, Any]) -> None:
            said = BrokerMessage(connection, self.node, dict(message))
            if line.is_cut or not await self._post(line.node, said):
                line.cut()
                raise OSError("the connection is gone")

        try:
            with suppress(OSError):
                await self._application(scope, receive, send)
        finally:
            del self._in[connection]
            await self._post(line.node, BrokerMessage(connection, self.node))

    # -- forwarding ------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection here, or forward it to the process that holds its table."""
        table = _TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if table is None or self._is_here(table[1]):
            await self._application(scope, receive, send)
            return
        for _ in range(TRIES):
            try:
                holder = await self.leases.claim(table[1])
            except Refused:
                break
            if holder == self.node:
                await self._application(scope, receive, send)
                return
            if await self._pass_on(holder, scope, receive, send):
                return
            await self.leases.bury(holder)  # not listening, whatever it last announced
        await _turn_away(scope, send)

    def _is_here(self, table: str) -> bool:
        return self._registry is not None and table in self._registry.actors

    async def _pass_on(self, node: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Forward a connection to another process; return ``False`` if it is not there."""
        connection = secrets.token_hex(8)
        line = self._out[connection] = _Line(node)
        try:
            carried = {name: scope[name] for name in _CARRIED if name in scope}
            try:
                if not await self._publish(
                    node, BrokerMessage(connection, self.node, None, carried)
                ):
                    return False
            except RedisError:  # which says nothing about the other process
                await _turn_away(scope, send)
                return True
            forwarding = self._spawn(self._forward(connection, line, receive))
            try:
                await self._bring_back(line, scope, send)
            finally:
                forwarding.cancel()
            return True
        finally:
            del self._out[connection]
            await self._post(node, BrokerMessage(connection, self.node))

    async def _forward(self, connection: str, line: _Line, receive: Receive) -> None:
        while True:
            message = dict(await receive())
            if not await self._post(line.node, BrokerMessage(connection, self.node, message)):
                self._cut(line.node)
            if message["type"].endswith("disconnect"):
                line.cut()
                return

    async def _bring_back(self, line: _Line, scope: Scope, send: Send) -> None:
        has_begun = False
        while True:
            message = await line.incoming.get()
            if message is None:
                break
            has_begun = True
            await send(message)
            if message["type"] == "websocket.close" or (
                message["type"] == "http.response.body" and not message.get("more_body")
            ):
                return
        if not has_begun:
            await _turn_away(scope, send)
        elif scope["type"] == "websocket":
            with suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": COME_BACK})


def _knock(url: str) -> None:
    try:
        with Plain.from_url(url, socket_timeout=5, socket_connect_timeout=5) as redis:
            redis.ping()
    except (RedisError, OSError) as error:
        place = url.rpartition("@")[2].removeprefix("redis://")
        raise Refused(Message("serve-no-broker", {"place": place, "detail": str(error)})) from None


def _whole(scope: dict[str, Any]) -> dict[str, Any]:
    """Return a received scope in the form the application expects. Raise if it is invalid."""
    if scope["type"] not in ("http", "websocket"):
        raise ValueError(scope["type"])
    whole = {
        **scope,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "headers": [tuple(pair) for pair in scope["headers"]],
        "raw_path": scope["path"].encode(),
        "extensions": {},
        "state": {},
    }
    for name in ("client", "server"):
        whole[name] = tuple(scope[name]) if scope.get(name) else None
    return whole


async def _turn_away(scope: Scope, send: Send) -> None:
    """Ask a client to retry: at the moment the holder of its table cannot be found."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": COME_BACK})
        return
    body = msgspec.json.encode(Problem(Text("broker-down")))
    headers = [
        (b"retry-after", str(RETRY_SECONDS).encode()),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
