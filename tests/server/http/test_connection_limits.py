"""S7, S14: slow clients and alternative spellings of an address cannot evade the limits."""

from __future__ import annotations

import gc
import ipaddress
import socket
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from capicua.server.http import connection_limits
from capicua.server.http.access import Access
from capicua.server.http.static_files import StaticFiles
from tests.server.http.test_access_and_timers import connection
from tests.server.local_server import PATIENCE, until
from tests.server.loop_stalls import watched
from tests.server.person import Person, make

MOST = 100.0
"""Maximum CPU time of any step of the event loop, in yardsticks."""
HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\nX-a: "


def test_a_client_that_disconnects_during_a_request_logs_no_error(site, caplog):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with caplog.at_level("DEBUG", "capicua.server"):
        with opened(site) as line:
            line.sendall(head + b"Content-Length: 100\r\n\r\n{")
            time.sleep(0.2)
        until(lambda: any("disconnected" in text for text in caplog.messages))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.fixture
def hasty(sites, tmp_path, monkeypatch):
    """A server whose timeouts are half a second."""
    for name in ("HEAD", "BODY", "STALLED"):
        monkeypatch.setattr(connection_limits, f"{name}_SECONDS", 0.5)
    monkeypatch.setattr(connection_limits, "SWEEP_SECONDS", 0.05)
    (tmp_path / "longest").write_bytes(b"x" * 2_000_000)
    return sites(str(tmp_path / "t.db"), client=StaticFiles(tmp_path), connections_each=5)


def opened(site) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", site.port))
    found.settimeout(PATIENCE)
    return found


def rest(line: socket.socket) -> bytes:
    """Read until the server closes."""
    found = b""
    try:
        while part := line.recv(65_536):
            found += part
    except ConnectionResetError:
        pass
    return found


def is_cut(line: socket.socket) -> bool:
    """Send one more byte, and return whether that fails."""
    try:
        line.sendall(b"x")
    except OSError:
        return True
    return False


def test_s14_headers_that_never_end_time_out(hasty):
    with opened(hasty) as line:
        line.sendall(HEAD)
        assert rest(line) == b""
    with opened(hasty) as silent:
        assert rest(silent) == b""


def test_s14_headers_sent_byte_by_byte_time_out(hasty):
    with opened(hasty) as line:
        line.sendall(HEAD)
        until(lambda: is_cut(line))


def test_s14_the_next_request_on_a_connection_times_out(hasty):
    with opened(hasty) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        assert b"HTTP/1.1" not in rest(line)


def test_s14_a_missing_body_times_out(hasty):
    with opened(hasty) as line:
        line.sendall(
            b"POST /api/rules HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 60000\r\n\r\n{"
        )
        assert b" 200 " not in rest(line)


def test_s14_connections_per_address_are_limited_and_can_be_reused(hasty):
    lines = [opened(hasty) for _ in range(5)]
    for line in lines:
        line.sendall(HEAD)
    until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 5)
    with opened(hasty) as one_more:
        assert rest(one_more).startswith(b"HTTP/1.1 429")
    for line in lines:
        line.close()
    until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 0)
    assert hasty.server.connections._by_address == {}
    assert hasty.get("/health").status_code == 200


def test_s14_table_sockets_are_counted_separately(hasty):
    keys, token = make(hasty, "draw", "open")
    people = [Person(hasty, keys["table"], token) for _ in range(8)]
    assert all(person.until(bool) for person in people)
    time.sleep(0.7)
    assert people[0].ask("say", text="hello")["type"] == "done"
    until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 0)


def test_an_open_socket_keeps_none_of_its_request(site, monkeypatch):
    begin, begun = connection_limits.LimitedSocket.start_keepalive, []

    def beginning(one: connection_limits.LimitedSocket) -> None:
        begin(one)
        begun.append(one)

    monkeypatch.setattr(connection_limits.LimitedSocket, "start_keepalive", beginning)
    keys, token = make(site, "draw", "open")
    assert Person(site, keys["table"], token).until(bool)
    assert len(begun) == 1
    assert not begun[0].scope["headers"]
    assert not begun[0].request.headers
    assert not begun[0].response.headers


def test_s14_a_response_that_is_not_read_is_dropped(hasty):
    with opened(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /longest HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 1)
        until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 0)


def test_s7_ipv4_mapped_ipv6_counts_as_ipv4():
    plain, mapped = connection("203.0.113.9"), connection("::ffff:203.0.113.9")
    other = connection("::ffff:203.0.113.10")
    access = Access(tables_each=1, proxies=(ipaddress.ip_network("127.0.0.1"),))
    assert access.address_of(mapped) == access.address_of(plain) == "203.0.113.9"
    assert access.address_of(other) == "203.0.113.10"
    forwarded = connection("::ffff:127.0.0.1", x_forwarded_for="::ffff:198.51.100.7")
    assert access.address_of(forwarded) == "198.51.100.7"
    assert access.counted("::ffff:127.0.0.1") == ""
    assert access.counted("2001:db8::1") == "2001:db8::/64"


