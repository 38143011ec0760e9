"""A trick game with all hands open, as machine words: what an exact solver needs, and no more.

A game of tricks fills in a ``Tricks`` (``State.trick_play``), so that no solver needs to know
the game. The points of the tricks taken by some seats are *counted*. The *makers* play for
at least ``goal`` of them, everybody else against it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4
"""The most seats there may be."""


@final
class Tricks:
    """One moment of the tricks of a round; tiles are bits of one word (sets up to double-9)."""

    def __init__(self, tiles: i64) -> None:
        self.tiles: i64 = tiles
        """Tiles in the set; the tables below have a row of so many for each suit."""
        self.hands: vec[i64] = vec[i64]([0] * SEATS)
        """What every seat holds; nothing for a seat that sits out."""
        self.after: vec[i64] = vec[i64]([0] * SEATS)
        """The seat that plays after each seat."""
        self.size: i64 = SEATS
        """Tiles in a trick."""
        self.follow: vec[i64] = vec[i64]()
        """The tiles of every suit."""
        self.leads: vec[i64] = vec[i64]()
        """The suit that each tile asks for when it is led."""
        self.strength: vec[i64] = vec[i64]()
        """``strength[suit * tiles + tile]``: the highest takes the trick; 0 cannot."""
        self.worth: vec[i64] = vec[i64]()
        """What each tile counts, besides the trick itself."""
        self.trick_points: i64 = 1
        """What a trick counts, besides its tiles."""
        self.counted: i64 = 0
        """A bit for each seat whose tricks are counted."""
        self.makers: i64 = 0
        """A bit for each seat that plays for many points counted."""
        self.taken: i64 = 0
        """The points counted so far."""
        self.goal: i64 = 0
        """The points that the makers need."""
        self.payoff: vec[i64] = vec[i64]()
        """What the round brings the makers' side more than the other, by the points counted."""
        self.turn: i64 = 0
        """The seat to play."""
        self.laid: i64 = 0
        """Tiles in the trick as it stands."""
        self.led: i64 = 0
        """The suit led to it."""
        self.best: i64 = 0
        """The strength that takes it as it stands."""
        self.winner: i64 = 0
        """The seat that takes it as it stands."""
        self.stake: i64 = 0
        """What its tiles count."""
