"""Positions of Traffic as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.tile import (
    NO_TILE,
    is_double,
    parse_tile,
    parse_tiles,
    tile_text,
    tiles_text,
)
from capicua.games.traffic.plane import EMPTY, first_square, is_inside, second_square
from capicua.games.traffic.plays import NONE
from capicua.games.traffic.words import read_spot, spot_text

if TYPE_CHECKING:
    from capicua.games.traffic.rules import TrafficRound

FIELDS = ("table", "draft", "taken", "pool", "stock")
_LAID = re.compile(r"\s*([0-9]+[-|][0-9]+)\s*@?\s*(.+)")


def fields(state: TrafficRound) -> dict[str, str]:
    """The tiles on the table with their squares, those of the draft apart, and the others."""
    draft = [int(tile) for tile in state.draft[: state.drafted]]
    played = [
        tile for tile in range(state.rules.tiles) if state.spots[tile] != NONE and tile not in draft
    ]
    pool = [
        int(tile)
        for tile in state.pool[: state.pool_count]
        if state.spots[tile] == NONE and tile != state.taken
    ]
    found = {
        "table": _laid_text(state, played),
        "draft": _laid_text(state, draft),
        "taken": "–" if state.taken == NO_TILE else tile_text(state.taken),
        "pool": tiles_text(pool),
    }
    if state.is_stock_known:
        found["stock"] = tiles_text(state.next_tiles(state.left))
    return found


def _laid_text(state: TrafficRound, tiles: list[int]) -> str:
    laid = [f"{tile_text(tile)} @ {spot_text(int(state.spots[tile]))}" for tile in tiles]
    return "; ".join(laid) or "–"


def place(state: TrafficRound, fields: dict[str, str]) -> None:
    """Sets up a table; without a stock, all other tiles are to come, in ascending order.

    Without a pool it is turned up from the stock. A draft must be one that can become a
    play, or nothing could follow.
    """
    for field in fields:
        if field not in FIELDS:
            raise _bad(fields, field)
    table = _read_laid(state, fields, "table")
    draft = _read_laid(state, fields, "draft")
    taken = _read_tiles(state, fields, "taken")
    pool = [tile for tile, _ in draft] + taken + _read_tiles(state, fields, "pool")
    used = [tile for tile, _ in table] + pool
    rest = [tile for tile in range(state.rules.tiles) if tile not in used]
    stock = _read_tiles(state, fields, "stock") if "stock" in fields else rest
    if len(set(used + stock)) != len(used + stock) or len(taken) > 1:
        raise BadText(Message("text-position", {"field": "pool", "text": fields.get("pool", "–")}))
    state.restart(vec[i64](), 0)
    state.clear_table()
    for tile, spot in table:
        _lay(state, fields, "table", tile, spot)
        state.reach(spot)
    state.played = len(table)
    _put_aside(state, pool, stock)
    if "pool" not in fields:
        state.refill()
    state.begin_turn()
    for tile, spot in draft:
        _take_step(state, fields, "draft", tile)
        _take_step(state, fields, "draft", int(state.rules.first_spot) + spot)
    for tile in taken:
        _take_step(state, fields, "taken", tile)
    state.log = vec[i64]()


def _put_aside(state: TrafficRound, pool: list[int], stock: list[int]) -> None:
    """Sets pool and stock."""
    for at, tile in enumerate(pool):
        state.pool[at] = tile
    state.pool_count = len(pool)
    state.set_stock(vec[i64](stock))
    state.points[0] = len(pool) + len(stock)


def _take_step(state: TrafficRound, fields: dict[str, str], field: str, action: int) -> None:
    """Drafts a tile as a player would."""
    if action not in state.legal_actions():
        raise _bad(fields, field)
    state.advance(action)


def _lay(state: TrafficRound, fields: dict[str, str], field: str, tile: int, spot: int) -> None:
    """Lays a tile where nothing lies, not too near the edge."""
    for square in (first_square(spot), second_square(spot)):
        if not is_inside(square) or state.board[square] != EMPTY:
            raise _bad(fields, field)
    state.lay(tile, spot)


def _read_laid(state: TrafficRound, fields: dict[str, str], field: str) -> list[tuple[int, int]]:
    """Tiles with their spots; a double's first square is the lower or left one."""
    laid = []
    for part in fields.get(field, "").split(";"):
        if part.strip() in ("", "–", "-"):
            continue
        found = _LAID.fullmatch(part)
        spot = read_spot(found[2]) if found else None
        if found is None or spot is None:
            raise _bad(fields, field)
        tile = int(parse_tile(found[1], state.rules.set_max))
        if is_double(tile) and spot % 4 >= 2:
            raise _bad(fields, field)
        laid.append((tile, spot))
    return laid


def _read_tiles(state: TrafficRound, fields: dict[str, str], field: str) -> list[int]:
    return parse_tiles(fields.get(field, ""), state.rules.set_max)


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields[field]}))
