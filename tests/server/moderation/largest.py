"""The largest requests about reports and moderation: a full queue, and a person with a history."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy.engine import Connection

from capicua.api.hall.moderation import LONGEST_TEXT, TableLog, TableSeat
from capicua.server.moderation.reports import MOST_LINES, PAGE
from capicua.server.store.schema import audit, reports
from capicua.table.frames.protocol import Line
from tests.server.accounts.people import create, run, write
from tests.server.local_server import Site
from tests.server.moderation.conftest import promote

_TEXT: Final = "¡" * LONGEST_TEXT


def requests(site: Site) -> dict[str, tuple[str, str, Any]]:
    """Make Ana a moderator, and return a request for each route of reports and moderation."""
    known = site.server.accounts
    assert known is not None
    mod, luis = run(site, known.named("Ana")), create(site, "Lope")
    promote(site, mod, "moderator")
    lines = [Line(at, "chat", text="¡" * 280) for at in range(MOST_LINES)]
    log = TableLog("block", [TableSeat("Ana", "")] * 12, lines)
    text = msgspec.json.encode(log).decode()

    def work(connection: Connection) -> None:
        report = {"by_id": mod.id, "about_id": luis.id, "reason": "abuse", "text": _TEXT, "at": 1}
        report |= {"log": text, "note": _TEXT, "state": "open"}
        many = [report | {"id": f"report{number}"} for number in range(PAGE)]
        connection.execute(reports.insert(), [*many, report | {"id": "more", "reason": "other"}])
        action = {"at": 1, "by_id": luis.id, "about_id": mod.id, "action": "mute", "detail": ""}
        connection.execute(
            audit.insert(), [action | {"id": f"action{number}"} for number in range(PAGE)]
        )
        about = {"about_id": luis.id, "action": "note", "detail": ""}
        connection.execute(
            audit.insert(), [action | about | {"id": f"note{number}"} for number in range(PAGE)]
        )

    write(site, work)
    people, said = f"/api/moderation/people/{luis.id}", {"text": _TEXT}
    wish = {"about": luis.id, "reason": "abuse", "text": _TEXT}
    return {
        "POST /api/reports": ("POST", "/api/reports", wish),
        "GET /api/reports": ("GET", "/api/reports", None),
        "GET /api/account/measures": ("GET", "/api/account/measures", None),
        "POST /api/account/measures/{action}/appeal": (
            "POST",
            "/api/account/measures/action1/appeal",
            said,
        ),
        "GET /api/moderation/reports": ("GET", "/api/moderation/reports", None),
        "GET /api/moderation/reports/{report}": ("GET", "/api/moderation/reports/report1", None),
        "POST /api/moderation/reports/{report}/close": (
            "POST",
            "/api/moderation/reports/report1/close",
            said,
        ),
        "GET /api/moderation/people/named": ("GET", "/api/moderation/people/named?name=Lope", None),
        "GET /api/moderation/people/{account}": ("GET", people, None),
        "POST /api/moderation/people/{account}/actions": (
            "POST",
            f"{people}/actions",
            said | {"kind": "mute"},
        ),
        "POST /api/moderation/actions/{action}/undo": (
            "POST",
            "/api/moderation/actions/note1/undo",
            said,
        ),
        "GET /api/moderation/audit": ("GET", "/api/moderation/audit", None),
    }
