"""The piles on the clock: their order, the doubles at home, the tiles that match.

Slots are numbered 1 to n like the hours; index 0 of the tables is unused. No tile is
ever laid on a double (CLK-3), so a double on the clock is the top of its pile.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import (
    BIT,
    HIGH,
    LOW,
    NO_TILE,
    double_of,
    empty,
    position_of,
    set_size,
    tile_text,
)


@final
class Board:
    """The slots of a double-n clock and their piles."""

    def __init__(self, slots: i64) -> None:
        self.slots: i64 = slots
        self.top: vec[i64] = vec[i64]([NO_TILE] * (slots + 1))
        """The top of each slot's pile; ``NO_TILE`` for a blank slot."""
        self.under: vec[i64] = vec[i64]([0] * set_size(slots))
        """What each tile on the clock lies on: a tile, or minus its slot."""
        self.spot: vec[i64] = vec[i64]([0] * (slots + 1))
        """The slot where each double lies; 0 while it is not on the clock."""
        self.showing: vec[i64] = vec[i64]([0] * (slots + 1))
        """For each number, the slots, as bits, whose top is regular and has it."""
        self.blank: i64 = (BIT[slots] - 1) * 2
        """The blank slots, as bits."""
        self.astray: i64 = 0
        """The doubles on wrong slots, as bits by number."""
        self.home: i64 = 0
        """The number of doubles that are home."""
        self.out: i64 = 0
        """The number of doubles on the clock, home or not."""

    def clear(self) -> None:
        """Clear the clock."""
        for slot in range(1, self.slots + 1):
            self.top[slot] = NO_TILE
            self.spot[slot] = 0
        empty(self.showing)
        self.blank = (BIT[self.slots] - 1) * 2
        self.astray = 0
        self.home = 0
        self.out = 0

    def derive(self) -> None:
        """Fill the fields that follow from the piles; version 0.2 saved only those."""
        empty(self.showing)
        self.blank = 0
        self.astray = 0
        for slot in range(1, self.slots + 1):
            tile = self.top[slot]
            if tile == NO_TILE:
                self.blank |= BIT[slot]
            elif HIGH[tile] != LOW[tile]:
                self._show(tile, BIT[slot])
            elif HIGH[tile] != slot:
                self.astray |= BIT[HIGH[tile]]

    def copy(self, other: Board) -> None:
        """Copy another clock."""
        self.top = other.top[:]
        self.under = other.under[:]
        self.spot = other.spot[:]
        self.showing = other.showing[:]
        self.blank = other.blank
        self.astray = other.astray
        self.home = other.home
        self.out = other.out

    def put(self, tile: i64, slot: i64) -> None:
        """Lay a tile on a slot."""
        bit = BIT[slot]
        below = self.top[slot]
        if below == NO_TILE:
            below = -slot
            self.blank ^= bit
        else:
            self._hide(below, bit)
        self.under[tile] = below
        self.top[slot] = tile
        number = HIGH[tile]
        if number != LOW[tile]:
            self._show(tile, bit)
            return
        self.spot[number] = slot
        self.out += 1
        if number == slot:
            self.home += 1
        else:
            self.astray |= BIT[number]

    def lift(self, slot: i64) -> i64:
        """Remove the top of a slot that is not closed."""
        bit = BIT[slot]
        tile = self.top[slot]
        number = HIGH[tile]
        if number == LOW[tile]:
            self.spot[number] = 0
            self.out -= 1
            self.astray &= ~BIT[number]
        else:
            self._hide(tile, bit)
        below = self.under[tile]
        if below < 0:
            below = NO_TILE
            self.blank |= bit
        else:
            self._show(below, bit)
        self.top[slot] = below
        return tile

    def _show(self, tile: i64, slot: i64) -> None:
        """Record that a regular tile is the top of a slot, given as a bit."""
        self.showing[HIGH[tile]] |= slot
        self.showing[LOW[tile]] |= slot

    def _hide(self, tile: i64, slot: i64) -> None:
        """Record that a regular tile is no longer the top of a slot."""
        self.showing[HIGH[tile]] &= ~slot
        self.showing[LOW[tile]] &= ~slot

    def is_closed(self, slot: i64) -> bool:
        """Return whether the slot's double is home."""
        return self.spot[slot] == slot

    def shows_regular(self, slot: i64) -> bool:
        """Return whether the top is not a double."""
        tile = self.top[slot]
        return tile != NO_TILE and HIGH[tile] != LOW[tile]

    def matches(self, tile: i64) -> i64:
        """Return the slots, as bits, whose top is regular and matches the tile."""
        return self.showing[HIGH[tile]] | self.showing[LOW[tile]]

    def is_ready(self, number: i64) -> bool:
        """Return whether the double of a number could go home now (CLK-4)."""
        tile = self.top[number]
        if tile == NO_TILE:
            return True
        return HIGH[tile] != LOW[tile] and (HIGH[tile] == number or LOW[tile] == number)

    def homecomer(self) -> i64:
        """Return the lowest double on a wrong slot that could go home now, or 0 (CLK-4)."""
        rest = self.astray
        while rest != 0:
            bit = rest & -rest
            number = position_of(bit)
            if self.is_ready(number):
                return number
            rest ^= bit
        return 0

    def go_home(self) -> bool:
        """Move one double from a wrong slot home, if possible (CLK-4)."""
        number = self.homecomer()
        if number == 0:
            return False
        self.put(self.lift(self.spot[number]), number)
        return True

    def first_blank(self) -> i64:
        """Return the lowest blank slot, or 0."""
        return position_of(self.blank & -self.blank) if self.blank != 0 else 0

    def slot_of(self, tile: i64) -> i64:
        """Return the slot with the tile on top, or 0."""
        for slot in range(1, self.slots + 1):
            if self.top[slot] == tile:
                return slot
        return 0

    def pile(self, slot: i64) -> list[int]:
        """Return the tiles of a slot from bottom to top."""
        tiles: list[int] = []
        tile = self.top[slot]
        while tile >= 0:
            tiles.append(tile)
            tile = self.under[tile]
        tiles.reverse()
        return tiles

    def top_text(self, slot: i64) -> str:
        """Return the top of a slot; ``–`` if it is blank."""
        tile = self.top[slot]
        return tile_text(tile) if tile != NO_TILE else "–"

    def strays(self) -> list[int]:
        """Return the doubles on wrong slots."""
        return [
            int(double_of(number))
            for number in range(1, self.slots + 1)
            if self.spot[number] != 0 and self.spot[number] != number
        ]
