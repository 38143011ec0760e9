"""Heuristic scores: a step is as good as the best play to which it can still lead.

A play is good if it leaves numbers with free lines in front of them, and if it sheds tiles
that seldom fit. Once the stock is empty and few tiles are left, the rest of the game is
searched to its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import HIGH, LOW
from capicua.games.traffic.board import EMPTY, NONE, Board
from capicua.games.traffic.endgame import is_searched, least_left, without_draft
from capicua.games.traffic.grid import QUAD, SPOTS
from capicua.games.traffic.rules import TrafficRound

TILE: Final = 1000
"""The cost of a remaining tile if the end is known."""
USED: Final = 25
"""The value of playing one more tile, where an open line is worth 1."""
EXTREME: Final = 15
"""The value of shedding a number that few quads need, the lowest or the highest."""
CONSECUTIVE: Final = 20
"""The cost of playing a tile with consecutive numbers: it can be laid alone."""
NEVER: Final = -65_536
"""The score of conceding."""


class TrafficHints(Hints[TrafficRound]):
    """Heuristic scores of steps."""

    def heuristic_score(self, state: TrafficRound, action: i64) -> i64:
        """Return the value of the best play that contains the draft and this step."""
        if action == state.game.concede:
            return NEVER
        plays = state.plays
        if len(state.values) == 0:
            state.values = play_values(state)
        best: i64 = NEVER
        play: i64 = 0
        while play < len(plays):
            value = state.values[play // QUAD]
            if value > best and state.goes_on(play) and state.leads_to(action, play):
                best = value
            play += QUAD
        return best


def play_values(state: TrafficRound) -> vec[i64]:
    """Return the value of every play of this turn."""
    values = vec[i64]()
    table = without_draft(state) if state.drafted > 0 else state
    to_the_end = is_searched(state)
    board = table.board()
    plays = state.plays
    play: i64 = 0
    while play < len(plays):
        value = play_value(plays, board, play, state.game.set_max)
        if to_the_end:
            value -= TILE * least_left(table, play)
        values = append(values, value)
        play += QUAD
    return values


def play_value(plays: vec[i64], board: Board, play: i64, high: i64) -> i64:
    """Return the value of a play: open lines won and lost, and tiles shed."""
    value: i64 = 0
    stop: i64 = play
    while stop < play + QUAD and plays[stop] != NONE:
        tile = plays[stop] // SPOTS
        spot = plays[stop] % SPOTS
        value += USED
        if HIGH[tile] == high:
            value += EXTREME
        if LOW[tile] == 0:
            value += EXTREME
        if HIGH[tile] - LOW[tile] == 1:
            value -= CONSECUTIVE
        value -= lines_closed(board, board.first(spot), high)
        value -= lines_closed(board, board.second(spot), high)
        stop += 1
    for item in range(play, stop):
        board.lay(plays[item] // SPOTS, plays[item] % SPOTS)
    for item in range(play, stop):
        spot = plays[item] % SPOTS
        value += lines_open(board, board.first(spot), high)
        value += lines_open(board, board.second(spot), high)
    for item in range(play, stop):
        board.lift(plays[item] % SPOTS)
    return value


def lines_open(board: Board, square: i64, high: i64) -> i64:
    """Return the number of quads that could start at a square: free directions, up or down."""
    lines: i64 = 0
    for direction in range(len(board.step)):
        if free_ahead(board.numbers, square, board.step[direction]) >= QUAD - 1:
            lines += 1
    return lines * ways_on(board.numbers[square], high)


def lines_closed(board: Board, square: i64, high: i64) -> i64:
    """Return the number of such lines that a tile on an empty square blocks."""
    numbers = board.numbers
    lines: i64 = 0
    for direction in range(len(board.step)):
        step = board.step[direction]
        free = free_ahead(numbers, square, step)
        if free < QUAD - 1:
            number = square + (free + 1) * step
            if free + 1 + free_ahead(numbers, square, -step) >= QUAD - 1:
                lines += ways_on(numbers[number], high)
    return lines


def free_ahead(numbers: vec[i64], square: i64, step: i64) -> i64:
    """Return the number of free squares ahead, at most three."""
    free: i64 = 0
    at = square + step
    while free < QUAD - 1 and numbers[at] == EMPTY:
        free += 1
        at += step
    return free


def ways_on(number: i64, high: i64) -> i64:
    """Return the number of ways a quad can start at a number: up, down, both."""
    ways: i64 = 0
    if number + QUAD - 1 <= high:
        ways += 1
    if number - QUAD + 1 >= 0:
        ways += 1
    return ways
