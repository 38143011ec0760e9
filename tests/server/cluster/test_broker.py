"""Two server processes, one PostgreSQL, one Redis: a player may use either, and either may die."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")
pytest.importorskip("redis", reason="the Redis client is not installed")

from capicua import client
from tests.server.faults import Node, Redis
from tests.server.local_server import PATIENCE, Postgres, until
from tests.server.person import Person, make


class Nodes:
    """Two server processes; one that a test has stopped is replaced for the next test."""

    def __init__(self, postgres: Postgres, redis: Redis, folder: Path) -> None:
        database = postgres.database()
        self._start = partial(Node, database, folder, broker=redis.url)
        self.running = [self._start(), self._start()]

    def whole(self) -> list[Node]:
        self.running = [
            node if node.process.poll() is None else self._start() for node in self.running
        ]
        return self.running


@pytest.fixture(scope="module")
def all_nodes(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    found = Nodes(postgres, redis, tmp_path_factory.mktemp("nodes"))
    yield found
    for node in found.running:
        node.kill()


@pytest.fixture
def nodes(all_nodes: Nodes) -> list[Node]:
    return all_nodes.whole()


def link(node: Node, keys: dict[str, str], key: str = "play") -> str:
    return f"{node.url}/t/{keys['table']}#{keys[key]}"


def in_background(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def play_rounds(seat: client.Seat, rounds: int, acknowledged: list[int]) -> None:
    with suppress(client.LostError):  # the servers stop before the players
        for view in seat:
            if view.state.round > rounds:
                return
            acknowledged.append(seat.play(view.choices[0]))


def test_players_on_different_processes_share_a_table(nodes: list[Node]) -> None:
    before = [node.tables() for node in nodes]
    keys, token = make(nodes[0], "block", "open")
    ana = client.sit(link(nodes[0], keys), token=token)
    eva = client.sit(link(nodes[1], keys), name="Eva")  # enters through the other process
    versions: list[list[int]] = [[], []]
    in_background(lambda: play_rounds(ana, 10, versions[0]))
    in_background(lambda: play_rounds(eva, 10, versions[1]))
    until(lambda: len(versions[0]) > 5 and len(versions[1]) > 5)
    assert not set(versions[0]) & set(versions[1])
    assert [node.tables() for node in nodes] == [before[0] + 1, before[1]]
    summary = [node.get(f"/api/tables/{keys['table']}").json() for node in nodes]
    assert summary[0]["rules"] == summary[1]["rules"]
    assert [seat["name"] for seat in summary[1]["seats"]] == ["Ana", "Eva"]
    ana.close()
    eva.close()


def test_the_view_is_the_same_through_another_process(nodes: list[Node]) -> None:
    """A person connected to both processes gets byte-identical views."""
    keys, token = make(nodes[0], "draw", "greedy")
    persons = [Person(node, keys["table"], token) for node in nodes]
    first, second = [
        person.until(lambda state: "act" in state["may"] or state["phase"] != "playing")
        for person in persons
    ]
    until(lambda: _caught_up(persons))
    first, second = persons[0].state, persons[1].state
    assert first["seen"] == second["seen"]
    assert first["seat"] == second["seat"] == 0
    stranger = Person(nodes[1], keys["table"], "somebody-else")
    assert stranger.closed_with() == 4401
    for person in persons:
        person.close()


def _caught_up(persons: list[Person]) -> bool:
    for person in persons:
        person.send(type="ping")
        while person.receive()["type"] != "pong":
            pass
    return len({person.state["version"] for person in persons}) == 1


def test_play_continues_after_the_holder_is_killed(nodes: list[Node]) -> None:
    """Acknowledged moves are not lost, and no move happens twice."""
    keys, token = make(nodes[0], "block", "open")
    table = keys["table"]
    ana = client.sit(link(nodes[0], keys), token=token)
    eva = client.sit(link(nodes[1], keys), name="Eva")
    acknowledged: list[int] = []
    lost: list[client.LostError] = []

    def until_lost(seat: client.Seat) -> None:
        try:
            for view in seat:
                acknowledged.append(seat.play(view.choices[0]))
        except client.LostError as error:
            lost.append(error)

    in_background(lambda: until_lost(eva))
    ana._wire._patience = 1.0  # her process is the one that dies
    before_death = nodes[1].tables()
    gone = in_background(lambda: until_lost(ana))
    until(lambda: len(acknowledged) > 12)
    nodes[0].kill()
    gone.join(PATIENCE)
    assert len(lost) == 1
    before = max(acknowledged)

    again = client.sit(link(nodes[1], keys), token=token)  # she reconnects to the other process
    assert again.state.version >= before
    in_background(lambda: until_lost(again))
    until(lambda: len(acknowledged) > 24)
    assert nodes[1].tables() == before_death + 1
    answered = list(acknowledged)
    person = Person(nodes[1], table, token)
    state = person.until(lambda state: state)
    plays = [line["at"] for line in state["lines"] if line["kind"] == "play"]
    # A repeated request is answered with the version of that moment, so only counts can be
    # compared; one action of each player may be under way.
    assert len(set(plays)) == len(plays)
    assert len(answered) <= len(plays)
    assert len([at for at in plays if at <= max(answered)]) <= len(answered) + 2
    assert len(lost) == 1
    person.close()
    again.close()
    eva.close()


def test_a_process_that_stops_leaves_its_tables_at_once(nodes: list[Node]) -> None:
    keys, token = make(nodes[0], "draw", "greedy")
    person = Person(nodes[1], keys["table"], token)
    version = person.until(lambda state: "act" in state["may"])["version"]
    assert nodes[0].stop() == 0
    assert person.closed_with() == 1012
    person.connect(since=version)
    assert person.until(lambda state: "act" in state["may"])["version"] >= version
    person.act()
    person.close()


def test_nothing_is_lost_when_redis_loses_its_data(nodes: list[Node], redis: Redis) -> None:
    keys, token = make(nodes[0], "draw", "greedy")
    with client.sit(link(nodes[1], keys), token=token) as seat:
        acknowledged: list[int] = []
        for view in seat:
            acknowledged.append(seat.play(view.choices[0]))
            if len(acknowledged) == 2:
                redis.stop()
                redis.start()
            if len(acknowledged) == 6 or view.state.round > 2:
                break
        assert acknowledged == sorted(set(acknowledged))
        assert seat.state.version >= acknowledged[-1]
