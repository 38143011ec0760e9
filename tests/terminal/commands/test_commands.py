"""Commands, their exit codes, and their output in both languages."""

import json

import pytest

import capicua
from capicua.core.match import Match
from capicua.core.runtime.build import build
from capicua.core.tiles.random import Dealer
from capicua.notation import record_of, write
from capicua.table.fairness import commitment
from capicua.terminal.reports.plots import running

COMMANDS = ["games", "rules", "play", "stats", "simulate", "compare", "replay", "check", "verify"]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_in_both_languages(command, name):
    english = command(name, "--help", "--lang", "en")
    assert english.code == 0
    assert english.out.startswith("Usage: capicua")
    assert "help-" not in english.out
    spanish = command("--lang", "es", name, "--help")
    assert spanish.out.startswith(f"Uso: capicua {name}")
    assert "Opciones:" in spanish.out
    for word in ("help-", "Usage", "Options:", "Arguments:", "default"):
        assert word not in spanish.out


@pytest.mark.parametrize("arguments", [("games",), ("rules", "squeeze"), ("stats",)])
def test_a_language_before_the_command_applies_to_the_command(command, arguments):
    before = command("--lang", "es", *arguments, "--plain").out
    assert before == command(*arguments, "--plain", "--lang", "es").out
    assert before != command(*arguments, "--plain", "--lang", "en").out
    mixed = command("--lang", "en", *arguments, "--plain", "--lang", "es").out
    assert mixed == before


def test_the_language_comes_from_the_environment(command, monkeypatch):
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    done = command()
    assert done.code == 0
    assert "Jugar:" in done.out
    assert "Juegos de dominó" in done.out


def test_version_names_the_build(command):
    done = command("--version")
    assert done.out == f"capicua {capicua.__version__} ({build()})\n"
    assert build() in ("pure", "compiled")


