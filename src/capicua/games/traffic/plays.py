"""All plays of a turn: the sets of tiles that together make a quad (TRA-5, TRA-6).

A play is four items, each a tile and its spot as one number, ``NONE`` if it has fewer tiles.
A play that makes several quads is found once, by the first of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.tile import ALL_TILES, BIT, HIGH, LOW, other_half, shows, tile_of
from capicua.games.traffic.board import EMPTY, NONE, Board, breaks_limit, slope_of
from capicua.games.traffic.plane import MARGIN, QUAD, SPOTS

NOWHERE: Final = Board(0, 0, 0, 0)
"""The board before the first search."""


@final
class PlaySearch:
    """Search for plays; the board is modified during the search and restored."""

    def __init__(self, high: i64, in_sequence: bool, one_half_is_enough: bool) -> None:
        self.high: i64 = high
        self.in_sequence: bool = in_sequence
        self.one_half_is_enough: bool = one_half_is_enough
        self.board: Board = NOWHERE
        self.numbers: vec[i64] = NOWHERE.numbers
        """The squares of the board, some filled and cleared again during the search."""
        self.width: i64 = NOWHERE.width
        self.pool: vec[i64] = vec[i64]()
        self.is_free: vec[i64] = vec[i64]([0] * ALL_TILES)
        """1 for the tiles of the pool that are not laid."""
        self.in_pool: i64 = 0
        """The numbers on the tiles of the pool, as bits."""
        self.found: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]([NONE] * QUAD)
        """The tiles laid so far, and below, the squares of their halves, the larger one first."""
        self.squares: vec[i64] = vec[i64]([0] * (2 * QUAD))
        self.items: vec[i64] = vec[i64]([NONE] * QUAD)
        """Each tile laid so far with its spot, as plays have them."""
        self.laid: i64 = 0
        self.is_opening: bool = False
        self.start: i64 = 0
        self.step: i64 = 0
        self.number: i64 = 0
        """The number required on the first square, and the difference from square to square."""
        self.slope: i64 = 0

    def begin(self, board: Board, pool: vec[i64], count: i64) -> None:
        """Prepare a search on a board with the first ``count`` tiles of a pool."""
        self.board = board
        self.numbers = board.numbers
        self.width = board.width
        self.pool = pool[:count]
        self.found = vec[i64]()
        self.laid = 0
        self.in_pool = 0
        for tile in self.pool:
            self.is_free[tile] = 1
            self.in_pool |= BIT[HIGH[tile]] | BIT[LOW[tile]]

    def end(self) -> vec[i64]:
        """Forget the pool and return the plays."""
        for tile in self.pool:
            self.is_free[tile] = 0
        return self.found

    def openings(self, board: Board, pool: vec[i64], count: i64) -> vec[i64]:
        """Return all plays on the empty table: to the right from (0, 0), going up (TRA-5)."""
        self.begin(board, pool, count)
        self.is_opening = True
        self.start = board.square(0, 0)
        self.step = 1
        self.slope = 1
        self.number = 0
        while self.number + QUAD <= self.high + 1:
            if self.is_possible():
                self.lay_from(0)
            self.number += 1
        return self.end()

    def plays(self, board: Board, pool: vec[i64], count: i64) -> vec[i64]:
        """Return all later plays (TRA-6)."""
        self.begin(board, pool, count)
        self.is_opening = False
        width = board.width
        y: i64 = MARGIN - QUAD + 1
        while y < board.height - MARGIN:
            x: i64 = MARGIN - QUAD + 1
            while x < width - MARGIN:
                self.try_line(y * width + x, 1)
                self.try_line(y * width + x, width)
                x += 1
            y += 1
        return self.end()

    def try_line(self, start: i64, step: i64) -> None:
        """Complete four squares in line that hold one to three numbers, both ways (TRA-6a)."""
        old: i64 = 0
        first: i64 = 0
        at: i64 = 0
        while at < QUAD:
            if self.numbers[start + at * step] != EMPTY:
                if old == 0:
                    first = at
                old += 1
            at += 1
        if old == 0 or old == QUAD or (old == QUAD - 1 and not self.one_half_is_enough):
            return
        self.start = start
        self.step = step
        self.slope = -1
        while self.slope <= 1:
            self.number = self.numbers[start + first * step] - self.slope * first
            last = self.number + self.slope * (QUAD - 1)
            fits = min(self.number, last) >= 0 and max(self.number, last) <= self.high
            if fits and self.is_possible() and not self.goes_on():
                self.lay_from(0)
            self.slope += 2

    def is_possible(self) -> bool:
        """Return whether the numbers on the four squares fit, and the pool has the others."""
        at: i64 = 0
        while at < QUAD:
            there = self.numbers[self.start + at * self.step]
            wanted = self.number + self.slope * at
            if there != wanted and (there != EMPTY or self.in_pool & BIT[wanted] == 0):
                return False
            at += 1
        return True

    def goes_on(self) -> bool:
        """Return whether what lies next to the four squares would make five of any quad (TRA-7)."""
        before = self.numbers[self.start - self.step]
        after = self.numbers[self.start + QUAD * self.step]
        if not self.in_sequence:
            return before != EMPTY or after != EMPTY
        return before == self.number - self.slope or after == self.number + QUAD * self.slope

    def lay_from(self, at: i64) -> None:
        """Fill the squares from place ``at`` on in every way (TRA-3)."""
        square = self.start + at * self.step
        while at < QUAD and self.numbers[square] != EMPTY:
            at += 1
            square += self.step
        if at == QUAD:
            self.keep()
            return
        wanted = self.number + self.slope * at
        if at + 1 < QUAD and self.numbers[square + self.step] == EMPTY:
            tile = tile_of(wanted, wanted + self.slope)
            if self.is_free[tile] == 1:
                self.try_tile(at + 2, tile, wanted, square, square + self.step)
        side = self.width + 1 - self.step
        index: i64 = 0
        while index < len(self.pool):
            tile = self.pool[index]
            if self.is_free[tile] == 1 and shows(tile, wanted):
                self.try_half(at + 1, tile, wanted, square, square + side)
                self.try_half(at + 1, tile, wanted, square, square - side)
                if self.in_sequence and at == 0:
                    self.try_half(at + 1, tile, wanted, square, square - self.step)
                if self.in_sequence and at == QUAD - 1:
                    self.try_half(at + 1, tile, wanted, square, square + self.step)
            index += 1

    def try_half(self, then: i64, tile: i64, wanted: i64, square: i64, far: i64) -> None:
        """Lay a tile across or outward and continue, if its far half has room."""
        if self.numbers[far] == EMPTY:
            self.try_tile(then, tile, wanted, square, far)

    def try_tile(self, then: i64, tile: i64, wanted: i64, square: i64, far: i64) -> None:
        """Lay a tile and continue at the place ``then``, if no line gets too long (TRA-7)."""
        self.lay(tile, wanted, square, far)
        numbers = self.numbers
        width = self.width
        is_too_long = breaks_limit(numbers, width, square, self.in_sequence)
        if not is_too_long and not breaks_limit(numbers, width, far, self.in_sequence):
            last = self.laid - 1
            spot = self.board.spot(self.squares[2 * last], self.squares[2 * last + 1])
            self.items[last] = tile * SPOTS + spot
            self.lay_from(then)
        self.lift()

    def lay(self, tile: i64, number: i64, square: i64, far: i64) -> None:
        """Lay a tile with its half ``number`` on ``square``."""
        other = other_half(tile, number)
        self.numbers[square] = number
        self.numbers[far] = other
        is_turned = other > number or (other == number and far < square)
        self.tiles[self.laid] = tile
        self.squares[2 * self.laid] = far if is_turned else square
        self.squares[2 * self.laid + 1] = square if is_turned else far
        self.is_free[tile] = 0
        self.laid += 1

    def lift(self) -> None:
        """Remove the last tile."""
        self.laid -= 1
        self.is_free[self.tiles[self.laid]] = 1
        self.numbers[self.squares[2 * self.laid]] = EMPTY
        self.numbers[self.squares[2 * self.laid + 1]] = EMPTY

    def keep(self) -> None:
        """Record the play if it is found by the first of its quads."""
        board = self.board
        quad: i64 = self.start * 2
        if self.step != 1:
            quad += 1
        one_half: bool = self.one_half_is_enough
        if (
            not self.is_opening
            and first_quad(board, self.squares, self.laid, one_half, quad) != quad
        ):
            return
        index: i64 = 0
        while index < QUAD:
            item: i64 = NONE
            if index < self.laid:
                item = self.items[index]
            self.found = append(self.found, item)
            index += 1


def first_quad(
    board: Board, squares: vec[i64], laid: i64, one_half_is_enough: bool, known: i64 = NONE
) -> i64:
    """Return the first quad that makes a play legal, twice its start, plus 1 for a column (TRA-6).

    ``squares`` are those of the ``laid`` tiles, two for each, on the board already, and
    ``known`` is such a quad, if one is known. The result is ``NONE`` where no quad has an
    old number, a half of every new tile and, of a single tile, both halves (TRA-8).
    """
    best: i64 = known
    half: i64 = 0
    while half < 2:
        way: i64 = 0
        while way < 2:
            step: i64 = 1
            if way == 1:
                step = board.width
            back: i64 = 0
            while back < QUAD:
                start = squares[half] - back * step
                key = start * 2 + way
                if (best == NONE or key < best) and slope_of(board.numbers, start, step) != 0:
                    inside = halves_inside(squares, laid, start, step)
                    needed: i64 = 2 if laid == 1 and not one_half_is_enough else 1
                    if inside >= needed and inside < QUAD:
                        best = key
                back += 1
            way += 1
        half += 1
    return best


def halves_inside(squares: vec[i64], laid: i64, start: i64, step: i64) -> i64:
    """Return how many halves of the laid tiles are in four squares; 0 if a tile has none there."""
    total: i64 = 0
    tile: i64 = 0
    while tile < laid:
        inside: i64 = 0
        at: i64 = 0
        while at < QUAD:
            square = start + at * step
            if squares[2 * tile] == square or squares[2 * tile + 1] == square:
                inside += 1
            at += 1
        if inside == 0:
            return 0
        total += inside
        tile += 1
    return total
