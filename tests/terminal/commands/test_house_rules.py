"""House rules at the prompt: listed in full, typed in either language (L12, L20, L35)."""

import os
import subprocess
import sys
from itertools import product

import pytest

import capicua
from capicua.core.options import option_text, specs
from capicua.render.language import Language
from capicua.terminal.arguments import chosen_game
from tests import suite

WIDTHS = ["40", "60", "100"]


def entries(game):
    kind = capicua.kind(game)
    usual = next(iter(kind.presets().values()))
    ids = [spec.name for spec in specs(type(usual))]
    values = [option_text(c) for spec in specs(type(usual)) for c in spec.choices]
    return [*ids, *values, *kind.presets()]


@pytest.mark.parametrize(
    ("game", "columns"),
    suite.everyday(
        [*product(capicua.catalogue(), WIDTHS[:1]), *product(["garrafina"], WIDTHS)],
        product(capicua.catalogue(), WIDTHS),
    ),
)
def test_l12_every_id_and_value_is_readable_at_any_width(command, monkeypatch, game, columns):
    monkeypatch.setenv("COLUMNS", columns)
    done = command("rules", game, "--options", "--lang", "es")
    words = done.out.replace(",", " ").replace(".", " ").split()
    assert [id for id in entries(game) if id not in words] == []
    assert "…" not in done.out.replace("3:5…", "")
    longest = max(map(len, done.out.splitlines()))
    assert longest <= max(int(columns), 48)


@pytest.mark.parametrize("columns", WIDTHS)
def test_l12_rules_in_a_pipe_are_formatted(command, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    out = command("rules", "garrafina").out
    assert max(map(len, out.splitlines())) <= int(columns)
    assert "**" not in out
    assert "| ---" not in out


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("code", ["en", "es"])
def test_l29_the_list_of_games_fits_any_width(command, monkeypatch, columns, code):
    monkeypatch.setenv("COLUMNS", columns)
    out = command("games", "--lang", code).out
    for game in capicua.catalogue():
        assert f"{game} ·" in out
    assert max(map(len, out.splitlines())) <= max(int(columns), 62)


@pytest.mark.parametrize("code", ["en", "es"])
def test_l38_every_value_may_be_typed_by_its_title(code):
    from capicua.render.rules import value_label

    for game in capicua.catalogue():
        kind = capicua.kind(game)
        usual = next(iter(kind.presets().values()))
        language = Language(code, kind)
        from capicua.terminal.arguments import in_ids

        for spec in specs(type(usual)):
            labels = [value_label(language, spec, choice) for choice in spec.choices]
            for choice, label in zip(spec.choices, labels, strict=True):
                if labels.count(label) == 1:
                    assert in_ids(kind, {spec.name: label}) == {spec.name: option_text(choice)}


def test_l12_spanish_values_set_options():
    settings = ["opponent_train_play=Voluntario", "exchange_after_lead=no"]
    game = chosen_game("garrafina", "", settings, None)
    assert game.options.values()["opponent_train_play"] == "voluntary"
    assert chosen_game("garrafina", "", ["exchange_after_lead=sí"], None).options.values()[
        "exchange_after_lead"
    ]


@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (["play", "garafina"], "garrafina"),
        (["play", "garrafina", "-p", "ludotecca"], "ludoteka"),
        (["play", "garrafina", "-s", "blocked_ties=share"], "blocked_tie"),
        (["play", "garrafina", "-s", "blocked_tie=shared"], "share"),
        (["play", "garrafina", "--bots", "gredy"], "greedy"),
        (["plya", "garrafina"], "play"),
        (["play", "garrafina", "--seeds", "2"], "--seed"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_l20_errors_suggest_similar_names(command, arguments, near):
    done = command(*arguments)
    assert done.code == 2
    assert done.err.strip().endswith(f"Did you mean “{near}”?")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "garrafina", "--seats", "0"], "“0” for --seats: garrafina takes 2–4 players"),
        (
            ["play", "garrafina", "--seats", "9"],
            "Invalid number of players 9: this game is for 2–4",
        ),
        (["play", "garrafina", "--seats", "many"], "“many” for --seats: garrafina takes 2–4"),
        (["simulate", "block", "-n", "0"], "“0” for --rounds: expected a number from 1"),
        (["simulate", "block", "-n", "x"], "“x” for --rounds: expected a number from 1"),
        (["rules"], "Missing argument GAME"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_l20_errors_list_allowed_values(command, arguments, said):
    assert said in command(*arguments).err


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("code", ["en", "es"])
def test_l35_help_is_wrapped_after_translation(command, monkeypatch, columns, code):
    monkeypatch.setenv("COLUMNS", columns)
    for name in ["", "play", "compare", "arena", "serve", "score", "review"]:
        out = command("--lang", code, *([name] if name else []), "-h").out
        assert max(map(len, out.splitlines())) <= int(columns)
        for word in ("TEXT", "INTEGER", "FILE", "<", "list["):
            assert code == "en" or word not in out.replace("TEXTO", "")


def test_l20_commands_are_grouped_by_purpose(command):
    out = command("-h").out
    order = ["play", "serve", "games", "rules", "score", "replay", "review", "simulate", "arena"]
    places = [out.index(f"\n  {name} ") for name in order]
    assert places == sorted(places)
    assert "..." not in out


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("capicua play garr", "garrafina"),
        ("capicua play garrafina -p lud", "ludoteka"),
        ("capicua play garrafina -s blocked_tie=sh", "blocked_tie=share"),
        ("capicua play garrafina --bots greedy,lev", "greedy,level3"),
    ],
)
def test_shell_completion(words, found):
    environment = {
        **os.environ,
        "_CAPICUA_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    done = subprocess.run(
        [sys.executable, "-m", "capicua.terminal.main"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found in done.stdout.split()
