"""Building blocks of pictures: drawings of known size, placed in rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from capicua.render.svg.tiles import INK, moved, number

_NARROW: Final = frozenset("iljtfrI.,:;'|!()[]·– ")
_BROAD: Final = frozenset("mwMW%@→")


@dataclass(frozen=True)
class Piece:
    """SVG elements with their size; the origin is the upper left corner."""

    width: float = 0
    height: float = 0
    body: str = ""

    def scaled(self, scale: float) -> Piece:
        """Return the piece scaled by a factor."""
        body = moved(self.body, 0, 0, scale=scale) if scale != 1 else self.body
        return Piece(self.width * scale, self.height * scale, body)

    def within(self, width: float, height: float, most: float = 1) -> Piece:
        """Return the piece scaled to fit the available room, by at most the factor ``most``."""
        if not self.width or not self.height:
            return self
        return self.scaled(min(width / self.width, height / self.height, most))

    def padded(self, across: float, down: float) -> Piece:
        """Return the piece with padding on all sides."""
        body = moved(self.body, across, down)
        return Piece(self.width + 2 * across, self.height + 2 * down, body)


def beside(pieces: Iterable[Piece], gap: float, middle: bool = True) -> Piece:
    """Arrange pieces in a row, aligned at their middles or at their tops."""
    there = [piece for piece in pieces if piece.width]
    height = max((piece.height for piece in there), default=0)
    body, x = "", 0.0
    for piece in there:
        body += moved(piece.body, x, (height - piece.height) / 2 if middle else 0)
        x += piece.width + gap
    return Piece(max(0, x - gap), height, body)


def stacked(pieces: Iterable[Piece], gap: float, middle: bool = False) -> Piece:
    """Arrange pieces in a column, aligned at their middles or on the left."""
    there = [piece for piece in pieces if piece.height]
    width = max((piece.width for piece in there), default=0)
    body, y = "", 0.0
    for piece in there:
        body += moved(piece.body, (width - piece.width) / 2 if middle else 0, y)
        y += piece.height + gap
    return Piece(width, max(0, y - gap), body)


def flowing(pieces: Sequence[Piece], width: float, gap: float, middle: bool = False) -> Piece:
    """Arrange pieces from left to right in as many rows as needed."""
    rows: list[list[Piece]] = []
    room = 0.0
    for piece in pieces:
        if not rows or room < gap + piece.width:
            rows.append([])
            room = width + gap
        rows[-1].append(piece)
        room -= gap + piece.width
    return stacked([beside(row, gap, middle=False) for row in rows], gap, middle)


def text_width(words: str, size: float) -> float:
    """Return an upper estimate of a text's width; the reader's font is unknown."""
    total = 0.0
    for letter in words:
        wide = letter in _BROAD
        narrow = letter in _NARROW
        total += 0.95 if wide else 0.37 if narrow else 0.72 if letter.isupper() else 0.62
    return total * size


def line_of(words: str, size: float, colour: str = INK, bold: bool = False) -> Piece:
    """Return one line of text."""
    if not words:
        return Piece()
    weight = ' font-weight="600"' if bold else ""
    body = (
        f'<text y="{number(size)}" font-size="{number(size)}" fill="{colour}"{weight}>'
        f"{escape(words, quote=False)}</text>"
    )
    return Piece(text_width(words, size) * (1.06 if bold else 1), size * 1.3, body)


def paragraph(words: str, width: float, size: float, colour: str = INK, most: int = 99) -> Piece:
    """Return wrapped text of at most ``most`` lines; an ellipsis marks omitted text."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + " …"]
    return stacked([line_of(line, size, colour) for line in lines], 0)
