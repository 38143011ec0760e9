"""A finished match is recorded exactly once, and counts only if it is fair."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from capicua.arena.rating_model import NEW
from capicua.arena.ratings import Rating
from capicua.server.accounts.accounts import Account, Accounts
from capicua.server.http.services import Offers
from capicua.server.ratings.matches import MOST_WITH_SAME, keep, rated, unrecorded
from capicua.server.ratings.pools import Pool
from capicua.server.ratings.results import Result, SeatResult
from capicua.server.store.event_log import open_store
from capicua.server.store.schema import (
    accounts,
    match_players,
    matches,
    ratings,
    reports,
    seatings,
)
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Killable, Site, until
from tests.server.ratings.table import person, play, rated_plan, recorded, seated

RATED = Offers(accounts=True, ratings=True)
MATCHES = sa.select(matches)
PLAYERS = sa.select(match_players).order_by(match_players.c.seat)
RATINGS = sa.select(ratings)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    site = Site(
        str(tmp_path / "tables.db"), offers=Offers(accounts=True, ratings=True), **UNLIMITED
    )
    site.server.matches.wait_seconds = 0.1
    yield site
    site.stop()


def of(table: str) -> Any:
    return PLAYERS.where(match_players.c.table_id == table)


def match_of(site: Site, table: str) -> Any:
    return recorded(site, MATCHES.where(matches.c.table_id == table))[0]


# -- at tables -----------------------------------------------------------------------------------


def test_a_rated_duel_moves_both_ratings_by_as_much(site: Site):
    (ana, one), (luis, two) = person(site, "Ana"), person(site, "Luis")
    table, people = seated(site, [one, two], rated_plan())
    play(people)
    match = match_of(site, table)
    assert (match.pool, match.is_rated, match.why_unrated) == ("garrafina/pagat/duel", True, "")
    assert match.began < match.ended
    players = recorded(site, of(table))
    assert {player.account_id for player in players} == {ana.id, luis.id}
    assert [player.points for player in players] == people[0].state["totals"]
    winner, loser = sorted(players, key=lambda player: player.place)
    if winner.place < loser.place:
        assert winner.mu > NEW.mean > loser.mu
    assert winner.mu - NEW.mean == pytest.approx(NEW.mean - loser.mu)
    stored = recorded(site, RATINGS)
    assert {(row.account_id, row.mu, row.matches) for row in stored} == {
        (player.account_id, player.mu, 1) for player in players
    }


def test_a_table_with_bots_and_guests_is_history_without_a_rating(site: Site):
    _, one = person(site, "Ana")
    table, people = seated(site, [one, site.visitor()], rated_plan())
    play(people)
    assert match_of(site, table).why_unrated == "guests"
    assert [row.mu for row in recorded(site, of(table))] == [None, None]
    assert recorded(site, sa.select(sa.func.count()).select_from(ratings)) == [(0,)]


def test_a_table_of_guests_is_not_recorded(site: Site):
    guests = [site.visitor(), site.visitor()]
    refused = guests[0].post("/api/tables", json=rated_plan())
    assert refused.json()["message"]["id"] == "table-rated"
    table, people = seated(site, guests, rated_plan(rated=False))
    play(people)
    until(lambda: table in site.server.matches._recorded)
    assert recorded(site, sa.select(sa.func.count()).select_from(matches)) == [(0,)]


def test_who_leaves_loses(site: Site):
    (ana, one), (luis, two) = person(site, "Ana"), person(site, "Luis")
    table, people = seated(site, [one, two], rated_plan())
    people[0].ask("leave")
    while people[1].until(lambda state: state["phase"] != "waiting")["phase"] != "over":
        if "act" in people[1].state["may"]:
            people[1].act()
        elif people[1].state["phase"] == "between":
            people[1].ask("next")
        else:
            people[1].receive()
    players = {row.account_id: row for row in recorded(site, of(table))}
    assert match_of(site, table).is_rated
    assert players[ana.id].has_left
    assert (players[ana.id].place, players[luis.id].place) == (2, 1)
    assert players[ana.id].mu < NEW.mean < players[luis.id].mu


def test_house_rules_do_not_count(site: Site):
    devices = [person(site, name)[1] for name in ("Ana", "Luis")]
    plan = rated_plan()
    plan["rules"] |= {"options": {"target_score": "50"}}
    table, people = seated(site, devices, plan)
    play(people)
    match = match_of(site, table)
    assert (match.pool, match.why_unrated) == ("garrafina/house/duel", "house-rules")


def test_a_server_without_ratings_keeps_a_history(tmp_path: Path):
    site = Site(str(tmp_path / "tables.db"), offers=Offers(accounts=True), **UNLIMITED)
    try:
        site.server.matches.wait_seconds = 0.1
        devices = [person(site, name)[1] for name in ("Ana", "Luis")]
        table, people = seated(site, devices, rated_plan())
        play(people)
        assert match_of(site, table).why_unrated == "off"
    finally:
        site.stop()


async def two_accounts(database: str) -> list[tuple[Account, str]]:
    """Create accounts before a server runs, and return them with the tokens of their sessions."""
    store = open_store(database)
    known = Accounts(store)
    found = [await known.create(name) for name in ("Ana", "Luis")]
    tokens = [(one, await known.sign_in(one.id)) for one in found]
    await store.close()
    return tokens


@pytest.mark.parametrize("wait", [0.0, 5.2])
def test_a_killed_server_records_the_match_after_its_start_and_once(tmp_path: Path, wait: float):
    more = {"accounts": "on", "ratings": "on"}
    database = str(tmp_path / "tables.db")
    signed_in = asyncio.run(two_accounts(database))
    server = Killable(database, tmp_path, **more)
    devices = [
        server.visitor(cookies={"capicua_account": token}, headers={"Origin": server.url})
        for _, token in signed_in
    ]
    table, people = seated(server, devices, rated_plan())
    play(people)
    time.sleep(wait)
    server.kill()
    for _ in range(2):
        server = Killable(database, tmp_path, **more)
        time.sleep(7)  # it records five seconds after loading the table
        server.kill()
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert [row.table_id for row in connection.execute(MATCHES)] == [table]
        assert [row.matches for row in connection.execute(RATINGS)] == [1, 1]
        assert len(connection.execute(PLAYERS).all()) == 2
        assert unrecorded(connection) == []


# -- in the transaction --------------------------------------------------------------------------


def result(table: str, places: list[int], ended: int = 1_000_000, **more: Any) -> Result:
    """Return a duel, or a match for themselves, of accounts whose tokens are their ids."""
    form = "duel" if len(places) == 2 else "free"
    seats = [
        SeatResult(n, n, place, 10 - place, (f"t{n}",), from_deal=True)
        for n, place in enumerate(places)
    ]
    fields = {"rounds": 1, "began": 0, "ended": ended, "why_unrated": ""} | more
    return Result(table, Pool("block", "standard", form), "standard", {}, seats=seats, **fields)


@pytest.fixture
def store(database: str) -> Iterator[sa.Engine]:
    """A database with two accounts at some tables, on SQLite and PostgreSQL."""
    opened = open_store(database)
    engine = opened._engines[0]

    def fill(connection: sa.Connection) -> None:
        for n, name in enumerate(("ana", "luis", "eva")):
            row = {"id": name, "name": name, "likeness": name, "seat_key": b"", "made": 0}
            connection.execute(accounts.insert().values(**row, seen=0))
            for table in [f"T{m}" for m in range(12)]:
                connection.execute(
                    seatings.insert().values(
                        table_id=table, account_id=name, token=f"t{n}", origin=table, at=0
                    )
                )

    async def go() -> None:
        await opened.do(fill)

    asyncio.run(go())
    yield engine
    asyncio.run(opened.close())


def test_a_match_kept_twice_counts_once(store: sa.Engine):
    with store.begin() as connection:
        assert keep(connection, result("T0", [1, 2]))
        assert not keep(connection, result("T0", [2, 1]))
    with store.connect() as connection:
        assert [row.matches for row in connection.execute(RATINGS)] == [1, 1]


def test_the_same_opponents_count_a_few_times_a_day_and_are_reported_if_one_always_wins(
    store: sa.Engine,
):
    with store.begin() as connection:
        for n in range(MOST_WITH_SAME + 2):
            keep(connection, result(f"T{n}", [1, 2], ended=1_000_000 + n))
        why = [row.why_unrated for row in connection.execute(MATCHES.order_by(matches.c.ended))]
        assert why == [""] * MOST_WITH_SAME + ["repeated"] * 2
        told = connection.execute(sa.select(reports).order_by(reports.c.about_id)).all()
        assert [(row.reason, row.about_id) for row in told] == [
            ("collusion", "ana"),
            ("collusion", "luis"),
        ]
        keep(connection, result("T9", [1, 2], ended=1_000_000 + 86_400_001))
        assert connection.scalar(sa.select(matches.c.is_rated).where(matches.c.table_id == "T9"))


def test_opponents_who_both_win_are_not_reported(store: sa.Engine):
    with store.begin() as connection:
        for n in range(MOST_WITH_SAME + 1):
            keep(connection, result(f"T{n}", [1 + n % 2, 2 - n % 2], ended=1_000_000 + n))
        assert connection.execute(sa.select(reports)).all() == []


def test_a_suspended_account_plays_without_ratings(store: sa.Engine):
    with store.begin() as connection:
        connection.execute(
            accounts.update().where(accounts.c.id == "ana").values(suspended_until=9_000_000)
        )
        keep(connection, result("T0", [1, 2]))
        assert connection.execute(MATCHES).one().why_unrated == "suspended"


# -- leaving -------------------------------------------------------------------------------------


def partners(places: list[int], left: set[int]) -> list[SeatResult]:
    return [
        SeatResult(n, n % 2, 2 if n in left else places[n % 2], 0, (f"t{n}",), has_left=n in left)
        for n in range(4)
    ]


def test_a_partner_who_stays_loses_nothing_when_the_other_leaves():
    before = [Rating(25 + n, 6) for n in range(4)]
    new = rated(partners([2, 1], {0}), before)
    assert new[0].mean < before[0].mean
    assert new[2] == before[2]
    assert new[1].mean > before[1].mean


def test_who_leaves_loses_even_if_the_partner_and_a_bot_win():
    before = [Rating(25, 6)] * 4
    new = rated(partners([1, 2], {0}), before)
    assert new[0].mean < 25 < new[2].mean
