"""The largest request for each route of the lobby (``compute/test_loop_stalls.py``)."""

from __future__ import annotations

from typing import Any

from capicua.api.hall.lobby import ListedSeat, Listing
from capicua.server.lobby.listings import MOST_SHOWN, Listed
from capicua.table.frames.protocol import ClockPlan, HouseRules
from tests.server.local_server import Site

LISTED = 2 * MOST_SHOWN


def requests(site: Site, table: str) -> dict[str, tuple[str, str, Any]]:
    """Return method, address and body of each route; the lobby is full of tables."""
    lobby = site.server.lobby
    assert lobby is not None
    seats = [ListedSeat("person", "A" * 24, "cat")] * 3 + [ListedSeat("open")]
    rules = HouseRules("partners", options={f"option{n}": "x" * 20 for n in range(10)})

    def fill() -> None:
        for number in range(LISTED):
            listing = Listing(
                f"t{number}", rules, seats, ClockPlan(), "waiting", True, since=number
            )
            lobby.listings._put(listing.table, Listed(listing), is_own=False)

    site.call(fill)
    games = ["block", "draw", "garrafina", "bergen", "matador", "muggins"]
    wish = {
        "rule_sets": [{"game": game} for game in games],
        "forms": ["2", "3", "4", "partners"],
        "seconds": [15, 30, 60],
        "name": "A" * 24,
    }
    return {
        "GET /api/lobby": ("GET", "/api/lobby", None),
        "POST /api/lobby/seek": ("POST", "/api/lobby/seek", wish),
        "GET /api/lobby/seek": ("GET", "/api/lobby/seek", None),
        "POST /api/lobby/seek/withdraw": ("POST", "/api/lobby/seek/withdraw", {}),
        "POST /api/lobby/seek/enter": ("POST", "/api/lobby/seek/enter", {}),
        "GET /api/tables/{table}/picture.svg": ("GET", f"/api/tables/{table}/picture.svg", None),
        "POST /api/tables/{table}/join": ("POST", f"/api/tables/{table}/join", {"name": "A" * 24}),
    }
