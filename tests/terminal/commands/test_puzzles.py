"""Puzzles in the terminal: the first attempt counts towards the rating, once per puzzle."""

import json
import sys
from dataclasses import replace

import pytest

from capicua.learn import Attempt, puzzle_of, puzzles_of
from capicua.learn.collections import write_puzzles

ID = "block-2"
PUZZLE = ["puzzle", "--id", ID]


def kept(tmp_path):
    file = tmp_path / "data" / "capicua" / "puzzles.jsonl"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def moves():
    """Return the solution of the puzzle and a wrong move, as typed."""
    attempt = Attempt(puzzle_of(ID))
    return attempt.view.text(attempt.solution), puzzle_of(ID).other


def test_the_first_attempt_counts_and_the_rating_is_shown(command, tmp_path):
    right, wrong = moves()
    assert "Your rating" not in command("puzzles").out
    done = command(*PUZZLE, typed=[wrong, right])
    assert done.code == 0
    (line,) = kept(tmp_path)
    assert (line["puzzle"], line["right"]) == (ID, False)
    assert "0 of 1 solved on the first try, 0 in a row; 1 day in a row." in done.out
    listed = command("puzzles", "--lang", "es").out
    assert "Tu puntuación: " in listed
    assert "puzzles.jsonl" in listed.replace("\n", "")


def test_a_puzzle_counts_once(command, tmp_path):
    right, _ = moves()
    first = command(*PUZZLE, typed=[right]).out
    again = command(*PUZZLE, "--lang", "es", typed=["solución"]).out
    assert "1 of 1 solved on the first try, 1 in a row" in first
    assert "Este problema ya está hecho" in again
    assert "Al primer intento, 1 de 1" in again
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize(("typed", "count"), [(["solution"], 1), (["quit"], 0), (["nonsense"], 0)])
def test_asking_for_the_solution_counts_and_quitting_does_not(command, tmp_path, typed, count):
    command(*PUZZLE, typed=typed)
    assert [line["right"] for line in kept(tmp_path)] == [False] * count


def test_malformed_lines_are_skipped(command, tmp_path):
    file = tmp_path / "data" / "capicua" / "puzzles.jsonl"
    file.parent.mkdir(parents=True)
    file.write_text('nonsense\n[]\n{"puzzle": 3}\n{"puzzle": "block-1", "difficulty": "x"}\n')
    assert "Your rating" not in command("puzzles").out


def test_puzzles_work_without_the_rating_package_and_its_absence_is_reported(
    command, tmp_path, monkeypatch
):
    for name in [name for name in sys.modules if name.partition(".")[0] == "glicko2"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "glicko2", None)
    done = command(*PUZZLE, typed=[moves()[0]])
    assert done.code == 0
    assert "Puzzle ratings need glicko2" in done.out.replace("\n", " ")
    assert "pip install 'capicua[terminal]'" in done.out.replace("\n", " ")
    assert len(kept(tmp_path)) == 1


def test_a_file_of_puzzles_is_added(command, tmp_path):
    puzzle = puzzle_of("block-2")
    file = tmp_path / "more.jsonl"
    write_puzzles(file, [replace(puzzle, id="block-9001")])
    puzzles_of.cache_clear()
    try:
        assert "One puzzle added, 0 known already." in command("puzzles", "fetch", str(file)).out
        assert "block-9001" in command("puzzle", "--id", "block-9001", typed=["quit"]).out
        file.write_text("{}")
        done = command("puzzles", "fetch", str(file))
        assert done.code == 2
        assert "Line 1 is no puzzle" in done.err
    finally:
        puzzles_of.cache_clear()
