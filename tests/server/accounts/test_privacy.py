"""Hosts are told what the database holds about people: each table, and each kind of column."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
import sqlalchemy as sa

from capicua.server.lobby.departures import REMEMBERED_MS, Departures
from capicua.server.store.event_log import open_store, url_of
from capicua.server.store.schema import departures, metadata, seeks

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {
    "hosting.md": "What the database holds about people",
    "es/servidor.md": "Lo que la base de datos guarda sobre la gente",
}
NOBODY = {"tables", "matches", "server_keys"}
"""Tables without a person: a match is one of its players, who are in another table."""
PLAIN = {
    "club_id",
    "is_public",
    "joining",
    "link",
    "link_until",
    "zone",
    "joined",
    "about_id",
    "account",
    "account_id",
    "at",
    "began",
    "by_id",
    "closed",
    "deadline",
    "due",
    "edit",
    "ended",
    "epoch",
    "game",
    "hash",
    "heard",
    "id",
    "is_bot_token",
    "is_mine",
    "is_open",
    "kind",
    "level",
    "made",
    "mask",
    "matches",
    "mu",
    "mu_before",
    "origin",
    "other_id",
    "owner_id",
    "place",
    "pool",
    "public_key",
    "request_id",
    "role",
    "seat",
    "seat_key",
    "seen",
    "sent",
    "seq",
    "session",
    "side",
    "sigma",
    "sigma_before",
    "since",
    "state",
    "table_id",
    "target",
    "ticket",
    "to_id",
    "token",
    "touched",
    "tournament_id",
    "tries",
    "until",
    "used",
    "uses",
    "version",
    "watch",
}
"""Columns that say nothing about a person besides what their table is about."""
SAID = {
    "description": "description",
    "name": "name",
    "likeness": "likeness",
    "face": "face",
    "country": "country",
    "language": "language",
    "email": "e-mail address",
    "settings": "settings",
    "is_bot": "bot",
    "is_child": "child",
    "renamed": "renamed",
    "muted_until": "mutes",
    "suspended_until": "suspensions",
    "device": "device",
    "who": "addresses",
    "payload": "chat",
    "text": "name",
    "wish": "name",
    "data": "address",
    "has_left": "left",
    "points": "points",
    "accuracy": "accuracy",
    "reason": "reason",
    "log": "log",
    "note": "note",
    "action": "did",
    "detail": "why",
}
"""What the page says of other columns; whoever adds one adds it here and to both pages."""
TOURNAMENT = "the rest of their data"


def rows_of(page: str) -> dict[str, str]:
    """Return what a page says of each table of the database."""
    text = (DOCS / page).read_text(encoding="utf-8").partition(PAGES[page])[2]
    table = text.partition("|---|---|---|\n")[2].partition("\n\n")[0]
    found = {}
    for line in table.splitlines():
        what, tables, _ = line.strip("|").split("|")
        found |= dict.fromkeys(re.findall(r"`(\w+)`", tables), what)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_hosts_are_told_of_every_table_that_holds_something_of_people(page):
    assert set(rows_of(page)) == set(metadata.tables) - NOBODY


def test_hosts_are_told_what_kind_of_thing_each_column_holds():
    said = rows_of("hosting.md")
    for name, table in metadata.tables.items():
        for column in [] if name in NOBODY else table.columns:
            if column.name in PLAIN or TOURNAMENT in said[name]:
                continue
            assert column.name in SAID, f"{name}.{column.name} is described nowhere"
            expected = "reports: the" if name == "reports" else SAID[column.name]
            assert expected in said[name], f"{name}.{column.name}"


def test_old_departures_and_waits_of_lost_tables_are_deleted(tmp_path):
    store, now = open_store(str(tmp_path / "people.db")), REMEMBERED_MS * 2

    def fill(connection: sa.Connection) -> None:
        for table, at in (("old", 1), ("new", now - 1)):
            row = {"account_id": "a", "table_id": table, "at": at}
            connection.execute(departures.insert().values(**row))
            wait = {"id": table, "ticket": "t", "wish": "{}", "made": at, "heard": at}
            connection.execute(seeks.insert().values(**wait, table_id=table))

    async def forget() -> None:
        await store.do(fill)
        await Departures(store).forget(now)
        await store.close()

    asyncio.run(forget())
    with sa.create_engine(url_of(str(tmp_path / "people.db"))).connect() as connection:
        assert list(connection.scalars(sa.select(departures.c.table_id))) == ["new"]
        assert list(connection.scalars(sa.select(seeks.c.id))) == ["new"]
