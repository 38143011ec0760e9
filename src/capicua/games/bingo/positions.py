"""Positions of Bingo as text: any row of tiles, and the count at any number."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.options import LARGEST
from capicua.core.position_fields import Fields, bad
from capicua.core.presentation import Positions
from capicua.core.tiles.tile import NO_TILE, parse_tile, tile_text
from capicua.games.bingo.rules import BingoRound

GAP = "_"
NO_ROW = "–"


class BingoPositions(Positions[BingoRound]):
    """A row with ``_`` for gaps; ``next`` is the place, from 1, of the tile to be touched."""

    def fields(self, state: BingoRound) -> dict[str, str]:
        """Return the row and the state of the count."""
        row = [tile_text(tile) if tile != NO_TILE else GAP for tile in state.row[: state.size]]
        return {
            "row": " ".join(row) if state.points[0] > 0 else NO_ROW,
            "next": str(state.pointer + 1),
            "number": str(state.number),
            "began": str(state.began),
            "pass": str(state.passes),
            "touches": str(state.touches),
        }

    def place(self, state: BingoRound, fields: dict[str, str]) -> None:
        """Set up a row. By default the first pass begins on 0; an empty row is a won round."""
        given = Fields(fields, state.game)
        text = given.text("row", NO_ROW)
        row = _read_row(given, text)
        state.restart(vec[i64](), 0)
        state.lay(vec[i64](row))
        gaps = row.count(NO_TILE)
        state.points[0] = len(row) - gaps
        state.is_over = gaps == len(row)
        numbers = int(state.game.numbers)
        at = given.number("next", 1, 1, max(1, len(row))) - 1
        if NO_TILE in row[at:] and not state.is_over:
            raise bad("row", text, Message("position-gap", {"next": at + 1}))
        state.pointer = at
        state.has_removed = gaps > 0
        state.number = given.number("number", 0, 0, numbers - 1)
        state.began = given.number("began", (int(state.number) - at) % numbers, 0, numbers - 1)
        state.passes = given.number("pass", 1, 1, LARGEST)
        state.touches = given.number("touches", at, 0, LARGEST)
        given.close()


def _read_row(given: Fields, text: str) -> list[int]:
    words = [word for word in text.replace(",", " ").split() if word not in (NO_ROW, "-")]
    row = [NO_TILE if word == GAP else parse_tile(word, given.game.high) for word in words]
    given.use([tile for tile in row if tile != NO_TILE])
    return row
