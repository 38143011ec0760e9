"""The schema of a database: created if there is none, or brought up to date."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from capicua.server.store.schema import NEWEST, metadata, versions

_LOCK: Final = 4232323
"""PostgreSQL's advisory lock under which processes wait for each other."""


class NewerError(Exception):
    """The database was written by a newer version of the server."""


def migrate(writer: Engine) -> None:
    """Bring the schema up to date; concurrent processes wait for each other.

    Only a database of an older version needs Alembic, which takes 12 MB of memory. Raise
    ``NewerError``.
    """
    with writer.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
        names = set(sa.inspect(connection).get_table_names())
        if names.isdisjoint({versions.name, *metadata.tables}):
            create(connection)
        elif versions.name not in names or _version(connection) != NEWEST:
            _upgrade(connection)


def create(connection: Connection) -> None:
    """Create the newest schema in an empty database."""
    metadata.create_all(connection)
    versions.create(connection)
    connection.execute(versions.insert().values(version_num=NEWEST))


def _version(connection: Connection) -> str | None:
    return connection.scalar(sa.select(versions.c.version_num))


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", "capicua.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerError(str(error)) from error
