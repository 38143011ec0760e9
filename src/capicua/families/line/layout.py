"""The layout of a line game: a root, up to four arms, and the ends open for play (LIN-10 to 16)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import (
    ALL_TILES,
    BIT_OF,
    FITS,
    HIGH,
    LOW,
    NO_TILE,
    PIPS,
    WORD_OF,
    set_size,
)

E: Final = 0
W: Final = 1
N: Final = 2
S: Final = 3
ROOT: Final = 4
ARM_NAMES: Final = "EWNS"

BEFORE: Final = 15
"""The seat of a tile that was on the table when a position was set up."""
CLOSED: Final = 16
"""The value of an end where nothing can be played."""
BOTH: Final = CLOSED + 1
"""The value of an end that shows both halves of a tile is this plus the tile's number."""
HELD_BACK: Final = 200
"""In a key, the value of a temporarily closed end is this plus its number."""
TWO_ENDS: Final = 0
FOUR: Final = 1
ALL_FIRST: Final = 2
SINGLE: Final = 3
SPINNERS: Final = {"none": TWO_ENDS, "four": FOUR, "all_first": ALL_FIRST, "single": SINGLE}

OPEN: Final = vec[i64](list(FITS) + [0] * 3)
"""``FITS`` with one more row, for closed ends: nothing fits."""
NUMBER_BIT: Final = vec[i64](
    [2**number for number in range(CLOSED)]
    + [0]
    + [2 ** HIGH[tile] | 2 ** LOW[tile] for tile in range(ALL_TILES)]
)
"""For each value of an end, a bit for each number it shows; none for a closed end."""


def numbers_led(tile: i64) -> i64:
    """Return the open numbers after a tile is led, as bits."""
    return NUMBER_BIT[HIGH[tile]] | NUMBER_BIT[LOW[tile]]


def numbers_in(bits: i64) -> list[int]:
    """Return the numbers of a bit mask, ascending."""
    return [number for number in range(CLOSED) if bits & NUMBER_BIT[number]]


