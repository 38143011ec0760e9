"""Studies that people have written: the id of one is enough to read it, a key to change it.

A change names the version its author saw, so that concurrent writers do not overwrite each other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.study.studies import StudyKeys
from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.schema import studies
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash, unguessable

_KEY_LENGTH: Final = 24


class StoredStudy(NamedTuple):
    """A study as it is stored."""

    id: str
    version: int
    text: str


async def begin(store: Store, text: str) -> StudyKeys:
    """Store a new study, and return its id and its key."""
    keys = StudyKeys(*(unguessable(_KEY_LENGTH) for _ in range(2)))
    row = {
        "id": keys.study,
        "version": 1,
        "edit": key_hash(keys.edit),
        "text": text,
        "touched": now_ms(),
    }
    await store.do(lambda connection: connection.execute(studies.insert(), row).rowcount)
    return keys


async def find(store: Store, id: str) -> StoredStudy:
    """Return a study. Raise ``Refused``."""
    query = sa.select(studies.c.version, studies.c.text).where(studies.c.id == id)
    row = await store.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise Refused(Message("no-such-study"))
    return StoredStudy(id, int(row[0]), str(row[1]))


async def change(store: Store, id: str, key: str, seen: int, text: str) -> StoredStudy:
    """Store a changed study. Raise ``Refused`` without the key, or if it was changed since.

    The same change once more, of a client that got no answer, is answered like the first.
    """
    mine = sa.and_(studies.c.id == id, studies.c.edit == key_hash(key))

    def work(connection: Connection) -> int:
        return connection.execute(
            studies.update()
            .where(mine, studies.c.version == seen)
            .values(version=seen + 1, text=text, touched=now_ms())
        ).rowcount

    if not await store.do(work):
        await check_key(store, id, key)
        stored = await find(store, id)
        if stored != StoredStudy(id, seen + 1, text):
            raise Refused(Message("study-changed"))
    return StoredStudy(id, seen + 1, text)


async def delete(store: Store, id: str, key: str) -> None:
    """Delete a study. Raise ``Refused`` without the key."""
    await check_key(store, id, key)
    gone = studies.delete().where(studies.c.id == id)
    await store.do(lambda connection: connection.execute(gone).rowcount)


async def check_key(store: Store, id: str, key: str) -> None:
    """Raise ``Refused`` unless this is the key of a study."""
    query = sa.select(studies.c.edit).where(studies.c.id == id)
    known = await store.read(lambda connection: connection.execute(query).scalar())
    if known is None:
        raise Refused(Message("no-such-study"))
    if known != key_hash(key):
        raise Refused(Message("not-your-study"))
