"""Arrivals: when each tile reached a hand, in a deal in which all hands are known.

A seat's tiles arrive with the deal, or later in draws. Replaying the round requires knowing which
tile came with which draw. A tile arrives before it leaves the hand, and after every moment at which
the seat was shown to lack it. Of the possible orders, one is chosen at random; the same position
always gives the same one.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.tiles.hands import Hands
from capicua.core.tiles.keys import mix
from capicua.core.tiles.random import Rng


@final
class Arrivals:
    """The arrivals at all hands; report draws, lacks and tiles laid in the order of play."""

    def __init__(self, seats: i64, tiles: i64, size: i64) -> None:
        self.seats: i64 = seats
        self.tiles: i64 = tiles
        self.size: i64 = size
        """The number of tiles dealt to each seat."""
        self.draws: vec[i64] = vec[i64]([0] * int(seats))
        """The number of draws of each seat so far."""
        self.earliest: vec[i64] = vec[i64]([0] * int(seats * tiles))
        """By seat and tile: the first draw it may have come with, 0 for the deal."""
        self.drawers: vec[i64] = vec[i64]()
        """The seats of all draws, in order."""
        self.spans: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        """By seat: its tiles, each as (its first possible draw × 256 + its last) × 256 + tile."""

    def lack(self, seat: i64, tile: i64) -> None:
        """Report that a seat does not hold a tile now."""
        self.earliest[seat * self.tiles + tile] = self.draws[seat] + 1

    def draw(self, seat: i64) -> None:
        """Report a draw."""
        self.draws[seat] += 1
        self.drawers = append(self.drawers, seat)

    def leave(self, seat: i64, tile: i64) -> None:
        """Report that a tile leaves a hand."""
        first = self.earliest[seat * self.tiles + tile]
        span = (first * 256 + self.draws[seat]) * 256 + tile
        self.spans[seat] = append(self.spans[seat], span)

    def deal(self, hands: Hands, rest: list[int]) -> vec[i64]:
        """Return the deal, given what the hands hold now and the tiles never drawn.

        Empty if there is none.
        """
        key: i64 = 1
        for bits in hands.bits:
            key = mix(key, bits)
        rng = Rng(key)
        order = vec[i64]()
        arrived: list[vec[i64]] = []
        for seat in range(self.seats):
            for held in hands.tiles(seat):
                self.leave(seat, held)
            own = self.in_order(seat, rng)
            if len(own) == 0:
                return own
            for index in range(self.size):
                order = append(order, own[index])
            arrived.append(own)
        used = vec[i64]([self.size] * int(self.seats))
        for seat in self.drawers:
            order = append(order, arrived[seat][used[seat]])
            used[seat] += 1
        for left in rest:
            order = append(order, left)
        return order

    def in_order(self, seat: i64, rng: Rng) -> vec[i64]:
        """Return the tiles of a seat in an order of arrival; empty if there is none."""
        spans = self.spans[seat]
        left: i64 = len(spans)
        draws = self.draws[seat]
        if left != self.size + draws:
            return vec[i64]()
        for draw in range(draws, 0, -1):
            first = _first_due(spans, left, draw)
            choices: i64 = 0
            chosen: i64 = -1
            for index in range(left):
                if spans[index] // 65536 >= first and spans[index] // 256 % 256 >= draw:
                    choices += 1
                    if rng.below(choices) == 0:
                        chosen = index
            if first < 0 or chosen < 0:
                return vec[i64]()
            left -= 1
            spans[chosen], spans[left] = spans[left], spans[chosen]
        if _first_due(spans, left, 0) < 0:
            return vec[i64]()
        return vec[i64]([span % 256 for span in spans])


def _first_due(spans: vec[i64], left: i64, draw: i64) -> i64:
    """Return the first draw from which on only tiles that cannot come earlier may come.

    The tiles that can come no earlier than a draw must come with it or a later one. 0 if there is
    room for others, too; -1 if there are too many.
    """
    for first in range(draw + 1, 0, -1):
        room = draw - first + 1
        for index in range(left):
            if spans[index] // 65536 >= first:
                room -= 1
        if room < 0:
            return -1
        if room == 0 and first <= draw:
            return first
    return 0
