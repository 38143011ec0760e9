"""A bot for a player the table waits for, and hosting while the host is away, on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from capicua.client import Seat
from capicua.client.view import View
from capicua.testing.demo_tables import new_table, take_seat
from capicua.testing.server_process import UNLIMITED
from tests.web.conftest import both
from tests.web.matches.seated_player import at_table
from tests.web.room.test_takebacks import press

WORDS = {
    "en": {
        "waits": "The table is waiting for Ana.",
        "bot": "Let a bot play",
        "longer": "Wait",
        "proposes": "Luis proposes that a bot play for Ana.",
        "agree": "Agree",
        "menu": "Menu",
        "people": "People and links",
        "bot for": "Let a bot play Ana",
        "remove": "Remove Eva",
        "mute": "Mute Eva",
        "links": "New links",
    },
    "es": {
        "waits": "La mesa espera a Ana.",
        "bot": "Que juegue un bot",
        "longer": "Esperar",
        "proposes": "Luis propone que un bot juegue por Ana.",
        "agree": "De acuerdo",
        "menu": "Menú",
        "people": "Jugadores y enlaces",
        "bot for": "Que juegue un bot Ana",
        "remove": "Sacar de la mesa Eva",
        "mute": "Silenciar Eva",
        "links": "Enlaces nuevos",
    },
}
NAMES = ("Ana", "Luis", "Eva")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server where a minute of waiting takes two seconds."""
    from tests.server.local_server import Site

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("capicua.table.room.room.IDLE_MS", 2_000)
        running = Site(str(tmp_path_factory.mktemp("absence") / "tables.db"), **UNLIMITED)
        yield running.url
        running.stop()


@pytest.fixture
def seats(address: str) -> Iterator[tuple[dict[str, str], list[Seat]]]:
    """Yield a table of three where Ana, the host, is to act."""
    keys = new_table(address, "block", people=3, bots=0)
    found = [take_seat(address, keys, "play" if at else "host", NAMES[at]) for at in range(3)]
    for seat in found:  # whoever is not connected yet would not be waited for
        while not all(one.here for one in seat.state.seats[: found.index(seat) + 1]):
            seat.wait(60)
    for seat in found:
        seat.next()
    while found[0].state.phase != "playing":
        found[0].wait(60)
    while (turn := found[0].state.seen.turn) != 0:
        while "act" not in found[turn].state.may:
            found[turn].wait(60)
        version = found[turn].play(View(found[turn].state).choices[0])
        while found[0].state.version < version:
            found[0].wait(60)
    yield keys, found
    for seat in found:
        seat.close()


def checked(page: Any, audit: Any, buttons: str) -> None:
    """Check a part of the page for accessibility, and its buttons for their size."""
    audit(page, ".table")
    page.locator(buttons).first.wait_for()
    for button in page.locator(buttons).all():
        assert button.bounding_box()["height"] >= 43.9, button.inner_text()


@both
def test_the_others_put_a_bot_on_the_seat_of_an_absent_host(visit, audit, address, seats, language):
    keys, (ana, luis, eva) = seats
    words = WORDS[language]
    pages = [
        at_table(visit, address, keys, seat.token, size=size, language=language)
        for seat, size in ((luis, "phone"), (eva, "desktop"))
    ]
    for seat in (ana, luis, eva):
        seat.close()
    for page in pages:
        page.get_by_text(words["waits"]).wait_for()
    checked(pages[0], audit, ".over-table .button")
    press(pages[0], words["longer"])
    pages[0].get_by_text(words["waits"]).wait_for(state="detached")
    press(pages[1], words["longer"])
    press(pages[0], words["menu"])
    press(pages[0], words["people"])
    checked(pages[0], audit, "dialog .button")
    press(pages[0], words["bot for"])
    page = pages[1]
    page.locator(".over-table").get_by_text(words["proposes"]).wait_for()
    checked(page, audit, ".over-table .button")
    press(page, words["agree"])
    for page in pages:
        page.locator(".over-table section").wait_for(state="detached")
    page.wait_for_selector(".prompt")
    assert "⟨" not in page.locator("body").inner_text()


@both
def test_a_player_hosts_until_the_host_is_back(visit, audit, address, seats, language, monkeypatch):
    monkeypatch.setattr("capicua.table.room.room.HOST_AWAY_MS", 1_000)
    keys, (ana, luis, eva) = seats
    words = WORDS[language]
    page = at_table(visit, address, keys, luis.token, size="phone", language=language)
    ana.close()
    page.locator(".over-table .button").first.wait_for()
    press(page, words["menu"])
    press(page, words["people"])
    page.get_by_role("button", name=words["mute"], exact=True).wait_for()
    checked(page, audit, "dialog .button")
    for name in ("remove", "links"):
        assert page.get_by_role("button", name=words[name], exact=True).count() == 0
    assert "⟨" not in page.locator("dialog").inner_text()
    back = at_table(visit, address, keys, ana.token, language=language)
    page.get_by_role("button", name=words["mute"], exact=True).wait_for(state="detached")
    press(back, words["menu"])
    press(back, words["people"])
    back.get_by_role("button", name=words["links"], exact=True).wait_for()
    eva.close()
