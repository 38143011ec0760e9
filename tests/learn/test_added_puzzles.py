"""Files of puzzles added to the installed ones."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from capicua.core.messages import BadText
from capicua.learn import games_with_puzzles, of_the_day, puzzle_of, puzzles_of
from capicua.learn.added_puzzles import add_puzzles
from capicua.render.language import sentence

SHIPPED = puzzles_of("block")[0]


@pytest.fixture(autouse=True)
def _home(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    puzzles_of.cache_clear()
    yield
    puzzles_of.cache_clear()


def line(**changes):
    """Return a shipped puzzle with changes, as a line of a file."""
    return msgspec.json.encode({**msgspec.to_builtins(SHIPPED), **changes})


def test_added_puzzles_are_found_beside_the_shipped_ones():
    day = datetime.date(2026, 11, 23)
    daily, count = of_the_day(day, "block"), len(puzzles_of("block"))
    data = b"\n".join([line(id="block-9001"), line(), line(id="block-9002"), b""])
    assert add_puzzles(data) == (2, 1)
    assert add_puzzles(data) == (0, 3)
    assert puzzle_of("block-9001").solution == SHIPPED.solution
    assert len(puzzles_of("block")) == count + 2
    assert "block" in games_with_puzzles()
    assert of_the_day(day, "block") == daily


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"id": "block-0x1"}, "the id must be the game and a number"),
        ({"id": SHIPPED.id, "difficulty": 5}, "belongs to another puzzle"),
        ({"id": "block-9001", "solution": SHIPPED.other}, "two legal moves"),
        ({"id": "block-9001", "difficulty": 6}, "difficulty must be 1 to 5"),
        ({"id": "block-9001", "theme": "magic"}, "unknown theme “magic”"),
        ({"id": "block-9001", "record": "nothing"}, "Line 2"),
        ({"id": "block-9001", "game": "chess"}, "Line 2"),
        ({"id": 5}, "Line 2"),
    ],
)
def test_a_file_with_a_wrong_line_adds_nothing(changes, said):
    with pytest.raises(BadText) as refused:
        add_puzzles(line(id="block-9000") + b"\n" + line(**changes))
    assert said in sentence(refused.value)
    assert "block-9000" not in {puzzle.id for puzzle in puzzles_of("block")}
