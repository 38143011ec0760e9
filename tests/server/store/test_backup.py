"""Backups made while the server runs, and restored while it is stopped."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from capicua.core.messages import Refused
from capicua.server.store import admin, backup
from tests.server.person import Person
from tests.server.store.test_limits import command
from tests.server.tables.test_people import two


def chat(person):
    return [line.get("text") for line in person.lines if line["kind"] == "chat"]


def test_a_backup_of_a_running_server_can_be_restored(sites, database, tmp_path, capsys):
    site = sites(database)
    ana, _, keys = two(site)
    ana.ask("say", text="before")
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "copy.db"
    here = ("--database", database)
    code, out, _ = command(capsys, "backup", str(file), "--json", *here)
    assert (code, json.loads(out)["tables"]) == (0, 1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(folder.iterdir()) == [file], "temporary files were left behind"
    ana.ask("say", text="after")
    code, _, err = command(capsys, "backup", str(file), *here)
    assert (code, "already exists" in err) == (2, True)
    if admin.file_of(database):
        code, _, err = command(capsys, "restore", str(file), "--force", *here)
        assert code == 2
        assert "already serves the tables" in err or "process" in err
    site.stop()
    code, _, err = command(capsys, "restore", str(file), *here)
    assert (code, "--force replaces them" in err) == (2, True)
    code, out, err = command(capsys, "restore", str(file), "--force", "--json", *here)
    assert (code, json.loads(out)["tables"]) == (0, 1), err
    if admin.file_of(database):
        assert backup.check(Path(json.loads(out)["old"])) == 1

    site = sites(database)
    again = Person(site, keys["table"], ana.token)
    assert again.until(bool)["phase"] == "playing"
    assert chat(again) == ["before"]
    assert again.ask("say", text="goes on")["type"] == "done"


def test_a_backup_of_postgresql_is_restored_into_sqlite_and_back(sites, postgres, tmp_path):
    first, second = postgres.database(), postgres.database()
    site = sites(first)
    ana, _, keys = two(site)
    ana.ask("say", text="hola")
    site.stop()
    one, middle, other = (tmp_path / name for name in ("1.db", "2.db", "3.db"))
    backup.make(first, one)
    backup.restore(one, str(middle))
    backup.make(str(middle), other)
    backup.restore(other, second)
    found = []
    for database in (first, second):
        with admin.opened(database) as connection:
            found.append(admin.export(connection, keys["table"]))
    logs = [[bytes(event) for event in each["events"]] for each in found]
    assert logs[0] == logs[1]
    assert found[1]["table"]["epoch"] > found[0]["table"]["epoch"]
    site = sites(second)
    assert Person(site, keys["table"], ana.token).until(bool)["phase"] == "playing"


def test_a_restore_by_root_gives_the_files_to_the_owner_of_the_folder(sites, tmp_path, monkeypatch):
    database = str(tmp_path / "tables.db")
    sites(database).stop()
    backup.make(database, tmp_path / "copy.db")
    home = tmp_path / "home"
    home.mkdir()
    given = []
    owner = home.stat()
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *to: given.append((path.name[:10], *to)))
    backup.restore(tmp_path / "copy.db", str(home / "tables.db"))
    assert [name for name, *_ in given] == [".tables.db", "tables.db."]
    assert {tuple(to) for _, *to in given} == {(owner.st_uid, owner.st_gid)}


def test_invalid_backups_are_refused(tmp_path):
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(b"nothing" * 1000)
    for file in (wrong, tmp_path / "none.db"):
        with pytest.raises(Refused, match="backup-damaged"):
            backup.restore(file, str(tmp_path / "tables.db"))
    assert not (tmp_path / "tables.db").exists()
    with pytest.raises(Refused, match="backup-no-folder"):
        backup.make(str(tmp_path / "tables.db"), tmp_path / "no" / "folder.db")
    with pytest.raises(Refused, match="no-database"):
        backup.make(str(tmp_path / "tables.db"), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
