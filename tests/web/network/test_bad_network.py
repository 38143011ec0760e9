"""Network faults and a crashed server: no action is lost or counted twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from capicua.testing.demo_tables import new_table
from tests.server.local_server import Killable, until
from tests.web.matches.keyboard_player import LISTEN, Keys, enter
from tests.web.network.bad_network import FaultyNetwork

LOST = ".lost"
YOURS = ".choices .yours"
RECOVERS_MS = 90_000
"""Much longer than reconnecting takes."""
DETECTS_MS = 35_000
"""Detecting a dead connection takes silence, a heartbeat and a timeout: thirty seconds at most."""
ANSWERS_MS = 12_000
"""The timeout of a keep-alive, or of a new connection, and a little more."""
NOTICED_MS = 4_000
"""The same once the browser has reported that its network has changed."""


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Allow only the browser's own reports of failed connections."""
    return ("WebSocket connection to", "net::ERR_")


@pytest.fixture
def network(address) -> Iterator[FaultyNetwork]:
    """Yield a connection to the server that can inject faults."""
    line = FaultyNetwork(address)
    yield line
    line.stop()


@pytest.fixture
def visit(network, visit):
    """Close pages before the network, because a page that still loads would report its end."""
    return visit


def sit(visit, address, network, **how):
    """Seat a person at a table of Draw with a bot, with a choice on the screen.

    Inject faults only after this: the page loads nothing more once the network fails.
    """
    keys = new_table(address, "draw", {"target": "500"})
    page = enter(visit, keys, "Ana", site=network.url, **how)
    person = Keys(page)
    person.wait()
    assert person.acts()
    page.wait_for_selector(YOURS)
    return person


@pytest.fixture
def fast_visit(visit):
    """Open pages whose timers the test can run ahead (``page.clock``)."""

    def open_page(*how, **more):
        page = visit(*how, fresh=True, **more)
        page.clock.install()
        return page

    return open_page


def plays(person):
    """Return every play at the table once, as the server has it."""
    lines = person.page.evaluate("window.heard.last.complete") and person.last["lines"]
    return [(line["at"], line["action"]) for line in lines if line["kind"] == "play"]


def after_reload(person):
    person.page.reload()
    person.page.wait_for_selector(".game-table")
    assert person.last["complete"]
    return plays(person)


def mine(person):
    seat = person.last["seat"]
    return [
        line["action"]
        for line in person.last["lines"]
        if line["kind"] == "play" and line["seat"] == seat
    ]


def choose(person):
    """Press the first choice without waiting for the response; return its action."""
    page = person.page
    page.wait_for_selector(YOURS)
    first = person.last["seen"]["choices"][0]["text"]
    if page.locator(".choices details:not([open])").count():
        person.press(".choices summary")
        person.press(".choices .all button")
    else:
        person.press(".choices .buttons button")
    return first


def until_acted(person, version):
    person.page.wait_for_function(
        "version => window.heard.last.version > version", arg=version, timeout=RECOVERS_MS
    )


@pytest.mark.parametrize("fault", ["cut", "cut in a frame", "reset", "no answer"])
def test_an_action_sent_during_a_fault_counts_once(visit, fast_visit, address, network, fault):
    person = sit(fast_visit if fault == "no answer" else visit, address, network)
    version, opened, sent = person.version(), network.sockets_opened, network.pieces_sent
    if fault == "cut in a frame":
        network.cut_after = 5
    else:
        network.deaf = True
    action = choose(person)
    until(lambda: network.pieces_sent > sent)
    if fault == "cut":
        network.cut()
    elif fault == "reset":
        network.reset()
    if fault == "no answer":  # the browser reports that it is online again, and the page reconnects
        person.page.evaluate("dispatchEvent(new Event('online'))")
        person.page.clock.run_for(ANSWERS_MS)
        person.page.wait_for_selector(LOST, timeout=ANSWERS_MS)
    if fault == "cut in a frame":
        until(lambda: network.cut_after is None)
    network.heal()
    if fault == "no answer":  # an attempt to connect during the fault is given up
        person.page.clock.run_for(ANSWERS_MS)
    until_acted(person, version)
    person.page.wait_for_selector(LOST, state="detached")
    assert network.sockets_opened > opened
    after_reload(person)
    assert mine(person)[0] == action
    assert len({at for at, _ in plays(person)}) == len(plays(person))
    tiles = [action for action in mine(person) if "-" in action]
    assert len(set(tiles)) == len(tiles), "a tile was played twice"


def test_a_slow_connection_loses_nothing(visit, address, network):
    person = sit(visit, address, network)
    network.delay = 0.4
    version = person.version()
    action = choose(person)
    until_acted(person, version)
    assert person.page.locator(LOST).count() == 0
    network.heal()
    after_reload(person)
    assert mine(person)[0] == action


