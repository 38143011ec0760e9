"""Positions of Traffic as text: the tiles with their squares, the draft, the pool."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.action_parts import square
from capicua.core.messages import Message
from capicua.core.position_entries import SQUARES, TILES, Entry
from capicua.core.position_fields import NOTHING, Fields, bad, illegal, wrong_size
from capicua.core.presentation import Positions
from capicua.core.tiles.tile import NO_TILE, is_double, parse_tile, tile_text, tiles_text
from capicua.families.patience.positions import read_stock, stock_field
from capicua.games.traffic.board import NONE
from capicua.games.traffic.draft import (
    Square,
    draft_tiles,
    played_tiles,
    pool_tiles,
    read_squares,
    squares_of,
)
from capicua.games.traffic.grid import ROOM, spot_at
from capicua.games.traffic.rules import TrafficRound

_LAID = re.compile(r"\s*([0-9]+[-|][0-9]+)\s*@?\s*(.+)")
LARGEST_POOL = 32
"""The most tiles turned up: 24 was the most in 30,000 deals, and each makes the search longer."""
Laid = tuple[int, list[Square]]


class TrafficPositions(Positions[TrafficRound]):
    """A table with the pool and the stock beside it."""

    def fields(self, state: TrafficRound) -> dict[str, str]:
        """Return the tiles on the table, those of the draft separately, and the others."""
        found = {
            "table": _laid_text(state, played_tiles(state)),
            "draft": _laid_text(state, draft_tiles(state)),
            "taken": "–" if state.taken == NO_TILE else tile_text(state.taken),
            "pool": tiles_text(pool_tiles(state)),
        }
        return found | stock_field(state)

    def entries(self, state: TrafficRound) -> list[Entry]:
        """Return the tiles on the table with their squares, those of the draft, and the pool."""
        drafts = ["draft", "taken"]
        return [
            Entry("table", SQUARES, drops=drafts),
            Entry("pool", TILES, Message("entry-face-up"), high=LARGEST_POOL, drops=drafts),
            Entry("draft", SQUARES, is_rare=True),
            Entry("taken", TILES, Message("entry-taken-now"), high=1, is_rare=True),
            Entry("stock", TILES, is_store=True, is_rare=True),
        ]

    def place(self, state: TrafficRound, fields: dict[str, str]) -> None:
        """Set up a table; without a stock all other tiles are to come, in ascending order.

        Without a pool, one is turned up from the stock. A draft must be one that can become a
        play, since no action would be legal otherwise.
        """
        given = Fields(fields, state.game)
        has_pool = given.has("pool")
        table = _read_laid(given, "table")
        draft = _read_laid(given, "draft")
        taken = given.tiles("taken")
        pool = [tile for tile, _ in draft] + taken + given.tiles("pool")
        stock = read_stock(given)
        given.close()
        if len(pool) > LARGEST_POOL:
            raise bad("pool", tiles_text(pool), wrong_size(len(pool), 0, LARGEST_POOL))
        state.restart(vec[i64](), 0)
        state.clear_table()
        state.set_stock(vec[i64](stock))
        for tile in pool:
            state.pool[state.pool_count] = tile
            state.pool_count += 1
        state.points[0] = len(pool) + len(stock)
        _lay_all(state, table)
        if not has_pool:
            state.refill()
        state.begin_turn()
        for tile, squares in draft:
            _take_step(state, "draft", tile)
            _take_step(state, "draft", state.parse(" ".join(_names(squares))))
        for tile in taken:
            _take_step(state, "taken", tile)
        state.log = vec[i64]()


def _names(squares: list[Square]) -> list[str]:
    return [square(x, y).name for x, y in squares]


def _laid_text(state: TrafficRound, tiles: list[int]) -> str:
    laid = [_laid(tile, squares_of(state, state.spots[tile])) for tile in tiles]
    return "; ".join(laid) or "–"


def _laid(tile: int, squares: list[Square]) -> str:
    return f"{tile_text(tile)} @ {' '.join(_names(squares))}"


def _read_laid(given: Fields, field: str) -> list[Laid]:
    """Return tiles with their squares; a double's first square is the lower or left one."""
    laid = []
    for part in given.text(field).split(";"):
        if part.strip() in NOTHING:
            continue
        found = _LAID.fullmatch(part)
        squares = read_squares(found[2]) if found else []
        spot = spot_at(*squares) if squares else NONE
        if found is None or spot == NONE:
            raise bad(field, part, Message("position-squares"))
        tile = parse_tile(found[1], given.game.high)
        if is_double(tile) and spot % 4 >= 2:
            raise bad(field, part, Message("position-double-squares"))
        given.use([tile])
        laid.append((tile, squares))
    return laid


def _lay_all(state: TrafficRound, table: list[Laid]) -> None:
    """Lay tiles on free squares, no further apart than the room for the tiles to come allows."""
    room = ROOM - 2 * state.points[0]
    used: list[Square] = []
    for tile, squares in table:
        taken = [square(x, y).name for x, y in squares if (x, y) in used]
        if taken:
            cause = Message("position-square-taken", {"square": taken[0]})
            raise bad("table", _laid(tile, squares), cause)
        used += squares
        columns, rows = [x for x, _ in used], [y for _, y in used]
        state.span(min(columns), max(columns), min(rows), max(rows))
        if max(state.right - state.left, state.top - state.bottom) >= room:
            cause = Message("position-too-far", {"room": int(room)})
            raise bad("table", _laid(tile, squares), cause)
        state.spots[tile] = spot_at(*squares)
    state.played = len(table)


def _take_step(state: TrafficRound, field: str, action: int) -> None:
    """Draft a tile as a player would."""
    if action not in state.legal_actions():
        raise illegal(field, state.text(action), state, action)
    state.advance(action)