@final
class Line:
    """The tiles on the table and the value of every open end.

    ``ends[arm]`` is the number a tile must show to be played there, or ``CLOSED``;
    ``tips[arm]`` the last tile of the arm. ``offered_edge`` is the one arm that is offered for all
    untouched edges of the root double or the spinner (LIN-14), or -1. ``laid`` holds the tiles
    in order, each as tile × 2048 + seat × 128 + arm × 16 + outward half.
    """

    def __init__(self, high: i64, spinner: i64) -> None:
        self.mode: i64 = spinner
        self.fits: vec[i64] = OPEN
        """``fits[value * 3 + word]``: the tiles that fit an end of that value (LIN-11)."""
        self.laid: vec[i64] = vec[i64]([0] * int(set_size(high)))
        self.length: i64 = 0
        self.ends: vec[i64] = vec[i64]([CLOSED] * 4)
        self.tips: vec[i64] = vec[i64]([NO_TILE] * 4)
        self.root: i64 = NO_TILE
        self.spinner: i64 = NO_TILE
        self.offered_edge: i64 = -1

    def clear(self) -> None:
        """Clear the table."""
        self.length = 0
        self.root = NO_TILE
        self.spinner = NO_TILE
        self.offered_edge = -1
        for arm in range(i64(4)):
            self.ends[arm] = CLOSED
            self.tips[arm] = NO_TILE

    def copy(self, other: Line) -> None:
        """Become an independent copy of ``other``."""
        self.laid = other.laid[:]
        self.length = other.length
        self.ends = other.ends[:]
        self.tips = other.tips[:]
        self.root = other.root
        self.spinner = other.spinner
        self.offered_edge = other.offered_edge

    # -- laying tiles --------------------------------------------------------------------

    def lead(self, tile: i64, seat: i64) -> None:
        """Lay the root (LIN-10, LIN-13)."""
        self.root = tile
        self.laid[0] = tile * 2048 + seat * 128 + ROOT * 16
        self.length = 1
        self.ends[E] = HIGH[tile]
        if HIGH[tile] == LOW[tile]:
            self.offered_edge = E
            if self.mode == FOUR:
                self.spinner = tile
        elif self.mode != SINGLE:
            self.ends[W] = LOW[tile]

    def lay(self, tile: i64, arm: i64, exposed: i64, seat: i64) -> None:
        """Add a tile to an arm, with the half ``exposed`` outward."""
        self.laid[self.length] = tile * 2048 + seat * 128 + arm * 16 + exposed
        self.length += 1
        self.tips[arm] = tile
        self.ends[arm] = exposed
        if self.offered_edge == arm:
            self._open_next_edge(arm)
        if self.mode == FOUR and self.spinner == NO_TILE and HIGH[tile] == LOW[tile]:
            self.spinner = tile
            self.offered_edge = arm

    def _next_edge(self, arm: i64) -> i64:
        """Return the edge of the same double to offer after ``arm`` takes a tile, or -1."""
        if arm == N:
            return S
        if arm == S:
            return -1
        if self.spinner != NO_TILE and self.spinner != self.root:
            return N
        if arm == E:
            return -1 if self.mode == SINGLE else W
        return N if self.mode == FOUR or self.mode == ALL_FIRST else -1

    def _open_next_edge(self, arm: i64) -> None:
        double = self.root if self.spinner == NO_TILE else self.spinner
        self.offered_edge = self._next_edge(arm)
        if self.offered_edge >= 0:
            self.ends[self.offered_edge] = HIGH[double]
        if self.mode == ALL_FIRST:
            self._hold_back(arm, HIGH[double])

    def _hold_back(self, arm: i64, number: i64) -> None:
        """Close the arms already begun until the root double has all four (``all_first``)."""
        if self.offered_edge >= 0:
            self.ends[arm] = CLOSED
            return
        for arm in range(i64(E), S + 1):
            self.ends[arm] = HIGH[self.tips[arm]] + LOW[self.tips[arm]] - number

    # -- queries -------------------------------------------------------------------------

    def playable(self, word: i64) -> i64:
        """Return the tiles of a word of the set that fit some open end (LIN-11)."""
        ends = self.ends
        fits = self.fits
        found: i64 = fits[ends[E] * 3 + word] | fits[ends[W] * 3 + word]
        if self.mode != TWO_ENDS:
            found |= fits[ends[N] * 3 + word] | fits[ends[S] * 3 + word]
        return found

    def is_alive(self, tiles: vec[i64], width: i64) -> bool:
        """Return whether any of the tiles (by word) outside the layout fits an open end."""
        for word in range(width):
            outside = self.playable(word) & tiles[word]
            for index in range(self.length):
                tile = self.tile(index)
                if WORD_OF[tile] == word:
                    outside &= ~BIT_OF[tile]
            if outside:
                return True
        return False

    def is_open(self, arm: i64) -> bool:
        """Return whether the arm is open for play."""
        return self.ends[arm] != CLOSED

    def opens_another(self, arm: i64) -> bool:
        """Return whether a tile on the arm opens another edge with the same number."""
        return self.offered_edge == arm and self._next_edge(arm) >= 0

    def is_untouched(self, arm: i64) -> bool:
        """Return whether the arm is a bare edge of the double for which ``offered_edge`` stands."""
        edge = self.offered_edge
        while edge >= 0:
            if edge == arm:
                return True
            edge = self._next_edge(edge)
        return False

    def named_edge(self, arm: i64) -> i64:
        """Return the arm that represents this one in actions: bare edges of a double share one."""
        return self.offered_edge if self.is_untouched(arm) else arm

    def numbers(self) -> list[int]:
        """Return the numbers of the open ends, each once, in the order of the arms."""
        found: list[int] = []
        for arm in range(i64(4)):
            found += [number for number in self.end_numbers(arm) if number not in found]
        return found

    def end_numbers(self, arm: i64) -> list[int]:
        """Return the numbers an end shows: one, both halves of a tile, or none if closed."""
        value = self.ends[arm]
        if value < CLOSED:
            return [int(value)]
        return [] if value == CLOSED else [int(HIGH[value - BOTH]), int(LOW[value - BOTH])]

    def numbers_text(self) -> list[str]:
        """Return the numbers of the open ends as text, in ascending order."""
        return [str(number) for number in sorted(self.numbers())]

    def number_mask(self) -> i64:
        """Return the numbers of the open ends, as bits."""
        ends = self.ends
        return NUMBER_BIT[ends[E]] | NUMBER_BIT[ends[W]] | NUMBER_BIT[ends[N]] | NUMBER_BIT[ends[S]]

    def numbers_after(self, tile: i64, arm: i64) -> i64:
        """Return the open numbers after the tile is laid on the arm, as bits."""
        return self.numbers_showing(PIPS[tile] - self.ends[arm], arm)

    def numbers_showing(self, value: i64, arm: i64) -> i64:
        """Return the open numbers if the arm ended in a value, as bits."""
        ends = self.ends
        numbers = NUMBER_BIT[value]
        for other in range(i64(4)):
            # When the offered edge of a double is covered, another one opens (LIN-14).
            if other != arm or self.opens_another(arm):
                numbers |= NUMBER_BIT[ends[other]]
        return numbers

    def count(self) -> i64:
        """Return the board count: the sum of all ends of the line (LIN-15)."""
        total: i64 = 0
        touching: i64 = 0
        for arm in range(i64(E), S + 1):
            tip = self.tips[arm]
            if tip != NO_TILE:
                touching += 1
                total += HIGH[tip] * 2 if HIGH[tip] == LOW[tip] else self.exposed(arm)
        root = self.root
        if root == NO_TILE:
            return 0
        if HIGH[root] == LOW[root]:
            return total + HIGH[root] * 2 if touching < 2 else total
        if self.tips[E] == NO_TILE:
            total += HIGH[root]
        if self.tips[W] == NO_TILE:
            total += LOW[root]
        return total

    def exposed(self, arm: i64) -> i64:
        """Return the outward half of an arm's last tile, even if the arm is held back."""
        if self.ends[arm] != CLOSED or self.tips[arm] == NO_TILE:
            return self.ends[arm]
        return HIGH[self.tips[arm]] + LOW[self.tips[arm]] - HIGH[self.root]

    def tile(self, index: i64) -> i64:
        """Return the tile laid at ``index``, from 0."""
        return self.laid[index] // 2048

    def layer(self, index: i64) -> i64:
        """Return the seat that laid the tile at ``index``, or ``BEFORE``."""
        return self.laid[index] // 128 % 16

    def arm(self, index: i64) -> i64:
        """Return the arm where the tile at ``index`` was laid; ``ROOT`` for the lead."""
        return self.laid[index] // 16 % 8

    @property
    def arms(self) -> int:
        """The maximum number of arms of the line."""
        if self.mode == FOUR or self.mode == ALL_FIRST:
            return 4
        return 1 if self.mode == SINGLE else 2

    def tiles(self) -> list[int]:
        """Return all tiles on the table, in the order they were laid."""
        return [int(self.tile(index)) for index in range(self.length)]

    def arm_tiles(self, arm: i64) -> list[int]:
        """Return the tiles of an arm, from the centre outward."""
        return [int(self.tile(index)) for index in range(self.length) if self.arm(index) == arm]

    def arm_text(self, arm: i64) -> list[str]:
        """Return the tiles of an arm as text, outward, with the inner half first."""
        texts: list[str] = []
        for index in range(self.length):
            if self.arm(index) == arm:
                tile = self.tile(index)
                outward = self.laid[index] % 16
                texts.append(f"{HIGH[tile] + LOW[tile] - outward}-{outward}")
        return texts

    def key(self, counts_ends: bool) -> i64:
        """Return a key of the open ends, the same for mirror images of two ends.

        With ``counts_ends`` the key includes the count of the ends: their doubles, and the root
        while a side of it is bare.
        """
        east = self._end_key(E, counts_ends)
        west = self._end_key(W, counts_ends)
        bare = self.tips[E] == NO_TILE or self.tips[W] == NO_TILE
        if self.mode == TWO_ENDS:
            if self.offered_edge < 0 and east > west:
                east, west = west, east
            word = east * 512 + west
            if not bare:
                return word * 2
        else:
            north = self._end_key(N, counts_ends)
            south = self._end_key(S, counts_ends)
            word = ((east * 512 + west) * 512 + north) * 512 + south
            word = (word * 8 + self.offered_edge + 1) * 256 + self.spinner + 1
        return (word * 256 + self.root + 1) * 2 + 1

    def _end_key(self, arm: i64, counts_ends: bool) -> i64:
        """Return a key of an arm's end, held back or not, and of its double if requested."""
        tip = self.tips[arm]
        word = self.ends[arm] * 2
        if word == CLOSED * 2 and tip != NO_TILE:
            word = (HELD_BACK + self.exposed(arm)) * 2
        if counts_ends and tip != NO_TILE and HIGH[tip] == LOW[tip]:
            word += 1
        return word
