"""Hands: the tiles that each seat holds, as far as a state knows them.

All players know how many tiles a seat holds; only the seat itself knows which. A hand is a
set of ``width`` machine words of ``WORD`` tiles each: ``bits[seat * width + word]``.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core import zones
from capicua.core.messages import Message
from capicua.core.seats import seat_letter
from capicua.core.tiles.tile import (
    BIT,
    BIT_OF,
    DOUBLES,
    WORD,
    WORD_OF,
    empty,
    pips_in,
    tile_text,
    tiles_in,
    tiles_text,
)


@final
class Hands:
    """The hands of all seats."""

    def __init__(self, seats: i64, width: i64) -> None:
        self.seats: i64 = seats
        self.width: i64 = width
        """Machine words for each hand."""
        self.bits: vec[i64] = vec[i64]([0] * int(seats * width))
        self.counts: vec[i64] = vec[i64]([0] * int(seats))
        """The number of tiles each seat holds, visible or not."""

    # -- in play -----------------------------------------------------------------------------

    def clear(self) -> None:
        """Empty all hands."""
        empty(self.bits)
        empty(self.counts)

    def deal(self, seat: i64, order: vec[i64], start: i64, stop: i64) -> None:
        """Give a seat the tiles of an order from ``start`` up to ``stop``."""
        bits = self.bits
        self.counts[seat] += stop - start
        if self.width == 1:
            hand = bits[seat]
            for at in range(start, stop):
                hand |= BIT_OF[order[at]]
            bits[seat] = hand
            return
        base = seat * self.width
        for at in range(start, stop):
            tile = order[at]
            bits[base + WORD_OF[tile]] |= BIT_OF[tile]

    def deal_all(self, order: vec[i64], size: i64) -> None:
        """Empty all hands, and give each seat the next ``size`` tiles of an order."""
        bits = self.bits
        counts = self.counts
        width = self.width
        if width > 1:
            self.clear()
        for seat in range(self.seats):
            start = seat * size
            if width == 1:
                hand: i64 = 0
                for at in range(start, start + size):
                    hand |= BIT[order[at]]
                bits[seat] = hand
            else:
                base = seat * width
                for at in range(start, start + size):
                    tile = order[at]
                    bits[base + WORD_OF[tile]] |= BIT_OF[tile]
            counts[seat] = size

    def give(self, seat: i64, tile: i64) -> None:
        """Put a tile into a hand."""
        self.bits[seat * self.width + WORD_OF[tile]] |= BIT_OF[tile]
        self.counts[seat] += 1

    def drop(self, seat: i64, tile: i64) -> None:
        """Take a tile out of a hand."""
        self.bits[seat * self.width + WORD_OF[tile]] &= ~BIT_OF[tile]
        self.counts[seat] -= 1

    def imagine(self, seat: i64, tile: i64) -> None:
        """Put a hidden tile into a hand whose count already includes it."""
        self.bits[seat * self.width + WORD_OF[tile]] |= BIT_OF[tile]

    def holds(self, seat: i64, tile: i64) -> bool:
        """Return whether a seat is known to hold a tile."""
        return self.bits[seat * self.width + WORD_OF[tile]] & BIT_OF[tile] != 0

    def has_double(self, seat: i64) -> bool:
        """Return whether a known tile of a hand is a double."""
        width = self.width
        for word in range(width):
            if self.bits[seat * width + word] & DOUBLES[word] != 0:
                return True
        return False

    def pips(self, seat: i64) -> i64:
        """Return the pips on the known tiles of a hand."""
        width = self.width
        bits = self.bits
        total: i64 = 0
        for word in range(width):
            total += pips_in(bits[seat * width + word], word * WORD)
        return total

    def fewest_of_others(self, seat: i64) -> i64:
        """Return the number of tiles of the other player who has fewest; -1 for a player alone."""
        fewest: i64 = -1
        for other in range(self.seats):
            if other != seat and (fewest < 0 or self.counts[other] < fewest):
                fewest = self.counts[other]
        return fewest

    def tiles(self, seat: i64) -> list[int]:
        """Return the known tiles of a hand, ascending."""
        found: list[int] = []
        for word in range(self.width):
            found += tiles_in(self.bits[seat * self.width + word], word * WORD)
        return found

    def is_known(self, seat: i64) -> bool:
        """Return whether all tiles of a hand are known."""
        return len(self.tiles(seat)) == self.counts[seat]

    # -- who knows what ------------------------------------------------------------------------

    def copy_public(self, other: Hands) -> None:
        """Copy the number of tiles each seat holds."""
        self.counts = other.counts[:]

    def copy_seat(self, other: Hands, seat: i64) -> None:
        """Copy one hand."""
        first: i64 = seat * self.width
        for index in range(first, first + self.width):
            self.bits[index] = other.bits[index]

    def copy_all(self, other: Hands) -> None:
        """Copy all hands, either for hidden knowledge or once they are face up."""
        self.bits = other.bits[:]

    # -- as zones and as text --------------------------------------------------------------------

    def zone(self, seat: i64, notes: list[Message] | None = None) -> zones.Hand:
        """Return a hand as a zone: its tiles if all are known, else their number."""
        count = int(self.counts[seat])
        tiles = [tile_text(tile) for tile in self.tiles(seat)]
        return zones.Hand(
            seat=int(seat),
            count=count,
            tiles=tiles if len(tiles) == count else [],
            notes=notes if notes is not None else [],
        )

    def fields(self) -> dict[str, str]:
        """Return the hands as fields of a position, by seat letter.

        Tiles that are not known are counted: ``6-6 4?`` is a hand of five.
        """
        found: dict[str, str] = {}
        for seat in range(self.seats):
            tiles = self.tiles(seat)
            hidden = int(self.counts[seat]) - len(tiles)
            shown = [tiles_text(tiles)] if tiles or hidden == 0 else []
            found[seat_letter(seat)] = " ".join([*shown, *([f"{hidden}?"] if hidden else [])])
        return found
