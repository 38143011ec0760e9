"""How good a step looks: as good as the best play that it can still lead to.

A play is good when it leaves numbers with free lines in front of them, and when it gets
rid of tiles that seldom fit. Once the stock is empty and few tiles are left, the rest of
the game is searched to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.tile import HIGH, LOW
from capicua.games.traffic.plane import (
    EMPTY,
    QUAD,
    SPOTS,
    STEP,
    first_square,
    second_square,
)
from capicua.games.traffic.plays import NONE

if TYPE_CHECKING:
    from capicua.games.traffic.rules import TrafficRound

SEARCHED: Final = 4
"""With an empty stock and no more tiles than this the rest of the game is searched."""
TILE: Final = 1000
"""What a tile that is left costs where the end is known."""
USED: Final = 25
"""What it is worth to play one more tile, where an open line is worth 1."""
EXTREME: Final = 15
"""What it is worth to be rid of a number that few quads need, the lowest or the highest."""
CONSECUTIVE: Final = 20
"""What it costs to play a tile whose numbers follow each other: it can be laid alone."""


def merit(state: TrafficRound, action: i64) -> i64:
    """The value of the best play that has the draft and this step; conceding is never good."""
    if action == state.rules.concede:
        return -SPOTS
    if len(state.values) == 0:
        state.values = play_values(state)
    best: i64 = -SPOTS
    play: i64 = 0
    while play < len(state.plays):
        value = state.values[play // QUAD]
        if value > best and state.goes_on(play) and leads_to(state, action, play):
            best = value
        play += QUAD
    return best


def leads_to(state: TrafficRound, action: i64, play: i64) -> bool:
    """Whether a step is one of a play that has the draft already."""
    if action == state.rules.confirm:
        return state.drafted == QUAD or state.plays[play + state.drafted] == NONE
    if action < state.rules.first_spot:
        return state.has(play, action * SPOTS, NONE)
    return state.has(play, state.taken * SPOTS, action - state.rules.first_spot)


def play_values(state: TrafficRound) -> vec[i64]:
    """The value of every play of this turn."""
    values = vec[i64]()
    is_searched = state.left == 0 and state.pool_count <= SEARCHED
    table = state
    if state.drafted > 0:
        before = state.clone()
        assert isinstance(before, type(state))
        before.lift_draft()
        table = before
    play: i64 = 0
    while play < len(table.plays):
        value = play_value(table, play)
        if is_searched:
            value -= TILE * least_left(table, play)
        values = append(values, value)
        play += QUAD
    return values


def play_value(state: TrafficRound, play: i64) -> i64:
    """Open lines won and lost, and the tiles that are got rid of."""
    value: i64 = 0
    high = state.rules.set_max
    item: i64 = play
    while item < play + QUAD and state.plays[item] != NONE:
        tile = state.plays[item] // SPOTS
        spot = state.plays[item] - tile * SPOTS
        value += USED
        if HIGH[tile] == high:
            value += EXTREME
        if LOW[tile] == 0:
            value += EXTREME
        if HIGH[tile] - LOW[tile] == 1:
            value -= CONSECUTIVE
        value -= lines_closed(state.board, first_square(spot), high)
        value -= lines_closed(state.board, second_square(spot), high)
        item += 1
    lay_play(state, play)
    item = play
    while item < play + QUAD and state.plays[item] != NONE:
        tile = state.plays[item] // SPOTS
        spot = state.plays[item] - tile * SPOTS
        value += lines_open(state.board, first_square(spot), high)
        value += lines_open(state.board, second_square(spot), high)
        item += 1
    lift_play(state, play)
    return value


def lines_open(board: vec[i64], square: i64, high: i64) -> i64:
    """In how many directions the squares for a quad are free, up or down from its number."""
    lines: i64 = 0
    direction: i64 = 0
    while direction < len(STEP):
        if free_ahead(board, square, STEP[direction]) >= QUAD - 1:
            lines += 1
        direction += 1
    return lines * ways_on(board[square], high)


def lines_closed(board: vec[i64], square: i64, high: i64) -> i64:
    """How many such lines a tile on an empty square blocks."""
    lines: i64 = 0
    direction: i64 = 0
    while direction < len(STEP):
        step = STEP[direction]
        free = free_ahead(board, square, step)
        if free < QUAD - 1:
            number = square + (free + 1) * step
            if free + 1 + free_ahead(board, square, -step) >= QUAD - 1:
                lines += ways_on(board[number], high)
        direction += 1
    return lines


def free_ahead(board: vec[i64], square: i64, step: i64) -> i64:
    """How many squares are free ahead, three at most."""
    free: i64 = 0
    at = square + step
    while free < QUAD - 1 and board[at] == EMPTY:
        free += 1
        at += step
    return free


def ways_on(number: i64, high: i64) -> i64:
    """In how many ways a quad can start at a number: up, down, both."""
    ways: i64 = 0
    if number + QUAD - 1 <= high:
        ways += 1
    if number - QUAD + 1 >= 0:
        ways += 1
    return ways


def lay_play(state: TrafficRound, play: i64) -> None:
    """Writes a play on the board."""
    item: i64 = play
    while item < play + QUAD and state.plays[item] != NONE:
        tile = state.plays[item] // SPOTS
        spot = state.plays[item] - tile * SPOTS
        state.board[first_square(spot)] = HIGH[tile]
        state.board[second_square(spot)] = LOW[tile]
        item += 1


def lift_play(state: TrafficRound, play: i64) -> None:
    """Wipes it off again."""
    item: i64 = play
    while item < play + QUAD and state.plays[item] != NONE:
        spot = state.plays[item] % SPOTS
        state.board[first_square(spot)] = EMPTY
        state.board[second_square(spot)] = EMPTY
        item += 1


def least_left(state: TrafficRound, play: i64) -> i64:
    """The fewest tiles that can be left after a play, with nothing more to come."""
    after = state.clone()
    assert isinstance(after, type(state))
    item: i64 = play
    while item < play + QUAD and state.plays[item] != NONE:
        tile = state.plays[item] // SPOTS
        after.lay(tile, state.plays[item] - tile * SPOTS)
        after.draft[after.drafted] = tile
        after.drafted += 1
        item += 1
    after.play_draft()
    after.begin_turn()
    best = after.points[0]
    following: i64 = 0
    while following < len(after.plays) and best > 0:
        best = min(best, least_left(after, following))
        following += QUAD
    return best
