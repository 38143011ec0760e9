"""Heuristic scores: a step is as good as the best play to which it can still lead.

The value of a play is a sum of terms, times fitted weights:

==============  ===================================================================================
term            what it counts
==============  ===================================================================================
tiles           tiles played
rare            their halves with the lowest or highest number, which few quads need
scarce          their halves with the number next to these
consecutive     tiles with consecutive numbers, which can be laid alone
doubles         doubles
outer_starts    lines (``lines.py``) with one number of the lowest or highest quad, after the play
inner_starts    lines with one number of another quad
outer_pairs     lines with two numbers of the lowest or highest quad
inner_pairs     lines with two numbers of another quad
start_roots     for each quad the root of the number of lines with one number, in tenths
pair_roots      the same of lines with two numbers
growth          columns and rows by which the table grows
single          1 for a play of one tile
four            1 for a play of four tiles
==============  ===================================================================================

Once the stock is empty and few tiles are left, the rest of the game is searched to its end.
"""

from __future__ import annotations

import math
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import HIGH, LOW, is_double
from capicua.games.traffic.board import NONE, Board
from capicua.games.traffic.endgame import is_searched, least_left, without_draft
from capicua.games.traffic.grid import MARGIN, QUAD, SPOTS
from capicua.games.traffic.lines import Lines
from capicua.games.traffic.rules import TrafficRound

TILES: Final = 0
RARE: Final = 1
SCARCE: Final = 2
CONSECUTIVE: Final = 3
DOUBLES: Final = 4
OUTER_STARTS: Final = 5
INNER_STARTS: Final = 6
OUTER_PAIRS: Final = 7
INNER_PAIRS: Final = 8
START_ROOTS: Final = 9
PAIR_ROOTS: Final = 10
GROWTH: Final = 11
SINGLE: Final = 12
FOUR: Final = 13

MANY: Final = 400
"""As many lines of one quad as have a root of their own."""
ROOTS: Final = vec[i64]([round(10 * math.sqrt(count)) for count in range(MANY)])
TILE: Final = 10_000_000
"""The cost of a remaining tile if the end is known."""
NEVER: Final = -(2**60)
"""The score of conceding."""


class TrafficHints(Hints[TrafficRound]):
    """Heuristic scores of steps."""

    terms: ClassVar[tuple[str, ...]] = (
        "tiles",
        "rare",
        "scarce",
        "consecutive",
        "doubles",
        "outer_starts",
        "inner_starts",
        "outer_pairs",
        "inner_pairs",
        "start_roots",
        "pair_roots",
        "growth",
        "single",
        "four",
    )

    def heuristic_score(self, state: TrafficRound, action: i64) -> i64:
        """Return the value of the best play that contains the draft and this step."""
        if action == state.game.concede:
            return NEVER
        plays = state.plays
        if len(state.values) == 0:
            state.values = play_values(state, self.weights)
        best: i64 = NEVER
        play: i64 = 0
        while play < len(plays):
            value = state.values[play // QUAD]
            if value > best and state.goes_on(play) and state.leads_to(action, play):
                best = value
            play += QUAD
        return best


def play_values(state: TrafficRound, weights: vec[i64]) -> vec[i64]:
    """Return the value of every play of this turn."""
    values = vec[i64]()
    table = without_draft(state) if state.drafted > 0 else state
    to_the_end = is_searched(state)
    high: i64 = state.game.set_max
    lines = Lines(state.table(), high, state.game.in_sequence)
    plays = state.plays
    play: i64 = 0
    while play < len(plays):
        value = tile_value(plays, play, high, weights) + line_value(lines, plays, play, weights)
        value += weights[GROWTH] * growth(lines.board, plays, play)
        if to_the_end:
            value -= TILE * least_left(table, play)
        values = append(values, value)
        play += QUAD
    return values


def tile_value(plays: vec[i64], play: i64, high: i64, weights: vec[i64]) -> i64:
    """Return the value of the tiles that a play uses."""
    value: i64 = 0
    count: i64 = 0
    while count < QUAD and plays[play + count] != NONE:
        tile = plays[play + count] // SPOTS
        count += 1
        value += half_value(HIGH[tile], high, weights) + half_value(LOW[tile], high, weights)
        if HIGH[tile] - LOW[tile] == 1:
            value += weights[CONSECUTIVE]
        if is_double(tile):
            value += weights[DOUBLES]
    if count == 1:
        value += weights[SINGLE]
    if count == QUAD:
        value += weights[FOUR]
    return value + weights[TILES] * count


def half_value(number: i64, high: i64, weights: vec[i64]) -> i64:
    """Return the value of a half, by how near its number is to the lowest or the highest."""
    distance = min(number, high - number)
    if distance == 0:
        return weights[RARE]
    return weights[SCARCE] if distance == 1 else 0


def line_value(lines: Lines, plays: vec[i64], play: i64, weights: vec[i64]) -> i64:
    """Return the value of the lines that there are after a play."""
    counts = lines.after(plays, play)
    last: i64 = lines.high - QUAD + 1
    value: i64 = 0
    for low in range(last + 1):
        starts = counts[low * QUAD + 1]
        pairs = counts[low * QUAD + 2]
        if low == 0 or low == last:
            value += weights[OUTER_STARTS] * starts + weights[OUTER_PAIRS] * pairs
        else:
            value += weights[INNER_STARTS] * starts + weights[INNER_PAIRS] * pairs
        value += weights[START_ROOTS] * ROOTS[min(starts, MANY - 1)]
        value += weights[PAIR_ROOTS] * ROOTS[min(pairs, MANY - 1)]
    return value


def growth(board: Board, plays: vec[i64], play: i64) -> i64:
    """Return by how many columns and rows the table grows."""
    width: i64 = board.width
    right: i64 = width - 1 - MARGIN
    top: i64 = board.height - 1 - MARGIN
    left_most: i64 = MARGIN
    right_most: i64 = right
    bottom_most: i64 = MARGIN
    top_most: i64 = top
    item: i64 = play
    while item < play + QUAD and plays[item] != NONE:
        first = board.first(plays[item] % SPOTS)
        second = board.second(plays[item] % SPOTS)
        left_most = min(left_most, min(first % width, second % width))
        right_most = max(right_most, max(first % width, second % width))
        bottom_most = min(bottom_most, min(first // width, second // width))
        top_most = max(top_most, max(first // width, second // width))
        item += 1
    return right_most - right + MARGIN - left_most + top_most - top + MARGIN - bottom_most