def test_a_dead_connection_is_detected_and_replaced(fast_visit, address, network):
    person = sit(fast_visit, address, network)
    opened = network.sockets_opened
    network.frozen = True
    person.page.clock.run_for(DETECTS_MS)
    person.page.wait_for_selector(LOST, timeout=ANSWERS_MS)
    network.heal()
    person.page.clock.run_for(ANSWERS_MS)
    person.page.wait_for_selector(LOST, state="detached", timeout=RECOVERS_MS)
    assert network.sockets_opened > opened
    version = person.version()
    choose(person)
    until_acted(person, version)


def test_offline_during_a_turn(fast_visit, address, network):
    person = sit(fast_visit, address, network)
    page = person.page
    raised = page.locator(".hand button.raised")
    while not raised.count():  # nothing fits yet, so draw
        person.turn(by_hand=False)
        person.wait()
        page.wait_for_selector(YOURS)
    before = person.last
    hand = page.locator(".hand button .unseen").all_inner_texts()
    raised.first.click()
    network.refuses = True
    page.context.set_offline(True)
    network.cut()
    page.clock.run_for(ANSWERS_MS)  # the browser does not always report the end of the socket
    page.wait_for_selector(LOST, timeout=RECOVERS_MS)
    network.heal()
    page.context.set_offline(False)
    page.wait_for_selector(LOST, state="detached", timeout=RECOVERS_MS)
    if person.version() == before["version"]:
        assert page.locator(".hand button .unseen").all_inner_texts() == hand
    page.reload()
    page.wait_for_selector(".game-table")
    person.round(most=2)


def test_who_loses_the_network_is_told_before_the_turn_is_over(fast_visit, address, network):
    person = sit(fast_visit, address, network)
    network.frozen = True
    person.page.context.set_offline(True)
    person.page.clock.run_for(NOTICED_MS)
    person.page.wait_for_selector(LOST, timeout=NOTICED_MS)
    network.heal()
    network.reset()
    person.page.context.set_offline(False)
    person.page.wait_for_selector(LOST, state="detached", timeout=RECOVERS_MS)


def test_who_waits_for_players_is_told_of_a_dead_connection(fast_visit, network):
    page = fast_visit("about:blank", "phone")
    page.goto(f"{network.url}/play")
    page.locator("form button[type=submit]").click()
    page.wait_for_selector("#looking")
    network.frozen = True
    page.clock.run_for(DETECTS_MS)
    page.get_by_role("status").filter(has_text="No connection").wait_for(timeout=RECOVERS_MS)
    network.heal()
    network.reset()
    page.clock.run_for(DETECTS_MS)
    lost = page.get_by_role("status").filter(has_text="No connection")
    lost.wait_for(state="detached", timeout=RECOVERS_MS)
    page.get_by_role("button", name="Stop looking").click()  # other tests look for players, too
    page.wait_for_selector("main:focus")


def test_the_browser_is_closed_and_reopened(visit, address, tmp_path):
    keys = new_table(address, "draw", {"target": "500"})
    page = enter(visit, keys, "Ana")
    person = Keys(page)
    person.wait()
    version, seen = person.version(), person.last["seen"]
    kept = page.context.storage_state()
    page.context.close()
    again = visit("/", storage_state=kept)
    link = again.locator(f"a[href='/t/{keys['table']}']")
    link.first.click()
    again.wait_for_selector(".game-table")
    assert again.locator(".hand button").count() > 0
    again.add_init_script(LISTEN)
    again.reload()
    again.wait_for_selector(".game-table")
    person = Keys(again)
    assert person.last["seen"] == seen
    assert person.version() >= version


def test_the_server_is_killed_and_restarted(visit, tmp_path):
    """After kill -9 during a turn, the table resumes at the same point."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Killable(database, tmp_path)
    line = FaultyNetwork(first.url)
    second = None
    try:
        person = sit(visit, first.url, line)
        for _ in range(2):
            if person.acts():
                person.turn(by_hand=False)
            person.wait()
        before = person.last
        first.kill()
        person.page.wait_for_selector(LOST, timeout=RECOVERS_MS)
        second = Killable(database, tmp_path)
        line.target = second.url
        person.page.wait_for_selector(LOST, state="detached", timeout=RECOVERS_MS)
        person.page.reload()
        person.page.wait_for_selector(".game-table")
        after = person.last
        assert after["seen"] == before["seen"]
        assert after["totals"] == before["totals"]
        known = [line for line in before["lines"] if line["kind"] == "play"]
        assert [line for line in after["lines"] if line["kind"] == "play"][-len(known) :] == known
        version = person.version()
        choose(person)
        until_acted(person, version)
    finally:
        line.stop()
        if first.process.poll() is None:
            first.kill()
        if second is not None:
            second.stop()
