"""Exact trick play with all hands open, for any game that fills in ``Tricks``.

Each search answers one question: can the makers still get a given number of points? Positions
between tricks are stored with the points proved reachable and the limit proved; within a deal,
they are identified by the tiles still held and the leader. The exact number of points is found
by binary search.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import SEATS, Tricks
from capicua.core.tiles.tile import BIT, count_bits, position_of

ROOM: Final[i64] = 65536
"""Size of the table; a power of two."""
WIDTH: Final[i64] = 16
"""Maximum number of choices in a turn."""
DEPTH: Final[i64] = 64
"""Maximum number of tiles played in a round."""
NO_CHOICE: Final[i64] = 63
"""Marks a table entry without a best lead, and a seat that may play any tile."""


@final
class TrickSolver:
    """Solves positions one at a time; call ``load`` first, and reuse the object."""

    def __init__(self) -> None:
        self.tricks: Tricks = Tricks(0)
        self.hands: vec[i64] = vec[i64]([0] * SEATS)
        self.held: i64 = 0
        """The tiles in all hands."""
        self.open: i64 = 0
        """Points still to be taken, including those of the current trick."""
        self.depth: i64 = 0
        self.nodes: i64 = 0
        """Number of tiles played in all searches so far."""
        self.stamp: i64 = 0
        """Number of the deal, which distinguishes entries of earlier deals."""
        self._held: vec[i64] = vec[i64]([0] * ROOM)
        self._known: vec[i64] = vec[i64]([0] * ROOM)
        """For each entry: stamp, leader, best lead, upper bound and lower bound of the points."""
        self._choices: vec[i64] = vec[i64]([0] * (WIDTH * DEPTH))
        """Choices, encoded as promise × 64 + tile."""

    def load(self, tricks: Tricks) -> None:
        """Load a position, which may be in the middle of a trick."""
        self.tricks = tricks
        self.stamp += 1
        self.depth = 0
        self.held = 0
        most: i64 = 0
        for seat in range(SEATS):
            hand = tricks.hands[seat]
            self.hands[seat] = hand
            self.held |= hand
            size = count_bits(hand)
            if size > most:
                most = size
        # The largest hand has one tile for each remaining trick.
        self.open = tricks.stake + most * tricks.trick_points
        rest = self.held
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            self.open += tricks.worth[position_of(bit)]

    def is_made(self) -> bool:
        """Return whether the makers reach their goal with best play."""
        return self.makes(NO_CHOICE)

    def makes(self, tile: i64) -> bool:
        """Return whether the makers reach their goal after the seat to play plays a tile.

        After ``NO_CHOICE``, it plays any.
        """
        return self._reaches(tile, self.tricks.goal - self.tricks.taken)

    def points(self) -> i64:
        """Return the points counted at the end of the round, with best play by everybody."""
        return self.points_after(NO_CHOICE)

    def points_after(self, tile: i64) -> i64:
        """Return the points counted at the end after the seat to play plays a tile.

        After ``NO_CHOICE``, it plays any.
        """
        low: i64 = 0
        high = self.open
        while low < high:
            middle = (low + high + 1) // 2
            if self._reaches(tile, middle):
                low = middle
            else:
                high = middle - 1
        return self.tricks.taken + low

    # -- the search ------------------------------------------------------------------------

    def _reaches(self, tile: i64, need: i64) -> bool:
        tricks = self.tricks
        if tile != NO_CHOICE:
            return self._lay(
                tricks.turn,
                tile,
                tricks.laid,
                tricks.led,
                tricks.best,
                tricks.winner,
                tricks.stake,
                need,
            )
        if tricks.laid == 0:
            return self._lead(tricks.turn, need)
        return self._follow(
            tricks.turn, tricks.laid, tricks.led, tricks.best, tricks.winner, tricks.stake, need
        )

    def _lead(self, seat: i64, need: i64) -> bool:
        """Return whether the makers get ``need`` more points if ``seat`` leads to a new trick."""
        if need <= 0:
            return True
        if need > self.open:
            return False
        held = self.held
        place = ((held ^ (held >> 15) ^ (held >> 31)) * 5 + seat * 9973) & (ROOM - 1)
        owner = self.stamp * SEATS + seat
        first = NO_CHOICE
        low: i64 = 0
        high = self.open
        known = self._known[place]
        if self._held[place] == held and known >> 20 == owner:
            low = known & 127
            high = (known >> 7) & 127
            if need <= low:
                return True
            if need > high:
                return False
            first = (known >> 14) & 63
        tricks = self.tricks
        base = self.depth * WIDTH
        count: i64 = 0
        rest = self.hands[seat]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            tile = position_of(bit)
            promise = tricks.strength[tricks.leads[tile] * tricks.tiles + tile]
            if tile == first:
                promise = 999
            self._choices[base + count] = promise * 64 + tile
            count += 1
        mine = (tricks.makers & BIT[seat]) != 0
        found = not mine
        for left in range(count, 0, -1):
            tile = self._take_best(base, left)
            if self._lay(seat, tile, 0, 0, 0, 0, 0, need) == mine:
                found = mine
                first = tile
                break
        if found:
            low = need
        else:
            high = need - 1
        self._held[place] = held
        self._known[place] = ((owner * 64 + first) * 128 + high) * 128 + low
        return found

    def _follow(
        self, seat: i64, laid: i64, led: i64, best: i64, winner: i64, stake: i64, need: i64
    ) -> bool:
        """Return whether the makers get ``need`` more points if ``seat`` plays to the trick."""
        if need > self.open:
            return False
        tricks = self.tricks
        rest = self.hands[seat]
        same = rest & tricks.follow[led]
        if same != 0:
            rest = same
        if rest & (rest - 1) == 0:
            return self._lay(seat, position_of(rest), laid, led, best, winner, stake, need)
        mine = (tricks.makers & BIT[seat]) != 0
        with_winner = ((tricks.makers & BIT[winner]) != 0) == mine
        base = self.depth * WIDTH
        count: i64 = 0
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            tile = position_of(bit)
            power = tricks.strength[led * tricks.tiles + tile]
            promise: i64 = 400 - power
            if with_winner:
                promise += 8 * tricks.worth[tile]
                if power > best:
                    promise -= 100
            elif power > best:
                promise += 100
                if laid + 1 < tricks.size:
                    promise += 2 * power
            else:
                promise -= 8 * tricks.worth[tile]
            self._choices[base + count] = promise * 64 + tile
            count += 1
        for left in range(count, 0, -1):
            tile = self._take_best(base, left)
            if self._lay(seat, tile, laid, led, best, winner, stake, need) == mine:
                return mine
        return not mine

    def _take_best(self, base: i64, count: i64) -> i64:
        """Remove and return the tile with the highest promise."""
        choices = self._choices
        at: i64 = base
        for index in range(base + 1, base + count):
            if choices[index] > choices[at]:
                at = index
        tile: i64 = choices[at] & 63
        choices[at] = choices[base + count - 1]
        return tile

    def _lay(
        self,
        seat: i64,
        tile: i64,
        laid: i64,
        led: i64,
        best: i64,
        winner: i64,
        stake: i64,
        need: i64,
    ) -> bool:
        """Return whether the makers get ``need`` more points after a tile is played."""
        tricks = self.tricks
        bit = BIT[tile]
        self.hands[seat] ^= bit
        self.held ^= bit
        self.depth += 1
        self.nodes += 1
        if laid == 0:
            led = tricks.leads[tile]
            best = 0
        power = tricks.strength[led * tricks.tiles + tile]
        if power > best:
            best = power
            winner = seat
        stake += tricks.worth[tile]
        if laid + 1 < tricks.size:
            found = self._follow(tricks.after[seat], laid + 1, led, best, winner, stake, need)
        else:
            gain = stake + tricks.trick_points
            self.open -= gain
            if tricks.counted & BIT[winner]:
                found = self._lead(winner, need - gain)
            else:
                found = self._lead(winner, need)
            self.open += gain
        self.depth -= 1
        self.held ^= bit
        self.hands[seat] ^= bit
        return found
