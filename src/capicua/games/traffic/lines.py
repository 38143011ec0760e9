"""Lines that can still become quads: four squares in a row or column, some of them free.

A line holds one to three numbers that fit a quad, its other squares are free, and what lies at its
ends would not make it too long (TRA-7). Its code is the lowest number of the quad times ``QUAD``,
plus how many numbers it holds.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.games.traffic.board import EMPTY, NONE, Board, makes_five
from capicua.games.traffic.grid import MARGIN, QUAD, SPOTS

NO_LINE: Final[i64] = 0
WAYS: Final[i64] = 4
"""Lines from a square: to the right and up, each with falling and rising numbers."""


@final
class Lines:
    """The lines of a board by code, and what a play makes of them."""

    def __init__(self, board: Board, high: i64, in_sequence: bool) -> None:
        self.board: Board = board
        self.high: i64 = high
        self.in_sequence: bool = in_sequence
        squares: i64 = board.width * board.height
        self.before: vec[i64] = vec[i64]([NO_LINE] * (squares * WAYS))
        """The code of each line from each square."""
        self.counts: vec[i64] = vec[i64]([0] * ((high + 1) * QUAD))
        """How many lines of each code there are."""
        self.seen: vec[i64] = vec[i64]([NONE] * (squares * 2))
        """The play after which the lines from a square, to the right and up, were last counted."""
        self._count()

    def _count(self) -> None:
        """Count the lines of the board."""
        width: i64 = self.board.width
        first: i64 = MARGIN - QUAD + 1
        for y in range(first, self.board.height - MARGIN):
            for x in range(first, width - MARGIN):
                square: i64 = y * width + x
                for way in range(WAYS):
                    code = self.line(square, way)
                    if code != NO_LINE:
                        self.before[square * WAYS + way] = code
                        self.counts[code] += 1

    def line(self, start: i64, way: i64) -> i64:
        """Return the code of a line; ``NO_LINE`` if it cannot become a quad."""
        numbers = self.board.numbers
        step: i64 = self.board.width if way >= 2 else 1
        slope: i64 = way % 2 * 2 - 1
        held: i64 = 0
        number: i64 = 0
        square = start
        for at in range(QUAD):
            there = numbers[square]
            if there != EMPTY:
                if held == 0:
                    number = there - slope * at
                elif there != number + slope * at:
                    return NO_LINE
                held += 1
            square += step
        last = number + slope * (QUAD - 1)
        low = min(number, last)
        if held == 0 or held == QUAD or low < 0 or max(number, last) > self.high:
            return NO_LINE
        if makes_five(numbers, start, step, number, slope, self.in_sequence):
            return NO_LINE
        return low * QUAD + held

    def after(self, plays: vec[i64], play: i64) -> vec[i64]:
        """Return how many lines of each code there are after a play of this turn."""
        board = self.board
        counts = self.counts[:]
        stop: i64 = play
        while stop < play + QUAD and plays[stop] != NONE:
            board.lay(plays[stop] // SPOTS, plays[stop] % SPOTS)
            stop += 1
        for item in range(play, stop):
            spot = plays[item] % SPOTS
            self._recount(board.first(spot), play, counts)
            self._recount(board.second(spot), play, counts)
        for item in range(play, stop):
            board.lift(plays[item] % SPOTS)
        return counts

    def _recount(self, through: i64, play: i64, counts: vec[i64]) -> None:
        """Count the lines through a square, and those that end beside it, as they are now."""
        for axis in range(i64(2)):
            step: i64 = self.board.width if axis == 1 else 1
            for back in range(-1, QUAD + 1):
                start = through - back * step
                if self.seen[start * 2 + axis] == play:
                    continue
                self.seen[start * 2 + axis] = play
                for way in range(axis * 2, axis * 2 + 2):
                    old = self.before[start * WAYS + way]
                    if old != NO_LINE:
                        counts[old] -= 1
                    new = self.line(start, way)
                    if new != NO_LINE:
                        counts[new] += 1
