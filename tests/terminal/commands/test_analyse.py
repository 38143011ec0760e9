"""The ``analyse`` command."""

import json
import re

import capicua
from capicua.notation import write_position

POSITION = (
    "game: block; layout: root 1-1 | E 2-1 2-2 2-0 | W 1-0; A: 5?; B: 6?; "
    "C: 3-1 5-1 5-2 5-0 6-5 6-6; D: 6?; turn: C; lacked: B 1"
)


def test_a_position_on_the_command_line(command):
    done = command("analyse", POSITION, "--holds", "--plain")
    assert "5-0 on the left (5-0@W)" in done.out
    assert "B holds no 1." in done.out
    assert "Move: " in done.out
    assert "Jugada: " in command("analyse", POSITION, "--lang", "es", "--plain").out


def test_the_answer_is_a_sentence(command):
    """Values alone look as if the first move were the best, however close they are."""
    found = json.loads(command("analyse", POSITION, "--json", "--worlds", "8").out)
    good = [move for move in found["moves"] if move["as_good"]]
    said = command("analyse", POSITION, "--worlds", "8", "--plain").out
    assert ("Best: " if len(good) == 1 else "No move is clearly better") in said


def test_a_position_in_a_file(command, tmp_path):
    file = tmp_path / "position.txt"
    file.write_text(POSITION.replace("; ", "\n"), encoding="utf-8")
    found = json.loads(command("analyse", str(file), "--json", "--worlds", "8").out)
    assert {move["text"] for move in found["moves"]} == {"5-0@E", "5-0@W"}
    assert found["seat"] == 2


def test_an_invalid_position_says_where_and_why(command):
    done = command("analyse", POSITION.replace("2-0 |", "4-3 |"))
    assert done.code == 2
    assert "invalid position: “layout: E 4-3”" in done.err
    assert "does not match" in done.err


def test_a_cause_that_only_the_game_knows_is_said(command):
    """Its sentence is among those of the game that the position names."""
    text = "game: block players=4; layout: 1-1 4-3; C: 6-6 6-5; turn: C"
    english, spanish = (command("--lang", lang, "analyse", text).err for lang in ("en", "es"))
    assert english.endswith("4-3 matches no other tile on the table.\n")
    assert spanish.endswith("4-3 no casa con ninguna otra ficha de la mesa.\n")


def test_in_42_the_chances_are_compared_with_rounds_that_were_played(command):
    text = "game: texas_42; C: 1-0 2-0 3-0 3-1 4-4 5-1 6-5; A: 7?; B: 7?; D: 7?; dealer: B; turn: C"
    done = command("analyse", text, "--worlds", "8", "--plain")
    assert re.search(r"Of \d+ bids to which the board gave \d+ to \d+%, bots won", done.out)
    spanish = command("analyse", text, "--worlds", "8", "--plain", "--lang", "es")
    assert re.search(r"De \d+ ofertas a las que el tablero", spanish.out)
    assert "bots won" not in command("analyse", POSITION, "--worlds", "8", "--plain").out


def test_whether_a_solitaire_can_be_won_is_said_in_words(command):
    """It was a column of 1.0 and 0.0."""
    text = write_position(capicua.load("squeeze", preset="squeeze_6").new_round(seed=3, number=2))
    line = text.replace("\n", ";")
    assert "can be won" in command("analyse", line, "--worlds", "8", "--plain").out
    assert "se puede ganar" in command("analyse", line, "--worlds", "8", "--lang", "es").out
    assert "can be won" not in command("analyse", line, "--worlds", "8", "--solve", "0").out


def test_a_solitaire_that_time_did_not_suffice_for_says_how_to_go_on(command):
    state = capicua.load("traffic", preset="traffic_strict_12").new_round(seed=0, number=2)
    line = write_position(state).replace("\n", ";")
    done = command("analyse", line, "--worlds", "8", "--solve", "1", "--plain")
    assert "--solve 4 goes on longer" in " ".join(done.out.split())
