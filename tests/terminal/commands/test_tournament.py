"""The ``tournament`` commands: a club evening from the first entry to the last page."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from capicua.render.language import Language
from capicua.terminal.main import app, translate
from capicua.tournament import Tournament

PAIRS = ["Ana y Luis", "Eva y Juan", "Rosa y Pepe", "Sol y Mar", "Tito y Paz"]


@pytest.fixture
def evening(command: Any, tmp_path: Path) -> str:
    """Return the file of a club evening with five pairs and its first round paired."""
    file = str(tmp_path / "friday.json")
    done = command("tournament", "new", file, "--name", "Friday", "--seed", "7")
    assert done.out.startswith("Friday is kept in")
    for name in PAIRS:
        assert command("tournament", "add", file, name).code == 0
    assert "Side 1" in command("tournament", "pair", file, "--plain").out
    return file


def test_a_club_evening_with_a_mistake_and_a_pair_that_leaves(command: Any, evening: str) -> None:
    done = command("tournament", "result", evening, "1", "200", "145")
    assert "Results are missing at these tables: 2." in done.out
    done = command("tournament", "result", evening, "2", "100", "200")
    assert done.out.strip() == "All results of round 1 are in."
    done = command("tournament", "correct", evening, "2", "200", "100", "--reason", "exchanged")
    assert "score 0 → 1" in done.out
    assert "score 1 → 0" in done.out
    assert command("tournament", "withdraw", evening, "tito").out.strip() == "Tito y Paz withdraws."
    done = command("tournament", "pair", evening, "--lang", "es")
    assert "ronda 2" in done.out
    assert "Descansa" not in done.out  # four pairs are left
    done = command("tournament", "undo", evening, "--decision", "9")
    assert done.code == 0 or "rest on it" in done.err
    verdict = command("tournament", "verify", evening)
    assert verdict.code == 0
    trail = command("tournament", "print", evening, "decisions").out
    assert "Reason: exchanged" in trail


def test_standings_as_text_and_as_json(command: Any, evening: str) -> None:
    command("tournament", "result", evening, "1", "200", "145")
    assert "Tie-breaks, in this order" in command("tournament", "standings", evening).out
    found = json.loads(command("tournament", "standings", evening, "--json").out)
    assert [each["place"] for each in found] == sorted(each["place"] for each in found)
    assert {each["score"] for each in found} == {0.0, 1.0}


def test_tie_breaks_are_chosen_and_ordered(command: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "ties.json")
    chosen = ["--tie-break", "direct-encounter", "--tie-break", "wins"]
    assert command("tournament", "new", file, *chosen).code == 0
    settings = Tournament.of_json(Path(file).read_text(encoding="utf-8")).settings
    assert settings.tie_breaks == ("direct_encounter", "wins")
    done = command("tournament", "new", str(tmp_path / "x.json"), "--tie-break", "dice")
    assert done.code != 0
    assert "“dice”" in done.err


def test_a_round_has_another_rule_set_or_game(command: Any, evening: str) -> None:
    for table in ("1", "2"):
        command("tournament", "result", evening, table, "200", "145")
    paired = command("tournament", "pair", evening, "--game", "texas-42", "--plain")
    assert "Game of the round: Texas 42, " in paired.out
    command("tournament", "pair", evening, "--cancel")
    paired = command("tournament", "pair", evening, "--preset", "cuban", "--lang", "es")
    assert "Juego de la ronda: Dominó en parejas, " in paired.out
    assert command("tournament", "pair", evening, "--cancel").code == 0
    refused = command("tournament", "pair", evening, "--game", "draw")
    assert "has no two partnerships" in refused.err
    assert command("tournament", "verify", evening).code == 0


def test_names_are_never_cut(command: Any, evening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    command("tournament", "add", evening, "A pair with a rather long name / and another one")
    for arguments in (["standings", evening], ["standings", evening, "--plain"]):
        shown = command("tournament", *arguments).out
        assert "A pair with a rather long name / and another one" in " ".join(shown.split())
        assert "…" not in shown


@pytest.mark.parametrize("language", ["en", "es"])
def test_pages_for_paper(command: Any, evening: str, tmp_path: Path, language: str) -> None:
    for page in ("pairings", "standings", "cards", "slips", "entrants", "decisions"):
        out = tmp_path / f"{page}.html"
        arguments = ["tournament", "print", evening, page, "--out", str(out), "--lang", language]
        assert command(*arguments).code == 0
        text = out.read_text(encoding="utf-8")
        assert text.startswith("<!doctype html>")
        assert "@page" in text
        assert command("tournament", "print", evening, page, "--lang", language).out


def test_exports(command: Any, evening: str, tmp_path: Path) -> None:
    for what, begin in {
        "standings": "place,number",
        "results": "round,table",
        "entrants": "name,player1",
        "trf": "012 Friday",
        "json": "{",
    }.items():
        assert command("tournament", "export", evening, what).out.startswith(begin)
    out = tmp_path / "list.csv"
    command("tournament", "export", evening, "entrants", "--out", str(out))
    other = str(tmp_path / "other.json")
    command("tournament", "new", other, "--template", "weekend-open")
    done = command("tournament", "import", other, str(out))
    assert done.out.strip() == "5 entrants are on the list."


def test_a_duplicate_event_keeps_its_secret_in_the_directors_file(
    command: Any, tmp_path: Path
) -> None:
    file = str(tmp_path / "duplicate.json")
    done = command("tournament", "new", file, "--template", "duplicate-evening", "--deals", "2")
    assert "committed as" in done.out
    for name in PAIRS[:4]:
        command("tournament", "add", file, name)
    command("tournament", "pair", file)
    assert command("tournament", "print", file, "deals").out.count("[") == 2 * 28
    command("tournament", "result", file, "1", "25:0", "0:40")
    command("tournament", "result", file, "2", "0:10", "30:0")
    assert "100" in command("tournament", "print", file, "frequencies").out
    public = json.loads(command("tournament", "export", file, "json").out)
    assert "secret" not in public
    copy = tmp_path / "public.json"
    copy.write_text(json.dumps(public), encoding="utf-8")
    said = command("tournament", "verify", str(copy))
    assert said.code == 0
    assert "The deals of set 1 follow from the commitment" in said.out


def test_a_changed_pairing_is_found(command: Any, evening: str) -> None:
    data = json.loads(Path(evening).read_text(encoding="utf-8"))
    start = next(entry for entry in data["log"] if entry["event"]["type"] == "round")
    tables = start["event"]["tables"]
    tables[0]["sides"][0], tables[1]["sides"][1] = tables[1]["sides"][1], tables[0]["sides"][0]
    Path(evening).write_text(json.dumps(data), encoding="utf-8")
    done = command("tournament", "verify", evening)
    assert done.code == 1
    assert "was not paired by the rules of pairing" in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["result", "FILE", "9", "1", "2"], "There is no table 9 in round 1; tables: 2."),
        (["result", "FILE", "1", "x", "2"], "Invalid points “x”"),
        (["result", "FILE", "1"], "Enter the points of each side"),
        (["add", "FILE", "ana y luis"], "has entered already"),
        (["withdraw", "FILE", "Ana y Lui5"], "Did you mean “ana y luis”?"),
        (["print", "FILE", "pairngs"], "Did you mean “pairings”?"),
        (["export", "FILE", "pdf"], "Unknown export “pdf”"),
        (["standings", "nothing.json"], "Cannot read nothing.json"),
        (["penalty", "FILE", "ana", "--points", "3"], "A penalty needs a reason."),
        (["new", "FILE"], "exists already"),
        (["new", "other.json", "--format", "swis"], "Did you mean “swiss”?"),
        (["new", "other.json", "--template", "party"], "Unknown template “party”"),
        (["new", "other.json", "--game", "chess"], "chess"),
        (["nothing"], "Unknown command “nothing”"),
    ],
)
def test_what_is_wrong_is_explained_with_what_is_allowed(
    command: Any, evening: str, arguments: list[str], said: str
) -> None:
    given = [evening if each == "FILE" else each for each in arguments]
    done = command("tournament", *given)
    assert done.code == 2
    assert said in done.err or said in done.out
    spanish = command("tournament", *given, "--lang", "es")
    assert spanish.code == 2


def test_tables_by_hand_more_time_and_the_end(command: Any, evening: str) -> None:
    command("tournament", "pair", evening, "--cancel", "--reason", "wish")
    done = command("tournament", "pair", evening, "--table", "Ana:Eva", "--table", "Rosa:Sol")
    assert "Sitting out: Tito y Paz." in done.out
    assert command("tournament", "time", evening, "--add", "5").code == 0
    assert "45 minutes" in command("tournament", "print", evening, "pairings").out
    assert "pauses" in command("tournament", "time", evening, "--pause").out
    assert "goes on" in command("tournament", "time", evening, "--resume-clock").out
    assert command("tournament", "close", evening).code == 2
    for table in ("1", "2"):
        command("tournament", "result", evening, table, "200", "100")
    assert command("tournament", "close", evening).out.strip() == "The tournament is over."
    assert "undo reopens it" in command("tournament", "pair", evening).err


def test_a_file_that_somebody_else_has_changed_is_not_overwritten(
    command: Any, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Path(evening).read_bytes()

    def enter_meanwhile(self: Tournament, *arguments: Any, **options: Any) -> None:
        Path(evening).write_bytes(before + b" ")

    monkeypatch.setattr(Tournament, "record", enter_meanwhile)
    done = command("tournament", "result", evening, "1", "200", "100")
    assert "Somebody else has changed" in done.err
    assert Path(evening).read_bytes() == before + b" "


def test_bots_play_an_event_and_the_share_of_luck_is_reported(command: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "bots.json")
    arguments = ["--pairs", "4", "--deals", "2", "--seed", "3", "--save", file]
    done = command("tournament", "play", "--bots", "greedy", *arguments)
    assert "% of the variance of a result (12 results, seed 3)" in " ".join(done.out.split())
    assert command("tournament", "verify", file).code == 0


def test_help_lists_the_subcommands_in_the_order_of_an_evening(command: Any) -> None:
    lines = command("tournament", "--help").out.splitlines()
    names = [line.split()[0] for line in lines if line.startswith("  ")]
    assert names.index("new") < names.index("pair") < names.index("standings")


@pytest.mark.parametrize("page", ["docs/tournaments.md", "docs/es/torneos.md"])
def test_every_command_of_the_guides_exists_with_its_options(page: str) -> None:
    group = typer.main.get_command(app)
    translate(group, Language("en"))
    root = Path(__file__).parents[3]
    text = (root / page).read_text(encoding="utf-8")
    lines = re.findall(r"capicua tournament ([^`\n]+)", text)
    assert len(lines) > 20
    for line in lines:
        name, *rest = shlex.split(line)
        subcommand = group.commands["tournament"].commands[name]  # type: ignore[attr-defined]
        if rest and rest != ["friday.json"] and rest != ["viernes.json"]:
            subcommand.make_context(name, rest)