@pytest.mark.parametrize(
    "arguments",
    [
        ["plya"],
        ["play"],
        ["play", "chess"],
        ["play", "squeeze", "--nothing"],
        ["play", "squeeze", "--seats", "many"],
        ["play", "squeeze", "--seats", "7"],
        ["play", "squeeze", "--set", "set_max"],
        ["play", "squeeze", "--set", "set_max=7"],
        ["play", "squeeze", "--set", "wings=2"],
        ["play", "squeeze", "--set", "preset=squeeze_6"],
        ["play", "squeeze", "--set", "players=1"],
        ["play", "squeeze", "--preset", "wild"],
        ["play", "squeeze", "--name", "Ana", "--name", "Luis"],
        ["play", "thats_it", "--bots", "genius"],
        ["play", "--resume", "/no/such/file"],
        ["rules"],
        ["rules", "chess"],
        ["games", "--lang", "fr"],
        ["simulate", "squeeze", "-n", "0"],
        ["simulate", "squeeze", "--plot", "results.doc"],
        ["compare", "squeeze"],
        ["compare", "squeeze", "--against", "squeeze_12"],
        ["compare", "squeeze", "--against", "squeeze_6", "--against", "squeeze_9"],
        ["compare", "squeeze", "--against", "wild"],
        ["compare", "squeeze", "--against", "wings=2"],
        ["compare", "block", "--against", "seats=many"],
        ["compare", "block", "--against", "seats=99"],
        ["compare", "block", "--against", "seats=2", "--bots", "genius"],
        ["compare", "block", "--against", "seats=2", "--plot", "results.doc"],
        ["play", "squeeze", "--pause", "-1"],
        ["stats", "chess"],
        ["replay", "/no/such/file"],
        ["check", "/no/such/file"],
        ["check"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("code", ["en", "es"])
def test_invalid_arguments_print_one_sentence_and_exit_with_2(command, arguments, code):
    done = command("--lang", code, *arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("capicua: ")
    assert done.err.count("\n") == 1
    assert "⟨" not in done.err


def test_games_lists_the_catalogue(command):
    done = command("games", "--plain", "--lang", "es")
    assert [line.split(",")[0] for line in done.out.splitlines()] == capicua.catalogue()
    for row in json.loads(command("games", "--json").out):
        assert capicua.kind(row["id"]).id == row["id"]
        assert row["seats"][0] <= row["seats"][1]
        assert all(row[key] for key in ("name", "summary", "presets"))


def test_rules_shows_the_options_in_force(command):
    done = command("rules", "squeeze", "--set", "deal_size=3", "--lang", "es")
    assert done.code == 0
    assert "SQZ-1" in done.out
    assert "deal_size = 3" in done.out
    assert "por defecto: 7" in done.out


def test_simulate_reports_results_and_is_reproducible(command):
    args = ["simulate", "thats_it", "--seats", "3", "-n", "20", "--seed", "3"]
    done = command(*args)
    assert done.code == 0
    assert "Bot 3" in done.out
    assert done.out == command(*args).out
    data = json.loads(command(*args, "--json").out)
    assert data["rounds"] == 20
    assert len(data["seats"]) == 3
    assert data["length"]["min"] <= data["length"]["mean"] <= data["length"]["max"]
    assert command(*args, "--plain", "--bots", "greedy,random").code == 0


def test_compare_reports_differences_and_is_reproducible(command):
    args = ["compare", "block", "--against", "seats=2", "-n", "20", "--seed", "3"]
    done = command(*args)
    assert done.code == 0
    assert "A: twenty_games, 4 players" in done.out
    assert "B: twenty_games seats=2, 2 players" in done.out
    assert "Moves per round" in done.out
    assert done.out == command(*args).out
    measures = json.loads(command(*args, "--json").out)["measures"]
    row = measures["actions_in_round"]
    assert row["difference"]["value"] == row["a"]["value"] - row["b"]["value"]
    plain = command(*args, "--plain", "--lang", "es").out
    assert "Jugadas por mano: A (95 %) " in plain
    assert "─" not in plain


def test_settings_apply_to_both_sides_unless_changed(command):
    args = ["compare", "squeeze", "-p", "squeeze_6", "-s", "deal_size=3", "-n", "4", "--json"]
    data = json.loads(command(*args, "-a", "squeeze_6_free").out)
    assert data["a"]["options"]["deal_size"] == data["b"]["options"]["deal_size"] == 3
    assert data["a"]["options"]["deal_when"] != data["b"]["options"]["deal_when"]
    data = json.loads(command(*args, "-a", "deal_size=5").out)
    assert (data["a"]["options"]["deal_size"], data["b"]["options"]["deal_size"]) == (3, 5)


def test_a_plot_is_written_or_matplotlib_is_reported_missing(command, tmp_path):
    file = tmp_path / "plot.svg"
    done = command("simulate", "squeeze", "-n", "5", "--plot", str(file))
    assert (done.code, file.exists()) in [(0, True), (2, False)]
    if done.code:
        assert "matplotlib" in done.err
    file = tmp_path / "comparison.png"
    done = command("compare", "squeeze", "-a", "squeeze_6", "-n", "4", "--plot", str(file))
    assert (done.code, file.exists()) in [(0, True), (2, False)]
    assert command("simulate", "squeeze", "-n", "5", "--plot", "plot.doc").code == 2


@pytest.fixture
def record(command, tmp_path):
    file = tmp_path / "match.txt"
    command(
        "play", "thats_it", "--seats", "2", "--seed", "4", "--save", str(file), typed=["#1"] * 3
    )
    return file


def test_check_reports_problems_with_its_exit_code(command, record):
    assert command("check", str(record)).code == 0
    record.write_text(record.read_text().replace("1. ", "1. pass; ", 1))
    done = command("check", str(record), "--lang", "es")
    assert done.code == 1
    assert done.out
    record.write_text("[Game")
    assert command("check", str(record)).code == 1


def test_replay_steps_forward_back_and_to_a_number(command, record):
    done = command("replay", str(record), typed=["", "n", "p", "1", "wat", "99", "q"])
    assert done.code == 0
    places = [line.split(":")[0] for line in done.out.splitlines() if "Step " in line]
    steps = [int(place.split("Step ")[1].split()[0]) for place in places]
    assert steps[:5] == [1, 2, 3, 2, 1]
    assert "p goes back" in done.out
    everything = command("replay", str(record), "--all", "--lang", "es")
    assert everything.out.count("Paso ") == steps[-1]
    assert command("replay", str(record)).code == 0
    record.write_text(record.read_text().replace("1. ", "1. pass; ", 1))
    assert command("replay", str(record)).code == 2


def test_verify_detects_tampered_records(command, tmp_path):
    match = Match(capicua.load("block", players=2), Dealer(b""), begin=False)
    secret, cuts = bytes(160), {0: "corto por aquí"}
    match.dealer = commitment.dealer(secret, cuts)
    match.start()
    while not match.round.is_over:
        match.round.apply(match.round.legal_actions()[0])
    match.settle()
    text = write(record_of(match, tags=commitment.tags(secret, "mesa", match, {0: cuts})))
    path = tmp_path / "match.txt"
    path.write_text(text)
    done = command("verify", str(path), "--lang", "es")
    assert done.code == 0
    assert done.out.startswith("Correcto: la mano se repartió según el compromiso")
    path.write_text(text.replace("corto por aquí", "corto por allí"))
    done = command("verify", str(path), "--lang", "en")
    assert done.code == 1
    assert done.out == ("Round 1 was not dealt from the committed secret and the players’ cuts.\n")
    path.write_text('[Game "block"]\n')
    done = command("verify", str(path), "--lang", "en")
    assert done.code == 1
    assert "Nothing to verify" in done.out


@pytest.mark.parametrize("dark", [[], ["--dark"]])
def test_l18_plots_share_one_style_light_and_dark(command, tmp_path, dark):
    pytest.importorskip("matplotlib")
    file = tmp_path / "comparison.svg"
    args = ["compare", "block", "-a", "seats=2", "-n", "8", "--seed", "1"]
    assert command(*args, "--plot", str(file), *dark).code == 0
    text = file.read_text(encoding="utf-8")
    assert ("#16191d" in text) == bool(dark)
    assert ("#ffffff" in text) != bool(dark)


def test_l18_intervals_narrow_as_deals_are_added():
    means, margins = running([50, 100, 0, 100])
    assert means[-1] == 62.5
    assert margins[0] == 0
    assert margins[1] > margins[3] > 0
