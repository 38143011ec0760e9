"""Positions of Bingo as text: any row of tiles, and the count at any number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.tile import NO_TILE, parse_tile, tile_text

if TYPE_CHECKING:
    from capicua.games.bingo.rules import BingoRound

FIELDS = ("row", "next", "number", "began", "pass", "touches")
GAP = "_"


def fields(state: BingoRound) -> dict[str, str]:
    """The row with ``_`` for gaps; ``next`` is the place, from 1, of the tile to be touched."""
    row = [tile_text(tile) if tile != NO_TILE else GAP for tile in state.row[: state.size]]
    return {
        "row": " ".join(row) if state.points[0] > 0 else "–",
        "next": str(state.at + 1),
        "number": str(state.number),
        "began": str(state.began),
        "pass": str(state.passes),
        "touches": str(state.touches),
    }


def place(state: BingoRound, fields: dict[str, str]) -> None:
    """Sets up a row. Left out, the first pass begins, on 0; an empty row is won."""
    for field in fields:
        if field not in FIELDS:
            raise _bad(fields, field)
    row = _row(state, fields)
    state.restart(vec[i64](), 0)
    state.lay(vec[i64](row))
    gaps = row.count(NO_TILE)
    state.points[0] = len(row) - gaps
    state.is_over = gaps == len(row)
    numbers = int(state.rules.numbers)
    at = _number(fields, "next", 1, 1, max(1, len(row))) - 1
    if NO_TILE in row[at:] and not state.is_over:
        raise _bad(fields, "row")
    state.at = at
    state.has_removed = gaps > 0
    state.number = _number(fields, "number", 0, 0, numbers - 1)
    state.began = _number(fields, "began", (int(state.number) - at) % numbers, 0, numbers - 1)
    state.passes = _number(fields, "pass", 1, 1)
    state.touches = _number(fields, "touches", at, 0)


def _row(state: BingoRound, fields: dict[str, str]) -> list[int]:
    texts = fields.get("row", "–").replace(",", " ").split()
    row = [
        NO_TILE if text == GAP else int(parse_tile(text, state.rules.set_max))
        for text in texts
        if text not in ("–", "-")
    ]
    tiles = [tile for tile in row if tile != NO_TILE]
    if len(set(tiles)) != len(tiles):
        raise _bad(fields, "row")
    return row


def _number(
    fields: dict[str, str], field: str, default: int, low: int, high: int = 999_999_999
) -> int:
    text = fields.get(field, str(default)).strip()
    if not (text.isascii() and text.isdecimal() and len(text) <= 9 and low <= int(text) <= high):
        raise _bad({field: text}, field)
    return int(text)


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields[field]}))
