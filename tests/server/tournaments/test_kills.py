"""A server killed at any moment of a round loses no result and decides nothing twice."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from capicua.testing.server_process import free_port
from capicua.tournament import Tournament
from tests import suite
from tests.server.local_server import Killable
from tests.server.tournaments.conftest import Somebody, create, op

KILLS = 12 if suite.IS_EXHAUSTIVE else 4
TABLES = 4


def patient(work: Callable[[], httpx.Response]) -> Any:
    """Send a request until it is answered, as a phone does that has no network now and then."""
    end = time.monotonic() + 120
    while True:
        try:
            found = work()
            if found.status_code < 500:
                assert found.status_code == 200, found.text
                return found.json()
        except httpx.HTTPError:
            pass
        assert time.monotonic() < end
        time.sleep(0.1)


def test_every_step_of_two_rounds_survives_kills(tmp_path: Path) -> None:
    port = free_port()
    offers = {"tournaments": "on"}

    def server() -> Killable:
        return Killable(str(tmp_path / "tables.db"), tmp_path, port=port, **offers)

    running = server()
    running.visitor()
    director = create(running, pairs=2 * TABLES)
    keys = director.get("keys").json()["keys"]
    phones = {number: Somebody(running, director.event, key[0]) for number, key in keys.items()}
    failures: list[BaseException] = []

    def event() -> None:
        try:
            for round in (1, 2):
                name = op()
                patient(lambda name=name: director.act("start_round", op_=name))
                page = patient(director.get)
                tables = page["event"]["rounds"][round - 1]["tables"]
                for table in tables:
                    for side in table["sides"]:
                        name, phone = op(), phones[str(side[0])]
                        told = [100 + table["number"], 40 + round]
                        at = table["number"]
                        for _ in range(2):  # and once more, as if the answer had been lost
                            patient(
                                lambda phone=phone, told=told, at=at, round=round, name=name: (
                                    phone.tells(told, at, round, name)
                                )
                            )
        except BaseException as error:
            failures.append(error)

    playing = threading.Thread(target=event)
    playing.start()
    rng = random.Random(5)
    for _ in range(KILLS):
        time.sleep(rng.uniform(0.05, 1.0))
        running.kill()
        running = server()
    playing.join(240)
    try:
        assert not playing.is_alive()
        assert failures == []
        event_ = Tournament.of_data(director.get("exports/json").json())
        assert len(event_.state.rounds) == 2
        for number, round in enumerate(event_.state.rounds, 1):
            assert {at: each.points for at, each in round.results.items()} == {
                table: (100 + table, 40 + number) for table in range(1, TABLES + 1)
            }
        kinds = [type(entry.event).__name__ for entry in event_.log]
        assert kinds.count("RoundStarted") == 2
        assert kinds.count("Recorded") == 2 * TABLES
    finally:
        running.kill()
