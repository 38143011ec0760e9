"""Several server processes, one set of tables: who holds which, and the way to them over Redis.

A table is held by one process. Redis keeps which, and whether that process still lives; the log
in PostgreSQL keeps the epoch, which grows whenever a table changes hands and without which
nothing is written. Whatever Redis forgets or says too late, two processes never both write.

A request or socket for a table that another process holds is passed on as it came in: what the
server below hands to the application goes to the holder by Redis, is answered there by the same
application, and comes back the same way, made for this one seat. Redis may lose all of it: the
socket is then closed, and its client connects again and is told what it has missed.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from redis import Redis as Plain
from redis.asyncio import Redis
from redis.exceptions import RedisError

from capicua.core.reasons import Message, Refused
from capicua.server.actor import Actor, GoneError
from capicua.server.desk import COME_BACK, Desk
from capicua.table.events import Event
from capicua.table.room import Room

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

LIFE_SECONDS: Final = 3.0
"""A process that has not been heard of for so long is dead; its tables go to others."""
BEAT_SECONDS: Final = 1.0
HOLD_SECONDS: Final = 86_400
REWIND_SECONDS: Final = 30.0
"""How often the timers of tables that nobody may hold any more are wound."""
WAITING: Final = 256
"""Messages that wait for one connection; with more of them it is closed."""
TRIES: Final = 3

_NODE: Final = "capicua:node:"
_HOLDER: Final = "capicua:holder:"
_POST: Final = "capicua:post:"
_TABLE: Final = re.compile(r"/(?:api|ws)/tables/([\w-]{1,64})(?:/|$)")
_CARRIED: Final = (
    *("type", "http_version", "method", "path", "query_string", "root_path", "headers"),
    *("scheme", "client", "server", "subprotocols"),
)
"""What a connection's scope holds that the holder of its table needs."""

