"""WebSockets: who may connect, which frames are refused, and rate limits."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from socket import SO_RCVBUF, SOL_SOCKET, create_connection
from types import SimpleNamespace

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.uri import parse_uri

from capicua.server.http.sockets.table_socket import BAD_FRAMES, NOT_HERE, TOO_FAST
from capicua.server.tables.delivery import DeliveryQueue
from capicua.server.tables.table_actor import TableActor
from capicua.server.token_bucket import TokenBucket
from tests.server.local_server import PATIENCE, Site, until
from tests.server.person import Person, enter, make

HERE = {"compression": None, "proxy": None, "ping_interval": None}


def opened(site: Site, table: str, origin: str | None = None, cookie: str = ""):
    name = table.partition("?")[0]
    headers = {"Cookie": f"capicua_{name}={cookie}"} if cookie else {}
    address = f"{site.socket_url}/ws/tables/{table}"
    return connect(address, origin=origin, additional_headers=headers, **HERE)


def said(socket) -> list[dict]:
    """Return all frames until the socket is closed, followed by its close code."""
    found = []
    try:
        while True:
            found.append(json.loads(socket.recv(timeout=60)))
    except ConnectionClosed as closed:
        found.append({"code": closed.rcvd.code if closed.rcvd else 1006})
    return found


def test_our_own_page_is_identified_by_its_cookie(site):
    keys, token = make(site)
    with opened(site, keys["table"], site.url, token) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=60))["seat"] == 0


def test_a_page_with_a_version_in_its_url_receives_the_table_without_hello(site):
    keys, token = make(site)
    with opened(site, f"{keys['table']}?since=0", site.url, token) as socket:
        state = json.loads(socket.recv(timeout=60))
        assert (state["type"], state["seat"], state["complete"]) == ("state", 0, True)
    with opened(site, f"{keys['table']}?since={state['version']}", site.url, token) as socket:
        assert not json.loads(socket.recv(timeout=60))["complete"]


@pytest.mark.parametrize(("is_ours", "cookie"), [(True, None), (True, "another"), (False, "")])
def test_a_version_in_the_url_admits_nobody(site, is_ours, cookie):
    keys, token = make(site)
    origin = site.url if is_ours else None
    with opened(site, f"{keys['table']}?since=0", origin, token if cookie == "" else cookie) as it:
        refused, closed = said(it)
    assert refused["message"]["id"] == "not-at-table"
    assert closed["code"] == NOT_HERE


@pytest.mark.parametrize("since", ["", "-1", "x", "1e3", "9" * 16, "٣"])
def test_with_an_invalid_version_in_the_url_hello_is_expected(site, since):
    keys, token = make(site)
    with opened(site, f"{keys['table']}?since={since}", site.url, token) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=60))["seat"] == 0


@pytest.mark.parametrize(
    "origin",
    [
        "https://elsewhere.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "https://127.0.0.1:{port}",
        "http://localhost:{port}",
        "http://127.0.0.1:{port}.elsewhere.example",
        "http://127.0.0.1:{port}/",
        "null",
        "",
    ],
)
def test_other_sites_are_refused_before_the_socket_is_accepted(site, origin):
    keys, token = make(site)
    before = len(site.server.sockets)
    address = f"{site.socket_url}/ws/tables/{keys['table']}"
    headers = {"Cookie": f"capicua_{keys['table']}={token}"}
    headers["Origin"] = origin.format(port=site.port)
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers=headers, **HERE).__enter__()
    assert refused.value.response.status_code == 403
    assert len(site.server.sockets) == before


def test_a_foreign_name_that_resolves_to_this_server_is_refused(site):
    """DNS rebinding: the origin and the host agree, but the name is not this machine's."""
    keys, _ = make(site)
    name = f"elsewhere.example:{site.port}"
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://{name}/ws/tables/{keys['table']}",
            sock=create_connection(("127.0.0.1", site.port)),
            origin=f"http://{name}",
            **HERE,
        ).__enter__()
    assert refused.value.response.status_code == 403


def test_without_an_origin_the_cookie_is_ignored(site):
    keys, token = make(site)
    with opened(site, keys["table"], None, token) as socket:
        socket.send('{"type":"hello"}')
        refused, closed = said(socket)
    assert refused["message"]["id"] == "not-at-table"
    assert closed["code"] == NOT_HERE


