"""Clubs: who sees what, who may do what, invitations, calendar, rule sets, erasure, export."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from capicua.server.clubs.powers import POWERS
from capicua.server.store.schema import (
    accounts,
    audit,
    club_invitations,
    club_members,
    clubs,
    reports,
)
from tests.server.accounts.people import refusal, run, write
from tests.server.moderation.conftest import promote

EVENING = {"title": "Friday", "starts": "2030-11-29T20:00", "repeat": "weekly"}
EVENT = {
    "op": "0123456789abcdef",
    "name": "Olga",
    "settings": {"name": "Friday", "rules": {"game": "partners"}, "rounds": 3},
}
RULES = {"name": "House", "rules": {"game": "partners", "preset": "dominican"}}


def names(people):
    return [one["name"] for one in people]


def test_every_route_asks_for_the_power_of_its_role(people, club):
    """Each role tries every route; what is not in its powers is refused and changes nothing."""
    owner, director, member, stranger = people
    evening = owner.done("POST", f"/{club}/evenings", EVENING).json()["id"]
    rules = owner.done("POST", f"/{club}/rules", RULES).json()["id"]
    tries = [
        ("edit", "PATCH", "", {"name": "Taken over"}),
        ("roles", "PUT", f"/members/{member.id}", {"role": "owner"}),
        ("remove", "DELETE", f"/members/{member.id}", None),
        ("invite", "POST", "/invitations", {"name": stranger.name}),
        ("invite", "DELETE", "/invitations/someone", None),
        ("invite", "POST", "/link", None),
        ("invite", "DELETE", "/link", None),
        ("calendar", "POST", "/evenings", EVENING),
        ("calendar", "PUT", f"/evenings/{evening}", EVENING),
        ("calendar", "DELETE", f"/evenings/{evening}", None),
        ("rules", "POST", "/rules", RULES | {"name": "Other"}),
        ("rules", "DELETE", f"/rules/{rules}", None),
        ("delete", "DELETE", "", None),
    ]
    before = owner.done("GET", f"/{club}").json()
    for role, person in (("", stranger), ("member", member), ("director", director)):
        for power, method, path, body in tries:
            if power in POWERS[role] or (role == "member" and power == "remove"):  # may leave
                continue
            answer = person.ask(method, f"/{club}{path}", body)
            assert refusal(answer) == ("club-power" if role else "no-such-club"), (role, path)
    assert owner.done("GET", f"/{club}").json() == before
    for power, method, path, body in tries:
        if power in POWERS["director"]:
            director.done(method, f"/{club}{path}", body)
    after = owner.done("GET", f"/{club}").json()
    assert (member.name in names(after["people"]), after["rule_sets"][0]["name"]) == (
        False,
        "Other",
    )


def test_a_private_club_does_not_exist_for_others(people, club, hall):
    owner, _, _, stranger = people
    page = f"/{club}"
    assert refusal(stranger.ask("GET", page)) == "no-such-club"
    assert refusal(stranger.ask("GET", f"{page}/calendar.ics")) == "no-such-club"
    assert refusal(stranger.ask("POST", f"{page}/join", {})) == "no-such-club"
    assert refusal(stranger.ask("POST", f"{page}/report", {"reason": "name"})) == "no-such-club"
    with hall.visitor() as guest:
        assert guest.get(f"/api/clubs{page}").status_code == 404
        owner.done("PATCH", page, {"is_public": True})
        seen = guest.get(f"/api/clubs{page}").json()
    assert names(seen["people"]) == [one.name for one in people[:2]], "no list of members"
    assert (seen["members"], seen["role"], seen["may"]) == (3, "", [])
    assert club in [one["id"] for one in stranger.done("GET", "?text=amigos").json()["found"]]
    assert stranger.done("GET", "?text=am%25gos").json()["found"] == []


def test_an_invitation_by_name_opens_the_club_until_it_is_answered(people, club):
    owner, director, _, sol = people
    director.done("POST", f"/{club}/invitations", {"name": sol.name.upper()})
    [invited] = sol.done("GET", "").json()["invitations"]
    assert (invited["club"], invited["by"]) == (club, director.name)
    assert sol.done("GET", f"/{club}").json()["is_invited"]
    sol.done("DELETE", f"/{club}/invitations/{sol.id}")
    assert refusal(sol.ask("POST", f"/{club}/join", {})) == "no-such-club"
    owner.done("POST", f"/{club}/invitations", {"name": sol.name})
    sol.done("POST", f"/{club}/join", {})
    sol.done("POST", f"/{club}/join", {})
    page = sol.done("GET", f"/{club}").json()
    assert (page["role"], page["invited"], page["members"]) == ("member", [], 4)
    again = owner.ask("POST", f"/{club}/invitations", {"name": sol.name})
    assert refusal(again) == "club-member-already"


def test_a_link_opens_the_club_until_it_is_replaced_or_closed(people, club, hall):
    owner, _, _, sol = people
    first = owner.done("POST", f"/{club}/link").json()["key"]
    second = owner.done("POST", f"/{club}/link").json()["key"]
    assert refusal(sol.ask("GET", f"/{club}/link/{first}")) == "club-link"
    with hall.visitor() as guest:
        seen = guest.get(f"/api/clubs/{club}/link/{second}").json()
    assert (seen["members"], seen["role"]) == (3, "")
    assert refusal(sol.ask("POST", f"/{club}/join", {"key": first})) == "club-link"
    sol.done("POST", f"/{club}/join", {"key": second})
    owner.done("DELETE", f"/{club}/link")
    assert refusal(sol.ask("GET", f"/{club}/link/{second}")) == "club-link"
    stored = run(hall, hall.store.read(lambda c: c.scalars(sa.select(clubs.c.link)).all()))
    assert second not in stored


def test_an_open_club_takes_everybody_and_a_blocked_person_is_not_invited(people, club):
    owner, _, _, sol = people
    sol.browser.put(f"/api/people/{owner.id}/block").raise_for_status()
    invite = owner.ask("POST", f"/{club}/invitations", {"name": sol.name})
    assert refusal(invite) == "relation-closed"
    owner.done("PATCH", f"/{club}", {"is_public": True})
    assert refusal(sol.ask("POST", f"/{club}/join", {})) == "club-invited-only"
    owner.done("PATCH", f"/{club}", {"joining": "open"})
    sol.done("POST", f"/{club}/join", {})


def test_the_owner_hands_the_club_over_before_leaving(people, club):
    owner, director, member, _ = people
    assert refusal(owner.ask("DELETE", f"/{club}/members/{owner.id}")) == "club-owner-stays"
    assert refusal(director.ask("DELETE", f"/{club}/members/{owner.id}")) == "club-power"
    owner.done("PUT", f"/{club}/members/{member.id}", {"role": "owner"})
    page = owner.done("GET", f"/{club}").json()
    roles = {one["name"]: one["role"] for one in page["people"]}
    assert roles == {member.name: "owner", owner.name: "director", director.name: "director"}
    owner.done("DELETE", f"/{club}/members/{owner.id}")
    assert refusal(owner.ask("GET", f"/{club}")) == "no-such-club"


def test_names_of_clubs_that_look_alike_are_refused(people, club):
    owner = people[0]
    taken = owner.done("GET", f"/{club}").json()["name"]
    again = people[3].ask("POST", "", {"name": taken.upper().replace("O", "0")})
    assert refusal(again) == "club-name-taken"
    assert refusal(people[3].ask("POST", "", {"name": "Moderator"})) == "name-reserved"
    assert refusal(people[3].ask("POST", "", {"name": "\u200b"})) == "club-name"
    unknown = people[3].ask("POST", "", {"name": "Elsewhere", "zone": "Mars/Olympus"})
    assert refusal(unknown) == "club-zone"


def test_the_calendar_shows_recurring_evenings_without_the_dates_left_out(people, club):
    _, director, member, _ = people
    rules = director.done("POST", f"/{club}/rules", RULES).json()["id"]
    plan = EVENING | {"starts": "2026-01-02T20:00", "rules": rules, "note": "Bring\u202e tiles"}
    id = director.done("POST", f"/{club}/evenings", plan).json()["id"]
    coming = member.done("GET", f"/{club}").json()["coming"]
    assert [one["evening"] for one in coming] == [id] * len(coming)
    assert (len(coming), coming[0]["note"], coming[0]["rules"]) == (12, "Bring tiles", rules)
    left_out = coming[1]["date"]
    director.done("PUT", f"/{club}/evenings/{id}", plan | {"skipped": [left_out]})
    after = member.done("GET", f"/{club}").json()["coming"]
    assert [one["date"] for one in after][:2] == [coming[0]["date"], coming[2]["date"]]
    file = member.done("GET", f"/{club}/calendar.ics")
    assert file.headers["content-type"].startswith("text/calendar")
    assert f"{id}-{coming[0]['date']}" in file.text
    assert left_out not in file.text
    wrong = director.ask("POST", f"/{club}/evenings", EVENING | {"until": "2020-01-01"})
    assert refusal(wrong) == "club-until"
    other = director.ask("POST", f"/{club}/evenings", EVENING | {"rules": "none"})
    assert refusal(other) == "club-no-rules"
    director.done("DELETE", f"/{club}/rules/{rules}")
    [evening] = member.done("GET", f"/{club}").json()["evenings"]
    assert evening.get("rules", "") == ""


def test_a_rule_set_must_be_one_that_its_game_allows(people, club):
    wrong = {"name": "No", "rules": {"game": "partners", "options": {"hand_size": "99"}}}
    assert people[0].ask("POST", f"/{club}/rules", wrong).status_code == 400
    people[0].done("POST", f"/{club}/rules", RULES)
    assert refusal(people[0].ask("POST", f"/{club}/rules", RULES)) == "club-rules-taken"
    [stored] = people[2].done("GET", f"/{club}").json()["rule_sets"]
    assert (stored["name"], stored["rules"]["preset"]) == ("House", "dominican")


def test_moderators_see_reports_and_change_or_delete_a_club_on_record(people, club, hall):
    owner, _, member, mod = people
    promote(hall, mod.account, "moderator")
    member.done("POST", f"/{club}/report", {"reason": "name", "text": "rude"})
    queue = mod.browser.get("/api/moderation/reports").json()["reports"]
    [report] = [one for one in queue if one["club"] == club]
    assert (report["about"], report["text"]) == (None, "rude")
    assert report["club_name"] == owner.done("GET", f"/{club}").json()["name"]
    own = member.browser.get("/api/reports").json()["reports"]
    assert own[0]["about"] == report["club_name"]
    mod.done("PATCH", f"/{club}", {"name": f"Club {mod.id}"})
    assert refusal(mod.ask("POST", f"/{club}/evenings", EVENING)) == "club-power"
    closing = f"/api/moderation/reports/{report['id']}/close"
    mod.browser.post(closing, json={"text": "renamed"}).raise_for_status()
    mod.done("DELETE", f"/{club}")
    assert refusal(owner.ask("GET", f"/{club}")) == "no-such-club"
    query = sa.select(audit.c.detail).where(audit.c.about_id == owner.id, audit.c.action == "note")
    notes = run(hall, hall.store.read(lambda c: c.scalars(query).all()))
    assert len(notes) == 2
    assert all(club in note for note in notes)


def test_deleting_the_owners_account_gives_the_club_to_the_director(people, club, hall):
    owner, director, member, sol = people
    owner.done("POST", f"/{club}/invitations", {"name": sol.name})
    alone = owner.found("Alone")
    member.done("POST", f"/{club}/report", {"reason": "other", "text": "x"})
    export = owner.browser.get("/api/account/export").json()
    assert {row["club_id"] for row in export["club_members"]} == {club, alone}
    assert owner.browser.delete("/api/account").status_code == 204
    page = director.done("GET", f"/{club}").json()
    assert (page["role"], page["members"], page["invited"]) == ("owner", 2, [])

    def left(connection):
        columns = (club_members.c.account_id, club_invitations.c.by_id, reports.c.by_id)
        found = [connection.scalars(sa.select(column)).all() for column in columns]
        known = connection.scalars(sa.select(clubs.c.id)).all()
        return any(owner.id in ids for ids in found), alone in known

    assert write(hall, left) == (False, False)


def test_an_account_in_childrens_mode_writes_nothing_that_others_read(people, club, hall):
    owner = people[0]
    child = accounts.update().where(accounts.c.id == owner.id).values(is_child=True)
    write(hall, lambda connection: connection.execute(child))
    asked = [
        owner.ask("POST", "", {"name": "Mine"}),
        owner.ask("PATCH", f"/{club}", {"name": "Mine"}),
        owner.ask("POST", f"/{club}/evenings", EVENING),
        owner.ask("POST", f"/{club}/rules", RULES),
        owner.browser.post("/api/tournaments", json=EVENT),
        owner.browser.post("/api/studies", content=b"[]"),
    ]
    assert [refusal(answer) for answer in asked] == ["child-words"] * len(asked)


@pytest.mark.parametrize("what", ["owned", "evenings"])
def test_there_are_limits(people, what):
    person = people[3]
    ids = [person.found("Limit") for _ in range(5 if what == "owned" else 1)]
    if what == "owned":
        assert refusal(person.ask("POST", "", {"name": "One more"})) == "club-most-owned"
        return
    for _ in range(50):
        person.done("POST", f"/{ids[0]}/evenings", EVENING)
    more = person.ask("POST", f"/{ids[0]}/evenings", EVENING)
    assert refusal(more) == "club-most-evenings"


def test_a_server_without_clubs_has_none(site):
    assert site.get("/api/clubs").status_code == 404
