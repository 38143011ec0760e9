"""The tricks of a round with all hands open, for exact solvers.

The points of the bidder's side are counted. In a nello the bidder must take none, so the
other side plays for points.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Keys, Tricks
from capicua.games.texas_42.auction import ALL_POINTS, TRICKS
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import NELLO, TILES

SIDE_SEATS: Final = vec[i64]([5, 10])
"""The seats of each side, as bits."""


class TexasKeys(Keys[TexasRound]):
    """The current tricks of a round."""

    has_tricks: ClassVar[bool] = True

    def trick_play(self, state: TexasRound) -> Tricks | None:
        """Return the tricks once trumps have been named."""
        if state.phase != TRICKS or state.is_over:
            return None
        found = Tricks(TILES)
        suits = state.suits
        side = state.bidder & 1
        nello = state.mode == NELLO
        found.follow = suits.follow
        found.leads = suits.leads
        found.strength = suits.strength
        found.worth = suits.worth
        found.size = state.size
        found.counted = SIDE_SEATS[side]
        found.makers = SIDE_SEATS[1 - side] if nello else SIDE_SEATS[side]
        found.taken = state.taken(side)
        found.goal = 1 if nello else state.goal()
        for seat in range(i64(4)):
            after: i64 = (seat + 1) & 3
            if after == state.sitter:
                after = (after + 1) & 3
            found.after[seat] = after
            if seat != state.sitter:
                found.hands[seat] = state.hands.bits[seat]
        set_points(state, found)
        found.turn = state.turn
        found.laid = state.laid
        found.led = state.led
        found.best = state.best
        found.winner = state.winner
        found.stake = state.worth
        return found


def set_points(state: TexasRound, found: Tricks) -> None:
    """Set both sides' points of the round (T42-22), by the points counted."""
    nello = state.mode == NELLO
    goal = state.goal()
    of_bidder = vec[i64]([0] * (ALL_POINTS + 1))
    of_others = vec[i64]([0] * (ALL_POINTS + 1))
    for points in range(ALL_POINTS + 1):
        made = points == 0 if nello else points >= goal
        of_bidder[points], of_others[points] = state.shares(made, points, ALL_POINTS - points)
    found.makers_points = of_others if nello else of_bidder
    found.others_points = of_bidder if nello else of_others
