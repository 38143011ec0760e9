"""Finished matches are reviewed once, by one process, and only where people decided alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from capicua.notation import from_jsonl, read
from capicua.review import Effort, review
from capicua.review.accuracy import accuracy
from capicua.review.review import lost_chances
from capicua.server.http.services import Offers
from capicua.server.ratings.accuracy import (
    GIVE_UP_MS,
    LEASE_MS,
    AccuracyReviews,
    claim,
    due_match,
    keep,
    played_by_others,
)
from capicua.server.store.schema import events, match_players, matches
from capicua.server.timers import now_ms
from capicua.table.room.events import Acted, encode
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts.people import write
from tests.server.local_server import Site, until
from tests.server.ratings.table import person, play, rated_plan, recorded, seated

EFFORT = Effort(worlds=4)
PLAYERS = sa.select(match_players).order_by(match_players.c.seat)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    offers = Offers(accounts=True, ratings=True)
    site = Site(str(tmp_path / "tables.db"), offers=offers, **UNLIMITED)
    site.server.matches.wait_seconds = 0.1
    yield site
    site.stop()


def due_of(site: Site, table: str) -> int | None:
    rows = recorded(site, sa.select(matches.c.review_due).where(matches.c.table_id == table))
    found: int | None = rows[0][0]
    return found


def test_the_accuracy_of_a_match_is_that_of_its_review_and_shown_unless_hidden(site: Site):
    (ana, one), (_, two) = person(site, "Ana"), person(site, "Luis")
    table, people = seated(site, [one, two], rated_plan("block"))
    play(people)
    assert due_of(site, table) is not None
    reviews = AccuracyReviews(site.store, site.registry, EFFORT)
    assert site.wait(reviews.review_next())
    assert due_of(site, table) is None
    assert not site.wait(reviews.review_next())

    record = read(one.get(f"/api/tables/{table}/record").text)
    until(lambda: one.get("/api/account/records").content)
    downloaded = one.get("/api/account/records")
    assert downloaded.headers["Content-Disposition"].endswith('.jsonl"')
    assert from_jsonl(downloaded.text) == [record]
    found = review(record, EFFORT, place=0)
    lost = [lost_chances(record, place, EFFORT) for place in range(len(record.rounds))]
    assert lost[0] == [
        [each.lost_chance for each in found.decisions if each.moment.seat == seat]
        for seat in range(2)
    ]
    rows = recorded(site, PLAYERS)
    for row in rows:
        share = accuracy(one for each in lost for one in each[row.seat])
        assert row.accuracy == share / 100
    own = next(row for row in rows if row.account_id == ana.id).accuracy

    assert two.get("/api/profiles/Ana").json()["accuracy"] == pytest.approx(own)
    page = two.get("/api/profiles/Ana/matches").json()
    assert page["matches"][0]["accuracy"] == pytest.approx(own)
    one.put("/api/profile", json={"hidden": ["accuracy"], "is_listed": True})
    assert "accuracy" not in two.get("/api/profiles/Ana").json()
    assert "accuracy" not in two.get("/api/profiles/Ana/matches").json()["matches"][0]
    assert one.get("/api/profiles/Ana/matches").json()["matches"][0]["accuracy"] is not None


def test_one_process_claims_a_match_and_gives_up_what_is_too_old(site: Site):
    _, one = person(site, "Ana")
    table, people = seated(site, [one, site.visitor()], rated_plan())
    play(people)
    due_of(site, table)
    assert write(site, lambda connection: claim(connection, table))
    assert not write(site, lambda connection: claim(connection, table))
    later = due_of(site, table)
    assert later is not None
    assert now_ms() < later <= now_ms() + LEASE_MS
    assert write(site, due_match) is None
    # as after the death of the process that reviewed it
    write(site, lambda connection: connection.execute(matches.update().values(review_due=1)))
    assert write(site, due_match) == table
    old = matches.update().values(ended=now_ms() - GIVE_UP_MS - 1)
    write(site, lambda connection: connection.execute(old))
    assert not write(site, lambda connection: claim(connection, table))
    assert due_of(site, table) is None

    # guests have no accuracy, nor have those who have left, or for whom somebody else has moved
    write(site, lambda connection: keep(connection, table, [0.5, 0.5]))
    rows = recorded(site, PLAYERS)
    assert [row.accuracy for row in rows] == [0.5 if row.account_id else None for row in rows]
    gone = match_players.update().values(has_left=True, accuracy=None)
    write(site, lambda connection: connection.execute(gone))
    write(site, lambda connection: keep(connection, table, [0.5, 0.5]))
    assert [row.accuracy for row in recorded(site, PLAYERS)] == [None, None]
    assert write(site, lambda connection: played_by_others(connection, table)) == set()
    for seq, by in ((900, "clock"), (901, "person")):
        payload = encode(Acted(ms=0, seat=seq - 899, action=0, by=by, text=""))
        row = {"table_id": table, "seq": seq, "epoch": 0, "at": 0, "payload": payload}
        statement = events.insert().values(**row)
        write(site, lambda connection, each=statement: connection.execute(each))
    assert write(site, lambda connection: played_by_others(connection, table)) == {1}


def test_a_match_with_hints_is_not_reviewed(site: Site):
    _, one = person(site, "Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    rules = {"game": "block", "seats": 2}
    plan = {"rules": rules, "seats": seats, "name": "Host", "pace": "quick"}
    table, people = seated(site, [one], plan)
    state = people[0].until(lambda state: "act" in state["may"])
    while len(state["seen"]["choices"]) == 1:  # no hint is given where nothing can be chosen
        version = state["version"]
        people[0].act()
        state = people[0].until(
            lambda state, seen=version: state["version"] > seen and "act" in state["may"]
        )
    assert people[0].ask("hint")["type"] == "advice"
    due = {"over", "between"}
    while people[0].state["phase"] != "over":
        people[0].until(lambda state: state["phase"] in due or "act" in state["may"])
        version = people[0].state["version"]
        if people[0].state["phase"] == "playing":
            people[0].act()
        elif people[0].state["phase"] == "between":
            people[0].ask("next")
        people[0].until(lambda state, least=version: state["version"] > least or _is_over(state))
    assert due_of(site, table) is None


def _is_over(state: dict[str, Any]) -> bool:
    return bool(state["phase"] == "over")
