"""What somebody downloads says what was decided about them, not who decided or reported."""

from __future__ import annotations

import json

from tests.server.accounts.people import device
from tests.server.moderation.test_actions import act, undo
from tests.server.person import plan


def test_measures_and_invitations_are_exported_without_who_reported(hall, three):
    mod, ana, luis = three
    with device(hall, mod) as theirs, device(hall, ana) as hers, device(hall, luis) as his:
        table = his.post("/api/tables", json=plan("block", "open")).json()["table"]
        assert his.post(f"/api/people/{ana.id}/invite", json={"table": table}).status_code == 204
        wish = {"about": ana.id, "reason": "abuse", "text": "Ana insults"}
        report = his.post("/api/reports", json=wish).json()["id"]
        mute = act(theirs, ana, "mute", minutes=60, text="insults at a table", report=report)
        undo(theirs, mute)
        act(theirs, ana, "note", text="for moderators")
        answer = hers.get("/api/account/export").text
        reported = his.get("/api/account/export").text
    found = json.loads(answer)
    (measure,) = found["measures"]
    told = (measure["kind"], measure["reason"], measure["is_undone"])
    assert told == ("mute", "insults at a table", True)
    assert measure["at"] < measure["until"]
    (invitation,) = found["invitations_received"]
    assert (invitation["table_id"], invitation["by_id"]) == (table, luis.id)
    for hidden in (mod.id, mod.name, report, "Ana insults", "for moderators"):
        assert hidden not in answer
    assert "Ana insults" in reported, "one's own report is one's own"
    assert "insults at a table" not in reported, "what moderators wrote about it is not"
