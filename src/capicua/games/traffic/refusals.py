"""Why a step of a play is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import Message, Refusal
from capicua.core.tile import HIGH, LOW, NO_TILE, is_double, tile_text
from capicua.games.traffic.plane import (
    EMPTY,
    QUAD,
    SIDE,
    breaks_limit,
    first_square,
    is_inside,
    second_square,
    slope_of,
)
from capicua.games.traffic.plays import NONE, first_quad, halves_inside
from capicua.games.traffic.words import draft_squares, square_text, text

if TYPE_CHECKING:
    from capicua.games.traffic.rules import TrafficRound


def refuse(state: TrafficRound, action: i64) -> Refusal:
    """Why an action that is not legal now is not."""
    if action < state.rules.first_spot:
        return _take(state, action)
    if action < state.rules.confirm:
        return _lay(state, action - state.rules.first_spot)
    if action == state.rules.concede:
        return Refusal("TRA-11", Message("refuse-concede-drafting"))
    if state.taken != NO_TILE:
        return Refusal("TRA-6", Message("refuse-tile-taken", {"tile": tile_text(state.taken)}))
    if state.drafted == 0:
        return Refusal("TRA-6", Message("refuse-nothing-laid"))
    example = text(state, state.legal_actions()[0])
    return Refusal("TRA-2", Message("refuse-no-quad", {"run": _longest(state), "example": example}))


def _take(state: TrafficRound, tile: int) -> Refusal:
    said = tile_text(tile)
    if state.taken != NO_TILE:
        return Refusal("TRA-6", Message("refuse-tile-taken", {"tile": tile_text(state.taken)}))
    if tile not in list(state.pool[: state.pool_count]):
        return Refusal("TRA-4", Message("refuse-not-in-pool", {"tile": said}))
    if state.spots[tile] != NONE:
        return Refusal("TRA-6", Message("refuse-laid", {"tile": said}))
    return Refusal("TRA-6", Message("refuse-no-use", {"tile": said}))


def _lay(state: TrafficRound, spot: int) -> Refusal:
    tile = state.taken
    if tile == NO_TILE:
        return Refusal("TRA-6", Message("refuse-nothing-taken"))
    squares = [int(first_square(spot)), int(second_square(spot))]
    said = {"tile": tile_text(tile)}
    for square in squares:
        if not is_inside(square):
            return Refusal("TRA-6", Message("refuse-not-in-quad", {**said}))
        if state.board[square] != EMPTY:
            return Refusal("TRA-1", Message("refuse-occupied", {"square": square_text(square)}))
    if is_double(tile) and spot % 4 >= 2:
        return Refusal("TRA-1", Message("refuse-double-order", {**said}))
    board = state.board[:]
    board[squares[0]] = HIGH[tile]
    board[squares[1]] = LOW[tile]
    for square in squares:
        if breaks_limit(board, square, state.rules.in_sequence):
            return _too_long(state, board, square)
    return _no_quad(state, board, squares)


def _too_long(state: TrafficRound, board: vec[i64], square: int) -> Refusal:
    """Five in a row, with the numbers where they are in order (TRA-7)."""
    if not state.rules.in_sequence:
        return Refusal("TRA-7", Message("refuse-five-squares"))
    return Refusal("TRA-7", Message("refuse-five", {"run": _run(board, square)}))


def _no_quad(state: TrafficRound, board: vec[i64], squares: list[int]) -> Refusal:
    """What is wrong with a tile that fits on the table but in no play."""
    said = {"tile": tile_text(state.taken)}
    if state.played == 0:
        return Refusal("TRA-5", Message("refuse-opening", {**said}))
    laid = vec[i64](draft_squares(state) + squares)
    count = state.drafted + 1
    if count == 1 and first_quad(board, laid, count, True) != NONE:
        return Refusal("TRA-8", Message("refuse-one-tile", {**said}))
    for square in laid:
        for step in (1, int(SIDE)):
            for back in range(QUAD):
                start = int(square) - back * step
                is_quad = slope_of(board, start, step) != 0
                if is_quad and halves_inside(laid, count, start, step) == QUAD:
                    return Refusal("TRA-6", Message("refuse-only-new"))
    if state.drafted:
        return Refusal("TRA-6", Message("refuse-idle", {**said}))
    return Refusal("TRA-6", Message("refuse-not-in-quad", {**said}))


def _longest(state: TrafficRound) -> str:
    """The longest run of numbers in order through the draft."""
    runs = [_run(state.board, square) for square in draft_squares(state)]
    return max(runs, key=lambda run: run.count("-"))


def _run(board: vec[i64], square: int) -> str:
    """The longest run of numbers in order through a square, ascending."""
    best: list[int] = []
    for step in (1, int(SIDE)):
        for slope in (1, -1):
            at = square
            while board[at] - board[at - step] == slope:
                at -= step
            numbers = [int(board[at])]
            while board[at + step] - board[at] == slope:
                at += step
                numbers.append(int(board[at]))
            if len(numbers) > len(best):
                best = numbers
    return "-".join(str(number) for number in sorted(best))
