"""The largest request for each route of tournaments (``compute/test_loop_stalls.py``)."""

from __future__ import annotations

import secrets
from typing import Any

from capicua.api.hall.tournaments import TournamentPlan
from capicua.server.store.schema import tournaments
from capicua.server.tournaments.people import side_keys
from capicua.tournament import Rules, Settings
from tests.server.local_server import Site

PAIRS = 100
ROUNDS = 4
REFUSED = {
    "POST /api/tournaments/{event}/reports/answer": 403,  # one's own result
    "POST /api/tournaments/{event}/seat": 403,
}


def op() -> str:
    """Return the name of a new request."""
    return secrets.token_urlsafe(16)


def requests(site: Site) -> tuple[dict[str, str], dict[str, tuple[str, str, Any]]]:
    """Return the key of a director, and method, address and body of each route.

    The tournament has many pairs and rounds.
    """
    registry = site.server.tournaments
    assert registry is not None
    rules = Rules("partners", "dominican")
    made = site.wait(registry.make(TournamentPlan(op(), Settings(name="A" * 120, rules=rules))))

    def fill(draft: Any, when: Any) -> Any:
        event = draft.tournament
        for number in range(PAIRS):
            event.enter(f"Pair {number} {'x' * 60}", at=when.at, by=when.by)
        for round in range(1, ROUNDS + 1):
            tables = event.start_round(at=when.at, by=when.by).tables
            for table in tables if round < ROUNDS else ():
                event.record(round, table.number, (100, table.number % 90), at=when.at)
        return made

    site.wait(registry.change(made.id, op(), type(made), fill, "A" * 80))
    public = tournaments.update().values(visibility="public")

    async def publish() -> None:
        await site.store.do(lambda connection: connection.execute(public))

    site.wait(publish())
    record = site.wait(registry.find(made.id))
    side = side_keys(record, ROUNDS)[1, 0]
    many = "name\n" + "\n".join(f"New {number}" for number in range(1000))
    plan = {"op": op(), "settings": {"name": "A" * 120, "rules": {"game": "partners"}}}
    act = {"op": op(), "act": {"type": "import", "csv": many}}
    told = {"op": op(), "round": ROUNDS, "table": 1, "points": [100, 64]}
    path, one = "/api/tournaments/{event}", f"/api/tournaments/{made.id}"
    key = {"Authorization": f"Bearer {made.key}/{side}"}
    own = {"op": op(), "entrant": 1}
    found: dict[str, tuple[str, str, Any]] = {
        "GET /api/tournaments/templates": ("GET", "/api/tournaments/templates", None),
        "GET /api/tournaments": ("GET", "/api/tournaments", None),
        "POST /api/tournaments": ("POST", "/api/tournaments", plan),
        f"GET {path}": ("GET", one, None),
        f"POST {path}/enter": ("POST", f"{one}/enter", {"key": made.key}),
        f"POST {path}/decisions": ("POST", f"{one}/decisions", act),
        f"GET {path}/decisions": ("GET", f"{one}/decisions", None),
        f"POST {path}/sign-up": ("POST", f"{one}/sign-up", {"op": op(), "name": "A" * 80}),
        f"POST {path}/withdraw": ("POST", f"{one}/withdraw", own),
        f"POST {path}/check-in": ("POST", f"{one}/check-in", own),
        f"POST {path}/account": ("POST", f"{one}/account", own),
        f"GET {path}/rounds/{{number}}/tables/{{table}}": (
            "GET",
            f"{one}/rounds/{ROUNDS}/tables/1",
            None,
        ),
        f"POST {path}/reports": ("POST", f"{one}/reports", told),
        f"POST {path}/reports/answer": (
            "POST",
            f"{one}/reports/answer",
            {"op": op(), "report": told["op"], "agrees": True},
        ),
        f"POST {path}/seat": ("POST", f"{one}/seat", {"round": ROUNDS, "table": 1}),
        f"GET {path}/keys": ("GET", f"{one}/keys", None),
        f"GET {path}/deals/{{number}}": ("GET", f"{one}/deals/1", None),
        f"GET {path}/documents/{{name}}": ("GET", f"{one}/documents/standings", None),
        f"GET {path}/exports/{{name}}": ("GET", f"{one}/exports/json", None),
    }
    return key, found
