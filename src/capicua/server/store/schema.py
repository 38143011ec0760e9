"""The database tables: an index, the events and one snapshot per table, and score sheets.

Times are milliseconds since 1970. An empty database gets these tables at once, an older one
through the migrations; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("head", BigInteger, nullable=False),  # the number of the last event
    Column("epoch", BigInteger, nullable=False),  # grows when another process takes over
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("wake", BigInteger, nullable=True, index=True),  # no later than it needs attention
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("who", String(64), nullable=True),
    Column("request_id", String(36), nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "who", "request_id", name="each_request_once"),
)

scoresheets = Table(
    "scoresheets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("edit", String(64), nullable=False),  # hashes of the two keys
    Column("watch", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
)

versions = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""The version of the schema, as Alembic records it; not part of what backups copy by table."""

NEWEST = "0002"
"""The last migration."""
