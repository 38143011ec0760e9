"""The draw: the tiles that can be discarded, and the origin of the new ones.

Each set of discards is a separate action (POK-14). Shuffled discards become the next stock
(POK-15), so the numbers of tiles drawn, which are public, determine where tiles may be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.tiles.tile import count_bits, position_of
from capicua.games.poker.actions import COUNTS
from capicua.games.poker.tiles import CHOICES, HAND, TILES, number_of

FACE_DOWN: Final = 0
"""The stock number of discards that have not been shuffled."""


def collect_draws(hand: i64, most: i64, first: i64, places: vec[i64], actions: Actions) -> None:
    """Add the draws of no tile, and of any ``most`` or fewer tiles of a hand (POK-14).

    ``first`` is the first action of the draw; ``places`` is a buffer for a hand.
    """
    actions.add(first)
    held: i64 = 0
    rest = hand
    while rest != 0:
        places[held] = rest & -rest
        rest ^= places[held]
        held += 1
    for choice in range(len(CHOICES)):
        chosen = CHOICES[choice]
        if count_bits(chosen) > most:
            break
        tiles: i64 = 0
        while chosen != 0:
            bit = chosen & -chosen
            chosen ^= bit
            tiles |= places[position_of(bit)]
        actions.add(first + COUNTS + number_of(tiles))


class Draws:
    """The stock from which each seat drew, and the destination of its discards.

    Stock 0 is the rest of the deal; each shuffle of discards makes the next stock.
    """

    def __init__(self, chips: vec[i64], dealer: i64, drew: vec[i64]) -> None:
        seats = len(chips)
        dealt = sum([mine > 0 for mine in chips])
        self.stock: int = 0
        """The number of the current stock."""
        self.left: int = TILES - HAND * dealt
        """The number of tiles left in the current stock."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """For each seat, the number of tiles it took from stocks 0, 1 and so on."""
        self.went: list[int] = [FACE_DOWN] * seats
        """For each seat, the stock its discards became part of."""
        waiting: list[int] = []
        for step in range(1, seats + 1):
            seat = (int(dealer) + step) % seats
            wanted = int(drew[seat])
            if wanted < 0:
                continue
            self.taken[seat] = [0] * self.stock
            if wanted > self.left:
                self.taken[seat].append(self.left)
                wanted -= self.left
                self.stock += 1
                self.left = sum([int(drew[other]) for other in waiting])
                for other in waiting:
                    self.went[other] = self.stock
                waiting = []
            self.taken[seat].append(wanted)
            self.left -= wanted
            waiting.append(seat)

    def from_stock(self, seat: int, stock: int) -> int:
        """Return the number of tiles a seat took from a stock."""
        return self.taken[seat][stock] if stock < len(self.taken[seat]) else 0
