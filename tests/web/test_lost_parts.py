"""What does not come over the net is said, and asked for again."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing.company import new_table
from tests.web.conftest import LANGUAGES
from tests.web.test_solitaires import WORDS, concede, deal


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """The browser notes itself that a file did not come."""
    return ("Failed to load resource",)


def entered(visit, address, size="desktop", language="en"):
    """A page of somebody who is known at a new table but not there yet, and the table's id."""
    keys = new_table(address, "block", {})
    page = visit("/", size, language)
    page.request.post(
        f"/api/tables/{keys['table']}/enter", data={"key": keys["host"], "name": "Ana"}
    )
    return page, keys["table"]


def test_a_table_and_all_it_is_drawn_with_are_asked_for_at_once(visit, address):
    page, table = entered(visit, address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.route("**/assets/index-*.js", lambda route: None)  # it never comes, so nothing runs
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector("link[href*='/table-'][as=style]", state="attached")
    for part in ("arrival", "table"):
        assert any(url.startswith(f"/assets/{part}-") for url in asked), asked


def test_what_a_table_is_asked_first_waits_for_nothing_that_draws(visit, address):
    page, table = entered(visit, address)
    page.route("**/assets/{index,table}-*.js", lambda route: None)  # they never come
    frames: list[str] = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(text))
    )
    page.goto(f"/t/{table}", wait_until="commit")
    for _ in range(600):
        if frames:
            break
        page.wait_for_timeout(50)
    assert '"type":"state"' in frames[0]


@pytest.mark.parametrize("ending", ["js", "css"])
def test_a_table_that_does_not_come_says_so_and_is_asked_for_again(visit, address, ending):
    page, table = entered(visit, address)
    page.route(f"**/assets/table-*.{ending}", lambda route: route.abort())
    page.goto(f"/t/{table}")
    page.get_by_text("No connection to the server.").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".game-table")


def test_a_part_that_is_opened_and_does_not_come_says_so(visit, address):
    page, table = entered(visit, address)
    page.route("**/assets/Chat-*.js", lambda route: route.abort())
    page.goto(f"/t/{table}")
    page.wait_for_selector(".game-table")
    page.get_by_role("button", name="Chat").click()
    lost = page.get_by_role("alert").first
    lost.wait_for()
    assert "The connection was lost" in lost.inner_text()
    page.unroute_all()
    lost.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".game-table")


def test_a_page_is_left_while_a_part_of_it_loads(visit, address):
    page, table = entered(visit, address)
    held: list[Any] = []
    page.route("**/assets/table-*", lambda route: held.append(route))
    with page.expect_request("**/assets/table-*"):
        page.goto(f"/t/{table}", wait_until="commit")
    page.goto("/verify")
    page.wait_for_selector("h1")
    assert held


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_the_deals_went_is_asked_for_again(visit, language):
    page = visit("about:blank", "phone", language)
    deal(page, 1234)
    page.route("**/api/games**", lambda route: route.abort())
    concede(page)
    lost = page.locator(".between").get_by_role("alert")
    lost.wait_for()
    again = {"en": "Try again", "es": "Reintentar"}[language]
    lost.get_by_role("button", name=again).click()
    lost.wait_for()
    page.unroute_all()
    lost.get_by_role("button", name=again).click()
    page.locator(".standing").wait_for()
    assert lost.count() == 0
    page.goto("/")
    page.get_by_role("heading", name=WORDS[language]["Mine"]).wait_for()


CLOSE = """(() => {
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how)
      window.lastSocket = this
      if (window.refuses) setTimeout(() => this.close())
    }
  }
})()"""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The server cannot save moves right now."), ("es", "no puede guardar jugadas")],
)
def test_a_server_that_cannot_write_says_so(visit, address, audit, language, said):
    """Close code 4503; the table stays in sight and comes back by itself."""
    page, table = entered(visit, address, "phone", language)
    page.add_init_script(CLOSE)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".choices .prompt")
    page.evaluate(
        "window.refuses = true; window.lastSocket.onclose(new CloseEvent('close', { code: 4503 }))"
    )
    page.get_by_text(said).wait_for()
    audit(page, ".table")
    page.evaluate("window.refuses = false")
    page.get_by_text(said).wait_for(state="detached")
