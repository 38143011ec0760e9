"""A killed server loses nothing it has acknowledged; a stopping one tells its clients."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests import suite
from tests.server.conftest import DATABASES, empty_database
from tests.server.local_server import Killable
from tests.server.person import Person, make

KILLS = 3 if suite.IS_EXHAUSTIVE else 1
"""Number of times that the server is killed under load."""
TABLES = 4


class Place:
    """A database and the server that runs on it."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        self.again()

    def again(self) -> Killable:
        """Start the server, for example after it was killed."""
        self.site = Killable(self.database, self.folder)
        return self.site


@pytest.fixture(scope="module", params=DATABASES)
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    """One server for all tests, since every test leaves it running."""
    folder = tmp_path_factory.mktemp("place")
    found = Place(empty_database(request, folder), folder)
    yield found
    assert found.site.stop() == 0


class Talker:
    """Sends one chat line after another, each repeatedly until it is acknowledged."""

    def __init__(self, site: Killable, name: str) -> None:
        self.site = site
        self.keys, self.token = make(site)
        self.name = name
        self.acknowledged: list[str] = []
        self.next = 1

    def talk(self, stop: threading.Event) -> None:
        """Send lines until told to stop, or the connection breaks."""
        try:
            person = Person(self.site, self.keys["table"], self.token)
            while not stop.is_set():
                text = f"{self.name} {self.next}"
                answer = person.ask("say", id=f"say{self.next}", text=text)
                if answer["type"] == "done":
                    self.acknowledged.append(text)
                    self.next += 1
                else:
                    time.sleep(0.05)  # rate limited
        except (ConnectionClosed, OSError):
            return

    def heard(self) -> list[str]:
        """Return every line of the table's chat, as received by a new connection."""
        person = Person(self.site, self.keys["table"], self.token)
        person.until(bool)
        person.close()
        return [line["text"] for line in person.lines if line["kind"] == "chat"]


def test_kill_9_under_load_neither_loses_nor_duplicates_events(place: Place):
    site = place.site
    talkers = [Talker(site, f"t{number}") for number in range(TABLES)]
    with ThreadPoolExecutor(TABLES) as pool:
        for _ in range(KILLS):
            stop = threading.Event()
            before = sum(len(talker.acknowledged) for talker in talkers)
            running = [pool.submit(talker.talk, stop) for talker in talkers]
            end = time.monotonic() + 60
            while sum(len(talker.acknowledged) for talker in talkers) < before + 40:
                assert time.monotonic() < end
                time.sleep(0.01)
            site.kill()
            stop.set()
            for one in running:
                one.result(60)
            site = place.again()
            for talker in talkers:
                talker.site = site
                heard = talker.heard()
                # Every acknowledged line is there once and in order. At most one more was written
                # but not yet acknowledged.
                assert heard[: len(talker.acknowledged)] == talker.acknowledged
                assert heard[len(talker.acknowledged) :] in ([], [f"{talker.name} {talker.next}"])


def test_a_request_repeated_after_a_kill_counts_once(place: Place):
    site = place.site
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    ana.until(lambda s: "act" in s["may"])
    choice, version = ana.state["seen"]["choices"][0], ana.state["version"]
    assert ana.ask("act", id="first", action=choice["action"], at=version)["type"] == "done"
    site.kill()
    site = place.again()
    again = Person(site, keys["table"], token)
    again.until(lambda s: "act" in s["may"] or s["phase"] != "playing")
    answer = again.ask("act", id="first", action=choice["action"], at=version)
    assert answer["type"] == "done"
    mine = [line for line in again.lines if line["kind"] == "play" and line.get("seat") == 0]
    assert len(mine) == 1


def test_a_stopping_server_asks_clients_to_reconnect(place: Place):
    site = place.site
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    version = ana.until(lambda s: "act" in s["may"])["version"]
    site.process.terminate()
    assert ana.closed_with() == 1012
    assert site.process.wait(60) in (0, -15)
    site = place.again()
    assert Person(site, keys["table"], token).until(bool)["version"] == version
