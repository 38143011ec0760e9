"""Reports reach the moderators with the log of the table, and their makers learn of the end."""

from __future__ import annotations

from capicua.server.moderation import reports as desk
from tests.server.accounts.people import device, refusal
from tests.server.person import Person, plan


def test_a_report_brings_the_log_of_the_table(hall, three):
    mod, ana, luis = three
    with device(hall, ana) as hers, device(hall, mod) as theirs:
        made = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        token = hers.cookies.get(f"capicua_{made}", path=f"/ws/tables/{made}")
        at_table = Person(hall, made, token)
        at_table.until(lambda state: state["phase"])
        at_table.ask("say", text="you are a 🐖")
        at_table.close()
        wish = {"about": luis.id, "reason": "abuse", "text": "look\x00\nhere", "table": made}
        id = hers.post("/api/reports", json=wish).json()["id"]
        (listed,) = [
            one
            for one in theirs.get("/api/moderation/reports?reason=abuse").json()["reports"]
            if one["id"] == id
        ]
        assert listed["by"]["id"] == ana.id
        assert listed["about"]["name"] == luis.name
        assert listed["log"] is None
        found = theirs.get(f"/api/moderation/reports/{id}").json()
        assert found["text"] == "look\nhere"
        assert found["log"]["seats"][0] == {"name": "Ana", "level": "", "account": ana.id}
        assert "you are a 🐖" in [line.get("text") for line in found["log"]["lines"]]


def test_only_who_was_at_a_table_may_attach_it(hall, three):
    _, ana, luis = three
    with device(hall, ana) as hers, device(hall, luis) as his:
        table = hers.post("/api/tables", json=plan("block", "open")).json()["table"]
        wish = {"about": ana.id, "reason": "abuse", "table": table}
        assert refusal(his.post("/api/reports", json=wish)) == "not-at-table"


def test_who_reported_learns_that_it_was_handled(hall, three):
    mod, ana, luis = three
    with device(hall, ana) as hers, device(hall, mod) as theirs:
        id = hers.post("/api/reports", json={"about": luis.id, "reason": "name"}).json()["id"]
        (own,) = hers.get("/api/reports").json()["reports"]
        assert (own["id"], own["about"], own["is_closed"]) == (id, luis.name, False)
        path = f"/api/moderation/reports/{id}/close"
        closing = theirs.post(path, json={"text": "fine"}).json()["id"]
        assert hers.get("/api/reports").json()["reports"][0]["is_closed"]
        assert refusal(theirs.post(path, json={"text": "again"})) == "report-closed"
        closed = theirs.get("/api/moderation/reports?closed=true").json()["reports"]
        assert [(one["id"], one["note"]) for one in closed][:1] == [(id, "fine")]
        theirs.post(f"/api/moderation/actions/{closing}/undo", json={"text": "look again"})
        assert not hers.get("/api/reports").json()["reports"][0]["is_closed"]


def test_reports_are_limited(hall, three, monkeypatch):
    _, ana, luis = three
    monkeypatch.setattr(desk, "MOST_A_DAY", 1)
    with device(hall, ana) as hers:
        wish = {"about": luis.id, "reason": "other", "text": "once"}
        assert hers.post("/api/reports", json=wish).status_code == 201
        assert refusal(hers.post("/api/reports", json=wish)) == "report-most"


def test_nobody_reports_themselves_or_nobody(hall, three):
    ana = three[1]
    with device(hall, ana) as hers:
        own = {"about": ana.id, "reason": "other"}
        assert refusal(hers.post("/api/reports", json=own)) == "relation-self"
        nobody = {"about": "nobody", "reason": "other"}
        assert refusal(hers.post("/api/reports", json=nobody)) == "no-such-account"
        collusion = {"about": three[2].id, "reason": "collusion"}
        assert hers.post("/api/reports", json=collusion).status_code == 400
