"""Sixteen people play a round of a duplicate 42 online, one in a browser; one directs it there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from capicua.client import Seat, View, sit
from capicua.testing import demo_tables
from capicua.testing.server_process import UNLIMITED, ServerProcess
from tests.server.tournaments.conftest import Somebody, create
from tests.web.conftest import diagonally
from tests.web.matches.keyboard_player import LISTEN, Keys

PAIRS = 8
DEALS = 2
PATIENCE = 120.0
WORDS = {
    "en": {
        "start": "Start round 1",
        "missing": "4 of 4 results missing",
        "sit": "Go to the table",
        "next": "Next deal: 2 of 2",
        "back": "Back to the tournament",
        "in": "all results are in",
        "paper": "Links and paper",
        "deals": "Results of each deal",
        "seats": "Side 1: A and C. Side 2: B and D.",
    },
    "es": {
        "start": "Empezar la ronda 1",
        "missing": "faltan 4 resultados de 4",
        "sit": "Ir a la mesa",
        "next": "Siguiente reparto: 2 de 2",
        "back": "Volver al torneo",
        "in": "están todos los resultados",
        "paper": "Enlaces y papel",
        "deals": "Resultados de cada reparto",
        "seats": "Bando 1: A y C. Bando 2: B y D.",
    },
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a server that holds tournaments."""
    with ServerProcess(tournaments="on", **UNLIMITED) as site:
        yield site.url


def last_choice(seat: Seat) -> None:
    """Bid as high as possible, so that no hand is passed out."""
    seat.play(View(seat.state).choices[-1])


def play_deals(person: Somebody, address: str) -> list[str]:
    """Play the deals of the first round at the person's tables, and return those."""
    at = person.page()["me"]["seats"][0]["table"]
    tables: list[str] = []
    end = time.monotonic() + PATIENCE
    while len(tables) < DEALS:
        assert time.monotonic() < end
        entered = person.post("seat", {"round": 1, "table": at}).json()
        if entered.get("table") in (None, *tables):
            time.sleep(0.3)
            continue
        link = f"{address}/t/{entered['table']}#seat"
        with sit(link, token=entered["token"], seat=entered["seat"]) as seat:
            demo_tables.play(seat, act=last_choice)
        tables.append(entered["table"])
    return tables


@diagonally
def test_sixteen_people_play_a_duplicate_42(
    visit: Any, audit: Any, address: str, size: str, language: str
) -> None:
    words = WORDS[language]
    site = SimpleNamespace(visitor=lambda: httpx.Client(base_url=address, timeout=PATIENCE))
    director = create(
        site,
        PAIRS,
        rules={"game": "texas_42", "preset": "marks"},
        format="mitchell",
        scoring="matchpoints",
        deals=DEALS,
        rounds=0,
        length={"kind": "hands", "value": DEALS},
    )
    clock = {"kind": "turn", "seconds": 300, "at_zero": "bot"}
    director.decide("settings", venue={"online": True, "clock": clock, "late_minutes": 0})
    keys = director.get("keys").json()["keys"]
    codes = [key for each in keys.values() for key in each]
    assert len(codes) == 2 * PAIRS
    desk = visit("about:blank", size, language)
    desk.goto(f"/event/{director.event}/direct#{director.key}")
    desk.get_by_role("button", name=words["start"]).click()
    desk.locator(".top").get_by_text(words["missing"]).wait_for()
    audit(desk)
    page = visit("about:blank", size, language, script=LISTEN)
    page.goto(f"/event/{director.event}#{codes[0]}")
    page.get_by_role("button", name=words["sit"]).click()
    ana = Keys(page)
    with ThreadPoolExecutor(len(codes) - 1) as others:
        others_play = [
            others.submit(play_deals, Somebody(site, director.event, code), address)
            for code in codes[1:]
        ]
        play_round(ana)
        page.get_by_role("button", name=words["next"]).click()
        page.wait_for_selector(".frame.playing")
        play_round(ana)
        tables = [one.result(PATIENCE) for one in others_play]
    assert len({table for each in tables for table in each}) == DEALS * PAIRS // 2
    page.get_by_role("link", name=words["back"]).click()
    desk.locator(".top").get_by_text(words["in"]).wait_for()
    desk.get_by_role("tab", name=words["paper"]).click()
    desk.goto(desk.get_by_role("link", name=words["deals"]).get_attribute("href"))
    assert desk.locator("table").count() == DEALS, "a frequency table for each deal"

    # The results have recorded themselves; each deal has its frequencies, replays and par.
    page.locator("article[aria-labelledby^=deal]").nth(DEALS - 1).wait_for()
    page.get_by_text(words["seats"]).wait_for()
    shown = director.page()["event"]
    assert shown["stage"] == "ready"
    assert sum(one["score"] for one in shown["standings"]) == 50 * PAIRS
    # The par waits for everything that somebody waits for, on a busy machine for minutes.
    page.get_by_text("Par:").nth(DEALS - 1).wait_for(timeout=4 * 60_000)
    deals = director.get("deals/1").json()["deals"]
    assert [len(deal["plays"]) for deal in deals] == [4, 4]
    assert all(sum(line["times"] for line in deal["frequencies"]) == 4 for deal in deals)
    assert all("par" in deal for deal in deals)
    page.locator("article summary").first.click()
    audit(page)
    page.locator("article a").first.click()
    page.wait_for_url("**/replay/*")
    page.locator("input[type=range]").first.wait_for()


def play_round(ana: Keys) -> None:
    """Play the round of the table that is shown to its end."""
    ana.page.wait_for_function("() => window.heard.last?.phase === 'playing'")
    while ana.phase() == "playing":
        if ana.acts():
            ana.click()
        else:
            ana.wait()
    ana.page.locator(".between h2").wait_for()
