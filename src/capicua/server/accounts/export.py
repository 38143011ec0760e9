"""Everything that the server stores about an account, for its person to download."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua import __version__
from capicua.notation import read, to_jsonl
from capicua.server.store import schema
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, events, seatings, snapshots, tables
from capicua.table.room.events import Said, Snapshot, decode

_SECRET: Final = frozenset(
    {"seat_key", "likeness", "hash", "token", "public_key", "mask", "session"}
)
"""Columns that would let whoever finds the file act as the person."""
_OF_MODERATORS: Final = frozenset({"note"})
"""Columns that only moderators read."""


async def export(store: Store, account: str) -> dict[str, Any]:
    """Return what is stored about an account, with the records of its finished matches.

    What moderators have done about it is read elsewhere (``CaseFiles.measures``).
    """
    found = await store.read(lambda connection: _rows(connection, account))
    found["tables"] = []
    for table, token in await store.read(lambda connection: _seatings(connection, account)):
        found["tables"].append(await store.read(partial(_table, table=table, token=token)))
    return found


async def records(store: Store, account: str) -> bytes:
    """Return the records of all finished matches of an account as JSON Lines, oldest first."""
    found: list[str] = []
    for table, token in await store.read(lambda connection: _seatings(connection, account)):
        record = (await store.read(partial(_table, table=table, token=token)))["record"]
        if record:
            found.append(record)
    return await asyncio.to_thread(_lines, found)


def _lines(found: list[str]) -> bytes:
    return "".join(to_jsonl(read(record)) for record in found).encode()


def _rows(connection: Connection, account: str) -> dict[str, Any]:
    found: dict[str, Any] = {"capicua": __version__}
    own = connection.execute(sa.select(accounts).where(accounts.c.id == account)).mappings().one()
    found["account"] = _open(own)
    bots = sa.select(accounts).where(accounts.c.owner_id == account)
    found["bots"] = [_open(row) for row in connection.execute(bots).mappings()]
    for table in schema.metadata.sorted_tables:
        column = table.c.get("account_id")
        column = table.c.get("by_id") if column is None else column
        if column is None or table in (seatings, schema.audit):
            continue
        rows = connection.execute(sa.select(table).where(column == account)).mappings()
        found[table.name] = [_open(row) for row in rows]
    invited = sa.select(schema.invitations).where(schema.invitations.c.to_id == account)
    found["invitations_received"] = [_open(row) for row in connection.execute(invited).mappings()]
    return found


def _open(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in _SECRET | _OF_MODERATORS}


def _seatings(connection: Connection, account: str) -> list[tuple[str, str]]:
    query = sa.select(seatings.c.table_id, seatings.c.token).where(seatings.c.account_id == account)
    return [(table, token) for table, token in connection.execute(query.order_by(seatings.c.at))]


def _table(connection: Connection, table: str, token: str) -> dict[str, Any]:
    """Return a table's record, once its match is over, and what the person wrote there."""
    game = connection.scalar(sa.select(tables.c.game).where(tables.c.id == table))
    kept = connection.scalar(sa.select(snapshots.c.payload).where(snapshots.c.table_id == table))
    snapshot = None if kept is None else decode(bytes(kept))
    said = sa.select(events.c.payload).where(events.c.table_id == table, events.c.who == token)
    lines = [decode(bytes(payload)) for payload in connection.scalars(said.order_by(events.c.seq))]
    record = ""
    if isinstance(snapshot, Snapshot) and snapshot.chronicle and snapshot.chronicle.is_over:
        record = snapshot.chronicle.record
    return {
        "id": table,
        "game": game,
        "record": record,
        "said": [
            {"at": line.ms, "text": line.text or line.phrase}
            for line in lines
            if isinstance(line, Said)
        ],
    }
