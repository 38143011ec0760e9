"""The largest requests about notices: an account with the most turns and browsers."""

from __future__ import annotations

import os
from typing import Any

from sqlalchemy.engine import Connection

from capicua.server.notices.notices import MOST_BROWSERS, MOST_TURNS
from capicua.server.store.schema import accounts, subscriptions, tables, turns
from tests.server.local_server import Site
from tests.server.notices.people import write
from tests.server.notices.push_service import Browser


def requests(site: Site) -> dict[str, tuple[str, str, Any]]:
    """Return a request for each route about notices; Ana is signed in."""
    known = site.server.accounts
    assert known is not None
    ana = site.wait(known.named("Ana"))
    ids = [f"days{number}" for number in range(MOST_TURNS + 10)]

    def work(connection: Connection) -> None:
        table = {"game": "block", "head": 1, "epoch": 1, "made": 1, "touched": 1}
        connection.execute(tables.insert(), [table | {"id": id} for id in ids])
        turn = {"account_id": ana.id, "is_mine": True, "deadline": 1, "since": 1}
        connection.execute(turns.insert(), [turn | {"table_id": id} for id in ids])
        browser = {"account_id": ana.id, "data": "{}", "language": "en", "made": 1}
        connection.execute(
            subscriptions.insert(),
            [browser | {"id": f"browser{number}"} for number in range(MOST_BROWSERS)],
        )
        connection.execute(
            accounts.update().where(accounts.c.id == ana.id).values(email="ana@domino.example")
        )

    write(site, work)
    endpoint = "https://push.example/" + os.urandom(480).hex()
    choices = {
        "pushes": True,
        "quiet": {"start": 1320, "end": 480},
        "zone": "America/Havana",
        "digest_at": 540,
    }
    address = {"address": "a" * 60 + "@domino.example"}
    return {
        "GET /api/notices": ("GET", "/api/notices", None),
        "PUT /api/notices": ("PUT", "/api/notices", choices | {"digest": "daily"}),
        "GET /api/notices/turns": ("GET", "/api/notices/turns", None),
        "POST /api/notices/browsers": (
            "POST",
            "/api/notices/browsers",
            Browser(endpoint).subscription,
        ),
        "POST /api/notices/browsers/remove": (
            "POST",
            "/api/notices/browsers/remove",
            {"endpoint": endpoint},
        ),
        "PUT /api/notices/vacation": (
            "PUT",
            "/api/notices/vacation",
            {"until": 2**53},
        ),
        "POST /api/notices/mail": ("POST", "/api/notices/mail", address),
        "POST /api/notices/mail/confirm": (
            "POST",
            "/api/notices/mail/confirm",
            address | {"code": "AAAA-AAAA"},
        ),
        "DELETE /api/notices/mail": ("DELETE", "/api/notices/mail", None),
        "POST /api/notices/stop": ("POST", f"/api/notices/stop?token={'x' * 64}", None),
    }


REFUSED = {
    "PUT /api/notices/vacation": 400,  # more days than a year has
    "POST /api/notices/mail": 400,  # without a mail server
    "POST /api/notices/mail/confirm": 400,
    "POST /api/notices/stop": 400,
}
