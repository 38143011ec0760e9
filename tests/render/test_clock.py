"""Piles around a clock face, and rows with a pointer, as text."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.zones import Pile, Piles
from capicua.render.clock_face import draw_piles
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.render.text_style import TextStyle

ENGLISH = Language("en")
PILES = [Pile(tiles=["6-1"]), Pile(tiles=["5-2", "2-2"], state="home"), Pile()]


@pytest.mark.parametrize("shape", ["clock", "half_clock", "line"])
def test_piles_show_place_top_mark_and_tiles_below(shape):
    lines = draw_piles(Piles(shape=shape, centre="0-0", piles=PILES), TextStyle(), ENGLISH)
    drawn = "\n".join(lines)
    for cell in ("1 [6|1]", "2 [2║2]✓+1", "3 –", "Below the tops: 2: [5|2]"):
        assert drawn.count(cell) == 1
    assert ("[0║0]" in drawn) == (shape != "line")


def test_hours_are_placed_as_on_a_clock_face():
    piles = [Pile(tiles=[f"12-{hour}"]) for hour in range(1, 13)]
    lines = draw_piles(Piles(shape="clock", piles=piles), TextStyle(), ENGLISH)
    spots = {
        hour: next((y, line.index(cell)) for y, line in enumerate(lines) if cell in line)
        for hour in range(1, 13)
        for cell in [TextStyle().tile(f"12-{hour}")]
    }
    assert spots[12][0] < spots[1][0] < spots[3][0] < spots[6][0]
    assert spots[11][0] == spots[1][0]
    assert spots[9][1] < spots[12][1] < spots[3][1]
    assert max(map(len, lines)) <= 80


def test_plain_piles_are_listed_from_the_top_down():
    lines = draw_piles(Piles(shape="clock", piles=PILES), TextStyle(plain=True), ENGLISH)
    assert lines == ["1: 6-1", "2: 2-2, 5-2 (home)", "3: –"]


def test_a_row_shows_gaps_and_the_next_place():
    state = capicua.load("bingo").position({"row": "0-0 6-6 2-0 4-4"})
    state.apply(0)
    language = Language("en", capicua.kind("bingo"))
    lines = draw(state.view(0), language)
    assert lines[1].startswith("      [6║6]")
    assert lines[2].split() == ["1", "►2", "3", "4"]
    plain = "\n".join(draw(state.view(0), language, TextStyle(plain=True)))
    assert "Row: 2 6-6, 3 2-0, 4 4-4, next is place 2" in plain
