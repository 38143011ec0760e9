"""Why a step of a play is illegal."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.action_parts import square
from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import NO_TILE, is_double, tile_text
from capicua.games.traffic.board import EMPTY, NONE, Board, breaks_limit, run_length, slope_of
from capicua.games.traffic.draft import draft_squares, squares_of
from capicua.games.traffic.grid import QUAD
from capicua.games.traffic.placement import halves_inside
from capicua.games.traffic.play_search import first_quad
from capicua.games.traffic.rules import TrafficRound


class TrafficRefusals(Refusals[TrafficRound]):
    """The refusals of Traffic."""

    def refuse(self, state: TrafficRound, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        game = state.game
        if action < game.first_spot:
            return _take(state, action)
        if action < game.confirm:
            return _lay(state, int(action - game.first_spot))
        if action == game.concede:
            return Refusal("TRA-11", Message("refuse-concede-drafting"))
        if state.taken != NO_TILE:
            return _taken(state)
        if state.drafted == 0:
            return Refusal("TRA-6", Message("refuse-nothing-laid"))
        example = state.text(state.legal_actions()[0])
        said = Message("refuse-no-quad", {"run": _longest(state), "example": example})
        return Refusal("TRA-2", said)


def _taken(state: TrafficRound) -> Refusal:
    return Refusal("TRA-6", Message("refuse-tile-taken", {"tile": tile_text(state.taken)}))


def _take(state: TrafficRound, tile: int) -> Refusal:
    said = tile_text(tile)
    if state.taken != NO_TILE:
        return _taken(state)
    if tile not in list(state.pool[: state.pool_count]):
        return Refusal("TRA-4", Message("refuse-not-in-pool", {"tile": said}))
    if state.spots[tile] != NONE:
        return Refusal("TRA-6", Message("refuse-laid", {"tile": said}))
    return Refusal("TRA-6", Message("refuse-no-use", {"tile": said}))


def _lay(state: TrafficRound, spot: int) -> Refusal:
    tile = int(state.taken)
    if tile == NO_TILE:
        return Refusal("TRA-6", Message("refuse-nothing-taken"))
    board = state.board()
    squares = board.squares(spot)
    for at, (x, y) in zip(squares, squares_of(state, spot), strict=False):
        if board.numbers[at] != EMPTY:
            return Refusal("TRA-1", Message("refuse-occupied", {"square": square(x, y).name}))
    if is_double(tile) and spot % 4 >= 2:
        return Refusal("TRA-1", Message("refuse-double-order", {"tile": tile_text(tile)}))
    if squares:
        board.lay(tile, spot)
    for at in squares:
        if breaks_limit(board.numbers, board.width, at, state.game.in_sequence):
            return _too_long(state, board, at)
    return _no_quad(state, board, squares)


def _too_long(state: TrafficRound, board: Board, square: int) -> Refusal:
    """Return five in a row, with the numbers where they are in order (TRA-7)."""
    if not state.game.in_sequence:
        return Refusal("TRA-7", Message("refuse-five-squares"))
    return Refusal("TRA-7", Message("refuse-five", {"run": _run(board, square)}))


def _no_quad(state: TrafficRound, board: Board, squares: list[int]) -> Refusal:
    """Return what is wrong with a tile that fits on the table but in no play.

    It is on the squares; without them, it is too far away for any play.
    """
    said = {"tile": tile_text(state.taken)}
    if state.played == 0:
        return Refusal("TRA-5", Message("refuse-opening", {**said}))
    laid = vec[i64](draft_squares(state, board) + squares)
    count = len(laid) // 2
    if squares and count == 1 and first_quad(board, laid, count, True) != NONE:
        return Refusal("TRA-8", Message("refuse-one-tile", {**said}))
    for at in laid if squares else []:
        for step in (1, int(board.width)):
            for back in range(QUAD):
                start = int(at) - back * step
                is_quad = slope_of(board.numbers, start, step) != 0
                if is_quad and halves_inside(laid, count, start, step) == QUAD:
                    return Refusal("TRA-6", Message("refuse-only-new"))
    id = "refuse-idle" if state.drafted else "refuse-not-in-quad"
    return Refusal("TRA-6", Message(id, {**said}))


def _longest(state: TrafficRound) -> str:
    """Return the longest run of numbers in order through the draft."""
    board = state.board()
    runs = [_run(board, at) for at in draft_squares(state, board)]
    return max(runs, key=lambda run: run.count("-"))


def _run(board: Board, square: int) -> str:
    """Return the longest run of numbers in order through a square, ascending."""
    best: list[int] = []
    for step in (1, int(board.width)):
        for slope in (1, -1):
            at = square
            while board.numbers[at] - board.numbers[at - step] == slope:
                at -= step
            length = int(run_length(board.numbers, square, step, slope))
            if length > len(best):
                best = [int(board.numbers[at + place * step]) for place in range(length)]
    return "-".join([str(number) for number in sorted(best)])
