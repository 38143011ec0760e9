"""Observations: a seat's knowledge as named arrays of numbers, in one block of memory.

An ``Observer`` (``capicua.core.observation.observer``) names its arrays and gives their values in
the same calls. The first run *declares* the arrays: name, meaning, shape, bounds. Later runs
*write* their values, one machine word after the other, without allocating.

Arrays of flags hold a byte for each flag, eight to a word; all other arrays hold a word for each
number. Each row of an array begins on a word. Seats are counted from the viewer: row 0 is the
viewer's own, row 1 that of the seat after it in seat order.
"""

from __future__ import annotations

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import BIT, BIT_OF, WORD, WORD_OF, empty

FLAGS: Final = "uint8"
NUMBERS: Final = "int64"
WORD_BYTES: Final = 8
LARGE: Final = 10**9
"""The bound of numbers without a natural bound."""


def _eight_bytes(bits: int) -> int:
    """Return the word whose bytes are the eight bits of a number below 256."""
    return int.from_bytes([bits >> at & 1 for at in range(WORD_BYTES)], sys.byteorder)


SPREAD: Final = vec[i64]([_eight_bytes(bits) for bits in range(256)])
BYTE: Final = vec[i64]([_eight_bytes(2**at) for at in range(WORD_BYTES)])


@final
class Array:
    """One named array of an observation: its offset, shape, type and meaning."""

    def __init__(
        self,
        name: str,
        meaning: str,
        dtype: str,
        shape: tuple[int, ...],
        offset: int,
        low: int,
        high: int,
    ) -> None:
        self.name: str = name
        self.meaning: str = meaning
        self.dtype: str = dtype
        """``uint8`` for flags, ``int64`` for numbers."""
        self.shape: tuple[int, ...] = shape
        """``()`` for a scalar."""
        self.offset: int = offset
        """Bytes from the start of the observation."""
        self.low: int = low
        """The lowest value of any element."""
        self.high: int = high
        """The highest value of any element."""
        self.lows: list[int] = [low] * (shape[-1] if shape else 1)
        """The lowest value of each element along the last axis."""
        self.highs: list[int] = [high] * (shape[-1] if shape else 1)
        """The highest value of each element along the last axis."""

    def narrow(self, lows: list[int], highs: list[int]) -> None:
        """Set the bounds of each element along the last axis."""
        self.lows = lows
        self.highs = highs
        self.low = min([*lows, 0]) if self.shape == (0,) else min(lows)
        self.high = max([*highs, 0]) if self.shape == (0,) else max(highs)

    @property
    def row_bytes(self) -> int:
        """Bytes from one row to the next; the size of the array if it has at most one axis."""
        width = self.shape[-1] if self.shape else 1
        words = (width + WORD_BYTES - 1) // WORD_BYTES if self.dtype == FLAGS else width
        return words * WORD_BYTES

    @property
    def strides(self) -> tuple[int, ...]:
        """The strides of the array in bytes, as NumPy takes them."""
        item = 1 if self.dtype == FLAGS else WORD_BYTES
        return () if not self.shape else (item,) if len(self.shape) == 1 else (self.row_bytes, item)

    def __repr__(self) -> str:
        return (
            f"Array({self.name!r}, {self.dtype}, shape={self.shape}, "
            f"low={self.low}, high={self.high})"
        )


