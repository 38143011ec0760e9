"""Two processes after each kind of fault: one holder per table, and no stale views (S3)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")
pytest.importorskip("redis", reason="the Redis client is not installed")

from redis import Redis as Plain
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.faults import Link, Node, Redis
from tests.server.local_server import Postgres, until
from tests.server.person import Person, enter, make

SOON = 10.0
"""Seconds within which everything must be in order again."""
AGAIN = {1006, 1012, 4409}
"""Close codes after which a client reconnects."""


class Pair:
    """Two processes, and the links of the first to the services they share."""

    def __init__(self, postgres: Postgres, redis: Redis, folder: Path) -> None:
        self.redis = redis
        database = postgres.database()
        self.to_redis, self.to_database = Link(redis.port), Link(postgres.port)
        near = database.replace(str(postgres.port), str(self.to_database.port))
        broker = redis.url.replace(str(redis.port), str(self.to_redis.port))
        self.first = Node(near, folder, broker=broker)
        self.second = Node(database, folder, broker=redis.url)

    def stop(self) -> None:
        self.heal()
        self.first.kill()
        self.second.kill()
        self.to_redis.stop()
        self.to_database.stop()

    def heal(self) -> None:
        self.first.go_on()
        self.to_redis.whole()
        self.to_database.whole()
        until(lambda: self.makes_tables(self.first) and self.makes_tables(self.second))

    def makes_tables(self, node: Node) -> bool:
        plan = {"rules": {"game": "block", "seats": 2}, "name": "Ana"}
        seats = [{"kind": "me"}, {"kind": "open"}]
        with suppress(Exception):
            return node.post("/api/tables", plan | {"seats": seats}).status_code == 201
        return False


@pytest.fixture(scope="module")
def running(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    pair = Pair(postgres, redis, tmp_path_factory.mktemp("nodes"))
    yield pair
    pair.stop()


@pytest.fixture
def pair(running: Pair) -> Iterator[Pair]:
    yield running
    running.heal()


class Talk:
    """Ana at the first process, which holds her table, and Eva at the second."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.keys, self.token = make(pair.first, "block", "open")
        self.table = self.keys["table"]
        self.eva_token = enter(pair.first, self.keys, "Eva")["token"]
        self.ana = Person(pair.first, self.table, self.token)
        self.ana.until(bool)
        self.eva = Person(pair.second, self.table, self.eva_token)
        self.eva.until(bool)
        self.said: list[str] = []

    def eva_says(self, text: str) -> None:
        """Send a line until it is acknowledged, repeating it under the same id as clients do."""
        end = time.monotonic() + 3 * SOON
        while True:
            assert time.monotonic() < end, "the line was never acknowledged"
            try:
                answer = self.eva.ask("say", id=text.replace(" ", "-"), text=text)
                if answer["type"] == "done":
                    self.said.append(text)
                    return
            except (ConnectionClosed, TimeoutError, OSError, InvalidStatus):
                time.sleep(0.3)
                with suppress(ConnectionClosed, TimeoutError, OSError, InvalidStatus):
                    self.eva.connect()

    def ana_is_let_go(self, since: float) -> None:
        """Check that Ana's stale socket is closed in time, with a code that asks to reconnect."""
        with suppress(ConnectionClosed):
            while True:
                self.ana.socket.recv(timeout=max(0.1, since + SOON - time.monotonic()))
        assert self.ana.socket.close_code in AGAIN
        assert time.monotonic() - since <= SOON + 1

    def all_heard(self) -> None:
        """Check that new connections to either process get every line once and in order."""
        for node in (self.pair.first, self.pair.second):
            person = Person(node, self.table, self.token)
            person.until(bool)
            heard = [line["text"] for line in person.lines if line["kind"] == "chat"]
            assert heard == self.said
            person.close()

    def one_holder(self) -> None:
        """Check that lines sent to one process arrive at the other: one of them holds the table."""
        self.eva_says("once more")
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            with suppress(ConnectionClosed):
                return self._agree(Person(self.pair.first, self.table, self.token))
        raise AssertionError("the two processes do not agree")

    def _agree(self, ana: Person) -> None:
        ana.until(lambda _: _last(ana) == "once more")
        self.eva_says("and again")
        ana.until(lambda _: _last(ana) == "and again")
        ana.close()


def comes_again(talk: Talk) -> None:
    """Reconnect Ana, with retries as in a browser."""
    end = time.monotonic() + SOON
    while True:
        with suppress(ConnectionClosed, InvalidStatus, OSError, TimeoutError):
            person = Person(talk.pair.first, talk.table, talk.token)
            person.until(bool)
            person.close()
            return
        assert time.monotonic() < end, "she could not reconnect"
        time.sleep(0.2)


