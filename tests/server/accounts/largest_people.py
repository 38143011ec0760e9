"""The largest requests about people: an account with all the friends it may have."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import Connection

from capicua.server.accounts.names import name_key
from capicua.server.accounts.relations import MOST
from capicua.server.store.schema import accounts, relations
from tests.server.accounts.people import create, run, write
from tests.server.local_server import Site
from tests.server.person import plan


def requests(site: Site) -> tuple[dict[str, str], dict[str, tuple[str, str, Any]]]:
    """Return how the account signs in, and a request for each route about people."""
    own = create(site, "Ana")
    others = [f"other{number}" for number in range(MOST["friend"])]

    def work(connection: Connection) -> None:
        people = [
            {"id": id, "name": id, "likeness": name_key(id), "seat_key": b"", "made": 0, "seen": 0}
            for id in others
        ]
        connection.execute(accounts.insert(), people)
        friends = [
            {"account_id": one, "other_id": other, "kind": "friend", "at": 1}
            for id in others
            for one, other in ((own.id, id), (id, own.id))
        ]
        connection.execute(relations.insert(), friends)

    write(site, work)
    known = site.server.accounts
    assert known is not None
    token = run(site, known.sign_in(own.id))
    other = create(site, "Luis")
    made = site.post(
        "/api/tables", plan("block", "open"), headers={"Authorization": f"Bearer {token}"}
    )
    table = made.json()["table"]
    return {"Authorization": f"Bearer {token}"}, {
        "GET /api/people": ("GET", "/api/people", None),
        "GET /api/people/invitations": ("GET", "/api/people/invitations", None),
        "DELETE /api/people/invitations/{table}": (
            "DELETE",
            f"/api/people/invitations/{table}",
            None,
        ),
        "POST /api/people/{account}/invite": (
            "POST",
            f"/api/people/{other.id}/invite",
            {"table": table},
        ),
        "GET /api/people/named": ("GET", "/api/people/named?name=Luis", None),
        "GET /api/people/{account}": ("GET", f"/api/people/{other.id}", None),
        "PUT /api/people/{account}/{kind}": ("PUT", f"/api/people/{other.id}/follow", None),
        "DELETE /api/people/{account}/{kind}": ("DELETE", f"/api/people/{other.id}/follow", None),
    }
