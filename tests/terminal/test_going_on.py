"""Playing on from a record at the terminal."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.chance import Rng
from capicua.notation import read, record_of, write


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


def test_play_goes_on_from_a_move_of_a_record(command, record, tmp_path):
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
    # It can be resumed, and verification does not vouch for it.
    again = command("play", "--resume", str(saved), "--save", str(saved), typed=["#1", "q"])
    assert again.code == 0
    moves = read(saved.read_bytes()).rounds[0].moves
    assert moves[:5] == before.rounds[0].moves[:5]
    assert len(moves) > 5
    verdict = command("verify", str(saved), "--lang", "en")
    assert verdict.code == 1
    assert "set up from a record" in verdict.out
    assert "no se comprometieron" in command("verify", str(saved), "--lang", "es").out


def test_another_seat_is_taken(command, record, tmp_path):
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
def test_a_position_that_there_is_not_is_refused(command, record, arguments, says):
    done = command("play", "--from", str(record), *arguments, "--lang", "en")
    assert done.code == 2
    assert says in done.err


@pytest.mark.parametrize(("lang", "word"), [("en", "play"), ("es", "jugar")])
def test_one_plays_on_from_a_step_of_a_replay(command, record, lang, word):
    typed = ["5", word, "q", "99", word, "q"]
    done = command("replay", str(record), "--lang", lang, typed=typed)
    assert done.code == 0, done.err
    if lang == "en":
        assert "Play goes on from a record: round 1, after 4 moves" in done.out
        assert "Invalid move" in done.out
    else:
        assert "Se sigue jugando desde un registro" in done.out
        assert "Jugada no válida" in done.out
