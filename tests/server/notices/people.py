"""People with accounts at a table by correspondence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import sqlalchemy as sa

from capicua.server.accounts.accounts import Account
from capicua.server.store.schema import notices, turns
from tests.server.local_server import Site
from tests.server.person import Person, plan

DAYS = {"kind": "turn", "seconds": 3 * 86_400}


class Someone:
    """Somebody with an account."""

    def __init__(self, site: Site, name: str) -> None:
        self.site = site
        self.account: Account = site.wait(site.server.accounts.create(name))
        token = site.wait(site.server.accounts.sign_in(self.account.id, "test"))
        self.http: httpx.Client = site.visitor(
            cookies={"capicua_account": token}, headers={"Origin": site.url}
        )

    def token(self, table: str) -> str:
        """Return the token at a table, as every device of the account has it."""
        return self.account.table_token(table)


def table_of(host: Someone, *others: Someone, game: str = "block", **more: Any) -> str:
    """Return a table by correspondence at which these people sit and the first round is dealt."""
    wish = plan(game, *["open"] * len(others), clock=DAYS, name=host.account.name, **more)
    keys = host.http.post("/api/tables", json=wish).json()
    table: str = keys["table"]
    for other in others:
        entry = {"key": keys["play"], "name": other.account.name}
        assert other.http.post(f"/api/tables/{table}/enter", json=entry).status_code == 200
    visit = Person(host.site, table, host.token(table))  # the others are away
    visit.until(lambda state: "next" in state["may"])
    visit.ask("next")
    visit.close()
    return table


def turn_of(*people: Someone, table: str) -> tuple[Someone, Someone]:
    """Return whose turn it is, and somebody else."""
    for one in people:
        visit = Person(one.site, table, one.token(table))
        state = visit.until(lambda state: state["phase"] in ("playing", "between"))
        if state["phase"] == "between":  # the round was blocked early
            visit.ask("next")
            state = visit.until(lambda state: state["phase"] == "playing")
        visit.close()
        if state["seat"] == state["seen"]["turn"]:
            return one, next(other for other in people if other is not one)
    raise AssertionError("nobody's turn")


def come_to(one: Someone, other: Someone, table: str) -> None:
    """Let the other play until it is one's turn."""
    while turn_of(one, other, table=table)[0] is other:
        play(other, table)


def play(one: Someone, table: str) -> None:
    """Take one action."""
    visit = Person(one.site, table, one.token(table))
    visit.until(lambda state: "act" in state["may"])
    visit.act()
    visit.close()


def rows(site: Site, kind: str = "") -> list[Any]:
    """Return the notices."""
    query = sa.select(notices)
    if kind:
        query = query.where(notices.c.kind == kind)
    return list(site.wait(site.store.read(lambda connection: connection.execute(query).all())))


def turn_rows(site: Site) -> list[Any]:
    return list(
        site.wait(site.store.read(lambda connection: connection.execute(sa.select(turns)).all()))
    )


def write(site: Site, work: Callable[[sa.Connection], Any]) -> None:
    """Change the database."""

    async def go() -> None:
        await site.store.do(work)

    site.wait(go())
