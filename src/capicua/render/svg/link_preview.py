"""Link previews of positions, in the size messengers expect."""

from __future__ import annotations

from typing import Final

from capicua.render.language import Language
from capicua.render.svg.blocks import Piece, flowing, stacked
from capicua.render.svg.picture import MARGIN, Drawing, Picture, marks_of
from capicua.render.svg.tiles import LAST, MARKS, Marks, moved
from capicua.render.text import ZoneView

WIDTH: Final = 1200
HEIGHT: Final = 630
"""Picture size in pixels, as recommended by Open Graph."""
_WIDTHS: Final = (800, 960, 1200)
"""Table widths to try before enlarging; tables with many parts need more room."""
_LEAST: Final = 0.45
"""Minimum fraction of the height for the boards."""
_GAP: Final = 16.0


def preview(view: ZoneView, language: Language) -> Picture:
    """Return the table as the view's seat sees it, 1200 × 630, with the last action highlighted."""
    rings = {tile: ring for tile, ring in marks_of(view.known).tiles.items() if ring == LAST}
    marks = MARKS.set(Marks(rings, frozenset()))
    try:
        for width in _WIDTHS:
            drawing = _Preview(view, language, width)
            if drawing.left >= _LEAST * drawing.height:
                break
        return Picture(drawing.whole())
    finally:
        MARKS.reset(marks)


class _Preview(Drawing):
    """Other players at the top, boards in the middle, own tiles at the bottom."""

    def __init__(self, view: ZoneView, language: Language, width: int) -> None:
        super().__init__(view, language, width)
        self.height = width * HEIGHT / WIDTH
        self.above = self.players()
        self.below = self.own_place()
        taken = sum(part.height + _GAP for part in (self.above, self.below) if part.height)
        self.left = self.height - 2 * MARGIN - taken
        """Height available to the boards."""

    def whole(self) -> str:
        """Return the complete picture."""
        middle = self.boards(max(self.left, self.height / 4)) or [self.beside()]
        parts = [part for part in (self.above, *middle, self.below) if part.height]
        body = stacked(parts, _GAP, middle=True).within(self.room, self.height - 2 * MARGIN)
        x, y = (self.width - body.width) / 2, (self.height - body.height) / 2
        return self.document(moved(body.body, x, y), self.height, self.title(), "")

    def beside(self) -> Piece:
        """Return the zones of a table without boards: stocks, pots, visible tiles."""
        pieces = [self.aside(zone) for zone in self.zones]
        return flowing([piece for piece in pieces if piece.height], self.room, 18, middle=True)
