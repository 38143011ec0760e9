"""The ``mistakes`` command: a better move than the one of the record is found, or is not."""

from __future__ import annotations

from pathlib import Path

import pytest

import capicua
from capicua.notation import read, record_of, write
from capicua.review import Effort, review

NAMES = ["Ana", "Luis"]
OPTIONS = ("--worlds", "16", "--workers", "1", "--plain")


@pytest.fixture
def record(tmp_path):
    """Save a round of the moves that look worst, and return the path."""
    match = capicua.load("block", players=2).new_match(seed=2)
    while not match.round.is_over:
        state = match.round
        state.apply(min(state.legal_actions(), key=state.heuristic_score))
    match.settle()
    file = tmp_path / "match.txt"
    file.write_text(write(record_of(match, NAMES)), encoding="utf-8")
    return str(file)


def test_as_good_moves_solve_a_mistake_and_the_played_one_does_not(command, record):
    found = review(read(Path(record).read_text("utf-8")), Effort(16))
    mistakes = [each for each in found.decisions if each.is_mistake]
    first, count = mistakes[0], len(mistakes)
    state, seat = first.moment.state, first.moment.seat
    solved = ["nonsense", state.text(first.as_good[-1]), "quit"]
    done = command("mistakes", record, *OPTIONS, typed=solved)
    assert f"Mistake 1 of {count}" in done.out
    assert "Right." in done.out
    assert "1 of 1 solved." in done.out
    played = [state.text(first.moment.action), "salir"]
    player = ("--player", NAMES[seat], "--lang", "es")
    done = command("mistakes", record, *OPTIONS, *player, typed=played)
    own = sum(each.moment.seat == seat for each in mistakes)
    assert f"Error 1 de {own}" in done.out
    assert "Esa es la que se jugó." in done.out
    assert "0 de 1 resueltos." in done.out
    assert "⟨" not in done.out


def test_a_player_who_is_not_there_is_refused(command, record):
    done = command("mistakes", record, *OPTIONS, "--round", "1", "--player", "Nadie")
    assert done.code == 2
    assert "expected one of Ana, Luis" in done.err
