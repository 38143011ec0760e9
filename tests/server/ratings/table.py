"""Tables at which accounts play."""

from __future__ import annotations

from typing import Any

from capicua.server.accounts.accounts import Account
from tests.server.accounts.people import create, device, run
from tests.server.local_server import Site, until
from tests.server.person import Person

CLOCK = {"kind": "turn", "seconds": 60, "at_zero": "forfeit"}


def person(site: Site, name: str) -> tuple[Account, Any]:
    """Return a new account, and a client that is signed in."""
    account = create(site, name)
    return account, device(site, account)


def rated_plan(game: str = "garrafina", seats: int = 2, **more: Any) -> dict[str, Any]:
    """Return the plan of a rated table at which all seats are open.

    A match of two at Garrafina takes a third of the moves of one at Block.
    """
    rules = {"game": game, "seats": seats}
    open_seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    plan = {"rules": rules, "seats": open_seats, "name": "Host", "pace": "quick"}
    return plan | {"clock": CLOCK, "rated": True} | more


def seated(site: Any, devices: list[Any], plan: dict[str, Any]) -> tuple[str, list[Person]]:
    """Let people sit down at a new table, and start; return its id and the people by seat."""
    made = devices[0].post("/api/tables", json=plan)
    assert made.status_code == 201, made.text
    keys = made.json()
    found = {}
    for number, one in enumerate(devices):
        entry = {"key": keys["host" if not number else "play"], "name": f"P{number}"}
        entered = one.post(f"/api/tables/{keys['table']}/enter", json=entry).json()
        found[entered["seat"]] = Person(site, keys["table"], entered["token"])
    people = [found[seat] for seat in sorted(found)]
    for one in people:
        one.until(lambda state: state)
        one.ask("next")
    return keys["table"], people


def play(people: list[Person]) -> None:
    """Play the first choice at every turn until the match is over."""
    while True:
        states = [one.until(lambda state: state) for one in people]
        version = max(state["version"] for state in states)
        for one in people:
            one.until(lambda state, least=version: state["version"] >= least)
        state = people[0].state
        if state["phase"] == "over":
            return
        if state["phase"] == "between":
            for one in people:
                one.ask("next")
            continue
        one = next(one for one in people if "act" in one.state["may"])
        one.act()


def recorded(site: Site, rows: Any) -> Any:
    """Wait until the database has some rows, and return them."""
    found: list[Any] = []

    async def read() -> list[Any]:
        return await site.store.read(lambda connection: list(connection.execute(rows)))

    def is_there() -> bool:
        found[:] = run(site, read())
        return bool(found)

    until(is_there)
    return found
