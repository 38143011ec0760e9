"""Open tables in the lobby: shown, joined, watched, gone."""

from __future__ import annotations

import time

import pytest

from capicua.api.bot_jobs import bot_job
from capicua.api.pictures import TablePicture
from capicua.catalogue import load_with
from capicua.core.match import Match
from capicua.core.tiles.random import Dealer, Rng
from capicua.server.lobby import listings as listings_module
from tests.server.lobby.conftest import do, run, sign_up
from tests.server.local_server import until
from tests.server.person import Person, make


def listed(visitor, table: str) -> dict | None:
    return next((one for one in visitor.lobby()["tables"] if one["table"] == table), None)


@pytest.fixture
def host(hall):
    """Make a table as its host, and stay there."""
    here: list[Person] = []

    def opens(*others: str, **more) -> tuple[dict[str, str], Person]:
        keys, token = make(hall, "block", *(others or ("open",)), listed=True, **more)
        here.append(Person(hall, keys["table"], token))
        return keys, here[-1]

    yield opens
    for one in here:
        one.close()


def test_a_listed_table_is_in_the_lobby_until_it_is_full(people, host):
    keys, _ = host("open", "greedy")
    ana = people()
    found = listed(ana, keys["table"])
    assert found is not None
    assert found["is_open"]
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    joined = ana.post(f"/api/tables/{keys['table']}/join", {"name": "Beto"})
    assert joined.status_code == 200, joined.text
    assert joined.json()["seat"] == 1
    until(lambda: listed(ana, keys["table"]) is None)


def test_a_table_that_is_not_listed_is_neither_shown_nor_joined(hall, people):
    keys, _ = make(hall, "block", "open")
    ana = people()
    assert listed(ana, keys["table"]) is None
    joined = ana.post(f"/api/tables/{keys['table']}/join", {"name": "Beto"})
    assert (joined.status_code, joined.json()["message"]["id"]) == (403, "table-unlisted")


def test_who_joins_from_the_lobby_is_known_by_the_cookie(people, host, hall):
    keys, ana = host()
    beto = people("Beto")
    entered = beto.post(f"/api/tables/{keys['table']}/join", {"name": "Beto"}).json()
    again = beto.post(f"/api/tables/{keys['table']}/join", {"name": "Someone else"}).json()
    assert (entered["token"], entered["seat"]) == (again["token"], again["seat"])
    ana.until(lambda state: state["seats"][1].get("name") == "Beto")


def test_a_running_table_is_listed_to_watch_if_anybody_may(people, host):
    open_to_all, _ = host("greedy", watch_by_address=True)
    closed, _ = host("greedy")
    found = listed(people(), open_to_all["table"])
    assert found is not None
    assert not found.get("is_open")
    assert found["watch"]
    assert listed(people(), closed["table"]) is None


def test_the_lobby_is_told_at_once(people, host):
    ana = people()
    ana.connect()
    ana.until("lobby")
    start = time.monotonic()
    keys, _ = host()
    ana.until("lobby", lambda frame: keys["table"] in [one["table"] for one in frame["tables"]])
    print(f"{(time.monotonic() - start) * 1000:.0f} ms with making the table")
    people("Beto").post(f"/api/tables/{keys['table']}/join", {"name": "Beto"})
    ana.until("lobby", lambda frame: keys["table"] in frame["gone"])


def test_who_comes_back_gets_what_has_changed_meanwhile(people, host):
    ana = people()
    mark = ana.lobby()["mark"]
    keys, _ = host()
    ana.connect(mark)
    frame = ana.until("lobby")
    assert keys["table"] in [one["table"] for one in frame["tables"]]


@pytest.mark.parametrize("mark", ["", "other.1", "x", "..", "9" * 40])
def test_an_unknown_mark_is_answered_with_again(people, mark):
    ana = people()
    ana.connect(mark or "-")
    assert ana.receive()["type"] == "again"
    assert ana.closed_with() == 4401


def test_a_table_that_everybody_has_left_is_no_longer_shown(people, host, hall, monkeypatch):
    keys, host_here = host()
    ana = people()
    assert listed(ana, keys["table"])
    host_here.close()
    room = hall.registry.actors[keys["table"]].room
    until(lambda: not room.here)
    hall.call(hall.server.lobby.listings.sweep)
    assert listed(ana, keys["table"]), "a phone that sleeps for a moment"
    monkeypatch.setattr(listings_module, "EMPTY_MS", 0)
    hall.call(hall.server.lobby.listings.sweep)
    assert listed(ana, keys["table"]) is None
    monkeypatch.undo()
    host_here.connect()
    until(lambda: room.here)
    hall.call(hall.server.lobby.listings.sweep)
    host_here.ask("say", phrase="hello")
    until(lambda: listed(ana, keys["table"]))


