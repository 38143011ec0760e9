"""A player without a browser, so that tests can reach the end of a match."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from capicua.testing import demo_tables
from capicua.testing.chromium import cookies
from capicua.testing.demo_tables import Keys, new_table, take_seat


def play(address: str, keys: Keys, until: str = "over") -> str:
    """Play until the table reaches a phase and return the player's token."""
    with take_seat(address, keys) as seat:
        demo_tables.play(seat, until)
        return seat.token


def finished_by_two(address: str) -> tuple[Keys, str, str]:
    """Return the keys and both tokens of a short match that Ana and Beto have finished."""
    keys = new_table(address, "draw", {"target": "20"}, people=2, bots=0)
    with (
        take_seat(address, keys) as ana,
        take_seat(address, keys, "play", "Beto") as beto,
        ThreadPoolExecutor(2) as both,
    ):
        list(both.map(demo_tables.play, (ana, beto)))
        return keys, ana.token, beto.token


def at_table(visit: Any, address: str, keys: Keys, token: str, **how: Any) -> Any:
    """Return the page of a person seated at the table."""
    page = visit("about:blank", **how)
    page.context.add_cookies(cookies(address, keys["table"], token))
    page.goto(f"/t/{keys['table']}")
    page.wait_for_selector(".frame")
    return page
