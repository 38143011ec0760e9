"""Signed-in devices, for tests of what people do with each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy.engine import Connection

from capicua.server.accounts.accounts import Account
from tests.server.local_server import PATIENCE, Site


def run(site: Site, work: Any) -> Any:
    """Run a coroutine in the event loop of the server."""
    return asyncio.run_coroutine_threadsafe(_done(work), site._loop).result(PATIENCE)


async def _done(work: Any) -> Any:
    return await work


def write(site: Site, work: Callable[[Connection], Any]) -> Any:
    """Write to the database of the server."""

    async def stored() -> Any:
        return await site.store.do(work)

    return run(site, stored())


def create(site: Site, name: str) -> Account:
    """Create an account."""
    accounts = site.server.accounts
    assert accounts is not None
    found: Account = run(site, accounts.create(name))
    return found


def device(site: Site, account: Account, **headers: str) -> httpx.Client:
    """Return a browser that is signed in."""
    accounts = site.server.accounts
    assert accounts is not None
    token = run(site, accounts.sign_in(account.id, "test"))
    headers = {"Origin": site.url} | headers
    return site.visitor(cookies={"capicua_account": token}, headers=headers)


def refusal(answer: httpx.Response) -> str:
    """Return the id of a refusal."""
    assert answer.status_code >= 400, answer.text
    found: str = answer.json()["message"]["id"]
    return found
