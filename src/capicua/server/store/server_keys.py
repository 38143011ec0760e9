"""Keys that the server makes for itself, once, however many processes it has."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.server.store.event_log import Store
from capicua.server.store.schema import server_keys


async def server_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """Return the key of a name; the first process that asks makes it."""
    query = sa.select(server_keys.c.value).where(server_keys.c.name == name)

    def work(connection: Connection) -> str:
        known = connection.scalar(query)
        if known is None:
            with suppress(IntegrityError), connection.begin_nested():  # another process was first
                connection.execute(server_keys.insert().values(name=name, value=make()))
            known = connection.scalar(query)
        return str(known)

    found = await store.read(lambda connection: connection.scalar(query))
    return await store.do(work) if found is None else str(found)