def test_with_a_public_url_only_its_pages_may_connect(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), public_url="https://domino.example")
    keys, token = make(site)
    with opened(site, keys["table"], "https://domino.example", token) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=60))["type"] == "state"
    for origin in (site.url, "http://domino.example", "https://domino.example:444"):
        with pytest.raises(InvalidStatus):
            opened(site, keys["table"], origin, token).__enter__()


@pytest.mark.parametrize(
    ("first", "id", "code"),
    [
        ('{"type":"ping"}', "hello-first", BAD_FRAMES),
        ('{"type":"hello","token":""}', "bad-frame", BAD_FRAMES),
        ('{"type":"hello","more":1}', "bad-frame", BAD_FRAMES),
        ("[]", "bad-frame", BAD_FRAMES),
        (b"\xff\xfe", "bad-frame", BAD_FRAMES),
        ('{"type":"hello"}', "not-at-table", NOT_HERE),
        ('{"type":"hello","token":"somebody-else"}', "not-at-table", NOT_HERE),
    ],
)
def test_an_invalid_first_frame_is_refused_and_the_socket_closed(site, first, id, code):
    keys, _ = make(site)
    with opened(site, keys["table"]) as socket:
        socket.send(first)
        refused, closed = said(socket)
    assert refused["message"]["id"] == id
    assert closed["code"] == code


def test_a_token_is_valid_at_its_own_table_only(site):
    keys, _ = make(site)
    _, token = make(site)
    with opened(site, keys["table"]) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        assert said(socket)[-1]["code"] == NOT_HERE


@pytest.mark.parametrize("table", ["nothing", "x" * 300, "%00", "%F0%9F%92%A9"])
def test_unknown_tables_are_refused(site, table):
    with opened(site, table) as socket:
        socket.send('{"type":"hello","token":"abc"}')
        refused, closed = said(socket)
    assert refused["message"]["id"] == "no-such-table"
    assert closed["code"] == NOT_HERE


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[" * 4000,
        '{"type":"act"}',
        '{"type":"act","id":"a","action":"1","at":0}',
        '{"type":"act","id":"a","action":1e400,"at":0}',
        '{"type":"fly","id":"a"}',
        '{"type":"say","id":"' + "a" * 37 + '"}',
        '{"type":"say","id":"a","text":"' + "a" * 281 + '"}',
        '{"type":"replace","id":"a","seat":99}',
        b"\x00\xff",
    ],
)
def test_invalid_frames_change_nothing(site, data):
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    version = ana.until(lambda s: "act" in s["may"])["version"]
    ana.socket.send(data)
    while (frame := ana.receive())["type"] != "refused":
        pass
    assert frame["message"]["id"] == "bad-frame"
    assert ana.ask("say", text="still here")["version"] == version + 1


def test_a_frame_of_more_than_8_kib_closes_the_socket(site):
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    ana.until(bool)
    ana.socket.send('{"type":"say","id":"a","text":"' + "a" * 9000 + '"}')
    assert ana.closed_with() == 1009


def test_actions_out_of_turn_outdated_or_unknown_are_refused(site):
    keys, token = make(site, "draw", "open")
    ana = Person(site, keys["table"], token)
    luis = Person(site, keys["table"], enter(site, keys, "Luis")["token"])
    for person in (ana, luis):
        person.ask("next")
    for person in (ana, luis):
        person.until(lambda s: s["phase"] == "playing")
    actor, other = (ana, luis) if ana.state["seen"]["turn"] == 0 else (luis, ana)
    choice = actor.state["seen"]["choices"][0]["action"]
    now = actor.state["version"]
    assert other.ask("act", action=choice, at=now)["message"]["id"] == "not-your-turn"
    for action in (-1, 10**9, 2**63 - 1):
        assert actor.ask("act", action=action, at=now)["type"] == "refused"
    assert actor.ask("act", action=choice, at=now + 5)["type"] == "refused"
    assert actor.ask("act", action=choice, at=0)["type"] == "refused"
    assert actor.ask("act", action=choice, at=now)["type"] == "done"


def test_frames_over_the_rate_limit_are_refused_then_the_socket_is_closed(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), frames_each=10, frame_seconds=1000)
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    ana.until(bool)
    answers = [ana.ask("why", touch=[]) for _ in range(15)]
    assert [answer["message"]["id"] for answer in answers[10:]] == ["too-fast"] * 5
    with suppress(ConnectionClosed):
        for _ in range(200):
            ana.send(type="ping")
            ana.receive()
    assert ana.closed_with() == TOO_FAST


