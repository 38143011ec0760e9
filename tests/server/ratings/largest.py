"""The largest requests about profiles: an account with more matches than a profile reads."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import Connection

from capicua.server.accounts.names import name_key
from capicua.server.ratings.profiles import LATEST
from capicua.server.store.schema import accounts, match_players, matches, ratings
from tests.server.accounts.people import write
from tests.server.local_server import Site

RULES = '{"game":"partners","preset":"dominican"}'
POOL = "partners/dominican/partners"


def requests(site: Site, table: str) -> dict[str, tuple[str, str, Any]]:
    """Return a request for each route about profiles; ``table`` is the id of one."""
    count = LATEST + 100

    def work(connection: Connection) -> None:
        people = [
            {"id": id, "name": id, "likeness": name_key(id), "seat_key": b"", "made": 0, "seen": 0}
            for id in ("large0", "large1", "large2", "large3")
        ]
        connection.execute(accounts.insert(), people)
        played = [
            {"table_id": f"m{n}", "game": "partners", "pool": POOL, "rules": RULES}
            | {"is_rated": True, "rounds": 5, "began": n, "ended": n + 1}
            for n in range(count)
        ]
        connection.execute(matches.insert(), played)
        seats = [
            {"table_id": f"m{n}", "seat": seat, "account_id": f"large{seat}", "side": seat % 2}
            | {"place": 1 + (seat + n) % 2, "points": n, "mu": 25.0, "sigma": 5.0, "ended": n + 1}
            | {"pool": POOL}
            for n in range(count)
            for seat in range(4)
        ]
        connection.execute(match_players.insert(), seats)
        rated = [
            {"account_id": f"large{seat}", "pool": POOL, "mu": 25.0 + seat, "sigma": 5.0}
            | {"matches": count, "at": 1}
            for seat in range(4)
        ]
        connection.execute(ratings.insert(), rated)

    write(site, work)
    profile = "/api/profiles/large0"
    choice = {"hidden": ["ratings", "seen"], "is_listed": True}
    return {
        "GET /api/profiles/{name}": ("GET", profile, None),
        "GET /api/profiles/{name}/matches": (
            "GET",
            f"{profile}/matches?game=partners&form=partners&opponent=large1",
            None,
        ),
        "GET /api/profiles/{name}/against/{other}": ("GET", f"{profile}/against/large1", None),
        "PUT /api/profile": ("PUT", "/api/profile", choice),
        "GET /api/leaders/{game}": ("GET", "/api/leaders/partners", None),
        "GET /api/tables/{table}/people": ("GET", f"/api/tables/{table}/people", None),
    }
