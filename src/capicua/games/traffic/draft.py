"""The pool, the tiles played, and the draft with the quad that it makes."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import NO_TILE
from capicua.games.traffic.board import NONE, Board, slope_of
from capicua.games.traffic.grid import QUAD, RIGHT, UP
from capicua.games.traffic.play_search import first_quad
from capicua.games.traffic.rules import TrafficRound

Square = tuple[int, int]
"""A column and a row (TRA-1)."""

_NUMBER = r"([-−]?[0-9]{1,9})"
_SQUARE = rf"\(?{_NUMBER}\s*[:,]\s*{_NUMBER}\)?"
_SPOT = re.compile(rf"@?\s*{_SQUARE}[\s,]+{_SQUARE}|@?\s*{_SQUARE}{_SQUARE}")


def squares_of(state: TrafficRound, spot: i64) -> list[Square]:
    """Return the squares of both halves of a tile, the larger half first."""
    x, y = int(state.column(spot)), int(state.row(spot))
    return [(x, y), (x + int(RIGHT[spot % 4]), y + int(UP[spot % 4]))]


def read_squares(text: str) -> list[Square]:
    """Return the two squares of a text, as columns and rows; empty if it does not name two."""
    found = _SPOT.fullmatch(text.strip())
    if found is None:
        return []
    numbers = [int(part.replace("−", "-")) for part in found.groups() if part is not None]
    return [(numbers[0], numbers[1]), (numbers[2], numbers[3])]


def draft_tiles(state: TrafficRound) -> list[int]:
    """Return the tiles of the draft, in the order in which they were laid."""
    return [int(tile) for tile in state.draft[: state.drafted]]


def played_tiles(state: TrafficRound) -> list[int]:
    """Return the tiles that have been played, ascending."""
    draft = draft_tiles(state)
    laid = [tile for tile in range(state.game.tiles) if state.spots[tile] != NONE]
    return [tile for tile in laid if tile not in draft]


def pool_tiles(state: TrafficRound) -> list[int]:
    """Return the tiles of the pool that are neither laid nor taken."""
    pool = [int(tile) for tile in state.pool[: state.pool_count]]
    return [tile for tile in pool if state.spots[tile] == NONE and tile != state.taken]


def draft_squares(state: TrafficRound, board: Board) -> list[int]:
    """Return the squares of the draft on a board, two for each tile."""
    spots = [state.spots[tile] for tile in draft_tiles(state)]
    return [square for spot in spots for square in board.squares(spot)]


def quad_squares(state: TrafficRound, board: Board) -> list[int]:
    """Return the squares of the quad that makes the draft a play; empty if it is not one."""
    squares = draft_squares(state, board)
    if not squares or state.taken != NO_TILE:
        return []
    start, step = int(board.square(0, 0)), 1
    if state.played == 0:
        opening = [start + at for at in range(QUAD)]
        halves = zip(squares[::2], squares[1::2], strict=True)
        covers = all([first in opening or second in opening for first, second in halves])
        if not covers or slope_of(board.numbers, start, step) != 1:
            return []
    else:
        key = first_quad(board, vec[i64](squares), state.drafted, state.game.one_half_is_enough)
        if key == NONE:
            return []
        start, step = int(key) // 2, 1 if key % 2 == 0 else int(board.width)
    return [start + at * step for at in range(QUAD)]


def quad_places(state: TrafficRound) -> list[Square]:
    """Return the same by column and row."""
    board = state.board()
    return [board.place(square) for square in quad_squares(state, board)]


def draft_quad(state: TrafficRound) -> str:
    """Return the numbers of that quad, ascending; empty if there is none."""
    board = state.board()
    numbers = [int(board.numbers[square]) for square in quad_squares(state, board)]
    return "-".join([str(number) for number in sorted(numbers)])
