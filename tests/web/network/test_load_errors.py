"""Resources that fail to load are reported and requested again."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.testing.demo_tables import new_table
from tests.web.conftest import both
from tests.web.pages.test_solitaires import WORDS, concede, deal


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Allow the browser's own report of a failed resource."""
    return ("Failed to load resource",)


def entered(visit, address, size="desktop", language="en", script=""):
    """Return the page of a known person at a new table, not yet entered, and the table's id."""
    keys = new_table(address, "block", {})
    page = visit("about:blank", size, language, script)
    page.request.post(
        f"/api/tables/{keys['table']}/enter", data={"key": keys["host"], "name": "Ana"}
    )
    return page, keys["table"]


def test_a_table_and_its_assets_are_requested_in_parallel(visit, address):
    page, table = entered(visit, address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.route("**/assets/index-*.js", lambda route: None)  # never delivered, so no script runs
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector("link[href*='/table-'][as=style]", state="attached")
    for part in ("join", "table"):
        assert any(url.startswith(f"/assets/{part}-") for url in asked), asked


def test_the_first_table_request_does_not_wait_for_drawing_code(visit, address):
    page, table = entered(visit, address)
    page.route("**/assets/{index,table}-*.js", lambda route: None)  # never delivered
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
def test_a_table_that_fails_to_load_can_be_retried(visit, address, ending):
    page, table = entered(visit, address)
    page.route(f"**/assets/table-*.{ending}", lambda route: route.abort())
    page.goto(f"/t/{table}")
    page.get_by_text("No connection to the server.").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".game-table")


def test_a_panel_that_fails_to_load_reports_it(visit, address):
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


def test_a_page_can_be_left_while_it_loads(visit, address):
    page, table = entered(visit, address)
    held: list[Any] = []
    page.route("**/assets/table-*", lambda route: held.append(route))
    with page.expect_request("**/assets/table-*"):
        page.goto(f"/t/{table}", wait_until="commit")
    page.goto("/verify")
    page.wait_for_selector("h1")
    assert held


@both
def test_deal_results_can_be_requested_again(visit, language):
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
def test_a_server_that_cannot_write_reports_it(visit, address, audit, language, said):
    """Close code 4503: the table stays visible and recovers automatically."""
    page, table = entered(visit, address, "phone", language, CLOSE)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".choices .prompt")
    page.evaluate(
        "window.refuses = true; window.lastSocket.onclose(new CloseEvent('close', { code: 4503 }))"
    )
    page.get_by_text(said).wait_for()
    audit(page, ".table")
    page.evaluate("window.refuses = false")
    page.get_by_text(said).wait_for(state="detached")
