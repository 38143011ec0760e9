"""Weights of heuristic terms: which row a game uses, and that files and terms agree."""

import json
import sys
from importlib.resources import files

import pytest

import capicua
from capicua.core.weights import FILE, in_order, nearest_row, weights_file

GAMES = [id for id in capicua.catalogue() if capicua.load(id).hints.terms]


@pytest.mark.parametrize("id", GAMES)
def test_rows_name_terms_of_the_game_and_say_how_they_were_made(id):
    game = capicua.load(id)
    data = weights_file(type(game))
    assert set(data) == {"by_hand", "fitted", "made"}
    for row in [*data["by_hand"].values(), *data["fitted"].values()]:
        assert set(row) <= set(game.hints.terms)
    assert set(data["made"]) == set(data["fitted"])
    for how in data["made"].values():
        program = how["command"].split()[1]
        assert program in ("training/fit.py", "training/evolution.py")


@pytest.mark.parametrize("id", GAMES)
def test_a_game_plays_by_the_row_of_its_seats_a_fitted_one_first(id):
    game = capicua.load(id)
    data = weights_file(type(game))
    row = type(game).weights_row(game.options, int(game.players))
    used = nearest_row({**data["by_hand"], **data["fitted"]}, row)
    assert list(game.hints.weights) == in_order(game.hints, used)


def test_partners_have_weights_of_their_own():
    pairs = capicua.load("block", preset="partners")
    assert type(pairs).weights_row(pairs.options, 4) == "pairs"
    assert pairs.hints is not capicua.load("block", players=4).hints


def test_rows_of_a_game_take_the_place_of_those_of_its_family():
    block, draw = (weights_file(type(capicua.load(id))) for id in ("block", "draw"))
    assert block["by_hand"] == draw["by_hand"]
    assert "pairs" in block["fitted"]
    assert block["fitted"]["pairs"] != draw["fitted"].get("pairs")


def test_another_number_of_seats_uses_the_nearest_row():
    rows = {"2": {"pips": 2}, "4": {"pips": 4}, "pairs": {"pips": 9}}
    assert nearest_row(rows, "6") == {"pips": 4}
    assert nearest_row(rows, "3") == {"pips": 2}
    assert nearest_row(rows, "pairs") == {"pips": 9}
    assert nearest_row({}, "4") == {}


def test_a_game_typed_at_a_prompt_uses_the_weights_of_its_family(monkeypatch):
    kind = type(capicua.load("sebastopol"))
    monkeypatch.delattr(sys.modules[kind.__module__], "__file__")
    assert weights_file(kind)["by_hand"]["4"]["pips"] == 2


def test_every_file_of_weights_belongs_to_a_game_with_terms():
    packages = {type(capicua.load(id)).__mro__ for id in GAMES}
    known = {each.__module__.rpartition(".")[0] for mro in packages for each in mro}
    for folder in ("capicua.games", "capicua.families"):
        for part in files(folder).iterdir():
            if (part / FILE).is_file():
                assert f"{folder}.{part.name}" in known
                json.loads((part / FILE).read_text(encoding="utf-8"))
