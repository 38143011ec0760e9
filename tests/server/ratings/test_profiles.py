"""A profile shows what its person has played, and nothing that they hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from capicua.arena.rating_model import NEW, SURE, shown
from capicua.server.http.services import Offers
from capicua.server.ratings.matches import keep
from capicua.server.ratings.pools import Pool
from capicua.server.ratings.results import Result, SeatResult
from capicua.server.store.schema import accounts, match_players, ratings, seatings
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts.people import create, device, refusal, run, write
from tests.server.local_server import Site
from tests.server.ratings.table import person, play, rated_plan, recorded, seated

NAMES = ("Ana", "Luis", "Eva", "Raúl")
PARTNERS = Pool("partners", "dominican", "partners")
DUEL = Pool("block", "twenty_games", "duel")


@pytest.fixture
def site(database: str) -> Iterator[Site]:
    site = Site(database, offers=Offers(accounts=True, ratings=True), **UNLIMITED)
    site.server.matches.wait_seconds = 0.1
    yield site
    site.stop()


@pytest.fixture
def people(site: Site) -> dict[str, Any]:
    """Four people, two rated matches of partners and a casual duel between Ana and Luis."""
    found = {name: create(site, name) for name in NAMES}
    ids = [found[name].id for name in NAMES]
    write(site, lambda connection: fill(connection, ids))
    return found


def fill(connection: Connection, ids: list[str]) -> None:
    for table in ("T1", "T2", "T3"):
        for n, id in enumerate(ids):
            row = {"table_id": table, "account_id": id, "token": f"t{n}", "origin": table}
            connection.execute(seatings.insert().values(**row, at=0))
    for number, table in enumerate(("T1", "T2"), 1):
        keep(connection, result(table, PARTNERS, [1, 2, 1, 2], number * 1000))
    keep(connection, result("T3", DUEL, [2, 1], 3000, why_unrated="casual"))


def result(table: str, pool: Pool, places: list[int], ended: int, **more: Any) -> Result:
    sides = [n % 2 for n in range(len(places))]
    seats = [
        SeatResult(n, sides[n], place, 100 // place, (f"t{n}",), from_deal=True)
        for n, place in enumerate(places)
    ]
    fields = {"rounds": 3, "began": ended - 500, "ended": ended, "why_unrated": ""} | more
    return Result(table, pool, pool.rules, {}, seats=seats, **fields)


def test_a_profile_sums_up_what_was_played(site: Site, people: dict[str, Any]):
    found = site.get("/api/profiles/ana").json()
    assert (found["name"], found["is_own"], found["matches"], found["won"]) == ("Ana", False, 3, 2)
    assert found.get("streak", 0) == 0  # the latest match was lost
    assert found["longest"] == 2
    rating = found["ratings"][0]
    assert (rating["game"], rating["rules"], rating["form"]) == PARTNERS
    assert rating["rating"] > 1500
    assert not rating["is_sure"]
    assert [point["at"] for point in rating["history"]] == [1000, 2000]
    assert rating["history"][-1]["rating"] == rating["rating"]
    assert [(one["name"], one["matches"], one["won"]) for one in found["partners"]] == [
        ("Eva", 2, 2)
    ]
    assert {(one["game"], one["matches"]) for one in found["rules"]} == {
        ("partners", 2),
        ("block", 1),
    }


def test_what_is_hidden_is_seen_by_its_person_only(site: Site, people: dict[str, Any]):
    own = device(site, people["Ana"])
    everything = own.get("/api/profiles/Ana").json()
    hidden = ["ratings", "matches", "partners", "rules", "streaks", "seen", "country"]
    assert own.put("/api/profile", json={"hidden": hidden, "is_listed": False}).status_code == 200
    found = site.get("/api/profiles/Ana").json()
    shown_to_others = {"id", "name", "face", "is_own", "made", "is_listed"}
    assert found.keys() <= shown_to_others
    assert site.get("/api/profiles/Ana/matches").json()["matches"] == []
    assert refusal(site.get("/api/profiles/Ana/against/Luis")) == "profile-hidden"
    assert refusal(site.get("/api/profiles/Luis/against/Ana")) == "profile-hidden"
    assert own.get("/api/profiles/Ana").json() | {"hidden": [], "is_listed": True, "seen": 0} == (
        everything | {"hidden": [], "is_listed": True, "seen": 0}
    )


def test_whoever_is_blocked_does_not_find_the_profile(site: Site, people: dict[str, Any]):
    assert site.server.relations is not None
    block = site.server.relations.begin(people["Ana"].id, people["Luis"].id, "block")
    run(site, block)
    luis, ana = device(site, people["Luis"]), device(site, people["Ana"])
    for path in ("/api/profiles/Ana", "/api/profiles/Ana/matches", "/api/profiles/Eva/against/Ana"):
        assert refusal(luis.get(path)) == "no-such-account"
        assert site.get(path).status_code == 200
    assert ana.get("/api/profiles/Luis").status_code == 200  # to end the block


def test_nobody_chooses_for_somebody_else(site: Site, people: dict[str, Any]):
    choice = {"hidden": [], "is_listed": True}
    assert refusal(site.request("PUT", "/api/profile", json=choice)) == "not-signed-in"
    strange = device(site, people["Ana"], Origin="https://elsewhere.example")
    assert strange.put("/api/profile", json=choice).status_code == 403


def test_matches_are_filtered_by_game_form_and_opponent(site: Site, people: dict[str, Any]):
    def tables(query: str) -> list[str]:
        page = site.get(f"/api/profiles/Ana/matches?{query}").json()
        return [match["table"] for match in page["matches"]]

    assert tables("") == ["T3", "T2", "T1"]
    assert tables("game=partners") == ["T2", "T1"]
    assert tables("form=duel") == ["T3"]
    assert tables("opponent=Luis") == ["T3", "T2", "T1"]
    assert tables("opponent=eva") == []  # only ever a partner
    assert tables("before=2000") == ["T1"]


def test_a_match_tells_the_change_of_the_rating_and_why_it_does_not_count(
    site: Site, people: dict[str, Any]
):
    casual, second, first = site.get("/api/profiles/Ana/matches").json()["matches"]
    assert casual["why_unrated"] == "casual"
    assert "change" not in casual
    changes = first["change"], second["change"]
    assert all(change > 0 for change in changes)
    rating = site.get("/api/profiles/Ana").json()["ratings"][0]["rating"]
    assert 1500 + sum(changes) == rating
    assert [player["name"] for player in first["players"]] == list(NAMES)


def test_pages_of_matches_follow_each_other(site: Site, people: dict[str, Any]):
    ana = people["Ana"].id

    def more(connection: Connection) -> None:
        for n in range(45):
            row = {"table_id": f"M{n}", "account_id": ana, "token": "t0", "origin": ""}
            connection.execute(seatings.insert().values(**row, at=0))
            keep(connection, result(f"M{n}", DUEL, [1, 2], 10_000 + n, why_unrated="guests"))

    write(site, more)
    seen: list[str] = []
    before = 0
    while True:
        page = site.get(f"/api/profiles/Ana/matches?before={before}").json()
        seen += [match["table"] for match in page["matches"]]
        before = page.get("next", 0)
        if not before:
            break
    assert len(seen) == len(set(seen)) == 48


def test_a_crosstable_counts_wins_and_partnerships(site: Site, people: dict[str, Any]):
    found = site.get("/api/profiles/Ana/against/Luis").json()
    assert (found["matches"], found["won"], found["lost"]) == (3, 2, 1)
    other = site.get("/api/profiles/Luis/against/Ana").json()
    assert (other["won"], other["lost"]) == (1, 2)
    together = site.get("/api/profiles/Ana/against/Eva").json()
    assert (together["matches"], together["together"], together["won_together"]) == (0, 2, 2)


def test_leaders_are_sure_listed_and_in_order(site: Site, people: dict[str, Any]):
    assert site.get("/api/leaders/partners").json()["pools"] == []  # nobody is sure yet

    def settle(connection: Connection) -> None:
        connection.execute(ratings.update().values(sigma=SURE))
        connection.execute(
            accounts.update()
            .where(accounts.c.id == people["Eva"].id)
            .values(settings='{"is_listed": false}')
        )

    write(site, settle)
    (pool,) = site.get("/api/leaders/partners").json()["pools"]
    assert (pool["rules"], pool["form"]) == ("dominican", "partners")
    names = [player["name"] for player in pool["players"]]
    assert names[0] == "Ana"
    assert set(names) == {"Ana", "Luis", "Raúl"}
    assert refusal(site.get("/api/leaders/chess")) == "unknown-game"


def test_a_table_tells_who_sits_there_with_which_rating(site: Site):
    (ana, one), (_, two) = person(site, "Ana"), person(site, "Luis")
    plan = rated_plan(seats=3)
    table, seats = seated(site, [one, two, site.visitor()], plan)
    pool = Pool("garrafina", "pagat", "free").id

    def rate(connection: Connection) -> None:
        row = {"account_id": ana.id, "pool": pool, "mu": 30.0, "sigma": 5.0, "matches": 40, "at": 0}
        connection.execute(ratings.insert().values(**row))

    write(site, rate)
    found = site.get(f"/api/tables/{table}/people").json()["people"]
    assert [(one["name"], one.get("rating")) for one in found] == [
        ("Ana", shown(30.0)),
        ("Luis", None),
    ]
    assert found[0]["is_sure"]
    assert len(seats) == 3


def test_a_match_played_at_a_table_is_on_both_profiles(site: Site):
    devices = [person(site, name)[1] for name in ("Ana", "Luis")]
    table, seats = seated(site, devices, rated_plan())
    play(seats)
    recorded(site, match_players.select().where(match_players.c.table_id == table))
    for one in ("Ana", "Luis"):
        (match,) = site.get(f"/api/profiles/{one}/matches").json()["matches"]
        assert match["table"] == table
        assert match["players"][match["seat"]]["name"] == one
    change = site.get("/api/profiles/Ana/matches").json()["matches"][0]["change"]
    assert change == site.get("/api/profiles/Ana").json()["ratings"][0]["rating"] - shown(NEW.mean)


def test_without_accounts_there_are_no_profiles(tmp_path: Any):
    site = Site(str(tmp_path / "tables.db"), **UNLIMITED)
    try:
        for path in ("/api/profiles/Ana", "/api/tables/x/people", "/api/leaders/block"):
            assert site.get(path).status_code == 404, path
    finally:
        site.stop()
