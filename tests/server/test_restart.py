"""A killed server loses nothing it has acknowledged; a stopping one tells its clients."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.person import Person, make
from tests.server.site import Killable

KILLS = 3
TABLES = 4


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


def test_kill_9_under_load_neither_loses_nor_duplicates_events(database, tmp_path: Path):
    site = Killable(database, tmp_path)
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
            site = Killable(database, tmp_path)
            for talker in talkers:
                talker.site = site
                heard = talker.heard()
                # Every acknowledged line is there once and in order. At most one more was written
                # but not yet acknowledged.
                assert heard[: len(talker.acknowledged)] == talker.acknowledged
                assert heard[len(talker.acknowledged) :] in ([], [f"{talker.name} {talker.next}"])
    site.stop()


def test_a_request_repeated_after_a_kill_counts_once(database, tmp_path: Path):
    site = Killable(database, tmp_path)
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    ana.until(lambda s: "act" in s["may"])
    choice, version = ana.state["seen"]["choices"][0], ana.state["version"]
    assert ana.ask("act", id="first", action=choice["action"], at=version)["type"] == "done"
    site.kill()
    site = Killable(database, tmp_path)
    again = Person(site, keys["table"], token)
    again.until(lambda s: "act" in s["may"] or s["phase"] != "playing")
    answer = again.ask("act", id="first", action=choice["action"], at=version)
    assert answer["type"] == "done"
    mine = [line for line in again.lines if line["kind"] == "play" and line.get("seat") == 0]
    assert len(mine) == 1
    site.stop()


def test_a_stopping_server_asks_clients_to_reconnect(database, tmp_path: Path):
    site = Killable(database, tmp_path)
    keys, token = make(site)
    ana = Person(site, keys["table"], token)
    version = ana.until(lambda s: "act" in s["may"])["version"]
    site.process.terminate()
    assert ana.closed_with() == 1012
    assert site.process.wait(60) in (0, -15)
    site = Killable(database, tmp_path)
    assert Person(site, keys["table"], token).until(bool)["version"] == version
    site.stop()
