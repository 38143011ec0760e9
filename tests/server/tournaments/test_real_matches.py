"""Results of real tiles in a rated event count for ratings once, and corrections follow."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from capicua.server.store.schema import match_players, matches, ratings
from tests.server.accounts import people
from tests.server.local_server import until
from tests.server.tournaments.conftest import Somebody, create, op

NAMES = ("Ana Real", "Luis Real", "Eva Real", "Juan Real")
POOL = "partners/dominican/partners"
LENGTH = {"kind": "points", "value": 200}
"""As in the preset: with another target the rules would be house rules."""
RATED = {"online": False, "rated": True}


class Evening:
    """Two pairs of people with accounts in a rated event, each with a phone."""

    def __init__(self, hall: Any, names: tuple[str, ...] = NAMES) -> None:
        self.hall = hall
        self.accounts = [people.create(hall, name) for name in names]
        self.director = create(hall, length=LENGTH)
        self.director.decide("settings", venue=RATED)
        self.phones = []
        for account in self.accounts:
            phone = Somebody(hall, self.director.event)
            phone.client = people.device(hall, account)
            self.phones.append(phone)
        for number, one in enumerate((0, 2), 1):
            members = names[one : one + 2]
            signed = self.phones[one].sign_up(" y ".join(members), *members)
            partner = self.phones[one + 1]
            assert partner.post("enter", {"key": signed["keys"][1]}).status_code == 200
            assert partner.page()["me"]["unrated"] == [number]
            told = partner.post("account", {"op": op(), "entrant": number})
            assert told.status_code == 200, told.text
            assert "unrated" not in partner.page()["me"]

    def mu(self) -> list[float]:
        """Return the ratings of all four, once everything is counted."""
        tournaments = self.hall.server.real_matches
        until(lambda: not tournaments._running)
        self.hall.wait(tournaments.count(self.director.event))  # once more changes nothing
        query = sa.select(ratings.c.account_id, ratings.c.mu).where(ratings.c.pool == POOL)
        found = dict(people.write(self.hall, lambda one: one.execute(query).all()))
        return [found.get(account.id, 25.0) for account in self.accounts]

    def stored(self) -> list[Any]:
        query = sa.select(matches).where(matches.c.table_id.like(f"{self.director.event}.%"))
        found: list[Any] = people.write(self.hall, lambda one: one.execute(query).all())
        return found


def test_a_confirmed_result_counts_once_and_a_corrected_one_as_corrected(hall):
    evening = Evening(hall)
    director, (ana, luis, _, juan) = evening.director, evening.phones
    director.decide("start_round")
    late = director.act("settings", venue={"online": False, "rated": False})
    assert late.json()["message"]["id"] == "event-settings-late", "nobody drops a lost evening"
    sides = director.page()["event"]["rounds"][0]["tables"][0]["sides"]
    first = [200, 80] if sides[0] == [1] else [80, 200]
    assert ana.tells(first).json()["state"] == "waiting", "opponents confirm what counts"
    assert evening.mu() == [25.0] * 4
    assert juan.tells(first).json()["state"] == "recorded"
    won = evening.mu()
    assert won[0] == won[1] > 25 > won[2] == won[3]
    (match,) = evening.stored()
    assert (match.pool, match.is_rated, match.review_due) == (POOL, True, None)
    shown = luis.client.get(f"/api/profiles/{NAMES[1]}/matches").json()["matches"][0]
    assert (shown["event"], shown["is_rated"], shown["change"] > 0) == (director.event, True, True)
    director.decide("correct", round=1, table=1, points=first[::-1], reason="columns")
    lost = evening.mu()
    assert lost[0] == pytest.approx(50 - won[0]), "as if it had been told like that at once"
    assert len(evening.stored()) == 1
    director.decide("undo")
    assert evening.mu() == pytest.approx(won)
    director.decide("undo")
    assert evening.mu() == [25.0] * 4, "a result that does not stand counts for nobody"
    assert evening.stored() == []
    players = sa.select(match_players).where(match_players.c.table_id == match.table_id)
    assert people.write(hall, lambda one: one.execute(players).all()) == []
    director.decide("record", round=1, table=1, forfeited=[0])
    assert evening.mu() == [25.0] * 4, "who does not play is not rated"
    again = luis.post("account", {"op": op(), "entrant": 2})
    assert again.status_code in (400, 403, 422), again.text


def test_a_result_that_a_stopped_server_has_not_counted_counts_when_it_starts_again(
    hall, monkeypatch
):
    evening = Evening(hall, ("Ana Later", "Luis Later", "Eva Later", "Juan Later"))
    counting = hall.server.real_matches
    with monkeypatch.context() as stopped:
        stopped.setattr(counting, "_begin", lambda id: None)
        evening.director.decide("start_round")
        evening.director.decide("record", round=1, table=1, points=[200, 80])
    assert evening.stored() == []
    hall.wait(counting.run())
    until(lambda: not counting._running)
    (match,) = evening.stored()
    assert match.is_rated
    assert sorted(evening.mu())[0] < 25 < sorted(evening.mu())[3]


def test_a_result_of_somebody_without_an_account_is_history(hall):
    director = create(hall, 1, length=LENGTH)
    director.decide("settings", venue=RATED)
    account = people.create(hall, "Sol Real")
    phone = Somebody(hall, director.event)
    phone.client = people.device(hall, account)
    phone.sign_up("Sol y Mar", "Sol Real", "Mar")
    director.decide("start_round")
    director.decide("record", round=1, table=1, points=[200, 80])
    until(lambda: not hall.server.real_matches._running)
    found = phone.client.get("/api/profiles/Sol Real/matches").json()["matches"]
    assert [(one.get("is_rated", False), one["why_unrated"]) for one in found] == [
        (False, "guests")
    ]
