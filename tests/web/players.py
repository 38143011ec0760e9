"""Somebody who plays at a table without a browser, so that tests come to the end of a match."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from capicua.testing import company
from capicua.testing.browsing import cookies
from capicua.testing.company import Keys, new_table, take_seat


def play(address: str, keys: Keys, until: str = "over") -> str:
    """Plays until the table is in a phase; the player's token."""
    with take_seat(address, keys) as seat:
        company.play(seat, until)
        return seat.token


def finished_by_two(address: str) -> tuple[Keys, str, str]:
    """The keys of a short match that Ana and Beto have played to its end, and their tokens."""
    keys = new_table(address, "draw", {"target": "20"}, people=2, bots=0)
    with (
        take_seat(address, keys) as ana,
        take_seat(address, keys, "play", "Beto") as beto,
        ThreadPoolExecutor(2) as both,
    ):
        list(both.map(company.play, (ana, beto)))
        return keys, ana.token, beto.token


def at_table(visit: Any, address: str, keys: Keys, token: str, **how: Any) -> Any:
    """The page of somebody who sits at the table."""
    page = visit("about:blank", **how)
    page.context.add_cookies(cookies(address, keys["table"], token))
    page.goto(f"/t/{keys['table']}")
    page.wait_for_selector(".frame")
    return page
