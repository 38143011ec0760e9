"""Accounts at the server's terminal, while a server is running."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.api.hall.accounts import Offers
from capicua.terminal.main import run as command_line
from tests.server.accounts.people import create, device, refusal, run
from tests.server.local_server import Site


def test_roles_codes_and_deletion(tmp_path: Path, capsys: Any) -> None:
    database = tmp_path / "tables.db"
    site = Site(str(database), offers=Offers(accounts=True))
    try:
        ana = create(site, "Ana")

        def command(*words: str) -> str:
            assert command_line(["accounts", *words, "--database", str(database)]) == 0
            return str(capsys.readouterr().out)

        assert "moderator" in command("promote", "ANA", "moderator", "--lang", "en")
        (listed,) = json.loads(command("list", "--roles", "--json"))
        assert (listed["name"], listed["role"]) == ("Ana", "moderator")
        code = command("codes", "Ana").split()[0]
        answer = site.post("/api/account/sign-in", {"code": code})
        assert answer.json()["role"] == "moderator"
        mod = create(site, "Marta")
        command("promote", "Marta", "admin")
        assert "Ana" in command("remove", "Ana", "--yes", "--lang", "es")
        assert run(site, site.server.accounts.find(ana.id)) is None
        assert [one["name"] for one in json.loads(command("list", "--json"))] == ["Marta"]

        with device(site, mod) as theirs:
            lines = theirs.get("/api/moderation/audit").json()["actions"]
            done = [(one["kind"], one["about"], one.get("role", "")) for one in lines]
            marta = {"id": mod.id, "name": "Marta", "face": "", "role": "admin"}
            assert sorted(done, key=str) == sorted(
                [
                    ("role", None, ""),  # of an account that is deleted, without its name
                    ("codes", None, ""),
                    ("remove", None, ""),
                    ("role", marta, "admin"),
                ],
                key=str,
            )
            assert {one["by"] for one in lines} == {None}
            undo = f"/api/moderation/actions/{lines[0]['id']}/undo"
            assert refusal(theirs.post(undo, json={"text": "mistaken"})) == "no-such-measure"
    finally:
        site.stop()
