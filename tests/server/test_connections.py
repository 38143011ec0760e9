"""S7, S14: nobody keeps the server busy by being slow, or by coming in other clothes."""

from __future__ import annotations

import ipaddress
import socket
import time

import pytest

from capicua.server import connections
from capicua.server.door import Door
from tests.server.site import PATIENCE, until
from tests.server.test_parts import connection

HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\nX-a: "


@pytest.fixture
def hasty(sites, tmp_path, monkeypatch):
    """A server where everything has to happen within half a second."""
    for name in ("HEAD", "BODY", "STALLED", "ANSWER"):
        monkeypatch.setattr(connections, f"{name}_SECONDS", 0.5)
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    return sites(str(tmp_path / "t.db"), connections_each=5)


def opened(site) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", site.port))
    found.settimeout(PATIENCE)
    return found


def rest(line: socket.socket) -> bytes:
    """Everything until the server closes."""
    found = b""
    try:
        while part := line.recv(65_536):
            found += part
    except ConnectionResetError:
        pass
    return found


def is_cut(line: socket.socket) -> bool:
    """Sends a little more; whether that is not possible any longer."""
    try:
        line.sendall(b"x")
    except OSError:
        return True
    return False


def test_s14_headers_that_do_not_end_are_not_waited_for(hasty):
    with opened(hasty) as line:
        line.sendall(HEAD)
        assert rest(line) == b""
    with opened(hasty) as silent:
        assert rest(silent) == b""


def test_s14_headers_that_come_drop_by_drop_are_not_waited_for_either(hasty):
    with opened(hasty) as line:
        line.sendall(HEAD)
        until(lambda: is_cut(line))


def test_s14_after_an_answer_the_next_request_has_to_come_soon(hasty):
    with opened(hasty) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        assert b"HTTP/1.1" not in rest(line)


def test_s14_a_body_that_does_not_come_is_not_waited_for(hasty):
    with opened(hasty) as line:
        line.sendall(
            b"POST /api/rules HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 60000\r\n\r\n{"
        )
        assert b" 200 " not in rest(line)


def test_s14_an_address_has_so_many_connections_and_may_use_them_again(hasty):
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


def test_s14_sockets_of_tables_are_counted_by_themselves(hasty):
    from tests.server.person import Person, make

    keys, token = make(hasty, "draw", "open")
    people = [Person(hasty, keys["table"], token) for _ in range(8)]
    assert all(person.until(bool) for person in people)
    time.sleep(0.7)
    assert people[0].ask("say", text="hello")["type"] == "done"
    until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 0)


def test_s14_an_answer_that_nobody_reads_is_not_kept(hasty):
    with opened(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /api/games/block/page HTTP/1.1\r\nHost: x\r\n\r\n"
        assert hasty.get("/api/games/block/page").status_code == 200
        line.sendall(ask * 400)
        until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 1)
        until(lambda: hasty.call(lambda: len(hasty.server.connections)) == 0)


def test_s7_ipv4_in_the_clothes_of_ipv6_is_ipv4():
    plain, mapped = connection("203.0.113.9"), connection("::ffff:203.0.113.9")
    other = connection("::ffff:203.0.113.10")
    door = Door(tables_each=1, proxies=(ipaddress.ip_network("127.0.0.1"),))
    assert door.address_of(mapped) == door.address_of(plain) == "203.0.113.9"
    assert door.address_of(other) == "203.0.113.10"
    forwarded = connection("::ffff:127.0.0.1", x_forwarded_for="::ffff:198.51.100.7")
    assert door.address_of(forwarded) == "198.51.100.7"
    assert door.counted("::ffff:127.0.0.1") == ""
    assert door.counted("2001:db8::1") == "2001:db8::/64"


def test_an_answer_goes_out_at_once(hasty):
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


def test_s14_the_system_gives_up_peers_that_are_gone():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        connections.prepare(listener)
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000
