"""Laying tiles on four squares in line until they hold four numbers in order (TRA-2, TRA-3).

What is done with a line that fits, and with one that is full, is up to the two searches:
``play_search.py`` lists all plays of a turn, ``step_search.py`` finds the steps that can follow a
draft.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, BIT, HIGH, LOW, other_half, shows, tile_of
from capicua.games.traffic.board import (
    EMPTY,
    NONE,
    NOWHERE,
    Board,
    breaks_limit,
    makes_five,
)
from capicua.games.traffic.grid import QUAD


class PlacementSearch:
    """A search on a board, which is modified during the search and restored."""

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
        self.tiles: vec[i64] = vec[i64]([NONE] * QUAD)
        """The tiles laid so far, and below, the squares of their halves, the larger one first."""
        self.squares: vec[i64] = vec[i64]([0] * (2 * QUAD))
        self.laid: i64 = 0
        self.is_done: bool = False
        """Whether the lines that are left need not be looked at."""
        self.start: i64 = 0
        self.step: i64 = 0
        self.number: i64 = 0
        """The number required on the first square, and the difference from square to square."""
        self.slope: i64 = 0

    def fill(self) -> None:
        """Do what is to be done with a line that fits: tiles of the pool may fill it."""
        raise NotImplementedError

    def keep(self) -> bool:
        """Take note of a full line; returns whether no other way to fill it is wanted."""
        raise NotImplementedError

    def begin(self, board: Board, pool: vec[i64], count: i64) -> None:
        """Prepare a search on a board with the first ``count`` tiles of a pool."""
        self.board = board
        self.numbers = board.numbers
        self.width = board.width
        self.pool = pool[:count]
        self.laid = 0
        self.is_done = False
        self.in_pool = 0
        for tile in self.pool:
            self.is_free[tile] = 1
            self.in_pool |= BIT[HIGH[tile]] | BIT[LOW[tile]]

    def end(self) -> None:
        """Forget the pool."""
        for tile in self.pool:
            self.is_free[tile] = 0

    # Lines.

    def try_opening(self) -> None:
        """Fill the line of the first play: to the right from (0, 0), going up (TRA-5)."""
        self.start = self.board.square(0, 0)
        self.step = 1
        self.slope = 1
        self.number = 0
        while self.number + QUAD <= self.high + 1 and not self.is_done:
            if self.is_possible():
                self.fill()
            self.number += 1

    def try_line(self, start: i64, step: i64) -> None:
        """Fill four squares in line that hold one to three numbers, both ways (TRA-6a).

        Numbers of tiles laid already do not count, and each of these tiles must have a half there.
        """
        numbers = self.numbers
        there: i64 = 0
        first: i64 = 0
        for at in range(QUAD):
            if numbers[start + at * step] != EMPTY:
                if there == 0:
                    first = at
                there += 1
        if there == 0:
            return
        old = there
        if self.laid > 0:
            new = halves_inside(self.squares, self.laid, start, step)
            if new == 0:
                return
            old -= new
        if old == 0 or old == QUAD or (old == QUAD - 1 and not self.one_half_is_enough):
            return
        self.start = start
        self.step = step
        self.slope = -1
        while self.slope <= 1:
            self.number = numbers[start + first * step] - self.slope * first
            last = self.number + self.slope * (QUAD - 1)
            fits = min(self.number, last) >= 0 and max(self.number, last) <= self.high
            if (
                fits
                and self.is_possible()
                and not makes_five(numbers, start, step, self.number, self.slope, self.in_sequence)
            ):
                self.fill()
            self.slope += 2

    def is_possible(self) -> bool:
        """Return whether the numbers on the four squares fit, and the pool has the others."""
        numbers = self.numbers
        square = self.start
        wanted = self.number
        for _at in range(QUAD):
            there = numbers[square]
            if there != wanted and (there != EMPTY or self.in_pool & BIT[wanted] == 0):
                return False
            square += self.step
            wanted += self.slope
        return True

    # Tiles.

    def lay_from(self, at: i64) -> bool:
        """Fill the squares from place ``at`` on in every way, until one is enough (TRA-3)."""
        numbers = self.numbers
        step = self.step
        square = self.start + at * step
        while at < QUAD and numbers[square] != EMPTY:
            at += 1
            square += step
        if at == QUAD:
            return self.keep()
        wanted = self.number + self.slope * at
        if at + 1 < QUAD and numbers[square + step] == EMPTY:
            tile = tile_of(wanted, wanted + self.slope)
            is_free = self.is_free[tile] == 1
            if is_free and self.try_tile(at + 2, tile, wanted, square, square + step):
                return True
        side = self.width + 1 - step
        pool = self.pool
        for index in range(len(pool)):
            tile = pool[index]
            if self.is_free[tile] == 1 and shows(tile, wanted):
                if self.try_half(at + 1, tile, wanted, square, square + side):
                    return True
                if self.try_half(at + 1, tile, wanted, square, square - side):
                    return True
                if self.in_sequence:
                    if at == 0 and self.try_half(1, tile, wanted, square, square - step):
                        return True
                    if at == QUAD - 1 and self.try_half(QUAD, tile, wanted, square, square + step):
                        return True
        return False

    def try_half(self, then: i64, tile: i64, wanted: i64, square: i64, far: i64) -> bool:
        """Lay a tile across or outward and continue, if its far half has room."""
        return self.numbers[far] == EMPTY and self.try_tile(then, tile, wanted, square, far)

    def try_tile(self, then: i64, tile: i64, wanted: i64, square: i64, far: i64) -> bool:
        """Lay a tile and continue at the place ``then``, if no line gets too long (TRA-7)."""
        self.lay(tile, wanted, square, far)
        numbers = self.numbers
        width = self.width
        is_too_long = breaks_limit(numbers, width, square, self.in_sequence)
        is_too_long = is_too_long or breaks_limit(numbers, width, far, self.in_sequence)
        is_enough = not is_too_long and self.lay_from(then)
        self.lift()
        return is_enough

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


def halves_inside(squares: vec[i64], laid: i64, start: i64, step: i64) -> i64:
    """Return how many halves of the laid tiles are in four squares; 0 if a tile has none there."""
    total: i64 = 0
    for tile in range(laid):
        inside: i64 = 0
        for at in range(QUAD):
            square = start + at * step
            if squares[2 * tile] == square or squares[2 * tile + 1] == square:
                inside += 1
        if inside == 0:
            return 0
        total += inside
    return total
