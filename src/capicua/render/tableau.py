"""Tableaus as text: grids of tiles, and tiles on the squares of a plane."""

from __future__ import annotations

from collections.abc import Iterable

from capicua.core.zones import Grid, Placed, Plane
from capicua.render.language import Language
from capicua.render.text_style import TextStyle

Square = tuple[int, int]


def draw_grid(zone: Grid, pen: TextStyle, language: Language) -> list[str]:
    """Return a line for each row, with labelled rows and columns."""
    if pen.plain:
        return [
            _row(number, [tile or language.text("grid-empty") for tile in tiles], language)
            for number, tiles in enumerate(zone.rows, 1)
        ]
    across = max((len(tiles) for tiles in zone.rows), default=0)
    rows = [["", *(f"c{column}" for column in range(1, across + 1))]]
    for number, tiles in enumerate(zone.rows, 1):
        rows.append([f"r{number}", *(pen.tile(tile) if tile else "·" for tile in tiles)])
        rows[-1] += [""] * (across + 1 - len(rows[-1]))
    size = max((len(cell) for row in rows for cell in row[1:]), default=0)
    return pen.columns([[row[0], *(cell.center(size) for cell in row[1:])] for row in rows])


def _row(number: int, tiles: list[str], language: Language) -> str:
    return f"{language.text('grid-row', row=str(number))}: {', '.join(tiles)}"


def draw_plane(zone: Plane, pen: TextStyle, language: Language) -> list[str]:
    """Return the halves on their squares, joined by tile; in plain style, a list of tiles.

    Draft halves are written in ``( )``, marked squares in ``< >``. A plane wider than the page is
    split into strips from left to right.
    """
    if not zone.tiles:
        return [language.text("plane-empty")]
    if pen.plain:
        told = [_told(placed, language) for placed in zone.tiles]
        return pen.wrap("; ".join(told), "  ")
    numbers = _numbers(zone)
    columns = range(min(x for x, _ in numbers), max(x for x, _ in numbers) + 1)
    margin = max(len(str(y)) for _, y in numbers) + 1
    size = max(len(text) for text in [*numbers.values(), *map(str, columns)]) + 1
    across = max(1, (pen.width - margin) // size)
    lines: list[str] = []
    for start in range(0, len(columns), across):
        lines += [""] if lines else []
        lines += _strip(zone, numbers, columns[start : start + across], margin, size)
    return lines


def _told(placed: Placed, language: Language) -> str:
    squares = " ".join(f"{x}:{y}" for x, y in placed.squares)
    text = "plane-draft" if placed.state == "draft" else "plane-tile"
    return language.text(text, tile=placed.tile, squares=squares)


def _numbers(zone: Plane) -> dict[Square, str]:
    """Return the text of each occupied square."""
    numbers: dict[Square, str] = {}
    for placed in zone.tiles:
        for half, square in zip(placed.tile.split("-"), placed.squares, strict=True):
            marks = "<>" if square in zone.marked else "()" if placed.state else "  "
            numbers[square] = marks[0] + half + marks[1]
    return numbers


def _strip(
    zone: Plane, numbers: dict[Square, str], columns: Iterable[int], margin: int, size: int
) -> list[str]:
    """Return the given columns of the plane, from the top down, with coordinates."""
    joined = {tuple(sorted(placed.squares)) for placed in zone.tiles}
    rows = sorted({y for _, y in numbers})
    lines: list[str] = []
    for y in reversed(rows):
        halves = joints = ""
        for x in columns:
            right = "─" if ((x, y), (x + 1, y)) in joined else ""
            below = "│" if ((x, y - 1), (x, y)) in joined else ""
            halves += numbers.get((x, y), "").center(size - 1) + (right or " ")
            joints += below.center(size - 1) + " "
        lines.append(f"{y:>{margin - 1}} {halves}".rstrip())
        lines.append((" " * margin + joints).rstrip())
    lines[-1] = (" " * margin + "".join(f"{x}".center(size - 1) + " " for x in columns)).rstrip()
    return lines
