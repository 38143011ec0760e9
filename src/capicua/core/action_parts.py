"""The parts of an action: the tile, the end, the pile, the keyword.

Notation joins the parts, and players touch the parts that are on the table. Clients need not parse
notation to find out what an action refers to.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from capicua.core.tiles.tile import tile_text

TILE: Final = "tile"
ARM: Final = "arm"
"""An end of a layout, a train or a siding, where a tile can be laid."""
PLACE: Final = "place"
"""A place in a row, from 1."""
PILE: Final = "pile"
"""A pile, from 1."""
CELL: Final = "cell"
"""A cell of a grid: ``r1c2``."""
SQUARE: Final = "square"
"""A square of a plane: ``-1:2``."""
NUMBER: Final = "number"
"""A number that is announced: a bid, a stake, the half that is left open."""
WORD: Final = "word"
"""A keyword: ``draw``, ``pass``, ``take``."""
ON_THE_TABLE: Final = (TILE, ARM, PLACE, PILE, CELL, SQUARE)
"""The kinds of parts that can be touched."""


@final
class Part:
    """One part of an action.

    ``kind`` is one of the constants of this module and ``name`` the part as written in
    notation. ``mark`` joins it to the part before: a space, ``@`` or ``>``. ``number``
    identifies the part in computations: the tile, the arm, the place; −1 for a word.
    """

    def __init__(self, kind: str, name: str, mark: str = " ", number: int = -1) -> None:
        self.kind: str = kind
        self.name: str = name
        self.mark: str = mark
        self.number: int = number

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Part)
            and self.kind == other.kind
            and self.name == other.name
            and self.mark == other.mark
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.name))

    def __repr__(self) -> str:
        mark = "" if self.mark == " " else f", mark={self.mark!r}"
        return f"Part({self.kind!r}, {self.name!r}{mark})"

    def __reduce__(self) -> tuple[object, ...]:
        return Part, (self.kind, self.name, self.mark, self.number)

    @property
    def touch(self) -> str:
        """The id that a player touches for this part: ``tile:6-4``, ``arm:E``; empty for words."""
        if self.kind not in ON_THE_TABLE:
            return ""
        if self.kind == TILE and self.number >= 0:
            return f"tile:{tile_text(self.number)}"
        name = self.name.replace(":", ",") if self.kind == SQUARE else self.name
        return f"{self.kind}:{name}"

    def replaced(self, touch: str) -> Part:
        """Return this part with another value of its kind, as ``touch`` names it."""
        name = touch.partition(":")[2]
        return Part(self.kind, name.replace(",", ":"), self.mark)


def notation(parts: list[Part]) -> str:
    """Return an action in notation: its parts, joined by their marks.

    >>> from capicua.core.tiles.tile import parse_tile
    >>> notation([tile(parse_tile("6-4")), arm("E", 0)])
    '6-4@E'
    """
    text = "".join([part.mark + part.name for part in parts])
    return text[1:] if text.startswith(" ") else text


def word(name: str, mark: str = " ") -> Part:
    """Return a keyword."""
    return Part(WORD, name, mark)


def tile(number: i64, mark: str = " ") -> Part:
    """Return a tile, written larger half first."""
    return Part(TILE, tile_text(number), mark, int(number))


def tiles(numbers: list[int]) -> list[Part]:
    """Return several tiles, separated by spaces."""
    return [tile(number) for number in numbers]


def arm(name: str, number: i64, mark: str = "@") -> Part:
    """Return an end of a layout, or a train."""
    return Part(ARM, name, mark, int(number))


def place(number: i64, mark: str = " ") -> Part:
    """Return a place in a row, counted from 1."""
    return Part(PLACE, str(number), mark, int(number))


def pile(number: i64, mark: str = " ") -> Part:
    """Return a pile, counted from 1."""
    return Part(PILE, str(number), mark, int(number))


def cell(row: i64, column: i64, mark: str = " ") -> Part:
    """Return a cell of a grid, rows and columns counted from 1."""
    return Part(CELL, f"r{row}c{column}", mark, int(row * 100 + column))


def square(x: i64, y: i64, mark: str = " ") -> Part:
    """Return a square of a plane."""
    return Part(SQUARE, f"{x}:{y}", mark)


def number(value: i64, mark: str = " ") -> Part:
    """Return an announced number."""
    return Part(NUMBER, str(value), mark, int(value))