def test_credits_refill_gradually(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(
        "capicua.server.token_bucket.time", SimpleNamespace(monotonic=lambda: now[0])
    )
    credits = TokenBucket(10, 5.0)
    for _ in range(10):
        assert credits.spend() >= 0
    assert credits.spend() < 0
    now[0] += 1.0
    assert credits.spend() >= 0
    now[0] += 1000
    assert credits.spend(0) == 10


def test_open_sockets_per_address_are_limited(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), sockets_each=3)
    keys, token = make(site)
    people = [Person(site, keys["table"], token) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        Person(site, keys["table"], token)
    for person in people:
        person.until(bool)
        person.close()
    assert Person(site, keys["table"], token).until(bool)["seat"] == 0


def test_ping_is_answered(site):
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    ana.send(type="ping")
    while ana.receive()["type"] != "pong":
        pass


def test_others_see_who_is_connected(site):
    keys, token = make(site, "draw", "open")
    ana = Person(site, keys["table"], token)
    luis = Person(site, keys["table"], enter(site, keys, "Luis")["token"])
    ana.until(lambda s: s["seats"][1].get("here"))
    luis.close()
    ana.until(lambda s: s["seats"][1]["kind"] == "person" and not s["seats"][1].get("here"))


def test_a_hundred_spectators_all_see_every_move(site):
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    watchers = [
        Person(site, keys["table"], enter(site, keys, key="watch")["token"]) for _ in range(100)
    ]
    ana.until(lambda s: "act" in s["may"])
    version = ana.act()["version"]
    for watcher in watchers:
        watcher.until(lambda s: s["version"] >= version)
        watcher.close()


def test_a_client_that_never_reads_is_dropped_and_delays_nobody(site, monkeypatch):
    monkeypatch.setattr("capicua.server.http.sockets.table_socket.STALLED_SECONDS", 0.5)
    state_for = TableActor.state_for
    monkeypatch.setattr(TableActor, "state_for", lambda *who: state_for(*who) + b" " * 100_000)
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    ana.until(lambda s: "act" in s["may"])
    before = len(site.server.sockets)
    deaf = create_connection(("127.0.0.1", site.port))
    watcher = enter(site, keys, key="watch")["token"]
    deaf.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    protocol = ClientProtocol(parse_uri(f"{site.socket_url}/ws/tables/{keys['table']}"))
    protocol.send_request(protocol.connect())
    deaf.sendall(b"".join(protocol.data_to_send()))
    protocol.receive_data(deaf.recv(4096))
    protocol.send_text(json.dumps({"type": "hello", "token": watcher}).encode())
    deaf.sendall(b"".join(protocol.data_to_send()))
    until(lambda: len(site.registry.actors[keys["table"]].readers) == 2)
    end = time.monotonic() + PATIENCE
    while len(site.registry.actors[keys["table"]].readers) == 2:
        protocol.send_text(json.dumps({"type": "hello", "since": 0}).encode())
        with suppress(OSError):
            deaf.sendall(b"".join(protocol.data_to_send()))
        assert time.monotonic() < end
        assert ana.ask("why", touch=[])["type"] == "refused"
    until(lambda: len(site.server.sockets) == before)  # although the client never closed it
    assert ana.ask("why", touch=[])["type"] == "refused"
    deaf.close()


class Onlooker:
    """A stand-in for a connection in a lane."""

    def __init__(self, name, shown, is_new=True):
        self.name, self.shown, self.is_new = name, shown, is_new

    def show(self):
        if self.is_new:
            self.shown.append(self.name)
        return self.is_new


def test_answers_do_not_wait_for_spectators():
    async def run():
        delivery, loop, shown = DeliveryQueue(asyncio.ensure_future), asyncio.get_running_loop(), []
        for name in range(20):
            delivery.put(Onlooker(name, shown))
        await asyncio.sleep(0)
        loop.call_soon(shown.append, "answer")
        while len(shown) < 21:
            await asyncio.sleep(0)
        return shown

    shown = asyncio.run(run())
    assert shown.index("answer") <= 2
    assert [name for name in shown if name != "answer"] == list(range(20))


def test_a_lane_restarts_and_skips_connections_that_are_up_to_date():
    async def run():
        delivery, shown = DeliveryQueue(asyncio.ensure_future), []
        for round in range(2):
            delivery.put(Onlooker("knows", shown, is_new=False))
            delivery.put(Onlooker(round, shown))
            for _ in range(5):
                await asyncio.sleep(0)
        return shown

    assert asyncio.run(run()) == [0, 1]
