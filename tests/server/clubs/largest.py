"""The largest requests about clubs: a full one, with all its evenings and rule sets."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy.engine import Connection

from capicua.api.hall.clubs import LONGEST_DESCRIPTION, ClubRules, Evening
from capicua.server.accounts.names import name_key
from capicua.server.clubs.agenda import MOST_EVENINGS, MOST_RULES
from capicua.server.clubs.clubs import MOST_FOUND
from capicua.server.clubs.membership import MOST_INVITED, MOST_MEMBERS
from capicua.server.store.schema import (
    accounts,
    club_evenings,
    club_invitations,
    club_members,
    club_rules,
    clubs,
    tournaments,
)
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import HouseRules
from tests.server.accounts.people import create, run, write
from tests.server.local_server import Site

CLUB: Final = "largest"
_SKIPPED: Final = [f"{year}-{month:02}-01" for year in range(2001, 2017) for month in range(1, 13)]


def requests(site: Site) -> dict[str, tuple[str, str, Any]]:
    """Give Ana a full club, and return a request for each route of clubs."""
    known = site.server.accounts
    assert known is not None
    owner, other = run(site, known.named("Ana")), create(site, "Clara")
    others = [f"member{number}" for number in range(MOST_MEMBERS + MOST_INVITED - 2)]
    weekly: dict[str, Any] = {"title": "¡" * 80, "starts": "2000-01-01T20:00", "repeat": "weekly"}
    weekly |= {"skipped": _SKIPPED, "note": "¡" * 500, "place": "¡" * 120}
    evenings = [Evening(**weekly, id=f"evening{number}") for number in range(MOST_EVENINGS)]
    rules = HouseRules("mexican_train", options={f"option{n}": "x" * 200 for n in range(64)})
    rule_sets = [ClubRules(f"Rules {number}", rules, f"r{number}") for number in range(MOST_RULES)]

    def club(id: str) -> dict[str, Any]:
        text = "¡" * LONGEST_DESCRIPTION
        row = {"id": id, "name": id, "likeness": name_key(id), "description": text, "made": 1}
        return row | {"is_public": True, "zone": "America/Santo_Domingo"}

    def work(connection: Connection) -> None:
        people = [
            {"id": id, "name": id, "likeness": name_key(id), "seat_key": b"", "made": 0, "seen": 0}
            for id in others
        ]
        connection.execute(accounts.insert(), people)
        many = [club(id) for id in (CLUB, "going", *(f"club{n}" for n in range(MOST_FOUND)))]
        connection.execute(clubs.insert(), many)
        roles = [(owner.id, "owner"), (other.id, "member")]
        roles += [(id, "member") for id in others[: MOST_MEMBERS - 2]]
        members = [
            {"club_id": CLUB, "account_id": id, "role": role, "joined": 1} for id, role in roles
        ]
        going = {"club_id": "going", "account_id": owner.id, "role": "owner", "joined": 1}
        connection.execute(club_members.insert(), [*members, going])
        invited = [
            {"club_id": CLUB, "account_id": id, "by_id": owner.id, "at": now_ms()}
            for id in others[MOST_MEMBERS - 2 : -1]
        ]
        connection.execute(club_invitations.insert(), invited)
        for table, stored, more in (
            (club_evenings, evenings, {}),
            (club_rules, rule_sets, {"made": 1}),
        ):
            rows = [
                {"id": one.id, "club_id": CLUB, "text": msgspec.json.encode(one).decode(), **more}
                for one in stored
            ]
            connection.execute(table.insert(), rows)

        held = tournaments.update().values(club_id=CLUB)  # the largest one, if it is here
        connection.execute(held)

    write(site, work)
    at, plan = f"/api/clubs/{CLUB}", weekly | {"title": "x"}
    key = run(site, site.server.clubs.membership.make_link(owner, CLUB)).key  # type: ignore[union-attr]
    wish = {"name": "New", "description": "¡" * LONGEST_DESCRIPTION}
    train = {"name": "Train", "rules": {"game": "mexican_train", "seats": 8}}
    return {
        "GET /api/clubs": ("GET", "/api/clubs?text=club", None),
        "POST /api/clubs": ("POST", "/api/clubs", wish),
        "GET /api/clubs/{club}": ("GET", at, None),
        "PATCH /api/clubs/{club}": ("PATCH", at, wish | {"name": "Changed"}),
        "DELETE /api/clubs/{club}": ("DELETE", "/api/clubs/going", None),
        "POST /api/clubs/{club}/report": ("POST", f"{at}/report", {"reason": "name"}),
        "POST /api/clubs/{club}/invitations": (
            "POST",
            f"{at}/invitations",
            {"name": others[-1]},
        ),
        "DELETE /api/clubs/{club}/invitations/{account}": (
            "DELETE",
            f"{at}/invitations/{others[-2]}",
            None,
        ),
        "GET /api/clubs/{club}/link/{key}": ("GET", f"{at}/link/{key}", None),
        "POST /api/clubs/{club}/link": ("POST", f"{at}/link", None),
        "DELETE /api/clubs/{club}/link": ("DELETE", f"{at}/link", None),
        "POST /api/clubs/{club}/join": ("POST", f"{at}/join", {}),
        "PUT /api/clubs/{club}/members/{account}": (
            "PUT",
            f"{at}/members/{other.id}",
            {"role": "director"},
        ),
        "DELETE /api/clubs/{club}/members/{account}": (
            "DELETE",
            f"{at}/members/{other.id}",
            None,
        ),
        "DELETE /api/clubs/{club}/evenings/{evening}": (
            "DELETE",
            f"{at}/evenings/evening0",
            None,
        ),
        "POST /api/clubs/{club}/evenings": ("POST", f"{at}/evenings", plan),
        "PUT /api/clubs/{club}/evenings/{evening}": ("PUT", f"{at}/evenings/evening1", plan),
        "GET /api/clubs/{club}/calendar.ics": ("GET", f"{at}/calendar.ics", None),
        "GET /api/clubs/{club}/results": ("GET", f"{at}/results", None),
        "GET /api/clubs/{club}/meetings": ("GET", f"{at}/meetings?one=Ana&other=Eva", None),
        "DELETE /api/clubs/{club}/rules/{rules}": ("DELETE", f"{at}/rules/r0", None),
        "POST /api/clubs/{club}/rules": ("POST", f"{at}/rules", train),
    }
