"""Who may do what: every decision and every route, for each role."""

from __future__ import annotations

import typing

import pytest

from capicua.api.hall import tournaments as models
from capicua.core.messages import Refused
from capicua.server.tournaments import acts
from capicua.server.tournaments.people import Person, side_keys
from tests.server.tournaments.conftest import Somebody, create, op

KINDS = {kind.__struct_config__.tag: kind for kind in typing.get_args(models.Act)}
OF_ASSISTANTS = {"check_in", "record", "correct", "settle"}
TOLD = {"round": 1, "table": 1, "points": [100, 50]}
ROLES = ("director", "assistant", "entrant", "slip", "nobody", "another")
ALLOWED = {
    "GET ": ROLES,
    "GET decisions": ROLES,
    "GET rounds/1/tables/1": ROLES,
    "GET documents/standings": ROLES,
    "GET documents/slips": ("director", "assistant"),
    "GET exports/json": ROLES,
    "GET deals/1": ROLES,
    "GET keys": ("director", "entrant"),
    "POST reports": ("entrant", "slip"),
    "POST check-in": ("director", "assistant", "entrant"),
    "POST withdraw": ("director", "entrant"),
    "POST account": ("director", "entrant"),
    "POST seat": (),
}
"""Who may ask for what in a tournament that everybody finds."""
BODIES = {
    "reports": TOLD,
    "check-in": {"entrant": 1},
    "withdraw": {"entrant": 1},
    "account": {"entrant": 1},
    "seat": {"round": 1, "table": 1},
}


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("role", ["director", "assistant", "entrant", "nobody"])
def test_a_decision_needs_its_power(kind, role):
    known = {"entrant": 1, "number": 1, "round": 1, "table": 1, "reason": "x", "name": "x"}
    fields = set(KINDS[kind].__struct_fields__)
    more = {"entrants": [1], "csv": "name", "old": "a", "new": "b", "waiting": "x", "report": "x"}
    more |= {"challenger": 1, "other": 2, "minutes": 1}
    act = KINDS[kind](**{name: value for name, value in (known | more).items() if name in fields})
    may = role == "director" or (role == "assistant" and kind in OF_ASSISTANTS)
    if may:
        acts.check_power(Person(role), act)
    else:
        with pytest.raises(Refused):
            acts.check_power(Person(role), act)


def test_entrants_challenge_for_themselves_only():
    ana = Person("entrant", places=[(3, 0)])
    acts.check_power(ana, models.Challenge(3, 1))
    with pytest.raises(Refused):
        acts.check_power(ana, models.Challenge(2, 1))


@pytest.fixture(scope="module")
def people(hall):
    """One person of each role; entrant 1 plays at table 1 of a round without results."""
    director = create(hall, pairs=4)
    keys = director.get("keys").json()["keys"]
    round = [[[1], [2]], [[3], [4]]]
    director.decide("start_round", tables=round)
    record = hall.server.tournaments._records[director.event]
    helper = director.decide("add_helper", name="Luz", role="assistant")["key"]
    other = create(hall, pairs=2)
    found = {
        "director": director,
        "assistant": Somebody(hall, director.event, helper),
        "entrant": Somebody(hall, director.event, keys["1"][0]),
        "slip": Somebody(hall, director.event, side_keys(record, 1)[1, 1]),
        "nobody": Somebody(hall, director.event),
    }
    stranger = Somebody(hall, other.event, other.key)
    stranger.event = director.event
    stranger.client.headers["Authorization"] = f"Bearer {other.key}"
    return found | {"another": stranger}


@pytest.mark.parametrize("asked", ALLOWED)
def test_a_route_needs_its_power(people, asked):
    method, path = asked.split(" ")
    taken = []
    for role in reversed(ROLES):
        if method == "GET":
            status = people[role].get(path).status_code
        else:
            status = people[role].post(path, BODIES[path] | {"op": op()}).status_code
        assert status in (200, 400, 401, 403), (role, status)
        if status != 403:
            taken.append(role)
    assert sorted(taken) == sorted(ALLOWED[asked])


@pytest.mark.parametrize("role", ROLES)
def test_only_directors_and_assistants_decide_by_http(people, role):
    answer = people[role].act("check_in", entrants=[2])
    assert (answer.status_code == 200) == (role in ("director", "assistant"))
    answer = people[role].act("penalise", entrant=2, reason="late", points=5)
    assert (answer.status_code == 200) == (role == "director")


def test_a_private_tournament_is_found_only_with_a_key(hall):
    director = create(hall, pairs=2)
    director.decide("settings", arrangements={"visibility": "private"})
    key = director.get("keys").json()["keys"]["1"][0]
    assert Somebody(hall, director.event).get().status_code == 404
    assert Somebody(hall, director.event, key).get().status_code == 200


def test_a_key_that_was_taken_away_opens_nothing(hall):
    director = create(hall, pairs=2)
    key = director.decide("add_helper", name="Luz")["key"]
    luz = Somebody(hall, director.event, key)
    assert luz.page()["me"]["role"] == "assistant"
    director.decide("remove_helper", number=2)
    assert luz.page()["me"]["role"] == "nobody"
    assert director.act("remove_helper", number=1).json()["message"]["id"] == "event-last-director"


def test_whoever_was_replaced_plays_no_more_and_the_substitute_has_a_key(hall):
    director = create(hall, pairs=2)
    keys = director.get("keys").json()["keys"]["1"]
    old = Somebody(hall, director.event, keys[1])
    director.decide("substitute", entrant=1, old="B1", new="Eva", reason="ill")
    assert old.page()["me"].get("entrants", []) == []
    fresh = director.get("keys").json()["keys"]["1"]
    assert fresh[0] == keys[0]
    assert Somebody(hall, director.event, fresh[1]).page()["me"]["name"] == "Eva"
