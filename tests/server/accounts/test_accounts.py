"""An account is the same person at a table on every device."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from capicua.core.messages import Refused
from tests.server.local_server import Site
from tests.server.person import plan


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    site = Site(str(tmp_path / "tables.db"), offers=Offers(accounts=True))
    yield site
    site.stop()


def run(site: Site, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, site._loop).result(20)


def device(site: Site, account: str) -> Any:
    """Return a client that is signed in."""
    token = run(site, site.server.accounts.sign_in(account, "test"))
    return site.visitor(cookies={"capicua_account": token}, headers={"Origin": site.url})


def test_two_devices_of_an_account_have_one_seat(site: Site) -> None:
    ana = run(site, site.server.accounts.create("Ana"))
    phone, desk = device(site, ana.id), device(site, ana.id)
    keys = phone.post("/api/tables", json=plan("block", "open")).json()
    entry = {"key": keys["play"], "name": "Ana"}
    first = phone.post(f"/api/tables/{keys['table']}/enter", json=entry).json()
    second = desk.post(f"/api/tables/{keys['table']}/enter", json=entry).json()
    assert first["seat"] == second["seat"] == 0
    assert first["token"] == second["token"]
    assert run(site, site.server.accounts.at_table(keys["table"])).keys()


def test_names_that_look_alike_are_one_name(site: Site) -> None:
    run(site, site.server.accounts.create("Ana"))
    with pytest.raises(Refused, match="account-name-taken"):
        run(site, site.server.accounts.create("\u0410na"))


def test_a_session_ends_with_signing_out(site: Site) -> None:
    accounts = site.server.accounts
    ana = run(site, accounts.create("Ana"))
    token = run(site, accounts.sign_in(ana.id))
    assert run(site, accounts.of_session(token)).id == ana.id
    run(site, accounts.sign_out(token))
    assert run(site, accounts.of_session(token)) is None


def test_a_server_says_what_it_offers(site: Site) -> None:
    assert site.get("/api/offers").json() == {
        "accounts": True,
        "lobby": False,
        "ratings": False,
        "notices": False,
        "mail": False,
        "accuracy": False,
        "clubs": False,
        "tournaments": False,
    }


def test_a_browser_learns_who_is_signed_in(site: Site) -> None:
    ana = run(site, site.server.accounts.create("Ana", "cat"))
    assert site.get("/api/account").status_code == 204
    found = device(site, ana.id).get("/api/account")
    assert (found.json()["name"], found.json()["face"]) == ("Ana", "cat")
    assert found.headers["cache-control"] == "no-store"


def test_a_server_without_accounts_has_none_of_their_routes(tmp_path: Path) -> None:
    plain = Site(str(tmp_path / "plain.db"))
    assert plain.get("/api/account").status_code == 404
    plain.stop()
