"""A trick game with all hands open, as machine words, for exact solvers.

A trick game fills in a ``Tricks`` (``State.trick_play``), so solvers need not know the
game. The points of the tricks taken by some seats are *counted*. The *makers* play for
at least ``goal`` of them, all other seats against it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4
"""The highest number of seats."""


@final
class Tricks:
    """One moment of the tricks of a round; tiles are bits of one word (sets up to double-9)."""

    def __init__(self, tiles: i64) -> None:
        self.tiles: i64 = tiles
        """Tiles in the set; the tables below have one row of this length for each suit."""
        self.hands: vec[i64] = vec[i64]([0] * SEATS)
        """The hand of every seat; empty for a seat that sits out."""
        self.after: vec[i64] = vec[i64]([0] * SEATS)
        """The seat that plays after each seat."""
        self.size: i64 = SEATS
        """Tiles in a trick."""
        self.follow: vec[i64] = vec[i64]()
        """The tiles of every suit."""
        self.leads: vec[i64] = vec[i64]()
        """The suit that each tile calls for when it is led."""
        self.strength: vec[i64] = vec[i64]()
        """``strength[suit * tiles + tile]``: the highest wins the trick; 0 cannot win."""
        self.worth: vec[i64] = vec[i64]()
        """The points of each tile, besides the trick itself."""
        self.trick_points: i64 = 1
        """The points of a trick, besides its tiles."""
        self.counted: i64 = 0
        """A bit for each seat whose tricks are counted."""
        self.makers: i64 = 0
        """A bit for each seat that plays for as many counted points as possible."""
        self.taken: i64 = 0
        """The points counted so far."""
        self.goal: i64 = 0
        """The points that the makers need."""
        self.payoff: vec[i64] = vec[i64]()
        """The makers' net result of the round, by the points counted."""
        self.turn: i64 = 0
        """The seat to play."""
        self.laid: i64 = 0
        """Tiles in the current trick."""
        self.led: i64 = 0
        """The suit led to it."""
        self.best: i64 = 0
        """The strength that is winning the trick."""
        self.winner: i64 = 0
        """The seat that is winning the trick."""
        self.stake: i64 = 0
        """The points of the tiles in the trick."""
