"""Grids and planes, in graphical and plain style."""

from capicua.core.zones import Grid, Placed, Plane
from capicua.render.language import Language
from capicua.render.tableau import draw_grid, draw_plane
from capicua.render.text_style import TextStyle

GRID = Grid(rows=[["5-3", "", "12-12"], ["6-1"]])
PLANE = Plane(
    tiles=[
        Placed(tile="2-1", squares=[(1, 0), (0, 0)]),
        Placed(tile="6-3", squares=[(2, 1), (2, 0)]),
        Placed(tile="4-2", squares=[(3, 0), (3, -1)]),
        Placed(tile="4-3", squares=[(1, 2), (1, 1)], state="draft"),
        Placed(tile="5-5", squares=[(1, 3), (2, 3)], state="draft"),
    ],
    marked=[(1, 0), (1, 1), (1, 2), (1, 3)],
)


def test_a_grid_has_labelled_edges_and_dots_in_empty_cells() -> None:
    assert draw_grid(GRID, TextStyle(), Language("en")) == [
        "       c1       c2       c3",
        "r1   [5|3]      ·     [12║12]",
        "r2   [6|1]",
    ]


def test_a_grid_in_plain_style() -> None:
    assert draw_grid(GRID, TextStyle(plain=True), Language("es")) == [
        "fila 1: 5-3, vacío, 12-12",
        "fila 2: 6-1",
    ]


def test_a_plane_joins_halves_and_marks_drafts() -> None:
    assert draw_plane(PLANE, TextStyle(), Language("en")) == [
        " 3     <5>─(5)",
        "",
        " 2     <4>",
        "        │",
        " 1     <3>  6",
        "            │",
        " 0  1 ─<2>  3   4",
        "                │",
        "-1              2",
        "    0   1   2   3",
    ]


def test_a_plane_in_plain_style_and_an_empty_one() -> None:
    told = " ".join(draw_plane(PLANE, TextStyle(plain=True), Language("en")))
    assert told.startswith("2-1 at 1:0 0:0;")
    assert "4-3 at 1:2 1:1, not played yet" in told
    assert draw_plane(Plane(), TextStyle(), Language("en")) == ["No tile has been played yet."]


def test_a_wide_plane_is_split_into_strips() -> None:
    tiles = [Placed(tile="12-0", squares=[(x, 0), (x + 1, 0)]) for x in range(-20, 20, 2)]
    lines = draw_plane(Plane(tiles=tiles), TextStyle(width=60), Language("en"))
    assert all(len(line) <= 60 for line in lines)
    assert sum(line.count("12") for line in lines if line.startswith("0 ")) == 20