_CLAIM: Final = """
local holder = redis.call('GET', KEYS[1])
if holder and redis.call('EXISTS', ARGV[2] .. holder) == 1 then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
"""
_RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
"""

log = logging.getLogger("capicua.server")


class Parcel(Struct, array_like=True):
    """Something about one connection, from one process to another."""

    connection: str
    sender: str
    message: dict[str, Any] | None = None
    """What the server below or the application says; nothing at the end."""
    scope: dict[str, Any] | None = None
    """With the first parcel: what the connection is."""


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Parcel).decode


class _Line:
    """A connection that is served in one process and open in another."""

    def __init__(self, node: str) -> None:
        self.node = node
        """The process at the other end."""
        self.incoming: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(WAITING)
        self.is_cut = False

    def put(self, message: dict[str, Any] | None) -> None:
        """Hands on what has come; a connection that does not keep up is cut."""
        try:
            self.incoming.put_nowait(message)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """Ends it: nothing more will come."""
        self.is_cut = True
        while not self.incoming.empty():
            self.incoming.get_nowait()
        self.incoming.put_nowait(None)


class Broker:
    """One process among the others; an ASGI application around the one that serves."""

    def __init__(self, url: str) -> None:
        """Raises ``Refused`` where nobody answers at the address."""
        _knock(url)
        self.node = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(url)
        self._desk: Desk | None = None
        self._application: Any = None
        self._out: dict[str, _Line] = {}
        """Connections that are open here and served elsewhere."""
        self._in: dict[str, _Line] = {}
        """Connections that are open elsewhere and served here."""
        self._tasks: set[asyncio.Task[None]] = set()

    def around(self, application: Any) -> Broker:
        """Serves what belongs here with this application, and passes the rest on."""
        self._application = application
        return self

    # -- who holds a table -----------------------------------------------------------------------

    async def claim(self, table: str) -> str:
        """The process that holds a table; it is this one if none did."""
        holder: bytes = await self._redis.eval(
            _CLAIM, 1, _HOLDER + table, self.node, _NODE, HOLD_SECONDS
        )
        return holder.decode()

    async def release(self, table: str) -> None:
        """Holds a table no longer."""
        with suppress(RedisError):
            await self._redis.eval(_RELEASE, 1, _HOLDER + table, self.node)

    # -- from its beginning to its end -----------------------------------------------------------

    async def start(self, desk: Desk) -> None:
        """Says that this process lives, and listens for the others."""
        self._desk = desk
        await self._redis.set(_NODE + self.node, b"1", px=int(LIFE_SECONDS * 1000))
        listening = asyncio.Event()
        self._spawn(self._listen(listening))
        await listening.wait()
        self._spawn(self._live())

    async def close(self) -> None:
        """Says that this process is gone, so that others take its tables at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError):
            await self._redis.delete(_NODE + self.node)
        await self._redis.aclose()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("passing on has failed", exc_info=error)

    async def _live(self) -> None:
        """Says every second that this process lives, and looks after the others."""
        while True:
            try:
                await self._redis.set(_NODE + self.node, b"1", px=int(LIFE_SECONDS * 1000))
                for node in {line.node for line in (*self._out.values(), *self._in.values())}:
                    if not await self._redis.exists(_NODE + node):
                        self._lost(node)
            except RedisError as error:
                log.warning("the broker does not answer: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    def _lost(self, node: str) -> None:
        """Another process is dead: its connections are at an end."""
        for line in (*self._out.values(), *self._in.values()):
            if line.node == node:
                line.cut()

    # -- what comes from the others --------------------------------------------------------------

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as post:
                    await post.subscribe(_POST + self.node)
                    listening.set()
                    async for message in post.listen():
                        self._take(_decode(message["data"]))
            except RedisError as error:
                log.warning("the broker was lost: %s", error)
            for line in (*self._out.values(), *self._in.values()):
                line.cut()  # what was said in between is lost
            await asyncio.sleep(BEAT_SECONDS)

    def _take(self, parcel: Parcel) -> None:
        line = self._out.get(parcel.connection) or self._in.get(parcel.connection)
        if parcel.scope is not None:
            line = self._in[parcel.connection] = _Line(parcel.sender)
            self._spawn(self._serve(parcel.connection, line, parcel.scope))
        elif line is not None:
            line.put(parcel.message)

    async def _post(self, node: str, parcel: Parcel) -> bool:
        """Sends something to another process; whether it was there to get it."""
        try:
            return bool(await self._redis.publish(_POST + node, _encode(parcel)))
        except RedisError:
            return False

    async def _serve(self, connection: str, line: _Line, scope: dict[str, Any]) -> None:
        """Serves a connection that is open in another process."""
        gone = "http.disconnect" if scope["type"] == "http" else "websocket.disconnect"

        async def receive() -> MutableMapping[str, Any]:
            message = None if line.is_cut else await line.incoming.get()
            return {"type": gone, "code": 1006} if message is None else message

        async def send(message: MutableMapping[str, Any]) -> None:
            said = Parcel(connection, self.node, dict(message))
            if line.is_cut or not await self._post(line.node, said):
                line.cut()
                raise OSError("the connection is gone")

        try:
            with suppress(OSError):
                await self._application(_whole(scope), receive, send)
        finally:
            del self._in[connection]
            await self._post(line.node, Parcel(connection, self.node))

    # -- what is passed on to them ---------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a connection here, or passes it on to whoever holds its table."""
        table = _TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if table is None or self._is_here(table[1]):
            await self._application(scope, receive, send)
            return
        for _ in range(TRIES):
            try:
                holder = await self.claim(table[1])
            except RedisError:
                break
            if holder == self.node:
                await self._application(scope, receive, send)
                return
            if await self._pass_on(holder, scope, receive, send):
                return
            with suppress(RedisError):  # nobody listens there: it is dead, whatever it last said
                await self._redis.delete(_NODE + holder)
        await _turn_away(scope, send)

    def _is_here(self, table: str) -> bool:
        return self._desk is not None and table in self._desk.actors

    async def _pass_on(self, node: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Lets another process serve a connection; ``False`` if it is not there."""
        connection = secrets.token_hex(8)
        line = self._out[connection] = _Line(node)
        try:
            carried = {name: scope[name] for name in _CARRIED if name in scope}
            if not await self._post(node, Parcel(connection, self.node, None, carried)):
                return False
            forwarding = self._spawn(self._forward(connection, node, receive))
            try:
                await self._bring_back(line, scope, send)
            finally:
                forwarding.cancel()
            return True
        finally:
            del self._out[connection]
            await self._post(node, Parcel(connection, self.node))

    async def _forward(self, connection: str, node: str, receive: Receive) -> None:
        while True:
            message = dict(await receive())
            if not await self._post(node, Parcel(connection, self.node, message)):
                self._lost(node)
            if message["type"].endswith("disconnect"):
                self._out[connection].cut()
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
    """A scope as the application expects it."""
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
    """Asks a client to come again: for the moment nobody can be found who has its table."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": COME_BACK})
        return
    headers = [(b"retry-after", b"1"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


class SharedDesk(Desk):
    """The tables of one process among several: only those that it holds."""

    def __init__(self, broker: Broker, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, take_over=True, **more)
        self._broker = broker

    def around(self, application: Any) -> Broker:
        """The application that serves here what is held here, and passes on the rest."""
        return self._broker.around(application)

    async def start(self) -> None:
        """Winds the timers, and winds them again for tables that others have left."""
        await self._broker.start(self)
        await super().start()
        self.spawn(self._rewind())

    async def open(self, room: Room, opening: Sequence[Event], address: str = "") -> Actor:
        """Puts a new table into the log and to work; it is held here."""
        await self._broker.claim(room.id)
        return await super().open(room, opening, address)

    async def get(self, table: str) -> Actor:
        """The table of an id, if it is or can be held here; else raises ``GoneError``."""
        if table not in self.actors and await self._broker.claim(table) != self._broker.node:
            raise GoneError
        return await super().get(table)

    def forget(self, actor: Actor) -> None:
        """The actor is no longer the one to ask, and anybody may hold its table."""
        super().forget(actor)
        if not self.is_closing:
            self.spawn(self._broker.release(actor.room.id))

    async def _rewind(self) -> None:
        while True:
            await asyncio.sleep(REWIND_SECONDS)
            for table, wake in await self.store.waking():
                if table not in self.actors:
                    self.timers.set(table, wake)

    async def close(self) -> None:
        """Lets go of everything."""
        await super().close()
        await self._broker.close()