@final
class Observation:
    """A block of memory for several observations, and the write position in it.

    ``words`` never moves, because NumPy reads it through the buffer protocol.
    """

    def __init__(
        self, players: i64, tiles: i64, points_limit: i64 = LARGE, totals_limit: i64 = LARGE
    ) -> None:
        self.players: i64 = players
        self.points_limit: i64 = points_limit
        """The bound of a round's points; see ``Game.points_limit``."""
        self.totals_limit: i64 = totals_limit
        """The bound of a match's totals."""
        self.tiles: i64 = tiles
        """Tiles in the set: the width of every array of flags by tile."""
        self.width: i64 = (tiles + WORD - 1) // WORD
        """Words of a set of tiles, as in ``Hands``."""
        self.words: vec[i64] = vec[i64]()
        self.at: i64 = 0
        self.seat: i64 = 0
        """The viewer; per-seat rows start with it."""
        self.declaring: bool = True
        self.arrays: list[Array] = []
        self.marks: vec[i64] = vec[i64]()
        """Sets being filled, see ``begin_sets``."""
        self.sets: i64 = 0

    def settle(self, rows: i64) -> i64:
        """End the declaration and allocate this many observations; return the words of one."""
        size = self.at
        self.declaring = False
        self.words = vec[i64]([0] * int(size * rows))
        return size

    def declare(
        self,
        name: str,
        meaning: str,
        dtype: str,
        shape: tuple[int, ...],
        low: i64 = 0,
        high: i64 = 1,
    ) -> None:
        """Declare an array at the current position, and go on behind it."""
        for other in self.arrays:
            if other.name == name:
                raise ValueError(f"two arrays of an observation are called {name!r}")
        found = Array(name, meaning, dtype, shape, int(self.at) * WORD_BYTES, int(low), int(high))
        self.arrays.append(found)
        rows = shape[0] if len(shape) == 2 else 1
        self.at += rows * found.row_bytes // WORD_BYTES

    # -- numbers -----------------------------------------------------------------------------

    def number(self, name: str, meaning: str, value: i64, low: i64, high: i64) -> None:
        """Write one number from ``low`` to ``high``."""
        if self.declaring:
            self.declare(name, meaning, NUMBERS, (), low, high)
            return
        self.words[self.at] = value
        self.at += 1

    def who(self, name: str, meaning: str, seat: i64) -> None:
        """Write a seat, counted from the viewer; −1 for nobody."""
        row = self._row_of(seat) if seat >= 0 else -1
        self.number(name, meaning, row, -1, self.players - 1)

    def tile(self, name: str, meaning: str, tile: i64) -> None:
        """Write one tile by its number; −1 for none."""
        self.number(name, meaning, tile, -1, self.tiles - 1)

    def row(
        self, name: str, meaning: str, values: vec[i64], count: i64, size: i64, low: i64, high: i64
    ) -> None:
        """Write the first ``count`` numbers, padded with −1 to ``size``."""
        if self.declaring:
            self.declare(name, meaning, NUMBERS, (int(size),), min(low, -1), high)
            return
        words = self.words
        at = self.at
        stop = at + size
        for index in range(min(count, size)):
            words[at] = values[index]
            at += 1
        while at < stop:
            words[at] = -1
            at += 1
        self.at = stop

    def numbers(self, name: str, meaning: str, values: vec[i64], low: i64, high: i64) -> None:
        """Write all numbers of a vector whose length is the same in every round."""
        size: i64 = len(values)
        self.row(name, meaning, values, size, size, low, high)

    def tile_row(self, name: str, meaning: str, tiles: vec[i64], count: i64, size: i64) -> None:
        """Write the first ``count`` tiles by their numbers, padded with −1 to ``size``."""
        self.row(name, meaning, tiles, count, size, -1, self.tiles - 1)

    def latest(self, name: str, meaning: str, values: vec[i64], size: i64, high: i64) -> None:
        """Write the last ``size`` numbers, the newest first, padded with −1."""
        if self.declaring:
            self.declare(name, meaning, NUMBERS, (int(size),), -1, high)
            return
        words = self.words
        at = self.at
        stop = at + size
        left: i64 = len(values)
        while left > 0 and at < stop:
            left -= 1
            words[at] = values[left]
            at += 1
        while at < stop:
            words[at] = -1
            at += 1
        self.at = stop

    def by_seat(self, name: str, meaning: str, values: vec[i64], low: i64, high: i64) -> None:
        """Write a number for each seat, the viewer's first."""
        players = self.players
        if self.declaring:
            self.declare(name, meaning, NUMBERS, (int(players),), low, high)
            return
        words = self.words
        at = self.at
        seat = self.seat
        for _row in range(players):
            words[at] = values[seat]
            at += 1
            seat += 1
            if seat == players:
                seat = 0
        self.at = at

    def within(self, name: str, meaning: str, values: vec[i64], limit: i64) -> None:
        """Write a number for each seat, the viewer's first; those beyond ±``limit`` are cut off."""
        at = self.at
        self.by_seat(name, meaning, values, -limit, limit)
        if not self.declaring:
            words = self.words
            for place in range(at, self.at):
                if words[place] > limit:
                    words[place] = limit
                elif words[place] < -limit:
                    words[place] = -limit

    def _row_of(self, seat: i64) -> i64:
        """Return the row of a seat, counted from the viewer."""
        row = seat - self.seat
        return row if row >= 0 else row + self.players

    def _seat_of(self, row: i64) -> i64:
        """Return the seat of a row."""
        seat = self.seat + row
        return seat if seat < self.players else seat - self.players

    # -- flags -------------------------------------------------------------------------------

    def flags(self, name: str, meaning: str, bits: i64, size: i64) -> None:
        """Write a flag for each of the lowest ``size`` bits, at most 60."""
        if self.declaring:
            self.declare(name, meaning, FLAGS, (int(size),))
            return
        self._spread(bits, size)

    def flags_by_seat(self, name: str, meaning: str, masks: vec[i64], size: i64) -> None:
        """Write flags for each seat, the viewer's first."""
        players = self.players
        if self.declaring:
            self.declare(name, meaning, FLAGS, (int(players), int(size)))
            return
        self._spread_rows(masks, self.seat, players, size)

    def _spread(self, bits: i64, size: i64) -> None:
        words = self.words
        spread = SPREAD
        at = self.at
        while size > 0:
            words[at] = spread[bits & 255]
            bits >>= 8
            at += 1
            size -= 8
        self.at = at

    def _spread_rows(self, masks: vec[i64], first: i64, rows: i64, size: i64) -> None:
        """Write all rows of flags, from the first one on; row 0 follows the last one."""
        words = self.words
        spread = SPREAD
        at = self.at
        row = first
        for _row in range(rows):
            bits = masks[row]
            left = size
            while left > 0:
                words[at] = spread[bits & 255]
                bits >>= 8
                at += 1
                left -= 8
            row += 1
            if row == rows:
                row = 0
        self.at = at

    # -- sets of tiles -------------------------------------------------------------------------

    def hand(self, hands: Hands) -> None:
        """Write the viewer's own tiles as ``hand``, and the size of each hand as ``counts``."""
        self.by_seat("counts", "Number of tiles in each hand", hands.counts, 0, self.tiles)
        self.tile_set(
            "hand",
            "Tiles in the viewer's hand",
            hands.bits,
            self.seat * hands.width,
            hands.width,
        )

    def tile_set(self, name: str, meaning: str, bits: vec[i64], first: i64, width: i64) -> None:
        """Write a flag for each tile of the set, from the words that start at ``bits[first]``."""
        if self.declaring:
            self.declare(name, meaning, FLAGS, (int(self.tiles),))
            return
        self._spread_set(bits, first, width)

    def sets_by_seat(self, name: str, meaning: str, bits: vec[i64], width: i64) -> None:
        """Write a set of tiles for each seat, the viewer's first."""
        players = self.players
        if self.declaring:
            self.declare(name, meaning, FLAGS, (int(players), int(self.tiles)))
            return
        if self.tiles <= WORD and width == 1:
            self._spread_rows(bits, self.seat, players, self.tiles)
            return
        for row in range(players):
            self._spread_set(bits, self._seat_of(row) * width, width)

    def _spread_set(self, bits: vec[i64], first: i64, width: i64) -> None:
        word = bits[first]
        tiles = self.tiles
        if tiles <= WORD:
            self._spread(word, tiles)
            return
        words = self.words
        spread = SPREAD
        at = self.at
        left: i64 = WORD  # bits of ``word`` still to be written
        taken: i64 = 1
        tile: i64 = 0
        while tile < tiles:
            byte = word & 255
            word >>= 8
            left -= 8
            if left < 0 and taken < width:
                # A word of 60 tiles ends in the middle of a byte.
                following = bits[first + taken]
                byte |= (following & (BIT[-left] - 1)) * BIT[8 + left]
                word = following >> -left
                left += WORD
                taken += 1
            words[at] = spread[byte]
            at += 1
            tile += 8
        self.at = at

    def begin_sets(self, count: i64) -> None:
        """Start several empty sets of tiles, to be filled with ``mark``."""
        self.sets = count
        size = count * self.width
        if len(self.marks) < size:
            self.marks = vec[i64]([0] * int(size))
        empty(self.marks)

    def mark(self, which: i64, tile: i64) -> None:
        """Add a tile to one of the started sets."""
        self.marks[which * self.width + WORD_OF[tile]] |= BIT_OF[tile]

    def mark_seat(self, seat: i64, tile: i64) -> None:
        """Add a tile to the set of a seat; the viewer's set is the first.

        The set after those of all seats is for tiles whose player is unknown.
        """
        row = seat - self.seat
        if seat < 0 or seat >= self.players:
            row = self.players
        elif row < 0:
            row += self.players
        self.marks[row * self.width + WORD_OF[tile]] |= BIT_OF[tile]

    def mark_laid(
        self, codes: vec[i64], count: i64, seat_at: i64, first_seat: i64, tile_at: i64
    ) -> None:
        """Add the first ``count`` laid tiles to the sets of their seats, as ``mark_seat`` does.

        A code has its seat in four bits from ``seat_at`` on, seat 0 being ``first_seat``, and its
        tile in eight bits from ``tile_at`` on.
        """
        marks = self.marks
        width = self.width
        players = self.players
        viewer = self.seat
        for index in range(count):
            code = codes[index]
            seat = (code >> seat_at & 15) - first_seat
            row = seat - viewer if seat >= viewer else seat - viewer + players
            if seat < 0 or seat >= players:
                row = players
            tile = code >> tile_at & 255
            marks[row * width + WORD_OF[tile]] |= BIT_OF[tile]

    def end_sets(self, name: str, meaning: str) -> None:
        """Write the started sets, one row each."""
        if self.declaring:
            self.declare(name, meaning, FLAGS, (int(self.sets), int(self.tiles)))
            return
        if self.width == 1:
            self._spread_rows(self.marks, 0, self.sets, self.tiles)
            return
        for which in range(self.sets):
            self._spread_set(self.marks, which * self.width, self.width)
