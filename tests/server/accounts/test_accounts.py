"""An account is the same person at a table on every device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from capicua.api.hall.accounts import Offers
from capicua.core.messages import Refused
from capicua.server.http.sockets.table_socket import NOT_HERE
from capicua.server.tables.table_actor import RESYNC
from tests.server.http.test_sockets import said
from tests.server.local_server import PATIENCE, Site
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


def test_a_browser_that_is_signed_out_loses_the_seats_of_the_account_at_once(site: Site) -> None:
    ana = run(site, site.server.accounts.create("Ana"))
    phone, desk = device(site, ana.id), device(site, ana.id)
    table = phone.post("/api/tables", json=plan("block", "greedy")).json()["table"]
    token = phone.cookies.get(f"capicua_{table}", path=f"/ws/tables/{table}")

    def joined(client: Any) -> Any:
        kept = {"capicua_account": client.cookies["capicua_account"], f"capicua_{table}": token}
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in kept.items())}
        address = f"{site.socket_url}/ws/tables/{table}?since=0"
        return connect(address, origin=site.url, additional_headers=headers, proxy=None)

    with joined(phone) as lost, joined(desk) as own:
        listed = desk.get("/api/account/devices").json()["sessions"]
        other = [one["id"] for one in listed if not one["is_own"]]
        assert desk.post("/api/account/sign-out", json={"sessions": other}).status_code == 204
        assert said(lost)[-1] == {"code": RESYNC}
        assert own.ping().wait(PATIENCE)
    with joined(phone) as again:
        assert [one.get("code") for one in said(again)] == [None, NOT_HERE]
    follow = phone.post(f"/api/tables/{table}/follow")
    assert follow.json()["message"]["id"] == "not-at-table"
    with joined(desk) as own:
        assert json.loads(own.recv(timeout=PATIENCE))["seat"] == 0


def test_a_guest_who_keeps_a_seat_plays_on_in_a_browser_that_is_signed_out(site: Site) -> None:
    ana = run(site, site.server.accounts.create("Ana"))
    guest = site.visitor(headers={"Origin": site.url})
    table = guest.post("/api/tables", json=plan("block", "greedy")).json()["table"]
    guest.cookies.set("capicua_account", run(site, site.server.accounts.sign_in(ana.id)))
    assert guest.post(f"/api/tables/{table}/keep").status_code == 204
    guest.post("/api/account/sign-out", json={"everywhere": True})
    accounts, token = (
        site.server.accounts,
        guest.cookies.get(f"capicua_{table}", path=f"/ws/tables/{table}"),
    )
    assert run(site, accounts.may_sit(table, token, None))


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
