"""At a table with a delay, no frame, log or clock tells how long somebody has thought."""

from __future__ import annotations

import time

from capicua.table.room.room import Room
from tests.server.local_server import Site
from tests.server.person import Person, plan

DELAY = 1


def seated(site: Site, **more) -> tuple[str, Person, Person]:
    wish = plan("block", "open", delay=DELAY, **more)
    keys = site.post("/api/tables", wish).json()
    people = []
    for key, name in (("host", "Ana"), ("play", "Beto")):
        entry = {"key": keys[key], "name": name}
        token = site.post(f"/api/tables/{keys['table']}/enter", entry).json()["token"]
        people.append(Person(site, keys["table"], token))
    for one in people:
        one.until(lambda state: "next" in state["may"])
    for one in people:
        one.ask("next")
    for one in people:
        one.until(lambda state: state["phase"] == "playing")
    return keys["table"], people[0], people[1]


def turns(*people: Person) -> tuple[Person, Person]:
    one = next(one for one in people if "act" in one.state["may"])
    return one, next(other for other in people if other is not one)


def test_a_move_is_shown_after_the_delay_and_nothing_before(site: Site):
    clock = {"kind": "bank", "seconds": 60}
    table, ana, beto = seated(site, clock=clock)
    assert site.get(f"/api/tables/{table}").json()["delay"] == DELAY
    mover, other = turns(ana, beto)
    version = other.state["version"]
    actor = site.registry.actors[table]
    shown = actor.room.shown_ms()
    choice = mover.state["seen"]["choices"][0]["action"]
    frame = {"type": "act", "action": choice, "at": version}
    mover.send(**frame, id="first")
    again = Person(site, table, other.token)  # somebody who reloads to look
    seen = again.until(lambda state: state)
    assert time.time() * 1000 < shown
    assert (seen["version"], seen["seen"]["turn"]) == (version, mover.state["seat"])
    # the wait blocks neither the socket, nor the table; another move is refused meanwhile
    mover.send(type="ping")
    assert mover.receive()["type"] == "pong"
    assert mover.ask("act", action=choice, at=version)["type"] == "refused"
    other.until(lambda state: state["version"] > version)
    assert time.time() * 1000 >= shown - 1
    while "first" not in mover.answers:
        mover.receive()
    assert mover.answers["first"]["type"] == "done"
    left = other.state["seats"][mover.state["seat"]]["left_ms"]
    assert left <= 60_000 - DELAY * 1000


def test_a_seat_that_has_decided_does_not_run_out_of_time(site: Site):
    table, ana, beto = seated(site, clock={"kind": "turn", "seconds": 1, "at_zero": "forfeit"})
    mover, _ = turns(ana, beto)
    room = site.registry.actors[table].room
    choice = mover.state["seen"]["choices"][0]["action"]
    site.call(lambda: setattr(room.plan, "delay", 3))
    answer = mover.ask("act", action=choice, at=mover.state["version"])
    assert answer["type"] == "done"
    assert room.forfeited is None


def test_a_move_outlives_the_connection_of_who_made_it(site: Site):
    _, ana, beto = seated(site)
    mover, other = turns(ana, beto)
    version = mover.state["version"]
    mover.send(type="act", action=mover.state["seen"]["choices"][0]["action"], at=version, id="x")
    time.sleep(0.1)
    mover.close()
    other.until(lambda state: state["version"] > version)
    assert other.state["seen"]["turn"] != mover.state["seat"] or other.state["phase"] != "playing"


def test_bots_wait_as_long(site: Site):
    wish = plan("block", "greedy", delay=DELAY, pace="quick")  # without the delay, milliseconds
    keys = site.post("/api/tables", wish).json()
    table = keys["table"]
    turned: list[tuple[int, int]] = []
    """When each turn began by the clock of the server, and whose it was."""

    def note(room: Room) -> None:
        if room.id == table and room.phase == "playing":
            turned.append((room.turned_ms, room.round.turn))

    site.registry.observers.append(note)
    try:
        entry = {"key": keys["host"], "name": "Ana"}
        token = site.post(f"/api/tables/{table}/enter", entry).json()["token"]
        ana = Person(site, table, token)
        ana.until(lambda state: state["phase"] == "playing" and "act" in state["may"])
        ana.act()
        ana.until(lambda state: "act" in state["may"] or state["phase"] != "playing")
    finally:
        site.registry.observers.remove(note)
        ana.close()
    begun = dict(turned)  # a turn is told of more than once
    waits = [
        (turn, after - at) for (at, turn), after in zip(begun.items(), [*begun][1:], strict=False)
    ]
    assert [wait for turn, wait in waits if turn == 1], "the bot has moved"
    assert all(wait >= DELAY * 1000 - 1 for _, wait in waits), waits