def test_responses_are_sent_without_delay(hasty):
    with opened(hasty) as line:
        line.sendall(HEAD)
        until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 1)
        accepted = hasty.call(
            lambda: [
                one.transport.get_extra_info("socket").getsockopt(
                    socket.IPPROTO_TCP, socket.TCP_NODELAY
                )
                for one in hasty.server.connections._open
            ]
        )
    assert accepted == [1]


def test_s14_the_system_drops_peers_that_vanished():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        connection_limits.prepare(listener)
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000


# -- sockets --------------------------------------------------------------------------------------


def test_an_open_socket_keeps_nothing_of_its_http_connection(site):
    """Ten thousand sockets would keep ten thousand parsers until garbage is collected."""

    def connections() -> int:
        kind = connection_limits.LimitedHttp
        return sum(isinstance(one, kind) for one in gc.get_objects())

    is_collecting = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        before = connections()
        with ExitStack() as lines:
            for _ in range(5):
                lines.enter_context(upgraded(site))
            until(lambda: connections() <= before)
    finally:
        if is_collecting:
            gc.enable()


# -- floods --------------------------------------------------------------------------------------


def upgraded(site) -> socket.socket:
    """Return a connection to some table's socket, after its handshake."""
    line = opened(site)
    line.sendall(
        b"GET /ws/tables/abc HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


def framed(opcode: int, payload: bytes = b"", is_last: bool = True) -> bytes:
    return bytes([(0x80 if is_last else 0) | opcode, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


def sent_until_cut(line: socket.socket, data: bytes) -> int:
    """Send the same data until the server disconnects, and return the number of bytes sent."""
    sent = 0
    try:
        while sent < 50_000_000:
            sent += line.send(data)
    except OSError:
        return sent
    pytest.fail("the server took all of it")


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", framed(9, b"x" * 125)),
        (b"", framed(10)),
        (framed(1, is_last=False), framed(0, is_last=False)),
        (b"", framed(1, b'{"type":"ping"}')),
        (b"", framed(2)),
    ],
    ids=["pings", "pongs", "endless fragments", "messages", "empty messages"],
)
def test_s14_a_flood_of_frames_does_not_stall_the_loop(sites, tmp_path, first, flood):
    """Regression: empty fragments of an endless message on one socket stalled the loop forever."""
    site = sites(str(tmp_path / "t.db"))
    with watched(site._thread) as found, upgraded(site) as line:
        line.sendall(first)
        sent_until_cut(line, flood * 4000)
    assert found.longest < MOST, found.what


@pytest.mark.parametrize(
    "flood",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 2000,
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        + b"1\r\nx\r\n" * 2000,
        b"GET /" + b"x" * 60_000,
    ],
    ids=["requests", "headers", "chunks", "address"],
)
def test_s14_a_flood_of_requests_does_not_stall_the_loop(sites, tmp_path, caplog, flood):
    site = sites(str(tmp_path / "t.db"))
    with watched(site._thread) as found, opened(site) as line:
        sent_until_cut(line, flood * 2000 if len(flood) < 100 else flood)
    assert found.longest < MOST, found.what
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_s14_requests_per_address_are_rate_limited(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), requests_each=5)
    answers = [site.get("/health") for _ in range(8)]
    assert [answer.status_code for answer in answers[:5]] == [200] * 5
    assert answers[-1].status_code == 429
    assert answers[-1].json()["message"]["id"] == "too-fast"
    site.server.connections._credits.clear()
    assert site.get("/health").status_code == 200


def test_s14_the_sockets_of_an_address_share_a_rate_limit(sites, tmp_path, monkeypatch):
    monkeypatch.setattr("capicua.server.http.sockets.table_sockets.SOCKETS_WORTH", 2)
    site = sites(str(tmp_path / "t.db"), frames_each=10, frame_seconds=3600.0)
    keys, token = make(site, "draw", "open")
    people = [Person(site, keys["table"], token) for _ in range(4)]
    answers = [person.ask("people") for person in people for _ in range(8)]
    refused = [answer["message"]["id"] for answer in answers if answer["type"] == "refused"]
    assert refused == ["too-fast"] * 12
    for person in people:
        person.close()
    until(lambda: site.server.sockets._by_address == {})


def test_s14_new_sockets_per_address_are_rate_limited(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), requests_each=3)
    keys, token = make(site, "draw", "open")
    for _ in range(2):
        Person(site, keys["table"], token).close()
    with pytest.raises(InvalidStatus) as refused:
        Person(site, keys["table"], token)
    assert refused.value.response.status_code == 403
