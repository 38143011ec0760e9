"""Score sheets of rounds played with physical tiles, with one key to write and one to watch.

A sheet is a ``Scorekeeper`` as text, with a version that grows with every change. A change names
the version its author saw, so that concurrent writers do not overwrite each other and a change
sent twice is made once.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.scoresheet_models import SheetKeys
from capicua.api.scoresheets import StoredSheet
from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.schema import scoresheets
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash, unguessable

_KEY_LENGTH: Final = 24


async def begin(store: Store, text: str) -> SheetKeys:
    """Store a new sheet, and return its keys."""
    keys = SheetKeys(*(unguessable(_KEY_LENGTH) for _ in range(3)))
    row = {
        "id": keys.sheet,
        "version": 1,
        "edit": key_hash(keys.edit),
        "watch": key_hash(keys.watch),
        "text": text,
        "touched": now_ms(),
    }
    await store.do(lambda connection: connection.execute(scoresheets.insert(), row).rowcount)
    return keys


async def find(store: Store, id: str, key: str | None) -> StoredSheet:
    """Return a sheet for one of its keys. Raise ``Refused``."""
    query = sa.select(scoresheets).where(scoresheets.c.id == id)
    row = await store.read(lambda connection: connection.execute(query).mappings().first())
    if row is None:
        raise Refused(Message("no-such-sheet"))
    known = key_hash(key or "")
    if known not in (row["edit"], row["watch"]):
        raise Refused(Message("not-on-sheet"))
    return StoredSheet(id, int(row["version"]), row["text"], known == row["edit"])


async def change(store: Store, kept: StoredSheet, seen: int, text: str) -> StoredSheet:
    """Store a changed sheet. Raise ``Refused`` if it has changed since version ``seen``."""

    def work(connection: Connection) -> int:
        return connection.execute(
            scoresheets.update()
            .where(scoresheets.c.id == kept.id, scoresheets.c.version == seen)
            .values(version=seen + 1, text=text, touched=now_ms())
        ).rowcount

    if not await store.do(work):
        raise Refused(Message("sheet-changed"))
    return StoredSheet(kept.id, seen + 1, text, kept.may_write)