def test_s3_a_table_has_one_holder_after_redis_loses_its_data(pair: Pair, redis: Redis) -> None:
    talk = Talk(pair)
    talk.eva_says("before")
    redis.stop()
    redis.start()
    begun = time.monotonic()
    talk.eva.close()
    with suppress(ConnectionClosed, OSError, InvalidStatus):
        talk.eva.connect()
    talk.eva_says("after")
    end = begun + SOON
    while time.monotonic() < end:  # she receives it now, or after reconnecting
        try:
            talk.ana.until(lambda state: len(talk.ana.lines) and _last(talk.ana) == "after")
            break
        except ConnectionClosed:
            comes_again(talk)
            break
    assert time.monotonic() < end
    talk.all_heard()
    talk.one_holder()


def _last(person: Person) -> str:
    said = [line["text"] for line in person.lines if line["kind"] == "chat"]
    return str(said[-1]) if said else ""


def test_s3_a_suspended_process_unloads_the_tables_that_others_took(pair: Pair) -> None:
    talk = Talk(pair)
    talk.eva_says("before")
    talk.eva.close()  # so that no pending write reveals the takeover
    pair.first.pause()
    talk.eva_says("meanwhile")
    pair.first.go_on()
    talk.ana_is_let_go(time.monotonic())
    comes_again(talk)
    talk.all_heard()
    talk.one_holder()


def test_s3_an_expiring_lease_is_renewed_or_its_table_unloaded(pair: Pair, redis: Redis) -> None:
    talk = Talk(pair)
    with Plain.from_url(redis.url) as keys:
        assert 0 < keys.ttl(f"capicua:holder:{talk.table}") <= 86_400
        keys.expire(f"capicua:holder:{talk.table}", 5)
        until(lambda: keys.ttl(f"capicua:holder:{talk.table}") > 5)
        keys.set(f"capicua:holder:{talk.table}", "somebody-else", ex=3)
    talk.ana_is_let_go(time.monotonic())
    comes_again(talk)
    talk.one_holder()


@pytest.mark.parametrize("fault", [Link.silent, Link.refused])
def test_s3_cut_off_from_redis(pair: Pair, fault: Callable[[Link], None]) -> None:
    """The other process takes over; this one learns it from the database."""
    talk = Talk(pair)
    talk.eva_says("before")
    fault(pair.to_redis)
    talk.eva_says("meanwhile")
    talk.ana_is_let_go(time.monotonic())
    assert _turned_away(talk) in AGAIN
    made = pair.first.post("/api/tables", _plan())
    assert (made.status_code, made.json()["message"]["id"]) == (503, "broker-down")
    assert int(made.headers["retry-after"]) > 0
    pair.heal()
    comes_again(talk)
    talk.all_heard()
    talk.one_holder()


def _turned_away(talk: Talk) -> int:
    """Return the close code of a new socket at the first process."""
    try:
        return Person(talk.pair.first, talk.table, talk.token).closed_with()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def _plan() -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"rules": {"game": "block", "seats": 2}, "seats": seats, "name": "Ana"}


@pytest.mark.parametrize("fault", [Link.silent, Link.refused])
def test_s3_cut_off_from_the_database(pair: Pair, fault: Callable[[Link], None]) -> None:
    """The other process takes over."""
    talk = Talk(pair)
    talk.eva_says("before")
    fault(pair.to_database)
    talk.ana_is_let_go(time.monotonic())
    talk.eva_says("meanwhile")
    pair.heal()
    comes_again(talk)
    talk.all_heard()
    talk.one_holder()


@pytest.mark.parametrize("is_stopped", [True, False])
def test_s12_without_redis_new_tables_are_refused(
    pair: Pair, redis: Redis, is_stopped: bool
) -> None:
    """Redis is stopped or does not answer; tables already held continue."""
    talk = Talk(pair)
    try:
        if is_stopped:
            redis.stop()
            assert talk.ana.ask("say", text="still here")["type"] == "done"
        else:
            pair.to_redis.silent()
        begun = time.monotonic()
        made = pair.first.post("/api/tables", _plan())
        assert (made.status_code, made.json()["message"]["id"]) == (503, "broker-down")
        assert int(made.headers["retry-after"]) > 0
        assert time.monotonic() - begun < 4
    finally:
        if is_stopped:
            redis.start()
    until(lambda: pair.makes_tables(pair.second))


def test_s20_an_invalid_message_is_ignored(pair: Pair, redis: Redis) -> None:
    talk = Talk(pair)
    with Plain.from_url(redis.url) as keys:
        posts = [key.decode() for key in keys.pubsub_channels("capicua:post:*")]
        assert len(posts) == 2
        for post in posts:
            for data in (b"hello", b"\x93\xa1a\xa1b\x05", b'{"a": 1}', b"\x94\xa1a\xa1b\xc0\x80"):
                assert keys.publish(post, data) == 1
    talk.eva_says("still heard")
    talk.one_holder()
