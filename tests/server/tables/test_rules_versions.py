"""A server whose games have new rules: earlier matches do not change silently (S5)."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from capicua.server.compute.bot_service import BotService
from capicua.server.tables import table_actor
from tests.server.local_server import Site, until
from tests.server.person import Person, make

EXAMPLES = Path(__file__).parents[3] / "examples" / "escalera"


class Kinds:
    """A catalogue of one game whose rules change between two starts of the server."""

    def __init__(self) -> None:
        self.first = importlib.import_module("escalera").GAME
        self.now = self.first

    def release(self) -> None:
        """Release a second version: hands of one more tile, and two more rounds."""
        first = self.first

        def begin(game: Any, options: Any, players: int) -> None:
            first.__init__(game, options, players)
            game.hand_size += 1
            game.rounds_played += 2

        self.now = type("Escalera2", (first,), {"version": 2, "__init__": begin})


@pytest.fixture
def kinds(monkeypatch: pytest.MonkeyPatch) -> Kinds:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = Kinds()
    catalogue = sys.modules["capicua.catalogue"]
    monkeypatch.setattr(catalogue, "_others", lambda: {"escalera": found.now})
    monkeypatch.setattr(BotService, "work", in_this_process)
    return found


async def in_this_process(_: BotService, function: Any, given: Any, *more: Any) -> Any:
    """Run a job here: the workers do not have the game that is replaced."""
    return await asyncio.to_thread(function, given)


def finished(site: Site) -> tuple[str, str, list[str]]:
    """Play a match to its end, and return its table, a token, and the URLs of its replay."""
    rules = {"game": "escalera", "preset": "short", "seats": 2}
    keys, token = make(site, "escalera", rules=rules)
    person = Person(site, keys["table"], token)
    assert person.play_round()["phase"] == "over"
    person.close()
    path = f"/api/tables/{keys['table']}"
    return keys["table"], token, [f"{path}/record", f"{path}/replay", f"{path}/replay/1"]


@pytest.mark.parametrize("is_quick", [True, False])
def test_s5_a_finished_match_keeps_its_results_and_its_replay(
    sites: Callable[..., Site],
    kinds: Kinds,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_quick: bool,
) -> None:
    """The replay is stored while the server runs, or when it stops."""
    monkeypatch.setattr(table_actor, "ARCHIVE_SECONDS", 0.0 if is_quick else 60.0)
    database = str(tmp_path / "tables.db")
    site = sites(database)
    table, token, paths = finished(site)
    before = [site.get(path).text for path in paths]
    state = Person(site, table, token).until(bool)
    if is_quick:
        until(lambda: site.registry.actors[table].room.replay)
    site.stop()
    kinds.release()
    site = sites(database)
    assert [site.get(path).text for path in paths] == before
    after = Person(site, table, token).until(bool)
    for name in ("phase", "totals", "winners", "rounds", "lines", "rules"):
        assert after[name] == state[name], name
    assert site.get(f"/api/tables/{table}/replay/2").status_code == 400


def test_s5_a_match_in_progress_is_closed_with_a_message(
    sites: Callable[..., Site], kinds: Kinds, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.db")
    site = sites(database)
    keys, token = make(site, "escalera")
    person = Person(site, keys["table"], token)
    person.until(lambda state: "act" in state["may"])
    person.act()
    person.until(lambda state: "act" in state["may"] or state["phase"] != "playing")
    plays = [line["action"] for line in person.lines if line["kind"] == "play"]
    site.stop()
    kinds.release()
    site = sites(database)
    again = Person(site, keys["table"], token, since=person.state["version"])
    state = again.until(bool)
    assert state["phase"] == "over"
    assert [text["id"] for text in state["lines"][-1]["said"]] == ["table-closed"]
    assert again.ask("next")["message"]["id"] == "table-closed"
    record = site.get(f"/api/tables/{keys['table']}/record").text
    assert '[Version "1"]' in record
    assert all(action in record for action in plays)
    replay = site.get(f"/api/tables/{keys['table']}/replay")
    assert (replay.status_code, replay.json()["message"]["id"]) == (410, "replay-other-version")
    assert site.call(lambda: site.registry.actors[keys["table"]].room.due_ms()) is None