def test_a_rated_seat_needs_an_account(people, host):
    clock = {"kind": "turn", "seconds": 30}
    keys, _ = host("open", rated=True, clock=clock)
    found = people().post(f"/api/tables/{keys['table']}/join", {"name": "Beto"})
    assert found.json()["message"]["id"] == "table-rated"


def test_the_lobby_says_which_account_is_a_bots(hall, people):
    from capicua.server.store.schema import accounts

    id, session = sign_up(hall, "Autonoma")
    do(hall, accounts.update().where(accounts.c.id == id).values(is_bot=True))
    host = people("Autonoma", session)
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"rules": {"game": "block", "seats": 2}, "seats": seats, "name": "Autonoma"}
    table = host.post("/api/tables", plan | {"listed": True}).json()["table"]
    guest = people("Caro")
    until(lambda: hall.server.lobby.listings._tables[table].accounts == {id})
    seats = listed(guest, table)["seats"]
    assert [seat.get("is_bot", False) for seat in seats] == [True, False]


def test_people_apart_neither_see_nor_enter_each_others_tables(hall, people):
    (ana, session), (beto, other) = sign_up(hall, "Anabel"), sign_up(hall, "Bertha")
    run(hall, hall.server.relations.begin(ana, beto, "block"))
    host = people("Anabel", session)
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"rules": {"game": "block", "seats": 2}, "seats": seats, "name": "Anabel"}
    table = host.post("/api/tables", plan | {"listed": True}).json()["table"]
    guest, blocked = people("Caro"), people("Bertha", other)
    blocked.connect()
    until(lambda: hall.server.lobby.listings._tables[table].accounts == {ana})
    seats = listed(guest, table)["seats"]
    assert [seat.get("account", "") for seat in seats] == ["Anabel", ""], "the way to the profile"
    assert listed(blocked, table) is None
    joined = blocked.post(f"/api/tables/{table}/join", {"name": "Bertha"})
    assert joined.json()["message"]["id"] == "table-apart"
    frame = blocked.until("lobby")
    assert table not in [one["table"] for one in frame["tables"]]


def test_a_suspended_account_does_not_take_seats_from_the_lobby(hall, people, host):
    from capicua.server.store.schema import accounts
    from capicua.server.timers import now_ms

    id, session = sign_up(hall, "Suspended one")
    far = accounts.update().where(accounts.c.id == id).values(suspended_until=now_ms() + 60_000)
    do(hall, far)
    keys, _ = host()
    found = people("S", session).post(f"/api/tables/{keys['table']}/join", {"name": "S"})
    assert found.json()["message"]["id"] == "account-suspended"


def test_without_a_lobby_there_is_none(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"))
    assert site.get("/api/lobby").status_code == 404
    assert site.post("/api/lobby/seek", {}).status_code in (400, 404)
    assert site.post("/api/tables/x/join", {}).status_code == 404


def test_the_picture_of_a_table_in_play_is_drawn_for_everybody_who_may_watch(people, host):
    keys, ana = host("greedy", watch_by_address=True)
    ana.until(lambda state: state["phase"] == "playing")
    found = people().get(f"/api/tables/{keys['table']}/picture.svg?lang=es")
    assert found.status_code == 200, found.text
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in found.text
    closed, _ = host("greedy")
    assert people().get(f"/api/tables/{closed['table']}/picture.svg").status_code == 403


def test_the_picture_of_a_table_in_play_shows_no_hand():
    game = load_with("block", None, 4, {})
    pictures = []
    for seed in range(8):
        round = Match(game, Dealer.from_seed(seed)).round
        while int(round.turn):  # the same seat is to act
            seed += 8
            round = Match(game, Dealer.from_seed(seed)).round
        job = bot_job("greedy", 0, Rng(1), round)
        pictures.append(TablePicture(job, ("Ana", "Beto", "Caro", "Dani"), "en").answer())
    assert len(set(pictures)) == 1
    assert b"Ana" in pictures[0]
