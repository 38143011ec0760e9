"""Continuing play from a record, at the terminal."""

from __future__ import annotations

import json

import pytest

import capicua
from capicua.api.study.chances import chances_at
from capicua.core.tiles.random import Rng
from capicua.notation import read, record_of, write
from capicua.render.language import Language
from capicua.render.text_style import TextStyle
from capicua.terminal.reports.tile_chances import chances_listed


@pytest.fixture
def record(tmp_path):
    match = capicua.load("block", players=4).new_match(seed=2)
    rng = Rng(4)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    match.settle()
    file = tmp_path / "match.txt"
    file.write_text(write(record_of(match)))
    return file


def test_play_continues_from_a_move_of_a_record(command, record, tmp_path):
    saved = tmp_path / "on.txt"
    done = command("play", "--from", str(record), "--at", "6", "--save", str(saved), typed=["q"])
    assert done.code == 0, done.err
    before, after = read(record.read_bytes()), read(saved.read_bytes())
    assert after.rounds[0].hands == before.rounds[0].hands
    assert after.rounds[0].moves == before.rounds[0].moves[:5]
    assert after.tags["SetUp"] == "1 5"
    seat = "ABCD".index(before.rounds[0].moves[5].seat)
    assert after.tags["Bots"].split()[seat] == "person"
    assert after.tags["Bots"].split().count("greedy") == 3
    # The match can be resumed, and verification rejects it.
    again = command("play", "--resume", str(saved), "--save", str(saved), typed=["#1", "q"])
    assert again.code == 0
    moves = read(saved.read_bytes()).rounds[0].moves
    assert moves[:5] == before.rounds[0].moves[:5]
    assert len(moves) > 5
    verdict = command("verify", str(saved), "--lang", "en")
    assert verdict.code == 1
    assert "set up from a record" in verdict.out
    assert "no se comprometieron" in command("verify", str(saved), "--lang", "es").out


def test_practice_can_start_from_a_position_of_a_record(command, record, tmp_path):
    saved = tmp_path / "on.txt"
    typed = ["chances", "q"]
    place = ["--from", str(record), "--at", "6", "--practice", "--save", str(saved)]
    done = command("play", *place, typed=typed)
    assert "Where each tile can be" in done.out
    tags = read(saved.read_bytes()).tags
    assert (tags["Practice"], tags["SetUp"]) == ("yes", "1 5")


def test_the_person_can_take_another_seat(command, record, tmp_path):
    saved = tmp_path / "on.txt"
    command("play", "--from", str(record), "--seat", "C", "--save", str(saved), typed=["q"])
    assert read(saved.read_bytes()).tags["Bots"].split()[2] == "person"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--at", "999"], "Invalid move 999"),
        (["--round", "2"], "Invalid round 2"),
        (["--seat", "J"], "J"),
    ],
)
def test_a_position_outside_the_record_is_refused(command, record, arguments, says):
    done = command("play", "--from", str(record), *arguments, "--lang", "en")
    assert done.code == 2
    assert says in done.err


@pytest.mark.parametrize(("lang", "word"), [("en", "play"), ("es", "jugar")])
def test_play_continues_from_a_step_of_a_replay(command, record, lang, word):
    typed = ["5", word, "q", "99", word, "q"]
    done = command("replay", str(record), "--lang", lang, typed=typed)
    assert done.code == 0, done.err
    if lang == "en":
        assert "Play goes on from a record: round 1, after 4 moves" in done.out
        assert "Invalid move" in done.out
    else:
        assert "Se sigue jugando desde un registro" in done.out
        assert "Jugada no válida" in done.out


@pytest.mark.parametrize(("lang", "word"), [("en", "chances"), ("es", "probabilidades")])
def test_chances_are_shown_at_a_step_of_a_replay(command, record, lang, word):
    """For the seat to act or a given one, with the same numbers and words as in the browser."""
    text = record.read_text()
    turn = "ABCD".index(read(text).rounds[0].moves[4].seat)
    other = (turn + 1) % 4
    done = command(
        "replay", str(record), "--lang", lang, typed=["5", word, f"{word} {'ABCD'[other]}", "q"]
    )
    assert done.code == 0, done.err
    for seat in (turn, other):
        found = chances_at(text, 1, 4, seat)
        language = Language(lang, capicua.load("block"), list("ABCD"))
        assert language.text("holds-exact", name="ABCD"[seat])[:30] in done.out
        for line in chances_listed(found, language, TextStyle(90, False)):
            assert line in done.out
        [row] = [row for row in found.tiles if row.tile == found.tiles[0].tile]
        assert language.text("holds-share", percent=round(100 * row.shares[0])) in done.out
    assert "Invalid" in command("replay", str(record), typed=["chances J", "q"]).out


def test_practice_at_the_terminal_shows_chances_and_is_not_counted(command, tmp_path):
    saved = tmp_path / "practice.txt"
    typed = ["chances", "hint", "#1", "undo", "undo", "#1", "save", "q"]
    done = command(
        "play",
        *("block", "--seats", "2", "--practice", "--seed", "3", "--save", str(saved)),
        typed=typed,
    )
    assert done.code == 0, done.err
    assert "This is a practice table" in done.out
    assert "Where each tile can be" in done.out
    assert "You have taken back your last move." in done.out
    tags = read(saved.read_bytes()).tags
    assert tags["Practice"] == "yes"
    assert "Assisted" not in tags
    again = command("play", "--resume", str(saved), "--lang", "es", typed=["prob", "q"])
    assert "Esta es una mesa de práctica" in again.out
    assert "Dónde puede estar cada ficha" in again.out


def test_chances_require_practice_and_practice_requires_one_person(command):
    done = command("play", "block", "--seats", "2", "--seed", "3", typed=["chances", "q"])
    assert "only at a practice table" in done.out
    two = command("play", "block", "--practice", "--name", "Ana", "--name", "Beto")
    assert two.code == 2
    assert "one person" in two.err
    assert command("play", "squeeze", "--practice").code == 2
    assert command("play", "block", "--practice", "--watch").code == 2


def test_a_finished_practice_match_is_not_counted(command):
    game = ["block", "--seats", "2", "--set", "target=1", "--seed", "3"]
    played = ["finish", *[""] * 20, "q"]
    command("play", *game, "--practice", typed=played)
    assert json.loads(command("stats", "--json").out) == []
    command("play", *game, typed=played)
    assert [each["game"] for each in json.loads(command("stats", "--json").out)] == ["block"]
