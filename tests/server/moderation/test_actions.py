"""Every decision is in the audit log with its reason, is told to the person, and can be undone."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from capicua.server.accounts.accounts import Account
from capicua.server.accounts.names import name_key
from capicua.server.http.services import Offers
from capicua.server.moderation import retention
from capicua.server.store.schema import accounts, audit, reports
from capicua.server.timers import now_ms
from tests.server.accounts.people import create, device, refusal, run, write
from tests.server.local_server import Site
from tests.server.moderation.conftest import promote
from tests.server.person import Person, plan


def act(client: Any, about: Account, kind: str, **more: Any) -> str:
    wish = {"kind": kind, "text": "because"} | more
    answer = client.post(f"/api/moderation/people/{about.id}/actions", json=wish)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def undo(client: Any, action: str) -> Any:
    return client.post(f"/api/moderation/actions/{action}/undo", json={"text": "mistaken"})


def case(client: Any, about: Account) -> Any:
    return client.get(f"/api/moderation/people/{about.id}").json()


def test_a_mute_silences_at_once_and_everywhere_until_it_is_undone(hall, three):
    mod, ana, _ = three
    with device(hall, ana) as hers, device(hall, mod) as theirs:
        table = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        token = hers.cookies.get(f"capicua_{table}", path=f"/ws/tables/{table}")
        at_table = Person(hall, table, token)
        at_table.until(lambda state: state["phase"])
        assert at_table.ask("say", text="before")["type"] == "done"
        action = act(theirs, ana, "mute", minutes=60)
        said = at_table.ask("say", text="after")
        assert said["message"]["id"] == "chat-by-moderator"
        other = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        token = hers.cookies.get(f"capicua_{other}", path=f"/ws/tables/{other}")
        elsewhere = Person(hall, other, token)
        elsewhere.until(lambda state: state["phase"])
        assert elsewhere.ask("say", text="here?")["message"]["id"] == "chat-by-moderator"
        assert undo(theirs, action).status_code == 200
        assert at_table.ask("say", text="again")["type"] == "done"
        at_table.close()
        elsewhere.close()


def test_a_muted_person_stays_muted_after_a_restart(tmp_path):
    database = str(tmp_path / "tables.db")
    site = Site(database, offers=Offers(accounts=True))
    mod, ana = create(site, "Marta"), create(site, "Ana")
    promote(site, mod, "moderator")
    with device(site, ana) as hers, device(site, mod) as theirs:
        table = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        token = hers.cookies.get(f"capicua_{table}", path=f"/ws/tables/{table}")
        act(theirs, ana, "mute")
    site.stop()
    site = Site(database, offers=Offers(accounts=True))
    at_table = Person(site, table, token)
    at_table.until(lambda state: state["phase"])
    assert at_table.ask("say", text="hello")["message"]["id"] == "chat-by-moderator"
    at_table.close()
    site.stop()


def test_of_two_mutes_the_longer_holds_until_it_is_undone(hall, three):
    mod, ana, _ = three
    with device(hall, mod) as theirs:
        short = act(theirs, ana, "mute", minutes=10)
        brief = case(theirs, ana)["muted_until"]
        long = act(theirs, ana, "mute", minutes=600)
        assert case(theirs, ana)["muted_until"] > brief
        undo(theirs, long)
        assert case(theirs, ana)["muted_until"] == brief
        undo(theirs, short)
        assert case(theirs, ana)["muted_until"] == 0


def test_a_rename_is_neutral_and_its_undoing_gives_the_name_back(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers:
        action = act(theirs, ana, "rename")
        name = case(theirs, ana)["person"]["name"]
        assert name.startswith("Player ")
        wish = {"name": ana.name.upper()}
        assert refusal(hers.patch("/api/account", json=wish)) == "name-taken-away"
        assert undo(theirs, action).status_code == 200
        assert case(theirs, ana)["person"]["name"] == ana.name
        again = act(theirs, ana, "rename")
        taken = accounts.update().where(accounts.c.id == luis.id)
        taken = taken.values(name=ana.name, likeness=name_key(ana.name))
        write(hall, lambda connection: connection.execute(taken))
        assert refusal(undo(theirs, again)) == "name-taken"
        actions = case(theirs, ana)["actions"]
        assert not [one for one in actions if one["of"] == again], "half of an undoing remained"


def test_a_decision_closes_its_report(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers:
        report = hers.post("/api/reports", json={"about": luis.id, "reason": "abuse"}).json()["id"]
        act(theirs, luis, "suspend", minutes=60, report=report)
        assert hers.get("/api/reports").json()["reports"][0]["is_closed"]
        kinds = [one["kind"] for one in case(theirs, luis)["actions"]]
        assert sorted(kinds) == ["close", "suspend"]


def test_a_decision_with_a_wrong_report_is_not_taken_at_all(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers:
        report = hers.post("/api/reports", json={"about": luis.id, "reason": "abuse"}).json()["id"]
        wish = {"kind": "mute", "text": "because", "report": report}
        answer = theirs.post(f"/api/moderation/people/{ana.id}/actions", json=wish)
        assert refusal(answer) == "no-such-report"
        assert case(theirs, ana)["actions"] == []
        assert case(theirs, ana)["muted_until"] == 0


def test_a_person_is_told_and_answers_once(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers, device(hall, luis) as his:
        act(theirs, ana, "note", text="watch this one")
        action = act(theirs, ana, "mute", text="insults")
        (measure,) = hers.get("/api/account/measures").json()["measures"]
        assert (measure["kind"], measure["reason"], measure["appeal"]) == ("mute", "insults", "")
        path = f"/api/account/measures/{action}/appeal"
        assert refusal(his.post(path, json={"text": "not mine"})) == "no-such-measure"
        assert hers.post(path, json={"text": "it was a joke"}).status_code == 201
        assert refusal(hers.post(path, json={"text": "really"})) == "appeal-once"
        assert hers.get("/api/account/measures").json()["measures"][0]["appeal"] == "open"
        found = theirs.get(f"/api/moderation/reports/{action}").json()
        assert (found["reason"], found["text"]) == ("appeal", "it was a joke")
        undo(theirs, action)
        close = f"/api/moderation/reports/{action}/close"
        theirs.post(close, json={"text": "undone"})
        (measure,) = hers.get("/api/account/measures").json()["measures"]
        assert (measure["is_undone"], measure["appeal"]) == (True, "closed")


def test_an_action_is_undone_once(hall, three):
    mod, ana, _ = three
    with device(hall, mod) as theirs:
        action = act(theirs, ana, "note")
        undoing = undo(theirs, action).json()["id"]
        assert refusal(undo(theirs, action)) == "action-undone"
        assert refusal(undo(theirs, undoing)) == "no-such-measure"


def test_the_audit_log_says_who_what_when_and_why(hall, three):
    mod, ana, _ = three
    with device(hall, mod) as theirs:
        action = act(theirs, ana, "suspend", text="left ten matches", minutes=60)
        found = theirs.get("/api/moderation/audit").json()["actions"][0]
        assert (found["id"], found["kind"], found["text"]) == (
            action,
            "suspend",
            "left ten matches",
        )
        assert (found["by"]["id"], found["about"]["id"]) == (mod.id, ana.id)
        assert abs(found["until"] - found["at"] - 3_600_000) < 1000
        before = theirs.get(f"/api/moderation/audit?before={found['at']}").json()["actions"]
        assert action not in [one["id"] for one in before]


def test_moderators_do_not_act_on_their_equals(hall, three):
    mod, ana, luis = three
    promote(hall, luis, "admin")
    promote(hall, ana, "moderator")
    with device(hall, mod) as theirs, device(hall, luis) as his:
        for person in (mod, ana, luis):
            path = f"/api/moderation/people/{person.id}/actions"
            answer = theirs.post(path, json={"kind": "mute", "text": "because"})
            assert refusal(answer) == "moderate-rank"
        action = act(his, ana, "mute")
        assert refusal(undo(theirs, action)) == "moderate-rank"


def test_a_moderator_does_not_close_a_report_about_themselves(hall, three):
    mod, ana, _ = three
    with device(hall, mod) as theirs, device(hall, ana) as hers:
        report = hers.post("/api/reports", json={"about": mod.id, "reason": "abuse"}).json()["id"]
        answer = theirs.post(f"/api/moderation/reports/{report}/close", json={"text": "no"})
        assert refusal(answer) == "moderate-rank"


ROUTES = (
    ("GET", "/api/moderation/reports", None),
    ("GET", "/api/moderation/reports/{report}", None),
    ("POST", "/api/moderation/reports/{report}/close", {"text": "x"}),
    ("GET", "/api/moderation/people/named?name=Luis", None),
    ("GET", "/api/moderation/people/{account}", None),
    ("POST", "/api/moderation/people/{account}/actions", {"kind": "mute", "text": "x"}),
    ("POST", "/api/moderation/actions/{action}/undo", {"text": "x"}),
    ("GET", "/api/moderation/audit", None),
)


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_every_route_of_moderators_is_closed_to_others(hall, three, method, path, body):
    mod, ana, luis = three
    with device(hall, ana) as hers, device(hall, mod) as theirs:
        report = hers.post("/api/reports", json={"about": luis.id, "reason": "abuse"}).json()["id"]
        action = act(theirs, luis, "note")
    path = path.format(report=report, account=luis.id, action=action)
    assert hall.request(method, path, json=body).status_code == 401
    with device(hall, ana) as hers:
        answer = hers.request(method, path, json=body)
        assert refusal(answer) == "only-moderators"
    with device(hall, mod, Origin="https://evil.example") as foreign:
        answer = foreign.request(method, path, json=body)
        assert method == "GET" or refusal(answer) == "foreign-origin"


def test_the_list_of_closed_routes_is_complete(hall):
    described = {
        path for path in hall.get("/schema").json()["paths"] if path.startswith("/api/moderation")
    }
    assert described == {path.partition("?")[0] for _, path, _ in ROUTES}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/moderation/reports/none", None),
        ("POST", "/api/moderation/reports/none/close", {"text": "x"}),
        ("GET", "/api/moderation/people/none", None),
        ("POST", "/api/moderation/people/none/actions", {"kind": "mute", "text": "x"}),
        ("POST", "/api/moderation/actions/none/undo", {"text": "x"}),
    ],
)
def test_unknown_ids_are_answered_with_not_found(hall, three, method, path, body):
    with device(hall, three[0]) as theirs:
        assert theirs.request(method, path, json=body).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "ban", "text": "x"},
        {"kind": "undo", "text": "x"},
        {"kind": "mute", "text": ""},
        {"kind": "mute", "text": "\u200b"},
        {"kind": "mute", "text": "x" * 1001},
        {"kind": "mute", "text": "x", "minutes": 9},
        {"kind": "mute", "text": "x", "minutes": 10**9},
        {"kind": "mute"},
        [],
    ],
)
def test_invalid_decisions_change_nothing(hall, three, body):
    mod, ana, _ = three
    with device(hall, mod) as theirs:
        answer = theirs.post(f"/api/moderation/people/{ana.id}/actions", json=body)
        assert answer.status_code == 400
        assert case(theirs, ana)["actions"] == []


def test_old_reports_and_actions_are_deleted_but_not_what_still_holds(hall, three):
    mod, ana, luis = three
    now = now_ms()
    with device(hall, mod) as theirs, device(hall, ana) as hers:
        report = hers.post("/api/reports", json={"about": luis.id, "reason": "abuse"}).json()["id"]
        theirs.post(f"/api/moderation/reports/{report}/close", json={"text": "x"})
        still = hers.post("/api/reports", json={"about": luis.id, "reason": "abuse"}).json()["id"]
        long = act(theirs, luis, "mute", minutes=5_256_000)
        undone = undo(theirs, long).json()["id"]
        short = act(theirs, luis, "suspend", minutes=10)
        run(hall, retention.forget(hall.store, now + retention.REPORTS_MS - 60_000))
        assert theirs.get(f"/api/moderation/reports/{report}").status_code == 200
        run(hall, retention.forget(hall.store, now + retention.AUDIT_MS + 60_000))
        assert theirs.get(f"/api/moderation/reports/{report}").status_code == 404
        assert theirs.get(f"/api/moderation/reports/{still}").status_code == 200
        left = {one["id"] for one in case(theirs, luis)["actions"]}
        assert {long, undone} <= left
        assert short not in left


def test_a_deleted_account_leaves_nothing_personal(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers, device(hall, luis) as his:
        table = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        wish = {"about": luis.id, "reason": "abuse", "text": "by ana", "table": table}
        hers.post("/api/reports", json=wish)
        his.post("/api/reports", json={"about": ana.id, "reason": "abuse", "text": "about ana"})
        act(theirs, ana, "rename", text="ana's reason")

        def erase(connection: sa.Connection) -> list[str]:
            retention.erase(connection, ana.id)
            rows = [*connection.execute(sa.select(reports)), *connection.execute(sa.select(audit))]
            return [repr(row) for row in rows]

        left = " ".join(write(hall, erase))
        for trace in (ana.id, ana.name, "by ana", "about ana", "ana's reason", '"Ana"'):
            assert trace not in left


def test_the_deletion_of_an_account_reaches_logs_attached_by_others(hall, three):
    _, ana, luis = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        keys = hers.post("/api/tables", json=plan("block", "open") | {"name": ana.name}).json()
        table = keys["table"]
        his.post(f"/api/tables/{table}/enter", json={"key": keys["play"], "name": "Lope"})
        other = create(hall, f"Eva{luis.name}")
        wish = {"about": other.id, "reason": "other", "text": "look", "table": table}
        id = his.post("/api/reports", json=wish).json()["id"]
        query = sa.select(reports.c.log).where(reports.c.id == id)
        assert ana.name in write(hall, lambda connection: connection.scalar(query))
        run(hall, hall.server.erasure.erase(ana.id))
        assert write(hall, lambda connection: connection.scalar(query)) == ""
